// The tables at which one has been. There is no list of others.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { get } from "../net/api.js";
import { known } from "../net/person.js";
import { moment, t } from "../text/labels.js";
import { Device } from "./device.js";

const MOST = 6;

export function MyTables() {
  const [tables, setTables] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    // Whoever is nobody yet has been nowhere, and a list that does not come is not worth a fuss.
    const mine = async () => ((await known()) ? (await get("/api/tables")).tables : []);
    mine().then(setTables, () => {});
  }, []);
  if (!tables.length) return null;
  return html`
    <section aria-labelledby="mine">
      <div class="head"><h2 id="mine">${t("start.mine")}</h2></div>
      <ul class="tables">
        ${tables.slice(0, MOST).map(
          (table) => html`
            <li key=${table.code} class="plate">
              <span class="code">${table.code}</span>
              <span class="soft small">${standing(table)}</span>
              <a class="button" href=${`/t/${table.code}`} aria-label=${t("start.go-table", { code: table.code })}>${t("start.go")}</a>
            </li>
          `,
        )}
      </ul>
      <${Device} />
    </section>
  `;
}

/** @param {{state: string, touched: number, expires: number | null}} table */
function standing({ state, touched, expires }) {
  const day = (/** @type {number} */ at) => moment(at, { dateStyle: "medium" });
  if (state === "ended") return t("start.mine-ended", { date: day(touched) });
  return expires === null ? t("start.mine-open-no-end") : t("start.mine-open", { date: day(expires) });
}
