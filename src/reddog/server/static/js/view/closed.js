// A page that leads nowhere says why, and where to go on. It is never blank, and never makes a table by itself.

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { CodeForm } from "./code.js";

/** @param {{title: string, sentence?: string, children?: any}} props */
export function Closed({ title, sentence = "", children }) {
  return html`
    <div class="page narrow">
      <section class="door plate">
        <h1 tabindex="-1">${title}</h1>
        ${sentence ? html`<p>${sentence}</p>` : null}
        ${children}
      </section>
      <section class="baize"><${CodeForm} label=${t("join.other-code")} /></section>
      <p class="row">
        <a class="button" href="/new">${t("new.title")}</a>
        <a class="button bare" href="/">${t("join.start")}</a>
      </p>
    </div>
  `;
}
