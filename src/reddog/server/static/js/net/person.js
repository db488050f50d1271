// Who the reader is to the server. Nobody is asked for more than a name.

import { Refusal, get, post } from "./api.js";

/** What somebody is called who has not said; nobody keeps that name for a table with others. */
export const YOU = "You";

/** Whether the browser was somebody's when the page was sent: whoever is nobody need not be asked after. */
let isSomebody = document.getElementById("app")?.dataset.known === "yes";

/** The person of this browser's cookie, or null. @returns {Promise<{person: string, name: string} | null>} */
export async function known() {
  if (!isSomebody) return null;
  try {
    return await get("/api/me");
  } catch (trouble) {
    if (trouble instanceof Refusal && trouble.status === 401) return null;
    throw trouble;
  }
}

/** Be somebody: who one is already, else a new guest of that name. @param {string} name */
export async function somebody(name) {
  const found = (await known()) ?? (await post("/api/guest", { name }));
  isSomebody = true;
  return found;
}
