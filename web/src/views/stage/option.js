/** An option of a spec: a switch or a list, with its meaning. */
import { live } from "lit-html/directives/live.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";

/** @import { Option } from "../../run/engine.js" */

/**
 * @param {import("../view.js").ContentView<any>} view emits the choice
 * @param {string} edition its id @param {Option} option @param {string} now its current value
 */
export function optionOf(view, edition, { name, values }, now) {
  const { words } = view;
  const says = view.idOf(`${edition}-${name}`);
  const label = sentence(words, `${edition}:options:${name}:label`, {}, name);
  /** @param {Event} event */
  const switched = ({ target }) => {
    const { value, type, checked } = /** @type {HTMLInputElement} */ (target);
    view.emit("option", { [name]: type === "checkbox" ? checked : value });
  };
  return html`<div class="option"><label>${
    values.includes("yes")
      ? html`<input type="checkbox" name=${name} .checked=${live(now === "yes")} aria-describedby=${says} @change=${switched} /> ${label}`
      : html`${label} <select name=${name} aria-describedby=${says} @change=${switched}>
        ${values.map((value) => html`<option value=${value} .selected=${live(now === value)}>${words.say(`${edition}:values:${name}:${value}`, {}, value)}</option>`)}
      </select>`
  }</label>
    <p id=${says}>${sentence(words, `${edition}:options:${name}:says`, {}, "")}</p></div>`;
}
