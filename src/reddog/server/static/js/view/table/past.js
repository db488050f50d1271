// What was played before this page was opened, from the history that everybody at the table may read: a fold that does nothing but
// book what each entry says has happened. Pure.

/** @typedef {import("../../state/table.js").TableState} TableState */
/** @typedef {{seat: number, taken: boolean, stack: number, out: boolean, leaving: boolean, playing: boolean, done: boolean, cards: number, shown: number[], bet: number, bought: number, cashed: number}} Seat */

/**
 * @typedef {object} Book
 * @property {Seat[]} seats
 * @property {Map<number, {seat: number, person: string, name: string, bot: string, here: boolean, away: boolean}>} players by seat
 * @property {Map<string, any>} accounts by person
 * @property {any} game the fields of the game's view that change
 * @property {{stacks: number[], pot: number}} before how the chips lay before the deal, in case it is undone
 */

/** What a table is before anything has happened. @param {number} seats @returns {Book} */
export function blank(seats) {
  const game = { pot: 0, dealer: null, banker: null, opening: 0, bank_deals: 0, last_round: false, deals: 0, stage: "rest", centre: [], faced: null, upcard: null, burned: null, seen: 0 };
  return { seats: Array.from({ length: seats }, (_, seat) => emptySeat(seat)), players: new Map(), accounts: new Map(), game, before: { stacks: [], pot: 0 } };
}

/** @param {number} seat @returns {Seat} */
const emptySeat = (seat) => ({ seat, taken: false, stack: 0, out: false, leaving: false, playing: false, done: false, cards: 0, shown: [], bet: 0, bought: 0, cashed: 0 });

/**
 * Book one entry.
 *
 * @param {Book} book it is changed @param {any} line
 * @param {(told: any, pot: number) => void} [note] called after each act and each event, with the pot before it
 * @returns {any[]} the events of the game in it
 */
export function enter(book, line, note = () => {}) {
  const happened = [];
  for (const act of line.acts ?? []) {
    const { pot } = book.game;
    ACTS[act.act]?.(book, act);
    note(act, pot);
    for (const event of act.events ?? []) {
      const before = book.game.pot;
      EVENTS[event.event]?.(book, event);
      note(event, before);
      happened.push(event);
    }
  }
  return happened;
}

/** @type {Record<string, (book: Book, act: any) => void>} */
const ACTS = {
  opened: ({ game }, { settings }) => (game.settings = settings),
  seated: ({ players, accounts }, { seat, person, name, bot = "" }) => {
    players.set(seat, { seat, person, name, bot, here: true, away: false });
    if (!accounts.has(person)) accounts.set(person, { person, name, bot, bought: 0, cashed: 0 });
  },
  "went-away": ({ players }, { seat }) => away(players.get(seat), true),
  "came-back": ({ players }, { seat }) => away(players.get(seat), false),
  adjusted: ({ seats }, { from_seat: from, to_seat: to, chips }) => {
    seats[from].stack -= chips;
    seats[to].stack += chips;
  },
  voided: (book) => {
    book.seats.forEach((seat, at) => Object.assign(seat, { stack: book.before.stacks[at] ?? seat.stack, bet: 0, shown: [], playing: false, done: false }));
    Object.assign(book.game, { pot: book.before.pot, stage: "rest", centre: [], faced: null, upcard: null, burned: null });
  },
};

/** @param {{away: boolean} | undefined} player @param {boolean} is */
function away(player, is) {
  if (player) player.away = is;
}

