// What can be typed, with the words of the terminal (docs/terminal.md), and what single keys ask for.

import { signal } from "@preact/signals";

import { panel } from "../../state/panel.js";
import { t } from "../../text/labels.js";
import { presets, read, weighty } from "./amount.js";
import { shortOf } from "./cards.js";
import { handText, lastText, logText, oddsText, seenText, statusText } from "./order_texts.js";
import { perDesk } from "./per_desk.js";
import { allowedOf, askedSeat, awaitedOf, isHost, ownSeat, playerAt } from "./situation.js";
import { ANSWERS, SHARES, understand } from "./words.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** What the last order was answered with, and a word that was asked back: said again it counts. */
const last = perDesk(() => ({ answer: signal(""), askedBack: "" }));

/** What the last order was answered with. @param {Desk} desk */
export const answerOf = (desk) => last(desk).answer.value;

const PARTS = /** @type {Record<string, string>} */ ({
  min: "min",
  quarter: "quarter",
  half: "half",
  "three-quarters": "threeQuarters",
  pot: "top",
});

/** Do what was typed. @param {Desk} desk @param {string} typed */
export function run(desk, typed) {
  const before = last(desk).askedBack;
  last(desk).askedBack = "";
  last(desk).answer.value = "";
  const line = inEnglish(typed.trim());
  if (!line) return tell(desk, t("order.empty"));
  const told = understand(line, wordsNow(desk));
  if (told.unclear) return tell(desk, unclearText(desk, told));
  const { word, text } = told;
  if (word === null) return amount(desk, desk.question.value?.choice.kind ?? "", text);
  if (SHARES.includes(word)) return part(desk, word, before);
  const order = ORDERS[word] ?? (word in PANELS ? show : word in MOVES ? decide : null);
  return order ? order(desk, text, word) : tell(desk, t("unclear.unknown_word", { word }));
}

/** A question may be answered in the reader's language, too. @param {string} line */
function inEnglish(line) {
  const said = line.toLowerCase();
  return ["yes", "no"].find((word) => t(`order.word.${word}`).split(" ").includes(said)) ?? line;
}

/** The words that answer what is asked. @param {Desk} desk */
function wordsNow(desk) {
  const state = desk.live.value;
  const seat = askedSeat(state);
  if (seat === null) return [];
  return awaitedOf(state, seat).flatMap(({ kind, options = [] }) => [...options, ...(ANSWERS[kind] ? [ANSWERS[kind]] : [])]);
}

/** @param {Desk} desk @param {import("./words.js").Misunderstood} told */
function unclearText(desk, { unclear, word, options = [] }) {
  if (unclear !== "not_a_number") return t(`unclear.${unclear}`, { word, options: options.join(", ") });
  const choice = desk.question.value?.choice;
  return choice ? t("amount.digits", { least: choice.least ?? 0, most: choice.most ?? 0 }) : t("order.noAmount");
}

/** @type {Record<string, (desk: Desk, text: string, word: string) => unknown>} */
const ORDERS = {
  bet: (desk, text, word) => amount(desk, word, text),
  raise: (desk, text, word) => amount(desk, word, text),
  stake: (desk, text, word) => amount(desk, word, text),
  yes: (desk, text, word) => agree(desk, true) || decide(desk, text, word),
  no: (desk, text, word) => agree(desk, false) || decide(desk, text, word),
  agree: (desk) => agree(desk, true) || tell(desk, t("order.notAsked")),
  disagree: (desk) => agree(desk, false) || tell(desk, t("order.notAsked")),
  deal: (desk, text, word) => (asks(desk, "deal-again") ? decide(desk, text, word) : tell(desk, statusText(desk))),
  next: (desk) => tell(desk, statusText(desk)),
  hand: (desk) => tell(desk, handText(desk)),
  status: (desk) => tell(desk, statusText(desk)),
  odds: async (desk) => tell(desk, await oddsText(desk)),
  seen: (desk) => (desk.open("seen"), tell(desk, seenText(desk))),
  last: (desk) => tell(desk, lastText(desk)),
  log: (desk, count) => (desk.open("log"), tell(desk, logText(desk, read(count || "10") ?? 10))),
  rules: (desk) => (desk.open("rules"), tell(desk, t("order.rules"))),
  help: (desk) => (desk.open("rules"), tell(desk, t("order.help"))),
  ledger: (desk) => desk.open("ledger"),
  link: () => (panel.value = "invite"),
  away: (desk) => away(desk),
  back: (desk) => away(desk),
  leave: (desk) => (desk.open("me"), tell(desk, t("order.leave"))),
  quit: (desk) => (desk.open("me"), tell(desk, t("order.leave"))),
  stand: (desk) => (desk.open("me"), tell(desk, t("order.leave"))),
  "buy-in": (desk, chips) => buyIn(desk, chips),
  split: (desk) => offer(desk),
  say: (desk, text) => say(desk, text),
  start: (desk) => asked(desk, { do: "start" }),
  pause: (desk) => asked(desk, { do: "pause" }),
  resume: (desk) => asked(desk, { do: "resume" }),
};

