/**
 * A question about a target that somebody expected: why is it another one? Somebody chooses among the
 * usual reasons, and is told which one it is, what would give the expected target, and what a wrong choice
 * would have people expect. An answer is told by the event uriscope:predict, as that of
 * views/stage/predict.js is. The words are those of "ui", "predict" and "expectation".
 */
import { nothing } from "lit-html";
import { mistaken, reasons } from "../../cases/mistakes.js";
import { isSame } from "../../cases/predicting.js";
import { characters } from "../../texts/characters.js";
import { changedTexts, howText, patternName, patternText } from "../../texts/expected.js";
import { html } from "../../texts/html.js";
import { sentence, withCode } from "../../texts/marks.js";
import { nameOf } from "../../texts/naming.js";
import { define } from "../view.js";
import { Question } from "./question.js";

/** @typedef {import("../../cases/predicting.js").Given} Given */
/** @typedef {import("../../run/engine.js").Expectation} Expectation */
/** @typedef {import("../../run/engine.js").ExpectationPattern} Pattern */

/**
 * @typedef {object} Content
 * @property {import("../../run/scene.js").Scene} scene
 * @property {string} expected
 * @property {Expectation & { pattern: Pattern }} expectation what the engine says of it
 * @property {(base: string, reference: string) => string} resolve the target of other texts by the same edition, "" for none
 */

/** @extends {Question<Content>} */
export class Diagnosing extends Question {
  /** @param {Content} content */
  keyOf({ scene, expected }) {
    const { base, reference } = scene.explanation;
    return [base.text, reference.text, scene.edition.id, expected];
  }

  /** @param {Content} content @returns {{ expected: Given, step: number }} */
  right({ expectation: { pattern, lost } }) {
    return { expected: { kind: "text", text: pattern }, step: lost?.step ?? 0 };
  }

  /** @param {Content} content */
  draw(content) {
    const { scene, expected, expectation } = content;
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
          ${reasons(expectation.pattern, textsOf(content)).map((id) => this.#choice(/** @type {Pattern} */ (id)))}</fieldset>
        ${given ? html`<p class="act">${settled ? html`<button type="submit" class="again">${words.say("predict:again")}</button>` : this.solve}</p>` : nothing}
      </form>
      <div class="verdict" role="status">${given ? this.#verdict(content, given) : nothing}</div>
    </section>`;
  }

  /** @param {Pattern} pattern */
  #choice(pattern) {
    /** @type {Given} */
    const answer = { kind: "text", text: pattern };
    const chosen = this.given !== null && isSame(this.given, answer);
    return html`<button type="button" class=${chosen ? "line chosen" : "line"} data-pattern=${pattern} aria-pressed=${this.given ? (chosen ? "true" : "false") : nothing} @click=${() => this.answer(answer)}>${withCode(this.words, patternName(this.words, { pattern }))}</button>`;
  }

  /** @param {Content} content @param {Given} given */
  #verdict(content, given) {
    const { words } = this;
    const { scene, expectation } = content;
    const [change] = expectation.changes;
    const is = isSame(given, this.right(content).expected);
    if (!this.settled) return this.hint(this.#overlooked(given.text, content));
    const { base, reference } = textsOf(content);
    return html`${this.verdict(content, given, is ? nothing : withCode(words, patternText(words, scene.edition.document, expectation)))}
      ${
        change
          ? html`<p class="would">${words.say("expectation:would")} ${withCode(words, howText(words, change))}${words.say("share:colon", {}, ": ")}${changedTexts(change, { base, reference }).map(({ text }) => html`<code>${characters(words, text, 0, text.length)}</code> `)}</p>`
          : nothing
      }
      ${is ? nothing : html`<p class="overlooked">${this.#overlooked(given.text, content)}</p>`}`;
  }

  /** What the chosen reason would have people expect. @param {string} id @param {Content} content */
  #overlooked(id, content) {
    const text = mistaken(id, textsOf(content));
    const differs = text !== null && text !== content.expectation.target;
    return sentence(this.words, `predict:overlooked:${differs ? "mistaken" : "harmless"}`, { text: text ?? "" });
  }

  /** @param {Event} event */
  #again = (event) => {
    event.preventDefault();
    this.again("fieldset button");
  };
}

/** @param {Content} content @returns {import("../../cases/mistakes.js").Texts} */
const textsOf = ({ scene: { explanation }, resolve }) => ({
  base: explanation.base.text,
  reference: explanation.reference.text,
  resolve,
});

define("uri-diagnosing", Diagnosing);
