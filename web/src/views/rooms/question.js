/**
 * What questions have in common that are asked before an answer is shown, beside those of
 * views/stage/predict.js: what was answered stays answered, and is told by the event uriscope:predict.
 */
import { isSame } from "../../cases/predicting.js";
import { html } from "../../texts/html.js";
import { ContentView } from "../view.js";

/** @typedef {import("../../cases/predicting.js").Given} Given */

/** An answer as the event has it. @param {Given} given */
const plain = ({ kind, text }) => (kind === "text" ? text : kind);

/** @template Content @extends {ContentView<Content>} */
export class Question extends ContentView {
  /** @type {Given | null} */
  given = null;
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
  take(content) {
    const taken = JSON.stringify(this.keyOf(content));
    if (taken !== this.#taken) this.given = null;
    this.#taken = taken;
  }

  /** @param {Given} given */
  answer(given) {
    if (this.given || !this.content) return;
    const { expected, step } = this.right(this.content);
    this.given = given;
    this.#answered = true;
    this.refresh();
    this.emit("predict", {
      right: isSame(given, expected),
      given: plain(given),
      expected: plain(expected),
      step,
      left: 0,
    });
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
    this.given = null;
    this.refresh();
    /** @type {HTMLElement | null} */ (this.querySelector(box))?.focus();
  }
}
