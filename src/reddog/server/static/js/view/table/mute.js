// The one switch for all sounds, always in sight.

import { html } from "../../html.js";
import { prefs } from "../../state/prefs.js";
import { t } from "../../text/labels.js";

const LOUD = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";
const SILENT = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5";

export function Mute() {
  const on = prefs.sound.value;
  return html`<button type="button" class="mute" aria-pressed=${on ? "false" : "true"} aria-label=${t("sound.mute")} title=${t(on ? "sound.mute" : "sound.muted")} onClick=${() => (prefs.sound.value = !on)}>
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d=${on ? LOUD : SILENT} /></svg>
  </button>`;
}
