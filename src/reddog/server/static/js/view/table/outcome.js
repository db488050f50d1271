// What the last bets came to, kept from the moment they were decided until somebody bets again. Pure.

/** @typedef {import("../../state/table.js").TableState} TableState */
/** @typedef {{event: string, seat: number, outcome: string, bet: number, net: number, before: number, pot: number, upcard?: number, beat?: number, shown?: number[], posts?: number[], burned: number | null}} Settled */
/** @typedef {{number: number, deal: number, settled: Settled[]}} Outcome */

/**
 * The outcome that is shown with a state, from the one that was shown before it.
 *
 * @param {Outcome | null} before @param {TableState | null} last the state before @param {TableState} state
 * @returns {Outcome | null}
 */
export function outcomeAfter(before, last, state) {
  const { game, number } = state.table;
  // Talk and shares are entries, too, after which the last move is told again.
  if (last?.table && last.table.game.number === game.number) return before;
  // Another game begins with an empty felt.
  if (last?.table && last.table.game.rules !== game.rules) return null;
  // Several moves may be one entry: the last bet is settled and the evening is over.
  /** @type {any[]} */
  const events = state.events?.some(isSettled) ? state.events : game.events;
  const settled = events.filter(isSettled);
  if (settled.length) return outcomeOfEvents(events, number, game.deals, last?.table?.game.burned ?? null);
  // A bet that waits for its card clears the felt for it.
  const betting = game.seats.some((/** @type {{bet: number}} */ seat) => seat.bet > 0) || game.upcard !== null;
  return betting ? null : before;
}

/** @param {{event: string}} event */
const isSettled = ({ event }) => event === "settled";

/** @param {any[]} events some of which settle bets @param {number} number @param {number} deal @param {number | null} before the card burned before them @returns {Outcome} */
function outcomeOfEvents(events, number, deal, before) {
  /** @type {Settled[]} */
  const settled = [];
  let burned = before;
  for (const event of events) {
    if (event.event === "burned") burned = event.card;
    else if (event.event === "settled") {
      settled.push({ ...event, burned });
      burned = null;
    }
  }
  return { number, deal, settled };
}

/**
 * The outcome that still stands after some lines of the history, for who comes in the middle; null where somebody has bet since.
 *
 * @param {any[]} lines @param {number} deal @returns {Outcome | null}
 */
export function outcomeIn(lines, deal) {
  for (let at = lines.length - 1; at >= 0; at--) {
    const events = (lines[at].acts ?? []).flatMap((/** @type {any} */ act) => act.events ?? []);
    if (events.some((/** @type {any} */ event) => event.event === "settled")) return outcomeOfEvents(events, lines[at].number, deal, null);
    if (events.some((/** @type {any} */ event) => event.event === "bet-placed")) return null;
  }
  return null;
}

/** What the outcome was for one of these seats; null where they had no part. @param {Outcome | null} outcome @param {number[]} seats */
export const outcomeOf = (outcome, seats) =>
  outcome?.settled.findLast((settled) => seats.includes(settled.seat)) ?? null;

/** The bet whose cards are shown: one's own where it was decided in this moment, too, else the last. @param {Outcome | null} outcome @param {number[]} seats */
export const shownOf = (outcome, seats) => outcomeOf(outcome, seats) ?? outcome?.settled.at(-1) ?? null;
