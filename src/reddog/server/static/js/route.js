// Which page the address means. Links are ordinary links; those to the page itself change no document.

import { signal } from "@preact/signals";

/** @typedef {{path: string, query: URLSearchParams}} Place */

/** @type {import("@preact/signals").Signal<Place>} */
export const place = signal(here());

/** Go to another page of ours. @param {string} to @param {{replace?: boolean}} [how] */
export function go(to, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  place.value = here();
  if (!replace) scrollTo(0, 0);
}

/** Follow links and the browser's own buttons. */
export function followLinks() {
  addEventListener("popstate", () => (place.value = here()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin || !ours(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}

/** @param {string} path */
const ours = (path) => path === "/" || path === "/new" || path.startsWith("/t/");

function here() {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}
