// Cards come from the stock and chips go between pot and seats. Nothing waits for a movement, and none is made where less
// motion is asked for or nobody looks.

import { effect } from "@preact/signals";

import { moves, prefs } from "../../state/prefs.js";

/** Milliseconds of one movement. @type {Record<string, number>} */
const LENGTHS = { slow: 300, normal: 220, fast: 150 };

/** Follow a table. @param {import("./desk.js").Desk} desk */
export function watchMoves(desk) {
  /** @type {Set<string> | null} */
  let there = null;
  let pot = "";
  return effect(() => {
    // Read for the sake of being told.
    void desk.shown.value;
    void desk.outcome.value;
    requestAnimationFrame(() => {
      const root = document.querySelector(".tableview");
      if (!root) return;
      const named = new Map([...root.querySelectorAll("[data-flip]")].map((part) => [flipOf(part), part]));
      const text = named.get("pot")?.textContent ?? "";
      if (there && moves() && !document.hidden) {
        for (const [name, part] of named) if (!there.has(name) && name !== "pot") arrive(root, name, part);
        if (pot && text !== pot) pulse(named.get("pot"));
      }
      there = new Set(named.keys());
      pot = text;
    });
  });
}

/** @param {Element} part */
const flipOf = (part) => /** @type {HTMLElement} */ (part).dataset.flip ?? "";

/** A card comes from the stock, a bet from its player's plate. @param {Element} root @param {string} name @param {Element} part */
function arrive(root, name, part) {
  const from = name.startsWith("bet-") ? part.closest(".seat")?.querySelector(".plate") : root.querySelector("[data-stock]");
  const begin = from?.getBoundingClientRect();
  const end = part.getBoundingClientRect();
  if (!begin?.width || !end.width) return;
  const x = begin.x + begin.width / 2 - end.x - end.width / 2;
  const y = begin.y + begin.height / 2 - end.y - end.height / 2;
  part.animate([{ transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.4 }, { transform: "none", opacity: 1 }], {
    duration: LENGTHS[prefs.speed.value] ?? LENGTHS.normal,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
  });
}

/** The pot has changed. @param {Element | undefined} part */
function pulse(part) {
  part?.animate([{ transform: "scale(1.18)" }, { transform: "none" }], {
    duration: LENGTHS[prefs.speed.value] ?? LENGTHS.normal,
    easing: "ease-out",
  });
}
