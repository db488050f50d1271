// The pot: the number that everybody plays against. A press tells what built it.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { list, number, t } from "../../text/labels.js";
import { Cross } from "../icons.js";
import { PotStory } from "./pot_reading.js";
import { builtBy } from "./pot_story.js";
import { signed } from "./seats.js";

/** The house needs no pot. @param {any} game */
export const hasHouse = (game) => game.stakes.most > 0 && game.dealer === null && game.pot === 0;

/** @param {{desk: import("./desk.js").Desk}} props */
export function Pot({ desk }) {
  const { game } = desk.shown.value.table;
  const opened = useSignal(false);
  const story = useMemo(() => new PotStory(desk), [desk]);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  if (hasHouse(game)) {
    const bets = game.seats.reduce((/** @type {number} */ sum, /** @type {any} */ seat) => sum + seat.bet, 0);
    return html`<p class=${potClass(bets)}><small>${t("pot.bets")}</small><span data-flip="pot">${number(bets)}</span></p>`;
  }
  const close = () => {
    opened.value = false;
    button.current?.focus();
  };
  const name = t("pot.title");
  return html`<div class="potplace" onKeyDown=${(/** @type {KeyboardEvent} */ event) => opened.value && keyIn(event, close)}>
    <button type="button" class=${potClass(game.pot)} ref=${button} aria-expanded=${opened.value ? "true" : "false"} aria-controls=${opened.value ? "built" : undefined}
        aria-label=${t("built.open", { name, n: game.pot })} onClick=${() => (opened.value = !opened.value)}>
      <small>${name}</small><span data-flip="pot">${number(game.pot)}</span>
    </button>
    ${opened.value && html`<${Built} desk=${desk} story=${story} close=${close} />`}
  </div>`;
}

/** Large as it is, it leaves room for the cards. @param {number} chips */
const potClass = (chips) => (chips >= 10_000 ? "pot long" : "pot");

/** Keys of the list are its own: none of them places or steps an amount. @param {KeyboardEvent} event @param {() => void} close */
function keyIn(event, close) {
  const inside = event.target instanceof Element && event.target.closest("#built") !== null;
  if (event.key === "Escape") close();
  if (inside || event.key === "Escape") event.stopPropagation();
}

/** @param {{desk: import("./desk.js").Desk, story: PotStory, close: () => void}} props */
function Built({ desk, story, close }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { table } = desk.shown.value;
  useEffect(() => void story.catchUp(), [desk.live.value.table.number]);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const changes = builtBy(story.changes.value, table.number);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [changes.length]);
  const note = noteOn(story, changes, table);
  return html`<div class="built" id="built" role="group" aria-labelledby="built-title">
    <header><h3 id="built-title">${t("built.title")}</h3>
      <button type="button" class="button bare" aria-label=${t("close")} onClick=${close}><${Cross} /></button></header>
    <div class="scroll" ref=${box} tabindex="0" role="region" aria-labelledby="built-title">
      ${changes.length > 0 && html`<${Changes} changes=${changes} />`}
      ${note ? html`<p role="status">${note}</p>` : null}
    </div>
  </div>`;
}

/** What is to be said where the list is not the whole story. @param {PotStory} story @param {import("./pot_story.js").Change[]} changes @param {any} table */
function noteOn(story, changes, { number: last, game }) {
  if (story.trouble.value) return story.trouble.value;
  // A moment behind is no trouble: the rest is on its way.
  if (story.number < last) return changes.length ? "" : t("loading");
  if ((changes.at(-1)?.pot ?? 0) !== game.pot) return t("built.unlike");
  return changes.length ? "" : t("built.empty");
}

/** @param {{changes: import("./pot_story.js").Change[]}} props */
function Changes({ changes }) {
  const before = changes[0].pot - changes[0].chips;
  return html`<table>
    <thead><tr><th scope="col">${t("built.what")}</th><th scope="col">${t("settle.chips")}</th><th scope="col">${t("pot.title")}</th></tr></thead>
    <tbody>
      ${before !== 0 && html`<tr><th scope="row">${t("built.unknown")}</th><td></td><td>${number(before)}</td></tr>`}
      ${changes.map(({ what, names, chips, pot }, at) => html`<tr key=${at}>
        <th scope="row">${t(`built.${what}`, { names: list(names) })}</th><td class=${chips > 0 ? "up" : "down"}>${signed(chips)}</td><td>${number(pot)}</td></tr>`)}
    </tbody>
  </table>`;
}
