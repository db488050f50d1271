// Who bought and cashed out what, and who owes whom. The sums prove that no chip was lost.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { html } from "../../html.js";
import { number, t } from "../../text/labels.js";
import { Transfers } from "./transfers.js";
import { signed } from "./seats.js";

/** The server's settlement. @type {import("@preact/signals").Signal<any>} */
const settlement = signal(null);
const copied = signal(false);

/** @param {{desk: import("./desk.js").Desk}} props */
export function Ledger({ desk }) {
  const { table, code } = desk.live.value;
  const { accounts, game } = table;
  // Nets change with every bet; who owes whom is asked for again when they have.
  const nets = accounts.map((/** @type {any} */ account) => account.net).join();
  useEffect(() => {
    const timer = setTimeout(() => {
      desk.api.get(`/api/tables/${code}/ledger`).then((told) => (settlement.value = told), (refusal) => desk.warn(refusal.sentence));
    }, 300);
    return () => clearTimeout(timer);
  }, [code, nets]);
  const total = (/** @type {string} */ field) => accounts.reduce((/** @type {number} */ sum, /** @type {any} */ account) => sum + account[field], 0);
  const house = total("net") + game.pot;
  return html`<div class="ledger">
    <div class="scroll" tabindex="0" role="region" aria-label=${t("tab.ledger")}>
      <table>
        <thead><tr><th scope="col">${t("ledger.who")}</th>${["bought", "cashed", "stack", "net"].map((name) => html`<th scope="col" key=${name}>${t(`ledger.${name}`)}</th>`)}</tr></thead>
        <tbody>${accounts.map((/** @type {any} */ account) => html`<tr key=${account.person}>
          <th scope="row" dir="auto">${account.name}${account.bot && html` <small>${t("seat.bot")}</small>`}</th>
          <td>${number(account.bought)}</td><td>${number(account.cashed)}</td><td>${number(account.stack)}</td>
          <td class=${account.net < 0 ? "down" : "up"}>${signed(account.net)}</td></tr>`)}</tbody>
        <tfoot>
          ${game.pot > 0 && html`<tr><th scope="row">${t("ledger.pot")}</th><td></td><td></td><td>${number(game.pot)}</td><td>${signed(game.pot)}</td></tr>`}
          ${house !== 0 && html`<tr><th scope="row">${t("ledger.house")}</th><td></td><td></td><td></td><td>${signed(-house)}</td></tr>`}
          <tr><th scope="row">${t("ledger.sum")}</th><td>${number(total("bought"))}</td><td>${number(total("cashed"))}</td><td>${number(total("stack") + game.pot)}</td><td>${signed(0)}</td></tr>
        </tfoot>
      </table>
    </div>
    ${settlement.value && html`<${Transfers} settlement=${settlement.value} />
      <button type="button" class="button" onClick=${() => copy(settlement.value.text)}>${t(copied.value ? "ledger.copied" : "ledger.copy")}</button>`}
  </div>`;
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard?.writeText(text).catch(() => {});
  copied.value = true;
  setTimeout(() => (copied.value = false), 2000);
}
