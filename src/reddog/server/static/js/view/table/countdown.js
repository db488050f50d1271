// Seconds that run down, from a duration that was told.

import { useEffect, useState } from "preact/hooks";

import { html } from "../../html.js";
import { clockText } from "./clock.js";

/** @param {{left: number, since: number}} props milliseconds left at the moment `since` of `performance.now()` */
export function Countdown({ left, since }) {
  const [, again] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => again((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, []);
  return html`<span class="seconds" role="timer" aria-live="off">${clockText(Math.max(0, left - (performance.now() - since)))}</span>`;
}
