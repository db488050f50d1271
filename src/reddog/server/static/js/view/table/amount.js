// Amounts that are typed or chosen by a button. The range is always the server's; here is only how to write within it. Pure.

/** @typedef {import("./situation.js").Choice} Choice */
/** @typedef {{name: "min" | "quarter" | "half" | "threeQuarters" | "top", chips: number, open: boolean}} Preset */

/** Plain digits, as everywhere in Red Dog: "1,000", "2k" and "5.0" are read by some as something else. */
const DIGITS = /^\d{1,15}$/;

/** The amount that a text means; null where it is no plain whole number. @param {string} text */
export function read(text) {
  const trimmed = text.trim();
  return DIGITS.test(trimmed) ? Number(trimmed) : null;
}

/** Whether there is only one amount, and so nothing to set. @param {Choice} choice */
export const isFixed = ({ least, most }) => least === most;

/**
 * Why a text is no amount in the range, as a key of the labels; nothing where it is one.
 *
 * @param {string} text @param {Choice} choice @returns {"" | "empty" | "digits" | "low" | "high" | "only"}
 */
export function wrong(text, choice) {
  const least = choice.least ?? 0;
  const most = choice.most ?? 0;
  if (!text.trim()) return "empty";
  const chips = read(text);
  if (chips === null) return "digits";
  if (isFixed(choice) && chips !== most) return "only";
  if (chips < least) return "low";
  return chips > most ? "high" : "";
}

/**
 * The amounts on the buttons: parts of what is bet against, rounded down. A part that would not be legal is not open, so that
 * a button never means another amount than its name says (M-27). The last is the most there may be.
 *
 * @param {Choice} choice @param {number} pot what the parts are of; 0 where there is no pot but a limit @returns {Preset[]}
 */
export function presets(choice, pot) {
  const least = choice.least ?? 0;
  const most = choice.most ?? 0;
  const whole = pot || most;
  const part = (/** @type {number} */ quarters) => Math.floor((whole * quarters) / 4);
  /** @type {[Preset["name"], number][]} */
  const named = [
    ["min", least],
    ["quarter", part(1)],
    ["half", part(2)],
    ["threeQuarters", part(3)],
    ["top", most],
  ];
  return named.map(([name, chips]) => ({ name, chips, open: chips >= least && chips <= most }));
}

/**
 * The text after a step of so many chips, kept in the range; a text that is no amount becomes the least.
 *
 * @param {string} text @param {number} by @param {Choice} choice
 */
export function stepped(text, by, choice) {
  const least = choice.least ?? 0;
  const chips = read(text);
  if (chips === null) return String(least);
  return String(Math.min(choice.most ?? 0, Math.max(least, chips + by)));
}

/**
 * Whether an amount deserves a second look: it was set by a button or key, and is more than half of what the player has.
 *
 * @param {number} chips @param {number} stack @param {boolean} typed
 */
export const weighty = (chips, stack, typed) => !typed && chips * 2 > stack;
