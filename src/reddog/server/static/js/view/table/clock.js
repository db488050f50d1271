// The time of a turn. It is told as what is left, so that only how long ago that was matters, and no clock of the reader (M-13).

import { useEffect, useState } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { playerAt } from "./situation.js";

const TICK = 250;
/** Seconds from which on they are shown everywhere, and said once. */
export const LAST = 10;

/** Milliseconds left of the turn; null without a clock. @param {import("../../state/table.js").TableState} state @param {number} [now] */
export function leftOf(state, now = performance.now()) {
  const left = state.table?.turn?.left ?? null;
  return left === null ? null : Math.max(0, left - (now - state.receivedAt));
}

/** How long the turn that runs is altogether, in milliseconds. @param {import("../../state/table.js").TableState} state */
function wholeOf(state) {
  const { turn, settings } = state.table;
  const player = playerAt(state, turn.seats[0]);
  const usual = settings.clock.turn * 1000 * Math.max(1, player?.times ?? 1);
  return turn.bank ? Math.max(settings.clock.bank * 1000, 1) : Math.max(usual, turn.left, 1);
}

/** Milliseconds left, again and again. @param {import("../../state/table.js").TableState} state */
export function useLeft(state) {
  const [, again] = useState(0);
  const runs = leftOf(state) !== null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => again((count) => count + 1), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return leftOf(state);
}

/** "0:21" @param {number} milliseconds */
export function clockText(milliseconds) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A thin bar, with the seconds where `full` or in the last ten. @param {{state: any, full?: boolean}} props */
export function Clock({ state, full = false }) {
  const left = useLeft(state);
  if (left === null) return null;
  const late = left <= LAST * 1000;
  const share = Math.min(1, left / wholeOf(state));
  return html`<span class=${`clock ${late ? "late" : ""}`} role="timer" aria-live="off" aria-label=${t("clock.left", { time: clockText(left) })}>
    <span class="track" aria-hidden="true"><i style=${{ inlineSize: `${share * 100}%` }}></i></span>
    ${(full || late) && html`<span class="seconds" aria-hidden="true">${clockText(left)}</span>`}
    ${state.table.turn.bank && html`<span class="spare">${t("clock.bank")}</span>`}
  </span>`;
}
