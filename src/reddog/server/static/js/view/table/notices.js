// "Your turn" from the system itself, for who looks at something else meanwhile. Only where the reader has asked for it.

import { habits } from "../../state/panel.js";

/** Whether this browser can at all; without https most cannot. */
export const canNotify = () => "Notification" in globalThis && isSecureContext;

/** The reader wants them, or no longer. @param {boolean} wanted @returns {Promise<boolean>} whether the browser allows it */
export async function wantNotices(wanted) {
  const allowed = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  habits.notices.value = allowed;
  return allowed || !wanted;
}

/** @param {string} text */
export async function notify(text) {
  if (!habits.notices.value || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const how = { body: text, tag: "reddog-turn" };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Phones allow it to a service worker only.
  if (worker) await worker.showNotification(document.title, how).catch(() => {});
  else new Notification(document.title, how);
}
