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
export const Lines = line("M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01");
export const Eye = line("M2.5 12C4.5 8 8 5.5 12 5.5S19.5 8 21.5 12c-2 4-5.5 6.5-9.5 6.5S4.5 16 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z");
export const Talk = line("M4 5h16v11H11l-4.5 4v-4H4z");
export const Clock = line("M4.5 8.5A8.5 8.5 0 1 1 3.5 13M4 4v4.5h4.5M12 8v4.5l3 2");
export const Shield = line("M12 3.5l7.5 2.5v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.5 12l2.5 2.5 4.5-5");
export const Person = line("M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6");
export const Asking = line("M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c.4-3 2.8-4.8 6-4.8s5.6 1.8 6 4.8M16 7a2.2 2.2 0 1 1 3.3 1.9c-.8.5-1.1 1-1.1 1.8M18.2 13.8h.01");
export const Crown = line("M4 18.5h16M4 15.5L3 7l5 3.5L12 5l4 5.5L21 7l-1 8.5z");
export const Dots = line("M6 12h.01M12 12h.01M18 12h.01");

/** The dog of the name. */
export const Dog = () => html`
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path class="dog-coat" d="M9 5l16 11.5h14L55 5l-2 25c-.8 10-9 19.5-16.5 27.5q-4.5 4-9 0C20 49.5 11.8 40 11 30z" />
    <path class="dog-shade" d="M14 14l8.5 6.5c-4 2.5-6 6.5-6.5 10.5zM50 14l-8.5 6.5c4 2.5 6 6.5 6.5 10.5z" />
    <path class="dog-muzzle" d="M32 25c2.5 8 7.5 13 14.5 15.5-2.5 5-6.5 10-11 14.5q-3.5 3-7 0c-4.5-4.5-8.5-9.5-11-14.5C24.5 38 29.5 33 32 25z" />
    <path class="dog-dark" d="M21 32.5c0-2 1.3-3.5 2.9-3.5s2.9 1.5 2.9 3.5-1.3 3.5-2.9 3.5-2.9-1.5-2.9-3.5zM37.2 32.5c0-2 1.3-3.5 2.9-3.5s2.9 1.5 2.9 3.5-1.3 3.5-2.9 3.5-2.9-1.5-2.9-3.5zM27.5 48h9c1.4 0 2 1.6 1 2.6l-3.5 3.7q-2 1.8-4 0l-3.5-3.7c-1-1-.4-2.6 1-2.6z" />
  </svg>
`;
