// The bar under the hand: what the reader is asked, and nothing that would be refused.

import { useEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { isRunning } from "../../state/table.js";
import { openLike } from "../../state/wish.js";
import { number, t } from "../../text/labels.js";
import { isFixed } from "./amount.js";
import { AmountRow } from "./bet.js";
import { Clock } from "./clock.js";
import { decisionsOf } from "./decisions.js";
import { Mute } from "./mute.js";
import { away as comeBack } from "./orders.js";
import { askedSeat, awaitedOf, isOpen, ownSeat, playerAt, wordsOf } from "./situation.js";

/** Whether the reader is asked for something in this window. @param {import("./desk.js").Desk} desk */
export const isAsked = (desk) => !desk.looked.value && desk.asking.value !== "" && desk.calm.value.connection !== "replaced";

/** @param {{desk: import("./desk.js").Desk}} props */
export function Bar({ desk }) {
  const state = desk.calm.value;
  const seat = askedSeat(state);
  const asking = desk.asking.value;
  useEffect(() => desk.disarm(), [asking]);
  useEffect(() => void (desk.drawnAt = performance.now()), [state.changedAt]);
  useFocusKept(asking);
  if (seat === null || !isAsked(desk)) return html`<${Waits} desk=${desk} />`;
  const words = wordsOf(state, seat);
  const choices = awaitedOf(state, seat);
  const question = desk.question.value;
  const decisions = decisionsOf(choices.filter(isOpen), seat);
  return html`<section class="bar asks" aria-labelledby="bar-title">
    <div class="say">
      <div class="prompt"><h2 id="bar-title" tabindex="-1">${words?.prompt || t("bar.turn")}</h2><${Note} desk=${desk} /></div>
      <${Reasons} choices=${choices} why=${words?.why ?? {}} />
      <${Clock} state=${state} full=${true} />
      <${Mute} />
    </div>
    <div class=${`acts ${question ? "amounts" : ""} ${question && isFixed(question.choice) ? "fixed" : ""} ${decisions.length ? "decides" : ""}`}>
      ${question && html`<${AmountRow} desk=${desk} question=${question} pays=${words?.pays ?? null} />`}
      <${Decisions} desk=${desk} decisions=${decisions} />
    </div>
  </section>`;
}

/**
 * Controls vanish when they are used up. Who had the focus there gets it back at the table, where the keys work.
 *
 * @param {string} asking
 */
function useFocusKept(asking) {
  const inside = useRef(false);
  useEffect(() => {
    const note = (/** @type {FocusEvent} */ event) => (inside.current = event.target instanceof Element && event.target.closest(".bar") !== null);
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector("section.felt"))?.focus({ preventScroll: true });
  }, [asking]);
}

/** What else may be done: each a button that names what it does and costs. @param {{desk: import("./desk.js").Desk, decisions: import("./decisions.js").Decision[]}} props */
function Decisions({ desk, decisions }) {
  if (!decisions.length) return null;
  return html`<div class="decisions">
    ${decisions.map(({ label, costs, spoken, move, key, card }) => html`<button type="button" key=${label} class=${card === undefined ? "decision" : "decision show"}
        aria-label=${spoken ?? (costs ? `${label}, ${costs}` : undefined)} aria-keyshortcuts=${key} aria-disabled=${desk.sending.value ? "true" : undefined} onClick=${() => desk.play(move)}>${label}${costs ? html`<small>${costs}</small>` : null}</button>`)}
  </div>`;
}

/** Why something that one might expect is not there. @param {{choices: any[], why: Record<string, string>}} props */
function Reasons({ choices, why }) {
  const told = choices.filter((choice) => choice.refused && why[choice.kind]);
  if (!told.length) return null;
  return html`<details class="reasons"><summary><span aria-hidden="true">?</span><span class="unseen">${t("bar.why")}</span></summary>
    ${told.map((choice) => html`<p key=${choice.kind}><b>${t(`kind.${choice.kind}`)}</b> ${why[choice.kind]}</p>`)}
  </details>`;
}

