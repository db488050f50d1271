// The way in: one field, the name. Everything else is told.

import { useState } from "preact/hooks";

import { html } from "../html.js";
import { prefs } from "../state/prefs.js";
import { t } from "../text/labels.js";
import { Bullets, Refused, TextField } from "./parts.js";
import { Shell } from "./shell.js";

/**
 * @param {{short: any, refusal: any, onEnter: (plan: import("../state/visit.js").Plan, name: string) => void}} props
 *   `short` is the table in short, as the HTTP interface tells it
 */
export function Join({ short, refusal, onEnter }) {
  const [name, setName] = useState(prefs.name.value);
  const [wrong, setWrong] = useState("");
  const full = short.taken >= short.seats;
  const enter = (/** @type {import("../state/visit.js").Plan} */ plan) => {
    if (!name.trim()) return setWrong(t("join.name-empty"));
    prefs.name.value = name.trim();
    onEnter(plan, name.trim());
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    enter({ sit: true });
  };
  const title = short.title || t("join.title", { game: short.game_title });
  return html`
    <${Shell} title=${title}>
      <div class="page narrow">
        <form class="door plate" onSubmit=${submit} novalidate>
          <div>
            <h1 tabindex="-1">${title}</h1>
            <p class="soft">${t("join.table", { code: short.code })} · ${t("join.seats", { n: short.seats, taken: short.taken })}</p>
          </div>
          <div class="stack tight">
            <p class="how"><strong>${short.title ? `${short.game_title}: ` : ""}${short.how}.</strong></p>
            ${(short.summary ?? []).map((/** @type {string} */ line) => html`<p key=${line}>${line}</p>`)}
            ${short.differences.length > 0 && html`<p>${t("join.differs")}</p><${Bullets} items=${short.differences} />`}
            <p class="soft">${full ? t("join.full") : t("join.buy-in", { n: short.buy_in })} ${short.started && !full ? t("join.running") : ""}</p>
          </div>
          <${TextField}
            label=${t("join.name")}
            value=${name}
            wrong=${wrong}
            onInput=${setName}
            maxlength="60"
            autocomplete="nickname"
            enterkeyhint="go"
          />
          <${Refused} refusal=${refusal} />
          <button class="button first big wide">${full ? t("join.wait") : t("join.sit")}</button>
          ${short.spectators && html`<button type="button" class="button bare" onClick=${() => enter({})}>${t("join.watch")}</button>`}
        </form>
      </div>
    <//>
  `;
}
