// The page's beginning.

import { render } from "preact";

import { html } from "./html.js";
import { silence } from "./net/api.js";
import { followLinks } from "./route.js";
import { prefs, showPrefs } from "./state/prefs.js";
import { load, t } from "./text/labels.js";
import { App } from "./view/app.js";

showPrefs();
followLinks();
await load(prefs.language.value);
silence.sentence = t("trouble.silent");

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const { refused } = root.dataset;
root.replaceChildren();
render(html`<${App} refused=${refused} />`, root);

// Without https there are no service workers, and the page does well without.
navigator.serviceWorker?.register("/sw.js").catch(() => {});
