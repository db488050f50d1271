// The words that may be typed at a table, and how a line is understood: as in the terminal (reddog/terminal/words.py and
// remote_words.py), to which a test holds them. Pure.

/** Words about the game. */
export const WORDS = list(`bet min quarter half three-quarters pot raise stay buy pass high low higher lower show stake again keep take
  yes no deal next hand status odds seen log last rules help away back buy-in split leave quit`);
/** Words about the table and the people at it. */
export const TABLE_WORDS = list(`sit stand watch wait say who ledger link fair share hello time start pause resume bot remove mute
  unmute hide unhide skip host change void adjust end agree disagree`);
/** Single keys, and other words. */
export const KEYS = new Map(
  Object.entries({ h: "hand", s: "status", o: "odds", x: "seen", l: "last", g: "log", "?": "help", y: "yes", n: "no", exit: "quit", open: "stake" }),
);
/** Words that answer a kind of question, besides the options that it names. */
export const ANSWERS = /** @type {Record<string, string>} */ ({ stay: "stay", stake: "stake", show: "show", "deal-again": "again" });

/** Words for an amount. */
export const SHARES = list("min quarter half three-quarters pot");
const CALLED = new Set(list("high low higher lower"));
/** Words that end or change much are typed in full. */
const IN_FULL = new Set(list("leave quit"));
const TABLE_IN_FULL = new Set(list("end void stand remove"));
const WITH_TEXT = new Set(list("bet raise show stake log buy-in"));
const ALONE = new Set(list("stand watch who ledger link fair hello start pause resume end agree disagree"));

/** @typedef {"unknown_word" | "unclear_word" | "whole_word" | "nothing_after" | "not_a_number"} Unclear */
/** @typedef {{word: string | null, text: string, unclear?: undefined}} Understood `word` is null for an amount without one */
/** @typedef {{unclear: Unclear, word: string, options?: string[]}} Misunderstood */

/**
 * The command of a line that is not empty. A word that is cut short is rather one of `now`, which answer what is asked.
 *
 * @param {string} line @param {readonly string[]} [now] @returns {Understood | Misunderstood}
 */
export function understand(line, now = []) {
  const [first, rest] = parted(line);
  const word = first.toLowerCase();
  if (word === "rules" && rest) return { word: "change", text: rest };
  const here = ofTable(word);
  if (!here) return ofGame(first, rest.split(/\s+/).join(" "), now);
  if (typeof here !== "string") return here;
  if (rest && ALONE.has(here)) return { unclear: "nothing_after", word: here };
  return { word: here, text: rest };
}

/** @param {string} first @param {string} rest @param {readonly string[]} now @returns {Understood | Misunderstood} */
function ofGame(first, rest, now) {
  if (isAmount(first)) return amount(null, `${first} ${rest}`.trim());
  const [named, text] = joined(first, rest);
  const word = find(named, WORDS, now);
  if (typeof word !== "string") return word;
  if (text && word === "bet") return ofBet(text);
  if (text && !WITH_TEXT.has(word)) return { unclear: "nothing_after", word };
  return { word, text };
}

/** Words that are written as two: "buy in 50", "call high", "three quarters". @param {string} first @param {string} rest @returns {[string, string]} */
function joined(first, rest) {
  const word = first.toLowerCase();
  const [next] = rest.toLowerCase().split(" ");
  if (word === "buy" && next === "in") return ["buy-in", rest.slice(3)];
  if (word === "call" && CALLED.has(rest.toLowerCase())) return [rest, ""];
  if (word === "three" && /^quarters?$/i.test(rest)) return ["three-quarters", ""];
  return [first, rest];
}

/** After `bet`: an amount, or a word for one. @param {string} text @returns {Understood | Misunderstood} */
function ofBet(text) {
  if (isAmount(text)) return amount("bet", text);
  const share = find(text, SHARES);
  return typeof share === "string" ? { word: share, text: "" } : share;
}

/** @param {string} text @param {readonly string[]} among @param {readonly string[]} [now] @returns {string | Misunderstood} */
function find(text, among, now = []) {
  const key = text.toLowerCase();
  const known = KEYS.get(key);
  if (known && among.includes(known)) return known;
  let found = among.includes(key) ? [key] : among.filter((word) => word.startsWith(key));
  const likely = found.filter((word) => now.includes(word));
  if (likely.length === 1) found = likely;
  const [word] = found;
  if (!word) return { unclear: "unknown_word", word: text };
  if (found.length > 1) return { unclear: "unclear_word", word: text, options: found };
  return IN_FULL.has(word) && key !== word ? { unclear: "whole_word", word } : word;
}

/** The word of the table's that is meant: in full, or cut short where no word of the game's begins so. @param {string} first @returns {string | null | Misunderstood} */
function ofTable(first) {
  if (TABLE_WORDS.includes(first)) return first;
  if (first.length < 2 || WORDS.some((word) => word.startsWith(first))) return null;
  const found = TABLE_WORDS.filter((word) => word.startsWith(first));
  if (found.length > 1) return { unclear: "unclear_word", word: first, options: found };
  return TABLE_IN_FULL.has(found[0]) ? { unclear: "whole_word", word: found[0] } : (found[0] ?? null);
}

/** Whether an amount was meant: there is a digit at the start, or after a sign or a point. @param {string} text */
const isAmount = (text) => /^[-+−.,$€£ ]*\p{N}/u.test(text);

/** Plain digits, as everywhere: "1 000" is read by nobody as 1. @param {string | null} word @param {string} text @returns {Understood | Misunderstood} */
const amount = (word, text) => (/^(0|[1-9][0-9]*)$/.test(text) ? { word, text } : { unclear: "not_a_number", word: text });

/** The first word of a line, and what stands after it. @param {string} line @returns {[string, string]} */
function parted(line) {
  const [, first = "", rest = ""] = /^\s*(\S+)\s*([\s\S]*?)\s*$/.exec(line) ?? [];
  return [first, rest];
}

/** @param {string} words */
function list(words) {
  return words.split(/\s+/);
}
