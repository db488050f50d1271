// One's own share in every shuffle, given as soon as a pack is announced, unless the reader does that himself.

import { effect } from "@preact/signals";

import { habits } from "../../state/panel.js";
import { seatsOf } from "./situation.js";

/** Follow a table. @param {import("./desk.js").Desk} desk */
export function shareAlways(desk) {
  /** The seats and packs that have been cared for: what is refused is not asked again. @type {Set<string>} */
  const cared = new Set();
  return effect(() => {
    const state = desk.live.value;
    const { table, connection } = state;
    if (!habits.shares.value || connection !== "open" || !table?.next_pack || table.ended) return;
    const pack = table.next_pack.number;
    for (const seat of seatsOf(state)) {
      const name = `${seat} ${pack}`;
      if (table.shares[seat] || cared.has(name)) continue;
      cared.add(name);
      // Where it comes too late the shuffle goes without it, as the log says.
      desk.connection.ask({ do: "share", seat, pack, share: randomShare() }).catch(() => {});
    }
  });
}

/** Something that nobody else could have thought of. */
export function randomShare() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
