// Single keys, while the table has the focus and nobody types. They can be switched off (WCAG 2.1.4).

import { prefs } from "../../state/prefs.js";
import { presets, stepped } from "./amount.js";
import { place } from "./bet.js";
import { decisionsOf } from "./decisions.js";
import { run } from "./orders.js";
import { askedSeat, awaitedOf, isOpen } from "./situation.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** Keys that set a part of the pot: nothing is placed by them. */
const PARTS = /** @type {Record<string, string>} */ ({ m: "min", q: "quarter", f: "half", t: "threeQuarters", p: "top" });
/** Keys that ask for something in words. */
const ORDERS = /** @type {Record<string, string>} */ ({ h: "hand", s: "status", o: "odds", x: "seen", l: "last", g: "log 10", a: "away", "?": "help" });

/** @type {WeakSet<HTMLElement>} */
const listening = new WeakSet();

/** @param {HTMLElement | null} root @param {Desk} desk */
export function listenToKeys(root, desk) {
  if (!root || listening.has(root)) return;
  listening.add(root);
  root.addEventListener("keydown", (event) => {
    if (!prefs.keys.value || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || types(event.target)) return;
    if (pressed(event, desk)) event.preventDefault();
  });
}

/** Whether a key belongs to who types, or to a control of its own. @param {EventTarget | null} target */
function types(target) {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable], [role=tablist], dialog") !== null;
}

/** @param {KeyboardEvent} event @param {Desk} desk @returns {boolean} whether the key did something */
function pressed(event, desk) {
  const { key } = event;
  if (key in ORDERS) return run(desk, ORDERS[key]), true;
  if (key === "c") return toChat(desk);
  if (key === "Escape" && desk.opened.value) return (desk.opened.value = false), true;
  return amountKey(event, desk) || decisionKey(key, desk);
}

/** @param {KeyboardEvent} event @param {Desk} desk */
function amountKey(event, desk) {
  const question = desk.question.value;
  if (!question) return false;
  const { choice } = question;
  const { key } = event;
  const step = event.shiftKey ? 10 : 1;
  if (/^\d$/.test(key)) return toBox(desk, key);
  if (key in PARTS) {
    const { pot } = desk.live.value.table.game;
    const preset = presets(choice, choice.kind === "bet" ? pot : 0).find(({ name }) => name === PARTS[key]);
    if (preset?.open) desk.fill(String(preset.chips));
    return true;
  }
  if (key === "ArrowUp") desk.fill(stepped(desk.text, step, choice));
  else if (key === "ArrowDown") desk.fill(stepped(desk.text, -step, choice));
  else if (key === "Escape") desk.fill("", true);
  // On a button Enter presses the button.
  else if (key === "Enter" && !(event.target instanceof Element && event.target.closest("button, a, summary"))) place(desk);
  else if (key === "r" && choice.kind === "raise") place(desk);
  else return false;
  return true;
}

/** @param {string} key @param {Desk} desk */
function decisionKey(key, desk) {
  const seat = askedSeat(desk.live.value);
  if (seat === null) return false;
  const made = decisionsOf(awaitedOf(desk.live.value, seat).filter(isOpen), seat).find((decision) => decision.key === key);
  if (made) desk.play(made.move);
  return made !== undefined;
}

/** A digit begins an amount, and the box takes over. @param {Desk} desk @param {string} digit */
function toBox(desk, digit) {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById("amount-box"));
  if (!box) return false;
  box.focus();
  desk.fill(digit, true);
  return true;
}

/** @param {Desk} desk */
function toChat(desk) {
  if (!desk.live.value.table.settings.chat) return false;
  desk.open("chat");
  requestAnimationFrame(() => document.getElementById("chat-box")?.focus());
  return true;
}
