/**
 * The examples of all documents, to pick one.
 */
import { html } from "lit-html";
import { ContentView, define } from "./view.js";

/** @typedef {import("../engine.js").Example} Example */

/** @extends {ContentView<Example[]>} */
export class Examples extends ContentView {
  /** @param {Example[]} examples */
  draw(examples) {
    return html`<label class="pick">${this.words.say("ui:examples")}
      <select @change=${this.#picked}>
        <option value="">${this.words.say("ui:pick")}</option>
        ${bySection(examples).map(([section, list]) => html`<optgroup label=${section}>
          ${list.map((e) => html`<option value=${e.id}>${e.kind === "resolve" ? `${e.input || this.words.say("ui:empty-input")}  →  ${e.want[0]}` : e.input}</option>`)}
        </optgroup>`)}
      </select></label>`;
  }

  #picked = (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const example = this.content?.find(({ id }) => id === select.value);
    select.value = "";
    if (example) this.emit("example", example);
  };
}

/** @param {Example[]} examples @returns {[string, Example[]][]} */
function bySection(examples) {
  /** @type {Map<string, Example[]>} */
  const sections = new Map();
  for (const example of examples) sections.set(example.section, [...(sections.get(example.section) ?? []), example]);
  return [...sections];
}

define("uri-examples", Examples);
