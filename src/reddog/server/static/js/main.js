// The page's beginning.

import { render } from "preact";

import { html } from "./html.js";
import { followLinks } from "./route.js";
import { speakIn } from "./state/language.js";
import { prefs, showPrefs } from "./state/prefs.js";
import { App } from "./view/app.js";

showPrefs();
followLinks();
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
if (await speakIn(prefs.language.value).then(() => true, () => false)) {
  const { refused } = root.dataset;
  delete root.dataset.empty;
  root.replaceChildren();
  render(html`<${App} refused=${refused} />`, root);
} else {
  document.getElementById("plain-part")?.removeAttribute("hidden");
}

// It can wait until what is looked at is there. Without https there are no service workers, and the page does well without.
setTimeout(() => navigator.serviceWorker?.register("/sw.js").catch(() => {}), 2000);
