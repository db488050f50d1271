// Reads the story of a table's pot from its history, at first from the beginning and later only what is new.

import { signal } from "@preact/signals";

import { blank } from "./past.js";
import { changesIn } from "./pot_story.js";
import { linesBetween } from "./recall.js";

/** The changes of one table's pot, as far as they have been asked for. */
export class PotStory {
  /** @param {import("./desk.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.book = blank(desk.live.peek().table.game.seats.length);
    /** The last entry that has been booked. */
    this.number = 0;
    this.reading = false;
    /** @type {import("@preact/signals").Signal<import("./pot_story.js").Change[]>} */
    this.changes = signal([]);
    /** Why the history could not be read. */
    this.trouble = signal("");
  }

  /** Read what has happened since, until nothing is new. */
  async catchUp() {
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.number < this.desk.live.peek().table.number) {
        const lines = await linesBetween(this.desk, this.number, this.desk.live.peek().table.number);
        if (!lines.length) break;
        this.number = lines.at(-1).number;
        this.changes.value = [...this.changes.peek(), ...changesIn(this.book, lines)];
      }
      this.trouble.value = "";
    } catch (refusal) {
      this.trouble.value = /** @type {any} */ (refusal).sentence ?? String(refusal);
    }
    this.reading = false;
  }
}
