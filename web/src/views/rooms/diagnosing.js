/**
 * Questions about a wrong target. For an expected target: why is it wrong? The reader chooses among misreadings of the
 * spec, and learns which one it is, which changes would give the expected target, and the result of a wrong choice. For
 * a changed spec's target: which line was changed? Then the story of the changed run follows. Answers emit the event
 * uriscope:predict, like views/stage/predict.js. The words come from "ui", "predict", "expected" and "expectation".
 */
import { nothing } from "lit-html";
import { isSame } from "../../cases/predicting.js";
import { characters } from "../../texts/characters.js";
import { howChanged, mistakeText, otherChanged } from "../../texts/changes.js";
import { changedTexts, howText, lostText, misreadingText } from "../../texts/expected.js";
import { html } from "../../texts/html.js";
import { sentence, withCode } from "../../texts/marks.js";
import { untagged } from "../../words/tagged.js";
import { datedNameOf } from "../../texts/naming.js";
import { lineNumber, ownLineText } from "../stage/step.js";
import "../stage/story.js";
import { define } from "../view.js";
import { Question } from "./question.js";

/** @import { Given } from "../../cases/predicting.js" */
/** @import { Expectation } from "../../run/engine.js" */
/** @import { ChangedLine, Choice } from "../../cases/mistakes.js" */
/** @import { Lines } from "../../run/lines.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * @typedef {object} Content
 * @property {import("../../run/scene.js").Scene} scene
 * @property {string} expected
 * @property {Expectation & { misreading: {} }} expectation the engine's explanation
 * @property {Choice[]} choices the misreadings to choose from
 */

