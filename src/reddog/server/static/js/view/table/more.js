// The list behind *More*: everything that lies beside the table, one press to each.

import { html } from "../../html.js";
import { t } from "../../text/labels.js";
import { Asking, Book, Clock, Crown, Eye, Lines, Person, Scales, Shield, Talk } from "../icons.js";
import { talkOf } from "./talk.js";

const SIGNS = /** @type {Record<string, any>} */ ({ log: Lines, seen: Eye, chat: Talk, rules: Book, ledger: Scales, replay: Clock, fair: Shield, me: Person, agree: Asking, host: Crown });

/** @param {{desk: import("./desk.js").Desk, names: string[], onOpen(name: string): void}} props */
export function More({ desk, names, onOpen }) {
  return html`<ul class="everything">
    ${names.map((name) => html`<li key=${name}><button type="button" onClick=${() => onOpen(name)}>
      <${SIGNS[name]} /><span>${t(`tab.${name}`)}</span>${name === "chat" && html`<${Unread} desk=${desk} />`}
    </button></li>`)}
  </ul>`;
}

/** How much of the talk is new. @param {{desk: import("./desk.js").Desk}} props */
export function Unread({ desk }) {
  const count = talkOf(desk).unread.value;
  if (!count) return null;
  return html`<span class="badge" aria-hidden="true">${count > MOST ? `${MOST}+` : count}</span><span class="unseen"> ${t("chat.new", { n: count })}</span>`;
}

const MOST = 99;
