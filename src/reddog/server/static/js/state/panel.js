// Which panel lies beside or over the page, and what a reader has settled at the table for good.

import { signal } from "@preact/signals";

import { kept } from "./prefs.js";

/** The header opens it, its own close button closes it. @type {import("@preact/signals").Signal<null | "rules" | "ledger" | "invite" | "settings">} */
export const panel = signal(null);

export const habits = {
  /** Seen cards are hidden for who would rather remember. */
  remembers: kept("remembers", false, [true, false]),
  /** A share goes into every shuffle without being asked for. */
  shares: kept("shares", true, [true, false]),
  /** The turn is told by the system, too, while another window is looked at. */
  notices: kept("notices", false, [true, false]),
  /** The three hints of a first visit have been read or passed over. */
  coached: kept("coached", false, [true, false]),
  /** Persons whose talk is not shown, with a space between them. */
  unheard: kept("unheard", ""),
};
