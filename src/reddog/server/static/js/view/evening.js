// What is left of an evening that is over: who owes whom, and the file of it, for whoever was there.

import { useState } from "preact/hooks";

import { html } from "../html.js";
import { get, spoken } from "../net/api.js";
import { t } from "../text/labels.js";
import { Copy } from "./copy.js";
import { Refused } from "./parts.js";

/** @param {{code: string}} props */
export function Evening({ code }) {
  const [ledger, setLedger] = useState(/** @type {any} */ (null));
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  const address = `/api/tables/${encodeURIComponent(code)}`;
  if (!ledger) {
    return html`
      <${Refused} refusal=${refusal} />
      <p><button class="button first" onClick=${() => get(spoken(`${address}/ledger`)).then(setLedger, setRefusal)}>${t("join.ledger")}</button></p>
    `;
  }
  return html`
    <pre class="evening" tabindex="0">${ledger.text}</pre>
    <p class="row"><${Copy} text=${ledger.text} kind="first" /><a class="button" href=${`${address}/export`} download>${t("join.export")}</a></p>
  `;
}
