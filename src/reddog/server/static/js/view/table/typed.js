// The box for typed commands: the same words as in the terminal. A press of Enter does what stands there, and not before.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { answer, run } from "./orders.js";

/** It survives every update. */
const draft = signal("");

/** @param {{desk: import("./desk.js").Desk}} props */
export function Typed({ desk }) {
  return html`<div class="typed">
    ${answer.value.text && html`<p class="answer">${answer.value.text}</p>`}
    <form class="line" onSubmit=${(/** @type {Event} */ event) => submit(event, desk)}>
      <input class="input" type="text" id="typed-box" autocomplete="off" autocapitalize="off" spellcheck=${false} maxlength="500" aria-label=${t("typed.box")}
        placeholder=${t("typed.example")} value=${draft.value} onInput=${(/** @type {any} */ event) => (draft.value = event.target.value)} />
      <button type="submit" class="button">${t("typed.do")}</button>
    </form>
  </div>`;
}

/** @param {Event} event @param {import("./desk.js").Desk} desk */
function submit(event, desk) {
  event.preventDefault();
  const text = draft.value;
  draft.value = "";
  run(desk, text);
}
