// One line below the header while something about the connection, or about watching, has to be known.

import { html } from "../html.js";
import { YOU } from "../net/person.js";
import { prefs } from "../state/prefs.js";
import { sitOrWait } from "../state/visit.js";
import { t } from "../text/labels.js";

/** @param {{state: any, connection: import("../net/socket.js").Connection, onRefusal(refusal: any): void}} props */
export function Banner({ state, connection, onRefusal }) {
  const { connection: connected, table } = state.value;
  return html`
    <div role="status">
      ${connected === "lost" && html`<p class="banner">${t("banner.lost")}</p>`}
      ${connected === "stopping" && html`<p class="banner">${t("banner.stopping")}</p>`}
    </div>
    ${connected === "replaced" &&
    html`<div class="banner" role="alert">
      <span>${t("banner.replaced")}</span>
      <button class="button" onClick=${() => connection.takeOver()}>${t("banner.take-over")}</button>
    </div>`}
    ${connected === "open" && table && !table.ended && html`<${Watching} state=${state} connection=${connection} onRefusal=${onRefusal} />`}
  `;
}

/** Who watches can sit down when he likes. @param {any} props */
function Watching({ state, connection, onRefusal }) {
  const { table, person, name } = state.value;
  if (table.players.some((/** @type {any} */ player) => player.person === person)) return null;
  if (table.waiting.some((/** @type {any} */ waiter) => waiter.person === person)) {
    return html`<div class="banner">
      <span role="status">${t("banner.waiting")}</span>
      <button class="button" onClick=${() => connection.ask({ do: "stop-waiting" }).catch(onRefusal)}>${t("banner.stop-waiting")}</button>
    </div>`;
  }
  const full = table.players.filter((/** @type {any} */ player) => !player.bot).length >= table.settings.seats;
  const sit = () => sitOrWait(connection, prefs.name.value || name || YOU).catch(onRefusal);
  return html`<div class="banner">
    <span>${full ? t("banner.full") : t("banner.watching")}</span>
    <button class="button" onClick=${sit}>${full ? t("join.wait") : t("join.sit")}</button>
  </div>`;
}
