// The box for typed commands: the same words as in the terminal. A press of Enter does what stands there, and not before.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { answerOf, run } from "./orders.js";
import { perDesk } from "./per_desk.js";

/** It survives every update. */
const draftOf = perDesk(() => signal(""));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Typed({ desk }) {
  const draft = draftOf(desk);
  const answer = answerOf(desk);
  return html`<div class="typed">
    ${answer ? html`<p class="answer">${answer}</p>` : null}
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
  const draft = draftOf(desk);
  const text = draft.value;
  draft.value = "";
  run(desk, text);
}