/** Where the buttons are for what has none of its words done at once. */
const PANELS = /** @type {Record<string, string>} */ ({
  fair: "fair",
  share: "fair",
  time: "me",
  void: "me",
  adjust: "me",
  end: "me",
  bot: "host",
  remove: "host",
  skip: "host",
  host: "host",
  change: "host",
});

/** Show the panel in which something is done. @param {Desk} desk @param {string} _text @param {string} word */
function show(desk, _text, word) {
  if (PANELS[word] === "host" && !isHost(desk.live.value)) return tell(desk, t("order.hostOnly"));
  desk.open(PANELS[word]);
  return tell(desk, t("order.byButton"));
}

/** @param {Desk} desk @param {string} text */
function tell(desk, text) {
  last(desk).answer.value = text;
  desk.urgent.value = { text };
}

/** An amount, of whichever kind: what is out of range or not asked for the server refuses, in its own words. @param {Desk} desk @param {string} move @param {string} text */
function amount(desk, move, text) {
  const question = desk.question.value;
  if (!question) return tell(desk, t("order.noAmount"));
  const { choice, seat } = question;
  const alone = choice.least === choice.most ? String(choice.most) : "";
  const chips = read(text || alone);
  if (chips === null) return tell(desk, t("amount.digits", { least: choice.least ?? 0, most: choice.most ?? 0 }));
  return played(desk, { move, seat, chips }, t(`order.placed.${move}`, { chips }));
}

/** A word for a part of the pot. What is dear is asked back once (docs/terminal.md). @param {Desk} desk @param {string} word @param {string} before */
function part(desk, word, before) {
  const question = desk.question.value;
  if (!question) return tell(desk, t("order.noAmount"));
  const { game } = desk.live.value.table;
  const found = presets(question.choice, question.choice.kind === "bet" ? game.pot : 0).find(({ name }) => name === PARTS[word]);
  if (!found?.open) return tell(desk, t("order.notThat", { word }));
  const smaller = word === "pot" && game.pot > found.chips;
  const dear = weighty(found.chips, game.seats[question.seat].stack, false) || smaller;
  if (dear && before !== word) {
    last(desk).askedBack = word;
    return tell(desk, t("order.sure", { word, chips: found.chips }));
  }
  const { chips } = found;
  return played(desk, { move: question.choice.kind, seat: question.seat, chips }, t(`order.placed.${question.choice.kind}`, { chips }));
}

/** Make a move that was typed, and say what came of it: what was not placed is never told as placed. @param {Desk} desk @param {object} move @param {string} words */
async function played(desk, move, words) {
  if (desk.sending.value) return tell(desk, t("typed.dropped"));
  const done = await desk.play(move);
  if (done && words) return tell(desk, words);
  // Why not was said by the desk. What is asked next is said already, and not to be cut short.
  last(desk).answer.value = done ? t("order.done") : desk.note.value;
}

