// What a reader may choose for himself.

import { html } from "../html.js";
import { panel } from "../state/panel.js";
import { BACKS, LANGUAGES, SPEEDS, THEMES, prefs } from "../state/prefs.js";
import { t } from "../text/labels.js";
import { Dialog } from "./dialog.js";
import { Choices, Select, Switch } from "./parts.js";

export function Settings() {
  return html`
    <${Dialog} title=${t("prefs.title")} onClose=${() => (panel.value = null)}>
      <div class="stack">
        <${Words} name="theme" label="prefs.theme" words=${THEMES} />
        <div class="stack tight">
          <${Flag} name="fourColours" label="prefs.four" />
          <${Flag} name="largeIndex" label="prefs.large" />
        </div>
        <${Words} name="cardBack" label="prefs.back" words=${BACKS} />
        <div class="stack tight">
          <${Flag} name="sound" label="prefs.sound" />
          <${Switch}
            label=${t("prefs.motion")}
            more=${t("prefs.motion-more")}
            on=${prefs.motion.value !== "none"}
            onChange=${(/** @type {boolean} */ on) => (prefs.motion.value = on ? "system" : "none")}
          />
          <${Flag} name="keys" label="prefs.keys" />
        </div>
        <${Words} name="speed" label="prefs.speed" words=${SPEEDS} />
        ${LANGUAGES.length > 1 && html`<${Languages} />`}
        <p class="soft small">${t("prefs.kept")}</p>
      </div>
    <//>
  `;
}

/** @param {{name: "theme" | "cardBack" | "speed", label: string, words: readonly string[]}} props */
function Words({ name, label, words }) {
  const options = words.map((word) => [word, t(`${label}-${word}`)]);
  return html`<${Choices} label=${t(label)} value=${prefs[name].value} options=${options} onChange=${set(name)} />`;
}

/** @param {{name: "fourColours" | "largeIndex" | "sound" | "keys", label: string}} props */
function Flag({ name, label }) {
  const more = name === "keys" ? t("prefs.keys-more") : "";
  return html`<${Switch} label=${t(label)} more=${more} on=${prefs[name].value} onChange=${set(name)} />`;
}

function Languages() {
  const options = LANGUAGES.map((tag) => [tag, t(`prefs.language-${tag}`)]);
  const choose = (/** @type {any} */ tag) => {
    prefs.language.value = tag;
    location.reload();
  };
  return html`<${Select} label=${t("prefs.language")} value=${prefs.language.value} options=${options} onChange=${choose} />`;
}

/** @param {keyof typeof prefs} name */
const set = (name) => (/** @type {any} */ value) => (prefs[name].value = value);
