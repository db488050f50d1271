// What the view asks of a state: whose turn it is, where seats stand, what the last result was.

import assert from "node:assert/strict";
import { test } from "node:test";

import { newWords } from "../../src/reddog/server/static/js/view/table/aloud.js";
import { outcomeAfter } from "../../src/reddog/server/static/js/view/table/outcome.js";
import { askedSeat, awaitedOf, lastResult, ownSeat, seatsInOrder } from "../../src/reddog/server/static/js/view/table/situation.js";

const SEATS = [0, 1, 2, 3].map((seat) => ({ seat, taken: true, bet: 0 }));

function state({ awaited = [], own = [{ seat: 2, allowed: [], showable: [] }], lines = [], events = [], number = 1, waits = "", ...table } = {}) {
  const game = { seats: SEATS, awaited, events, deals: 1, upcard: null, burned: null };
  return { person: "me", own, lines, asked: [], waits, number, table: { game, number, paused: "", ended: "", ...table } };
}

const said = (number, ...told) => ({ number, said: told.map(([text, tone, seat = -1]) => ({ text, tone, seat })) });

test("a seat is asked when something is open to it, and not when it is only refused", () => {
  assert.equal(askedSeat(state({ awaited: [{ kind: "bet", seat: 2, least: 1, most: 3 }] })), 2);
  assert.equal(askedSeat(state({ awaited: [{ kind: "pass", seat: 2, refused: "must_bet" }] })), null);
  assert.equal(askedSeat(state({ awaited: [{ kind: "bet", seat: 1 }] })), null);
});

test("nothing is asked in a pause, nor when the evening is over", () => {
  const awaited = [{ kind: "bet", seat: 2 }];
  assert.equal(askedSeat(state({ awaited, paused: "host" })), null);
  assert.equal(askedSeat(state({ awaited, ended: "agreed" })), null);
});

test("who holds two seats looks from the one that is asked", () => {
  const own = [{ seat: 1, allowed: [] }, { seat: 3, allowed: [] }];
  assert.equal(ownSeat(state({ own, awaited: [{ kind: "bet", seat: 3 }] })), 3);
  assert.equal(ownSeat(state({ own })), 1);
  assert.equal(ownSeat(state({ own: [{ seat: null, allowed: [] }] })), null);
});

test("the reader's own seat comes first, the others clockwise", () => {
  assert.deepEqual(seatsInOrder(state()).map(({ seat }) => seat), [2, 3, 0, 1]);
});

test("which cards may be shown comes from what the seat alone knows", () => {
  const own = [{ seat: 2, allowed: [], showable: [8, 12] }];
  const [choice] = awaitedOf(state({ own, awaited: [{ kind: "show", seat: 2 }] }), 2);
  assert.deepEqual(choice.cards, [8, 12]);
});

test("a result stays until somebody bets again", () => {
  const won = said(4, ["Bo bets 6.", "bet", 1], ["Bo wins 6.", "won", 1]);
  assert.equal(lastResult(state({ lines: [won, said(5, ["Ann is here.", "people"])] }))?.said[0].text, "Bo wins 6.");
  assert.equal(lastResult(state({ lines: [won, said(5, ["Cy bets 2.", "bet", 3])] })), null);
  // The cards of the last bet stay on the felt, and so does what they came to.
  assert.equal(lastResult(state({ lines: [won, said(5, ["Cy sits this deal out.", "pass", 3])] }))?.said[0].text, "Bo wins 6.");
});

test("of results that come together the reader's own is told, the others are counted", () => {
  const lines = [said(4, ["A loses.", "lost", 0], ["You win.", "won", 2], ["C loses.", "lost", 3])];
  const result = lastResult(state({ lines }));
  assert.deepEqual([result?.said.map((one) => one.text), result?.more], [["You win."], 2]);
});

test("a bet that ends the evening is the last outcome, though the game's last move is another", () => {
  const settled = { event: "settled", seat: 1, outcome: "lose", bet: 1, net: -1, upcard: 9 };
  const ended = state({ events: [{ event: "closed", paid: [] }], number: 4 });
  const shown = outcomeAfter(null, null, { ...ended, events: [settled, { event: "closed", paid: [] }] });
  assert.equal(shown?.settled[0].upcard, 9);
});

test("cards of an outcome stay when the turn has gone on, and go with the next bet", () => {
  const settled = { event: "settled", seat: 1, outcome: "lose", bet: 1, net: -1, upcard: 9 };
  const first = outcomeAfter(null, null, state({ events: [{ event: "burned", card: 3 }, settled], number: 4 }));
  assert.deepEqual([first?.settled[0].upcard, first?.settled[0].burned], [9, 3]);
  assert.equal(outcomeAfter(first, null, state({ number: 5 })), first);
  const betting = state({ number: 6 });
  betting.table.game.seats = SEATS.map((seat) => ({ ...seat, bet: seat.seat === 3 ? 2 : 0 }));
  assert.equal(outcomeAfter(first, null, betting), null);
});

test("a burst is said as one piece, cards in words, and last who is to act", () => {
  const line = { number: 4, said: [{ text: "Turned: Q♦.", aloud: "Turned: queen of diamonds." }, { text: "Bo wins 6." }] };
  const news = newWords(state({ lines: [said(3, ["old"]), line], waits: "Waiting for Cy." }), 3, "Waiting for Bo.");
  assert.deepEqual(news, { text: "Turned: queen of diamonds. Bo wins 6. Waiting for Cy.", last: 4 });
});

test("the same words again are said again, since they are a new line", () => {
  const lines = [said(4, ["Bo loses 1."]), said(5, ["Bo loses 1."])];
  assert.equal(newWords(state({ lines }), 4, "").text, "Bo loses 1.");
});