/** Ask for what was typed: what came of it stands beside the box. @param {Desk} desk @param {object} command */
async function asked(desk, command) {
  last(desk).answer.value = (await desk.ask(command)) ? t("order.done") : desk.note.value;
}

/** The other answers. Whether there is such a question the server says. @param {Desk} desk @param {string} text @param {string} word */
function decide(desk, text, word) {
  const state = desk.live.value;
  const seat = askedSeat(state);
  if (seat === null) return tell(desk, t("order.notAsked"));
  const move = word === "show" ? shown(desk, seat, text) : MOVES[word](desk);
  return move ? played(desk, { ...move, seat }, "") : undefined;
}

/** @type {Record<string, (desk: Desk) => object>} */
const MOVES = {
  stay: () => ({ move: "stay" }),
  buy: () => ({ move: "buy" }),
  pass: (desk) => ({ move: asks(desk, "pass-deal") ? "passdeal" : "pass" }),
  take: () => ({ move: "passdeal" }),
  ...Object.fromEntries(["again", "keep", "deal"].map((word) => [word, () => ({ move: "dealagain" })])),
  ...Object.fromEntries(["high", "low", "higher", "lower"].map((word) => [word, () => ({ move: "call", word })])),
  show: () => ({ move: "show" }),
  yes: () => ({ move: "vote", yes: true }),
  no: () => ({ move: "vote", yes: false }),
};

/** Whether a kind of answer is awaited. @param {Desk} desk @param {string} kind */
function asks(desk, kind) {
  const state = desk.live.value;
  const seat = askedSeat(state);
  return seat !== null && awaitedOf(state, seat).some((choice) => choice.kind === kind);
}

/** The card to show; one that is not there is asked for again. @param {Desk} desk @param {number} seat @param {string} text */
function shown(desk, seat, text) {
  const cards = awaitedOf(desk.live.value, seat).find(({ kind }) => kind === "show")?.cards ?? [];
  const typed = text.toLowerCase();
  const card = cards.find((one) => shortOf(one).toLowerCase() === typed || asTyped(one) === typed);
  if (card !== undefined) return { move: "show", card };
  tell(desk, cards.length ? t("order.whichCard", { card: asTyped(cards[0]) }) : t("order.notAsked"));
  return null;
}

/** "kh" @param {number} card */
const asTyped = (card) => shortOf(card).replace(/[♣♦♥♠]/, (glyph) => "cdhs"["♣♦♥♠".indexOf(glyph)]).toLowerCase();

/** What all are asked may be answered in words, too, where one's seat is not asked to vote. @param {Desk} desk @param {boolean} yes */
function agree(desk, yes) {
  const { table, person } = desk.live.value;
  if (!table.proposal?.asked.includes(person) || asks(desk, "vote")) return false;
  void asked(desk, { do: "answer", yes });
  return true;
}

/** Take no part, or take part again. @param {Desk} desk */
export async function away(desk) {
  const state = desk.live.value;
  const seat = ownSeat(state);
  if (seat === null) return tell(desk, t("order.watching"));
  const player = playerAt(state, seat);
  const out = state.table.game.seats[seat].out;
  if (player?.away) await desk.ask({ do: "back", seat });
  else if (allowedOf(state, seat, out ? "return" : "sit-out")) await desk.ask({ do: "play", move: { move: out ? "return" : "sitout", seat } });
}

/** @param {Desk} desk @param {string} chips */
async function buyIn(desk, chips) {
  const seat = ownSeat(desk.live.value);
  const count = read(chips);
  if (seat === null || count === null) return tell(desk, t("order.buyIn"));
  await asked(desk, { do: "play", move: { move: "buyin", seat, chips: count } });
}

/** @param {Desk} desk */
async function offer(desk) {
  const seat = ownSeat(desk.live.value);
  if (seat === null) return tell(desk, t("order.watching"));
  await asked(desk, { do: "play", move: { move: "offersplit", seat } });
}

/** @param {Desk} desk @param {string} text */
async function say(desk, text) {
  if (!text) return tell(desk, t("order.say"));
  if (await desk.ask({ do: "say", text })) tell(desk, t("order.said"));
}
