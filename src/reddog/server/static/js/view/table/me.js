// What the reader may do without being asked, each with its consequence in words.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { habits, panel } from "../../state/panel.js";
import { prefs } from "../../state/prefs.js";
import { t } from "../../text/labels.js";
import { read } from "./amount.js";
import { Agree } from "./agree.js";
import { Ending } from "./ending.js";
import { canNotify, wantNotices } from "./notices.js";
import { away } from "./orders.js";
import { Part } from "./part.js";
import { perDesk } from "./per_desk.js";
import { signed } from "./seats.js";
import { accountOf, allowedOf, isOpen, ownOf, ownSeat, playerAt } from "./situation.js";

/** The chips that are to be bought. */
const chipsOf = perDesk(() => signal(""));
/** The first press on leaving, which a second one confirms. */
const goingOf = perDesk(() => signal(false));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Me({ desk }) {
  const state = desk.calm.value;
  const seat = ownSeat(state);
  if (seat === null) return html`<p class="empty">${t("me.watching")}</p>`;
  const { game } = state.table;
  const { stack, out, leaving } = game.seats[seat];
  const player = playerAt(state, seat);
  const isAway = player?.away || out;
  const going = goingOf(desk);
  const net = accountOf(state, state.person)?.net ?? 0;
  return html`<div class="me">
    <p class="total">${t("me.chips", { n: stack })}${net !== 0 && html` <span class="soft">${t("seat.net", { net: signed(net) })}</span>`}</p>
    <${Part} title=${t("me.leave")} text=${leaving ? t("me.leaving") : leaveText(state, seat)}>
      ${going.value && html`<button type="button" class="button" onClick=${() => (going.value = false)}>${t("me.stay")}</button>`}
      <button type="button" class=${`button ${going.value ? "first" : ""}`} disabled=${leaving} onClick=${() => leave(desk, seat)}>${t(going.value ? "me.reallyLeave" : "me.standUp")}</button>
    <//>
    <${Part} title=${t(isAway ? "me.isAway" : "me.away")} text=${t(isAway ? "me.backText" : "me.awayText")}>
      <button type="button" class="button" disabled=${leaving || !mayTurn(state, seat, isAway)} onClick=${() => away(desk)}>${t(isAway ? "me.back" : "me.goAway")}</button>
    <//>
    <${Ending} desk=${desk} />
    <${BuyChips} desk=${desk} seat=${seat} />
    ${allowedOf(state, seat, "offer-split") && isOpen(/** @type {any} */ (allowedOf(state, seat, "offer-split"))) && html`
      <${Part} title=${t("me.split")} text=${t("me.splitText")}>
        <button type="button" class="button" onClick=${() => desk.ask({ do: "play", move: { move: "offersplit", seat } })}>${t("me.offerSplit")}</button>
      <//>`}
    ${state.table.settings.clock.turn > 0 && html`<${Time} desk=${desk} seat=${seat} times=${player?.times ?? 1} />`}
    <${Agree} desk=${desk} />
    <section class="part last">
      <label class="check"><input type="checkbox" checked=${prefs.sound.value} onChange=${(/** @type {any} */ event) => (prefs.sound.value = event.target.checked)} /> ${t("me.sound")}</label>
      ${canNotify() && html`<label class="check"><input type="checkbox" checked=${habits.notices.value} onChange=${(/** @type {any} */ event) => askForNotices(event.target, desk)} /> ${t("me.notices")}</label>`}
      <button type="button" class="button" onClick=${() => (panel.value = "settings")}>${t("me.settings")}</button>
    </section>
  </div>`;
}

/** @param {HTMLInputElement} box @param {import("./desk.js").Desk} desk */
async function askForNotices(box, desk) {
  if (await wantNotices(box.checked)) return;
  box.checked = false;
  desk.warn(t("me.noNotices"));
}

/** @param {{desk: import("./desk.js").Desk, seat: number}} props */
function BuyChips({ desk, seat }) {
  const state = desk.calm.value;
  const choice = allowedOf(state, seat, "buy-in");
  const { buy_in: usual, rebuy } = state.table.settings;
  if (!choice || rebuy === "never") return null;
  const chips = chipsOf(desk);
  const count = read(chips.value || String(usual));
  const buy = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (count !== null) desk.ask({ do: "play", move: { move: "buyin", seat, chips: count } }).then((done) => done && (chips.value = ""));
  };
  return html`<${Part} title=${t("me.buy")} text=${t(`me.buy.${rebuy}`)} wide>
    <form class="line" onSubmit=${buy}>
      <input class="input" type="text" inputmode="numeric" aria-label=${t("me.buyHow")} value=${chips.value} placeholder=${String(usual)} onInput=${(/** @type {any} */ event) => (chips.value = event.target.value)} />
      <button type="submit" class="button" disabled=${count === null}>${count === null ? t("me.buyDigits") : t("me.buyChips", { n: count })}</button>
    </form>
  <//>`;
}

/** More time for who needs it (WCAG 2.2.1). @param {{desk: import("./desk.js").Desk, seat: number, times: number}} props */
function Time({ desk, seat, times }) {
  const options = [1, 2, 3, 5, 10, 0];
  return html`<${Part} title=${t("me.time")} text=${t("me.timeText")} wide>
    <select class="input" aria-label=${t("me.time")} value=${String(times)} onChange=${(/** @type {any} */ event) => desk.ask({ do: "extend", seat, times: Number(event.target.value) })}>
      ${options.map((count) => html`<option key=${count} value=${count} selected=${count === times}>${count ? t("me.times", { n: count }) : t("me.noLimit")}</option>`)}
    </select>
  <//>`;
}

/** @param {any} state @param {number} seat @param {boolean} isAway */
function mayTurn(state, seat, isAway) {
  if (playerAt(state, seat)?.away) return true;
  const choice = allowedOf(state, seat, isAway ? "return" : "sit-out");
  return choice !== undefined && isOpen(choice);
}

/** @param {any} state @param {number} seat */
function leaveText(state, seat) {
  const { game } = state.table;
  const { stack, bet, playing, done } = game.seats[seat];
  const open = bet > 0 || game.banker === seat;
  const own = ownOf(state, seat);
  const holds = game.ante > 0 && own && own.hand.length + own.hidden > 0;
  const sentence = open ? "me.leaveBet" : playing && !done && holds ? "me.leavePlaying" : "me.leaveFree";
  return t(sentence, { n: stack });
}

/** @param {import("./desk.js").Desk} desk @param {number} seat */
async function leave(desk, seat) {
  const going = goingOf(desk);
  if (!going.value) {
    going.value = true;
    return;
  }
  going.value = false;
  await desk.ask({ do: "play", move: { move: "leave", seat } });
}
