// What the header says at a table: which game, how one wins, the stakes, and how the connection stands.

import { html } from "../html.js";
import { panel } from "../state/panel.js";
import { t } from "../text/labels.js";
import { Book, Friends, Scales } from "./icons.js";

/** @param {{state: any, short: any}} props */
export function TableHead({ state, short }) {
  const { table, connection } = state.value;
  const house = table ? Object.keys(table.settings.house).length : short.differences.length;
  const about = [short.how, table && stakes(table.game.stakes), house > 0 && t("table.house", { n: house })];
  return html`
    <div class="game">
      <h1 tabindex="-1">${short.title ? `${short.title}: ${short.game_title}` : short.game_title}</h1>
      <span title=${about.filter(Boolean).join(" · ")}>${about.filter(Boolean).join(" · ")}</span>
    </div>
    <span class="space" />
    <nav aria-label=${t("table.nav")}>
      <button type="button" class="button pill" aria-label=${t("table.invite-code", { code: short.code })} onClick=${() => (panel.value = "invite")}>
        <${Friends} /><span class="roomy">${t("table.invite")}</span> <b class="roomy code">${short.code}</b>
      </button>
      <button type="button" class="button pill desk-only" onClick=${() => (panel.value = "rules")}><${Book} />${t("table.rules")}</button>
      <button type="button" class="button pill desk-only" onClick=${() => (panel.value = "ledger")}><${Scales} />${t("table.ledger")}</button>
    </nav>
    <span class="standing small" title=${t(`state.${connection}`)}>
      <span class=${`dot ${connection === "open" ? "" : connection === "lost" ? "lost" : "waits"}`} aria-hidden="true" />
      <span class="unseen">${t(`state.${connection}`)}</span>
      ${table && table.game.deals > 0 && html`<span>${t("table.deal", { n: table.game.deals })}</span>`}
    </span>
  `;
}

/** @param {{ante: number, least: number, most: number | null}} stakes */
function stakes({ ante, least }) {
  return ante > 0 ? t("table.ante", { n: ante }) : t("table.least", { n: least });
}
