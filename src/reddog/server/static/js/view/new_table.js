// What is agreed at a table beside the game: seats, chips, time, and who may see what.

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { Choices, Select, Switch, TextField } from "./parts.js";
import { Ways } from "./ways.js";

/** Whether a refusal is told at the field of the seats. @param {any} refusal */
export const isAboutSeats = (refusal) => refusal?.code === "too_many_seats" || refusal?.code === "too_few_seats";

const CLOCKS = [0, 60, 30, 15];
const MOST_BOTS = 7;

/** @param {{made: ReturnType<typeof import("../state/wish.js").wishing>, bots: number, onBots(bots: number): void}} props */
export function TableRules({ made, bots, onBots }) {
  const { change } = made;
  const wish = made.wish.value;
  const { refusal } = made.answer.value;
  const counted = (/** @type {"seats" | "buy_in"} */ field) => (/** @type {string} */ typed) =>
    /^\d{1,12}$/.test(typed.trim()) && change({ [field]: Number(typed) });
  const many = Array.from({ length: Math.min(MOST_BOTS, wish.seats - 1) + 1 }, (_, n) => [String(n), n ? String(n) : t("new.bots-none")]);
  const flag = (/** @type {"hints" | "spectators" | "chat" | "several_seats"} */ field) => (/** @type {boolean} */ on) => change({ [field]: on });
  return html`
    <section class="portion plate" aria-labelledby="new-table">
      <h2 id="new-table">${t("new.table")}</h2>
      <${TextField} label=${t("new.table-name")} more=${t("new.optional")} value=${wish.title} maxlength="60" autocomplete="off" onInput=${(/** @type {string} */ title) => change({ title })} />
      <div class="pair">
        <${TextField}
          label=${t("new.seats")}
          type="number"
          min="1"
          max="20"
          value=${wish.seats}
          wrong=${isAboutSeats(refusal) ? refusal.sentence : ""}
          after=${isAboutSeats(refusal) && html`<${Ways} ways=${refusal.facts.instead ?? []} made=${made} />`}
          onInput=${counted("seats")}
        />
        <${TextField} label=${t("new.buy-in")} type="number" min="1" value=${wish.buy_in} onInput=${counted("buy_in")} />
        <${Select} label=${t("new.bots")} value=${String(Math.min(bots, wish.seats - 1))} options=${many} onChange=${(/** @type {string} */ n) => onBots(Number(n))} />
      </div>
      <${Choices}
        label=${t("new.clock")}
        value=${wish.clock.turn}
        options=${CLOCKS.map((turn) => [turn, t(`new.clock-${turn}`), turn ? t("new.seconds", { n: turn }) : t("new.no-clock")])}
        onChange=${(/** @type {number} */ turn) => change({ clock: { turn } })}
      />
      <div class="stack tight">
        <${Switch} label=${t("new.hints")} on=${wish.hints} onChange=${flag("hints")} />
        <${Switch} label=${t("new.spectators")} on=${wish.spectators} onChange=${flag("spectators")} />
        <${Switch} label=${t("new.chat")} on=${wish.chat} onChange=${flag("chat")} />
        <${Switch} label=${t("new.several")} more=${t("new.several-more")} on=${wish.several_seats} onChange=${flag("several_seats")} />
        <${Switch}
          label=${t("new.reveal")}
          more=${t("new.reveal-more")}
          on=${wish.reveal === "pack"}
          onChange=${(/** @type {boolean} */ on) => change({ reveal: on ? "pack" : "evening" })}
        />
      </div>
    </section>
  `;
}
