// What everybody at the table has to know now: a pause, the end, another game to come, and what all are asked to agree on.
// How the connection stands is said above the table.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { html } from "../../html.js";
import { get, spoken } from "../../net/api.js";
import { prefs } from "../../state/prefs.js";
import { number, t } from "../../text/labels.js";
import { Countdown } from "./countdown.js";
import { perDesk } from "./per_desk.js";
import { tabOf } from "./side.js";
import { isHost, nameAt, playerAt } from "./situation.js";

/** Whether there is anything to know. @param {any} state */
export const hasNotice = (state) => Boolean(state.table.paused || state.table.ended || state.table.planned || state.table.proposal || isAlone(state));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Banners({ desk }) {
  const state = desk.calm.value;
  if (!state.table) return null;
  const { paused, ended, planned, proposal } = state.table;
  const settling = desk.opened.value && tabOf(desk) === "ledger";
  return html`<div class="notices">
    ${paused && !ended ? html`<p class="notice paused">${pauseText(paused)}</p>` : null}
    ${ended ? html`<p class=${`notice over ${settling ? "settling" : ""}`}><span>${t("notice.ended")}</span>
      <button type="button" class="button" onClick=${() => desk.open("ledger")}>${t("notice.settle")}</button></p>` : null}
    ${planned && !ended && html`<${Planned} desk=${desk} />`}
    ${proposal ? html`<${Proposal} desk=${desk} proposal=${proposal} />` : isAlone(state) && html`<${Alone} desk=${desk} />`}
  </div>`;
}

/** What the game is called that is to come. */
const nextOf = perDesk(() => signal(""));

/** Other rules or another game from the next deal on. @param {{desk: import("./desk.js").Desk}} props */
function Planned({ desk }) {
  const { planned, settings } = desk.calm.value.table;
  const next = nextOf(desk);
  const other = planned.game !== settings.game;
  useEffect(() => {
    next.value = "";
    if (other) get(spoken(`/api/games/${planned.game}`)).then(({ title }) => (next.value = title), () => {});
  }, [desk, planned.game, other, prefs.language.value]);
  return html`<p class="notice planned"><span>${other && next.value ? t("notice.game", { name: next.value }) : t("notice.planned")}</span>
    <button type="button" class="button" onClick=${() => desk.open("rules")}>${t("tab.rules")}</button></p>`;
}

/** Whether the reader is the last one at a game that began with others. @param {any} state */
const isAlone = ({ table, person }) => table.started && !table.ended && table.players.length === 1 && table.players[0].person === person;

/** Nobody waits for ever: the two ways on. @param {{desk: import("./desk.js").Desk}} props */
function Alone({ desk }) {
  return html`<p class="notice alone"><span>${t("notice.alone")}</span>
    ${isHost(desk.calm.value) && html`<button type="button" class="button first" onClick=${() => desk.open("host")}>${t("host.addBot")}</button>`}
    <button type="button" class="button" onClick=${() => desk.ask({ do: "propose-end" })}>${t("notice.endAlone")}</button></p>`;
}

/** @param {string} why a code */
const pauseText = (why) => t(why === "nobody-here" ? "notice.nobody" : "notice.paused");

/** @param {{desk: import("./desk.js").Desk, proposal: any}} props */
function Proposal({ desk, proposal }) {
  const state = desk.calm.value;
  const asked = proposal.asked.includes(state.person);
  const names = proposal.asked.map((/** @type {string} */ person) => nameAt(state, person));
  return html`<div class="notice proposal" role="group" aria-label=${t("proposal.title")}>
    <p><b>${proposalText(state, proposal)}</b>
      ${proposal.reason ? html` <q>${proposal.reason}</q>` : null}
      ${names.length === 0 && html` <span class="soft">${t("proposal.agreed")}</span>`}
      ${names.length > 0 && html` <span class="soft"><span class="others">${t("proposal.waits", { names: names.join(", ") })}</span> <${Countdown} left=${proposal.left} since=${state.receivedAt} /></span>`}
    </p>
    ${asked && html`<span class="answers">
      <button type="button" class="button first" onClick=${() => desk.ask({ do: "answer", yes: true })}>${t("proposal.yes")}</button>
      <button type="button" class="button" onClick=${() => desk.ask({ do: "answer", yes: false })}>${t("proposal.no")}</button>
    </span>`}
  </div>`;
}

/** @param {any} state @param {any} proposal */
function proposalText(state, proposal) {
  const name = nameAt(state, proposal.by);
  const seatName = (/** @type {number} */ seat) => playerAt(state, seat)?.name ?? number(seat + 1);
  return t(`proposal.${proposal.what}`, {
    name,
    n: proposal.chips,
    from: proposal.from_seat < 0 ? "" : seatName(proposal.from_seat),
    to: proposal.to_seat < 0 ? "" : seatName(proposal.to_seat),
  });
}
