/**
 * The line for an expected target: a text box, and beside it a suggestion, if there is a likely one. The explanation is
 * below: expectation.js.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";
import { mark } from "../../texts/plain.js";
import { ContentView, define } from "../view.js";

/**
 * @typedef {object} Content
 * @property {string} [expected] the typed expectation; undefined while it is closed
 * @property {{ expected: string, fix: { base?: string, reference?: string }, stale?: boolean } | null} [likely]
 *   the suggestion, and the texts that give it; stale: it belongs to other texts, and can't be used; absent before the
 *   first one is known, when its space is reserved
 */

/** @extends {ContentView<Content>} */
export class Expected extends ContentView {
  /** @param {Content} content */
  draw({ expected, likely }) {
    const { words } = this;
    const id = this.idOf("text");
    const asks = expected === undefined;
    return html`<label for=${id}>${words.say("stage:expected:label")}</label><input id=${id} type="text" .value=${live(expected ?? "")} placeholder=${words.say("stage:expected:ask")}
      spellcheck="false" autocapitalize="off" autocorrect="off" autocomplete="off" enterkeyhint="done" @input=${this.#typed} @keydown=${this.#key}>${
        likely && asks
          ? html`<button type="button" class="likely" @click=${() => likely.stale || this.emit("expected", likely.expected)}>${withCode(words, this.#said(likely))}</button>`
          : likely === undefined && asks
            ? html`<span class="likely" aria-hidden="true"></span>`
            : nothing
      }`;
  }

  /** The suggestion, and the text to write for it. @param {NonNullable<Content["likely"]>} likely */
  #said({ expected, fix: { base, reference } }) {
    const changed = base === undefined ? "reference" : reference === undefined ? "base" : "both";
    const fix = mark(reference ?? base ?? "");
    return this.words.say("stage:expected:likely", { changed, text: mark(expected), fix, base: mark(base ?? "") });
  }

  /** The text box. */
  get input() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector("input"));
  }

  #typed = (/** @type {Event} */ { target }) => this.emit("expected", /** @type {HTMLInputElement} */ (target).value);

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    if (event.key === "Escape" && this.content?.expected !== undefined) this.emit("expected", null);
  };
}

define("uri-expected", Expected);
