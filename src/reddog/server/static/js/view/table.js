// The table: seats and felt, the reader's hand and bar, and the panels beside them.

import { useEffect, useMemo } from "preact/hooks";

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { fetchArt } from "./table/art.js";
import { Banners } from "./table/banners.js";
import { Bar } from "./table/bar.js";
import { Centre } from "./table/centre.js";
import { Coach, pointed } from "./table/coach.js";
import { Desk } from "./table/desk.js";
import { Hand } from "./table/hand.js";
import { Hint } from "./table/hint.js";
import { listenToKeys } from "./table/keys.js";
import { Result } from "./table/result.js";
import { ReplayBar } from "./table/replay.js";
import { Seats } from "./table/seats.js";
import { Foot, Side } from "./table/side.js";
import { tellTable } from "./table/telling.js";
import { Voice } from "./table/voice.js";

/**
 * @param {{state: import("@preact/signals").ReadonlySignal<import("../state/table.js").TableState>,
 *   connection: import("../net/socket.js").Connection, api: import("./table/desk.js").Api}} props
 * `state` is the folded state of the table, `connection` what commands go through
 */
export function TableView({ state, connection, api }) {
  const desk = useMemo(() => new Desk(state, connection, api), [state, connection]);
  useEffect(() => tellTable(desk), [desk]);
  useEffect(() => void desk.recall(), [desk]);
  useEffect(fetchArt, []);
  if (!desk.shown.value.table) return html`<${Banners} desk=${desk} />`;
  return html`<div class=${`tableview ${desk.opened.value ? "opened" : ""}`} data-coach=${pointed(desk) || undefined} ref=${(/** @type {HTMLElement} */ root) => listenToKeys(root, desk)}>
    <a class="skip" href="#bar-title" onClick=${toBar}>${t("skip.bar")}</a>
    <div class="room">
      <${Banners} desk=${desk} />
      <section class="felt" aria-labelledby="felt-title" tabindex="-1">
        <h2 id="felt-title" class="unseen">${t("felt.title")}</h2>
        <${Seats} desk=${desk} />
        <div class="middle"><${Centre} desk=${desk} /><${Result} desk=${desk} /></div>
        <${Coach} desk=${desk} />
      </section>
      <div class="own">
        <${Hand} desk=${desk} />
        <${Hint} desk=${desk} />
        ${desk.looked.value ? html`<${ReplayBar} desk=${desk} />` : html`<${Bar} desk=${desk} />`}
      </div>
      <${Foot} desk=${desk} />
    </div>
    <${Side} desk=${desk} />
    <${Voice} desk=${desk} />
  </div>`;
}

/** To the first control of the bar, without an address of its own. @param {Event} event */
function toBar(event) {
  event.preventDefault();
  const named = ["#amount-box", ".bar .decision", ".bar .go:not(:disabled)", "#bar-title"];
  const first = named.map((name) => document.querySelector(name)).find((part) => part !== null);
  /** @type {HTMLElement | null | undefined} */ (first)?.focus();
}
