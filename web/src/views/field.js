/**
 * A text box whose text carries its own bracket figure, alive: the browser's input,
 * with its text made transparent, lies on the figure of the same text.
 */
import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { figure, place, rows } from "./brackets.js";
import { prose } from "./prose.js";
import { presence } from "./presence.js";
import { Rulers } from "./ruler.js";
import * as words from "../words/en.js";

/** @typedef {import("../engine.js").Text} Text */
/** @typedef {import("../mend.js").Mend} Mend */

/** Longer texts are shown by the input alone: a figure of all of it would be slow. */
export const longestDrawn = 3000;

/**
 * @typedef {object} Content
 * @property {string} text
 * @property {Text | null} split null as long as there is no engine
 * @property {string | null} trouble a sentence that takes the place of the error's own
 * @property {Mend[]} mends
 * @property {boolean} steady whether room that was taken is kept, so that nothing jumps below what is being typed
 */

export class Field extends HTMLElement {
  /** @type {Content} */
  #content = { text: "", split: null, trouble: null, mends: [], steady: false };
  /** Rows of names that there is room for. */
  #rows = 1;
  /** Whether there is room for a problem. */
  #roomy = false;
  #rulers = new Rulers(this, ".figure .part", () => this.#draw());

  get input() {
    return /** @type {HTMLInputElement} */ (this.querySelector("input"));
  }

  /** @param {Content} content */
  show(content) {
    this.#content = content;
    this.#draw();
  }

  #draw() {
    render(this.#look(), this);
    this.#rulers.drawn();
  }

  #look() {
    const { text, split, mends, trouble, steady } = this.#content;
    const id = this.getAttribute("name") ?? "";
    const problem = split?.errors[0];
    const drawn = text.length <= longestDrawn;
    const outer = split?.parts.filter(({ level }) => level === 1) ?? [];
    const placed = drawn ? place(text, outer, this.#rulers) : [];
    const sentence = trouble ?? (problem && words.problem(problem, text));
    this.#rows = Math.max(rows(placed), steady ? this.#rows : 1);
    this.#roomy = Boolean(sentence) || (steady && this.#roomy);
    return html`
      <label for=${id}>${this.getAttribute("label")}</label>
      <div class="field strip rows-${this.#rows} ${drawn ? "" : "long"}">
        <div class="sheet">
          ${drawn ? html`<div class="figure" aria-hidden="true">${figure(text, placed, { error: problem?.at })}</div>` : nothing}
          <input
            id=${id} type="text" .value=${live(text)} @input=${this.#typed}
            spellcheck="false" autocomplete="off" autocapitalize="off" autocorrect="off" enterkeyhint="done"
            aria-invalid=${sentence ? "true" : "false"} aria-describedby="${id}-under"
          />
        </div>
      </div>
      <div class="under ${this.#roomy ? "roomy" : ""}" id="${id}-under">
        ${sentence
          ? html`<p class="problem"><span class="sign" aria-hidden="true">▲</span> ${prose(sentence)}
              ${mends.map((mend) => html`<button type="button" @click=${() => this.#set(mend.text)}>${words.ui[mend.id]} ${mend.shown ? html`<code>${mend.shown}</code>` : nothing}</button>`)}</p>`
          : nothing}
        ${drawn ? nothing : html`<p class="note">${words.undrawn(text.length)}</p>`}
        ${split ? presence(outer) : nothing}
      </div>`;
  }

  #typed = () => this.#set(this.input.value);

  /** @param {string} text */
  #set(text) {
    this.dispatchEvent(new CustomEvent("uriscope:text", { detail: text, bubbles: true }));
  }
}

customElements.define("uri-field", Field);
