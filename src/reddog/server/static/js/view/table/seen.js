// The cards that the reader has seen since the last shuffle, by suit. They cannot come any more.

import { html } from "../../html.js";
import { habits } from "../../state/panel.js";
import { t } from "../../text/labels.js";
import { glyphOf, holds, indexOf, letterOf } from "./cards.js";
import { ownOf, ownSeat } from "./situation.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function Seen({ desk }) {
  const state = desk.shown.value;
  const hidden = habits.remembers;
  const own = ownOf(state, ownSeat(state)) ?? state.own[0];
  const layers = own?.seen ?? [];
  const all = 52 * Math.max(1, state.table.game.packs);
  const counts = countsOf(layers);
  const seen = counts.reduce((sum, count) => sum + count, 0);
  return html`<div class="seen">
    <div class="tools">
      <label class="check"><input type="checkbox" checked=${hidden.value} onChange=${(/** @type {any} */ event) => (hidden.value = event.target.checked)} /> ${t("seen.memory")}</label>
    </div>
    ${hidden.value ? html`<p class="empty">${t("seen.hidden")}</p>` : html`
      <p>${t("seen.count", { seen, n: all - seen })}</p>
      <table class="suits">
        <tbody>${[3, 2, 1, 0].map((suit) => html`<tr key=${suit}>
          <th scope="row" class=${`suit-${letterOf(suit)}`}><span aria-hidden="true">${glyphOf(suit)}</span><span class="unseen">${t(`card.suit.${suit}`)}</span></th>
          ${Array.from({ length: 13 }, (_, at) => 12 - at).map((rank) => html`<${Cell} key=${rank} card=${4 * rank + suit} count=${counts[4 * rank + suit]} packs=${state.table.game.packs} />`)}
        </tr>`)}</tbody>
      </table>
      <p class="legend"><span class="key gone">${t("seen.gone")}</span> <span class="key">${t("seen.left")}</span></p>`}
  </div>`;
}

/** @param {{card: number, count: number, packs: number}} props */
function Cell({ card, count, packs }) {
  const gone = count >= Math.max(1, packs);
  const label = gone ? t("seen.gone") : count ? t("seen.some", { n: count, packs }) : t("seen.left");
  return html`<td class=${gone ? "gone" : count ? "some" : ""}>${indexOf(card)}${packs > 1 && count > 0 && html`<small>${count}</small>`}<span class="unseen"> ${label}</span></td>`;
}

/** How often each card was seen; with several packs there is a layer for each. @param {number[]} layers */
export function countsOf(layers) {
  return Array.from({ length: 52 }, (_, card) => layers.filter((layer) => holds(layer, card)).length);
}
