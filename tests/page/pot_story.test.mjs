// What built the pot, told from the history.

import assert from "node:assert/strict";
import test from "node:test";

import { blank } from "../../src/reddog/server/static/js/view/table/past.js";
import { builtBy, changesIn } from "../../src/reddog/server/static/js/view/table/pot_story.js";

const happened = (...events) => ({ act: "happened", events });
const SITTING = [
  { number: 1, acts: [{ act: "seated", seat: 0, person: "a", name: "Ann" }, happened({ event: "joined", seat: 0, chips: 100 })] },
  { number: 2, acts: [{ act: "seated", seat: 1, person: "b", name: "Bo" }, happened({ event: "joined", seat: 1, chips: 50 })] },
];
const DEAL = {
  number: 3,
  acts: [happened({ event: "deal-began", number: 1, players: [1, 0], dealer: 0 }, { event: "anted", paid: [[0, 1], [1, 1]], why: "deal", pot: 2 })],
};
const settled = (number, seat, net, pot) => ({ number, acts: [happened({ event: "settled", seat, outcome: "", bet: 1, net, before: 0, pot })] });
const told = (...lines) => changesIn(blank(2), [...SITTING, ...lines]);

test("every change has its players, its chips and the pot after it", () => {
  const changes = told(DEAL, settled(4, 1, -2, 4), settled(5, 0, 4, 0));
  assert.deepEqual(
    changes.map(({ what, names, chips, pot }) => [what, names.join(" and "), chips, pot]),
    [["anted-deal", "Ann and Bo", 2, 2], ["lost", "Bo", 2, 4], ["won", "Ann", -4, 0]],
  );
});

test("a bet that comes back changes nothing", () => {
  assert.equal(told(DEAL, settled(4, 1, 0, 2)).length, 1);
});

test("what was before the pot was empty has not built it", () => {
  const again = { number: 5, acts: [happened({ event: "anted", paid: [[1, 1]], why: "empty", pot: 1 })] };
  const changes = told(DEAL, settled(4, 1, 2, 0), again);
  assert.deepEqual(builtBy(changes, 5).map(({ what }) => what), ["anted-empty"]);
});

test("an empty pot is told by how it was emptied", () => {
  const changes = told(DEAL, settled(4, 1, 2, 0));
  assert.deepEqual(builtBy(changes, 4).map(({ chips }) => chips), [2, -2]);
});

test("a moment of the past is told without what came after it", () => {
  const changes = told(DEAL, settled(4, 1, -2, 4), settled(5, 0, -1, 5));
  assert.equal(builtBy(changes, 4).at(-1)?.pot, 4);
});

test("a bank, what is paid into it and what its holder takes have names, also of who is gone", () => {
  const changes = told(
    { number: 3, acts: [happened({ event: "staked", seat: 1, chips: 20 })] },
    { number: 4, acts: [happened({ event: "passed", seat: 0, chips: 1 })] },
    { number: 5, acts: [happened({ event: "bank-taken", seat: 1, chips: 21, why: "over" }, { event: "left", seat: 1, chips: 51 })] },
  );
  assert.deepEqual(changes.map(({ what, names, chips }) => [what, names[0], chips]), [["staked", "Bo", 20], ["passed", "Ann", 1], ["bank-taken", "Bo", -21]]);
});

test("a deal that is undone gives back what it had put in", () => {
  const changes = told(DEAL, { number: 4, acts: [{ act: "voided", deal: 1 }] });
  assert.deepEqual(changes.map(({ what, chips, pot }) => [what, chips, pot]), [["anted-deal", 2, 2], ["voided", -2, 0]]);
});
