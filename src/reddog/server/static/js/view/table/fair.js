// How one can know that the cards were not arranged: what was promised before the deal, one's own share, and the check.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { habits } from "../../state/panel.js";
import { t } from "../../text/labels.js";
import { randomShare } from "./sharing.js";
import { ownSeat } from "./situation.js";

/** The verifier shares no code with the program that deals. */
const VERIFIER = new URL("../../../verify.mjs", import.meta.url).href;

const share = signal(randomShare());
/** @type {import("@preact/signals").Signal<any>} */
const checked = signal(null);
const checking = signal(false);

/** @param {{desk: import("./desk.js").Desk}} props */
export function Fair({ desk }) {
  const state = desk.live.value;
  const { pack, next_pack: next, shares } = state.table;
  const seat = ownSeat(state);
  const given = seat === null ? "" : shares[seat];
  return html`<div class="fair">
    <p>${t("fair.how")}</p>
    <dl>
      ${pack && html`<dt>${t("fair.pack", { pack: pack.number })}</dt><dd><code>${pack.commitment}</code></dd>`}
      ${next && html`<dt>${t("fair.next", { pack: next.number })}</dt><dd><code>${next.commitment}</code></dd>`}
    </dl>
    ${next && seat !== null && html`<section class="part"><h3>${t("fair.share")}</h3>
      <label class="check"><input type="checkbox" checked=${habits.shares.value} onChange=${(/** @type {any} */ event) => (habits.shares.value = event.target.checked)} /> ${t("fair.always")}</label>
      <p>${given ? t("fair.given", { pack: next.number }) : t("fair.shareText", { pack: next.number })}</p>
      ${given ? html`<p><code>${given}</code></p>` : html`<form class="line" onSubmit=${(/** @type {Event} */ event) => give(event, desk, seat, next.number)}>
        <input class="input" type="text" maxlength="64" aria-label=${t("fair.share")} value=${share.value} onInput=${(/** @type {any} */ event) => (share.value = event.target.value)} />
        <button type="submit" class="button" disabled=${!share.value}>${t("fair.give")}</button>
      </form>`}</section>`}
    <section class="part"><h3>${t("fair.check")}</h3>
      <p>${t(`fair.reveal.${state.table.settings.reveal}`)}</p>
      <div class="does">
        <button type="button" class="button" disabled=${checking.value} onClick=${() => check(desk)}>${t(checking.value ? "fair.checking" : "fair.doCheck")}</button>
        <a class="button" href=${`/api/tables/${state.code}/export`} download>${t("fair.export")}</a>
      </div>
      ${checked.value && html`<${Verdict} verdict=${checked.value} />`}</section>
  </div>`;
}

/** @param {{verdict: any}} props */
function Verdict({ verdict }) {
  if (verdict.trouble) return html`<p class="down" role="status">${t("fair.trouble", { why: verdict.trouble })}</p>`;
  const { right, faults, sealed, checked: counts } = verdict;
  return html`<div role="status">
    <p class=${right ? "up" : "down"}><b>${t(right ? "fair.right" : "fair.wrong")}</b></p>
    <dl>${Object.entries(counts).filter(([, count]) => Number(count) > 0).map(([name, count]) => html`<dt>${t(`fair.counted.${name}`)}</dt><dd>${String(count)}</dd>`)}</dl>
    ${sealed.length > 0 && html`<p>${t("fair.sealed", { n: sealed.length })}</p>`}
    ${faults.map((/** @type {any} */ fault) => html`<p class="down">${t("fair.fault", { code: fault.code, line: fault.line ?? 0 })}</p>`)}
  </div>`;
}

/** @param {Event} event @param {import("./desk.js").Desk} desk @param {number} seat @param {number} pack */
async function give(event, desk, seat, pack) {
  event.preventDefault();
  if (await desk.ask({ do: "share", seat, pack, share: share.value })) share.value = randomShare();
}

/** @param {import("./desk.js").Desk} desk */
async function check(desk) {
  checking.value = true;
  try {
    const [{ verifyHistory }, file] = await Promise.all([
      import(VERIFIER),
      fetch(`/api/tables/${desk.live.value.code}/export`, { credentials: "same-origin" }).then((answer) => answer.arrayBuffer()),
    ]);
    checked.value = await verifyHistory(new Uint8Array(file));
  } catch (trouble) {
    checked.value = { trouble: /** @type {Error} */ (trouble).message };
  }
  checking.value = false;
}
