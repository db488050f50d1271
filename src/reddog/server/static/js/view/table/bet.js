// The amount of a bet, a raise or a stake: buttons that only set it, steps, a box whose text is the reader's, and one button that
// places what it names.

import { useRef } from "preact/hooks";

import { html } from "../../html.js";
import { number, t } from "../../text/labels.js";
import { isFixed, presets, read, stepped, weighty, wrong } from "./amount.js";
import { GUARD } from "./desk.js";

/** A press that is held so long needs no second one, in milliseconds. */
const HOLD = 600;

/** @param {{desk: import("./desk.js").Desk, question: import("./desk.js").Question, pays: number | null}} props */
export function AmountRow({ desk, question, pays }) {
  const { choice } = question;
  const text = desk.text;
  const why = wrong(text, choice);
  // An empty box is no mistake yet.
  const told = why && why !== "empty" ? t(`amount.${why}`, range(choice)) : "";
  if (isFixed(choice)) return html`<div class="amount"><${Place} desk=${desk} question=${question} pays=${pays} /></div>`;
  return html`<div class="amount">
    <${Presets} desk=${desk} question=${question} pays=${pays} />
    <div class="amountrow">
      <button type="button" class="step" aria-label=${t("amount.less")} onClick=${() => desk.fill(stepped(text, -1, choice))}>−</button>
      <label class="unseen" for="amount-box">${t(`amount.of.${choice.kind}`)}</label>
      <input id="amount-box" class="box" type="text" inputmode="numeric" autocomplete="off" value=${text}
        aria-invalid=${told ? "true" : undefined} aria-describedby="amount-why"
        onInput=${(/** @type {any} */ event) => desk.fill(event.target.value, true)}
        onFocus=${(/** @type {any} */ event) => event.target.select()}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => boxKey(event, desk, choice)} />
      <button type="button" class="step" aria-label=${t("amount.more")} onClick=${() => desk.fill(stepped(text, 1, choice))}>+</button>
      <${Place} desk=${desk} question=${question} pays=${pays} />
    </div>
    <input class="slide" type="range" min=${choice.least} max=${choice.most} step="1" value=${desk.chips ?? choice.least} aria-label=${t("amount.slider")}
      onInput=${(/** @type {any} */ event) => desk.fill(event.target.value)} />
    <p class="why" id="amount-why">${told}</p>
  </div>`;
}

/** @param {{desk: import("./desk.js").Desk, question: import("./desk.js").Question, pays: number | null}} props */
function Presets({ desk, question, pays }) {
  const { game } = desk.calm.value.table;
  const { choice, seat } = question;
  const named = presets(choice, choice.kind === "bet" ? game.pot : 0);
  const { chips } = desk;
  // Of several that come to the same amount one is lit, the pot before all others.
  const equal = named.filter((one) => one.open && one.chips === chips);
  const chosen = (equal.find(({ name }) => name === "top") ?? equal[0])?.name;
  return html`<div class="presets" role="group" aria-label=${t("amount.presets")}>
    ${named.map(({ name, chips: amount, open }) => {
      const label = name === "top" ? topLabel(choice, game, seat, pays) : t(`amount.${name}`);
      const on = name === chosen;
      return html`<button type="button" key=${name} class=${`preset ${name} ${on ? "on" : ""}`} disabled=${!open}
          aria-pressed=${on ? "true" : "false"} aria-label=${open ? t("amount.sets", { label, chips: amount }) : label}
          onClick=${() => desk.fill(String(amount))}>${label}${open && html`<small aria-hidden="true">${number(amount)}</small>`}</button>`;
    })}
  </div>`;
}

