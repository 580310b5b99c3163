/**
 * The base class of questions before an answer is shown, other than views/stage/predict.js: an answer is kept, and
 * emits the event uriscope:predict.
 */
import { nothing } from "lit-html";
import { isSame } from "../../cases/predicting.js";
import { html } from "../../texts/html.js";
import { ContentView } from "../view.js";

/** @import { Given } from "../../cases/predicting.js" */

/** An answer in the event's form. @param {Given} given */
const plain = ({ kind, text }) => (kind === "text" ? text : kind);

/** @template Content @extends {ContentView<Content>} */
export class Question extends ContentView {
  /** The last answer. @type {Given | null} */
  given = null;
  /** True once the right answer is given, or was shown. */
  settled = false;
  /** The first wrong answer. @type {Given | null} */
  #missed = null;
  /** The key of the last content. */
  #taken = "";
  /** Set by an answer: its button disappears, so "Try again" gets the focus. */
  #answered = false;

  /** Values that tell two questions apart. @param {Content} _content @returns {unknown[]} */
  keyOf(_content) {
    throw new Error("a question has to say what it is about");
  }

  /**
   * The right answer, and the step of the run that decides it.
   * @param {Content} _content @returns {{ expected: Given, step: number }}
   */
  right(_content) {
    throw new Error("a question has to know its answer");
  }

  /** @param {Content} content */
  received(content) {
    const taken = JSON.stringify(this.keyOf(content));
    if (taken !== this.#taken) this.#begin();
    this.#taken = taken;
  }

  #begin() {
    this.given = this.#missed = null;
    this.settled = false;
  }

  /** A wrong answer gets a hint, and allows another try. @param {Given} given */
  answer(given) {
    if (this.settled || !this.content) return;
    const right = isSame(given, this.right(this.content).expected);
    this.given = given;
    if (!right) this.#missed ??= given;
    this.#tell(this.content, given, right);
  }

  /** @param {Content} content @param {Given} given @param {boolean} settled */
  #tell(content, given, settled) {
    const { expected, step } = this.right(content);
    this.settled = this.#answered = settled;
    this.refresh();
    this.emit("predict", {
      right: !this.#missed,
      given: plain(this.#missed ?? given), // the first one counts
      expected: plain(expected),
      step,
      left: Number(!settled),
    });
  }

  /** The button that shows the right answer after a wrong one. */
  get solve() {
    const { content, given } = this;
    if (!content || !given || this.settled) return nothing;
    return html` <button type="button" class="solve" @click=${() => this.#tell(content, given, true)}>${this.words.say("predict:solve")}</button>`;
  }

  /** The message that an answer was wrong, with a hint. @param {unknown} said */
  hint(said) {
    return html`<p class="wrong"><b>${this.words.say("predict:wrong")}</b></p><p class="hint">${said}</p>`;
  }

  /**
   * The message that an answer was right or wrong.
   * @param {Content} content @param {Given} given @param {unknown} right the right answer
   */
  verdict(content, given, right) {
    const { words } = this;
    const is = isSame(given, this.right(content).expected);
    return html`<p class=${is ? "right" : "wrong"}><b>${words.say(is ? "predict:right" : "predict:wrong")}</b>${words.say("ui:between", {}, " ")}${right}</p>`;
  }

  drawn() {
    if (!this.#answered) return;
    this.#answered = false;
    /** @type {HTMLElement | null} */ (this.querySelector(".act button"))?.focus({ preventScroll: true });
  }

  /** Asks again. @param {string} box the element that gets the focus */
  again(box) {
    this.#begin();
    this.refresh();
    /** @type {HTMLElement | null} */ (this.querySelector(box))?.focus();
  }
}
