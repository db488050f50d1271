// One person's connection to one table. It comes back by itself, and what was asked is asked again until it is answered:
// each command has a name of its own, so the server does it once.

import { Refusal } from "./api.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const STOPPING_WAIT = 1500;
const PING_EVERY = 20000;
const PATIENCE = 8000;
/** Words that are missing are asked for at once, and then not sooner than after so many milliseconds. */
const CATCH_UP = 5000;
/** Codes with which a hello is refused for the moment only. */
const FOR_NOW = new Set(["too_fast", "server_trouble", "server_stopping", "store_trouble"]);

/** Notices after which this connection is nobody's any more. */
const SENT_AWAY = new Set(["removed", "signed-out", "forgotten"]);

/**
 * @typedef {"connecting" | "open" | "lost" | "replaced" | "removed" | "stopping" | "ended"} ConnectionState
 * @typedef {{ask(command: object): Promise<number>, close(): void, takeOver(): void}} Connection
 * @typedef {{language?: string, name?: string, after?: number, closed?: string, onMessage(message: any): void,
 *   onState(state: ConnectionState): void, WebSocket?: any, address?: string}} How
 */

/**
 * Connect to a table.
 *
 * `onMessage` is given the server's messages in order, `onState` how the connection stands. `ask` resolves with the number
 * of the entry that the command became, and rejects with a Refusal; `closed` is the sentence for what is asked when the
 * connection is over. `WebSocket` and `address` are for tests.
 *
 * @param {string} code @param {How} how @returns {Connection}
 */
export function connectTable(code, how) {
  return new TableSocket(code, how);
}

class TableSocket {
  /** @param {string} code @param {How} how */
  constructor(code, how) {
    this.code = code;
    this.how = how;
    /** The entry that the reader sees the table at. */
    this.number = how.after ?? 0;
    /** The entry up to which all words are here. The words of an entry come after its update, or not at all. */
    this.told = this.number;
    /** Whether words are missing that no hello has brought yet. */
    this.missing = false;
    /** Whether the next words are the answer to a hello: with them everything has been told. */
    this.answers = false;
    /** @type {ConnectionState} */
    this.state = "connecting";
    this.wait = FIRST_WAIT;
    this.over = false;
    this.admitted = false;
    /** @type {Map<string, {text: string, resolve(number: number): void, reject(refusal: Refusal): void}>} */
    this.asked = new Map();
    this.prefix = fresh();
    this.count = 0;
    /** @type {any} */
    this.socket = null;
    this.watchNetwork();
    this.open();
  }

  /** @param {object} command @returns {Promise<number>} */
  ask(command) {
    if (this.over) return Promise.reject(this.closed());
    const id = `${this.prefix}${++this.count}`;
    const text = JSON.stringify({ type: "ask", id, number: this.number, command });
    const answer = new Promise((resolve, reject) => this.asked.set(id, { text, resolve, reject }));
    if (this.admitted) this.socket.send(text);
    return answer;
  }

  /** This window plays on, another one of the same person watches. */
  takeOver() {
    if (this.state !== "replaced") return;
    if (this.socket) this.hello();
    else this.open();
  }

  close() {
    this.end(this.state === "removed" ? "removed" : "ended");
  }

  open() {
    if (this.over) return;
    this.admitted = false;
    const Socket = this.how.WebSocket ?? WebSocket;
    const socket = new Socket(this.how.address ?? new URL("/socket", location.href).href.replace(/^http/, "ws"));
    this.socket = socket;
    // A socket that hangs in between must not keep its successor waiting.
    this.limit = setTimeout(() => this.gone(socket), PATIENCE);
    socket.onopen = () => this.hello();
    socket.onmessage = (/** @type {{data: string}} */ event) => this.take(socket, JSON.parse(event.data));
    socket.onclose = () => this.gone(socket);
  }

  hello() {
    const { language = "en", name } = this.how;
    this.answers = false;
    this.socket.send(JSON.stringify({ type: "hello", table: this.code, name, after: this.told, language }));
  }

  /** @param {any} socket @param {any} message */
  take(socket, message) {
    if (socket !== this.socket || this.over) return;
    clearTimeout(this.limit);
    this.rest();
    switch (message.type) {
      case "welcome":
        this.welcomed();
        break;
      case "update":
        this.number = Math.max(this.number, message.table.number);
        break;
      case "spoken":
        this.heard(message.number);
        break;
      case "done":
        this.answer(message.id, (asked) => asked.resolve(message.number));
        break;
      case "refused":
        this.refused(message);
        break;
      case "notice":
        this.noticed(message.what);
        break;
    }
    this.how.onMessage(message);
  }

