// The exact chance of the bet that is asked for, where the table allows hints: a sentence, and a map of the 52 cards.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { prefs } from "../../state/prefs.js";
import { t } from "../../text/labels.js";
import { glyphOf, indexOf, letterOf } from "./cards.js";
import { askedSeat, wordsOf } from "./situation.js";

/** Whether the advice and the map are unfolded; null while nobody has said, and then they are where there is room. */
const unfolded = signal(/** @type {boolean | null} */ (null));
const ROOM = matchMedia("(min-width: 72rem) and (min-height: 44rem), (min-width: 45rem) and (min-height: 56rem)");
const roomy = signal(ROOM.matches);
ROOM.addEventListener("change", () => (roomy.value = ROOM.matches));

/** The chance that is told; null where none is. @param {import("./desk.js").Desk} desk */
export function chanceOf(desk) {
  const state = desk.calm.value;
  return desk.looked.value || !prefs.odds.value ? null : (wordsOf(state, askedSeat(state))?.chance ?? null);
}

/** @param {{desk: import("./desk.js").Desk}} props */
export function Hint({ desk }) {
  const chance = chanceOf(desk);
  if (!chance) return null;
  const open = unfolded.value ?? roomy.value;
  return html`<div class=${`hint ${open ? "open" : ""}`}>
    <button type="button" class="fold" aria-expanded=${open ? "true" : "false"} aria-label=${`${chance.text} ${t(open ? "hint.hide" : "hint.show")}`}
      onClick=${() => (unfolded.value = !open)}>${chance.text}</button>
    ${open && chance.cards ? html`<${CardMap} cards=${chance.cards} />` : null}
    ${open && html`<p>${chance.advice}</p>`}
  </div>`;
}

/** Four suits by thirteen ranks: which cards win, lose, or were seen. The sentence beside it says how many. @param {{cards: string}} props */
function CardMap({ cards }) {
  const ranks = Array.from({ length: 13 }, (_, at) => 12 - at);
  return html`<table class="cardmap" aria-label=${t("hint.map")}>
    <tbody>
      ${[3, 2, 1, 0].map((suit) => html`<tr key=${suit} class=${`suit-${letterOf(suit)}`}>
        <th scope="row">${glyphOf(suit)}</th>
        ${ranks.map((rank) => {
          const is = cards[4 * rank + suit];
          return html`<td key=${rank} class=${`is-${is}`}><span class="unseen">${indexOf(4 * rank + suit)} ${t(`hint.${is}`)}</span></td>`;
        })}
      </tr>`)}
    </tbody>
  </table>`;
}
