// Fetches the hands of before this page was opened, and puts them before those that it has seen.

import { outcomeAfter } from "./outcome.js";
import { agrees, blank, enter, stateOf } from "./past.js";

/** Entries that are asked for at once. */
const PART = 500;

/**
 * The moments before the first that the page has seen; none where the books do not agree with what it saw.
 *
 * @param {import("./desk.js").Desk} desk @returns {Promise<import("./desk.js").Moment[]>}
 */
export async function momentsBefore(desk) {
  const first = desk.past[0].state;
  const lines = await linesBetween(desk, 0, first.number);
  const book = blank(first.table.game.seats.length);
  /** @type {import("./desk.js").Moment[]} */
  const moments = [];
  for (const line of lines) {
    const events = enter(book, line);
    if (!events.length || line.number === first.number) continue;
    const state = stateOf(book, line, events, first);
    const before = moments.at(-1);
    moments.push({ state, outcome: outcomeAfter(before?.outcome ?? null, before?.state ?? null, state) });
  }
  return agrees(book, first) ? moments : [];
}

/**
 * The entries of the history after one and up to another; fewer where the server has no more.
 *
 * @param {import("./desk.js").Desk} desk @param {number} first the number of the entry before them @param {number} last
 */
export async function linesBetween(desk, first, last) {
  /** @type {any[]} */
  const lines = [];
  let after = first;
  while (after < last) {
    const { lines: part } = await desk.api.get(`/api/tables/${desk.live.value.code}/history?after=${after}&limit=${Math.min(PART, last - after)}`);
    if (!part.length) break;
    lines.push(...part);
    after = part.at(-1).number;
  }
  return lines;
}