/** @param {{desk: import("./desk.js").Desk}} props */
function Note({ desk }) {
  const lost = desk.sending.value && desk.calm.value.connection !== "open";
  const text = lost ? t("bar.lost") : desk.note.value;
  return html`<p class="barnote" id="bar-note">${text}</p>`;
}

/** Whom the table waits for; between deals, when the next one comes. @param {{desk: import("./desk.js").Desk}} props */
function Waits({ desk }) {
  const state = desk.calm.value;
  const { table, waits } = state;
  const elsewhere = state.connection === "replaced";
  const running = isRunning(state);
  return html`<section class=${`bar waits ${running ? "" : "early"}`} aria-labelledby="bar-title">
    <div class="say">
      <h2 id="bar-title" tabindex="-1">${elsewhere ? t("bar.elsewhere") : waits || fallback(table)}</h2>
      <${Clock} state=${state} full=${true} />
      <${Mute} />
    </div>
    ${!elsewhere && html`<${table.ended ? Again : Begin} desk=${desk} /><${Absent} desk=${desk} />`}
    ${running && html`<${Recent} desk=${desk} />`}
    <${Note} desk=${desk} />
  </section>`;
}

/** The way on for who is away or has no chips left: nobody should have to look for it. @param {{desk: import("./desk.js").Desk}} props */
function Absent({ desk }) {
  const state = desk.calm.value;
  const { started, ended, game } = state.table;
  const seat = ownSeat(state);
  if (seat === null || !started || ended) return null;
  const { stack, out, playing, leaving } = game.seats[seat];
  if (leaving) return null;
  const away = playerAt(state, seat)?.away || out;
  if (!away && (stack > 0 || playing)) return null;
  return html`<div class="decisions absent"><span>${t(away ? "waits.away" : "waits.broke")}</span>
    ${away
      ? html`<button type="button" class="go" onClick=${() => comeBack(desk)}>${t("me.back")}</button>`
      : html`<button type="button" class="go" onClick=${() => desk.open("me")}>${t("waits.buy")}</button>`}
  </div>`;
}

/** The last things that happened, for who has the log out of sight. @param {{desk: import("./desk.js").Desk}} props */
function Recent({ desk }) {
  const { lines } = desk.live.value;
  const dry = desk.opened.value ? UNSEEN : DRY;
  const said = lines.slice(-RECENT).flatMap((line) => line.said ?? []).filter((one) => !dry.has(one.tone ?? ""));
  return html`<ul class="recent">${said.slice(-RECENT).map((one, at) => html`<li key=${at}>${one.text}</li>`)}</ul>`;
}

const RECENT = 4;
/** Tones of sentences that are kept for the log. */
const UNSEEN = new Set(["fair", "time", "talk"]);
/** The same while the felt is in sight, where results have a place of their own. */
const DRY = new Set([...UNSEEN, "won", "lost", "even"]);

/** The host's first press. @param {{desk: import("./desk.js").Desk}} props */
function Begin({ desk }) {
  const { table, person } = desk.calm.value;
  if (table.host !== person) return null;
  if (table.paused) return html`<div class="decisions"><button type="button" class="go" onClick=${() => desk.ask({ do: "resume" })}>${t("host.resume")}</button></div>`;
  if (table.started) return null;
  const room = table.players.length < table.settings.seats;
  return html`<div class="decisions">
    <button type="button" class="go" onClick=${() => desk.ask({ do: "start" })}>${t("host.start")}</button>
    ${room && html`<button type="button" class="decision" onClick=${() => desk.open("host")}>${t("host.addBot")}</button>`}
  </div>`;
}

/** The way on from a table that is over: another one, which begins with the same settings. @param {{desk: import("./desk.js").Desk}} props */
function Again({ desk }) {
  const { settings } = desk.calm.value.table;
  return html`<div class="decisions"><a class="button first" href=${`/new?game=${settings.game}`} onClick=${() => openLike(settings)}>${t("new.title")}</a></div>`;
}

/** Where the server has said nothing yet. @param {any} table */
function fallback(table) {
  if (table.ended) return t("bar.ended");
  if (table.paused) return t("bar.paused");
  if (table.next_deal !== null) return t("bar.next", { seconds: number(Math.ceil(table.next_deal / 1000)) });
  return t("bar.waits");
}
