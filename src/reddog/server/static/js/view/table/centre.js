// The middle of the felt: the pot, the bank, and the cards that everybody sees.

import { html } from "../../html.js";
import { panel } from "../../state/panel.js";
import { t } from "../../text/labels.js";
import { Back, Card } from "./card.js";
import { shownOf } from "./outcome.js";
import { Pot, hasHouse } from "./pot.js";
import { between, ownSeat, playerAt, seatsOf, wordsOf } from "./situation.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function Centre({ desk }) {
  const state = desk.shown.value;
  if (!state.table.started) return html`<div class="centre"><${Opening} state=${state} /></div>`;
  return html`<div class="centre">
    <${Pot} desk=${desk} />
    <${Bank} state=${state} />
    <div class="cards">
      <${Stock} game=${state.table.game} />
      ${laidOut(state, desk.outcome.value).map((laid) => html`<${Laid} key=${laid.key} ...${laid} />`)}
      <${Gap} state=${state} />
    </div>
  </div>`;
}

/** Before the first deal: how friends come in. @param {{state: any}} props */
function Opening({ state }) {
  const { table, code } = state;
  return html`<div class="entrance">
    <p>${t("opening.code")}</p>
    <p class="code">${code.length === 8 ? `${code.slice(0, 4)}-${code.slice(4)}` : code}</p>
    <p>${t("opening.seats", { n: table.players.length, seats: table.settings.seats })}</p>
    <button type="button" class="button" onClick=${() => (panel.value = "invite")}>${t("opening.invite")}</button>
  </div>`;
}

/**
 * The cards of the middle, each with its words: those of the turn that is played, else those of the last one, which stay
 * until somebody bets again.
 *
 * @param {any} state @param {import("./outcome.js").Outcome | null} outcome
 */
function laidOut(state, outcome) {
  const { game } = state.table;
  const old = game.upcard === null ? shownOf(outcome, seatsOf(state)) : null;
  const fresh = game.centre.length > 0;
  const burned = game.burned ?? (fresh ? null : (old?.burned ?? null));
  const centre = fresh ? game.centre : (old?.posts ?? []);
  // Beside new cards of the middle that of the last bet would be misread; the result tells it.
  const upcard = game.upcard ?? (fresh ? null : (old?.upcard ?? null));
  /** @type {any[]} */
  const cards = [];
  /** @type {number[]} */
  const passed = [];
  if (burned !== null) cards.push({ key: `b${burned}`, card: burned, size: "small", label: t("centre.burned") });
  centre.forEach((/** @type {number} */ card, /** @type {number} */ at) => {
    const large = between(game) || card === game.faced;
    if (!large) passed.push(card);
    else cards.push({ key: `c${at}-${card}`, card, size: "large", label: centreLabel(game, at) });
  });
  if (passed.length) cards.unshift({ key: "passed", pile: passed, label: t("centre.passed") });
  if (upcard !== null) cards.push({ key: `u${upcard}`, card: upcard, size: "large", label: upLabel(state, outcome) });
  return cards;
}

/** Whose bank it is, and how far it has come. @param {{state: any}} props */
function Bank({ state }) {
  const { game } = state.table;
  if (game.banker === null) return null;
  const name = playerAt(state, game.banker)?.name ?? "";
  const own = seatsOf(state).includes(game.banker);
  if (!game.opening) return html`<p class="bankline">${t(own ? "bank.opens.you" : "bank.opens", { name })}</p>`;
  const n = game.bank_deals + (game.stage === "deal" ? 1 : 0);
  const deals = t(dealText(game, n), { n, lasts: game.bank_lasts, times: game.bank_times });
  return html`<p class=${`bankline ${deals.length > LONG ? "long" : ""}`}><span>${t(own ? "bank.line.you" : "bank.line", { name, opening: game.opening })}</span> <span>${deals}</span>
    ${game.last_round && html` <strong>${t(game.bank_times ? "bank.stitch" : "bank.last")}</strong>`}</p>`;
}

/** Letters of a sentence beyond which it takes a line of its own on a phone. */
const LONG = 30;

/** How many deals a bank has, or what ends it. @param {any} game @param {number} n the present deal */
function dealText(game, n) {
  if (game.last_round) return "bank.deal";
  if (game.bank_times) return "bank.dealUntil";
  return game.bank_lasts && n <= game.bank_lasts ? "bank.dealOf" : "bank.deal";
}

/** @param {{game: any}} props */
function Stock({ game }) {
  // Before the first shuffle there is none.
  if (!game.stock) return null;
  return html`<figure class="laid stock" data-stock><${Back} size="small" /><figcaption>${t("centre.stock", { n: game.stock })}</figcaption></figure>`;
}

/** One card with its words, or a fan of several. @param {{card: number, size: "large" | "small", label: string, pile?: number[]}} props */
function Laid({ card, size, label, pile }) {
  if (pile) {
    return html`<figure class="laid small"><span class="pile">${pile.map((one) => html`<${Card} key=${one} card=${one} size="small" flip=${`laid-${one}`} />`)}</span><figcaption>${label}</figcaption></figure>`;
  }
  return html`<figure class=${`laid ${size}`}><${Card} card=${card} size=${size} flip=${`laid-${label}-${card}`} /><figcaption>${label}</figcaption></figure>`;
}

/** The place of a third card that is still to come, with what it pays to land between. @param {{state: any}} props */
function Gap({ state }) {
  const { game } = state.table;
  if (!between(game) || game.centre.length < 2 || game.upcard !== null) return null;
  const pays = hasHouse(game) ? (wordsOf(state, ownSeat(state))?.pays ?? null) : null;
  return html`<figure class="laid gap"><span class="slot" aria-hidden="true">?</span>
    <figcaption>${t("centre.third")}${pays !== null && html` <b class="pays">${t("centre.pays", { n: pays })}</b>`}</figcaption></figure>`;
}

/** @param {any} game @param {number} at */
function centreLabel(game, at) {
  return t(!between(game) ? "centre.beat" : at === 0 && game.ace_low ? "centre.lowPost" : "centre.post");
}

/** @param {any} state @param {import("./outcome.js").Outcome | null} outcome */
function upLabel(state, outcome) {
  const { game } = state.table;
  if (between(game)) return t("centre.third");
  const seat = game.upcard === null ? shownOf(outcome, seatsOf(state))?.seat : game.turn;
  if (seatsOf(state).includes(seat ?? -1)) return t("centre.turnedForYou");
  const name = playerAt(state, seat ?? -1)?.name;
  return name ? t("centre.turnedFor", { name }) : t("centre.turned");
}
