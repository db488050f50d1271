// Short tones, made here. Others' moves are silent but for the card that is turned; nothing sounds for long (ux.md 3.7).

import { prefs } from "../../state/prefs.js";

/** @typedef {"turn" | "card" | "won" | "lost" | "time"} Sound */

/** Each a few notes: frequency in hertz, beginning and length in seconds. @type {Record<Sound, [number, number, number][]>} */
const NOTES = {
  turn: [
    [659, 0, 0.12],
    [880, 0.13, 0.2],
  ],
  card: [[220, 0, 0.04]],
  won: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.2],
  ],
  lost: [
    [330, 0, 0.12],
    [262, 0.13, 0.2],
  ],
  time: [
    [988, 0, 0.07],
    [988, 0.16, 0.07],
  ],
};
const LOUD = 0.08;

/** @type {AudioContext | null} */
let context = null;

/** @param {Sound} sound */
export function play(sound) {
  // Before the first press browsers allow no sound, and complain about a try.
  if (!prefs.sound.value || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [hertz, from, length] of NOTES[sound]) note(context, hertz, context.currentTime + from, length);
}

/** @param {AudioContext} audio @param {number} hertz @param {number} from @param {number} length */
function note(audio, hertz, from, length) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(LOUD, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + length);
}

/**
 * What new lines sound like: one's own result, else a card that was turned; one sound for a burst.
 *
 * @param {any[]} lines @param {number[]} own the reader's seats @returns {Sound[]}
 */
export function soundsOf(lines, own) {
  const said = lines.flatMap((line) => line.said ?? []);
  const mine = said.findLast((one) => own.includes(one.seat ?? -1) && (one.tone === "won" || one.tone === "lost"));
  if (mine) return [mine.tone];
  return said.some((one) => one.tone === "card" || one.tone === "won" || one.tone === "lost") ? ["card"] : [];
}
