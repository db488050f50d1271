// Amounts as they are typed, set and stepped, within a range that the server names.

import assert from "node:assert/strict";
import { test } from "node:test";

import { presets, read, stepped, weighty, wrong } from "../../src/reddog/server/static/js/view/table/amount.js";

const BET = { kind: "bet", least: 1, most: 12 };

test("only plain digits are an amount: nothing is read as something else", () => {
  for (const text of ["1,000", "1.000", "1 000", "2k", "5.0", "+5", "-5", "1e3", "0x10", "five", "NaN", "Infinity", "٣", ""]) {
    assert.equal(read(text), null, text);
  }
  assert.equal(read(" 007 "), 7);
  assert.equal(read("9".repeat(1000)), null);
});

test("every wrong entry has its own reason, and a right one has none", () => {
  assert.equal(wrong("", BET), "empty");
  assert.equal(wrong("2.5", BET), "digits");
  assert.equal(wrong("0", BET), "low");
  assert.equal(wrong("13", BET), "high");
  assert.equal(wrong("4", { kind: "raise", least: 3, most: 3 }), "only");
  for (const text of ["1", "12", " 6 "]) assert.equal(wrong(text, BET), "", text);
});

test("no button makes an amount that would be refused", () => {
  for (let pot = 0; pot <= 40; pot++) {
    for (let most = 1; most <= Math.max(1, pot); most++) {
      for (const preset of presets({ kind: "bet", least: 1, most }, pot)) {
        assert.ok(Number.isInteger(preset.chips));
        if (preset.open) assert.ok(preset.chips >= 1 && preset.chips <= most, `${preset.name} of ${pot}`);
      }
    }
  }
});

test("parts are of the pot, rounded down, and closed where the limit or the stack makes them illegal", () => {
  const named = Object.fromEntries(presets({ kind: "bet", least: 1, most: 3 }, 7).map(({ name, chips, open }) => [name, [chips, open]]));
  assert.deepEqual(named, { min: [1, true], quarter: [1, true], half: [3, true], threeQuarters: [5, false], top: [3, true] });
});

test("where there is no pot, parts are of the limit", () => {
  const chips = presets({ kind: "stake", least: 10, most: 50 }, 0).map((preset) => preset.chips);
  assert.deepEqual(chips, [10, 12, 25, 37, 50]);
});

test("steps stop at both ends, and begin with the least where the text is no amount", () => {
  assert.equal(stepped("12", 1, BET), "12");
  assert.equal(stepped("1", -10, BET), "1");
  assert.equal(stepped("5", 10, BET), "12");
  assert.equal(stepped("abc", 1, BET), "1");
});

test("more than half of the stack is asked again, unless it was typed", () => {
  assert.equal(weighty(51, 100, false), true);
  assert.equal(weighty(50, 100, false), false);
  assert.equal(weighty(51, 100, true), false);
});
