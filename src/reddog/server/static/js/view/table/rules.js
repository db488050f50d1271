// How the game is won, what is different at this table, the rules in full, and the keys.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { html } from "../../html.js";
import { get, spoken } from "../../net/api.js";
import { number, t } from "../../text/labels.js";

/** What the server says of the game and of this table. @type {import("@preact/signals").Signal<{short: any, game: any} | null>} */
const told = signal(null);

/** @param {{desk: import("./desk.js").Desk}} props */
export function Rules({ desk }) {
  const { table, code } = desk.live.value;
  const { settings } = table;
  useEffect(() => {
    Promise.all([get(spoken(`/api/tables/${code}`)), get(spoken(`/api/games/${settings.game}`))]).then(
      ([short, game]) => (told.value = { short, game }),
      (refusal) => desk.warn(refusal.sentence),
    );
  }, [code, settings]);
  if (!told.value) return html`<p class="empty" role="status">${t("loading")}</p>`;
  const { short, game } = told.value;
  return html`<div class="rules">
    <h3>${game.title}</h3>
    <p>${short.how}</p>
    <h3>${t("rules.differs")}</h3>
    ${short.differences.length
      ? html`<ul class="bullets">${short.differences.map((/** @type {string} */ one) => html`<li key=${one}>${one}</li>`)}</ul>`
      : html`<p>${t("rules.same")}</p>`}
    <h3>${t("rules.table")}</h3>
    <ul class="bullets">${tableRules(settings).map((one) => html`<li key=${one}>${one}</li>`)}</ul>
    <details><summary>${t("rules.full")}</summary>${game.rules.map((/** @type {string} */ one) => html`<p key=${one}>${one}</p>`)}</details>
    <details><summary>${t("rules.keys")}</summary><${Keys} /></details>
  </div>`;
}

/** What is agreed at the table besides the game. @param {any} settings */
function tableRules({ clock, buy_in: buyIn, rebuy, hints, chat, reveal }) {
  return [
    clock.turn ? t("rules.clock", { n: clock.turn, bank: clock.bank }) : t("rules.noClock"),
    t("rules.buyIn", { n: buyIn }),
    t(`me.buy.${rebuy}`),
    t(hints ? "rules.hints" : "rules.noHints"),
    t(chat ? "rules.chat" : "rules.noChat"),
    t(`rules.reveal.${reveal}`),
  ];
}

const KEYS = ["0–9", "m q f t p", "↑ ↓", "Enter", "Esc", "r y", "n", "h", "s", "o", "x", "l", "g", "a", "c", "?"];

function Keys() {
  return html`<table class="keys"><tbody>${KEYS.map((keys, at) => html`<tr key=${keys}><th scope="row"><kbd>${keys}</kbd></th><td>${t(`keys.${at}`)}</td></tr>`)}</tbody></table>
    <p>${t("keys.where")}</p>
    <p>${t("keys.typed", { n: number(10) })}</p>`;
}
