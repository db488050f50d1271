// A button that copies a text.

import { useEffect, useState } from "preact/hooks";

import { html } from "../html.js";
import { t } from "../text/labels.js";

const TOLD_FOR = 2500;

/** @param {{text: string, kind?: string}} props `kind` is a class of the button's own */
export function Copy({ text, kind = "" }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), TOLD_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (/** @type {any} */ event) => setCopied(await isCopied(text, event.currentTarget));
  return html`
    <button type="button" class=${`button ${kind}`} onClick=${copy}>${copied ? t("invite.copied") : t("invite.copy")}</button>
    <span class="unseen" role="status">${copied ? t("invite.copied") : ""}</span>
  `;
}

/** Whether a text is on the clipboard now. @param {string} text @param {HTMLElement} near */
async function isCopied(text, near) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is closed to pages that came by plain http: what is selected in a field is not.
    const field = document.createElement("textarea");
    field.className = "unseen";
    field.value = text;
    near.after(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    near.focus();
    return done;
  }
}
