// The reader's own hand.

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { Back, Card } from "./card.js";
import { inOrder } from "./cards.js";
import { outcomeOf } from "./outcome.js";
import { ownOf, ownSeat, seatsOf, wordsOf } from "./situation.js";

/** The reader's own hand as it is shown; null where there is none. @param {import("./desk.js").Desk} desk */
export function handOf(desk) {
  const state = desk.shown.value;
  const seat = ownSeat(state);
  if (seat === null || !deals(state)) return null;
  const own = ownOf(state, seat);
  // After the turn the cards lie open before everybody, until the next are dealt.
  const cards = own.hand.length ? own.hand : state.table.game.seats[seat].shown;
  return cards.length || own.hidden ? { seat, own, cards } : null;
}

/** @param {{desk: import("./desk.js").Desk}} props */
export function Hand({ desk }) {
  const held = handOf(desk);
  if (!held) return null;
  const { seat, own, cards } = held;
  const state = desk.shown.value;
  const settled = outcomeOf(desk.outcome.value, seatsOf(state));
  const winning = settled?.beat ?? wordsOf(state, seat)?.winning ?? null;
  return html`<section class=${`hand ${own.hidden ? "hidden" : ""}`} aria-labelledby="hand-title">
    <h2 id="hand-title" class="unseen">${t("hand.title")}</h2>
    <ul>
      ${inOrder(cards).map((card) => {
        const wins = card === winning;
        return html`<li key=${card}><${Card} card=${card} size="large" mark=${wins ? "best" : own.hand.length ? "" : "past"}
          note=${wins ? t("hand.wins") : ""} flip=${`hand-${card}`} /></li>`;
      })}
      ${Array.from({ length: own.hidden }, (_, at) => html`<li key=${`back-${at}`}><${Back} size="large" flip=${`hidden-${at}`} /></li>`)}
    </ul>
    ${own.hidden > 0 && html`<p class="secret">${t("hand.secret")}</p>`}
  </section>`;
}

/** Whether hands are dealt in this game. @param {any} state */
const deals = (state) => state.table.game.contest.contest === "beat";
