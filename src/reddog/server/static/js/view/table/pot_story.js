// What built the pot: every change of it, with who made it, the chips and the pot after it, booked from the history. Pure.

import { enter } from "./past.js";

/**
 * @typedef {object} Change
 * @property {number} number the entry of the log
 * @property {string} what the act or event, told apart where one event has several reasons
 * @property {string[]} names who made it
 * @property {number} chips more in the pot, or less
 * @property {number} pot what was in it then
 */

/**
 * Every change of the pot in some entries, in order.
 *
 * @param {import("./past.js").Book} book the table before them; it is changed @param {any[]} lines @returns {Change[]}
 */
export function changesIn(book, lines) {
  /** @type {Change[]} */
  const changes = [];
  for (const line of lines) {
    enter(book, line, (told, before) => {
      const { pot } = book.game;
      if (pot === before) return;
      const names = seatsIn(told).map((seat) => book.players.get(seat)?.name ?? "");
      changes.push({ number: line.number, what: kindOf(told, pot - before), names, chips: pot - before, pot });
    });
  }
  return changes;
}

/** @param {any} told @param {number} chips */
function kindOf(told, chips) {
  if (told.event === "settled") return chips > 0 ? "lost" : "won";
  return told.event === "anted" ? `anted-${told.why}` : (told.event ?? told.act);
}

/** Whose chips they are. @param {any} told @returns {number[]} */
function seatsIn({ seat, seats, paid }) {
  if (paid) return paid.map((/** @type {[number, number]} */ [one]) => one);
  return seats ?? (seat === undefined ? [] : [seat]);
}

/**
 * The changes that made the pot what it was after an entry: those since it was empty before.
 *
 * @param {Change[]} changes @param {number} number @returns {Change[]}
 */
export function builtBy(changes, number) {
  const until = changes.filter((change) => change.number <= number);
  const empty = until.findLastIndex(({ pot }, at) => pot === 0 && at < until.length - 1);
  return until.slice(empty + 1);
}
