// Everything that happened, in order and numbered, deal by deal. Each line has an address of its own: #123.

import { effect, signal } from "@preact/signals";
import { Component } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { perDesk } from "./per_desk.js";
import { stepIn } from "./roving.js";
import { seatsOf } from "./situation.js";
import { talkOf } from "./talk.js";

/** Lines that are drawn at first; a long evening has thousands. */
const PAGE = 150;
/** So near to its end, in pixels, a list is kept at its end. */
const NEAR = 60;

const mine = signal(false);
/** Whether the lines of fair dealing are among the others: commitments, shares, secrets. */
export const proofs = signal(false);
const placeOf = perDesk(() => ({
  pages: signal(1),
  /** The line or deal that the address names, by the id of its element. */
  named: signal(""),
  /** The one whose link has the focus. */
  here: signal(""),
  /** The address that led to the replay, which it does once. */
  replayed: "",
}));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Log({ desk }) {
  const state = desk.looked.value?.state ?? desk.live.value;
  const { pages, named, here } = placeOf(desk);
  const own = mine.value ? new Set(seatsOf(state)) : null;
  const lines = talkOf(desk).without(state.lines).map((line) => shownPart(line, own, named.value)).filter((line) => line.said.length);
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
  useEffect(() => showNamed(desk, () => (atEnd.current = false)), []);
  return html`<div class="log">
    <div class="tools">
      <${Choice} of=${mine} label=${t("log.mine")} />
      <${Choice} of=${proofs} label=${t("log.proofs")} />
      <button type="button" class="button bare" onClick=${() => desk.open("replay")}>${t("log.replay")}</button>
    </div>
    <div class="scroll" ref=${box} role="region" aria-label=${t("log.title")} aria-description=${t("log.keys")} onKeyDown=${stepIn}
        onFocusIn=${(/** @type {any} */ event) => (here.value = event.target.closest("[id]").id)} onFocusOut=${(/** @type {any} */ event) => left(event) && (here.value = "")}
        onScroll=${(/** @type {any} */ event) => (atEnd.current = isAtEnd(event.target))}>
      ${drawn.length < lines.length && html`<button type="button" id="log-earlier" tabindex="-1" class="button bare" onClick=${(/** @type {any} */ event) => (toFirst(event), pages.value++)}>${t("log.earlier")}</button>`}
      ${!lines.length && html`<p class="empty">${t("log.empty")}</p>`}
      ${deals.map(({ deal, lines: part }) => html`<section key=${deal}>
        <h3 id=${`deal${deal}`} class=${named.value === `deal${deal}` ? "named" : ""}>${deal
          ? html`<a href=${`#deal${deal}`} tabindex=${stop === `deal${deal}` ? 0 : -1}>${t("log.deal", { deal })}</a>`
          : t("log.before")}</h3>
        <ol role="list">${part.map((line) => html`<${Line} key=${line.number} line=${line} named=${named.value === `n${line.number}`} stops=${stop === `n${line.number}`} />`)}</ol>
      </section>`)}
    </div>
  </div>`;
}

/** @param {{of: import("@preact/signals").Signal<boolean>, label: string}} props */
function Choice({ of, label }) {
  return html`<label class="check"><input type="checkbox" checked=${of.value} onChange=${(/** @type {any} */ event) => (of.value = event.target.checked)} /> ${label}</label>`;
}

/** One line. There are many, and with most messages one is new: the others are not drawn again. @extends {Component<{line: any, named: boolean, stops: boolean}>} */
class Line extends Component {
  /** @param {{line: any, named: boolean, stops: boolean}} next */
  shouldComponentUpdate({ line, named, stops }) {
    return line !== this.props.line || named !== this.props.named || stops !== this.props.stops;
  }

  render() {
    const { line, named, stops } = this.props;
    const { number, said } = line;
    return html`<li id=${`n${number}`} value=${number} class=${named ? "named" : ""}>
      <a href=${`#${number}`} tabindex=${stops ? 0 : -1} aria-label=${t("log.line", { number })} aria-describedby=${`said${number}`}>${number}</a>
      <div id=${`said${number}`}>${said.map((/** @type {any} */ one) => html`<p class=${`tone-${one.tone ?? "plain"}`}>${one.text}</p>`)}</div>
    </li>`;
  }
}

/** The ids by which a line may be named: its own, and its deal's. @param {any} line */
const idsOf = ({ number, deal }) => [`n${number}`, `deal${deal}`];

/**
 * A line without what is folded away. The one that the address names is whole; with `own`, others have only what concerns those seats.
 *
 * @param {any} line @param {Set<number> | null} own @param {string} named
 */
function shownPart(line, own, named) {
  const { said = [], number } = line;
  if (named === `n${number}`) return { ...line, said };
  const concerns = (/** @type {any} */ one) => !own || own.has(one.seat ?? -1) || one.tone === "deal";
  const shown = said.filter((/** @type {any} */ one) => (one.tone === "fair" ? proofs.value : concerns(one)));
  // The very same where nothing is folded away: then it is not drawn again.
  return line.said && shown.length === said.length ? line : { ...line, said: shown };
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
const left = ({ currentTarget, relatedTarget, target }) => !currentTarget.contains(relatedTarget) && document.activeElement !== target;

/** Earlier lines come above the first, which takes the focus: the button may be gone. @param {any} event */
const toFirst = ({ currentTarget }) => currentTarget.parentElement.querySelector("li a")?.focus();

/**
 * Bring the line or the deal that the address names into sight, now and whenever it names another.
 *
 * @param {import("./desk.js").Desk} desk @param {() => void} stay is called when it is shown: newer lines are not to push it away
 */
function showNamed(desk, stay) {
  const place = placeOf(desk);
  const show = (/** @type {Event | undefined} */ event = undefined) => {
    const [, deal, number] = NAMED.exec(location.hash) ?? [];
    const named = number ? `${deal ?? "n"}${number}` : "";
    place.named.value = named;
    if (!number) return;
    // What is older than the words that the server has told is in the replay.
    if (!desk.live.peek().lines.some((line) => idsOf(line).includes(named))) {
      if (event || place.replayed !== named) desk.open("replay");
      place.replayed = named;
      return;
    }
    requestAnimationFrame(() => {
      const part = document.getElementById(named);
      part?.scrollIntoView({ block: deal ? "start" : "center" });
      stay();
      // A browser takes the focus from who follows a link to a heading.
      if (event && document.activeElement === document.body) part?.querySelector("a")?.focus({ preventScroll: true });
    });
  };
  if (NAMED.test(location.hash)) desk.open("log");
  // The words come a moment after the table.
  let begun = false;
  const end = effect(() => {
    if (begun || !desk.live.value.lines.length) return;
    begun = true;
    show();
  });
  addEventListener("hashchange", show);
  return () => (end(), removeEventListener("hashchange", show));
}

/** "#123" is a line, "#deal14" a deal. */
const NAMED = /^#(deal)?(\d+)$/;
