// Which panel lies beside or over the page: the header opens it, its own close button closes it.

import { signal } from "@preact/signals";

/** @type {import("@preact/signals").Signal<null | "rules" | "ledger" | "invite" | "settings">} */
export const panel = signal(null);
