// What forms and pages are made of.

import { useId } from "preact/hooks";

import { html } from "../html.js";

/** @typedef {[word: any, text: string, more?: string]} Option */

/** A field with its label, and below it what more there is to say or what is wrong; `after` is what helps. @param {any} props */
export function Field({ label, more = "", wrong = "", children, changed = false, after = null }) {
  const id = useId();
  const told = wrong || more ? `${id}-more` : undefined;
  return html`
    <div class=${`field${changed ? " changed" : ""}`}>
      <label for=${id}>${label}</label>
      ${children({ id, "aria-describedby": told, "aria-invalid": wrong ? "true" : undefined })}
      ${wrong
        ? html`<p class="wrong" id=${told} role="alert">${wrong}</p>`
        : more ? html`<p class="more" id=${told}>${more}</p>` : null}
      ${after}
    </div>
  `;
}

/** A text field. @param {any} props */
export function TextField({ label, value, onInput, more, wrong, changed, after, ...rest }) {
  return html`
    <${Field} label=${label} more=${more} wrong=${wrong} changed=${changed} after=${after}>
      ${(/** @type {any} */ named) => html`
        <input class="input" ...${named} ...${rest} value=${value} onInput=${(/** @type {any} */ event) => onInput(event.target.value)} />
      `}
    <//>
  `;
}

/** One of several, from a list. `options` are pairs of value and label. @param {any} props */
export function Select({ label, value, options, onChange, more, wrong, changed }) {
  return html`
    <${Field} label=${label} more=${more} wrong=${wrong} changed=${changed}>
      ${(/** @type {any} */ named) => html`
        <select class="input" ...${named} value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>
          ${options.map((/** @type {Option} */ [word, text]) => html`<option key=${word} value=${word} selected=${word === value}>${text}</option>`)}
        </select>
      `}
    <//>
  `;
}

/** One of a few, all in sight. `options` are triples of value, label and more. @param {any} props */
export function Choices({ label, value, options, onChange }) {
  const name = useId();
  return html`
    <fieldset class="field">
      <legend class="label">${label}</legend>
      <div class="choices">
        ${options.map(
          (/** @type {Option} */ [word, text, more]) => html`
            <label key=${word}>
              <input type="radio" name=${name} checked=${word === value} onChange=${() => onChange(word)} />
              <span>${text}${more ? html`<small class="more">${more}</small>` : null}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/** On or off. @param {any} props */
export function Switch({ label, more = "", on, onChange, changed = false }) {
  return html`
    <label class=${`switch${changed ? " changed" : ""}`}>
      <span>${label}${more ? html`<small class="more">${more}</small>` : null}</span>
      <input type="checkbox" role="switch" checked=${on} onChange=${(/** @type {any} */ event) => onChange(event.target.checked)} />
    </label>
  `;
}

/** What was refused, or went wrong. @param {{refusal: {sentence: string} | null | undefined}} props */
export function Refused({ refusal }) {
  return refusal && html`<p class="note refused" role="alert">${refusal.sentence}</p>`;
}

/** Sentences one below the other. @param {{items: string[]}} props */
export function Bullets({ items }) {
  return html`<ul class="bullets">${items.map((item) => html`<li key=${item}>${item}</li>`)}</ul>`;
}
