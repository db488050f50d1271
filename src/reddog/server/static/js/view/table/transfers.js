// The settling of the evening as a picture and, beside it, as a table: who gives to whom.

import { html } from "../../html.js";
import { list, number, t } from "../../text/labels.js";

const WIDTH = 320;
const ROW = 40;

/** @param {{settlement: any}} props `settlement` is the answer of the ledger's address */
export function Transfers({ settlement }) {
  const { transfers, accounts, fewest } = settlement;
  if (!transfers.length) return html`<p>${t("settle.even")}</p>`;
  const name = (/** @type {string} */ person) =>
    accounts.find((/** @type {any} */ account) => account.person === person)?.name ?? t(`settle.${person}`);
  return html`<section class="settle">
    <h3>${t("settle.title")}</h3>
    <${Arrows} transfers=${transfers} name=${name} />
    <table>
      <thead><tr><th scope="col">${t("settle.payer")}</th><th scope="col">${t("settle.receiver")}</th><th scope="col">${t("settle.chips")}</th></tr></thead>
      <tbody>${transfers.map((/** @type {any} */ one) => html`<tr key=${`${one.payer} ${one.receiver}`}>
        <td dir="auto">${name(one.payer)}</td>
        <td dir="auto">${name(one.receiver)}${one.why.length > 0 && html`<details><summary>${t("settle.whyTitle")}</summary><p>${t("settle.why", { names: list(one.why.map(name)) })}</p></details>`}</td>
        <td>${number(one.chips)}</td></tr>`)}</tbody>
    </table>
    <p class="soft">${t(fewest ? "settle.fewest" : "settle.enough", { n: transfers.length })}</p>
  </section>`;
}

/** Debtors on the left, creditors on the right. @param {{transfers: any[], name(person: string): string}} props */
function Arrows({ transfers, name }) {
  const payers = [...new Set(transfers.map((one) => one.payer))];
  const receivers = [...new Set(transfers.map((one) => one.receiver))];
  const height = Math.max(payers.length, receivers.length) * ROW;
  const y = (/** @type {string[]} */ side, /** @type {string} */ person) => (side.indexOf(person) + 0.5) * (height / side.length);
  const left = 92;
  const right = WIDTH - 92;
  return html`<svg class="arrows" viewBox=${`0 0 ${WIDTH} ${height}`} role="img" aria-label=${t("settle.picture")}>
    <defs><marker id="arrowhead" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8Z" /></marker></defs>
    ${transfers.map((one) => {
      const from = y(payers, one.payer);
      const to = y(receivers, one.receiver);
      return html`<g key=${`${one.payer} ${one.receiver}`}>
        <line x1=${left} y1=${from} x2=${right} y2=${to} marker-end="url(#arrowhead)" />
        <text class="chips" x=${left + (right - left) * 0.35} y=${from + (to - from) * 0.35 - 5}>${number(one.chips)}</text>
      </g>`;
    })}
    ${payers.map((person) => html`<text class="left" x=${left - 8} y=${y(payers, person) + 5}>${short(name(person))}</text>`)}
    ${receivers.map((person) => html`<text x=${right + 8} y=${y(receivers, person) + 5}>${short(name(person))}</text>`)}
  </svg>`;
}

/** @param {string} name */
const short = (name) => (name.length > 11 ? `${name.slice(0, 10)}…` : name);
