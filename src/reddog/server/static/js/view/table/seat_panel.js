// One seat, told in full: what does not fit on its plate.

import { html } from "../../html.js";
import { number, t } from "../../text/labels.js";
import { Card } from "./card.js";
import { inOrder } from "./cards.js";
import { Person } from "./host.js";
import { Part } from "./part.js";
import { signed } from "./seats.js";
import { accountOf, isHost, playerAt, seatsOf, toAct, watches } from "./situation.js";
import { hear, isHeard } from "./talk.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function SeatPanel({ desk }) {
  const state = desk.shown.value;
  const at = desk.seat.value;
  const player = playerAt(state, at);
  const seat = state.table.game.seats[at];
  if (!player || !seat) return html`<p class="empty">${t("seat.free")}</p>`;
  const account = accountOf(state, player.person);
  const own = seatsOf(state).includes(at);
  return html`<div class="seatpanel">
    <h3 dir="auto">${player.name}</h3>
    ${player.bot ? html`<p>${t("seat.bot")}: ${t(`bot.${player.bot}`)}</p>` : null}
    <dl>
      <dt>${t("ledger.stack")}</dt><dd>${number(seat.stack)}</dd>
      ${seat.bet > 0 && html`<dt>${t("seat.bet")}</dt><dd>${number(seat.bet)}</dd>`}
      ${account && html`<dt>${t("ledger.bought")}</dt><dd>${number(account.bought)}</dd><dt>${t("ledger.net")}</dt><dd>${signed(account.net)}</dd>`}
    </dl>
    ${seat.shown.length > 0 && html`<h4>${t("seat.shown")}</h4><p class="shown">${inOrder(seat.shown).map((card) => html`<${Card} key=${card} card=${card} size="small" />`)}</p>`}
    ${!own && !player.bot && state.table.settings.chat && html`<button type="button" class="button" onClick=${() => hear(player.person, !isHeard(player.person))}>${t(isHeard(player.person) ? "chat.ignore" : "chat.hear", { name: player.name })}</button>`}
    ${!own && !player.bot && mayMoveOn(state, at) && html`<${Part} title=${t("moveOn.title")} text=${t(isHost(state) ? "moveOn.text" : "moveOn.ask")}>
      <button type="button" class="button" onClick=${() => desk.ask({ do: isHost(state) ? "move-on" : "propose-move-on", seat: at })}>${t("moveOn.do", { name: player.name })}</button>
    <//>`}
    ${isHost(state) && !own && html`<ul class="people"><${Person} desk=${desk} one=${player} /></ul>`}
  </div>`;
}

/** Where no clock runs, a table may wait for somebody for ever. @param {any} state @param {number} seat */
const mayMoveOn = (state, seat) => toAct(state).has(seat) && state.table.turn?.left === null && !state.table.paused && !state.table.ended && (isHost(state) || !watches(state));
