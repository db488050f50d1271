// What can be typed, with the words of the terminal (docs/terminal.md), and what single keys ask for.

import { signal } from "@preact/signals";

import { list, t } from "../../text/labels.js";
import { presets, read, weighty } from "./amount.js";
import { isNews, question as aloudQuestion, spoken } from "./aloud.js";
import { cardsIn, nameOf, shortOf } from "./cards.js";
import { allowedOf, askedSeat, awaitedOf, isOpen, lastResult, ownOf, ownSeat, playerAt, wordsOf } from "./situation.js";

/** @typedef {import("./desk.js").Desk} Desk */

/** What the last order was answered with. */
export const answer = signal({ text: "" });
/** A word that was asked back: said again it counts. */
let askedBack = "";

const PARTS = /** @type {Record<string, string>} */ ({
  min: "min",
  quarter: "quarter",
  half: "half",
  "three-quarters": "threeQuarters",
  pot: "top",
});

/** Do what was typed. @param {Desk} desk @param {string} typed */
export function run(desk, typed) {
  const [word = "", ...rest] = typed.trim().toLowerCase().split(/\s+/);
  const before = askedBack;
  askedBack = "";
  if (!word) return tell(desk, t("order.empty"));
  if (word === "say") return say(desk, typed.trim().slice(3).trim());
  if (read(word) !== null || word === "bet" || word === "raise" || word === "stake") return amount(desk, word, rest[0]);
  if (word in PARTS) return part(desk, word, before);
  const order = ORDERS[word] ?? ORDERS[SHORT[word] ?? ""];
  if (order) return order(desk, rest);
  return decide(desk, [word, ...rest]) || agree(desk, word) || tell(desk, t("order.unknown", { word }));
}

const SHORT = /** @type {Record<string, string>} */ ({ h: "hand", s: "status", o: "odds", x: "seen", l: "last", g: "log", "?": "help" });

/** @type {Record<string, (desk: Desk, rest: string[]) => void>} */
const ORDERS = {
  hand: (desk) => tell(desk, handText(desk)),
  status: (desk) => tell(desk, statusText(desk)),
  odds: (desk) => odds(desk),
  seen: (desk) => (desk.open("seen"), tell(desk, seenText(desk))),
  last: (desk) => tell(desk, lastResult(desk.live.value)?.said.map(spoken).join(" ") ?? t("order.noResult")),
  log: (desk, [count]) => (desk.open("log"), tell(desk, logText(desk, read(count ?? "10") ?? 10))),
  rules: (desk) => (desk.open("rules"), tell(desk, t("order.rules"))),
  help: (desk) => (desk.open("rules"), tell(desk, t("order.help"))),
  ledger: (desk) => desk.open("ledger"),
  away: (desk) => away(desk),
  back: (desk) => away(desk),
  leave: (desk) => (desk.open("me"), tell(desk, t("order.leave"))),
  stand: (desk) => (desk.open("me"), tell(desk, t("order.leave"))),
  "buy-in": (desk, [chips]) => buyIn(desk, chips),
  split: (desk) => offer(desk),
};

/** @param {Desk} desk @param {string} text */
function tell(desk, text) {
  answer.value = { text };
  desk.urgent.value = { text };
}

/** @param {Desk} desk @param {string} word @param {string | undefined} rest */
function amount(desk, word, rest) {
  const question = desk.question.value;
  const text = read(word) === null ? (rest ?? "") : word;
  if (!question) return tell(desk, t("order.notAsked"));
  if (text in PARTS) return part(desk, text, "");
  const chips = text === "" && question.choice.kind === "raise" && question.choice.least === question.choice.most ? question.choice.most : read(text);
  if (chips === null || chips === undefined) return tell(desk, t("amount.digits", { least: question.choice.least ?? 0, most: question.choice.most ?? 0 }));
  // The server refuses what is out of range, in its own words.
  return played(desk, { move: question.choice.kind, seat: question.seat, chips }, t(`order.placed.${question.choice.kind}`, { chips }));
}

/** A word for a part of the pot. What is dear is asked back once (docs/terminal.md). @param {Desk} desk @param {string} word @param {string} before */
function part(desk, word, before) {
  const question = desk.question.value;
  if (!question) return tell(desk, t("order.notAsked"));
  const { game } = desk.live.value.table;
  const found = presets(question.choice, question.choice.kind === "bet" ? game.pot : 0).find(({ name }) => name === PARTS[word]);
  if (!found?.open) return tell(desk, t("order.notThat", { word }));
  const smaller = word === "pot" && game.pot > found.chips;
  const dear = weighty(found.chips, game.seats[question.seat].stack, false) || smaller;
  if (dear && before !== word) {
    askedBack = word;
    return tell(desk, t("order.sure", { word, chips: found.chips }));
  }
  const { chips } = found;
  return played(desk, { move: question.choice.kind, seat: question.seat, chips }, t(`order.placed.${question.choice.kind}`, { chips }));
}

