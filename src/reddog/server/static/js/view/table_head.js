// What the header says at a table: which game, how one wins, the stakes, and how the connection stands.

import { html } from "../html.js";
import { panel } from "../state/panel.js";
import { isRunning } from "../state/table.js";
import { t } from "../text/labels.js";
import { Book, Friends, Scales } from "./icons.js";

/** @param {{state: any, short: any}} props */
export function TableHead({ state, short }) {
  const { table, connection } = state.value;
  const house = table ? Object.keys(table.settings.house).length : short.differences.length;
  const facts = [short.title && short.game_title, table && stakes(table.game), house > 0 && t("table.house", { n: house })].filter(Boolean).join(" · ");
  const deal = table?.game.deals ?? 0;
  return html`
    <div class="game">
      <h1 tabindex="-1">${short.title || short.game_title}</h1>
      <p><span class="how">${short.how}</span>${facts ? html`<span class="then"> · </span>${facts}` : null}</p>
    </div>
    <nav aria-label=${t("table.nav")}>
      ${!table?.ended && html`<button type="button" class="button pill" aria-label=${t("table.invite-code", { code: short.code })} onClick=${() => (panel.value = "invite")}>
        <${Friends} /><span class="roomy">${t("table.invite")}</span> <b class="roomy code">${short.code}</b>
      </button>`}
      <button type="button" class="button pill desk-only" onClick=${() => (panel.value = "rules")}><${Book} />${t("table.rules")}</button>
      <button type="button" class="button pill desk-only" onClick=${() => (panel.value = "ledger")}><${Scales} />${t("table.ledger")}</button>
    </nav>
    <span class="standing small" title=${t(`state.${connection}`)}>
      <span class=${`dot ${connection === "open" ? "" : connection === "lost" ? "lost" : "waits"}`} aria-hidden="true" />
      <span class="unseen">${t(`state.${connection}`)}</span>
      ${deal > 0 && html`<span class="roomy" title=${t("table.deal-evening", { n: deal })}>${t("table.deal", { n: deal })}</span><span class="tight" aria-label=${t("table.deal-evening", { n: deal })} role="img">#${deal}</span>`}
    </span>
    <p class=${`subtitle how ${table && !isRunning(state.value) ? "" : "running"}`}>${short.how}</p>
  `;
}

/** @param {{ante: number, stakes: {least: number}}} game */
function stakes({ ante, stakes: { least } }) {
  return ante > 0 ? t("table.ante", { n: ante }) : t("table.least", { n: least });
}