/** The texts, the target in question, and the spec. @param {Words} words @param {Scene} scene @param {string} label the target's @param {string} target */
function askedOf(words, { explanation: { base, reference }, edition }, label, target) {
  /** @param {string} label @param {string} text */
  const row = (label, text) =>
    html`<div><dt>${words.say(label)}</dt><dd><code>${characters(words, text, 0, text.length)}</code></dd></div>`;
  return html`<dl class="asked rows">${row("ui:base", base.text)}
        ${reference.text ? row("ui:reference", reference.text) : html`<div><dt>${words.say("ui:reference")}</dt><dd>${words.say("ui:empty-input")}</dd></div>`}${row(label, target)}
        <div><dt>${words.say("ui:edition")}</dt><dd>${datedNameOf(words, edition)}</dd></div></dl>`;
}

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
    return html`<section class="predict" aria-labelledby=${this.idOf("title")}>
      ${askedOf(words, scene, "predict:expected", expected)}
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

  /** The result of the chosen misreading. @param {string} id @param {Content} content */
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

/**
 * @typedef {object} LineContent
 * @property {Scene} scene the spec's own run
 * @property {ChangedLine} asked
 * @property {(lines: Lines) => Scene | null} changed the run with changed lines, beside the spec's own
 * @property {(text: string) => Promise<{ right: boolean, said: string }>} repaired the result of replacing the line with this text
 * @property {(lines: Lines) => string | null} link to that run in Resolve
 */

/** Lines aren't URIs, so their characters aren't marked. @param {Words} _ @param {string} value */
const asItIs = (_, value) => value;

/** @extends {Question<LineContent>} */
export class FindingLine extends Question {
  /** The run with the changed line, and its current step. @type {{ scene: Scene | null, step: number }} */
  #story = { scene: null, step: 0 };
  /** The last content. @type {LineContent | null} */
  #of = null;
  /** The result of the last try to repair the line; null before one. @type {{ right: boolean, said: string } | null} */
  #repaired = null;

  /** @param {LineContent} content */
  keyOf({ scene, asked: { line, text } }) {
    const { base, reference } = scene.explanation;
    return [base.text, reference.text, scene.edition.id, line, text];
  }

  /** @param {LineContent} content */
  received(content) {
    super.received(content);
    if (content === this.#of) return;
    this.#of = content;
    this.#repaired = null;
    const scene = content.changed(content.asked.lines);
    this.#story = { scene, step: scene?.parts ?? 0 };
  }

  /** @param {LineContent} content @returns {{ expected: Given, step: number }} */
  right({ scene, asked: { line } }) {
    return { expected: { kind: "text", text: textOf(scene, line) }, step: this.#story.scene?.parts ?? 0 };
  }

  /** @param {LineContent} content */
  draw(content) {
    const { scene, asked } = content;
    const { words, given, settled } = this;
    return html`<section class="predict" aria-labelledby=${this.idOf("title")}>
      ${askedOf(words, scene, "predict:changed:gives", asked.text)}
      <form @submit=${this.#again}>
        <fieldset ?disabled=${settled}><legend id=${this.idOf("title")}>${words.say("predict:questions:line")}</legend>
          ${asked.choices.map(({ id }) => this.#choice(scene, id))}</fieldset>
        ${given ? html`<p class="act">${settled ? html`<button type="submit" class="again">${words.say("predict:again")}</button>` : this.solve}</p>` : nothing}
      </form>
      <div class="verdict" role="status">${given ? this.#verdict(content, given) : nothing}</div>
      ${settled ? html`${this.#repair(content)}${this.#run()}` : nothing}
    </section>`;
  }

  /** The changed line as a text box, for repairing it after you have found it. @param {LineContent} content */
  #repair({ asked: { line, lines } }) {
    const { words } = this;
    const id = this.idOf("repair");
    return html`<form class="repair" @submit=${this.#tries}><label for=${id}>${words.say("predict:repair:label")}</label>
      <input id=${id} .defaultValue=${lines[line].text ?? ""} autocomplete="off" spellcheck="false" autocapitalize="off" /> <button type="submit">${words.say("predict:repair:run")}</button></form>
      <p class="repaired" role="status">${this.#repaired ? html`${this.#repaired.right ? html`<b>✓</b> ` : nothing}${withCode(words, this.#repaired.said, asItIs)}` : nothing}</p>`;
  }

  /** @param {Event} event */
  #tries = async (event) => {
    event.preventDefault();
    const { content } = this;
    const { value } = /** @type {HTMLInputElement} */ (/** @type {Element} */ (event.target).querySelector("input"));
    const repaired = await content?.repaired(value);
    if (content !== this.#of) return; // another line has been requested since
    this.#repaired = repaired ?? null;
    this.refresh();
  };

  /** Moves the focus to the answers. */
  ask() {
    this.refresh();
    /** @type {HTMLElement | null} */ (this.querySelector("fieldset button"))?.focus();
  }

  /** @param {Scene} scene @param {string} id of a line */
  #choice(scene, id) {
    const line = scene.listing.lines.find((one) => one.id === id);
    if (!line) return nothing;
    /** @type {Given} */
    const answer = { kind: "text", text: textOf(scene, id) };
    const chosen = this.given !== null && isSame(this.given, answer);
    const number = lineNumber(line);
    const { words } = this;
    return html`<button type="button" class=${chosen ? "line chosen" : "line"} data-line=${id} aria-pressed=${this.given ? (chosen ? "true" : "false") : nothing} @click=${() => this.answer(answer)}>${number ? html`<b>${number}</b> ` : nothing}<code>${ownLineText(words, scene.edition, id)}</code></button>`;
  }

  /** @param {LineContent} content @param {Given} given */
  #verdict(content, given) {
    const { words } = this;
    const { scene, asked } = content;
    const chosen = asked.choices.find(({ id }) => textOf(scene, id) === given.text);
    const is = chosen?.id === asked.line;
    const own = is || !chosen ? nothing : withCode(words, otherChanged(words, chosen), asItIs);
    if (!this.settled) return this.hint(own);
    const link = content.link(is || !chosen?.text ? asked.lines : chosen.lines);
    return html`${this.verdict(content, given, is ? nothing : html`${words.say("predict:is")} <code>${this.right(content).expected.text}</code>${words.say("predict:stop")}`)}
      <p class="change">${withCode(words, howChanged(words, asked), asItIs)}</p>
      ${is ? nothing : html`<p class="overlooked">${own}</p>`}
      ${link ? html`<p><a class="open" href=${link} target=${link.startsWith("#") ? nothing : "_blank"} rel="noopener">${words.say(`predict:changed:${is || !chosen?.text ? "open" : "open-own"}`)}</a></p>` : nothing}`;
  }

  /** The story of the changed run. */
  #run() {
    const { scene, step } = this.#story;
    if (!scene) return nothing;
    return html`<h4>${this.words.say("predict:changed:story")}</h4><uri-story .scene=${scene} .step=${step || scene.steps.length} @uriscope:step=${this.#went}></uri-story>`;
  }

  /** @param {Event} event */
  #went = (event) => {
    event.stopPropagation();
    this.#story.step = /** @type {CustomEvent} */ (event).detail;
    this.refresh();
  };

  /** @param {Event} event */
  #again = (event) => {
    event.preventDefault();
    this.again("fieldset button");
  };
}

/** The text of a line of the spec. @param {Scene} scene @param {string} id */
const textOf = ({ words, edition }, id) => untagged(ownLineText(words, edition, id));

define("uri-finding-line", FindingLine);
