// Who bet, what was turned, what beat it, and the chips: in the server's words, until somebody bets again.

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { lastResult } from "./situation.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function Result({ desk }) {
  const result = lastResult(desk.shown.value);
  if (!result) return null;
  const { said, more, number } = result;
  return html`<div class=${`result ${said[0].tone}`} key=${number}>
    ${said.map((/** @type {any} */ one) => html`<p class=${one.tone}><${Sign} tone=${one.tone} />${one.text}</p>`)}
    ${more > 0 && html`<p class="more">${t("result.more", { n: more })}</p>`}
  </div>`;
}

/** A sign beside the colour. @param {{tone: string}} props */
function Sign({ tone }) {
  return html`<span class="sign" aria-hidden="true">${{ won: "▲", lost: "▼", even: "=" }[tone] ?? ""}</span>`;
}
