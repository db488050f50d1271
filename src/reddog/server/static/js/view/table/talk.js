// Talk at the table: who said what, whom this reader would rather not hear, and what is new to him.

import { computed, effect, signal } from "@preact/signals";

import { habits } from "../../state/panel.js";
import { perDesk } from "./per_desk.js";
import { nameAt, playerAt } from "./situation.js";

/** @typedef {import("./desk.js").Desk} Desk */
/** @typedef {{number: number, text: string, seat?: number, tone?: string, person: string | undefined}} Word */

/** The talk of a desk. */
export const talkOf = perDesk((desk) => new Talk(desk));

export class Talk {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** Who said a line, by its number; nobody where that could not be found. @type {import("@preact/signals").Signal<Map<number, string>>} */
    this.authors = signal(new Map());
    /** What people are called who are no longer there. @type {Map<string, string>} */
    this.names = new Map();
    /** The last line that has been read; what was said before one came is not new. */
    this.read = signal(desk.live.peek().lines.at(-1)?.number ?? 0);
    /** Everything that was said. */
    this.words = computed(() => wordsIn(desk.live.value.lines).map((word) => ({ ...word, person: this.authors.value.get(word.number) })));
    /** What is shown of it. While it is not known who speaks, nobody who is not to be heard may be let through. */
    this.heard = computed(() => this.words.value.filter(({ person }) => (person === undefined ? !unheard().size : !unheard().has(person))));
    /** How much of it is new. */
    this.unread = computed(() => this.heard.value.filter(({ number, person }) => number > this.read.value && person !== desk.live.value.person).length);
  }

  /** Keep up with who says what, until the returned function is called. */
  follow() {
    /** Lines whose speakers have been looked for; one that comes late may be older than others. @type {Set<number>} */
    const cared = new Set();
    return effect(() => {
      const state = this.desk.live.value;
      const { speaker } = state;
      if (speaker && !cared.has(speaker.number)) {
        cared.add(speaker.number);
        this.learn([[speaker.number, speaker.person]]);
      }
      const fresh = wordsIn(state.lines).filter(({ number }) => !cared.has(number));
      for (const { number } of fresh) cared.add(number);
      for (const { person, name } of [...(state.table?.watching ?? []), ...(state.table?.players ?? [])]) this.names.set(person, name);
      if (!fresh.length) return;
      // A seat is that of a player of now; who watches has none.
      const seated = fresh.filter(({ seat = -1 }) => seat >= 0);
      this.learn(seated.map(({ number, seat = -1 }) => [number, playerAt(state, seat)?.person ?? ""]));
      const others = fresh.filter(({ seat = -1 }) => seat < 0);
      if (others.length) this.ask(others.map(({ number }) => number));
    });
  }

  /** Who said these lines, by the table's history. @param {number[]} numbers in order */
  async ask(numbers) {
    const { code } = this.desk.live.peek();
    const found = new Map(numbers.map((number) => [number, ""]));
    for (let after = numbers[0] - 1; after < numbers[numbers.length - 1]; ) {
      const { lines, more } = await this.desk.api.get(`/api/tables/${code}/history?after=${after}&limit=${PAGE}`).catch(() => ({ lines: [], more: false }));
      for (const { number, acts = [] } of lines) {
        const said = acts.find((/** @type {any} */ act) => act.act === "said");
        if (said && found.has(number)) found.set(number, said.person);
      }
      if (!more) break;
      after = lines.at(-1).number;
    }
    this.learn([...found]);
  }

  /** @param {[number, string][]} found */
  learn(found) {
    if (found.length) this.authors.value = new Map([...this.authors.peek(), ...found]);
  }

  /** Everything that has been said is known to the reader. */
  seen() {
    const last = this.words.peek().at(-1)?.number ?? 0;
    if (last > this.read.peek()) this.read.value = last;
  }

  /** The others who have said something, or are not heard; each may be silenced. @returns {{person: string, name: string, heard: boolean}[]} */
  get speakers() {
    const state = this.desk.live.value;
    const people = new Set([...this.words.value.map(({ person }) => person ?? ""), ...unheard()]);
    people.delete(state.person);
    return [...people]
      .map((person) => ({ person, name: nameAt(state, person) || (this.names.get(person) ?? ""), heard: !unheard().has(person) }))
      .filter(({ name }) => name);
  }

  /** The lines without what the reader does not want to hear. @param {any[]} lines */
  without(lines) {
    if (!unheard().size) return lines;
    const heard = new Set(this.heard.peek().map(({ number }) => number));
    return lines.map((line) => (heard.has(line.number) ? line : { ...line, said: (line.said ?? []).filter(isNoTalk) }));
  }
}

/** Lines that are asked for at a time. */
const PAGE = 500;

/** @param {any[]} lines @returns {Word[]} */
const wordsIn = (lines) => lines.flatMap(({ number, said = [] }) => said.filter((/** @type {any} */ one) => !isNoTalk(one)).map((/** @type {any} */ one) => ({ ...one, number })));

/** @param {{tone?: string}} sentence */
const isNoTalk = ({ tone }) => tone !== "talk";

/** Persons whom this reader does not want to hear. */
const unheard = () => new Set(habits.unheard.value.split(" ").filter(Boolean));

/** Whether the reader hears a person. @param {string} person */
export const isHeard = (person) => !unheard().has(person);

/** Hear a person, or no longer. @param {string} person @param {boolean} heard */
export function hear(person, heard) {
  const people = unheard();
  if (heard) people.delete(person);
  else people.add(person);
  habits.unheard.value = [...people].join(" ");
}
