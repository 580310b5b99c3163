/**
 * A question about a target that somebody expected: why is it another one? Somebody chooses among
 * misreadings of the spec, and is told which one it is, what would give the expected target, and what a wrong choice
 * gives. An answer is told by the event uriscope:predict, as that of
 * views/stage/predict.js is. The words are those of "ui", "predict" and "expectation".
 */
import { nothing } from "lit-html";
import { isSame } from "../../cases/predicting.js";
import { characters } from "../../texts/characters.js";
import { mistakeText } from "../../texts/changes.js";
import { changedTexts, howText, lostText, misreadingText } from "../../texts/expected.js";
import { html } from "../../texts/html.js";
import { sentence, withCode } from "../../texts/marks.js";
import { nameOf } from "../../texts/naming.js";
import { define } from "../view.js";
import { Question } from "./question.js";

/** @import { Given } from "../../cases/predicting.js" */
/** @import { Expectation } from "../../run/engine.js" */
/** @import { Choice } from "../../cases/mistakes.js" */

/**
 * @typedef {object} Content
 * @property {import("../../run/scene.js").Scene} scene
 * @property {string} expected
 * @property {Expectation & { misreading: {} }} expectation what the engine says of it
 * @property {Choice[]} choices the misreadings to choose from
 */

/** @extends {Question<Content>} */
export class Diagnosing extends Question {
  /** @param {Content} content */
  keyOf({ scene, expected }) {
    const { base, reference } = scene.explanation;
    return [base.text, reference.text, scene.edition.id, expected];
  }

  /** @param {Content} content @returns {{ expected: Given, step: number }} */
  right({ expectation: { misreading } }) {
    return { expected: { kind: "text", text: misreading.id }, step: misreading.step };
  }

  /** @param {Content} content */
  draw(content) {
    const { scene, expected, choices } = content;
    const { words, given, settled } = this;
    const { reference } = scene.explanation;
    /** @param {string} label @param {string} text */
    const row = (label, text) =>
      html`<div><dt>${words.say(label)}</dt><dd><code>${characters(words, text, 0, text.length)}</code></dd></div>`;
    return html`<section class="predict" aria-labelledby=${this.idOf("title")}>
      <dl class="asked rows">${row("ui:base", scene.explanation.base.text)}
        ${reference.text ? row("ui:reference", reference.text) : html`<div><dt>${words.say("ui:reference")}</dt><dd>${words.say("ui:empty-input")}</dd></div>`}${row("predict:expected", expected)}
        <div><dt>${words.say("ui:edition")}</dt><dd>${nameOf(scene.edition)} (${scene.edition.year})</dd></div></dl>
      <form @submit=${this.#again}>
        <fieldset ?disabled=${settled}><legend id=${this.idOf("title")}>${words.say("predict:questions:expectation")}</legend>
          ${choices.map(({ id }) => this.#choice(id))}</fieldset>
        ${given ? html`<p class="act">${settled ? html`<button type="submit" class="again">${words.say("predict:again")}</button>` : this.solve}</p>` : nothing}
      </form>
      <div class="verdict" role="status">${given ? this.#verdict(content, given) : nothing}</div>
    </section>`;
  }

  /** @param {string} id of a misreading */
  #choice(id) {
    /** @type {Given} */
    const answer = { kind: "text", text: id };
    const chosen = this.given !== null && isSame(this.given, answer);
    return html`<button type="button" class=${chosen ? "line chosen" : "line"} data-misreading=${id} aria-pressed=${this.given ? (chosen ? "true" : "false") : nothing} @click=${() => this.answer(answer)}>${withCode(this.words, this.words.say("predict:choice", { misreading: mistakeText(this.words, id) }))}</button>`;
  }

  /** @param {Content} content @param {Given} given */
  #verdict(content, given) {
    const { words } = this;
    const { scene, expectation } = content;
    const [change] = expectation.changes;
    const { base, reference } = scene.explanation;
    const texts = { base: base.text, reference: reference.text };
    const is = isSame(given, this.right(content).expected);
    if (!this.settled) return this.hint(this.#overlooked(given.text, content));
    return html`${this.verdict(content, given, is ? nothing : withCode(words, misreadingText(words, expectation)))}
      ${expectation.lost ? html`<p>${withCode(words, lostText(words, texts, expectation))}</p>` : nothing}
      ${
        change
          ? html`<p class="would">${words.say("expectation:would")} ${withCode(words, howText(words, change))}${words.say("share:colon", {}, ": ")}${changedTexts(change, texts).map(({ text }) => html`<code>${characters(words, text, 0, text.length)}</code> `)}</p>`
          : nothing
      }
      ${is ? nothing : html`<p class="overlooked">${this.#overlooked(given.text, content)}</p>`}`;
  }

  /** What the chosen misreading gives. @param {string} id @param {Content} content */
  #overlooked(id, { choices, expectation }) {
    const text = choices.find((choice) => choice.id === id)?.text ?? "";
    const harmless = text === (expectation.target ?? "");
    return sentence(this.words, `predict:overlooked:${harmless ? "harmless" : "mistaken"}`, { text });
  }

  /** @param {Event} event */
  #again = (event) => {
    event.preventDefault();
    this.again("fieldset button");
  };
}

define("uri-diagnosing", Diagnosing);
