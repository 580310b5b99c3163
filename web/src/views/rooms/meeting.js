/**
 * A question before the ladder: on which rung do two texts meet? The reader chooses a rung, or that they don't meet,
 * and learns if that is right, and what happens on the right rung. Answers emit the event uriscope:predict, like
 * views/stage/predict.js. The words come from "ui", "predict" and "compare".
 */
import { nothing } from "lit-html";
import { isSame, meeting } from "../../cases/predicting.js";
import { characters } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { sectionSaid } from "../../texts/section.js";
import { datedNameOf } from "../../texts/naming.js";
import { sentence } from "../../texts/marks.js";
import { define } from "../view.js";
import { Question } from "./question.js";

/** @import { Comparison } from "../../run/engine.js" */
/** @import { Given } from "../../cases/predicting.js" */

/** @typedef {{ comparison: Comparison, edition: import("../../run/engine.js").Edition, base: string }} Content */

/** @extends {Question<Content>} */
export class Meeting extends Question {
  /** @param {Content} content */
  keyOf({ comparison: { a, b }, edition, base }) {
    return [a.text, b.text, edition.id, base];
  }

  /** @param {Content} content */
  right({ comparison }) {
    return { expected: meeting(comparison), step: 0 };
  }

  /** @param {Content} content */
  draw(content) {
    const { comparison, edition, base } = content;
    const { words } = this;
    const { given, settled } = this;
    /** @param {string} label @param {string} text */
    const row = (label, text) =>
      html`<div><dt>${words.say(label)}</dt><dd><code>${characters(words, text, 0, text.length)}</code></dd></div>`;
    return html`<section class="predict" aria-labelledby=${this.idOf("title")}>
      <h2 id=${this.idOf("title")}>${words.say("predict:title")}</h2>
      <dl class="asked rows">${row("compare:label:a", comparison.a.text)}${row("compare:label:b", comparison.b.text)}${comparison.a.resolved || comparison.b.resolved ? row("compare:label:base", base) : nothing}
        <div><dt>${words.say("ui:edition")}</dt><dd>${datedNameOf(words, edition)}</dd></div></dl>
      <form @submit=${this.#again}>
        <fieldset class="rungs" ?disabled=${settled}><legend>${words.say("predict:questions:rung")}</legend>
          ${rungsOf(comparison).map(({ id, section }) => this.#choice({ kind: "text", text: id }, html`${words.say(`compare:rungs:${id}`)}`, section))}
          ${this.#choice({ kind: "apart", text: "" }, words.say("predict:kinds:apart"))}</fieldset>
        ${given ? html`<p class="act">${settled ? html`<button type="submit" class="again">${words.say("predict:again")}</button>` : this.solve}</p>` : nothing}
      </form>
      <div class="verdict" role="status">${given ? this.#verdict(content, given) : nothing}</div>
    </section>`;
  }

  /** @param {Given} answer @param {unknown} label @param {string} [section] */
  #choice(answer, label, section = "") {
    const chosen = this.given !== null && isSame(this.given, answer);
    return html`<button type="button" class=${chosen ? "chosen" : nothing} data-rung=${answer.text} title=${section ? sectionSaid(this.words, section) : nothing} aria-pressed=${this.given ? (chosen ? "true" : "false") : nothing} @click=${() => this.answer(answer)}>${label}</button>`;
  }

  /** @param {Content} content @param {Given} given */
  #verdict(content, given) {
    const { words } = this;
    const { comparison, edition } = content;
    const rung = comparison.meet === null ? null : comparison.rungs[comparison.meet];
    if (!this.settled) {
      const chosen = comparison.rungs.find(({ id }) => given.kind === "text" && id === given.text);
      return this.hint(words.say(`predict:hint:${!chosen ? "somewhere" : chosen.equal ? "lower" : "higher"}`));
    }
    const right = rung
      ? words.say("predict:meet", { rung: words.say(`compare:rungs:${rung.id}`) })
      : words.say("predict:apart");
    return html`${this.verdict(content, given, right)}
      ${rung ? html`<p>${sentence(words, `compare:does:${rung.id}`, { edition: edition.id })} ${cite(words, rung.section)}</p>` : nothing}`;
  }

  /** @param {Event} event */
  #again = (event) => {
    event.preventDefault();
    this.again("fieldset button");
  };
}

/** The rungs that have a result. @param {Comparison} comparison */
const rungsOf = ({ rungs }) => rungs.filter(({ explained, excludes }) => !explained && !excludes);

define("uri-meeting", Meeting);
