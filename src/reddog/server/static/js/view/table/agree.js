// What all players have to agree on: to undo a deal, to move chips.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { read } from "./amount.js";
import { Ending } from "./ending.js";
import { perDesk } from "./per_desk.js";
import { isHost, watches } from "./situation.js";

/** What has been entered, and is not proposed yet. */
const formOf = perDesk(() => ({ reason: signal(""), from: signal(""), to: signal(""), chips: signal("") }));

/** Whether there is anything to agree on yet, or still. @param {any} state */
export const mayAgree = (state) => state.table.started && !state.table.ended && (isHost(state) || !watches(state));

/** As a part of another panel. @param {{desk: import("./desk.js").Desk}} props */
export function Agree({ desk }) {
  if (!mayAgree(desk.calm.value)) return null;
  return html`<details class="part agree"><summary>${t("agree.title")}</summary><${Forms} desk=${desk} /></details>`;
}

/** As a panel of its own. @param {{desk: import("./desk.js").Desk}} props */
export function AgreePanel({ desk }) {
  return html`<div class="agree"><${Forms} desk=${desk} /><${Ending} desk=${desk} /></div>`;
}

/** @param {{desk: import("./desk.js").Desk}} props */
function Forms({ desk }) {
  const { table } = desk.calm.value;
  const { reason, from, to, chips } = formOf(desk);
  const busy = table.proposal !== null;
  const why = () => (reason.value.trim() ? { reason: reason.value.trim() } : {});
  const count = read(chips.value);
  const ready = from.value !== "" && to.value !== "" && from.value !== to.value && count !== null && count > 0;
  const move = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (ready) desk.ask({ do: "propose-adjust", from_seat: Number(from.value), to_seat: Number(to.value), chips: count, ...why() });
  };
  return html`<p class="soft">${t("agree.text")}</p>
    <label class="field"><span>${t("agree.reason")}</span><input class="input" type="text" maxlength="200" value=${reason.value} onInput=${(/** @type {any} */ event) => (reason.value = event.target.value)} /></label>
    <div class="does">
      <button type="button" class="button" disabled=${busy || !table.game.deals} onClick=${() => desk.ask({ do: "propose-void", ...why() })}>${t("agree.void")}</button>
    </div>
    <form class="adjust" onSubmit=${move}>
      <${Who} label=${t("agree.from")} chosen=${from} players=${table.players} />
      <${Who} label=${t("agree.to")} chosen=${to} players=${table.players} />
      <label class="field"><span>${t("agree.chips")}</span><input class="input" type="text" inputmode="numeric" value=${chips.value} onInput=${(/** @type {any} */ event) => (chips.value = event.target.value)} /></label>
      <button type="submit" class="button" disabled=${busy || !ready}>${t("agree.adjust")}</button>
    </form>`;
}

/** @param {{label: string, chosen: import("@preact/signals").Signal<string>, players: any[]}} props */
function Who({ label, chosen, players }) {
  return html`<label class="field"><span>${label}</span>
    <select class="input" value=${chosen.value} onChange=${(/** @type {any} */ event) => (chosen.value = event.target.value)}>
      <option value=""></option>
      ${players.map((player) => html`<option key=${player.seat} value=${player.seat} selected=${String(player.seat) === chosen.value}>${player.name}</option>`)}
    </select></label>`;
}
