/**
 * The question that an element asks before it shows the answer, from its attribute "predict": a view that stays until
 * it is answered.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";

/** @typedef {import("../views/view.js").ContentView<any>} View */

/**
 * A kind of question about a case.
 * @template [Made=any]
 * @typedef {object} Question
 * @property {string} view its element, a view of a content: views/view.js
 * @property {(of: Made, predict: string, page: (link: string) => string | null) => unknown} content
 *   its content for a value of the attribute; null if there is no question. page: returns the page for a link
 */

export class Questioning {
  /** @type {View | null} */
  #view = null;
  /** The current question. */
  #question = "";
  #open = false;

  /** @param {import("./drawing.js").Drawing} drawing */
  constructor(drawing) {
    this.drawing = drawing;
    drawing.on("predict", (detail) => {
      drawing.emit("predict", detail);
      if (detail.left > 0) return;
      this.#open = false;
      drawing.draw();
    });
  }

  /** True if a view asks the question. @param {string} tag the view's tag */
  asksWith(tag) {
    return this.#view?.localName === tag;
  }

  /** The attribute's question, or "". */
  get asked() {
    return (this.#view && this.drawing.element.getAttribute("predict")) ?? "";
  }

  /** True while the answer is hidden. */
  get hides() {
    return this.#view !== null && this.#open;
  }

  get look() {
    return this.#view ? html`<div class="asking" part="question">${this.#view}</div>` : nothing;
  }

  /**
   * Asks about a case, unless the question was already asked.
   * @param {Question | null | undefined} question @param {object | null} of @param {string} key of the case
   */
  ask(question, of, key) {
    const { element, words } = this.drawing;
    const value = element.getAttribute("predict");
    const content =
      question && of && value !== null ? question.content(of, value, (link) => this.drawing.page(link) || null) : null;
    if (!question || content === null) {
      this.#view = null;
      return;
    }
    if (!this.asksWith(question.view)) {
      this.#view = /** @type {View} */ (document.createElement(question.view));
      this.#question = "";
    }
    const view = /** @type {View} */ (this.#view);
    if (view.words !== words) view.words = words;
    const asked = JSON.stringify([value, key]);
    if (asked === this.#question) return;
    [this.#question, this.#open] = [asked, true];
    view.content = content;
  }
}
