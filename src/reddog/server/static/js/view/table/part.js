// One thing to do, with what comes of it.

import { html } from "../../html.js";

/** @param {{title: string, text?: string, wide?: boolean, children?: any}} props what is `wide`, such as a field, needs the whole width */
export function Part({ title, text = "", wide = false, children }) {
  return html`<section class=${wide ? "part" : "part beside"}><h3>${title}</h3>${text ? html`<p>${text}</p>` : null}<div class="does">${children}</div></section>`;
}
