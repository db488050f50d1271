// The two places that a screen reader listens to: one polite and append only, one that interrupts.

import { useEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";

/** What the polite place keeps. */
const KEPT = 60;
/** Before words are set again: the same words twice would be silent the second time. */
const CLEARED = 60;

/** Sentences for the polite place; `tellTable` fills it. @type {{say(text: string): void}} */
export const polite = { say: () => {} };

/** @param {{desk: import("./desk.js").Desk}} props */
export function Voice({ desk }) {
  const log = useRef(/** @type {HTMLElement | null} */ (null));
  const alert = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    polite.say = (text) => append(log.current, text);
    return () => (polite.say = () => {});
  }, []);
  const { text } = desk.urgent.value;
  useEffect(() => {
    if (!alert.current || !text) return;
    const place = alert.current;
    place.textContent = "";
    const timer = setTimeout(() => (place.textContent = text), CLEARED);
    return () => clearTimeout(timer);
  }, [desk.urgent.value]);
  return html`<div class="unseen" id="told" ref=${log} role="log" aria-live="polite" aria-relevant="additions" aria-label=${t("voice.log")}></div>
    <div class="unseen" id="urgent" ref=${alert} role="alert" aria-live="assertive"></div>`;
}

/** @param {HTMLElement | null} place @param {string} text */
function append(place, text) {
  if (!place) return;
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > KEPT) place.firstElementChild?.remove();
}
