// Other rules from the next deal on: the game and its house rules by the form of a new table, and what the table agrees besides.

import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

import { html } from "../../html.js";
import { get, spoken } from "../../net/api.js";
import { wishing } from "../../state/wish.js";
import { t } from "../../text/labels.js";
import { HouseRules } from "../new_rules.js";
import { Bullets, Refused } from "../parts.js";
import { Part } from "./part.js";

/** The games that the server has. @type {import("@preact/signals").Signal<{name: string, title: string}[]>} */
const games = signal([]);
/** Seconds for a turn that are offered. */
const TURNS = [0, 15, 30, 60];

/** @param {{desk: import("./desk.js").Desk}} props */
export function HostRules({ desk }) {
  const { settings, planned } = desk.calm.value.table;
  const now = planned ?? settings;
  const change = (/** @type {object} */ part) => desk.ask({ do: "change-rules", settings: { ...now, ...part } });
  const turns = [...new Set([...TURNS, now.clock.turn])].sort((one, other) => one - other);
  return html`<${Part} title=${t("host.rules")} text=${t("host.rulesText")} wide>
    <${Game} now=${now} change=${change} />
    <label class="field"><span>${t("host.clock")}</span>
      <select class="input" value=${String(now.clock.turn)} onChange=${(/** @type {any} */ event) => change({ clock: { ...now.clock, turn: Number(event.target.value) } })}>
        ${turns.map((seconds) => html`<option key=${seconds} value=${seconds} selected=${seconds === now.clock.turn}>${seconds ? t("host.seconds", { n: seconds }) : t("host.noClock")}</option>`)}
      </select></label>
    ${["hints", "spectators", "chat"].map((name) => html`<label class="check" key=${name}><input type="checkbox" checked=${now[name]} onChange=${(/** @type {any} */ event) => change({ [name]: event.target.checked })} /> ${t(`host.${name}`)}</label>`)}
    ${planned && html`<button type="button" class="button" onClick=${() => desk.ask({ do: "change-rules", settings })}>${t("host.keepRules")}</button>`}
  <//>`;
}

/** @param {{now: any, change(part: object): Promise<boolean>}} props */
function Game({ now, change }) {
  const made = useMemo(() => wishing(now.game), [now.game]);
  useEffect(() => {
    made.choose(now.game).then(() => made.change({ house: now.house, seats: now.seats }));
    if (!games.value.length) get(spoken("/api/games")).then((told) => (games.value = told.games), () => {});
    return made.close;
  }, [made]);
  const { game, house } = made.wish.value;
  const { checked, refusal } = made.answer.value;
  const same = game === now.game && JSON.stringify(house) === JSON.stringify(now.house);
  return html`<div class="field">
    <label class="field"><span>${t("host.game")}</span>
      <select class="input" value=${game} onChange=${(/** @type {any} */ event) => made.choose(event.target.value)}>
        ${games.value.map((one) => html`<option key=${one.name} value=${one.name} selected=${one.name === game}>${one.title}</option>`)}
      </select></label>
    <${HouseRules} made=${made} />
    ${!same && checked && html`<${Bullets} items=${[...checked.differences, ...checked.cautions]} />`}
    <${Refused} refusal=${same ? null : refusal} />
    <button type="button" class="button" disabled=${same || Boolean(refusal)} onClick=${() => change({ game, house })}>${t("host.changeGame")}</button>
  </div>`;
}
