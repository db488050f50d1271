// The tables at which one has been. There is no list of others.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { get } from "../net/api.js";
import { known } from "../net/person.js";
import { list, moment, t } from "../text/labels.js";
import { Device } from "./device.js";

/** So many are in sight at once. */
const MOST = 6;

/** @typedef {{code: string, title?: string, names?: string[], state: string, touched: number, expires: number | null}} OwnTable */

export function MyTables() {
  const [tables, setTables] = useState(/** @type {OwnTable[]} */ ([]));
  const [all, setAll] = useState(false);
  useEffect(() => {
    // Whoever is nobody yet has been nowhere, and a list that does not come is not worth a fuss.
    const mine = async () => ((await known()) ? (await get("/api/tables")).tables : []);
    mine().then(setTables, () => {});
  }, []);
  if (!tables.length) return null;
  return html`
    <section aria-labelledby="mine">
      <div class="head"><h2 id="mine">${t("start.mine")}</h2></div>
      <ul class="tables">${tables.slice(0, all ? tables.length : MOST).map((table) => html`<${Mine} key=${table.code} table=${table} />`)}</ul>
      ${tables.length > MOST && !all && html`<p class="row"><button type="button" class="button bare" onClick=${() => setAll(true)}>${t("start.mine-all", { n: tables.length })}</button></p>`}
      <${Device} />
    </section>
  `;
}

/** @param {{table: OwnTable}} props */
function Mine({ table }) {
  const { code, title = "", names = [] } = table;
  return html`
    <li class="plate">
      <p class="which"><b>${title || code}</b>${title ? html` <span class="code">${code}</span>` : null}</p>
      ${names.length > 0 && html`<p class="small" dir="auto">${t("start.mine-with", { names: list(names) })}</p>`}
      <p class="soft small when">${standing(table)}</p>
      <a class="button" href=${`/t/${code}`} aria-label=${t("start.go-table", { code })}>${t("start.go")}</a>
    </li>
  `;
}

/** When it was played last, and for how long it is kept. @param {OwnTable} table */
function standing({ state, touched, expires }) {
  if (state === "ended") return t("start.mine-ended", { date: moment(touched) });
  const day = expires === null ? "" : moment(expires, { dateStyle: "medium" });
  return html`<span>${t("start.mine-played", { date: moment(touched) })}</span> <span>${day ? t("start.mine-open", { date: day }) : t("start.mine-open-no-end")}</span>`;
}