/** Make a move that was typed, and say what came of it: what was not placed is never told as placed. @param {Desk} desk @param {object} move @param {string} words */
async function played(desk, move, words) {
  if (desk.sending.value) return tell(desk, t("typed.dropped"));
  if (await desk.play(move)) tell(desk, words);
  // Why not was said by the desk.
  else answer.value = { text: desk.note.value };
}

/** The other answers, by the words of the terminal. @param {Desk} desk @param {string[]} words */
function decide(desk, [word, ...rest]) {
  const state = desk.live.value;
  const seat = askedSeat(state);
  if (seat === null) return false;
  for (const choice of awaitedOf(state, seat).filter(isOpen)) {
    const move = meant(choice, seat, word, rest[0] ?? "");
    if (!move) continue;
    played(desk, move, "");
    return true;
  }
  return false;
}

/** What all are asked may be answered in words, too. @param {Desk} desk @param {string} word */
function agree(desk, word) {
  const { table, person } = desk.live.value;
  const yes = "yes".startsWith(word);
  if (!table.proposal?.asked.includes(person) || !(yes || "no".startsWith(word))) return false;
  desk.ask({ do: "answer", yes });
  return true;
}

/** @param {import("./situation.js").Choice} choice @param {number} seat @param {string} word @param {string} rest */
function meant(choice, seat, word, rest) {
  const { kind, options = [], cards = [] } = choice;
  const option = options.find((one) => one === word || (word.length > 1 && one.startsWith(word)));
  if (kind === "vote" && option) return { move: "vote", seat, yes: option === "yes" };
  if (kind === "call" && option) return { move: "call", seat, word: option };
  if (kind === "show" && word === "show") {
    const card = cards.find((one) => shortOf(one).toLowerCase() === rest || asTyped(one) === rest);
    return card === undefined ? null : { move: "show", seat, card };
  }
  return WORDS[kind]?.includes(word) ? { move: kind.replace("-", ""), seat } : null;
}

/** "kh" @param {number} card */
const asTyped = (card) => shortOf(card).replace(/[♣♦♥♠]/, (glyph) => "cdhs"["♣♦♥♠".indexOf(glyph)]).toLowerCase();

const WORDS = /** @type {Record<string, string[]>} */ ({
  pass: ["pass"],
  buy: ["buy"],
  stay: ["stay"],
  "deal-again": ["again", "keep", "deal"],
  "pass-deal": ["pass", "take"],
});

/** @param {Desk} desk */
function handText(desk) {
  const state = desk.live.value;
  const seat = ownSeat(state);
  if (seat === null) return t("order.watching");
  const words = wordsOf(state, seat);
  return words?.hand_aloud || words?.hand || t("hand.none");
}

/** @param {Desk} desk */
function statusText(desk) {
  const state = desk.live.value;
  const seat = ownSeat(state);
  const asked = wordsOf(state, seat);
  const { game } = state.table;
  const parts = [
    seat === null ? t("order.watching") : t("order.chips", { n: game.seats[seat].stack }),
    t("order.pot", { n: game.pot }),
    asked?.prompt ? aloudQuestion(asked) : state.waits,
  ];
  return parts.filter(Boolean).join(" ");
}

/** @param {Desk} desk */
function seenText(desk) {
  const state = desk.live.value;
  const own = ownOf(state, ownSeat(state)) ?? state.own[0];
  const cards = own?.seen.flatMap(cardsIn) ?? [];
  return cards.length ? t("order.seen", { n: cards.length, cards: list(cards.map(nameOf)) }) : t("order.seenNone");
}

/** @param {Desk} desk @param {number} count */
const logText = (desk, count) => desk.live.value.lines.slice(-count).flatMap((line) => line.said ?? []).filter(isNews).map(spoken).join(" ");

/** @param {Desk} desk */
async function odds(desk) {
  const state = desk.live.value;
  const seat = ownSeat(state);
  if (!state.table.settings.hints) return tell(desk, t("order.noHints"));
  if (seat === null) return tell(desk, t("order.watching"));
  const chance = wordsOf(state, seat)?.chance;
  if (chance) return tell(desk, `${chance.text} ${chance.advice}`);
  const { sentences } = await desk.api.get(`/api/tables/${state.code}/odds?seat=${seat}`).catch((refusal) => ({ sentences: [refusal.sentence] }));
  tell(desk, sentences.join(" ") || t("order.noOdds"));
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

/** @param {Desk} desk @param {string | undefined} chips */
async function buyIn(desk, chips) {
  const seat = ownSeat(desk.live.value);
  const count = read(chips ?? "");
  if (seat === null || count === null) return tell(desk, t("order.buyIn"));
  await desk.ask({ do: "play", move: { move: "buyin", seat, chips: count } });
}

/** @param {Desk} desk */
async function offer(desk) {
  const seat = ownSeat(desk.live.value);
  if (seat !== null) await desk.ask({ do: "play", move: { move: "offersplit", seat } });
}

/** @param {Desk} desk @param {string} text */
async function say(desk, text) {
  if (!text) return tell(desk, t("order.say"));
  if (await desk.ask({ do: "say", text })) tell(desk, t("order.said"));
}
