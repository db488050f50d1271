// At a table: the header, how the connection stands, and the table itself.

import { useEffect, useRef, useState } from "preact/hooks";

import { html } from "../html.js";
import { del, get, post, spoken } from "../net/api.js";
import { panel } from "../state/panel.js";
import { t } from "../text/labels.js";
import { Banner } from "./banner.js";
import { Closed } from "./closed.js";
import { Invite } from "./invite.js";
import { Refused } from "./parts.js";
import { Shell } from "./shell.js";
import { TableHead } from "./table_head.js";

const api = { get, post, del };

/**
 * @param {{state: any, calm: any, connection: import("../net/socket.js").Connection, short: any, invite?: boolean, refusal: any,
 *   onRefusal(refusal: any): void, onTurnedAway(refusal: any): void}} props
 */
export function Session({ state, calm, connection, short, invite, refusal, onRefusal, onTurnedAway }) {
  const TableView = useTableView(onRefusal);
  useEffect(() => {
    if (invite) panel.value = "invite";
  }, [invite]);
  const { table, notice, refused, connection: connected } = calm.value;
  useEffect(() => {
    if (!table && refused) onTurnedAway(refused);
  }, [refused]);
  if (connected === "removed") {
    return html`<${Shell} title=${t("join.out")}><${Closed} title=${t("join.out")} sentence=${notice?.sentence} /><//>`;
  }
  const told = useShort(short, table?.settings);
  const title = told.title || told.game_title;
  return html`
    <${Shell} title=${title} kind="table" foot=${false} head=${html`<${TableHead} state=${calm} short=${told} />`}>
      <${Banner} state=${calm} connection=${connection} onRefusal=${onRefusal} />
      ${refusal && html`<div class="banner"><${Refused} refusal=${refusal} /><button class="button bare" onClick=${() => onRefusal(null)}>${t("close")}</button></div>`}
      ${table && TableView
        ? html`<${TableView} state=${state} calm=${calm} connection=${connection} api=${api} />`
        : html`<p class="page soft" role="status">${t("loading")}</p>`}
      ${panel.value === "invite" && html`<${Invite} short=${told} />`}
    <//>
  `;
}

/** The table in short, asked for again when its game or its house rules are others. @param {any} short @param {any} settings */
function useShort(short, settings) {
  const [told, setTold] = useState(short);
  const rules = settings && JSON.stringify([settings.game, settings.house, settings.title]);
  const before = useRef(rules);
  useEffect(() => {
    if (before.current && before.current !== rules) get(spoken(`/api/tables/${short.code}`)).then(setTold, () => {});
    before.current = rules;
  }, [rules]);
  return told;
}

/** The table's own view is fetched when somebody comes to a table, and not before. @param {(refusal: any) => void} onRefusal */
function useTableView(onRefusal) {
  const [found, setFound] = useState(/** @type {any} */ (null));
  useEffect(() => {
    import("./table.js").then(
      ({ TableView }) => setFound(() => TableView),
      () => onRefusal({ sentence: t("trouble.load") }),
    );
  }, []);
  return found;
}
