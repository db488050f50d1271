// The panels beside the felt, one at a time. On a small screen they lie over the felt, never over the bar.

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { useWayBack } from "../back.js";
import { Cross, Dots } from "../icons.js";
import { later } from "../later.js";
import { AgreePanel, mayAgree } from "./agree.js";
import { Chat } from "./chat.js";
import { Host } from "./host.js";
import { Ledger } from "./ledger.js";
import { Log } from "./log.js";
import { Me } from "./me.js";
import { More, Unread } from "./more.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { SeatPanel } from "./seat_panel.js";
import { Seen } from "./seen.js";
import { isHost, watches } from "./situation.js";
import { talkOf } from "./talk.js";
import { Typed } from "./typed.js";

const PANELS = /** @type {Record<string, any>} */ ({
  log: Log,
  seen: Seen,
  chat: Chat,
  rules: Rules,
  ledger: Ledger,
  replay: Replay,
  fair: later(() => import("./fair.js").then((module) => module.Fair)),
  me: Me,
  host: Host,
  agree: AgreePanel,
  seat: SeatPanel,
});

/** Panels that a small screen has at hand; the others are behind *More*. */
const NEAR = ["log", "seen", "rules", "ledger", "me"];

/** @param {{desk: import("./desk.js").Desk}} props */
export function Side({ desk }) {
  const state = desk.calm.value;
  const names = namesFor(state);
  const tab = tabOf(desk);
  const opened = desk.opened.value;
  const Panel = PANELS[tab];
  const close = useOpener(desk);
  useEffect(() => talkOf(desk).follow(), [desk]);
  useWayBack(opened, close, isSmall);
  const escape = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !isSmall()) return;
    event.preventDefault();
    close();
  };
  const title = t(`tab.${tab}`);
  const named = names.includes(tab);
  return html`<aside class=${`side ${opened ? "opened" : ""}`} data-tab=${tab} aria-label=${t("side.title")} onKeyDown=${escape}>
    <div class="tabs">
      <div class="list" role="tablist" aria-label=${t("side.title")} onKeyDown=${(/** @type {KeyboardEvent} */ event) => arrows(event, desk, names)}>
        ${names.map((name) => html`<button type="button" role="tab" key=${name} id=${`tab-${name}`}
            aria-selected=${tab === name ? "true" : "false"} aria-controls="panel" tabindex=${tab === name || (!named && name === names[0]) ? 0 : -1}
            onClick=${() => desk.open(name)}>${t(`tab.${name}`)}${name === "chat" && html`<${Unread} desk=${desk} />`}</button>`)}
      </div>
      <h2 class=${named ? "" : "alone"} id="panel-title">${title}</h2>
      <button type="button" class="close" aria-label=${t("side.close")} onClick=${close}><${Cross} /></button>
    </div>
    <div class="sheet" id="panel" role="tabpanel" tabindex="-1" aria-labelledby="panel-title">
      ${Panel ? html`<${Panel} desk=${desk} />` : html`<${More} desk=${desk} names=${[...names, ...(mayAgree(state) ? ["agree"] : [])]} onOpen=${(/** @type {string} */ name) => show(desk, name)} />`}
    </div>
    <${Typed} desk=${desk} />
  </aside>`;
}

/** The row under the bar of a small screen. @param {{desk: import("./desk.js").Desk}} props */
export function Foot({ desk }) {
  const shown = desk.opened.value ? tabOf(desk) : "";
  const names = namesFor(desk.calm.value);
  const press = (/** @type {string} */ name) => (shown === name ? (desk.opened.value = false) : show(desk, name));
  const far = shown !== "" && !NEAR.includes(shown);
  return html`<nav class="tablefoot" aria-label=${t("side.title")}>
    ${NEAR.filter((name) => names.includes(name)).map((name) => html`<button type="button" key=${name} class=${shown === name ? "lit" : ""} aria-expanded=${shown === name ? "true" : "false"}
        onClick=${() => press(name)}>${t(`tab.${name}`)}</button>`)}
    <button type="button" class=${far || shown === "more" ? "lit" : ""} aria-expanded=${shown === "more" ? "true" : "false"} onClick=${() => press("more")}><${Dots} />${t("tab.more")}<${Unread} desk=${desk} /></button>
  </nav>`;
}

/** The panel that is shown. What is no longer there makes way for how the evening came out. @param {import("./desk.js").Desk} desk */
export function tabOf(desk) {
  const state = desk.calm.value;
  const tab = desk.tab.value;
  if (namesFor(state).includes(tab) || tab === "seat" || tab === "more") return tab;
  return tab === "agree" && mayAgree(state) ? tab : "ledger";
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

/** Show a panel of a small screen, and go there. @param {import("./desk.js").Desk} desk @param {string} name */
function show(desk, name) {
  desk.open(name);
  requestAnimationFrame(() => document.getElementById("panel")?.focus());
}

/** Whether panels lie over the felt: where they do there is a row to open them from. */
const isSmall = () => document.querySelector(".tablefoot")?.checkVisibility() ?? false;

/** Closes the panel, and gives the focus back to what opened it. @param {import("./desk.js").Desk} desk */
function useOpener(desk) {
  const opener = useRef(/** @type {Element | null} */ (null));
  const opened = desk.opened.value;
  // Before the focus goes to the panel.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement;
  }, [opened]);
  return () => {
    const there = opener.current;
    const back = there?.isConnected && there !== document.body ? there : document.querySelector(".tablefoot .lit");
    desk.opened.value = false;
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (back)?.focus());
  };
}

/** Left and right go from tab to tab. @param {KeyboardEvent} event @param {import("./desk.js").Desk} desk @param {string[]} names */
function arrows(event, desk, names) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const next = names[(names.indexOf(tabOf(desk)) + step + names.length) % names.length];
  desk.open(next);
  document.getElementById(`tab-${next}`)?.focus();
}
