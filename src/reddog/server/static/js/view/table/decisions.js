// The moves that are one press each. Which of them are open is the server's word. Pure but for the labels.

import { t } from "../../text/labels.js";
import { nameOf, shortOf } from "./cards.js";

/** @typedef {import("./situation.js").Choice} Choice */
/** @typedef {{label: string, costs?: string, move: object, key?: string, card?: number, spoken?: string}} Decision */

/** Keys of the decisions, as in the keyboard map. */
const KEYS = /** @type {Record<string, string>} */ ({ stay: "y", buy: "n" });

/** @param {Choice[]} choices the open ones @param {number} seat @returns {Decision[]} */
export function decisionsOf(choices, seat) {
  return choices.flatMap((choice) => MADE[choice.kind]?.(choice, seat) ?? []);
}

/** @param {string} kind the choice's kind @param {string} move the move's tag */
const plain = (kind, move) => (/** @type {Choice} */ choice, /** @type {number} */ seat) => [
  { label: t(`do.${kind}`), costs: costsOf(choice), move: { move, seat }, key: KEYS[kind] },
];

/** What a move costs, nothing where it is free. @param {Choice} choice */
const costsOf = ({ price }) => (price ? t("do.costs", { price }) : "");

/** @type {Record<string, (choice: Choice, seat: number) => Decision[]>} */
const MADE = {
  pass: plain("pass", "pass"),
  buy: plain("buy", "buy"),
  stay: plain("stay", "stay"),
  call: (choice, seat) =>
    (choice.options ?? []).map((word) => ({ label: t(`do.call.${word}`), move: { move: "call", seat, word } })),
  show: (choice, seat) =>
    (choice.cards ?? []).map((card) => ({
      label: t("do.show", { card: shortOf(card) }),
      spoken: t("do.show", { card: nameOf(card) }),
      move: { move: "show", seat, card },
      card,
    })),
  "deal-again": plain("deal-again", "dealagain"),
  "pass-deal": plain("pass-deal", "passdeal"),
  vote: (choice, seat) =>
    (choice.options ?? []).map((word) => ({ label: t(`do.vote.${word}`), move: { move: "vote", seat, yes: word === "yes" } })),
};
