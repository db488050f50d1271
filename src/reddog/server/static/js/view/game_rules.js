// A game's rules before one plays it, in the words of the server.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { get, spoken } from "../net/api.js";
import { t } from "../text/labels.js";
import { Dialog } from "./dialog.js";
import { Bullets, Refused } from "./parts.js";

/** @param {{game: {name: string, title: string, how: string, summary: string[]}, onClose: () => void}} props */
export function GameRules({ game, onClose }) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [refusal, setRefusal] = useState(/** @type {any} */ (null));
  useEffect(() => void get(spoken(`/api/games/${game.name}`)).then(setFound, setRefusal), [game.name]);
  return html`
    <${Dialog} title=${game.title} onClose=${onClose}>
      <div class="stack">
        <p class="how"><strong>${game.how}.</strong></p>
        ${game.summary.map((line) => html`<p key=${line}>${line}</p>`)}
        <${Refused} refusal=${refusal} />
        ${found && html`<p class="soft">${found.chance.text}</p><${Bullets} items=${found.rules} /><${Facts} facts=${found.facts} />`}
        <p class="row"><a class="button first" href=${`/new?game=${game.name}`}>${t("start.new")}</a></p>
      </div>
    <//>
  `;
}

/** @param {{facts: [string, string][]}} props */
function Facts({ facts }) {
  return html`
    <details class="unfold">
      <summary>${t("start.facts")}</summary>
      <table class="facts">
        <tbody>${facts.map(([name, text]) => html`<tr key=${name}><th scope="row">${name}</th><td>${text}</td></tr>`)}</tbody>
      </table>
    </details>
  `;
}
