// The bar under the hand: what the reader is asked, and nothing that would be refused.

import { useEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { number, t } from "../../text/labels.js";
import { AmountRow } from "./bet.js";
import { Clock } from "./clock.js";
import { decisionsOf } from "./decisions.js";
import { Mute } from "./mute.js";
import { away as comeBack } from "./orders.js";
import { askedSeat, awaitedOf, isOpen, ownSeat, playerAt, wordsOf } from "./situation.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function Bar({ desk }) {
  const state = desk.live.value;
  const seat = askedSeat(state);
  const asking = desk.asking.value;
  useEffect(() => desk.disarm(), [asking]);
  useEffect(() => void (desk.drawnAt = performance.now()), [state.changedAt]);
  useFocusKept(asking);
  if (seat === null || state.connection === "replaced") return html`<${Waits} desk=${desk} />`;
  const words = wordsOf(state, seat);
  const choices = awaitedOf(state, seat);
  return html`<section class="bar asks" aria-labelledby="bar-title">
    <div class="say">
      <h2 id="bar-title" tabindex="-1">${words?.prompt || t("bar.turn")}</h2>
      <${Reasons} choices=${choices} why=${words?.why ?? {}} />
      <${Clock} state=${state} full=${true} />
      <${Mute} />
    </div>
    <div class="acts">
      ${desk.question.value && html`<${AmountRow} desk=${desk} question=${desk.question.value} pays=${words?.pays ?? null} />`}
      <${Decisions} desk=${desk} seat=${seat} choices=${choices.filter(isOpen)} />
    </div>
    <${Note} desk=${desk} />
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

/** What else may be done: each a button that names what it does and costs. @param {{desk: import("./desk.js").Desk, seat: number, choices: any[]}} props */
function Decisions({ desk, seat, choices }) {
  const decisions = decisionsOf(choices, seat);
  if (!decisions.length) return null;
  return html`<div class="decisions">
    ${decisions.map(({ label, spoken, move, key, card }) => html`<button type="button" key=${label} class=${card === undefined ? "decision" : "decision show"}
        aria-label=${spoken} aria-keyshortcuts=${key} aria-disabled=${desk.sending.value ? "true" : undefined} onClick=${() => desk.play(move)}>${label}</button>`)}
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
  const lost = desk.sending.value && desk.live.value.connection !== "open";
  const text = lost ? t("bar.lost") : desk.note.value;
  return html`<p class="barnote" id="bar-note">${text}</p>`;
}

/** Whom the table waits for; between deals, when the next one comes. @param {{desk: import("./desk.js").Desk}} props */
function Waits({ desk }) {
  const state = desk.live.value;
  const { table, waits } = state;
  const elsewhere = state.connection === "replaced";
  return html`<section class=${`bar waits ${table.started && !table.ended ? "" : "early"}`} aria-labelledby="bar-title">
    <div class="say">
      <h2 id="bar-title" tabindex="-1">${elsewhere ? t("bar.elsewhere") : waits || fallback(table)}</h2>
      <${Clock} state=${state} full=${true} />
      <${Mute} />
    </div>
    ${!elsewhere && html`<${Begin} desk=${desk} /><${Absent} desk=${desk} />`}
    ${table.started && !table.ended && html`<${Recent} lines=${state.lines} dry=${desk.opened.value ? UNSEEN : DRY} />`}
    <${Note} desk=${desk} />
  </section>`;
}

/** The way on for who is away or has no chips left: nobody should have to look for it. @param {{desk: import("./desk.js").Desk}} props */
function Absent({ desk }) {
  const state = desk.live.value;
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

/** The last things that happened, for who has the log out of sight. @param {{lines: any[], dry: Set<string>}} props */
function Recent({ lines, dry }) {
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
  const { table, person } = desk.live.value;
  if (table.host !== person || table.ended) return null;
  if (table.paused) return html`<div class="decisions"><button type="button" class="go" onClick=${() => desk.ask({ do: "resume" })}>${t("host.resume")}</button></div>`;
  if (table.started) return null;
  const room = table.players.length < table.settings.seats;
  return html`<div class="decisions">
    <button type="button" class="go" onClick=${() => desk.ask({ do: "start" })}>${t("host.start")}</button>
    ${room && html`<button type="button" class="decision" onClick=${() => desk.open("host")}>${t("host.addBot")}</button>`}
  </div>`;
}

/** Where the server has said nothing yet. @param {any} table */
function fallback(table) {
  if (table.ended) return t("bar.ended");
  if (table.paused) return t("bar.paused");
  if (table.next_deal !== null) return t("bar.next", { seconds: number(Math.ceil(table.next_deal / 1000)) });
  return t("bar.waits");
}
