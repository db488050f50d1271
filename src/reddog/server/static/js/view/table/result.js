// Who bet, what was turned, what beat it, and the chips: in the server's words, until somebody bets again.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { Card } from "./card.js";
import { outcomeOf } from "./outcome.js";
import { between, lastResult } from "./situation.js";

/** The result that a reader with a small screen has asked to see whole. */
const whole = signal(0);

/** @param {{desk: import("./desk.js").Desk}} props */
export function Result({ desk }) {
  const result = lastResult(desk.shown.value);
  if (!result) return null;
  const { said, more, number } = result;
  const unfold = () => (whole.value = whole.value === number ? 0 : number);
  return html`<div class=${`result ${said[0].tone} ${whole.value === number ? "whole" : ""}`} key=${number} onClick=${unfold}>
    <${Landed} desk=${desk} result=${result} />
    <div>
      ${said.map((/** @type {any} */ one) => html`<p class=${one.tone}><${Sign} tone=${one.tone} />${one.text}</p>`)}
      ${more > 0 && html`<p class="more">${t("result.more", { n: more })}</p>`}
    </div>
  </div>`;
}

/** Where new posts lie on the felt already: the cards that the told bet was about. @param {{desk: import("./desk.js").Desk, result: {number: number, said: any[]}}} props */
function Landed({ desk, result }) {
  const { game } = desk.shown.value.table;
  const { outcome } = desk.moment.value;
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
