// Labels: values put in, plurals, numbers and lists as the reader's language has them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { list, number, speak, t } from "../../src/reddog/server/static/js/text/labels.js";

const words = { chips: { one: "{n} chip", other: "{n} chips" }, hello: "Hello {name}, {name}!", bare: "No {such} value" };

test("a plural follows the number", () => {
  speak("en", words);
  assert.deepEqual([t("chips", { n: 1 }), t("chips", { n: 2 }), t("chips", { n: 0 })], ["1 chip", "2 chips", "0 chips"]);
});

test("numbers are grouped as the language does it", () => {
  speak("en", words);
  assert.deepEqual([t("chips", { n: 12345 }), number(1234567)], ["12,345 chips", "1,234,567"]);
  speak("de", words);
  assert.equal(number(1234567), "1.234.567");
});

test("a value is put in wherever it is named, and is never read as a label itself", () => {
  speak("en", words);
  assert.equal(t("hello", { name: "{name} $& \\1" }), "Hello {name} $& \\1, {name} $& \\1!");
});

test("what has no value, and a label that is missing, are shown as they are", () => {
  speak("en", words);
  assert.deepEqual([t("bare"), t("nowhere")], ["No {such} value", "nowhere"]);
});

test("lists have the language's own word", () => {
  speak("en", words);
  assert.equal(list(["Ann", "Bob", "Cid"]), "Ann, Bob, and Cid");
});
