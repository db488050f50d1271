// State that belongs to one visit to a table: what was typed, opened or pressed there does not go along to the next.

/**
 * Gives the state of a desk, which is made when it is first asked for and goes with the desk.
 *
 * @template T
 * @param {(desk: import("./desk.js").Desk) => T} make
 */
export function perDesk(make) {
  /** @type {WeakMap<import("./desk.js").Desk, T>} */
  const made = new WeakMap();
  return (/** @type {import("./desk.js").Desk} */ desk) => {
    const known = made.get(desk) ?? make(desk);
    made.set(desk, known);
    return known;
  };
}
