// What the parts of the table share: the state that is shown, the amount in the box, and the one way to ask for something.

import { computed, signal } from "@preact/signals";

import { steady } from "../../state/steady.js";
import { t } from "../../text/labels.js";
import { read, wrong } from "./amount.js";
import { outcomeAfter, outcomeIn } from "./outcome.js";
import { askedSeat, awaitedOf, isOpen, lastResult } from "./situation.js";

/** @typedef {import("../../state/table.js").TableState} TableState */
/** @typedef {import("./situation.js").Choice} Choice */
/** @typedef {{choice: Choice, seat: number}} Question */
/** @typedef {{state: TableState, outcome: import("./outcome.js").Outcome | null}} Moment */
/** @typedef {{get(path: string): Promise<any>, post(path: string, body?: unknown): Promise<any>}} Api */

/** A press within so many milliseconds after pot, range or turn changed was meant for what stood there before. */
export const GUARD = 500;
/** States that are kept for stepping back. */
const KEPT = 400;
/** Lines in which the last result is looked for. */
const RECENT = 60;
/** An amount box that the reader has not touched. */
const UNTOUCHED = { text: null, typed: false, of: "" };
/** Kinds of choices that are answered with an amount. */
const AMOUNTS = new Set(["bet", "raise", "stake"]);

export class Desk {
  /**
   * @param {import("@preact/signals").ReadonlySignal<TableState>} live
   * @param {import("@preact/signals").ReadonlySignal<TableState>} calm the same, which stays as it is while people merely talk
   * @param {import("../../net/socket.js").Connection} connection
   * @param {Api} api
   */
  constructor(live, calm, connection, api) {
    this.live = live;
    this.calm = calm;
    this.connection = connection;
    this.api = api;
    /** @type {Moment[]} what this page has seen, for the replay */
    this.past = [];
    /** When the bar was drawn as things stand now: on a slow device that is later than they changed. */
    this.drawnAt = 0;
    /** Whether what was before that has been fetched, too. */
    this.recalled = false;
    /** The latest of it. @type {import("@preact/signals").Signal<Moment>} */
    this.latest = signal({ state: live.value, outcome: null });
    /** Which of them is looked at; null for the present. @type {import("@preact/signals").Signal<Moment | null>} */
    this.looked = signal(null);
    this.moment = computed(() => this.looked.value ?? this.latest.value);
    this.outcome = computed(() => this.moment.value.outcome);
    this.shown = computed(() => this.looked.value?.state ?? calm.value);
    /** What the last result is told in. */
    this.result = steady(() => lastResult(this.looked.value?.state ?? live.value));
    /** What the reader has put into the amount box, and for which question: it waits while that is not asked. @type {import("@preact/signals").Signal<{text: string | null, typed: boolean, of: string}>} */
    this.amount = signal(UNTOUCHED);
    /** The amount whose first press has been made and that wants a second, and when that was. @type {import("@preact/signals").Signal<{chips: number, at: number} | null>} */
    this.armed = signal(null);
    /** A move is on its way. */
    this.sending = signal(false);
    /** Why the last press did nothing. */
    this.note = signal("");
    /** What is said to the reader at once, each time anew. @type {import("@preact/signals").Signal<{text: string}>} */
    this.urgent = signal({ text: "" });
    this.tab = signal("log");
    /** The seat that the seat panel tells about. */
    this.seat = signal(0);
    /** On a small screen: the panel lies over the felt. */
    this.opened = signal(false);
    /** The seat that is asked, and the choice that wants an amount; null where none does. */
    this.question = computed(() => questionIn(calm.value));
    /** Changes with every new question, and not when the same one gets another range. */
    this.asking = computed(() => {
      const seat = calm.value.table ? askedSeat(calm.value) : null;
      const kind = this.question.value?.choice.kind ?? "";
      if (seat === null) return "";
      // A card that was bought makes it another question.
      const { deals, centre } = calm.value.table.game;
      return `${seat} ${kind} ${deals} ${centre.length}`;
    });
    /** What stands in the box of the question that is asked. */
    this.filled = computed(() => (this.amount.value.of === this.asking.value ? this.amount.value : UNTOUCHED));
  }