/** @type {Record<string, (book: Book, event: any) => void>} */
const EVENTS = {
  joined: (book, { seat, chips }) => {
    book.seats[seat] = { ...emptySeat(seat), taken: true };
    buy(book, seat, chips);
  },
  left: ({ seats, players, accounts }, { seat, chips }) => {
    const account = accounts.get(players.get(seat)?.person ?? "");
    if (account) account.cashed += chips;
    seats[seat] = emptySeat(seat);
    players.delete(seat);
  },
  leaving: ({ seats }, { seat }) => (seats[seat].leaving = true),
  "sat-out": ({ seats }, { seat }) => (seats[seat].out = true),
  returned: ({ seats }, { seat }) => (seats[seat].out = false),
  "bought-in": (book, { seat, chips }) => buy(book, seat, chips),
  "dealer-chosen": ({ game }, { seat }) => (game.dealer = seat),
  closed: ({ seats, game }, { paid = [] }) => {
    for (const [seat, chips] of paid) seats[seat].stack += chips;
    if (paid.length) game.pot = 0;
  },
  "deal-began": (book, { number, players, dealer = null }) => {
    const { seats, game } = book;
    book.before = { stacks: seats.map(({ stack }) => stack), pot: game.pot };
    for (const seat of seats) Object.assign(seat, { playing: players.includes(seat.seat), done: false, shown: [], bet: 0, cards: 0 });
    Object.assign(game, { deals: number, dealer, stage: "deal", centre: [], faced: null, upcard: null, burned: null });
  },
  anted: ({ seats, game }, { paid, pot }) => {
    for (const [seat, chips] of paid) seats[seat].stack -= chips;
    game.pot = pot;
  },
  staked: ({ seats, game }, { seat, chips }) => {
    seats[seat].stack -= chips;
    Object.assign(game, { banker: seat, opening: chips, pot: chips, bank_deals: 0, last_round: false });
  },
  shuffled: ({ game }) => (game.seen = 0),
  "bank-taken": ({ seats, game }, { seat, chips }) => {
    seats[seat].stack += chips;
    Object.assign(game, { pot: game.pot - chips, banker: null, opening: 0 });
  },
  "last-round": ({ game }) => (game.last_round = true),
  "pot-split": ({ seats, game }, { seats: sharing, share, rest }) => {
    for (const seat of sharing) seats[seat].stack += share;
    game.pot = rest;
  },
  "hands-dealt": ({ seats, game }, { seats: dealt, count, shown = [] }) => {
    for (const seat of dealt) seats[seat].cards = count;
    for (const [seat, cards] of shown) show(seats[seat], game, cards);
  },
  "centre-turned": ({ game }, { card, role }) => {
    game.centre = [...game.centre, card];
    if (role !== "skipped" && role !== "post") game.faced = card;
    see(game, [card]);
  },
  "posts-void": ({ game }) => (game.centre = []),
  "bet-placed": ({ seats, game }, { seat, chips }) => {
    seats[seat].stack -= chips;
    seats[seat].bet += chips;
    Object.assign(game, { upcard: null, burned: null });
  },
  raised: ({ seats }, { seat, chips }) => {
    seats[seat].stack -= chips;
    seats[seat].bet += chips;
  },
  passed: ({ seats, game }, { seat, chips = 0 }) => {
    seats[seat].stack -= chips;
    seats[seat].done = true;
    game.pot += chips;
  },
  bought: ({ seats, game }, { seat, chips }) => {
    seats[seat].stack -= chips;
    game.pot += chips;
  },
  burned: ({ game }, { card }) => {
    game.burned = card;
    see(game, [card]);
  },
  "turned-up": ({ game }, { card }) => {
    game.upcard = card;
    see(game, [card]);
  },
  settled: ({ seats, game }, { seat, net, pot, shown = [], posts = [] }) => {
    const one = seats[seat];
    one.stack += one.bet + net;
    Object.assign(one, { bet: 0, done: true });
    show(one, game, shown);
    Object.assign(game, { pot, upcard: null, burned: null });
    if (posts.length && game.dealer !== null) game.centre = [];
  },
  "deal-ended": ({ seats, game }, { pot }) => {
    for (const seat of seats) seat.playing = false;
    Object.assign(game, { pot, stage: "rest", centre: [], faced: null, bank_deals: game.banker === null ? 0 : game.bank_deals + 1 });
  },
};

/** @param {Book} book @param {number} seat @param {number} chips */
function buy({ seats, players, accounts }, seat, chips) {
  seats[seat].stack += chips;
  const account = accounts.get(players.get(seat)?.person ?? "");
  if (account) account.bought += chips;
}

/** @param {Seat} seat @param {any} game @param {number[]} cards */
function show(seat, game, cards) {
  if (!cards.length) return;
  seat.shown = cards;
  see(game, cards);
}

/** @param {any} game @param {number[]} cards */
function see(game, cards) {
  for (const card of cards) if (Math.floor(game.seen / 2 ** card) % 2 === 0) game.seen += 2 ** card;
}

/** Whether the book says of the chips what a state says. @param {Book} book @param {TableState} state */
export const agrees = ({ seats, game }, { table }) =>
  game.pot === table.game.pot && table.game.seats.every((/** @type {Seat} */ seat, /** @type {number} */ at) => seat.stack === seats[at]?.stack && seat.bet === seats[at].bet);

/**
 * The table as the book has it, in the form of a state.
 *
 * @param {Book} book @param {any} line the entry after which it stands so @param {any[]} events @param {TableState} live what never changes
 * @returns {TableState}
 */
export function stateOf({ seats, players, accounts, game }, line, events, live) {
  const { table } = live;
  const held = new Map([...players.values()].map((player) => [player.person, seats[player.seat]]));
  const ledger = [...accounts.values()].map((account) => {
    const seat = held.get(account.person);
    const stack = seat ? seat.stack + seat.bet : 0;
    return { ...account, stack, net: account.cashed + stack - account.bought };
  });
  const { seen, ...known } = game;
  const then = { ...table.game, ...known, seats: seats.map((seat) => ({ ...seat })), number: line.number, awaited: [], events, stock: 0, turn: null };
  const own = live.own.map((one) => ({ ...one, hand: [], hidden: 0, allowed: [], showable: [], seen: table.game.packs === 1 ? [seen] : [] }));
  return {
    ...live,
    number: line.number,
    table: { ...table, number: line.number, started: game.deals > 0, paused: "", ended: "", proposal: null, planned: null, turn: null, next_deal: null, waits: "", players: [...players.values()], accounts: ledger, game: then },
    own,
    lines: live.lines.filter(({ number }) => number <= line.number),
    asked: [],
    waits: "",
  };
}
