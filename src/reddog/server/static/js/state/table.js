// The state of a table as a fold over the server's messages: live play, coming back and replay are one code path.

/**
 * @typedef {object} TableState
 * @property {string} person who the reader is
 * @property {string} name
 * @property {string} code
 * @property {number} number the entry that `table` stands at
 * @property {any} table TableView, as everybody sees it; null before the first update
 * @property {any[]} events all that the entry brought about which `table` stands at; the game's own are those of its last move only
 * @property {any[]} own OwnView, what the reader's own seats know besides
 * @property {{number: number, person: string} | null} speaker who said something in the entry that `table` stands at
 * @property {any[]} lines SpokenLine, in order, none twice
 * @property {any[]} asked Asked, what the reader's seats are asked
 * @property {string} waits who is awaited, or why no deal begins
 * @property {import("../net/socket.js").ConnectionState} connection
 * @property {{what: string, sentence: string} | null} notice the last one about the connection
 * @property {{code: string, sentence: string, facts: object} | null} refused the last refusal of no command, such as of a hello
 * @property {number} changedAt when pot, range or turn changed last, by `performance.now()`
 * @property {number} receivedAt when `table` came: durations in it count from then
 */

/** @type {Readonly<TableState>} */
export const NOTHING = Object.freeze({
  person: "",
  name: "",
  code: "",
  number: 0,
  table: null,
  events: [],
  own: [],
  speaker: null,
  lines: [],
  asked: [],
  waits: "",
  connection: "connecting",
  notice: null,
  refused: null,
  changedAt: 0,
  receivedAt: 0,
});

/**
 * The state after a message of the server, or after `{type: "connection", state}` from the socket.
 *
 * @param {TableState} state @param {any} message @param {number} [now] @returns {TableState}
 */
export function foldTable(state, message, now = performance.now()) {
  switch (message.type) {
    case "welcome":
      return { ...state, person: message.person, name: message.name, code: message.table, notice: null, refused: null };
    case "update":
      return updated(state, message, now);
    case "spoken":
      return spoken(state, message);
    case "notice":
      return { ...state, notice: { what: message.what, sentence: message.sentence } };
    case "refused":
      return message.id ? state : { ...state, refused: message };
    case "connection":
      return { ...state, connection: message.state };
    default:
      return state;
  }
}

/** @param {TableState} state @param {any} message @param {number} now */
function updated(state, { table, own, line }, now) {
  // An update that was overtaken by a newer one says nothing new.
  if (table.number < state.number) return state;
  const changed = !state.table || decisive(state.table, state.own) !== decisive(table, own);
  return {
    ...state,
    table,
    events: (line?.acts ?? []).flatMap((/** @type {any} */ act) => act.events ?? []),
    own,
    speaker: speakerIn(line),
    number: table.number,
    changedAt: changed ? now : state.changedAt,
    receivedAt: now,
  };
}

/** @param {any} line */
function speakerIn(line) {
  const said = line?.acts?.find((/** @type {any} */ act) => act.act === "said");
  return said ? { number: line.number, person: said.person } : null;
}

/** @param {TableState} state @param {any} message */
function spoken(state, { number, lines = [], asked = [], waits = "" }) {
  const told = merged(state.lines, lines);
  if (number < state.number) return told === state.lines ? state : { ...state, lines: told };
  return { ...state, lines: told, asked, waits };
}

/**
 * Lines in order of their numbers, each once; the very same list where nothing is new.
 *
 * @param {any[]} known @param {any[]} more
 */
function merged(known, more) {
  const last = known.at(-1)?.number ?? 0;
  const next = more.filter((line) => line.number > last);
  if (next.length === more.length) return more.length ? [...known, ...more] : known;
  const numbers = new Set(known.map((line) => line.number));
  const missing = more.filter((line) => !numbers.has(line.number));
  if (!missing.length) return known;
  return [...known, ...missing].sort((one, other) => one.number - other.number);
}

/**
 * How everything stands but for the words of the log, as a text to compare: what people say leaves it as it was. Of what runs
 * down it has the end, which is the same in every message.
 *
 * @param {TableState} state
 */
export function standing({ lines, number, events, speaker, receivedAt, table, ...rest }) {
  if (!table) return JSON.stringify(rest);
  const { number: _, turn, proposal, next_deal: next, ...others } = table;
  const ending = (/** @type {any} */ one) => one && { ...one, left: one.left === null ? null : Math.round((receivedAt + one.left) / 1000) };
  return JSON.stringify([rest, others, ending(turn), ending(proposal), next === null]);
}

/** Whether a game is on: it has begun, and the evening is not over. @param {TableState} state */
export const isRunning = ({ table }) => table.started && !table.ended;

/** What a person decides by: a press that meets something newer is not what he meant. @param {any} table @param {any[]} own */
function decisive(table, own) {
  const { pot, awaited } = table.game;
  return JSON.stringify([pot, awaited, table.turn?.seats ?? null, own.map(({ seat, allowed }) => [seat, allowed])]);
}
