// Questions about the state of a table that several parts of the view ask. Pure; no rule of a game is in it.

/** @typedef {import("../../state/table.js").TableState} TableState */
/** @typedef {{kind: string, seat?: number, least?: number, most?: number, options?: string[], cards?: number[], price?: number, refused?: string}} Choice */

/** The seats that the reader holds. @param {TableState} state @returns {number[]} */
export const seatsOf = (state) => state.own.map((own) => own.seat).filter((seat) => seat !== null);

/** Whether a third card has to land between two posts. @param {any} game */
export const between = (game) => game.contest.contest === "between";

/** Whether the reader only watches. @param {TableState} state */
export const watches = (state) => seatsOf(state).length === 0;

/** @param {TableState} state */
export const isHost = (state) => state.table.host === state.person;

/** What a seat is asked, and near things with the reason why they are not open. @param {TableState} state @param {number} seat @returns {Choice[]} */
export const awaitedOf = (state, seat) =>
  state.table.game.awaited
    .filter((/** @type {Choice} */ choice) => choice.seat === seat)
    // Which cards may be shown is for the seat alone.
    .map((/** @type {Choice} */ choice) =>
      choice.kind === "show" ? { ...choice, cards: ownOf(state, seat)?.showable ?? [] } : choice,
    );

/** @param {Choice} choice */
export const isOpen = (choice) => !choice.refused;

/** The reader's seat that has to decide; null while none has. @param {TableState} state @returns {number | null} */
export function askedSeat(state) {
  if (state.table.ended || state.table.paused) return null;
  return seatsOf(state).find((seat) => awaitedOf(state, seat).some(isOpen)) ?? null;
}

/** The seat that the reader looks from: the one that is asked, else his first. @param {TableState} state @returns {number | null} */
export const ownSeat = (state) => askedSeat(state) ?? seatsOf(state)[0] ?? null;

/** What a seat of the reader knows alone. @param {TableState} state @param {number | null} seat */
export const ownOf = (state, seat) => state.own.find((own) => own.seat === seat) ?? null;

/** What a seat may do unprompted, by its kind. @param {TableState} state @param {number | null} seat @param {string} kind @returns {Choice | undefined} */
export const allowedOf = (state, seat, kind) =>
  ownOf(state, seat)?.allowed.find((/** @type {Choice} */ choice) => choice.kind === kind);

/** The words for a seat of the reader, where the server has said them. @param {TableState} state @param {number | null} seat */
export const wordsOf = (state, seat) => state.asked.find((asked) => asked.seat === seat) ?? null;

/** Who sits in a seat; null where nobody does. @param {TableState} state @param {number} seat */
export const playerAt = (state, seat) =>
  state.table.players.find((/** @type {{seat: number}} */ player) => player.seat === seat) ?? null;

/** The seats whose answer is awaited now. @param {TableState} state @returns {Set<number>} */
export const toAct = (state) =>
  new Set(state.table.game.awaited.filter(isOpen).map((/** @type {Choice} */ choice) => choice.seat ?? -1));

/** @param {TableState} state @param {string} person */
export const accountOf = (state, person) =>
  state.table.accounts.find((/** @type {{person: string}} */ account) => account.person === person) ?? null;

/** What a person is called at this table. @param {TableState} state @param {string} person */
export const nameAt = (state, person) =>
  accountOf(state, person)?.name ??
  state.table.watching.find((/** @type {{person: string}} */ one) => one.person === person)?.name ??
  "";

/**
 * The seats in the order in which they are shown: the reader's own first, then clockwise.
 *
 * @param {TableState} state @returns {any[]}
 */
export function seatsInOrder(state) {
  const { seats } = state.table.game;
  const first = ownSeat(state) ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/**
 * The sentences that tell the last result: the reader's own, else the latest. They stay until somebody bets again.
 *
 * @param {TableState} state @returns {{number: number, said: any[], more: number} | null} `more` were told at the same moment
 */
export function lastResult(state) {
  const own = new Set(seatsOf(state));
  for (let at = state.lines.length - 1; at >= 0; at--) {
    const { said = [], number } = state.lines[at];
    const told = said.filter((/** @type {{tone?: string}} */ one) => OUTCOMES.has(one.tone ?? ""));
    if (told.length) {
      const mine = told.filter((/** @type {{seat: number}} */ one) => own.has(one.seat ?? -1));
      const first = mine.length ? mine : told.slice(-1);
      return { number, said: first, more: told.length - first.length };
    }
    if (said.some((/** @type {{tone?: string}} */ one) => one.tone === "bet")) return null;
  }
  return null;
}

const OUTCOMES = new Set(["won", "lost", "even"]);
