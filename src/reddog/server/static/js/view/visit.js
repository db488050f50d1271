// The page of a table: whoever is new to it is asked for a name, whoever has been there is let in at once.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { Refusal, get, spoken } from "../net/api.js";
import { YOU, known, somebody } from "../net/person.js";
import { go } from "../route.js";
import { prefs } from "../state/prefs.js";
import { carryOut, planned, visit } from "../state/visit.js";
import { moment, t } from "../text/labels.js";
import { Closed } from "./closed.js";
import { Evening } from "./evening.js";
import { Join } from "./join.js";
import { Refused } from "./parts.js";
import { Session } from "./session.js";
import { Shell } from "./shell.js";

/**
 * @typedef {import("../state/visit.js").Plan} Plan
 * @typedef {{short: any, refusal?: Refusal | null, session?: ReturnType<typeof visit>, invite?: boolean}} Step
 */

/** @param {{code: string}} props */
export function Visit({ code }) {
  const [step, setStep] = useState(/** @type {Step} */ ({ short: null }));
  const tell = (/** @type {any} */ refusal) => setStep((now) => ({ ...now, refusal }));

  const enter = async (/** @type {any} */ short, /** @type {Plan} */ plan, /** @type {string} */ name) => {
    await somebody(name);
    const session = visit(short.code, name);
    setStep({ short, session, invite: plan.invite });
    await carryOut(session.connection, plan, name);
  };
  const arrive = async () => {
    const short = await get(spoken(`/api/tables/${encodeURIComponent(code)}`));
    if (code !== short.code) go(`/t/${short.code}`, { replace: true });
    const plan = planned(short.code);
    const me = await known();
    if (plan || (me && (await isMine(short.code)))) await enter(short, plan ?? {}, prefs.name.value || me?.name || YOU);
    else setStep({ short });
  };
  useEffect(() => {
    arrive().catch(tell);
    // Whatever comes of it, the table's own modules will be wanted; who waits for them says so.
    import("./table.js").catch(() => {});
  }, []);
  useEffect(() => () => step.session?.connection.close(), [step.session]);

  const { short, refusal, session, invite } = step;
  if (session) {
    const away = (/** @type {any} */ refused) => setStep({ short: refused.code === "table_ended" ? null : short, refusal: refused });
    return html`<${Session} ...${session} short=${short} invite=${invite} refusal=${refusal} onRefusal=${tell} onTurnedAway=${away} />`;
  }
  if (short) return html`<${Join} short=${short} refusal=${refusal} onEnter=${(/** @type {Plan} */ plan, /** @type {string} */ name) => enter(short, plan, name).catch(tell)} />`;
  if (refusal) return html`<${NoTable} refusal=${refusal} code=${code} />`;
  return html`<${Shell} title=${t("join.table", { code })}><p class="page soft" role="status">${t("loading")}</p><//>`;
}

/** Whether the reader has been at a table before. @param {string} code */
async function isMine(code) {
  const { tables } = await get("/api/tables");
  return tables.some((/** @type {{code: string}} */ table) => table.code === code);
}

/** @param {{refusal: Refusal, code: string}} props */
function NoTable({ refusal, code }) {
  if (refusal.code === "table_ended") {
    const { at } = refusal.facts;
    return html`
      <${Shell} title=${t("join.ended")}>
        <${Closed} title=${t("join.ended")} sentence=${refusal.sentence}>
          ${typeof at === "number" && html`<p class="soft">${t("join.ended-on", { date: moment(at) })}</p>`}
          <${Evening} code=${code} />
        <//>
      <//>
    `;
  }
  const again = refusal.status === 0 || refusal.status >= 500;
  const title = t(refusal.code === "no_such_table" ? "join.none" : again ? "join.offline" : "join.nothing");
  return html`
    <${Shell} title=${title}>
      <${Closed} title=${title} sentence=${refusal.sentence}>
        ${again && html`<p><button class="button first" onClick=${() => location.reload()}>${t("again")}</button></p>`}
      <//>
    <//>
  `;
}
