// What a reader has chosen, kept in this browser. Each is a signal: `prefs.theme.value`.

import { effect, signal } from "@preact/signals";

/**
 * @template T
 * @param {string} name @param {T} usual @param {readonly T[]} [choices] anything else is taken for the usual one
 */
export function kept(name, usual, choices) {
  const key = `reddog.${name}`;
  const pref = signal(read(key, usual, choices));
  let first = true;
  effect(() => {
    const text = JSON.stringify(pref.value);
    if (first) first = false;
    else write(key, text);
  });
  return pref;
}

export const THEMES = /** @type {const} */ (["system", "light", "dark"]);
export const MOTIONS = /** @type {const} */ (["system", "none"]);
export const SPEEDS = /** @type {const} */ (["slow", "normal", "fast"]);
/** The languages that there are labels for. */
export const LANGUAGES = /** @type {const} */ (["en", "de"]);
export const BACKS = /** @type {const} */ (["red", "blue", "green"]);

export const prefs = {
  theme: kept("theme", "system", THEMES),
  fourColours: kept("fourColours", true, [true, false]),
  largeIndex: kept("largeIndex", false, [true, false]),
  sound: kept("sound", true, [true, false]),
  motion: kept("motion", "system", MOTIONS),
  speed: kept("speed", "normal", SPEEDS),
  keys: kept("keys", true, [true, false]),
  odds: kept("odds", true, [true, false]),
  language: kept("language", firstLanguage(), LANGUAGES),
  cardBack: kept("cardBack", "red", BACKS),
  /** What the reader is called; asked once. */
  name: kept("name", ""),
};

/** Of the languages that the browser asks for, the first that there are labels for. */
function firstLanguage() {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  return wanted.map((tag) => LANGUAGES.find((known) => known === tag)).find(Boolean) ?? LANGUAGES[0];
}

/** Whether things may fly and flip. */
export function moves() {
  return prefs.motion.value !== "none" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Tell the style sheets, by attributes of the root. */
export function showPrefs() {
  const root = document.documentElement;
  effect(() => {
    if (prefs.theme.value === "system") delete root.dataset.theme;
    else root.dataset.theme = prefs.theme.value;
    root.dataset.motion = prefs.motion.value;
    root.dataset.suits = prefs.fourColours.value ? "four" : "two";
    root.dataset.index = prefs.largeIndex.value ? "large" : "usual";
    root.dataset.back = prefs.cardBack.value;
    root.lang = prefs.language.value;
  });
}

/**
 * @template T
 * @param {string} key @param {T} usual @param {readonly T[]} [choices] @returns {T}
 */
function read(key, usual, choices) {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? "null");
    if (choices ? choices.includes(value) : typeof value === typeof usual) return value;
  } catch {
    // No storage, or not ours: the usual one.
  }
  return usual;
}

/** @param {string} key @param {string} text */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It holds until the page is closed.
  }
}