  /** The text in the amount box: the reader's own, or the least that is legal. */
  get text() {
    return this.filled.value.text ?? String(this.question.value?.choice.least ?? "");
  }

  /** The amount in the box, where it is a legal one; else null. */
  get chips() {
    const question = this.question.value;
    return question && !wrong(this.text, question.choice) ? read(this.text) : null;
  }

  /** Keep a state, with the outcome that is shown with it. @param {TableState} state */
  remember(state) {
    if (!state.table) return;
    const last = this.past.at(-1) ?? null;
    if (last?.state.number === state.number) {
      // The words of an entry come after its state.
      this.past[this.past.length - 1] = { state, outcome: last.outcome };
    } else {
      const outcome = outcomeAfter(last?.outcome ?? null, last?.state ?? null, state);
      this.past.push({ state, outcome });
      if (this.past.length > KEPT) this.past.shift();
    }
    this.latest.value = this.past[this.past.length - 1];
  }

  /** The last result, for who comes when it has already been told. */
  async recall() {
    const { table, code } = this.live.value;
    if (!table?.started || this.latest.value.outcome) return;
    const after = Math.max(0, table.number - RECENT);
    const { lines } = await this.api.get(`/api/tables/${code}/history?after=${after}`).catch(() => ({ lines: [] }));
    const { state, outcome } = this.latest.value;
    const { game } = state.table;
    if (outcome || game.upcard !== null || game.seats.some((/** @type {any} */ seat) => seat.bet > 0)) return;
    this.past[this.past.length - 1] = { state, outcome: outcomeIn(lines.filter((/** @type {any} */ line) => line.number <= state.number), game.deals) };
    this.latest.value = this.past[this.past.length - 1];
  }

  /** Put an amount into the box. @param {string | null} text @param {boolean} [typed] */
  fill(text, typed = false) {
    this.amount.value = { text, typed, of: this.asking.value };
    this.disarm();
  }

  /** The question is another one, or none: a press that was made for it is forgotten, what was typed is not. */
  disarm() {
    this.armed.value = null;
    this.note.value = "";
  }

  /** Say something at once. @param {string} text */
  warn(text) {
    this.note.value = text;
    this.urgent.value = { text };
  }

  /** Ask for something; a refusal is said in words. @param {object} command @returns {Promise<boolean>} whether it was done */
  async ask(command) {
    try {
      await this.connection.ask(command);
      return true;
    } catch (refusal) {
      this.warn(/** @type {any} */ (refusal).sentence ?? String(refusal));
      return false;
    }
  }

  /**
   * Make a move that answers a question. A press that comes while another is on its way, or right after things have
   * changed, does nothing.
   *
   * @param {object} move
   */
  async play(move) {
    if (this.sending.value) return false;
    if (performance.now() - Math.max(this.live.value.changedAt, this.drawnAt) < GUARD) {
      this.warn(t("bar.changed"));
      return false;
    }
    const of = this.asking.value;
    this.sending.value = true;
    this.note.value = "";
    const done = await this.ask({ do: "play", move });
    this.sending.value = false;
    // The next question may be there already, and an amount for it.
    if (done && this.amount.value.of === of) this.amount.value = UNTOUCHED;
    if (done) this.disarm();
    return done;
  }

  /** Show a panel. @param {string} name */
  open(name) {
    this.tab.value = name;
    this.opened.value = true;
  }
}

/** @param {TableState} state @returns {Question | null} */
function questionIn(state) {
  const seat = state.table ? askedSeat(state) : null;
  if (seat === null) return null;
  const choice = awaitedOf(state, seat).find((one) => isOpen(one) && AMOUNTS.has(one.kind));
  return choice ? { choice, seat } : null;
}
