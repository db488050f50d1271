// Three short hints on a first visit, when the first amount is asked for: on the felt, and so never over the bar.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { habits } from "../../state/panel.js";
import { t } from "../../text/labels.js";
import { isFixed } from "./amount.js";

/** What each is about; the style sheet points at it. */
const STEPS = ["range", "pot", "why"];
const step = signal(0);

/** @param {import("./desk.js").Desk} desk @returns {string} what is pointed at now, nothing where no hint is shown */
export const pointed = (desk) => (habits.coached.value || desk.looked.value || !hasRange(desk) ? "" : STEPS[step.value]);

/** @param {import("./desk.js").Desk} desk */
const hasRange = ({ question, calm }) => calm.value.connection !== "replaced" && question.value !== null && !isFixed(question.value.choice);

/** @param {{desk: import("./desk.js").Desk}} props */
export function Coach({ desk }) {
  const about = pointed(desk);
  if (!about) return null;
  const last = step.value === STEPS.length - 1;
  const on = () => (last ? (habits.coached.value = true) : step.value++);
  return html`<section class="coach" aria-label=${t("coach.title")}>
    <p><b>${step.value + 1}/${STEPS.length}</b> ${t(`coach.${about}`)}</p>
    <div class="does">
      <button type="button" class="button first" onClick=${on}>${t(last ? "coach.done" : "coach.next")}</button>
      ${!last && html`<button type="button" class="button skips" aria-label=${t("coach.skip")} onClick=${() => (habits.coached.value = true)}><span>${t("coach.skip")}</span></button>`}
    </div>
  </section>`;
}
