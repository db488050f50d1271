// How the game is won, what is different at this table, the rules in full, and the keys.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { html } from "../../html.js";
import { get, post, spoken } from "../../net/api.js";
import { prefs } from "../../state/prefs.js";
import { number, t } from "../../text/labels.js";
import { Bullets } from "../parts.js";
import { perDesk } from "./per_desk.js";

/** What the server says of the game, of this table, and of what is planned for it. */
const toldOf = perDesk(() => signal(/** @type {{short: any, game: any, next: any} | null} */ (null)));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Rules({ desk }) {
  const { table, code } = desk.calm.value;
  const { settings, planned } = table;
  const told = toldOf(desk);
  useEffect(() => {
    const next = planned && post("/api/tables/check", { settings: planned, language: prefs.language.value });
    Promise.all([get(spoken(`/api/tables/${code}`)), get(spoken(`/api/games/${settings.game}`)), next]).then(
      ([short, game, next]) => (told.value = { short, game, next }),
      (refusal) => desk.warn(refusal.sentence),
    );
  }, [code, JSON.stringify([settings, planned])]);
  if (!told.value) return html`<p class="empty" role="status">${t("loading")}</p>`;
  const { short, game, next } = told.value;
  return html`<div class="rules">
    ${next && html`<h3>${t("rules.planned")}</h3><${Bullets} items=${changes(next, short)} />`}
    <h3>${game.title}</h3>
    <p class="how"><strong>${short.how}.</strong></p>
    ${(short.summary ?? []).map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}
    <h3>${t("rules.differs")}</h3>
    ${short.differences.length
      ? html`<ul class="bullets">${short.differences.map((/** @type {string} */ one) => html`<li key=${one}>${one}</li>`)}</ul>`
      : html`<p>${t("rules.same")}</p>`}
    <h3>${t("rules.table")}</h3>
    <ul class="bullets">${short.rules.map((/** @type {string} */ one) => html`<li key=${one}>${one}</li>`)}</ul>
    <details><summary>${t("rules.full")}</summary>${game.rules.map((/** @type {string} */ one) => html`<p key=${one}>${one}</p>`)}</details>
    <details><summary>${t("rules.keys")}</summary><${Keys} /></details>
  </div>`;
}

/** What the next rules say that is not so now. @param {any} next @param {any} short */
function changes(next, short) {
  const now = new Set([...short.differences, ...short.rules]);
  const game = next.title === short.game_title ? [] : [next.title];
  const found = [...game, ...next.differences, ...next.rules].filter((one) => !now.has(one));
  return found.length ? found : [t("rules.same")];
}

const KEYS = ["0–9", "m q f t p", "↑ ↓", "Enter", "Esc", "r y", "n", "h", "s", "o", "x", "l", "g", "a", "c", "?"];

function Keys() {
  return html`<table class="keys"><tbody>${KEYS.map((keys, at) => html`<tr key=${keys}><th scope="row"><kbd>${keys}</kbd></th><td>${t(`keys.${at}`)}</td></tr>`)}</tbody></table>
    <p>${t("keys.where")}</p>
    <p>${t("keys.typed", { n: number(10) })}</p>`;
}
