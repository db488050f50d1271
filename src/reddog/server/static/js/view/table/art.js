// The drawn faces: one file with a symbol for each card, fetched when the table is there already. Until then, and where it
// never comes, cards show index and suit.

import { signal } from "@preact/signals";

const FACES = new URL("../../../cards/faces.svg", import.meta.url).href;

/** Where the faces are; nothing while they are not here. */
export const art = signal("");

/** Fetch the faces once the page has nothing better to do. */
export function fetchArt() {
  const later = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 300));
  later(async () => {
    const answer = await fetch(FACES).catch(() => null);
    if (!answer?.ok) return;
    await answer.arrayBuffer();
    art.value = FACES;
  });
}
