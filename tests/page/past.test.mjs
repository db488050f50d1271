// Hands of before the page was opened, booked from the history.

import assert from "node:assert/strict";
import test from "node:test";

import { agrees, blank, enter, stateOf } from "../../src/reddog/server/static/js/view/table/past.js";

const happened = (...events) => ({ act: "happened", events });
const LINES = [
  { number: 1, acts: [{ act: "seated", seat: 0, person: "a", name: "Ann" }, happened({ event: "joined", seat: 0, chips: 100 })] },
  { number: 2, acts: [{ act: "seated", seat: 1, person: "b", name: "Bo" }, happened({ event: "joined", seat: 1, chips: 50 })] },
  {
    number: 3,
    acts: [
      happened(
        { event: "deal-began", number: 1, players: [1, 0], dealer: 0 },
        { event: "anted", paid: [[0, 1], [1, 1]], why: "deal", pot: 2 },
        { event: "hands-dealt", seats: [1, 0], count: 5 },
      ),
    ],
  },
  {
    number: 4,
    acts: [
      happened(
        { event: "bet-placed", seat: 1, chips: 2, pot: 2 },
        { event: "burned", card: 3 },
        { event: "turned-up", card: 9, seat: 1 },
        { event: "settled", seat: 1, outcome: "win", bet: 2, net: 2, multiple: 1, before: 2, pot: 0, upcard: 9, beat: 13, shown: [13] },
      ),
    ],
  },
];

/** @param {any[]} lines */
function booked(lines) {
  const book = blank(2);
  for (const line of lines) enter(book, line);
  return book;
}

test("chips go from the stacks to the pot and back, and none is lost", () => {
  const { seats, game } = booked(LINES);
  assert.deepEqual([seats[0].stack, seats[1].stack, game.pot], [99, 51, 0]);
  assert.deepEqual([seats[1].shown, seats[1].done, game.upcard], [[13], true, null]);
});

test("a deal that is undone gives back what was put into it", () => {
  const { seats, game } = booked([...LINES, { number: 5, acts: [{ act: "voided", deal: 1 }] }]);
  assert.deepEqual([seats[0].stack, seats[1].stack, game.pot], [100, 50, 0]);
});

test("who leaves has cashed out, and the ledger still sums to zero", () => {
  const book = booked([...LINES, { number: 5, acts: [happened({ event: "left", seat: 1, chips: 51 })] }]);
  const live = { lines: [], own: [], table: { game: { packs: 1, seats: [] } } };
  const { table } = stateOf(book, { number: 5 }, [], /** @type {any} */ (live));
  assert.deepEqual(table.accounts.map((account) => account.net), [-1, 1]);
});

test("books that do not agree with what the page saw are not shown", () => {
  const book = booked(LINES);
  const seen = (stack) => ({ table: { game: { pot: 0, seats: [{ stack: 99, bet: 0 }, { stack, bet: 0 }] } } });
  assert.equal(agrees(book, /** @type {any} */ (seen(51))), true);
  assert.equal(agrees(book, /** @type {any} */ (seen(52))), false);
});
