// The state of a table as a fold: what the page shows follows from the messages and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";

import { NOTHING, foldTable, standing } from "../../src/reddog/server/static/js/state/table.js";

const awaited = [{ kind: "bet", seat: 0, least: 1, most: 4 }];
const table = (number, more = {}) => ({ number, turn: { seats: [0], left: 9000, bank: false }, ...more, game: { pot: 4, awaited, ...more.game } });
const update = (number, more, own = [{ seat: 0, allowed: [] }]) => ({ type: "update", table: table(number, more), own });
const line = (number) => ({ number, at: 0, deal: 1, said: [{ text: `line ${number}` }] });
const spoken = (number, lines, more = {}) => ({ type: "spoken", number, lines: lines.map(line), ...more });
const numbers = (state) => state.lines.map((one) => one.number);

/** Fold messages over a state that nothing may change. */
const folded = (messages, state = NOTHING) => messages.reduce((now, message, at) => frozen(foldTable(now, message, 100 * (at + 1))), state);

function frozen(value) {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

test("a welcome says who one is and forgets what was said of the last connection", () => {
  const state = folded([
    { type: "notice", what: "stopping", sentence: "Back in a moment." },
    { type: "welcome", person: "p1", name: "Ann", table: "K7MC3DPX", number: 1 },
  ]);
  assert.deepEqual([state.person, state.name, state.code, state.notice], ["p1", "Ann", "K7MC3DPX", null]);
});

test("an update says how all stands, and when it came", () => {
  const state = folded([update(3)]);
  assert.equal(state.number, 3);
  assert.equal(state.table.game.pot, 4);
  assert.deepEqual([state.receivedAt, state.changedAt], [100, 100]);
});

test("all that an entry brought about is known, not only its last move", () => {
  const acts = [{ told: "happened", events: [{ event: "settled" }] }, { told: "said" }, { told: "happened", events: [{ event: "closed" }] }];
  const state = folded([{ ...update(3), line: { number: 3, acts } }]);
  assert.deepEqual(state.events.map(({ event }) => event), ["settled", "closed"]);
  assert.deepEqual(folded([update(4)], state).events, []);
});

test("an update that was overtaken changes nothing", () => {
  const state = folded([update(3)]);
  assert.equal(foldTable(state, update(2, { game: { pot: 99 } })), state);
});

test("lines are in order and none twice, however they come", () => {
  const state = folded([spoken(2, [1, 2]), spoken(4, [3, 4]), spoken(4, [2, 3]), spoken(7, [6, 7]), spoken(7, [5, 6])]);
  assert.deepEqual(numbers(state), [1, 2, 3, 4, 5, 6, 7]);
});

test("coming back is the same as never having been away", () => {
  const asked = [{ seat: 0, prompt: "Bet 1 to 4." }];
  const all = [update(1), spoken(1, [1]), update(2), spoken(2, [2]), update(3), spoken(3, [3], { asked, waits: "Ann bets." })];
  const away = [update(1), spoken(1, [1]), { type: "connection", state: "lost" }, { type: "connection", state: "open" }, update(3), spoken(3, [1, 2, 3], { asked, waits: "Ann bets." })];
  const told = ({ lines, asked, waits, number, table }) => ({ lines, asked, waits, number, table });
  assert.deepEqual(told(folded(all)), told(folded(away)));
});

test("what is asked belongs to the newest table only", () => {
  const state = folded([update(5), spoken(5, [], { asked: [{ seat: 0, prompt: "now" }] }), spoken(4, [4], { asked: [{ seat: 0, prompt: "before" }] })]);
  assert.equal(state.asked[0].prompt, "now");
  assert.deepEqual(numbers(state), [4]);
});

test("nothing is asked any more once the server asks nothing", () => {
  const state = folded([spoken(1, [], { asked: [{ seat: 0, prompt: "Bet." }], waits: "Ann bets." }), spoken(2, [])]);
  assert.deepEqual([state.asked, state.waits], [[], ""]);
});

test("chat and another's coming are no change of what one decides by", () => {
  const state = folded([update(1), update(2, { players: [{ name: "Bob" }] })]);
  assert.deepEqual([state.changedAt, state.receivedAt], [100, 200]);
});

for (const [what, more] of [
  ["the pot", { game: { pot: 5 } }],
  ["the range", { game: { awaited: [{ ...awaited[0], most: 5 }] } }],
  ["the turn", { turn: { seats: [1], left: 9000, bank: false } }],
]) {
  test(`${what} is`, () => assert.equal(folded([update(1), update(2, more)]).changedAt, 200));
}

test("the passing of time is not", () => {
  assert.equal(folded([update(1), update(2, { turn: { seats: [0], left: 100, bank: true } })]).changedAt, 100);
});

test("what one's own seat may do unprompted is", () => {
  const state = folded([update(1), update(2, {}, [{ seat: 0, allowed: [{ kind: "sit-out", seat: 0 }] }])]);
  assert.equal(state.changedAt, 200);
});

test("a refused hello is kept until one is let in, a refused command is answered elsewhere", () => {
  const refused = { type: "refused", id: "", code: "table_ended", sentence: "It is over.", facts: {} };
  const state = folded([refused]);
  assert.equal(state.refused.code, "table_ended");
  assert.equal(foldTable(NOTHING, { ...refused, id: "a1" }), NOTHING);
  assert.equal(folded([{ type: "welcome", person: "p1", name: "Ann", table: "K", number: 1 }], state).refused, null);
});

test("what the page does not know it passes over", () => {
  const state = folded([update(1)]);
  assert.equal(foldTable(state, { type: "fireworks" }), state);
});

test("who says something is known with the line itself", () => {
  const said = (number, person) => ({ ...update(number), line: { number, acts: [{ act: "said", person, text: "hello" }] } });
  const state = folded([said(3, "p7")]);
  assert.deepEqual(state.speaker, { number: 3, person: "p7" });
  assert.equal(folded([update(4)], state).speaker, null);
});

test("what people say leaves everything standing as it was", () => {
  const before = folded([update(3), spoken(3, [3])]);
  // A tenth of a second later, and so much less is left of the turn.
  const after = foldTable(foldTable(before, update(4, { turn: { seats: [0], left: 8700, bank: false } }), 400), spoken(4, [4]), 500);
  assert.notEqual(after.lines.length, before.lines.length);
  assert.equal(standing(after), standing(before));
});

test("a bet, more time, a lost connection and other words of a question do not", () => {
  const before = folded([update(3), spoken(3, [3], { asked: [{ seat: 0, prompt: "Bet 1 to 4." }] })]);
  const changed = [
    update(4, { game: { pot: 8 } }),
    update(4, { turn: { seats: [0], left: 60_000, bank: false } }),
    update(4, { turn: { seats: [0], left: 9000, bank: true } }),
    { type: "connection", state: "lost" },
    spoken(4, [], { asked: [{ seat: 0, prompt: "Setze 1 bis 4." }] }),
    { type: "notice", what: "removed", sentence: "You were removed." },
  ];
  for (const message of changed) assert.notEqual(standing(foldTable(before, message, 100)), standing(before), JSON.stringify(message));
});
