// What follows from a change of the table besides the picture: words for who listens, sound, the title, movement.

import { effect } from "@preact/signals";

import { panel } from "../../state/panel.js";
import { t } from "../../text/labels.js";
import { isNews, newWords, question } from "./aloud.js";
import { LAST, leftOf } from "./clock.js";
import { watchMoves } from "./motion.js";
import { notify } from "./notices.js";
import { shareAlways } from "./sharing.js";
import { seatsOf, toAct, wordsOf } from "./situation.js";
import { soundsOf, play } from "./sounds.js";
import { talkOf } from "./talk.js";
import { polite } from "./voice.js";

/** What comes within so many milliseconds is said as one piece. */
const BURST = 150;
const MARK = "● ";

/** Follow a table until the returned function is called. @param {import("./desk.js").Desk} desk */
export function tellTable(desk) {
  const ends = [
    effect(() => desk.remember(desk.live.value)),
    sayNews(desk),
    sayTurn(desk),
    sayTime(desk),
    followPanel(desk),
    watchMoves(desk),
    shareAlways(desk),
  ];
  return () => {
    for (const end of ends) end();
    document.title = document.title.replace(MARK, "");
  };
}

/** New lines for the polite place, and the sounds that go with them. @param {import("./desk.js").Desk} desk */
function sayNews(desk) {
  /** @type {number | null} */
  let after = null;
  let waited = "";
  /** @type {any} */
  let timer;
  const say = () => {
    timer = undefined;
    const state = desk.live.peek();
    const { text, last } = newWords({ ...state, lines: talkOf(desk).without(state.lines) }, after ?? 0, waited, isNews);
    for (const sound of soundsOf(state.lines.filter((line) => line.number > (after ?? 0)), seatsOf(state))) play(sound);
    after = last;
    waited = state.waits;
    if (text) polite.say(text);
  };
  const end = effect(() => {
    const { lines, waits, table } = desk.live.value;
    // What happened before one came is in the log, and not news.
    if (after === null) {
      if (!table) return;
      after = lines.at(-1)?.number ?? 0;
      waited = waits;
      return;
    }
    if ((lines.at(-1)?.number ?? 0) <= after && waits === waited) return;
    // Not put off by what comes meanwhile: at a lively table nothing would ever be said.
    timer ??= setTimeout(say, BURST);
  });
  return () => (end(), clearTimeout(timer));
}

/** Your turn: once in words, in the title of the window, and as a sound. @param {import("./desk.js").Desk} desk */
function sayTurn(desk) {
  let told = "";
  return effect(() => {
    const asking = desk.asking.value;
    const base = document.title.replace(MARK, "");
    document.title = asking ? MARK + base : base;
    if (!asking) {
      told = "";
      return;
    }
    const state = desk.live.value;
    const seat = Number(asking.split(" ")[0]);
    const asked = wordsOf(state, seat);
    if (told === asking || !asked?.prompt || !toAct(state).has(seat)) return;
    told = asking;
    desk.urgent.value = { text: question(asked) };
    play("turn");
    notify(asked.prompt);
  });
}

/** Ten seconds before the end, once; not in a turn that is hardly longer. @param {import("./desk.js").Desk} desk */
function sayTime(desk) {
  let told = "";
  const timer = setInterval(() => {
    const asking = desk.asking.peek();
    const left = leftOf(desk.live.peek());
    if (!asking || left === null || left > LAST * 1000 || told === asking) return;
    told = asking;
    if (desk.live.peek().table.settings.clock.turn <= LAST) return;
    desk.urgent.value = { text: t("clock.last", { n: Math.ceil(left / 1000) }) };
    play("time");
  }, 500);
  return () => clearInterval(timer);
}

/** The header's buttons open panels of the table. @param {import("./desk.js").Desk} desk */
function followPanel(desk) {
  return effect(() => {
    const wanted = panel.value;
    if (wanted !== "rules" && wanted !== "ledger") return;
    desk.open(wanted);
    panel.value = null;
  });
}
