// What a reader may choose for himself. Every choice holds at once.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { askLanguages, languages, speakIn } from "../state/language.js";
import { panel } from "../state/panel.js";
import { BACKS, SPEEDS, THEMES, prefs } from "../state/prefs.js";
import { t } from "../text/labels.js";
import { Dialog } from "./dialog.js";
import { Choices, Refused, Select, Switch } from "./parts.js";

export function Settings() {
  const [refusal, setRefusal] = useState(/** @type {{sentence: string} | null} */ (null));
  useEffect(() => void askLanguages().catch(() => {}), []);
  const choose = (/** @type {any} */ tag) => speakIn(tag).then(() => setRefusal(null), () => setRefusal({ sentence: t("trouble.load") }));
  return html`
    <${Dialog} title=${t("prefs.title")} onClose=${() => (panel.value = null)}>
      <div class="settings">
        <section>
          <${Select} label=${t("prefs.language")} value=${prefs.language.value} options=${languages.value} onChange=${choose} />
          <${Refused} refusal=${refusal} />
          ${words("theme", "prefs.theme", THEMES)}
        </section>
        <section aria-labelledby="prefs-cards">
          <h3 id="prefs-cards">${t("prefs.cards")}</h3>
          <${Sample} />
          <div>${flag("fourColours", t("prefs.four"))}${flag("largeIndex", t("prefs.large"))}</div>
          ${words("cardBack", "prefs.back", BACKS)}
        </section>
        <section aria-labelledby="prefs-play">
          <h3 id="prefs-play">${t("prefs.play")}</h3>
          <div>
            ${flag("sound", t("prefs.sound"))}
            <${Switch}
              label=${t("prefs.motion")}
              more=${t("prefs.motion-more")}
              on=${prefs.motion.value !== "none"}
              onChange=${(/** @type {boolean} */ on) => (prefs.motion.value = on ? "system" : "none")}
            />
            ${flag("odds", t("prefs.odds"), t("prefs.odds-more"))}
            ${flag("keys", t("prefs.keys"), t("prefs.keys-more"))}
          </div>
          ${words("speed", "prefs.speed", SPEEDS)}
        </section>
        <p class="soft small">${t("prefs.kept")}</p>
      </div>
    <//>
  `;
}

/** @type {[string, string, string][]} */
const SAMPLE = [
  ["A", "♠", "s"],
  ["K", "♥", "h"],
  ["9", "♦", "d"],
  ["7", "♣", "c"],
];

/** Some cards as they will look. Only to look at. */
function Sample() {
  return html`
    <div class=${`sample ${prefs.largeIndex.value ? "large" : ""}`} aria-hidden="true">
      ${SAMPLE.map(([rank, sign, suit]) => html`<span key=${rank} class=${`card small suit-${suit}`}><b>${rank}</b><i>${sign}</i></span>`)}
      <span class="card back small" />
    </div>
  `;
}

// No components: these are labelled anew together with the rest when the language changes.

/** @param {"theme" | "cardBack" | "speed"} name @param {string} label @param {readonly string[]} choices */
function words(name, label, choices) {
  const options = choices.map((word) => [word, t(`${label}-${word}`)]);
  return html`<${Choices} label=${t(label)} value=${prefs[name].value} options=${options} onChange=${set(name)} />`;
}

/** @param {"fourColours" | "largeIndex" | "sound" | "odds" | "keys"} name @param {string} label */
const flag = (name, label, more = "") => html`<${Switch} label=${label} more=${more} on=${prefs[name].value} onChange=${set(name)} />`;

/** @param {keyof typeof prefs} name */
const set = (name) => (/** @type {any} */ value) => (prefs[name].value = value);
