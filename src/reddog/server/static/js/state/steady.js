// Values that are computed anew with every message, and stay the very same as long as they say the same: who reads them draws
// nothing anew without need.

import { computed } from "@preact/signals";

/**
 * @template T
 * @param {() => T} make @param {(value: T) => string} [said] all that counts of it, as a text
 */
export function steady(make, said = (value) => JSON.stringify(value)) {
  /** @type {{value: T, text: string} | null} */
  let last = null;
  return computed(() => {
    const value = make();
    const text = said(value);
    if (last?.text !== text) last = { value, text };
    return last.value;
  });
}
