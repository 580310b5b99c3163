/**
 * What an element asks before it shows the answer, by its attribute "predict": a view, until somebody
 * has answered.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";

/** @typedef {import("../views/view.js").ContentView<any>} View */

export class Questioning {
  /** @type {View | null} */
  #view = null;
  /** What is asked. */
  #question = "";
  #open = false;

  get asks() {
    return this.#view !== null;
  }

  /** Whether a view asks. @param {string} tag of it */
  asksWith(tag) {
    return this.#view?.localName === tag;
  }

  /** Whether the answer is not shown yet. */
  get hides() {
    return this.asks && this.#open;
  }

  get look() {
    return this.#view ? html`<div class="asking" part="question">${this.#view}</div>` : nothing;
  }

  /** Asks, unless the same has been asked. @param {string} tag of the view @param {string} question @param {import("../words/words.js").Words} words @param {() => unknown} content */
  ask(tag, question, words, content) {
    if (this.#view?.localName !== tag) {
      this.#view = /** @type {View} */ (document.createElement(tag));
      this.#question = "";
    }
    if (this.#view.words !== words) this.#view.words = words;
    if (question === this.#question) return;
    [this.#question, this.#open] = [question, true];
    this.#view.content = content();
  }

  /** Asks nothing. */
  leave() {
    this.#view = null;
  }

  /** The answer is shown from now on. */
  answered() {
    this.#open = false;
  }
}
