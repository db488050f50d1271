// What comes of the wishes: differences, chances, cautions, or why it cannot be; and the button.

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { nameOf } from "./new_rules.js";
import { isAboutSeats } from "./new_table.js";
import { Bullets, TextField } from "./parts.js";
import { Ways } from "./ways.js";

/** @param {any} props */
export function Summary({ made, name, wrong, opening, onName, children }) {
  const game = made.game.value;
  const { checked, refusal } = made.answer.value;
  // What is wrong with a field is spoken there.
  const spoken = !refusal || !fieldOf(refusal, made.options.value);
  return html`
    <aside class="sum plate" aria-label=${t("new.summary")}>
      <h2>${game?.title ?? t("loading")}</h2>
      ${(checked ?? game)?.summary.map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}
      <div class="stack" aria-live=${spoken ? "polite" : "off"}>
        ${checked && html`<${Checked} checked=${checked} made=${made} />`}
        ${refusal && html`<${Refusal} refusal=${refusal} made=${made} />`}
      </div>
      ${game && html`<details class="unfold"><summary>${t("new.rules-list")}</summary><${Bullets} items=${game.rules} /></details>`}
      <${TextField} label=${t("new.name")} value=${name} wrong=${name.trim() ? "" : wrong} maxlength="60" autocomplete="nickname" onInput=${onName} />
      ${children}
      <button class="button first big wide" aria-disabled=${Boolean(refusal) || opening}>${opening ? t("new.opening") : t("new.open")}</button>
    </aside>
  `;
}

/** @param {any} props */
function Checked({ checked, made }) {
  const { differences, cautions, chance } = checked;
  return html`
    ${differences.length
      ? html`<div class="stack tight"><p>${t("new.differs")}</p><${Bullets} items=${differences} /></div>`
      : html`<p>${t("new.same")}</p>`}
    ${chance && html`<p class="soft">${chance.text}</p>`}
    ${cautions.length > 0 &&
    html`<div class="note caution">
      <strong>${t("new.beware")}</strong>
      ${cautions.map((/** @type {string} */ caution) => html`<p key=${caution}>${caution}</p>`)}
      <${Ways} ways=${checked.instead} made=${made} />
    </div>`}
  `;
}

/** Why it cannot be. What is wrong with a field is told there, and here is the way to it. @param {any} props */
function Refusal({ refusal, made }) {
  const field = fieldOf(refusal, made.options.value);
  return html`
    <div class="note refused">
      <p>${field ? t("new.not-yet") : refusal.sentence}</p>
      ${field
        ? html`<button type="button" class="button" onClick=${toWrong}>${t("new.look", { field })}</button>`
        : html`<${Ways} ways=${refusal.facts.instead ?? []} made=${made} />`}
    </div>
  `;
}

/** What the field is called that a refusal is about; nothing for one that is about none. @param {any} refusal @param {any[]} options the house rules that have a field */
const fieldOf = (refusal, options) => {
  if (isAboutSeats(refusal)) return t("new.seats");
  const { rule } = refusal.facts;
  return options.some((/** @type {any} */ option) => option.name === rule) ? nameOf(String(rule)) : "";
};

/** Go to the first field with something wrong. */
export function toWrong() {
  const field = /** @type {HTMLElement | null} */ (document.querySelector("[aria-invalid=true]"));
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}
