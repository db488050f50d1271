// What the last bets came to, kept from the moment they were decided until somebody bets again. Pure.

/** @typedef {import("../../state/table.js").TableState} TableState */
/** @typedef {{event: string, seat: number, outcome: string, bet: number, net: number, before: number, pot: number, upcard?: number, beat?: number, shown?: number[], posts?: number[]}} Settled */
/** @typedef {{number: number, deal: number, settled: Settled[], upcard: number | null, burned: number | null, posts: number[]}} Outcome */

/**
 * The outcome that is shown with a state, from the one that was shown before it.
 *
 * @param {Outcome | null} before @param {TableState | null} last the state before @param {TableState} state
 * @returns {Outcome | null}
 */
export function outcomeAfter(before, last, state) {
  const { game, number } = state.table;
  /** @type {any[]} */
  const events = game.events;
  const settled = events.filter((event) => event.event === "settled");
  if (settled.length) {
    const upcard = settled.findLast((event) => event.upcard !== undefined)?.upcard ?? null;
    const burned = events.find((event) => event.event === "burned")?.card ?? last?.table?.game.burned ?? null;
    return { number, deal: game.deals, settled, upcard, burned, posts: settled.at(-1).posts ?? [] };
  }
  // A bet that waits for its card clears the felt for it.
  const betting = game.seats.some((/** @type {{bet: number}} */ seat) => seat.bet > 0) || game.upcard !== null;
  return betting ? null : before;
}

/** What the outcome was for one of these seats; null where they had no part. @param {Outcome | null} outcome @param {number[]} seats */
export const outcomeOf = (outcome, seats) =>
  outcome?.settled.find((settled) => seats.includes(settled.seat)) ?? null;
