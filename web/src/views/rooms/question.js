/**
 * What questions have in common that are asked before an answer is shown, beside those of
 * views/stage/predict.js: what was answered stays answered, and is told by the event uriscope:predict.
 */
import { nothing } from "lit-html";
import { isSame } from "../../cases/predicting.js";
import { html } from "../../texts/html.js";
import { ContentView } from "../view.js";

/** @import { Given } from "../../cases/predicting.js" */

/** An answer as the event has it. @param {Given} given */
const plain = ({ kind, text }) => (kind === "text" ? text : kind);

/** @template Content @extends {ContentView<Content>} */
export class Question extends ContentView {
  /** What was answered last. @type {Given | null} */
  given = null;
  /** Whether the right answer is there, or was shown. */
  settled = false;
  /** The first wrong answer. @type {Given | null} */
  #missed = null;
  /** What has been taken last. */
  #taken = "";
  /** Set by an answer: the button that asks once more gets the focus, as the others go. */
  #answered = false;

  /** What tells a question from another one. @param {Content} _content @returns {unknown[]} */
  keyOf(_content) {
    throw new Error("a question has to say what it is about");
  }

  /** What is right, and by which step of a run. @param {Content} _content @returns {{ expected: Given, step: number }} */
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

  /** A wrong answer has a hint, and can be followed by another one. @param {Given} given */
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

  /** The button that shows the right answer to who has not found it. */
  get solve() {
    const { content, given } = this;
    if (!content || !given || this.settled) return nothing;
    return html` <button type="button" class="solve" @click=${() => this.#tell(content, given, true)}>${this.words.say("predict:solve")}</button>`;
  }

  /** That an answer was wrong, and what helps. @param {unknown} said */
  hint(said) {
    return html`<p class="wrong"><b>${this.words.say("predict:wrong")}</b></p><p class="hint">${said}</p>`;
  }

  /** Whether what was given is right. @param {Content} content @param {Given} given @param {unknown} right what is */
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

  /** Asks once more. @param {string} box that gets the focus */
  again(box) {
    this.#begin();
    this.refresh();
    /** @type {HTMLElement | null} */ (this.querySelector(box))?.focus();
  }
}
