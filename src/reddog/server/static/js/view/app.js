// Which view the address shows.

import { Fragment } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { html } from "../html.js";
import { place } from "../route.js";
import { panel } from "../state/panel.js";
import { prefs } from "../state/prefs.js";
import { t } from "../text/labels.js";
import { Closed } from "./closed.js";
import { later } from "./later.js";
import { Shell } from "./shell.js";
import { Start } from "./start.js";
import { Visit } from "./visit.js";

const NewTable = later(() => import("./new.js").then((module) => module.NewTable));
const Settings = later(() => import("./settings.js").then((module) => module.Settings));

/** @param {{refused?: string}} props `refused` is the server's sentence for an address that leads nowhere */
export function App({ refused }) {
  const { path, query } = place.value;
  const first = useRef(path);
  const [nowhere, setNowhere] = useState(refused);
  useEffect(() => {
    if (path === first.current) return;
    first.current = "";
    setNowhere("");
    panel.value = null;
    // A reader who does not see the page hears where he is now.
    document.querySelector("h1")?.focus();
  }, [path]);
  return html`
    <${Fragment} key=${prefs.language.value}>
      ${nowhere && path === first.current ? html`<${Nowhere} sentence=${nowhere} />` : shown(path, query)}
    <//>
    ${panel.value === "settings" && html`<${Settings} />`}
  `;
}

/** @param {string} path @param {URLSearchParams} query */
function shown(path, query) {
  const code = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (code) return html`<${Visit} key=${code} code=${decoded(code)} />`;
  if (path === "/new") return html`<${NewTable} game=${query.get("game") ?? ""} />`;
  if (path === "/") return html`<${Start} />`;
  return html`<${Nowhere} sentence="" />`;
}

/** @param {{sentence: string}} props */
function Nowhere({ sentence }) {
  return html`<${Shell} title=${t("join.nothing")}><${Closed} title=${t("join.nothing")} sentence=${sentence} /><//>`;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
