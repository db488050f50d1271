// Everything that happened, in order and numbered, deal by deal. Each line has an address of its own: #123.

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { stepIn } from "./roving.js";
import { seatsOf } from "./situation.js";

/** Lines that are drawn at first; a long evening has thousands. */
const PAGE = 150;
/** So near to its end, in pixels, a list is kept at its end. */
const NEAR = 60;

const mine = signal(false);
/** Whether the lines of fair dealing are among the others: commitments, shares, secrets. */
export const proofs = signal(false);
const pages = signal(1);
/** The line or deal that the address names, by the id of its element. */
const named = signal("");
/** The one whose link has the focus. */
const here = signal("");

/** @param {{desk: import("./desk.js").Desk}} props */
export function Log({ desk }) {
  const state = desk.shown.value;
  const own = mine.value ? new Set(seatsOf(state)) : null;
  const lines = state.lines.map((line) => shownPart(line, own)).filter((line) => line.said.length);
  // What is named or has the focus stays, however many lines come after it.
  const held = lines.findIndex((line) => idsOf(line).some((id) => id === named.value || id === here.value));
  const drawn = lines.slice(-Math.max(PAGE * pages.value, held < 0 ? 0 : lines.length - held));
  const deals = byDeal(drawn);
  // The Tab key stops once in the log: at the line of the last time, else at the newest.
  const stop = drawn.some((line) => idsOf(line).includes(here.value)) ? here.value : `n${drawn.at(-1)?.number}`;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  const toEnd = () => {
    if (atEnd.current && !here.peek() && box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(toEnd, [drawn.at(-1)?.number, mine.value, proofs.value]);
  useEffect(() => {
    // On a small screen the list is laid out only when it is opened.
    const watch = new ResizeObserver(toEnd);
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => showNamed(desk), []);
  return html`<div class="log">
    <div class="tools">
      <${Choice} of=${mine} label=${t("log.mine")} />
      <${Choice} of=${proofs} label=${t("log.proofs")} />
      <button type="button" class="button bare" onClick=${() => desk.open("replay")}>${t("log.replay")}</button>
    </div>
    <div class="scroll" ref=${box} role="region" aria-label=${t("log.title")} aria-description=${t("log.keys")} onKeyDown=${stepIn}
        onFocusIn=${(/** @type {any} */ event) => (here.value = event.target.closest("[id]").id)} onFocusOut=${leave}
        onScroll=${(/** @type {any} */ event) => (atEnd.current = isAtEnd(event.target))}>
      ${drawn.length < lines.length && html`<button type="button" id="log-earlier" tabindex="-1" class="button bare" onClick=${showEarlier}>${t("log.earlier")}</button>`}
      ${!lines.length && html`<p class="empty">${t("log.empty")}</p>`}
      ${deals.map(({ deal, lines: part }) => html`<section key=${deal}>
        <h3 id=${`deal${deal}`} class=${named.value === `deal${deal}` ? "named" : ""}>${deal
          ? html`<a href=${`#deal${deal}`} tabindex=${stop === `deal${deal}` ? 0 : -1}>${t("log.deal", { deal })}</a>`
          : t("log.before")}</h3>
        <ol role="list">${part.map((line) => html`<${Line} key=${line.number} line=${line} stops=${stop === `n${line.number}`} />`)}</ol>
      </section>`)}
    </div>
  </div>`;
}

/** @param {{of: import("@preact/signals").Signal<boolean>, label: string}} props */
function Choice({ of, label }) {
  return html`<label class="check"><input type="checkbox" checked=${of.value} onChange=${(/** @type {any} */ event) => (of.value = event.target.checked)} /> ${label}</label>`;
}

/** @param {{line: any, stops: boolean}} props */
function Line({ line, stops }) {
  const id = `n${line.number}`;
  return html`<li id=${id} value=${line.number} class=${named.value === id ? "named" : ""}>
    <a href=${`#${line.number}`} tabindex=${stops ? 0 : -1} aria-label=${t("log.line", { number: line.number })} aria-describedby=${`said${line.number}`}>${line.number}</a>
    <div id=${`said${line.number}`}>${line.said.map((/** @type {any} */ one) => html`<p class=${`tone-${one.tone ?? "plain"}`}>${one.text}</p>`)}</div>
  </li>`;
}

/** The ids by which a line may be named: its own, and its deal's. @param {any} line */
const idsOf = ({ number, deal }) => [`n${number}`, `deal${deal}`];

/**
 * A line without what is folded away. The one that the address names is whole; with `own`, others have only what concerns those seats.
 *
 * @param {any} line @param {Set<number> | null} own
 */
function shownPart(line, own) {
  const { said = [], number } = line;
  if (named.value === `n${number}`) return { ...line, said };
  const concerns = (/** @type {any} */ one) => !own || own.has(one.seat ?? -1) || one.tone === "deal";
  return { ...line, said: said.filter((/** @type {any} */ one) => (one.tone === "fair" ? proofs.value : concerns(one))) };
}

/** @param {any[]} lines */
function byDeal(lines) {
  /** @type {{deal: number, lines: any[]}[]} */
  const deals = [];
  for (const line of lines) {
    if (deals.at(-1)?.deal !== line.deal) deals.push({ deal: line.deal, lines: [] });
    deals[deals.length - 1].lines.push(line);
  }
  return deals;
}

/** @param {HTMLElement} box */
const isAtEnd = (box) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;

/** Who comes back later begins with the newest line again. A window that another one covers keeps its focus. @param {any} event */
function leave({ currentTarget, relatedTarget, target }) {
  if (!currentTarget.contains(relatedTarget) && document.activeElement !== target) here.value = "";
}

/** Earlier lines come above the first, which takes the focus: the button may be gone. @param {any} event */
function showEarlier({ currentTarget }) {
  currentTarget.parentElement.querySelector("li a")?.focus();
  pages.value++;
}

/** Bring the line or the deal that the address names into sight, now and whenever it names another. @param {import("./desk.js").Desk} desk */
function showNamed(desk) {
  const show = (/** @type {Event | undefined} */ event = undefined) => {
    const [, deal, number] = NAMED.exec(location.hash) ?? [];
    named.value = number ? `${deal ?? "n"}${number}` : "";
    if (!number) return;
    // What is older than the words that the server has told is in the replay.
    if (!desk.live.value.lines.some((line) => idsOf(line).includes(named.value))) return desk.open("replay");
    requestAnimationFrame(() => {
      const part = document.getElementById(named.value);
      part?.scrollIntoView({ block: deal ? "start" : "center" });
      // A browser takes the focus from who follows a link to a heading.
      if (event && document.activeElement === document.body) part?.querySelector("a")?.focus({ preventScroll: true });
    });
  };
  if (NAMED.test(location.hash)) desk.open("log");
  show();
  addEventListener("hashchange", show);
  return () => removeEventListener("hashchange", show);
}

/** "#123" is a line, "#deal14" a deal. */
const NAMED = /^#(deal)?(\d+)$/;
