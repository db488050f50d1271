// A view whose modules are fetched when it is wanted first: what most visits never open need not come with the page.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { t } from "../text/labels.js";

/** @param {() => Promise<any>} fetched gives the view */
export function later(fetched) {
  /** @type {any} */
  let View = null;
  return function Later(/** @type {any} */ props) {
    const [state, setState] = useState(View ? "there" : "coming");
    useEffect(() => {
      if (state !== "coming") return;
      fetched().then((view) => (View = view)).then(() => setState("there"), () => setState("failed"));
    }, [state]);
    if (View) return html`<${View} ...${props} />`;
    if (state === "failed") {
      return html`<p class="page" role="alert">${t("join.offline")} <button type="button" class="button" onClick=${() => setState("coming")}>${t("again")}</button></p>`;
    }
    return html`<p class="page soft" role="status">${t("loading")}</p>`;
  };
}
