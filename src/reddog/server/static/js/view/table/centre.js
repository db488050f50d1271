// The middle of the felt: the pot, the bank, and the cards that everybody sees.

import { html } from "../../html.js";
import { panel } from "../../state/panel.js";
import { number, t } from "../../text/labels.js";
import { Back, Card } from "./card.js";
import { playerAt, seatsOf } from "./situation.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function Centre({ desk }) {
  const state = desk.shown.value;
  if (!state.table.started) return html`<div class="centre"><${Opening} state=${state} /></div>`;
  return html`<div class="centre">
    <${Pot} state=${state} />
    <${Bank} state=${state} />
    <div class="cards">
      <${Stock} game=${state.table.game} />
      ${laidOut(state, desk.moment.value.outcome).map((laid) => html`<${Laid} key=${laid.key} ...${laid} />`)}
      <${Gap} game=${state.table.game} />
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
  const old = game.upcard === null ? outcome : null;
  const fresh = game.centre.length > 0;
  const burned = game.burned ?? old?.burned ?? null;
  const centre = fresh ? game.centre : (old?.posts ?? []);
  // Beside new posts the third card of the last ones would be misread.
  const kept = between(game) && fresh ? null : (old?.upcard ?? null);
  const upcard = game.upcard ?? (centre.includes(kept) ? null : kept);
  const cards = [];
  if (burned !== null) cards.push({ key: `b${burned}`, card: burned, size: "small", label: t("centre.burned") });
  centre.forEach((/** @type {number} */ card, /** @type {number} */ at) => {
    const large = between(game) || card === game.faced;
    cards.push({ key: `c${at}-${card}`, card, size: large ? "large" : "small", label: centreLabel(game, card, at) });
  });
  if (upcard !== null) cards.push({ key: `u${upcard}`, card: upcard, size: "large", label: upLabel(state, outcome) });
  return cards;
}

/** The house needs no pot. @param {{state: any}} props */
function Pot({ state }) {
  const { game } = state.table;
  if (hasHouse(game)) {
    const bets = game.seats.reduce((/** @type {number} */ sum, /** @type {any} */ seat) => sum + seat.bet, 0);
    return html`<p class="pot"><small>${t("pot.bets")}</small><span data-flip="pot">${number(bets)}</span></p>`;
  }
  return html`<p class="pot"><small>${t(game.banker === null ? "pot.title" : "pot.bank")}</small><span data-flip="pot">${number(game.pot)}</span></p>`;
}

/** Whose bank it is, and how far it has come. @param {{state: any}} props */
function Bank({ state }) {
  const { game } = state.table;
  if (game.banker === null) return null;
  const name = playerAt(state, game.banker)?.name ?? "";
  return html`<p class="bankline">${t(game.opening ? "bank.line" : "bank.opens", { name, opening: game.opening, n: game.bank_deals + (game.stage === "deal" ? 1 : 0) })}
    ${game.last_round && html` <strong>${t("bank.last")}</strong>`}</p>`;
}

/** @param {{game: any}} props */
function Stock({ game }) {
  // Before the first shuffle there is none.
  if (!game.stock) return null;
  return html`<figure class="laid stock" data-stock><${Back} size="small" /><figcaption>${t("centre.stock", { n: game.stock })}</figcaption></figure>`;
}

/** @param {{card: number, size: "large" | "small", label: string}} props */
function Laid({ card, size, label }) {
  return html`<figure class=${`laid ${size}`}><${Card} card=${card} size=${size} flip=${`laid-${label}-${card}`} /><figcaption>${label}</figcaption></figure>`;
}

/** The place of a third card that is still to come. @param {{game: any}} props */
function Gap({ game }) {
  if (!between(game) || game.centre.length < 2 || game.upcard !== null) return null;
  return html`<figure class="laid gap"><span class="slot" aria-hidden="true">?</span><figcaption>${t("centre.third")}</figcaption></figure>`;
}

/** @param {any} game */
const between = (game) => game.contest.contest === "between";

/** @param {any} game */
const hasHouse = (game) => game.stakes.most > 0 && game.dealer === null && game.pot === 0;

/** @param {any} game @param {number} card @param {number} at */
function centreLabel(game, card, at) {
  if (between(game)) return t(at === 0 && game.ace_low ? "centre.lowPost" : "centre.post");
  return t(card === game.faced ? "centre.beat" : "centre.passed");
}

/** @param {any} state @param {import("./outcome.js").Outcome | null} outcome */
function upLabel(state, outcome) {
  const { game } = state.table;
  if (between(game)) return t("centre.third");
  const seat = game.upcard === null ? outcome?.settled.at(-1)?.seat : game.turn;
  if (seatsOf(state).includes(seat ?? -1)) return t("centre.turnedForYou");
  const name = playerAt(state, seat ?? -1)?.name;
  return name ? t("centre.turnedFor", { name }) : t("centre.turned");
}
