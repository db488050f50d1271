// One card: a face with a name for every reader, or a back that tells nothing.

import { html } from "../../html.js";
import { prefs } from "../../state/prefs.js";
import { t } from "../../text/labels.js";
import { art } from "./art.js";
import { glyphOf, indexOf, letterOf, nameOf, suitOf } from "./cards.js";

/**
 * @param {{card: number, size?: "large" | "middle" | "small" | "tiny", mark?: string, note?: string, flip?: string}} props
 * `mark` is a class of its own, `note` is added to the name, `flip` the name under which the card is seen to move.
 */
export function Card({ card, size = "middle", mark = "", note = "", flip }) {
  const suit = suitOf(card);
  const name = nameOf(card);
  // Small cards need a large index more than a picture.
  const drawn = art.value && !prefs.largeIndex.value && (size === "large" || size === "middle");
  return html`<span class=${`card ${size} suit-${letterOf(suit)} ${drawn ? "drawn" : ""} ${mark}`} role="img" data-flip=${flip}
      aria-label=${note ? t("card.noted", { card: name, note }) : name}>
    ${
      drawn
        ? html`<svg class="face" viewBox="0 0 240 336" aria-hidden="true"><use href=${`${art.value}#${codeOf(card)}`} /></svg>`
        : html`<b aria-hidden="true">${indexOf(card)}</b><i aria-hidden="true">${glyphOf(suit)}</i>`
    }
  </span>`;
}

/** The back of a card, whose name is nobody's business (U-11). @param {{size?: string, flip?: string}} props */
export function Back({ size = "middle", flip }) {
  return html`<span class=${`card back ${size}`} role="img" data-flip=${flip} aria-label=${t("card.back")}></span>`;
}

/** "QH": what the face is called in the file of faces. @param {number} card */
const codeOf = (card) => indexOf(card).replace("10", "T") + letterOf(suitOf(card)).toUpperCase();
