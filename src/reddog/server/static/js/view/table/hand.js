// The reader's own hand.

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { Back, Card } from "./card.js";
import { inOrder } from "./cards.js";
import { outcomeOf } from "./outcome.js";
import { ownOf, ownSeat, seatsOf, wordsOf } from "./situation.js";

/** @param {{desk: import("./desk.js").Desk}} props */
export function Hand({ desk }) {
  const state = desk.shown.value;
  const seat = ownSeat(state);
  if (seat === null || !deals(state)) return null;
  const own = ownOf(state, seat);
  const settled = outcomeOf(desk.moment.value.outcome, seatsOf(state));
  const shown = state.table.game.seats[seat].shown;
  // After the turn the cards lie open before everybody, until the next are dealt.
  const cards = own.hand.length ? own.hand : shown;
  if (!cards.length && !own.hidden) return null;
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
