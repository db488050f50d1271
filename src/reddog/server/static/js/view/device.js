// How to be oneself on another device: by a new personal link, with which all older ones end.

import { useState } from "preact/hooks";

import { html } from "../html.js";
import { post } from "../net/api.js";
import { t } from "../text/labels.js";
import { Copy } from "./copy.js";
import { Refused } from "./parts.js";

export function Device() {
  const [link, setLink] = useState("");
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const make = () => post("/api/logout/everywhere").then((given) => setLink(given.link), setRefusal);
  return html`
    <details class="unfold">
      <summary>${t("device.title")}</summary>
      <div class="stack tight">
        <p class="soft small">${t("device.more")}</p>
        <${Refused} refusal=${refusal} />
        ${link
          ? html`<div class="copying">
              <input class="input" readonly value=${link} aria-label=${t("device.link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
              <${Copy} text=${link} kind="first" />
            </div>`
          : html`<p><button type="button" class="button" onClick=${make}>${t("device.make")}</button></p>`}
      </div>
    </details>
  `;
}
