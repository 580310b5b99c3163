/**
 * The exercises that a teacher has set: one row each, with its texts as a student sees them, the choice of spec and
 * question, and the folded answer.
 */
import { nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ofReference } from "../../cases/predicting.js";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { besideOf, labelOf } from "../../texts/naming.js";
import { solution } from "../stage/solution.js";
import { ContentView, define } from "../view.js";

/** Longer texts are shortened in the middle. */
const longestText = 2000;

/** @import { Edition } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Exercise } from "../../run/sequence.js" */

/**
 * @typedef {object} Content
 * @property {(Exercise & { scene: Scene | null, changed: import("../../cases/mistakes.js").ChangedLine | null, link: string })[]} rows
 *   link: to the stage with its question
 * @property {Edition[]} editions
 * @property {(edition: string) => string[]} questions the questions that suit a spec
 * @property {(i: number | null, chosen: Partial<Exercise>) => void} choose chooses for one row, or for all
 */

/** @param {Event} event */
const valueOf = (event) => /** @type {HTMLSelectElement} */ (event.target).value;

/** @extends {ContentView<Content>} */
export class Exercises extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    const { rows } = content;
    return html`<table>
      <caption>${words.say("teach:preview", { count: rows.length })}</caption>
      <thead><tr><th scope="col">${words.say("teach:exercise")}</th><th scope="col">${words.say("ui:edition")}</th><th scope="col">${words.say("teach:question")}</th></tr></thead>
      <tbody>${rows.length > 1 ? this.#all(content) : nothing}${rows.map((row, i) => this.#row(content, row, i))}</tbody>
    </table>`;
  }

  /** The choices for all rows. @param {Content} content */
  #all({ rows, editions, questions, choose }) {
    const { words } = this;
    const [{ edition, predict }] = rows;
    const all = words.say("teach:all");
    const one = rows.every((row) => row.edition === edition) ? edition : null;
    const asked = rows.every((row) => row.predict === predict) ? predict : null;
    return html`<tr class="all"><th scope="row">${all}</th>
      <td>${this.#editions(editions, one, (value) => choose(null, { edition: value }), all)}</td>
      <td>${this.#questions(questions(edition), asked, (value) => choose(null, { predict: value }), all)}</td></tr>`;
  }

  /** @param {Content} content @param {Content["rows"][number]} row @param {number} i */
  #row({ editions, questions, choose }, { base, reference, edition, predict, scene, changed, link }, i) {
    const { words } = this;
    const number = words.say("teach:number", { number: i + 1 });
    const alone = ofReference(predict, edition);
    return html`<tr><th scope="row"><a href=${link} title=${words.say("teach:try")}>${number}</a>
        ${alone ? nothing : html`<code>${shortened(words, base, longestText)}</code><span class="plus"> + </span>`}${reference ? html`<code>${shortened(words, reference, longestText)}</code>` : html`<i>${words.say("ui:empty-text")}</i>`}
        ${scene ? html`<details><summary>${words.say("teach:answer")}</summary>${solution(scene, predict, changed)}</details>` : html`<p>${words.say("page:unanswered")}</p>`}</th>
      <td>${this.#editions(editions, edition, (value) => choose(i, { edition: value }), number)}</td>
      <td>${this.#questions(questions(edition), predict, (value) => choose(i, { predict: value }), number)}</td></tr>`;
  }

  /**
   * @param {Edition[]} editions @param {string | null} chosen null: they differ @param {(value: string) => void} choose
   * @param {string} of
   */
  #editions(editions, chosen, choose, of) {
    return html`<select aria-label=${`${of} ${this.words.say("ui:edition")}`} @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
      ${chosen === null ? html`<option value="" disabled .selected=${live(true)}>${this.words.say("teach:several")}</option>` : nothing}
      ${editions.map((one) => html`<option value=${one.id} .selected=${live(one.id === chosen)}>${one.year} ${one.living ? labelOf(this.words, one) : besideOf(this.words, one)}</option>`)}</select>`;
  }

  /** @param {string[]} all @param {string | null} chosen @param {(value: string) => void} choose @param {string} of */
  #questions(all, chosen, choose, of) {
    const { words } = this;
    return html`<select aria-label=${`${of} ${words.say("teach:question")}`} @change=${(/** @type {Event} */ event) => choose(valueOf(event))}>
      ${chosen === null ? html`<option value="-" disabled .selected=${live(true)}>${words.say("teach:several")}</option>` : nothing}
      ${all.map((one) => html`<option value=${one} .selected=${live(one === chosen)}>${words.say(`teach:questions:${one || "target"}`)}</option>`)}</select>`;
  }
}

define("uri-exercises", Exercises);
