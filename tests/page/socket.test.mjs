// The connection to a table, against a server that is played by hand.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { connectTable } from "../../src/reddog/server/static/js/net/socket.js";

let sockets = [];

class Wire {
  constructor(address) {
    this.address = address;
    this.sent = [];
    this.closed = false;
    sockets.push(this);
  }
  send(text) {
    assert.ok(!this.closed, "nothing is sent into a closed socket");
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.onopen();
    return this;
  }
  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
  welcomes(number = 1) {
    return this.opens().says({ type: "welcome", person: "p1", name: "Ann", table: "K", number }).says(update(number)).says(spoken(number));
  }
  breaks() {
    this.closed = true;
    this.onclose?.();
  }
  get asks() {
    return this.sent.filter((message) => message.type === "ask");
  }
}

const update = (number) => ({ type: "update", table: { number }, own: [] });
const spoken = (number) => ({ type: "spoken", number, lines: [] });
const latest = () => sockets.at(-1);
const settled = () => new Promise((resolve) => setImmediate(resolve));

function connected(more = {}) {
  const states = [];
  const messages = [];
  const connection = connectTable("K7MC-3DPX", {
    WebSocket: Wire,
    address: "ws://table/socket",
    onMessage: (message) => messages.push(message.type),
    onState: (state) => states.push(state),
    ...more,
  });
  return { connection, states, messages };
}

