// What every view is made of, in one place.

import htm from "htm";
import { h } from "preact";

/** Markup as a tagged template: html`<${View} name=${value} />`. */
export const html = htm.bind(h);
