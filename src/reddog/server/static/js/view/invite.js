// Link, code and square: three ways for a friend to come in.

import { html } from "../html.js";
import { panel } from "../state/panel.js";
import { t } from "../text/labels.js";
import { Copy } from "./copy.js";
import { Dialog } from "./dialog.js";

/** Names by which a machine means itself: no other one comes in by them. */
const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** @param {{short: {code: string, link: string, game_title: string}}} props */
export function Invite({ short }) {
  const alone = LOOPBACK.has(new URL(short.link).hostname);
  const share = () => navigator.share({ title: short.game_title, url: short.link }).catch(() => {});
  return html`
    <${Dialog} title=${t("invite.title")} onClose=${() => (panel.value = null)}>
      <div class="invite">
        ${alone
          ? html`<p><strong>${t("invite.alone")}</strong> <code class="whole">python3 start.py --lan</code></p>`
          : html`<p class="soft">${t("invite.how")}</p>
            <img class="square" src=${`/api/tables/${short.code}/qr.svg`} alt=${t("invite.square")} width="208" height="208" />`}
        <p><span class="soft small">${t("invite.code")}</span><br /><span class="code">${short.code}</span></p>
        <div class="copying">
          <input class="input" readonly value=${short.link} aria-label=${t("invite.link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
          <${Copy} text=${short.link} kind="first" />
        </div>
        ${"share" in navigator && html`<button type="button" class="button wide" onClick=${share}>${t("invite.share")}</button>`}
        <p class="soft small">${t("invite.terminal")} <code>python3 start.py join ${short.link}</code></p>
      </div>
    <//>
  `;
}
