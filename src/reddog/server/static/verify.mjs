// A second verifier of fair dealing. It shares no code with the program that dealt: it follows docs/fair-dealing.md and
// docs/history.md, and needs nothing but WebCrypto. It runs in browsers and in Node, and sends nothing anywhere.

const CARDS = [..."23456789TJQKA"].flatMap((rank) => [..."cdhs"].map((suit) => rank + suit));
const FORMAT = "red-dog-history";
const VERSION = 1;
const utf8 = new TextEncoder();

// Bytes and keys.

const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function unhex(text) {
  if (typeof text !== "string" || !/^[0-9a-f]{64}$/.test(text)) throw new Error("64 hexadecimal digits are expected");
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}

/** One message of some fields: each with the number of its bytes before it and a comma after it. */
function message(fields) {
  const parts = [];
  for (const field of fields) {
    const bytes = field instanceof Uint8Array ? field : utf8.encode(String(field));
    parts.push(utf8.encode(`${bytes.length}:`), bytes, utf8.encode(","));
  }
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

/** The browser's cryptography. Browsers offer it on https pages and on the machine itself, not on other plain http pages. */
function subtle() {
  const found = globalThis.crypto?.subtle;
  if (!found) throw new Error("no WebCrypto here: open this page with https, or check the file in Node");
  return found;
}

async function sha256(bytes) {
  return hex(new Uint8Array(await subtle().digest("SHA-256", bytes)));
}

/** The given things in ascending order of their keys; `fieldOf` says what a thing adds to the message. */
async function inOrder(secret, start, things, fieldOf) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await subtle().importKey("raw", unhex(secret), algorithm, false, ["sign"]);
  const keyed = await Promise.all(
    things.map(async (thing) => {
      const signed = await subtle().sign("HMAC", key, message([...start, fieldOf(thing)]));
      return { thing, key: hex(new Uint8Array(signed)) };
    }),
  );
  // The sort is stable: of two things with the same key the one that was given first comes first.
  keyed.sort((left, right) => (left.key < right.key ? -1 : left.key > right.key ? 1 : 0));
  return keyed.map(({ thing }) => thing);
}

// The recipe.

/** What is published before shares are taken for a pack. `secret` is 64 hexadecimal digits, here and below. */
export async function commitmentOf({ secret, table, pack }) {
  return sha256(message(["reddog:commitment:1", table, pack, unhex(secret)]));
}

/** The names of the cards from the top down; `cards` are numbers in card order, one whole pack unless others are named. */
export async function orderOf({ secret, table, deal, pack, shares = [], cards = CARDS.keys() }) {
  const met = new Map();
  const named = [...cards].map((card) => {
    const copy = (met.get(card) ?? 0) + 1;
    met.set(card, copy);
    return { card: CARDS[card], name: copy === 1 ? CARDS[card] : `${CARDS[card]}#${copy}` };
  });
  const start = ["reddog:shuffle:1", table, deal, pack, ...shares];
  return (await inOrder(secret, start, named, ({ name }) => name)).map(({ card }) => card);
}

/** The seat that deals first, counted from 0. */
export async function firstDealerOf({ secret, table, deal, seats, shares = [] }) {
  const start = ["reddog:first-dealer:1", table, deal, ...shares];
  return (await inOrder(secret, start, seats, String))[0];
}

/** Whether a pack's secret fits its commitment and gives this order: names from the top down. `packs` are whole ones. */
export async function verifyPack({ secret, table, deal, pack, shares = [], packs = 1, commitment, order }) {
  const cards = Array.from({ length: packs }, () => [...CARDS.keys()]).flat();
  const found = await orderOf({ secret, table, deal, pack, shares, cards });
  return (await commitmentOf({ secret, table, pack })) === commitment && found.join(" ") === order.join(" ");
}

// A file.

/**
 * Check the fair dealing of an exported evening: that the file is whole, that every commitment came before the shares and
 * every share before the shuffle, that secrets keep their commitments, and that all cards that were ever shown came as
 * their packs say. The rules of the game and the chips are checked by `reddog verify`.
 *
 * Takes the text of the file or its bytes. Answers with `right`; `faults`, each with a `code`, the `line` of the file and
 * what it is about; `checked`, the numbers of things that were; and `sealed`, the packs whose secrets are not out yet.
 */
