// Cards by their numbers, and the file of their faces.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { speak } from "../../src/reddog/server/static/js/text/labels.js";
import { cardsIn, holds, inOrder, nameOf, shortOf } from "../../src/reddog/server/static/js/view/table/cards.js";

const STATIC = new URL("../../src/reddog/server/static/", import.meta.url);
const faces = readFileSync(new URL("cards/faces.svg", STATIC), "utf-8");

test("every card has a face, and every part that a face refers to is there", () => {
  const symbols = new Set([...faces.matchAll(/<symbol id="([\w-]+)"/g)].map((found) => found[1]));
  for (const suit of "CDHS") for (const rank of "23456789TJQKA") assert.ok(symbols.has(rank + suit), rank + suit);
  for (const [, named] of faces.matchAll(/href="#([\w-]+)"/g)) assert.ok(symbols.has(named), named);
});

test("suits and ranks of the faces take the colour around, so that four colours are possible", () => {
  for (const [, id, drawn] of faces.matchAll(/<symbol id="((?:suit|rank)-\w)"[^>]*>(.*?)<\/symbol>/g)) {
    assert.match(drawn, /currentColor/, id);
    assert.doesNotMatch(drawn, /"(red|black)"/, id);
  }
});

test("a card's name is made of words, and ten is never a 1", () => {
  speak("en", JSON.parse(readFileSync(new URL("text/en.table.json", STATIC), "utf-8")));
  assert.equal(nameOf(51), "ace of spades");
  assert.equal(nameOf(0), "two of clubs");
  assert.equal(shortOf(4 * 8 + 2), "10♥");
});

test("a set of cards is a number, the highest cards included", () => {
  const set = 2 ** 51 + 2 ** 33 + 1;
  assert.deepEqual(cardsIn(set), [0, 33, 51]);
  assert.ok(holds(set, 51) && !holds(set, 50));
});

test("a hand is held by suit, in a suit from the ace down, and its cards stay the same", () => {
  assert.deepEqual(inOrder([0, 3, 51, 48]), [51, 3, 48, 0]);
});
