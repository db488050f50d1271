// What comes of the wishes: differences, chances, cautions, or why it cannot be; and the button.

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { ruleSaid } from "./new_rules.js";
import { isAboutSeats } from "./new_table.js";
import { Bullets, TextField } from "./parts.js";

/** @param {any} props */
export function Summary({ made, name, wrong, opening, onName, children }) {
  const game = made.game.value;
  const { checked, refusal } = made.answer.value;
  // What is wrong with a field is spoken there.
  const spoken = !isAboutSeats(refusal) && !refusal?.facts.rule;
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
      ${cautions.map((/** @type {string} */ caution) => html`<p key=${caution}>${caution}</p><${Ways} ways=${waysIn(caution)} made=${made} />`)}
    </div>`}
  `;
}

/** The refusal, and the server's own ways out of it at a press. @param {any} props */
function Refusal({ refusal, made }) {
  return html`
    <div class="note refused">
      <p>${refusal.sentence}</p>
      <${Ways} ways=${refusal.facts.instead ?? []} made=${made} />
    </div>
  `;
}

/** Rules that would help, each a button. @param {{ways: string[], made: import("./new_rules.js").Wishing}} props a way is `hand=4 burn=never` */
function Ways({ ways, made }) {
  const rules = (/** @type {string} */ way) => way.split(" ").map((rule) => rule.split("="));
  const words = (/** @type {string} */ way) =>
    rules(way).map(([name, value]) => {
      const option = made.options.value.find((/** @type {any} */ rule) => rule.name === name);
      return option ? ruleSaid(option, value) : `${name}=${value}`;
    });
  const take = (/** @type {string} */ way) => made.change({ house: { ...made.wish.value.house, ...Object.fromEntries(rules(way)) } });
  return (
    ways.length > 0 &&
    html`<div class="ways">
      ${ways.map((way) => html`<button type="button" class="button" key=${way} onClick=${() => take(way)}>${words(way).map((word) => html`<span key=${word}>${word}</span>`)}</button>`)}
    </div>`
  );
}

/** The rules that a caution names, such as `burn=never`. @param {string} caution */
const waysIn = (caution) => caution.match(/[a-z][a-z-]*=[\w-]+/g) ?? [];