  welcomed() {
    this.admitted = true;
    this.answers = true;
    this.wait = FIRST_WAIT;
    this.become("open");
    for (const { text } of this.asked.values()) this.socket.send(text);
  }

  /** @param {number} number of the entry whose words have come */
  heard(number) {
    if (this.answers || number === this.told + 1) this.told = number;
    if (this.answers) this.missing = this.answers = false;
    else if (number > this.told) this.catchUp();
  }

  /** Say hello again through the connection that stands: it brings whatever was left out. */
  catchUp() {
    this.missing = true;
    // In a replaced window a hello would take over.
    if (this.catching || !this.admitted || this.state === "replaced") return;
    this.hello();
    this.catching = setTimeout(() => {
      this.catching = undefined;
      if (this.missing) this.catchUp();
    }, CATCH_UP);
  }

  /** @param {{id: string, code: string, sentence: string, facts?: object}} message */
  refused(message) {
    const refusal = new Refusal(message);
    if (message.id) this.answer(message.id, (asked) => asked.reject(refusal));
    else if (!this.admitted && !FOR_NOW.has(message.code)) this.end("ended", refusal);
  }

  /** @param {string} what */
  noticed(what) {
    if (SENT_AWAY.has(what)) this.end("removed");
    else if (what === "behind") this.leftOut();
    else if (what === "replaced" || what === "ended") this.become(what);
    else if (what === "stopping" && this.state !== "replaced") this.become("stopping");
  }

  /** The server has left updates out, perhaps of the answer to a hello. */
  leftOut() {
    this.answers = false;
    this.catchUp();
  }

  /** @param {string} id @param {(asked: {resolve(number: number): void, reject(refusal: Refusal): void}) => void} give */
  answer(id, give) {
    const asked = this.asked.get(id);
    if (asked && this.asked.delete(id)) give(asked);
  }

  /** @param {any} socket */
  gone(socket) {
    if (socket !== this.socket || this.over) return;
    const restarts = this.state === "stopping" && this.admitted;
    this.drop();
    // To come back is to take over, and in a replaced window that is for the reader to decide.
    if (this.state === "replaced") return;
    if (!restarts) this.become("lost");
    // Many come back at the same moment after a restart: not all in the same millisecond.
    const wait = (restarts ? STOPPING_WAIT : this.wait) * (0.75 + Math.random() / 2);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.again = setTimeout(() => this.open(), wait);
  }

  /** Ask for a sign of life after a while of silence, and give up on a connection that gives none. */
  rest() {
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => this.ping(), PING_EVERY);
  }

  ping() {
    if (!this.admitted || !this.socket) return;
    this.socket.send('{"type":"ping"}');
    clearTimeout(this.limit);
    const { socket } = this;
    this.limit = setTimeout(() => this.gone(socket), PATIENCE);
  }

  /** A phone that wakes up, or finds its network again, should not wait for a clock. */
  watchNetwork() {
    if (typeof document === "undefined") return;
    this.woken = () => {
      if (this.over || document.hidden) return;
      if (this.admitted) this.ping();
      else if (!this.socket && this.state !== "replaced") {
        clearTimeout(this.again);
        this.open();
      }
    };
    addEventListener("online", this.woken);
    document.addEventListener("visibilitychange", this.woken);
    this.unplugged = () => this.socket && this.gone(this.socket);
    addEventListener("offline", this.unplugged);
  }

  drop() {
    for (const timer of [this.limit, this.quiet, this.again, this.catching]) clearTimeout(timer);
    this.catching = undefined;
    const { socket } = this;
    this.socket = null;
    this.admitted = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** @param {ConnectionState} state @param {Refusal} [refusal] */
  end(state, refusal) {
    if (this.over) return;
    this.over = true;
    this.drop();
    if (this.woken && this.unplugged) {
      removeEventListener("online", this.woken);
      document.removeEventListener("visibilitychange", this.woken);
      removeEventListener("offline", this.unplugged);
    }
    for (const asked of this.asked.values()) asked.reject(refusal ?? this.closed(state));
    this.asked.clear();
    this.become(state);
  }

  /** @param {ConnectionState} [state] */
  closed(state = this.state) {
    const sentence = this.how.closed ?? "The connection to the table is closed.";
    return new Refusal({ code: "connection_closed", sentence, facts: { state } });
  }

  /** @param {ConnectionState} state */
  become(state) {
    if (state === this.state) return;
    this.state = state;
    this.how.onState(state);
  }
}

/** Unlike anybody else's; `crypto.randomUUID` is missing where people come by plain http. */
function fresh() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