beforeEach(() => {
  sockets = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("hello says which table, what one is called, and asks for words and the whole log", () => {
  connected({ name: "Ann", language: "de" });
  latest().opens();
  assert.deepEqual(latest().sent, [{ type: "hello", table: "K7MC-3DPX", name: "Ann", after: 0, language: "de" }]);
});

test("what is asked before one is let in waits, and is asked then", async () => {
  const { connection } = connected();
  const answer = connection.ask({ do: "start" });
  latest().opens();
  assert.deepEqual(latest().asks, []);
  latest().says({ type: "welcome", person: "p1", name: "Ann", table: "K", number: 1 });
  const [{ id, command }] = latest().asks;
  assert.deepEqual(command, { do: "start" });
  latest().says({ type: "done", id, number: 7 });
  assert.equal(await answer, 7);
});

test("a command carries the number that the reader saw, also when it is asked again", async () => {
  const { connection } = connected();
  latest().welcomes(31);
  const answer = connection.ask({ do: "say", text: "hi" });
  const [first] = latest().asks;
  assert.equal(first.number, 31);
  latest().breaks();
  mock.timers.tick(1000);
  latest().welcomes(35);
  assert.deepEqual(latest().asks, [first], "the same name and the same number");
  latest().says({ type: "done", id: first.id, number: 32 });
  assert.equal(await answer, 32);
  latest().breaks();
  mock.timers.tick(1000);
  latest().welcomes(35);
  assert.deepEqual(latest().asks, [], "what is answered is asked no more");
});

test("five presses are five commands with five names", () => {
  const { connection } = connected();
  latest().welcomes();
  for (let press = 0; press < 5; press += 1) connection.ask({ do: "start" });
  assert.equal(new Set(latest().asks.map(({ id }) => id)).size, 5);
  assert.ok(latest().asks.every(({ id }) => id.length <= 40));
});

test("a refusal is told with its code, sentence and facts, and nothing is asked again", async () => {
  const { connection } = connected();
  latest().welcomes();
  const answer = connection.ask({ do: "play", move: { move: "bet", seat: 0, chips: 9 } });
  const [{ id }] = latest().asks;
  latest().says({ type: "refused", id, code: "out_of_range", sentence: "A bet is from 1 to 4, not 9.", facts: { most: 4 }, number: 1 });
  await assert.rejects(answer, { code: "out_of_range", sentence: "A bet is from 1 to 4, not 9.", facts: { most: 4 } });
});

test("who comes back says what he has, and is told that the connection was lost", () => {
  const { states } = connected();
  latest().welcomes(12).says(update(13)).says(spoken(13)).says(update(14)).says(spoken(14));
  latest().breaks();
  assert.equal(states.at(-1), "lost");
  mock.timers.tick(1000);
  latest().welcomes(17);
  assert.equal(latest().sent[0].after, 14);
  assert.deepEqual(states, ["open", "lost", "open"]);
});

test("what was shown and not told in words is asked for again, and a command carries what was shown", () => {
  const { connection } = connected();
  latest().welcomes(12).says(update(13));
  connection.ask({ do: "say", text: "hi" });
  assert.equal(latest().asks[0].number, 13);
  latest().breaks();
  mock.timers.tick(1000);
  latest().welcomes(17);
  assert.equal(latest().sent[0].after, 12);
});

const hellos = () => latest().sent.filter(({ type }) => type === "hello").map(({ after }) => after);

test("words that were left out are asked for through the connection that stands, once", () => {
  const { connection } = connected();
  latest().welcomes(12).says(spoken(15)).says(spoken(16)).says(spoken(17));
  assert.deepEqual(hellos(), [0, 12]);
  latest().says({ type: "welcome", person: "p1", name: "Ann", table: "K", number: 17 }).says(update(17)).says(spoken(17)).says(spoken(18));
  mock.timers.tick(60000);
  assert.deepEqual(hellos(), [0, 12], "nothing is missing any more");
  assert.equal(sockets.length, 1);
  connection.close();
});

test("so are those that the server says it left out, also when that were the answer", () => {
  connected();
  const behind = { type: "notice", what: "behind", sentence: "" };
  latest().welcomes(12).says(behind).says(spoken(20));
  assert.deepEqual(hellos(), [0, 12]);
  latest().says({ type: "welcome", person: "p1", name: "Ann", table: "K", number: 20 }).says(behind).says(spoken(25));
  assert.deepEqual(hellos(), [0, 12], "not again at once");
  mock.timers.tick(5000);
  assert.deepEqual(hellos(), [0, 12, 12]);
  latest().says({ type: "welcome", person: "p1", name: "Ann", table: "K", number: 26 }).says(spoken(26)).says(spoken(28));
  assert.deepEqual(hellos(), [0, 12, 12], "a new gap waits as well");
  mock.timers.tick(5000);
  assert.deepEqual(hellos(), [0, 12, 12, 26]);
});

test("a replaced window asks for nothing: a hello would take over", () => {
  const { connection } = connected();
  latest().welcomes(4).says({ type: "notice", what: "replaced", sentence: "" }).says(spoken(9));
  assert.deepEqual(hellos(), [0]);
  connection.takeOver();
  assert.deepEqual(hellos(), [0, 4]);
});

test("that it is closed is said in the words of the page", async () => {
  const { connection } = connected({ closed: "Zu." });
  connection.close();
  await assert.rejects(connection.ask({ do: "start" }), { code: "connection_closed", sentence: "Zu." });
});

test("it tries less and less often, but never stops", () => {
  connected();
  latest().welcomes().breaks();
  const tries = [];
  for (let second = 0; second < 120; second += 1) {
    const before = sockets.length;
    mock.timers.tick(1000);
    if (sockets.length > before) {
      tries.push(second);
      latest().breaks();
    }
  }
  assert.ok(tries.length >= 12, "at least every ten seconds in the end");
  assert.ok(tries.length <= 22, "not every second");
  assert.ok(Math.max(...tries.map((at, index) => at - (tries[index - 1] ?? 0))) <= 11);
});

test("a connection that says nothing and does not answer is given up", () => {
  const { states } = connected();
  latest().welcomes();
  mock.timers.tick(20000);
  assert.equal(latest().sent.at(-1).type, "ping");
  mock.timers.tick(8000);
  assert.equal(states.at(-1), "lost");
  assert.ok(sockets[0].closed);
});

test("one that answers is kept", () => {
  const { states } = connected();
  latest().welcomes();
  for (let round = 0; round < 5; round += 1) {
    mock.timers.tick(20000);
    latest().says({ type: "pong", id: "0" });
  }
  assert.equal(sockets.length, 1);
  assert.deepEqual(states, ["open"]);
});

test("a replaced window does not come back by itself, only when the reader takes over", () => {
  const { connection, states } = connected();
  latest().welcomes().says({ type: "notice", what: "replaced", sentence: "" });
  assert.equal(states.at(-1), "replaced");
  latest().says({ type: "notice", what: "stopping", sentence: "" }).breaks();
  mock.timers.tick(60000);
  assert.equal(sockets.length, 1);
  connection.takeOver();
  latest().welcomes();
  assert.equal(sockets.length, 2);
  assert.equal(states.at(-1), "open");
});

test("taking over through a connection that stands is another hello", () => {
  const { connection } = connected();
  latest().welcomes(4).says({ type: "notice", what: "replaced", sentence: "" });
  connection.takeOver();
  assert.equal(sockets.length, 1);
  assert.deepEqual(latest().sent.map(({ type }) => type), ["hello", "hello"]);
});

test("who is removed is out, and whatever he asked is refused", async () => {
  const { connection, states } = connected();
  latest().welcomes();
  const answer = connection.ask({ do: "say", text: "why?" });
  latest().says({ type: "notice", what: "removed", sentence: "The host has removed you." });
  await assert.rejects(answer, { code: "connection_closed" });
  await assert.rejects(connection.ask({ do: "start" }), { code: "connection_closed" });
  mock.timers.tick(60000);
  assert.equal(sockets.length, 1);
  assert.deepEqual(states, ["open", "removed"]);
});

test("a server that stops is waited for, and a server that does not come back is a lost one", () => {
  const { states } = connected();
  latest().welcomes().says({ type: "notice", what: "stopping", sentence: "" }).breaks();
  assert.equal(states.at(-1), "stopping");
  mock.timers.tick(2000);
  latest().breaks();
  assert.equal(states.at(-1), "lost");
  mock.timers.tick(2000);
  latest().welcomes();
  assert.equal(states.at(-1), "open");
});

test("a hello that is refused for good ends it, with the refusal for whoever asked", async () => {
  const { connection, states } = connected();
  const answer = connection.ask({ do: "sit", name: "Ann" });
  latest().opens().says({ type: "refused", id: "", code: "table_ended", sentence: "It is over.", facts: { at: 5 } });
  await assert.rejects(answer, { code: "table_ended", facts: { at: 5 } });
  mock.timers.tick(60000);
  assert.equal(sockets.length, 1);
  assert.equal(states.at(-1), "ended");
});

test("one that is refused for the moment is said again", () => {
  connected();
  latest().opens().says({ type: "refused", id: "", code: "too_fast", sentence: "Later.", facts: { seconds: 1 } }).breaks();
  mock.timers.tick(2000);
  assert.equal(sockets.length, 2);
});

test("a closed connection stays closed and tells nothing more", async () => {
  const { connection, messages } = connected();
  latest().welcomes();
  const before = messages.length;
  const { onmessage } = latest();
  connection.close();
  onmessage({ data: JSON.stringify(update(9)) });
  mock.timers.tick(60000);
  await settled();
  assert.equal(messages.length, before);
  assert.equal(sockets.length, 1);
});
