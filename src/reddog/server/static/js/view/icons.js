// Drawn signs. All of them stand beside words or have a label on their button.

import { html } from "../html.js";

/** @param {string} path */
const line = (path) => () => html`
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    <path d=${path} />
  </svg>
`;

export const Cross = line("M6 6l12 12M18 6L6 18");
export const Lens = line("M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20");
export const Sliders = line("M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5");
export const Friends = line("M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5M18.5 8v6M15.5 11h6");
export const Book = line("M12 6.5C10 5 7 4.5 3.5 5v13.5c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20");
export const Scales = line("M4 5h16M4 10h16M4 15h9M4 20h9M18 14v7M15.5 16.5L18 14l2.5 2.5");

/** The dog of the name. */
export const Dog = () => html`
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path class="dog-coat" d="M9 5l16 11.5h14L55 5l-2 25c-.8 10-9 19.5-16.5 27.5q-4.5 4-9 0C20 49.5 11.8 40 11 30z" />
    <path class="dog-shade" d="M14 14l8.5 6.5c-4 2.5-6 6.5-6.5 10.5zM50 14l-8.5 6.5c4 2.5 6 6.5 6.5 10.5z" />
    <path class="dog-muzzle" d="M32 25c2.5 8 7.5 13 14.5 15.5-2.5 5-6.5 10-11 14.5q-3.5 3-7 0c-4.5-4.5-8.5-9.5-11-14.5C24.5 38 29.5 33 32 25z" />
    <path class="dog-dark" d="M21 32.5c0-2 1.3-3.5 2.9-3.5s2.9 1.5 2.9 3.5-1.3 3.5-2.9 3.5-2.9-1.5-2.9-3.5zM37.2 32.5c0-2 1.3-3.5 2.9-3.5s2.9 1.5 2.9 3.5-1.3 3.5-2.9 3.5-2.9-1.5-2.9-3.5zM27.5 48h9c1.4 0 2 1.6 1 2.6l-3.5 3.7q-2 1.8-4 0l-3.5-3.7c-1-1-.4-2.6 1-2.6z" />
  </svg>
`;
