// The table that somebody is about to open: what he wishes, and what the server says to it.

import { effect, signal } from "@preact/signals";

import { get, post, spoken } from "../net/api.js";
import { prefs } from "./prefs.js";

const SETTLING = 250;

/**
 * @typedef {{game: string, house: Record<string, string>, title: string, seats: number, buy_in: number, clock: {turn: number},
 *   hints: boolean, spectators: boolean, chat: boolean, several_seats: boolean, reveal: string}} Wish
 */

/** What is wished where nothing else is said. @param {string} game @returns {Wish} */
export const usual = (game) => ({
  game,
  house: {},
  title: "",
  seats: 6,
  buy_in: 100,
  clock: { turn: 30 },
  hints: true,
  spectators: true,
  chat: true,
  several_seats: false,
  reveal: "evening",
});

/** The settings of a table that is to be opened once more. @type {Wish | null} */
let former = null;

/** The next new table begins with the settings of this one. @param {Wish} settings */
export function openLike(settings) {
  former = settings;
}

/** A wish in the making; `close` ends its questions to the server. @param {string} name of the game, by any of its names */
export function wishing(name) {
  const wish = signal(usual(name));
  /** @type {import("@preact/signals").Signal<any>} */
  const game = signal(null);
  /** @type {import("@preact/signals").Signal<{checked?: any, refusal?: any}>} */
  const answer = signal({});
  /** The house rules that the game has as it is wished. @type {import("@preact/signals").Signal<any[]>} */
  const options = signal([]);

  const change = (/** @type {Partial<Wish>} */ part) => (wish.value = { ...wish.value, ...part });
  const choose = async (/** @type {string} */ chosen) => {
    try {
      const found = await get(spoken(`/api/games/${encodeURIComponent(chosen)}`));
      game.value = found;
      options.value = found.options;
      const most = found.seats.at(-1).seats;
      change({ game: found.name, house: {}, seats: Math.min(Math.max(wish.value.seats, found.seats[0].seats), most) });
    } catch (refusal) {
      answer.value = { refusal };
    }
  };
  /** What the form begins with: the game, and all else of the table before where there was one. @param {string} chosen */
  const begin = async (chosen) => {
    const before = former;
    former = null;
    await choose(chosen);
    if (before?.game === wish.value.game) change(before);
  };
  /** A house rule; the preset's own value is none. @param {{name: string, preset: string}} rule @param {string} value */
  const rule = ({ name, preset }, value) => {
    const { [name]: _, ...others } = wish.value.house;
    change({ house: value === preset ? others : { ...others, [name]: value } });
  };
  const close = effect(() => {
    const settings = wish.value;
    if (!game.value || game.value.name !== settings.game) return undefined;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const checked = await post("/api/tables/check", { settings, language: prefs.language.value }, asking.signal);
        answer.value = { checked };
        // Some rules come and go with others.
        options.value = checked.options;
      } catch (refusal) {
        if (!asking.signal.aborted) answer.value = { refusal };
      }
    }, SETTLING);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  });
  return { wish, game, answer, options, change, begin, choose, rule, close };
}
