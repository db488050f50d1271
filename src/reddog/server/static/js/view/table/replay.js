// Step back through what this page has seen: the table is drawn as it stood then, by the same code as ever.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { perDesk } from "./per_desk.js";
import { momentsBefore } from "./recall.js";
import { askedSeat } from "./situation.js";

/** How it stands with the hands of before this page was opened. */
const earlierOf = perDesk(() => signal(""));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Replay({ desk }) {
  const { state } = desk.moment.value;
  const line = state.lines.at(-1);
  const earlier = earlierOf(desk);
  // Read for the sake of being told that there are earlier ones now.
  void earlier.value;
  return html`<div class="replay">
    <p>${t("replay.how")}</p>
    ${!desk.looked.value && html`<${Steps} desk=${desk} />`}
    <ol class="lines">
      ${desk.past.filter(isStep).reverse().map((moment) => {
        const here = moment === desk.moment.value;
        return html`<li key=${moment.state.number}><button type="button" class=${`moment ${here ? "here" : ""}`} aria-current=${here ? "step" : undefined} onClick=${() => look(desk, moment)}>
          <span>${moment.state.number}</span><p>${told(moment.state) || t("log.deal", { deal: moment.state.table.game.deals })}</p></button></li>`;
      })}
    </ol>
    ${desk.past[0]?.state.number > 1 && !desk.recalled && html`<button type="button" class="button" disabled=${earlier.value === "coming"} onClick=${() => fetchEarlier(desk)}>${t(earlier.value === "coming" ? "loading" : "replay.earlier")}</button>`}
    <p class="unseen" role="status">${desk.looked.value ? (line?.said ?? []).map((/** @type {any} */ one) => one.aloud || one.text).join(" ") : ""}</p>
  </div>`;
}

/** Talk and shares change nothing on the table. @param {import("./desk.js").Moment} moment */
const isStep = ({ state }) => told(state) !== "" || state.lines.at(-1)?.number !== state.number;

/** On a small screen the panel makes way for the felt. @param {import("./desk.js").Desk} desk @param {import("./desk.js").Moment} moment */
function look(desk, moment) {
  desk.looked.value = moment;
  desk.opened.value = false;
}

/** @param {import("./desk.js").Desk} desk */
async function fetchEarlier(desk) {
  const earlier = earlierOf(desk);
  earlier.value = "coming";
  try {
    const before = await momentsBefore(desk);
    desk.past.unshift(...before);
    desk.recalled = true;
    if (!before.length) desk.warn(t("replay.none"));
  } catch (refusal) {
    desk.warn(/** @type {any} */ (refusal).sentence ?? String(refusal));
  }
  earlier.value = "";
}

/** What happened in the last entry of a state, shortly. @param {import("./desk.js").TableState} state */
function told({ lines, number }) {
  const line = lines.at(-1);
  if (line?.number !== number) return "";
  return (line.said ?? []).filter((/** @type {any} */ one) => one.tone !== "fair").map((/** @type {any} */ one) => one.text).join(" ");
}

/** In place of the bar while the past is looked at. @param {{desk: import("./desk.js").Desk}} props */
export function ReplayBar({ desk }) {
  const { state } = desk.moment.value;
  const turn = askedSeat(desk.live.value) !== null;
  return html`<section class="bar replays" aria-labelledby="bar-title">
    <div class="say"><h2 id="bar-title" tabindex="-1">${t("replay.at", { number: state.number, deal: state.table.game.deals })}</h2></div>
    ${turn && html`<p class="why" role="alert">${t("replay.turn")}</p>`}
    <${Steps} desk=${desk} />
  </section>`;
}

/** @param {{desk: import("./desk.js").Desk}} props */
function Steps({ desk }) {
  const at = desk.past.indexOf(desk.moment.value);
  const to = (/** @type {number} */ place) => (desk.looked.value = place >= desk.past.length - 1 ? null : desk.past[Math.max(0, place)]);
  return html`<div class="decisions">
    <button type="button" class="button" disabled=${at <= 0} onClick=${() => to(dealBefore(desk.past, at))}>${t("replay.deal")}</button>
    <button type="button" class="button" disabled=${at <= 0} onClick=${() => to(at - 1)}>${t("replay.back")}</button>
    <button type="button" class="button" disabled=${!desk.looked.value} onClick=${() => to(at + 1)}>${t("replay.on")}</button>
    <button type="button" class="button first" disabled=${!desk.looked.value} onClick=${() => (desk.looked.value = null)}>${t("replay.live")}</button>
  </div>`;
}

/** Where the deal before began. @param {import("./desk.js").Moment[]} past @param {number} at */
function dealBefore(past, at) {
  const deal = past[at].state.table.game.deals;
  const first = past.findIndex((moment) => moment.state.table.game.deals === deal);
  if (first < at) return first;
  const before = past[Math.max(0, at - 1)].state.table.game.deals;
  return past.findIndex((moment) => moment.state.table.game.deals === before);
}
