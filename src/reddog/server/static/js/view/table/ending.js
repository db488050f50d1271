// To end the evening, for who looks for that: what comes of it, who is asked, and the button.

import { signal } from "@preact/signals";

import { html } from "../../html.js";
import { list, t } from "../../text/labels.js";
import { Part } from "./part.js";
import { perDesk } from "./per_desk.js";

/** The first press has been made where a second one is wanted. */
const sureOf = perDesk(() => signal(false));

/** @param {{desk: import("./desk.js").Desk}} props */
export function Ending({ desk }) {
  const { table, person } = desk.calm.value;
  if (table.ended) return null;
  const others = table.players.filter((/** @type {any} */ player) => !player.bot && player.person !== person);
  const asked = [...new Set(others.filter((/** @type {any} */ player) => player.here).map((/** @type {any} */ player) => player.name))];
  const who = asked.length ? t("end.asks", { names: list(asked) }) : t(others.length ? "end.nobodyHere" : "end.alone");
  const sure = sureOf(desk);
  // Where nobody is there to refuse, one press would end it for good.
  const careful = !asked.length;
  const end = () => {
    if (careful && !sure.value) return (sure.value = true);
    sure.value = false;
    return desk.ask({ do: "propose-end" });
  };
  const open = table.proposal;
  const text = open ? t(open.what !== "end" ? "end.busy" : open.asked.length ? "end.asked" : "proposal.agreed") : `${who} ${t("end.then")}`;
  return html`<${Part} title=${t("agree.end")} text=${text}>
    ${careful && sure.value && html`<button type="button" class="button" onClick=${() => (sure.value = false)}>${t("end.not")}</button>`}
    <button type="button" class=${`button ${careful && sure.value ? "first" : ""}`} disabled=${open !== null} onClick=${end}>${t(careful && sure.value ? "end.really" : "agree.end")}</button>
  <//>`;
}
