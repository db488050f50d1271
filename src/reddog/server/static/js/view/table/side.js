// The panels beside the felt, one at a time. On a small screen they lie over the felt, never over the bar.

import { useEffect } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { Chat } from "./chat.js";
import { Fair } from "./fair.js";
import { Host } from "./host.js";
import { Ledger } from "./ledger.js";
import { Log } from "./log.js";
import { Me } from "./me.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { SeatPanel } from "./seat_panel.js";
import { Seen } from "./seen.js";
import { isHost, watches } from "./situation.js";
import { Typed } from "./typed.js";

const PANELS = /** @type {Record<string, any>} */ ({
  log: Log,
  seen: Seen,
  chat: Chat,
  rules: Rules,
  ledger: Ledger,
  replay: Replay,
  fair: Fair,
  me: Me,
  host: Host,
  seat: SeatPanel,
});

/** Panels that a small screen has at hand; the others are behind *More*. */
const NEAR = new Set(["log", "seen", "rules", "ledger", "me"]);

/** @param {{desk: import("./desk.js").Desk}} props */
export function Side({ desk }) {
  const state = desk.live.value;
  const names = namesFor(state);
  // What is no longer there makes way for how the evening came out.
  const tab = names.includes(desk.tab.value) || desk.tab.value === "seat" ? desk.tab.value : "ledger";
  const Panel = PANELS[tab] ?? Log;
  // Where the tabs are wider than the screen, the chosen one is in sight.
  useEffect(() => document.getElementById(`tab-${tab}`)?.scrollIntoView({ block: "nearest", inline: "center" }), [tab, desk.opened.value]);
  return html`<aside class=${`side ${desk.opened.value ? "opened" : ""}`} aria-label=${t("side.title")}>
    <div class="tabs">
      <div class="list" role="tablist" aria-label=${t("side.title")} onKeyDown=${(/** @type {KeyboardEvent} */ event) => arrows(event, desk, names)}>
        ${names.map((name) => html`<button type="button" role="tab" key=${name} id=${`tab-${name}`} class=${NEAR.has(name) ? "near" : "far"}
            aria-selected=${tab === name ? "true" : "false"} aria-controls="panel" tabindex=${tab === name ? 0 : -1}
            onClick=${() => desk.open(name)}>${t(`tab.${name}`)}</button>`)}
      </div>
      <button type="button" class="close" aria-label=${t("side.close")} onClick=${() => (desk.opened.value = false)}>✕</button>
    </div>
    <div class="sheet" id="panel" role="tabpanel" tabindex="-1" aria-labelledby=${names.includes(tab) ? `tab-${tab}` : undefined}
        aria-label=${names.includes(tab) ? undefined : t(`tab.${tab}`)}>
      <h2 class=${names.includes(tab) ? "unseen" : ""}>${t(`tab.${tab}`)}</h2>
      <${Panel} desk=${desk} />
    </div>
    <${Typed} desk=${desk} />
  </aside>`;
}

/** The row under the bar of a small screen. @param {{desk: import("./desk.js").Desk}} props */
export function Foot({ desk }) {
  const { tab, opened } = desk;
  const show = (/** @type {string} */ name) => {
    if (opened.value && tab.value === name) opened.value = false;
    else {
      desk.open(name);
      requestAnimationFrame(() => document.getElementById("panel")?.focus());
    }
  };
  return html`<nav class="tablefoot" aria-label=${t("side.title")}>
    ${[...NEAR].map((name) => html`<button type="button" key=${name} aria-expanded=${opened.value && tab.value === name ? "true" : "false"}
        onClick=${() => show(name)}>${t(`tab.${name}`)}</button>`)}
    <button type="button" aria-expanded=${opened.value && !NEAR.has(tab.value) ? "true" : "false"} onClick=${() => show("chat")}>${t("tab.more")}</button>
  </nav>`;
}

/** @param {import("../../state/table.js").TableState} state */
function namesFor(state) {
  const names = ["log", "seen"];
  if (state.table.settings.chat) names.push("chat");
  names.push("rules", "ledger", "replay", "fair");
  if (!watches(state) || !state.table.ended) names.push("me");
  if (isHost(state)) names.push("host");
  return names;
}

/** Left and right go from tab to tab. @param {KeyboardEvent} event @param {import("./desk.js").Desk} desk @param {string[]} names */
function arrows(event, desk, names) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = names[(names.indexOf(desk.tab.value) + step + names.length) % names.length];
  desk.open(next);
  document.getElementById(`tab-${next}`)?.focus();
}
