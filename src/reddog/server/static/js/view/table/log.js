// Everything that happened, in order and numbered, deal by deal. Each line has an address of its own: #123.

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { seatsOf } from "./situation.js";

/** Lines that are drawn at first; a long evening has thousands. */
const PAGE = 150;
/** So near to its end, in pixels, a list is kept at its end. */
const NEAR = 60;

const mine = signal(false);
const pages = signal(1);

/** @param {{desk: import("./desk.js").Desk}} props */
export function Log({ desk }) {
  const state = desk.shown.value;
  const own = new Set(seatsOf(state));
  const lines = state.lines.map((line) => shownPart(line, mine.value ? own : null)).filter((line) => line.said.length);
  const drawn = lines.slice(-PAGE * pages.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [drawn.at(-1)?.number, mine.value]);
  useEffect(() => {
    // On a small screen the list is laid out only when it is opened.
    const watch = new ResizeObserver(() => atEnd.current && box.current && (box.current.scrollTop = box.current.scrollHeight));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => showNamed(desk), []);
  return html`<div class="log">
    <div class="tools">
      <label class="check"><input type="checkbox" checked=${mine.value} onChange=${(/** @type {any} */ event) => (mine.value = event.target.checked)} /> ${t("log.mine")}</label>
      <button type="button" class="button bare" onClick=${() => desk.open("replay")}>${t("log.replay")}</button>
    </div>
    <div class="scroll" ref=${box} tabindex="0" role="region" aria-label=${t("log.title")}
        onScroll=${(/** @type {any} */ event) => (atEnd.current = isAtEnd(event.target))}>
      ${drawn.length < lines.length && html`<button type="button" class="button bare" onClick=${() => pages.value++}>${t("log.earlier")}</button>`}
      ${!lines.length && html`<p class="empty">${t("log.empty")}</p>`}
      ${byDeal(drawn).map(({ deal, lines: part }) => html`<section key=${deal}>
        <h3 id=${`deal${deal}`}>${deal ? html`<a href=${`#deal${deal}`}>${t("log.deal", { deal })}</a>` : t("log.before")}</h3>
        <ol>${part.map((line) => html`<${Line} key=${line.number} line=${line} />`)}</ol>
      </section>`)}
    </div>
  </div>`;
}

/** @param {{line: any}} props */
function Line({ line }) {
  return html`<li id=${`n${line.number}`} value=${line.number}>
    <a href=${`#${line.number}`} aria-label=${t("log.line", { number: line.number })}>${line.number}</a>
    <div>${line.said.map((/** @type {any} */ one) => html`<p class=${`tone-${one.tone ?? "plain"}`}>${one.text}</p>`)}</div>
  </li>`;
}

/** A line without talk, which has a place of its own; with `own`, only what concerns those seats. @param {any} line @param {Set<number> | null} own */
function shownPart(line, own) {
  const said = (line.said ?? []).filter((/** @type {any} */ one) => !own || own.has(one.seat ?? -1) || one.tone === "deal");
  return { ...line, said };
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

/** Bring the line or the deal that the address names into sight, now and whenever it names another. @param {import("./desk.js").Desk} desk */
function showNamed(desk) {
  const show = () => {
    const [, deal, number] = NAMED.exec(location.hash) ?? [];
    if (!number) return;
    const known = desk.live.value.lines;
    const place = known.findIndex((line) => String(deal ? line.deal : line.number) === number);
    // What is older than the words that the server has told is in the replay.
    if (place < 0) return desk.open("replay");
    pages.value = Math.max(pages.value, Math.ceil((known.length - place) / PAGE));
    requestAnimationFrame(() => {
      const part = document.getElementById(deal ? `deal${number}` : `n${number}`);
      for (const old of document.querySelectorAll(".log .named")) old.classList.remove("named");
      part?.classList.add("named");
      part?.scrollIntoView({ block: deal ? "start" : "center" });
    });
  };
  if (NAMED.test(location.hash)) desk.open("log");
  show();
  addEventListener("hashchange", show);
  return () => removeEventListener("hashchange", show);
}

/** "#123" is a line, "#deal14" a deal. */
const NAMED = /^#(deal)?(\d+)$/;
