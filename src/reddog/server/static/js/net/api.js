// The HTTP interface of docs/protocol.md. The browser's cookie says who asks.

/**
 * What is refused: `code` for programs, `sentence` for people, `facts` the values in it, `status` 0 where no answer came.
 */
export class Refusal extends Error {
  /** @param {{code: string, sentence: string, facts?: Record<string, any>, status?: number}} told */
  constructor({ code, sentence, facts = {}, status = 0 }) {
    super(sentence);
    this.code = code;
    this.sentence = sentence;
    this.facts = facts;
    this.status = status;
  }
}

/** What is said when no answer came; set in the reader's language when the labels are there. */
export const silence = { sentence: "The server does not answer. Check the connection and try again." };

/** The reader's language, which the root of the page tells. */
const language = () => document.documentElement.lang;

/** An address whose answer holds sentences, in the reader's language. @param {string} path @param {Record<string, string>} [query] */
export const spoken = (path, query = {}) => `${path}?${new URLSearchParams({ language: language(), ...query })}`;

/** @param {string} path @param {AbortSignal} [signal] @returns {Promise<any>} */
export const get = (path, signal) => answered(path, { signal });

/** @param {string} path @param {unknown} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
export const post = (path, body = {}, signal) =>
  answered(path, {
    method: "POST",
    signal,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** @param {string} path @returns {Promise<any>} */
export const del = (path) => answered(path, { method: "DELETE" });

/** @param {string} path @param {RequestInit} how */
async function answered(path, how) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...how, headers: { "Accept-Language": language(), ...how.headers } });
  } catch (trouble) {
    if (trouble instanceof DOMException && trouble.name === "AbortError") throw trouble;
    throw new Refusal({ code: "no_answer", sentence: silence.sentence });
  }
  if (answer.status === 204) return null;
  const told = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told;
  throw new Refusal({ code: "no_answer", ...silence, ...told, status: answer.status });
}
