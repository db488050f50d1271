// A dialog of the browser's own kind: it keeps the focus inside, closes by Escape, and gives the focus back.

import { useEffect, useId, useRef } from "preact/hooks";

import { html } from "../html.js";
import { t } from "../text/labels.js";
import { Cross } from "./icons.js";

/** @param {{title: string, onClose: () => void, children?: any, kind?: string}} props */
export function Dialog({ title, onClose, children, kind = "" }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    return () => before instanceof HTMLElement && before.isConnected && before.focus();
  }, []);
  const aside = (/** @type {MouseEvent} */ event) => event.target === box.current && onClose();
  return html`
    <dialog ref=${box} class=${`window ${kind}`} aria-labelledby=${id} onClose=${onClose} onMouseDown=${aside}>
      <header>
        <h2 id=${id}>${title}</h2>
        <button type="button" class="button bare" aria-label=${t("close")} onClick=${onClose}><${Cross} /></button>
      </header>
      <div class="body">${children}</div>
    </dialog>
  `;
}
