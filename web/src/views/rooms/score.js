/**
 * The score of a list of cases: a sentence, lists of undetected changes, and the cases to add.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";

/** additionLines: the cases to add, as lines to copy. @typedef {import("../../texts/score.js").ScoreTexts & { additionLines: string }} Scored */

/** @param {import("../../words/words.js").Words} words @param {Scored} scored @param {(button: HTMLElement, text: string) => void} copy */
export const scoreBlock = (words, { result, lists, additions, additionLines }, copy) =>
  html`<p class="scored">${result}</p>
    ${lists.map(
      ({
        title,
        sections,
      }) => html`<details><summary>${title} ${words.number(sections.flatMap(({ texts }) => texts).length)}</summary>
        ${sections.map(({ section, texts }) => html`<p class="note">${section}</p><ul>${texts.map((text) => html`<li>${withCode(words, text, (_, line) => line)}</li>`)}</ul>`)}</details>`,
    )}
    ${
      additions
        ? html`<p>${additions} <button type="button" @click=${(/** @type {Event} */ { currentTarget }) => copy(/** @type {HTMLElement} */ (currentTarget), additionLines)}>${words.say("score:copy")}</button></p>
    <pre class="additions" tabindex="0" role="group" aria-label=${words.say("score:added")}><code>${additionLines}</code></pre>`
        : nothing
    }`;
