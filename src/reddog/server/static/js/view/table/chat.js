// Talk at the table. What people write is text and nothing else.

import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { playerAt } from "./situation.js";

/** What stands in the box; it survives every update, and every change of panel. */
const draft = signal("");
/** Seats that this reader does not want to hear. @type {import("@preact/signals").Signal<Set<number>>} */
export const unheard = signal(new Set());

/** @param {{desk: import("./desk.js").Desk}} props */
export function Chat({ desk }) {
  const state = desk.live.value;
  const talk = state.lines.flatMap((line) =>
    (line.said ?? [])
      .filter((/** @type {any} */ one) => one.tone === "talk" && !unheard.value.has(one.seat ?? -1))
      .map((/** @type {any} */ one) => ({ ...one, number: line.number })),
  );
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [talk.length]);
  if (!state.table.settings.chat) return html`<p class="empty">${t("chat.off")}</p>`;
  return html`<div class="chat">
    <ol class="scroll" ref=${box} tabindex="0" aria-label=${t("chat.title")}>
      ${talk.map((one, at) => html`<li key=${`${one.number}-${at}`} dir="auto">${one.text}</li>`)}
      ${!talk.length && html`<li class="empty">${t("chat.empty")}</li>`}
    </ol>
    ${[...unheard.value].map((seat) => html`<button type="button" class="button bare" key=${seat} onClick=${() => hear(seat)}>${t("chat.hear", { name: playerAt(state, seat)?.name ?? "" })}</button>`)}
    <form class="line" onSubmit=${(/** @type {Event} */ event) => send(event, desk)}>
      <input class="input" type="text" id="chat-box" maxlength="500" aria-label=${t("chat.box")} placeholder=${t("chat.box")} value=${draft.value}
        onInput=${(/** @type {any} */ event) => (draft.value = event.target.value)} />
      <button type="submit" class="button bare">${t("chat.send")}</button>
    </form>
  </div>`;
}

/** @param {Event} event @param {import("./desk.js").Desk} desk */
async function send(event, desk) {
  event.preventDefault();
  const text = draft.value.trim();
  if (text && (await desk.ask({ do: "say", text })) && draft.value.trim() === text) draft.value = "";
}

/** @param {number} seat */
function hear(seat) {
  const seats = new Set(unheard.value);
  seats.delete(seat);
  unheard.value = seats;
}
