// What is answered in words to who asks for his hand, how things stand, what was seen, what happened, or what a bet is worth.

import { list, t } from "../../text/labels.js";
import { isNews, question, spoken } from "./aloud.js";
import { cardsIn, nameOf } from "./cards.js";
import { lastResult, ownOf, ownSeat, wordsOf } from "./situation.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** @param {Desk} desk */
export function handText(desk) {
  const state = desk.live.value;
  const seat = ownSeat(state);
  if (seat === null) return t("order.watching");
  const words = wordsOf(state, seat);
  return words?.hand_aloud || words?.hand || t("hand.none");
}

/** The last result. @param {Desk} desk */
export const lastText = (desk) => lastResult(desk.live.value)?.said.map(spoken).join(" ") ?? t("order.noResult");

/** @param {Desk} desk */
export function statusText(desk) {
  const state = desk.live.value;
  const seat = ownSeat(state);
  const asked = wordsOf(state, seat);
  const { game } = state.table;
  const parts = [
    seat === null ? t("order.watching") : t("order.chips", { n: game.seats[seat].stack }),
    t("order.pot", { n: game.pot }),
    asked?.prompt ? question(asked) : state.waits,
  ];
  return parts.filter(Boolean).join(" ");
}

/** @param {Desk} desk */
export function seenText(desk) {
  const state = desk.live.value;
  const own = ownOf(state, ownSeat(state)) ?? state.own[0];
  const cards = own?.seen.flatMap(cardsIn) ?? [];
  return cards.length ? t("order.seen", { n: cards.length, cards: list(cards.map(nameOf)) }) : t("order.seenNone");
}

/** @param {Desk} desk @param {number} count */
export const logText = (desk, count) => desk.live.value.lines.slice(-count).flatMap((line) => line.said ?? []).filter(isNews).map(spoken).join(" ");

/** The chance of the bet that is asked for, where the table allows hints. @param {Desk} desk */
export async function oddsText(desk) {
  const state = desk.live.value;
  const seat = ownSeat(state);
  if (!state.table.settings.hints) return t("order.noHints");
  if (seat === null) return t("order.watching");
  const chance = wordsOf(state, seat)?.chance;
  if (chance) return `${chance.text} ${chance.advice}`;
  const { sentences } = await desk.api.get(`/api/tables/${state.code}/odds?seat=${seat}`).catch((refusal) => ({ sentences: [refusal.sentence] }));
  return sentences.join(" ") || t("order.noOdds");
}
