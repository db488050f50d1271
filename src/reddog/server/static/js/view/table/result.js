// Who bet, what was turned, what beat it, and the chips: in the server's words, until somebody bets again.

import { signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { Card } from "./card.js";
import { outcomeOf } from "./outcome.js";
import { perDesk } from "./per_desk.js";
import { between } from "./situation.js";

/** The result that a reader with a small screen has asked to see whole. */
const wholeOf = perDesk(() => signal(0));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Result({ desk }) {
  const result = desk.result.value;
  return result && html`<${Told} key=${result.number} desk=${desk} result=${result} />`;
}

/** @param {{desk: import("./desk.js").Desk, result: {number: number, said: any[], more: number}}} props */
function Told({ desk, result }) {
  const { said, more, number } = result;
  const whole = wholeOf(desk);
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  const cut = useSignal(false);
  /** How much room it takes, in pixels, which is kept while it lies over the felt. */
  const room = useSignal(0);
  const open = whole.value === number;
  useLayoutEffect(() => {
    // A card that is whole is as high as it wants to be: what was cut is known from before.
    const look = () => {
      if (whole.peek() === number || !card.current) return;
      cut.value = isCut(card.current);
      room.value = card.current.getBoundingClientRect().height + parseFloat(getComputedStyle(card.current).marginBlockEnd);
    };
    const watch = new ResizeObserver(look);
    for (const part of card.current?.querySelectorAll("p") ?? []) watch.observe(part);
    look();
    return () => watch.disconnect();
  }, [open]);
  return html`<div class=${`result ${said[0].tone} ${open ? "whole" : ""}`} ref=${card}>
    <${Landed} desk=${desk} result=${result} />
    <div id="result-said">
      ${said.map((/** @type {any} */ one) => html`<p class=${one.tone}><${Sign} tone=${one.tone} />${one.text}</p>`)}
      ${more > 0 && html`<p class="more">${t("result.more", { n: more })}</p>`}
    </div>
    ${(cut.value || open) && html`<button type="button" class="unfold" aria-expanded=${open ? "true" : "false"} aria-controls="result-said"
      aria-label=${t(open ? "result.fold" : "result.whole")} onClick=${() => (whole.value = open ? 0 : number)}><span aria-hidden="true">${open ? "▴" : "▾"}</span></button>`}
  </div>
  ${open && html`<div class="kept" style=${{ blockSize: `${room.value}px` }}></div>`}`;
}

/** Whether some of a sentence is out of sight. @param {HTMLElement} card */
const isCut = (card) => [...card.querySelectorAll("p:not(.more)")].some((part) => part.scrollHeight > part.clientHeight + 1);

/** Where new posts lie on the felt already: the cards that the told bet was about. @param {{desk: import("./desk.js").Desk, result: {number: number, said: any[]}}} props */
function Landed({ desk, result }) {
  const { game } = desk.shown.value.table;
  const outcome = desk.outcome.value;
  if (!between(game) || !game.centre.length || game.upcard !== null || outcome?.number !== result.number) return null;
  const settled = outcomeOf(outcome, [result.said.at(-1).seat]);
  if (settled?.upcard === undefined || !settled.posts) return null;
  const [first, second] = settled.posts;
  return html`<span class="landed">
    <${Card} card=${first} size="tiny" /><${Card} card=${settled.upcard} size="tiny" mark="third" note=${t("centre.third")} /><${Card} card=${second} size="tiny" />
  </span>`;
}

/** A sign beside the colour. @param {{tone: string}} props */
function Sign({ tone }) {
  return html`<span class="sign" aria-hidden="true">${{ won: "▲", lost: "▼", even: "=" }[tone] ?? ""}</span>`;
}
