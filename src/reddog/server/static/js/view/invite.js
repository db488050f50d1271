// Link, code and square: three ways for a friend to come in.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { panel } from "../state/panel.js";
import { t } from "../text/labels.js";
import { Dialog } from "./dialog.js";

/** @param {{short: {code: string, link: string, game_title: string}}} props */
export function Invite({ short }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (/** @type {any} */ event) => setCopied(await copiedText(short.link, event.target));
  const share = () => navigator.share({ title: short.game_title, url: short.link }).catch(() => {});
  return html`
    <${Dialog} title=${t("invite.title")} onClose=${() => (panel.value = null)}>
      <div class="invite">
        <p class="soft">${t("invite.how")}</p>
        <img class="square" src=${`/api/tables/${short.code}/qr.svg`} alt=${t("invite.square")} width="208" height="208" />
        <p><span class="soft small">${t("invite.code")}</span><br /><span class="code">${short.code}</span></p>
        <div class="link">
          <input class="input" readonly value=${short.link} aria-label=${t("invite.link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
          <button type="button" class="button first" onClick=${copy}>${copied ? t("invite.copied") : t("invite.copy")}</button>
        </div>
        ${"share" in navigator && html`<button type="button" class="button wide" onClick=${share}>${t("invite.share")}</button>`}
        <p class="soft small">${t("invite.terminal")} <code>reddog join ${short.link}</code></p>
        <p class="unseen" role="status">${copied ? t("invite.copied") : ""}</p>
      </div>
    <//>
  `;
}

/** Whether a text is on the clipboard now. @param {string} text @param {HTMLElement} near */
async function copiedText(text, near) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is closed to pages that came by plain http: the field's own copying is not.
    const field = near.parentElement?.querySelector("input");
    field?.select();
    return document.execCommand("copy");
  }
}
