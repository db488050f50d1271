// A table for one person and some bots, without a clock: from the press to the first cards nothing is asked.

import { post } from "../net/api.js";
import { YOU, somebody } from "../net/person.js";
import { go } from "../route.js";
import { plan } from "../state/visit.js";

const BOTS = ["careful", "counter", "random"];
const USUAL_SEATS = BOTS.length + 1;

/** Open such a table and go there. @param {{name: string, least_seats: number, most_seats: number}} game */
export async function practise({ name, least_seats: least, most_seats: most }) {
  await somebody(YOU);
  const seats = Math.min(Math.max(USUAL_SEATS, least), most);
  const clock = { turn: 0, bank: 0, pause: 4 };
  const { code } = await post("/api/tables", { settings: { game: name, seats, clock, hints: true } });
  plan(code, { sit: true, bots: BOTS.slice(0, seats - 1), start: true });
  go(`/t/${code}`);
}
