// The words of the page itself. Sentences about the game come from the server.

/** @type {Record<string, any>} */
let words = {};
let language = "en";
/** @type {Intl.PluralRules} */
let plurals;
/** @type {Intl.NumberFormat} */
let numbers;
/** @type {Intl.ListFormat} */
let lists;
speak("en", {});

/** Fetch the labels of a language. @param {string} tag */
export async function load(tag) {
  const files = [`${tag}.json`, `${tag}.table.json`];
  speak(regional(tag), Object.assign({}, ...(await Promise.all(files.map(dictionary)))));
}

/** A language as the reader's own country writes it: numbers and days differ. @param {string} tag */
const regional = (tag) => navigator.languages.find((one) => one.split("-")[0] === tag) ?? tag;

/** @param {string} file */
async function dictionary(file) {
  const answer = await fetch(new URL(`../../text/${file}`, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** Use these labels from now on. @param {string} tag @param {Record<string, any>} dictionary */
export function speak(tag, dictionary) {
  language = tag;
  words = dictionary;
  plurals = new Intl.PluralRules(tag);
  numbers = new Intl.NumberFormat(tag);
  lists = new Intl.ListFormat(tag, { type: "conjunction" });
}

/**
 * A label. `{name}` in it is replaced by that value; a label in several plural forms chooses by the value `n`.
 * A key that is missing is shown as it is: better odd than nothing.
 *
 * @param {string} key @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const found = words[key] ?? key;
  const text = typeof found === "string" ? found : (found[plurals.select(Number(values.n))] ?? found.other);
  return text.replace(/\{(\w+)\}/g, (/** @type {string} */ whole, /** @type {string} */ name) =>
    name in values ? shown(values[name]) : whole,
  );
}

/** A number as the reader writes it. @param {number} value */
export const number = (value) => numbers.format(value);

/** "Ann, Bob and Cid". @param {string[]} items */
export const list = (items) => lists.format(items);

/** A moment as the reader writes it. @param {number} milliseconds since 1970 @param {Intl.DateTimeFormatOptions} [how] */
export const moment = (milliseconds, how = { dateStyle: "medium", timeStyle: "short" }) =>
  new Intl.DateTimeFormat(language, how).format(milliseconds);

/** @param {string | number} value */
function shown(value) {
  return typeof value === "number" ? number(value) : value;
}
