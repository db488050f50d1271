// Who bought and cashed out what, and who owes whom. The sums prove that no chip was lost.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { html } from "../../html.js";
import { number, t } from "../../text/labels.js";
import { perDesk } from "./per_desk.js";
import { Transfers } from "./transfers.js";
import { signed } from "./seats.js";

/** Nets change with every bet; who owes whom is asked for no more often than so, in milliseconds. */
const EVERY = 3000;

/** The server's settlement, and the nets that it is of. */
const knownOf = perDesk(() => ({ settlement: signal(/** @type {any} */ (null)), nets: "", copied: signal(false) }));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Ledger({ desk }) {
  const { table } = desk.calm.value;
  const { accounts, game } = table;
  const { settlement, copied } = knownOf(desk);
  // While there are chips in the pot nobody owes anybody: whoever wins them will.
  const due = Boolean(table.ended) || game.pot === 0;
  useEffect(() => {
    if (!due) return forget(desk);
    void refresh(desk);
    const timer = setInterval(() => refresh(desk), EVERY);
    return () => clearInterval(timer);
  }, [desk, due]);
  const total = (/** @type {string} */ field) => accounts.reduce((/** @type {number} */ sum, /** @type {any} */ account) => sum + account[field], 0);
  const house = total("net") + game.pot;
  // A column of noughts takes the room that a phone needs for the others.
  const columns = ["bought", "cashed", "stack", "net"].filter((name) => (name === "cashed" ? total(name) > 0 : name !== "stack" || !table.ended));
  const row = (/** @type {Record<string, any>} */ cells) => columns.map((name) => html`<td key=${name} class=${cells.tone && name === "net" ? cells.tone : ""}>${cells[name] ?? ""}</td>`);
  return html`<div class="ledger">
    <div class="scroll" tabindex="0" role="region" aria-label=${t("tab.ledger")}>
      <table>
        <thead><tr><th scope="col">${t("ledger.who")}</th>${columns.map((name) => html`<th scope="col" key=${name}>${t(`ledger.${name}`)}</th>`)}</tr></thead>
        <tbody>${accounts.map((/** @type {any} */ account) => html`<tr key=${account.person}>
          <th scope="row" dir="auto">${account.name}${account.bot ? html` <small>${t("seat.bot")}</small>` : null}</th>
          ${row({ bought: number(account.bought), cashed: number(account.cashed), stack: number(account.stack), net: signed(account.net), tone: account.net < 0 ? "down" : account.net > 0 ? "up" : "" })}</tr>`)}</tbody>
        <tfoot>
          ${game.pot > 0 && html`<tr><th scope="row">${t("ledger.pot")}</th>${row({ stack: number(game.pot), net: signed(game.pot) })}</tr>`}
          ${house !== 0 && html`<tr><th scope="row">${t("ledger.house")}</th>${row({ net: signed(-house) })}</tr>`}
          <tr><th scope="row">${t("ledger.sum")}</th>${row({ bought: number(total("bought")), cashed: number(total("cashed")), stack: number(total("stack") + game.pot), net: signed(0) })}</tr>
        </tfoot>
      </table>
    </div>
    ${!due && html`<p class="soft">${t("settle.later")}</p>`}
    ${due && settlement.value && html`<${Transfers} settlement=${settlement.value} />
      <button type="button" class="button" onClick=${() => copy(desk, settlement.value.text)}>${t(copied.value ? "ledger.copied" : "ledger.copy")}</button>`}
  </div>`;
}

/** What was owed before others bet is not owed now. @param {import("./desk.js").Desk} desk */
function forget(desk) {
  const known = knownOf(desk);
  known.nets = "";
  known.settlement.value = null;
}

/** Ask who owes whom, where chips have changed hands. What is refused is asked again, without a word. @param {import("./desk.js").Desk} desk */
async function refresh(desk) {
  const { table, code } = desk.live.peek();
  const known = knownOf(desk);
  const nets = table.accounts.map((/** @type {any} */ account) => `${account.person} ${account.net}`).join();
  if (nets === known.nets) return;
  known.nets = nets;
  try {
    known.settlement.value = await desk.api.get(`/api/tables/${code}/ledger`);
  } catch {
    // What stands there holds until the next time.
    known.nets = "";
  }
}

/** @param {import("./desk.js").Desk} desk @param {string} text */
async function copy(desk, text) {
  const { copied } = knownOf(desk);
  await navigator.clipboard?.writeText(text).catch(() => {});
  copied.value = true;
  setTimeout(() => (copied.value = false), 2000);
}
