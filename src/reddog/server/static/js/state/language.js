// The language of the page: one choice for its own labels and for everything that the server says.

import { signal } from "@preact/signals";

import { get, silence } from "../net/api.js";
import { load, t } from "../text/labels.js";
import { LANGUAGES, prefs } from "./prefs.js";

/** The languages to choose from, each by its own name: those of the server for which there are labels. @type {import("@preact/signals").Signal<[string, string][]>} */
export const languages = signal(LANGUAGES.map((tag) => [tag, new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag]));

/** Say everything in a language from now on. What is shown is made anew when its labels are there. @param {typeof LANGUAGES[number]} tag */
export async function speakIn(tag) {
  await load(tag);
  silence.sentence = t("trouble.silent");
  prefs.language.value = tag;
}

/** Ask the server which languages it speaks. */
export async function askLanguages() {
  const { languages: spoken } = await get("/api/languages");
  const labelled = spoken.filter((/** @type {{tag: any}} */ { tag }) => LANGUAGES.includes(tag));
  languages.value = labelled.map((/** @type {{tag: string, name: string}} */ { tag, name }) => [tag, name]);
}
