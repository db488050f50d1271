// What comes of the wishes: differences, chances, cautions, or why it cannot be; and the button.

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { Bullets, TextField } from "./parts.js";

/** @param {any} props */
export function Summary({ made, name, wrong, opening, onName, children }) {
  const game = made.game.value;
  const { checked, refusal } = made.answer.value;
  return html`
    <aside class="sum plate" aria-label=${t("new.summary")}>
      <h2>${game?.title ?? t("loading")}</h2>
      ${(checked ?? game)?.summary.map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}
      <div class="stack" aria-live="polite">
        ${checked && html`<${Checked} checked=${checked} />`}
        ${refusal && html`<${Refusal} refusal=${refusal} made=${made} />`}
      </div>
      ${game && html`<details><summary>${t("new.rules-list")}</summary><${Bullets} items=${game.rules} /></details>`}
      <${TextField} label=${t("new.name")} value=${name} wrong=${name.trim() ? "" : wrong} maxlength="60" autocomplete="nickname" onInput=${onName} />
      ${children}
      <button class="button first big wide" aria-disabled=${Boolean(refusal) || opening}>${opening ? t("new.opening") : t("new.open")}</button>
    </aside>
  `;
}

/** @param {{checked: any}} props */
function Checked({ checked }) {
  const { differences, cautions, chance } = checked;
  return html`
    ${differences.length
      ? html`<div class="stack tight"><p>${t("new.differs")}</p><${Bullets} items=${differences} /></div>`
      : html`<p>${t("new.same")}</p>`}
    ${chance && html`<p class="soft">${chance.text}</p>`}
    ${cautions.length > 0 && html`<div class="note caution"><strong>${t("new.beware")}</strong>${cautions.map((/** @type {string} */ caution) => html`<p>${caution}</p>`)}</div>`}
  `;
}

/** The refusal, and the server's own ways out of it at a press. @param {any} props */
function Refusal({ refusal, made }) {
  /** @type {string[]} */
  const ways = refusal.facts.instead ?? [];
  const take = (/** @type {string} */ way) => {
    const house = Object.fromEntries(way.split(" ").map((rule) => rule.split("=")));
    made.change({ house: { ...made.wish.value.house, ...house } });
  };
  return html`
    <div class="note refused">
      <p>${refusal.sentence}</p>
      ${ways.length > 0 &&
      html`<p class="row">${ways.map((way) => html`<button type="button" class="button" key=${way} onClick=${() => take(way)}>${t("new.take", { rules: way })}</button>`)}</p>`}
    </div>
  `;
}
