// Talk at the table. What people write is text and nothing else.

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { perDesk } from "./per_desk.js";
import { hear, talkOf } from "./talk.js";

/** What stands in the box; it survives every update, and every change of panel. */
const draftOf = perDesk(() => signal(""));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Chat({ desk }) {
  const state = desk.live.value;
  const talk = talkOf(desk);
  const draft = draftOf(desk);
  const heard = talk.heard.value;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [heard.length]);
  // Behind a closed panel nothing is read.
  useEffect(() => {
    if (box.current?.checkVisibility()) talk.seen();
  });
  if (!state.table.settings.chat) return html`<p class="empty">${t("chat.off")}</p>`;
  return html`<div class="chat">
    <ol class="scroll" ref=${box} tabindex="0" aria-label=${t("chat.title")}>
      ${heard.map((one, at) => html`<li key=${`${one.number}-${at}`} dir="auto" class=${one.person === state.person ? "mine" : ""}>${one.text}</li>`)}
      ${!heard.length && html`<li class="empty">${t(talk.speakers.some((one) => !one.heard) ? "chat.hidden" : "chat.empty")}</li>`}
    </ol>
    <${Speakers} speakers=${talk.speakers} />
    <form class="line" onSubmit=${(/** @type {Event} */ event) => send(event, desk)}>
      <input class="input" type="text" id="chat-box" maxlength="500" aria-label=${t("chat.box")} placeholder=${t("chat.box")} value=${draft.value}
        onInput=${(/** @type {any} */ event) => (draft.value = event.target.value)} />
      <button type="submit" class="button">${t("chat.send")}</button>
    </form>
  </div>`;
}

/** Whoever talks, with a seat or without, may be silenced for oneself. @param {{speakers: import("./talk.js").Talk["speakers"]}} props */
function Speakers({ speakers }) {
  if (!speakers.length) return null;
  const silent = speakers.filter(({ heard }) => !heard).length;
  return html`<details class="unfold speakers"><summary><span>${t("chat.speakers")}${silent > 0 && html` <span class="soft small">${t("chat.silent", { n: silent })}</span>`}</span></summary>
    <ul>${speakers.map(({ person, name, heard }) => html`<li key=${person}><label class="check">
      <input type="checkbox" checked=${heard} onChange=${(/** @type {any} */ event) => hear(person, event.target.checked)} /> <span dir="auto">${name}</span>
    </label></li>`)}</ul>
    <p class="soft small">${t("chat.forMe")}</p>
  </details>`;
}

/** @param {Event} event @param {import("./desk.js").Desk} desk */
async function send(event, desk) {
  event.preventDefault();
  const draft = draftOf(desk);
  const text = draft.value.trim();
  if (text && (await desk.ask({ do: "say", text })) && draft.value.trim() === text) draft.value = "";
}
