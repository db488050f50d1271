// Where the arrows lead in a list that the Tab key stops at once.

import assert from "node:assert/strict";
import test from "node:test";

import { stepIn, steppedTo } from "../../src/reddog/server/static/js/view/table/roving.js";

test("the arrows go by one and stop at both ends", () => {
  assert.deepEqual(["ArrowDown", "ArrowUp"].map((key) => steppedTo(key, 1, 3)), [2, 0]);
  assert.equal(steppedTo("ArrowUp", 0, 3), 0);
  assert.equal(steppedTo("ArrowDown", 2, 3), 2);
});

test("Home and End go to the ends", () => {
  assert.deepEqual(["Home", "End"].map((key) => steppedTo(key, 4, 9)), [0, 8]);
});

test("other keys lead nowhere", () => {
  assert.deepEqual(["Tab", "Enter", "a"].map((key) => steppedTo(key, 1, 3)), [undefined, undefined, undefined]);
});

test("a key together with another one is the browser's", () => {
  const event = { key: "Home", ctrlKey: true, preventDefault: () => assert.fail(), currentTarget: { querySelectorAll: () => [] } };
  assert.equal(stepIn(event), undefined);
});
