/**
 * A text box whose text carries its own bracket figure, alive: the browser's input,
 * with its text made transparent, lies on the figure of the same text.
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { figure, place, rows } from "./brackets.js";
import { withCode } from "./marks.js";
import { presence } from "./presence.js";
import { problemText } from "./problem.js";
import { Rulers } from "./ruler.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../engine.js").Text} Text */
/** @typedef {import("../mend.js").Mend} Mend */

/** Longer texts are shown by the input alone: a figure of all of it would be slow. */
export const longestDrawn = 3000;

/**
 * @typedef {object} Content
 * @property {string} edition its id
 * @property {string} text
 * @property {Text | null} split null as long as there is no engine
 * @property {string | null} trouble a sentence that takes the place of the error's own
 * @property {Mend[]} mends
 * @property {boolean} steady whether the space that was taken is kept, so that nothing jumps below what is being typed
 */

/** @extends {ContentView<Content>} */
export class Field extends ContentView {
  /** Rows of names that there is space for. */
  #rows = 1;
  /** Whether there is space for a problem. */
  #tall = false;
  #rulers = new Rulers(this, ".figure .part", () => this.refresh());

  get input() {
    return /** @type {HTMLInputElement} */ (this.querySelector("input"));
  }

  drawn() {
    this.#rulers.drawn();
  }

  /** @param {Content} content */
  draw({ edition, text, split, mends, trouble, steady }) {
    const { words } = this;
    const [id, under] = [this.idOf("text"), this.idOf("under")];
    const problem = split?.errors[0];
    const drawn = text.length <= longestDrawn;
    const outer = split?.parts.filter(({ level }) => level === 1) ?? [];
    const placed = drawn ? place(text, outer, this.#rulers) : [];
    const sentence = trouble ?? (problem && problemText(words, edition, problem, text));
    this.#rows = Math.max(rows(placed), steady ? this.#rows : 1);
    this.#tall = Boolean(sentence) || (steady && this.#tall);
    return html`
      <label for=${id}>${this.getAttribute("label")}</label>
      <div class="field strip rows-${this.#rows} ${drawn ? "" : "long"}">
        <div class="sheet">
          ${drawn ? html`<div class="figure" aria-hidden="true">${figure(words, text, placed, { error: problem?.at })}</div>` : nothing}
          <input
            id=${id} type="text" .value=${live(text)} @input=${this.#typed}
            spellcheck="false" autocomplete="off" autocapitalize="off" autocorrect="off" enterkeyhint="done"
            aria-invalid=${sentence ? "true" : "false"} aria-describedby=${under}
          />
        </div>
      </div>
      <div class="under ${this.#tall ? "tall" : ""}" id=${under}>
        ${sentence
          ? html`<p class="problem"><span class="sign" aria-hidden="true">▲</span> ${withCode(words, sentence)}
              ${mends.map((mend) => html`<button type="button" @click=${() => this.#mend(mend.text)}>${words.say(`ui:${mend.id}`)} ${mend.shown ? html`<code>${mend.shown}</code>` : nothing}</button>`)}</p>`
          : nothing}
        ${drawn ? nothing : html`<p class="note">${words.say("ui:undrawn", { length: text.length })}</p>`}
        ${split ? presence(words, outer) : nothing}
      </div>`;
  }

  #typed = () => this.emit("text", this.input.value);

  /** A button that mends the text goes away with the fault. @param {string} text */
  #mend(text) {
    this.emit("text", text);
    this.input.focus();
  }
}

define("uri-field", Field);
