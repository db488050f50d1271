// The table: seats and felt, the reader's hand and bar, and the panels beside them.

import { useEffect, useMemo } from "preact/hooks";

import { html } from "../html.js";
import { isRunning } from "../state/table.js";
import { t } from "../text/labels.js";
import { fetchArt } from "./table/art.js";
import { Banners, hasNotice } from "./table/banners.js";
import { Bar, isAsked } from "./table/bar.js";
import { Centre } from "./table/centre.js";
import { Coach, pointed } from "./table/coach.js";
import { Desk } from "./table/desk.js";
import { Hand, handOf } from "./table/hand.js";
import { Hint, chanceOf } from "./table/hint.js";
import { listenToKeys } from "./table/keys.js";
import { Result } from "./table/result.js";
import { ReplayBar } from "./table/replay.js";
import { Seats } from "./table/seats.js";
import { Foot, Side } from "./table/side.js";
import { tellTable } from "./table/telling.js";
import { Voice } from "./table/voice.js";

/**
 * @param {{state: import("@preact/signals").ReadonlySignal<import("../state/table.js").TableState>,
 *   calm: import("@preact/signals").ReadonlySignal<import("../state/table.js").TableState>,
 *   connection: import("../net/socket.js").Connection, api: import("./table/desk.js").Api}} props
 * `state` is the folded state of the table, `calm` the same without what people say, `connection` what commands go through
 */
export function TableView({ state, calm, connection, api }) {
  const desk = useMemo(() => new Desk(state, calm, connection, api), [state, connection]);
  useEffect(() => tellTable(desk), [desk]);
  useEffect(() => void desk.recall(), [desk]);
  useEffect(fetchArt, []);
  if (!desk.shown.value.table) return html`<${Banners} desk=${desk} />`;
  const handed = handOf(desk) !== null;
  return html`<div class=${`tableview ${shapeOf(desk, handed)}`} data-coach=${pointed(desk) || undefined} ref=${(/** @type {HTMLElement} */ root) => listenToKeys(root, desk)}>
    <a class="skip" href="#bar-title" onClick=${toBar}>${t("skip.bar")}</a>
    <div class="room">
      <${Banners} desk=${desk} />
      <section class="felt" aria-labelledby="felt-title" tabindex="-1">
        <h2 id="felt-title" class="unseen">${t("felt.title")}</h2>
        <${Seats} desk=${desk} />
        <div class="middle"><${Centre} desk=${desk} /><${Result} desk=${desk} /></div>
        <${Coach} desk=${desk} />
      </section>
      <div class=${`own ${handed ? "handed" : ""} ${chanceOf(desk) ? "hinted" : ""}`}>
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

/** What there is at the table, for the style sheet: it must not have to look for that with every line of the log. @param {Desk} desk @param {boolean} handed */
function shapeOf(desk, handed) {
  const shape = {
    opened: desk.opened.value,
    running: desk.looked.value || isRunning(desk.calm.value),
    handless: !handed,
    asks: isAsked(desk),
    noticed: hasNotice(desk.calm.value),
  };
  return Object.entries(shape).filter(([, is]) => is).map(([name]) => name).join(" ");
}

/** To the first control of the bar, without an address of its own. @param {Event} event */
function toBar(event) {
  event.preventDefault();
  const named = ["#amount-box", ".bar .decision", ".bar .go:not(:disabled)", "#bar-title"];
  const first = named.map((name) => document.querySelector(name)).find((part) => part !== null);
  /** @type {HTMLElement | null | undefined} */ (first)?.focus();
}
