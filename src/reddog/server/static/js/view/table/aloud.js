// What is said to who does not see the table: everything once, in order, and a burst as one piece. Pure.

/** @typedef {import("../../state/table.js").TableState} TableState */

/**
 * What is new in words: the sentences of the lines after a number, and in the end who is to act.
 *
 * @param {TableState} state @param {number} after the last line that was said
 * @param {string} waited what was said last about who is awaited
 * @param {(line: any) => boolean} [heard] sentences that are wanted
 */
export function newWords(state, after, waited, heard = () => true) {
  const lines = state.lines.filter((line) => line.number > after);
  const said = lines.flatMap((line) => line.said ?? []).filter(heard).map(spoken);
  if (state.waits && state.waits !== waited) said.push(state.waits);
  return { text: said.join(" "), last: lines.at(-1)?.number ?? after };
}

/** A sentence as a voice says it. @param {{text: string, aloud?: string}} sentence */
export const spoken = ({ text, aloud }) => aloud || text;

/** The question to a seat, its hand first, since that is what it is decided by. @param {any} asked */
export const question = (asked) => asked.aloud || asked.prompt;

/** Long sums are for who reads the log. @param {any} sentence */
export const isNews = ({ tone }) => tone !== "fair";
