// One thing to do, with what comes of it.

import { html } from "../../html.js";

/** @param {{title: string, text: string, children?: any}} props */
export function Part({ title, text, children }) {
  return html`<section class="part"><h3>${title}</h3>${text && html`<p>${text}</p>`}<div class="does">${children}</div></section>`;
}
