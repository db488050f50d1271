// One visit to a table: its state as a signal, and the connection that feeds it.

import { signal } from "@preact/signals";

import { Refusal } from "../net/api.js";
import { connectTable } from "../net/socket.js";
import { t } from "../text/labels.js";
import { prefs } from "./prefs.js";
import { steady } from "./steady.js";
import { NOTHING, foldTable, standing } from "./table.js";

/** @typedef {{sit?: boolean, bots?: string[], start?: boolean, invite?: boolean}} Plan */

/** What is to be done on arrival at a table, by its code: kept from the page that led there. @type {Map<string, Plan>} */
const plans = new Map();

/** @param {string} code @param {Plan} plan */
export function plan(code, plan) {
  plans.set(code, plan);
}

/** The plan for a table, which is forgotten with that. @param {string} code @returns {Plan | null} */
export function planned(code) {
  const found = plans.get(code) ?? null;
  plans.delete(code);
  return found;
}

/**
 * Come to a table. `calm` is the state as well, and stays the very same while people merely talk: so is a look at it.
 *
 * @param {string} code @param {string} [name] what the reader is called there
 */
export function visit(code, name) {
  const state = signal(NOTHING);
  const take = (/** @type {any} */ message) => (state.value = foldTable(state.value, message));
  const connection = connectTable(code, {
    language: prefs.language.value,
    name,
    closed: t("trouble.closed"),
    onMessage: take,
    onState: (connected) => take({ type: "connection", state: connected }),
  });
  return { state, calm: steady(() => state.value, standing), connection };
}

/** Do what was planned, one after the other. @param {import("../net/socket.js").Connection} connection @param {Plan} plan @param {string} name */
export async function carryOut(connection, { sit, bots = [], start }, name) {
  if (sit) await sitOrWait(connection, name);
  for (const bot of bots) await connection.ask({ do: "add-bot", bot });
  if (start) await connection.ask({ do: "start" });
}

/** Take a seat; a bot makes room, and where only people sit one waits. @param {import("../net/socket.js").Connection} connection @param {string} name */
export async function sitOrWait(connection, name) {
  try {
    await connection.ask({ do: "sit", name });
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.code !== "table_full") throw refusal;
    await connection.ask({ do: "wait", name });
  }
}
