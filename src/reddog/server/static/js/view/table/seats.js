// The seats round the table, the reader's own at the bottom and the others clockwise from there.

import { useEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { panel } from "../../state/panel.js";
import { number, t } from "../../text/labels.js";
import { Card } from "./card.js";
import { Clock } from "./clock.js";
import { inOrder } from "./cards.js";
import { accountOf, playerAt, seatsInOrder, seatsOf, toAct } from "./situation.js";

/** What a narrow screen need not say of a seat. */
const CALM = new Set(["acted", "toAct", "idle", "waits", "turn"]);
/** More seats than this stand in a strip on every screen. */
const ROUND = 10;
/** With more seats than this there is one to the left and one to the right of the reader's own. */
const CLOSE = 6;

/** @param {{desk: import("./desk.js").Desk}} props */
export function Seats({ desk }) {
  const state = desk.shown.value;
  const all = seatsInOrder(state);
  const taken = all.filter((seat) => seat.taken);
  // Free seats have their places, too, where there is room for them.
  const round = all.length <= ROUND && !state.table.ended ? all : taken;
  const places = round.length;
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  const acting = [...toAct(state)].join();
  useEffect(() => {
    // In a strip that is wider than the screen, who is to act is brought into sight; the page itself stays where it is.
    const box = strip.current;
    const seat = /** @type {HTMLElement | null | undefined} */ (box?.querySelector(".seat.turn:not(.own)"));
    if (box && box.scrollWidth > box.clientWidth) box.scrollTo({ left: seat ? seat.offsetLeft - box.clientWidth / 3 : 0 });
  }, [acting]);
  return html`<ul ref=${strip} class=${`seats ${places > ROUND ? "strip" : places > CLOSE ? "many" : ""}`} aria-label=${t("seats.title")}>
    ${round.map((seat, place) => html`<${seat.taken ? Seat : Free} key=${seat.seat} desk=${desk} seat=${seat} place=${place} places=${places} />`)}
  </ul>`;
}

/** @param {{desk: import("./desk.js").Desk, seat: any, place: number, places: number}} props */
function Seat({ desk, seat, place, places }) {
  const state = desk.shown.value;
  const { game } = state.table;
  const player = playerAt(state, seat.seat);
  if (!player) return null;
  const acts = toAct(state).has(seat.seat);
  const own = seatsOf(state).includes(seat.seat);
  const net = accountOf(state, player.person)?.net ?? 0;
  const is = standingOf(seat, player, acts, game);
  const standing = t(`seat.is.${is}`);
  return html`<li class=${`seat ${acts ? "turn" : ""} ${own ? "own" : ""} ${dim(seat, player, acts) ? "dim" : ""}`}
      style=${spot(place, places)} data-seat=${seat.seat} aria-current=${acts ? "true" : undefined}>
    <button type="button" class="plate" aria-label=${spokenPlate(state, seat, player, own, standing, net)}
        onClick=${() => openSeat(desk, seat.seat)}>
      <span class="disc" aria-hidden="true">${initial(player.name)}</span>
      <span class="name"><b dir="auto">${own ? t("seat.you") : player.name}</b>${player.bot ? html` <small>${t("seat.bot")}</small>` : null}</span>
      <span class="facts"><span class="held">${number(seat.stack)}</span>${net !== 0 && html` <span class="net">${signed(net)}</span>`}${standing ? html` <span class=${CALM.has(is) ? "calm" : ""}>${standing}</span>` : null}</span>
    </button>
    ${game.dealer === seat.seat && html`<span class="marker">${t(game.banker === seat.seat ? "seat.bank" : "seat.dealer")}</span>`}
    ${seat.bet > 0 && html`<span class="bet" data-flip=${`bet-${seat.seat}`}><i class="chip" aria-hidden="true"></i>${number(seat.bet)}<span class="unseen"> ${t("seat.bet")}</span></span>`}
    ${!own && seat.shown.length > 0 && html`<span class="shown">${inOrder(seat.shown).map((card) => html`<${Card} key=${card} card=${card} size="tiny" />`)}</span>`}
    ${acts && !own && html`<${Clock} state=${state} />`}
  </li>`;
}

/** A seat that somebody may be asked to. @param {{place: number, places: number}} props */
function Free({ place, places }) {
  return html`<li class="seat free" style=${spot(place, places)}>
    <button type="button" class="vacant" aria-label=${t("seat.invite")} title=${t("seat.invite")} onClick=${() => (panel.value = "invite")}>+</button>
  </li>`;
}

/** @param {any} seat @param {any} player @param {boolean} acts @param {any} game */
function standingOf(seat, player, acts, game) {
  if (seat.leaving) return "leaving";
  if (player.away) return "away";
  if (!player.here) return "gone";
  // Who sits out from the next deal on may be asked in this one.
  if (acts) return "turn";
  if (seat.out) return "out";
  if (seat.done) return "acted";
  if (seat.playing) return "toAct";
  return game.stage === "deal" && game.banker !== seat.seat ? "waits" : "idle";
}

/** @param {any} seat @param {any} player @param {boolean} acts */
const dim = (seat, player, acts) => player.away || (seat.out && !acts) || !player.here || seat.leaving;

/** All of it in one phrase, for who hears it. @param {any} state @param {any} seat @param {any} player @param {boolean} own @param {string} standing @param {number} net */
function spokenPlate(state, seat, player, own, standing, net) {
  const { game } = state.table;
  const parts = [
    own ? t("seat.youNamed", { name: player.name }) : player.name,
    player.bot && t("seat.bot"),
    t("seat.chips", { n: seat.stack }),
    net !== 0 && t("seat.net", { net: signed(net) }),
    seat.bet > 0 && t("seat.betOf", { n: seat.bet }),
    game.dealer === seat.seat && t(game.banker === seat.seat ? "seat.bank" : "seat.dealer"),
    standing,
  ];
  return parts.filter(Boolean).join(", ");
}

/** "+6" or "−6", with a true minus. @param {number} net */
export const signed = (net) => (net > 0 ? `+${number(net)}` : net < 0 ? `−${number(-net)}` : "±0");

/** @param {string} name */
const initial = (name) => (Array.from(name)[0] ?? "?").toUpperCase();

/** Where a seat stands on the oval, clockwise from the bottom. @param {number} place @param {number} places */
function spot(place, places) {
  const angle = Math.PI / 2 + (2 * Math.PI * place) / places;
  return { "--dx": Math.cos(angle).toFixed(3), "--dy": Math.sin(angle).toFixed(3) };
}

/** @param {import("./desk.js").Desk} desk @param {number} seat */
function openSeat(desk, seat) {
  desk.seat.value = seat;
  desk.open("seat");
}