export async function verifyHistory(file) {
  const evening = new Evening();
  try {
    const lines = await linesOf(typeof file === "string" ? utf8.encode(file) : file);
    for (const [index, line] of lines.entries()) await reading(index + 2, () => evening.read(line, index + 2));
    await evening.reveal();
    for (const [index, line] of lines.entries()) await reading(index + 2, () => evening.follow(line, index + 2));
    evening.checked.lines = lines.length;
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    evening.faults.push({ code: error.message, line: error.line });
  }
  const { faults, checked, sealed } = evening;
  return { right: faults.length === 0, faults, checked, sealed };
}

class Damage extends Error {
  constructor(code, line = 0) {
    super(code);
    this.line = line;
  }
}

/** Read one line; whatever is missing in it, or is of another kind than it should be, is damage too. */
async function reading(line, act) {
  try {
    await act();
  } catch (error) {
    throw error instanceof Damage ? error : new Damage("line_changed", line);
  }
}

async function linesOf(bytes) {
  const texts = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\n");
  const header = parsed(texts[0]);
  if (header?.format !== FORMAT || !Number.isInteger(header.version)) throw new Damage("not_a_history", 1);
  if (header.version > VERSION) throw new Damage("file_newer", 1);
  const footer = texts.length > 2 && texts.at(-1) === "" ? parsed(texts.at(-2)) : undefined;
  if (!Number.isInteger(footer?.lines) || texts.length - 3 < footer.lines) throw new Damage("file_cut", texts.length);
  const body = utf8.encode(texts.slice(0, -2).join("\n") + "\n");
  const end = JSON.stringify({ lines: texts.length - 3, sha256: await sha256(body) });
  if (end !== texts.at(-2) || hex(bytes.subarray(0, body.length)) !== hex(body)) throw new Damage("file_changed");
  return texts.slice(1, -2).map((text, index) => {
    const line = parsed(text);
    if (line?.number !== index + 1 || !Array.isArray(line.acts ?? [])) throw new Damage("line_changed", index + 2);
    const opening = (line.acts ?? []).find(({ act }) => act === "opened");
    if (opening && (opening.code !== header.code || line.at !== header.opened)) throw new Damage("file_changed");
    return line;
  });
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Everything that was published of the packs, and the cards as they come. */
class Evening {
  table = "";
  packs = new Map();
  faults = [];
  checked = { lines: 0, commitments: 0, shares: 0, packs: 0, dealers: 0, cards: 0 };
  stock = { order: undefined, left: 0 };
  coming = [];
  hands = new Map();
  dealer = undefined;
  following = 1;
  reseated = false;

  get sealed() {
    return [...this.packs].filter(([, pack]) => pack.used && !pack.secret).map(([number]) => number);
  }

  fault(code, line, about = {}) {
    this.faults.push({ code, line, ...about });
  }

  // First reading: the order in which things were published.

  read(line, place) {
    for (const act of line.acts ?? []) this.file(act, place);
  }

  file(act, line) {
    const pack = this.packs.get(act.pack);
    switch (act.act) {
      case "opened":
        if (this.table) this.fault("opened_twice", line);
        this.table = act.table;
        break;
      case "committed":
        if (act.pack !== this.packs.size) this.fault("commitment_out_of_order", line, { pack: act.pack });
        if (!pack) this.packs.set(act.pack, { commitment: act.commitment, shares: new Map(), used: false });
        break;
      case "shared":
        if (!pack) this.fault("share_before_commitment", line, { pack: act.pack });
        else if (pack.used) this.fault("share_after_shuffle", line, { pack: act.pack });
        else pack.shares.set(act.seat, act.share);
        break;
      case "pack-used":
        if (act.pack !== this.following) this.fault("pack_out_of_order", line, { pack: act.pack });
        else {
          this.use(act, pack, line);
          this.following += 1;
        }
        break;
      case "dealer-drawn":
        this.use({ ...act, pack: 0 }, this.packs.get(0), line);
        break;
      case "rules-changed":
        this.reseated = true;
        break;
      case "revealed":
        if (!pack) this.fault("revealed_without_commitment", line, { pack: act.pack });
        else pack.published ??= { secret: act.secret, line };
    }
  }

  /** A pack is used, or pack 0 for the first dealer, in whose draw the shares for the next pack count. */
  use(act, pack, line) {
    const about = { pack: act.pack };
    if (!pack) {
      this.fault("shuffle_before_commitment", line, about);
      return;
    }
    if (pack.published) this.fault("revealed_before_shuffle", line, about);
    pack.used = true;
    const given = [...(this.packs.get(this.following)?.shares.values() ?? [])];
    const counted = (act.shares ?? []).filter((share) => share);
    for (const share of counted) {
      const place = given.indexOf(share);
      if (place < 0) this.fault("share_changed", line, about);
      else given.splice(place, 1);
    }
    // A seat that is taken away with new rules takes its share along.
    if (given.length && !this.reseated) this.fault("share_changed", line, about);
    if (act.pack) {
      this.checked.shares += counted.length;
      this.reseated = false;
    }
  }

  /** Compare every secret with its commitment. */
  async reveal() {
    for (const [number, pack] of this.packs) {
      if (!pack.published) continue;
      const { secret, line } = pack.published;
      const fits =
        /^[0-9a-f]{64}$/.test(secret) &&
        (await commitmentOf({ secret, table: this.table, pack: number })) === pack.commitment;
      if (!fits) this.fault("commitment_broken", line, { pack: number });
      else {
        pack.secret = secret;
        this.checked.commitments += 1;
      }
    }
  }

  // Second reading: the cards as they came.

  async follow(line, place) {
    for (const act of line.acts ?? []) {
      if (act.act === "pack-used") await this.shuffle(act);
      else if (act.act === "dealer-drawn") await this.draw(act);
      else if (act.act === "happened") for (const event of act.events) this.happen(event, place);
    }
  }

  async shuffle({ pack, deal, shares = [], cards = [...CARDS.keys()] }) {
    const secret = this.packs.get(pack)?.secret;
    const order = secret ? await orderOf({ secret, table: this.table, deal, pack, shares, cards }) : undefined;
    this.stock = { order, left: cards.length, cards };
    if (order) this.checked.packs += 1;
  }

  async draw({ deal, seats, shares = [] }) {
    const secret = this.packs.get(0)?.secret;
    this.dealer = secret ? await firstDealerOf({ secret, table: this.table, deal, seats, shares }) : undefined;
  }

  happen(event, line) {
    switch (event.event) {
      case "shuffled":
        this.gather(event.face_up ?? 0, line);
        break;
      case "dealer-chosen":
        if (this.dealer === undefined) break;
        if (this.dealer !== event.seat) this.fault("dealer_differs", line, { seat: event.seat });
        this.checked.dealers += 1;
        this.dealer = undefined;
        break;
      case "hands-dealt":
        this.deal(event, line);
        break;
      case "burned":
        this.turn(event.card, line);
        this.coming.push(CARDS[event.card]);
        break;
      case "turned-up":
        this.turn(event.card, line);
        break;
      case "centre-turned":
        if (event.role !== "back") this.turn(event.card, line);
        break;
      case "settled":
        this.show(event, line);
    }
  }

  /** Which cards were shuffled: a whole pack, or those that lay face up under the stock. */
  gather(faceUp, line) {
    if (faceUp) {
      const names = this.stock.cards.map((card) => CARDS[card]);
      if (names.sort().join() !== this.coming.sort().join()) this.fault("cards_differ", line);
    }
    this.coming = [];
  }

  /** The next card from the top; nothing where it cannot be known. */
  next() {
    if (!this.stock.left) return this.coming.shift();
    this.stock.left -= 1;
    return this.stock.order?.at(-1 - this.stock.left);
  }

  turn(number, line) {
    const card = this.next();
    if (card === undefined) return;
    this.checked.cards += 1;
    if (card !== CARDS[number]) this.fault("card_differs", line, { card: CARDS[number], expected: card });
  }

  /** One card at a time to each seat. Who gets which is known once the secret is. */
  deal({ seats, count, shown = [] }, line) {
    this.hands = new Map(seats.map((seat) => [seat, []]));
    if (count * seats.length > this.stock.left) {
      this.fault("cards_differ", line);
      return;
    }
    for (let round = 0; round < count; round += 1) for (const seat of seats) this.hands.get(seat).push(this.next());
    for (const [seat, cards] of shown) this.held(seat, cards, line);
  }

  show({ seat, beat, shown = [] }, line) {
    this.held(seat, beat === undefined || beat === null ? shown : [beat, ...shown], line);
  }

  held(seat, cards, line) {
    const hand = this.hands.get(seat) ?? [];
    if (hand.includes(undefined)) return;
    for (const card of cards) {
      this.checked.cards += 1;
      if (!hand.includes(CARDS[card])) this.fault("card_not_held", line, { seat, card: CARDS[card] });
    }
  }
}
