// A new table: game, house rules and the table's own, with what the server says to them at once.

import { useEffect, useMemo, useState } from "preact/hooks";

import { html } from "../html.js";
import { get, post, spoken } from "../net/api.js";
import { somebody } from "../net/person.js";
import { go } from "../route.js";
import { prefs } from "../state/prefs.js";
import { plan } from "../state/visit.js";
import { wishing } from "../state/wish.js";
import { t } from "../text/labels.js";
import { HouseRules } from "./new_rules.js";
import { Summary, toWrong } from "./new_summary.js";
import { TableRules } from "./new_table.js";
import { Refused, Select } from "./parts.js";
import { Shell } from "./shell.js";

const FIRST_GAME = "high-card-pool";
const BOTS = ["careful", "counter", "random", "potter", "minimum"];

/** @param {{game: string}} props `game` by any of its names; nothing for the first */
export function NewTable({ game }) {
  const made = useMemo(() => wishing(game || FIRST_GAME), []);
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [bots, setBots] = useState(0);
  const [name, setName] = useState(prefs.name.value);
  const [wrong, setWrong] = useState("");
  const [trouble, setTrouble] = useState(/** @type {any} */ (null));
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    get(spoken("/api/games")).then((found) => setGames(found.games), setTrouble);
    made.begin(game || FIRST_GAME);
    return made.close;
  }, []);

  const open = async () => {
    prefs.name.value = name.trim();
    await somebody(name.trim());
    const { code } = await post("/api/tables", { settings: made.wish.value });
    const company = Array.from({ length: Math.min(bots, made.wish.value.seats - 1) }, (_, at) => BOTS[at % BOTS.length]);
    plan(code, { sit: true, bots: company, invite: true });
    go(`/t/${code}`, { replace: true });
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!name.trim()) return setWrong(t("join.name-empty"));
    if (made.answer.value.refusal) return toWrong();
    if (opening) return undefined;
    setOpening(true);
    return open().catch((refusal) => {
      setTrouble(refusal);
      setOpening(false);
    });
  };
  const chosen = made.game.value;
  return html`
    <${Shell} title=${t("new.title")}>
      <div class="page">
        <h1 tabindex="-1">${t("new.title")}</h1>
        <form class="making" onSubmit=${submit} novalidate>
          <div class="stack">
            <section class="portion plate">
              <${Select}
                label=${t("new.game")}
                value=${made.wish.value.game}
                options=${games.map((line) => [line.name, line.title])}
                more=${chosen && `${chosen.how}.`}
                onChange=${made.choose}
              />
              ${chosen && html`<${HouseRules} made=${made} />`}
            </section>
            ${chosen && html`<${TableRules} made=${made} bots=${bots} onBots=${setBots} />`}
          </div>
          <${Summary} made=${made} name=${name} wrong=${wrong} opening=${opening} onName=${setName}>
            <${Refused} refusal=${trouble} />
          <//>
        </form>
      </div>
    <//>
  `;
}
