// Ways out of what does not fit, each a button: house rules with which it would.

import { html } from "../html.js";
import { ruleSaid } from "./new_rules.js";

/** @param {{ways: string[], made: import("./new_rules.js").Wishing}} props a way is `hand=4 burn=never` */
export function Ways({ ways, made }) {
  if (!ways.length) return null;
  const take = (/** @type {string} */ way) => made.change({ house: { ...made.wish.value.house, ...Object.fromEntries(rulesOf(way)) } });
  return html`<div class="ways">
    ${ways.map((way) => html`<button type="button" class="button" key=${way} onClick=${() => take(way)}>${rulesOf(way).map(([name, value]) => html`<span key=${name}>${said(made, name, value)}</span>`)}</button>`)}
  </div>`;
}

/** @param {string} way */
const rulesOf = (way) => way.split(" ").map((rule) => rule.split("="));

/** @param {import("./new_rules.js").Wishing} made @param {string} name @param {string} value */
function said(made, name, value) {
  const option = made.options.value.find((/** @type {any} */ rule) => rule.name === name);
  return option ? ruleSaid(option, value) : `${name}=${value}`;
}
