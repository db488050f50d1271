// House rules as switches, lists and fields, in the words of the server.

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { Select, Switch, TextField } from "./parts.js";

/**
 * @typedef {{name: string, about: string, preset: string, form: "words" | "whole" | "span" | "row",
 *   words: {value: string, text: string}[], least: number | null, most: number | null}} HouseRule
 * @typedef {ReturnType<typeof import("../state/wish.js").wishing>} Wishing
 */

/** @param {{made: Wishing}} props */
export function HouseRules({ made }) {
  const changed = Object.keys(made.wish.value.house).length;
  return html`
    <details class="unfold">
      <summary>
        <span>${t("new.rules")} <span class="soft small">${changed ? t("new.rules-more", { n: changed }) : t("new.rules-none")}</span></span>
      </summary>
      <div class="house-rules">
        ${made.options.value.map((rule) => html`<${Rule} key=${rule.name} rule=${rule} made=${made} />`)}
      </div>
      ${changed > 0 && html`<p><button type="button" class="button" onClick=${() => made.change({ house: {} })}>${t("new.usual")}</button></p>`}
    </details>
  `;
}

/** @param {{rule: HouseRule, made: Wishing}} props */
function Rule({ rule, made }) {
  const { name, about, preset, words } = rule;
  const value = made.wish.value.house[name] ?? preset;
  const { refusal } = made.answer.value;
  const given = {
    label: nameOf(name),
    more: words.length && !isSwitch(rule) ? about : `${about} ${t("new.preset", { value: said(rule, preset) })}`,
    changed: value !== preset,
    wrong: refusal?.facts.rule === name ? refusal.sentence : "",
  };
  const set = (/** @type {string} */ word) => made.rule(rule, word);
  if (rule.form !== "words") return html`<${Amount} rule=${rule} value=${value} given=${given} onChange=${set} />`;
  if (isSwitch(rule)) {
    return html`<${Switch} ...${given} on=${value === "yes"} onChange=${(/** @type {boolean} */ on) => set(on ? "yes" : "no")} />`;
  }
  return html`<${Select} ...${given} value=${value} options=${inWords(rule)} onChange=${set} />`;
}

/** A number, several, or a word instead. What is not allowed stays, and the server says why. @param {{rule: HouseRule, value: string, given: any, onChange(value: string): void}} props */
function Amount({ rule, value, given, onChange }) {
  const { form, words, preset, least } = rule;
  const worded = words.some((word) => word.value === value);
  const field = html`
    <${TextField}
      ...${given}
      value=${value}
      onInput=${(/** @type {string} */ typed) => onChange(typed.trim() || preset)}
      inputmode=${form === "whole" ? "numeric" : "text"}
      autocomplete="off"
    />
  `;
  if (!words.length) return field;
  const options = [...inWords(rule), ["", t("new.number")]];
  const chosen = (/** @type {string} */ word) => onChange(word || String(least ?? 1));
  return html`
    <div class="stack tight">
      <${Select} ...${given} more=${worded ? given.more : ""} value=${worded ? value : ""} options=${options} onChange=${chosen} />
      ${!worded && field}
    </div>
  `;
}

/** @param {HouseRule} rule */
const isSwitch = ({ words }) => words.length === 2 && words.every(({ value }) => value === "yes" || value === "no");

/** The words to choose from as sentences, the usual one marked. @param {HouseRule} rule */
const inWords = ({ words, preset }) =>
  words.map(({ value, text }) => [value, value === preset ? t("new.usual-word", { text: text || plain(value) }) : text || plain(value)]);

/** A rule with a value, for a button that sets it. @param {HouseRule} rule @param {string} value */
export const ruleSaid = (rule, value) => `${nameOf(rule.name)}: ${said(rule, value)}`;

/** A value in words. @param {HouseRule} rule @param {string} value */
function said(rule, value) {
  if (isSwitch(rule)) return t(value === "yes" ? "new.yes" : "new.no");
  const word = rule.words.find((one) => one.value === value);
  const shown = rule.form === "words" ? plain(value) : value.replace("-", "–");
  return (word?.text || shown).replace(/\.$/, "");
}

/** What a rule is called; one that is newer than the labels by its own name. @param {string} name */
export function nameOf(name) {
  const key = `new.rule-${name}`;
  const label = t(`new.rule-${name}`);
  return label === key ? plain(name).replace(/^./, (first) => first.toUpperCase()) : label;
}

/** @param {string} word */
const plain = (word) => word.replaceAll("-", " ");
