// Where a table's code is typed. Spelling is the server's business: it knows which letters look alike.

import { useState } from "preact/hooks";

import { html } from "../html.js";
import { go } from "../route.js";
import { t } from "../text/labels.js";
import { Field } from "./parts.js";

/** @param {{label: string}} props */
export function CodeForm({ label }) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const code = codeIn(typed);
    if (code) go(`/t/${encodeURIComponent(code)}`);
    else setWrong(t("start.code-empty"));
  };
  return html`
    <form class="code-form" onSubmit=${submit} novalidate>
      <${Field} label=${label} more=${t("start.code-more")} wrong=${wrong}>
        ${(/** @type {any} */ named) => html`
          <div class="row">
            <input
              class="input code"
              ...${named}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck=${false}
              enterkeyhint="go"
              placeholder=${t("start.code-example")}
              value=${typed}
              onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}
            />
            <button class="button first">${t("start.join")}</button>
          </div>
        `}
      <//>
    </form>
  `;
}

/** The code in what was typed or pasted, which may be the whole link. @param {string} typed */
const codeIn = (typed) => (/\/t\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed).trim();