/** @param {{desk: import("./desk.js").Desk, question: import("./desk.js").Question, pays: number | null}} props */
function Place({ desk, question, pays }) {
  const { choice } = question;
  const holding = useRef(/** @type {any} */ (null));
  const held = useRef(false);
  const chips = desk.chips;
  const armed = chips !== null && desk.armed.value?.chips === chips;
  const hold = () => {
    held.current = false;
    if (heavy(desk, question)) holding.current = setTimeout(() => ((held.current = true), place(desk, true)), HOLD);
  };
  const release = () => clearTimeout(holding.current);
  // A press of a key has no finger that was held before it.
  const press = (/** @type {MouseEvent} */ event) => {
    const done = held.current && event.detail > 0;
    held.current = false;
    if (!done) place(desk);
  };
  return html`<button type="button" class=${`go ${armed ? "armed" : ""}`} disabled=${chips === null} aria-disabled=${desk.sending.value ? "true" : undefined}
      onPointerDown=${hold} onPointerUp=${release} onPointerLeave=${release} onPointerCancel=${release}
      onClick=${press}>
    ${desk.sending.value ? t("amount.sending") : chips === null ? t(`amount.none.${choice.kind}`) : t(`amount.place.${choice.kind}`, { chips })}
    ${chips !== null && !desk.sending.value && html`<small>${armed ? t("amount.again") : whatComes(choice, chips, desk.calm.value.table.game, pays)}</small>`}
  </button>`;
}

/** What a win comes to, where that is settled. @param {any} choice @param {number} chips @param {any} game @param {number | null} pays */
function whatComes(choice, chips, game, pays) {
  if (pays === null || choice.kind === "stake") return "";
  return t(busts(choice, chips, game, pays) ? "amount.paysBust" : "amount.pays", { chips: chips * pays });
}

/**
 * Place what stands in the box. More than half of the stack, when it was not typed, wants a second press.
 *
 * @param {import("./desk.js").Desk} desk @param {boolean} [sure]
 */
export function place(desk, sure = false) {
  const question = desk.question.value;
  const chips = desk.chips;
  if (!question || chips === null) {
    if (question) desk.warn(t(`amount.${wrong(desk.text, question.choice)}`, range(question.choice)));
    return;
  }
  if (!sure && heavy(desk, question)) {
    const first = desk.armed.value;
    if (first?.chips !== chips) {
      desk.armed.value = { chips, at: performance.now() };
      desk.urgent.value = { text: t("amount.asksAgain", { chips }) };
      return;
    }
    // A finger that bounces, or an impatient one, has not pressed twice.
    if (performance.now() - first.at < GUARD) return;
  }
  desk.armed.value = null;
  desk.play({ move: question.choice.kind, seat: question.seat, chips });
}

/** @param {import("./desk.js").Desk} desk @param {import("./desk.js").Question} question */
function heavy(desk, { choice, seat }) {
  const { stack } = desk.calm.value.table.game.seats[seat];
  return choice.kind === "bet" && weighty(desk.chips ?? 0, stack, desk.filled.value.typed || desk.filled.value.text === null);
}

/** @param {any} choice */
export const range = (choice) => ({ least: choice.least ?? 0, most: choice.most ?? 0 });

/**
 * What the top of the range is called: the pot, what takes the whole pot by being paid more than once, all one has, or just
 * the most.
 *
 * @param {any} choice @param {any} game @param {number} seat @param {number | null} pays
 */
function topLabel(choice, game, seat, pays) {
  if (choice.kind === "bet" && choice.most === game.pot) return t(game.ends_potted ? "amount.potting" : "amount.pot");
  if (busts(choice, choice.most, game, pays)) return t("amount.bust");
  return t(choice.most === game.seats[seat].stack ? "amount.all" : "amount.most");
}

/** Whether a win would take the whole pot by being paid more than once. @param {any} choice @param {number} chips @param {any} game @param {number | null} pays */
const busts = (choice, chips, game, pays) => choice.kind === "bet" && pays !== null && pays > 1 && chips * pays === game.pot;

/** Keys inside the box; those of the table are off while somebody types. @param {KeyboardEvent} event @param {import("./desk.js").Desk} desk @param {any} choice */
function boxKey(event, desk, choice) {
  const step = event.shiftKey ? 10 : 1;
  if (event.key === "Enter") place(desk);
  else if (event.key === "Escape") desk.fill("", true);
  else if (event.key === "ArrowUp") desk.fill(stepped(desk.text, step, choice));
  else if (event.key === "ArrowDown") desk.fill(stepped(desk.text, -step, choice));
  else return;
  event.preventDefault();
}
