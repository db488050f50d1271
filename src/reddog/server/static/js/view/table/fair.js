// How one can know that the cards were not arranged: what was promised before the deal, one's own share, and the check.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { habits } from "../../state/panel.js";
import { t } from "../../text/labels.js";
import { proofs } from "./log.js";
import { perDesk } from "./per_desk.js";
import { randomShare } from "./sharing.js";
import { ownSeat } from "./situation.js";

/** The verifier shares no code with the program that deals. */
const VERIFIER = new URL("../../../verify.mjs", import.meta.url).href;

const shareOf = perDesk(() => signal(randomShare()));
/** What the last check found, and up to which entry. */
const checkOf = perDesk(() => ({ checked: signal(/** @type {any} */ (null)), checking: signal(false) }));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Fair({ desk }) {
  const { table, code } = desk.live.value;
  const { checked, checking } = checkOf(desk);
  const verdict = checked.value;
  return html`<div class="fair">
    <p>${t(table.ended ? "fair.over" : "fair.how")}</p>
    <${Packs} table=${table} />
    ${!table.ended && html`<${Share} desk=${desk} />`}
    <section class="part"><h3>${t("fair.check")}</h3>
      <p>${table.ended ? t("fair.revealed") : t(`fair.reveal.${table.settings.reveal}`)}</p>
      <div class="does">
        <button type="button" class="button" disabled=${checking.value} onClick=${() => check(desk)}>${t(checking.value ? "fair.checking" : "fair.doCheck")}</button>
        <a class="button" href=${`/api/tables/${code}/export`} download>${t("fair.export")}</a>
        <button type="button" class="button" onClick=${() => showProofs(desk)}>${t("fair.inLog")}</button>
      </div>
      ${verdict ? html`<${Verdict} verdict=${verdict} number=${table.number} />` : html`<p>${t("fair.unchecked")}</p>`}</section>
  </div>`;
}

/** The two packs that count, each with what was promised of it. @param {{table: any}} props */
function Packs({ table }) {
  const { pack, next_pack: next, ended } = table;
  return html`<dl>
    ${pack && html`<dt>${t(packLabel(table), { pack: pack.number })}</dt><dd><code>${pack.commitment}</code></dd>`}
    ${next && html`<dt>${t(ended ? "fair.unused" : "fair.next", { pack: next.number })}</dt><dd><code>${next.commitment}</code></dd>`}
  </dl>`;
}

/** Pack 0 is no pack: the first dealer is drawn with it. @param {any} table */
function packLabel({ pack, ended, game }) {
  if (!pack.number) return "fair.draw";
  if (ended) return "fair.last";
  return game.stage === "deal" ? "fair.pack" : "fair.rests";
}

/** What the reader puts into the next shuffle. @param {{desk: import("./desk.js").Desk}} props */
function Share({ desk }) {
  const state = desk.live.value;
  const { next_pack: next, shares } = state.table;
  const share = shareOf(desk);
  const seat = ownSeat(state);
  if (!next || seat === null) return null;
  const given = shares[seat];
  return html`<section class="part"><h3>${t("fair.share")}</h3>
    <label class="check"><input type="checkbox" checked=${habits.shares.value} onChange=${(/** @type {any} */ event) => (habits.shares.value = event.target.checked)} /> ${t("fair.always")}</label>
    <p>${given ? t("fair.given", { pack: next.number }) : t("fair.shareText", { pack: next.number })}</p>
    ${given ? html`<p><code>${given}</code></p>` : html`<form class="line" onSubmit=${(/** @type {Event} */ event) => give(event, desk, seat, next.number)}>
      <input class="input" type="text" maxlength="64" aria-label=${t("fair.share")} value=${share.value} onInput=${(/** @type {any} */ event) => (share.value = event.target.value)} />
      <button type="submit" class="button" disabled=${!share.value}>${t("fair.give")}</button>
    </form>`}
  </section>`;
}

/** Commitments, shares and secrets are folded away in the log. @param {import("./desk.js").Desk} desk */
function showProofs(desk) {
  proofs.value = true;
  desk.open("log");
  requestAnimationFrame(() => document.getElementById("panel")?.focus());
}

/** @param {{verdict: any, number: number}} props `number` entries are in the log by now */
function Verdict({ verdict, number }) {
  if (verdict.trouble) return html`<p class="down" role="status">${t("fair.trouble", { why: verdict.trouble })}</p>`;
  const { right, faults, sealed, checked: counts } = verdict;
  return html`<div role="status">
    <p class=${right ? "up" : "down"}><b>${t(right ? "fair.right" : "fair.wrong")}</b></p>
    <dl>${Object.entries(counts).filter(([, count]) => Number(count) > 0).map(([name, count]) => html`<dt>${t(`fair.counted.${name}`)}</dt><dd>${String(count)}</dd>`)}</dl>
    ${sealed.length > 0 && html`<p>${t("fair.sealed", { n: sealed.length })}</p>`}
    ${counts.lines > 0 && counts.lines < number && html`<p>${t("fair.older", { line: counts.lines })}</p>`}
    ${faults.map((/** @type {any} */ fault) => html`<p class="down">${t("fair.fault", { code: fault.code, line: fault.line ?? 0 })}</p>`)}
  </div>`;
}

/** @param {Event} event @param {import("./desk.js").Desk} desk @param {number} seat @param {number} pack */
async function give(event, desk, seat, pack) {
  event.preventDefault();
  const share = shareOf(desk);
  if (await desk.ask({ do: "share", seat, pack, share: share.value })) share.value = randomShare();
}

/** @param {import("./desk.js").Desk} desk */
async function check(desk) {
  const { code } = desk.live.value;
  const { checked, checking } = checkOf(desk);
  checking.value = true;
  try {
    const [{ verifyHistory }, file] = await Promise.all([
      import(VERIFIER),
      fetch(`/api/tables/${code}/export`, { credentials: "same-origin" }).then((answer) => answer.arrayBuffer()),
    ]);
    checked.value = await verifyHistory(new Uint8Array(file));
  } catch (trouble) {
    checked.value = { trouble: /** @type {Error} */ (trouble).message };
  }
  checking.value = false;
}
