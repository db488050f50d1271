// The start page: what can be played, a code to type, and the tables one has been at.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { Refusal, get, spoken } from "../net/api.js";
import { list, t } from "../text/labels.js";
import { CodeForm } from "./code.js";
import { GameRules } from "./game_rules.js";
import { Lens } from "./icons.js";
import { MyTables } from "./mine.js";
import { Refused } from "./parts.js";
import { practise } from "./practise.js";
import { Shell } from "./shell.js";

/**
 * @typedef {{name: string, title: string, how: string, summary: string[], also: string[], least_seats: number, most_seats: number}} GameLine
 * @typedef {{games: GameLine[], shared: Record<string, string[]>}} Games
 */

export function Start() {
  const [found, setFound] = useState(/** @type {Games | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const load = () => {
    setRefusal(null);
    get(spoken("/api/games")).then(setFound, setRefusal);
  };
  useEffect(load, []);
  useEffect(() => {
    if (!refusal) return undefined;
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, [refusal]);
  return html`
    <${Shell} title=${t("start.title")}>
      <div class="page">
        <section class="opening">
          <div>
            <h1 tabindex="-1">${t("start.head")}</h1>
            <p class="lead">${t("start.lead")}</p>
          </div>
          <div class="baize"><${Fan} /><${CodeForm} label=${t("start.code")} /></div>
        </section>
        <${MyTables} />
        ${refusal && html`<div class="stack"><${Refused} refusal=${refusal} /><p><button class="button" onClick=${load}>${t("again")}</button></p></div>`}
        ${found && html`<${Choosing} ...${found} onRefusal=${setRefusal} />`}
      </div>
    <//>
  `;
}

/** @type {[string, string, string][]} the hand, and the turned card */
const FAN = [
  ["A", "♠", "s"],
  ["K", "♥", "h"],
  ["9", "♦", "d"],
  ["7", "♣", "c"],
  ["Q", "♥", "h"],
];

function Fan() {
  return html`<div class="fan" aria-hidden="true">${FAN.map(([rank, sign, suit]) => html`<span key=${rank} class=${suit}>${rank}<em>${sign}</em></span>`)}</div>`;
}

/** @param {Games & {onRefusal: (refusal: Refusal) => void}} props */
function Choosing({ games, shared, onRefusal }) {
  const [typed, setTyped] = useState("");
  const [dealing, setDealing] = useState("");
  const [read, setRead] = useState(/** @type {GameLine | null} */ (null));
  const name = folded(typed);
  const [which, meant] = Object.entries(shared).find(([several]) => folded(several) === name) ?? ["", null];
  const question = useQuestion(which);
  const fits = meant ? games.filter((game) => meant.includes(game.name)) : games.filter((game) => isCalled(game, name));
  const begin = (/** @type {GameLine} */ game) => {
    setDealing(game.name);
    practise(game).catch(onRefusal).finally(() => setDealing(""));
  };
  return html`
    <section aria-labelledby="games">
      <div class="head">
        <h2 id="games">${t("start.games")}</h2>
        <div class="search">
          <${Lens} />
          <input
            class="input"
            type="search"
            aria-label=${t("start.search")}
            placeholder=${t("start.search")}
            value=${typed}
            onInput=${(/** @type {any} */ event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      <div class="stack">
        <div role="status">
          ${question ? html`<p class="note">${question}</p>` : null}
          ${name && !fits.length ? html`<p class="note">${t("start.none", { name: typed.trim() })} <button class="button bare" onClick=${() => setTyped("")}>${t("start.all")}</button></p>` : null}
          ${name && !which && fits.length > 0 ? html`<p class="unseen">${t("start.found", { n: fits.length })}</p>` : null}
        </div>
        <ul class="games">
          ${fits.map((game) => html`<li key=${game.name}><${GameCard} game=${game} dealing=${dealing} onPractise=${begin} onRules=${setRead} /></li>`)}
        </ul>
      </div>
      ${read && html`<${GameRules} game=${read} onClose=${() => setRead(null)} />`}
    </section>
  `;
}

/** What the server asks about a name that several games have. @param {string} name nothing where there is nothing to ask */
function useQuestion(name) {
  const [question, setQuestion] = useState("");
  useEffect(() => {
    setQuestion("");
    if (!name) return undefined;
    const asking = new AbortController();
    get(spoken("/api/games", { search: name }), asking.signal).then((found) => setQuestion(found.question), () => {});
    return () => asking.abort();
  }, [name]);
  return question;
}

/** @param {{game: GameLine, dealing: string, onPractise: (game: GameLine) => void, onRules: (game: GameLine) => void}} props */
function GameCard({ game, dealing, onPractise, onRules }) {
  const { name, title, how, summary, also, least_seats: least, most_seats: most } = game;
  return html`
    <article class="game-card plate">
      <header>
        <h3>${title}</h3>
        <button class="button bare" aria-label=${t("start.rules-game", { game: title })} onClick=${() => onRules(game)}>${t("start.rules")}</button>
      </header>
      <p class="how">${how}.</p>
      <p class="small">${summary[0]}</p>
      <p class="also">${t("start.players", { least, most })}${also.length > 0 && html` · ${t("start.also", { names: list(also) })}`}</p>
      <p class="row">
        <button class="button first" aria-label=${t("start.practise-game", { game: title })} aria-disabled=${Boolean(dealing)} onClick=${() => dealing || onPractise(game)}>
          ${dealing === name ? t("start.dealing") : t("start.practise")}
        </button>
        <a class="button" href=${`/new?game=${name}`} aria-label=${t("start.new-game", { game: title })}>${t("start.new")}</a>
      </p>
    </article>
  `;
}

/** @param {GameLine} game @param {string} name */
const isCalled = (game, name) => [game.name, game.title, ...game.also, game.how].some((known) => folded(known).includes(name));

/** Names as they are compared: spelling, hyphens and accents aside. @param {string} text */
const folded = (text) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
