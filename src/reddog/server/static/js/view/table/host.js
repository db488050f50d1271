// What the host may do. All of it is written in the log.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { later } from "../later.js";
import { Agree } from "./agree.js";
import { Ending } from "./ending.js";
import { Part } from "./part.js";
import { isHost } from "./situation.js";

/** Kinds of bots, as the server knows them. */
const BOTS = ["careful", "counter", "minimum", "potter", "random"];
const bot = signal(BOTS[0]);
const HostRules = later(() => import("./host_rules.js").then((module) => module.HostRules));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Host({ desk }) {
  const state = desk.calm.value;
  const { table } = state;
  if (!isHost(state)) return html`<p class="empty">${t("host.other")}</p>`;
  if (table.ended) return html`<p class="empty">${t("notice.ended")}</p>`;
  const full = table.players.length >= table.settings.seats;
  return html`<div class="hosting">
    <${Part} title=${t("host.flow")}>
      ${!table.started && html`<button type="button" class="button first" onClick=${() => desk.ask({ do: "start" })}>${t("host.start")}</button>`}
      ${table.paused
        ? html`<button type="button" class="button first" onClick=${() => desk.ask({ do: "resume" })}>${t("host.resume")}</button>`
        : html`<button type="button" class="button" disabled=${!table.started} onClick=${() => desk.ask({ do: "pause" })}>${t("host.pause")}</button>`}
    <//>
    <${Ending} desk=${desk} />
    <${Part} title=${t("host.bots")} text=${full ? t("host.full") : t(`bot.${bot.value}`)} wide>
      <select class="input" aria-label=${t("host.whichBot")} value=${bot.value} onChange=${(/** @type {any} */ event) => (bot.value = event.target.value)}>
        ${BOTS.map((name) => html`<option key=${name} value=${name} selected=${name === bot.value}>${t(`bot.name.${name}`)}</option>`)}
      </select>
      <button type="button" class="button" disabled=${full} onClick=${() => desk.ask({ do: "add-bot", bot: bot.value })}>${t("host.addBot")}</button>
    <//>
    <${Part} title=${t("host.people")} wide>
      <ul class="people">${peopleOf(table).map((one) => html`<${Person} key=${one.person} desk=${desk} one=${one} />`)}</ul>
    <//>
    <${HostRules} desk=${desk} />
    <${Agree} desk=${desk} />
  </div>`;
}

/** @param {{desk: import("./desk.js").Desk, one: {person: string, name: string, bot?: string, here?: boolean}}} props */
export function Person({ desk, one }) {
  const { table, person } = desk.calm.value;
  const muted = table.muted.includes(one.person);
  if (one.person === person) return null;
  return html`<li><b dir="auto">${one.name}</b>
    <span class="does">
      ${!one.bot && html`<button type="button" class="button" onClick=${() => desk.ask({ do: "mute", person: one.person, muted: !muted })}>${t(muted ? "host.unmute" : "host.mute")}</button>
        <button type="button" class="button" onClick=${() => desk.ask({ do: "hand-over", person: one.person })}>${t("host.handOver")}</button>`}
      <button type="button" class="button" onClick=${() => desk.ask({ do: "remove", person: one.person })}>${t("host.remove")}</button>
    </span></li>`;
}

/** Players, then who watches. @param {any} table */
const peopleOf = (table) => [...table.players, ...table.watching];
