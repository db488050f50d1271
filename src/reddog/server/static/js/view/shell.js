// The frame of every page: skip link, header, content, foot.

import { useEffect } from "preact/hooks";

import { html } from "../html.js";
import { panel } from "../state/panel.js";
import { t } from "../text/labels.js";
import { Dog, Sliders } from "./icons.js";

/**
 * @param {{title: string, head?: any, kind?: string, children?: any, foot?: boolean}} props
 *   `head` is what stands in the header between the mark and the settings
 */
export function Shell({ title, head, kind = "", children, foot = true }) {
  useEffect(() => {
    document.title = title === t("start.title") ? title : `${title} · ${t("start.title")}`;
  }, [title]);
  return html`
    <div class=${`shell ${kind}`}>
      <a class="skip" href="#main">${t("skip")}</a>
      <header class=${`masthead ${kind}`}>
        <div>
          <a class="mark" href="/" aria-label=${t("home")}><${Dog} /><span>${t("start.title")}</span></a>
          ${head ?? html`<span class="space" />`}
          <button type="button" class="button bare" aria-label=${t("settings")} title=${t("settings")} onClick=${() => (panel.value = "settings")}>
            <${Sliders} />
          </button>
        </div>
      </header>
      <main id="main" tabindex="-1" class=${kind === "table" ? "at-table" : ""}>${children}</main>
      ${foot &&
      html`<footer class="colophon">
        <span>${t("play-money")}</span>
        <a href="/api/openapi.json">${t("on-programs")}</a>
      </footer>`}
    </div>
  `;
}
