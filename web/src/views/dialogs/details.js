/**
 * What the line of why has no space for: the whole sentence, and of a fault the place,
 * the rule that failed, the section of the document, and what could stand there.
 */
import { html, nothing } from "lit-html";
import { cite } from "../cite.js";
import { withCode } from "../../texts/marks.js";
import { placeOf, terminals } from "../stage/problem.js";
import "../stage/remarks.js";
import { sheet } from "./sheet.js";

/** @typedef {import("../../words/words.js").Words} Words */
/** @typedef {import("../stage/why.js").Fault} Fault */

/**
 * @param {Words} words
 * @param {string} id of the title
 * @param {object} of
 * @param {string} of.edition its id
 * @param {string} of.said the sentence
 * @param {Fault | null | undefined} of.fault
 * @param {import("../../run/scene.js").Scene | null} [of.scene] whose remarks follow
 * @param {(mend: import("../../reading/mend.js").Mend) => void} of.mended called with the one that was chosen
 * @param {() => void} of.closed
 */
export function details(words, id, { edition, said, fault, scene = null, mended, closed }) {
  return sheet({
    words,
    id,
    closed,
    small: true,
    title: words.say(fault ? "problem:details" : "problem:why"),
    body: html`<p>${withCode(words, said)}</p>${fault?.problem ? problem(words, edition, fault.problem, fault.text) : nothing}${
      fault?.mends.length
        ? html`<ul class="mending">${fault.mends.map(
            (one) => html`<li>
        <button type="button" @click=${(/** @type {Event} */ event) => mend(event, () => mended(one))}>${one.label}</button> ${withCode(words, words.say("problem:then", { text: one.text }))}
      </li>`,
          )}</ul>`
        : nothing
    }${scene ? html`<uri-remarks .scene=${scene}></uri-remarks>` : nothing}`,
  });
}

/** The dialog gives the focus back before the text is mended. @param {Event} event @param {() => void} then */
function mend(event, then) {
  /** @type {Element} */ (event.currentTarget).closest("dialog")?.close();
  then();
}

/** @param {Words} words @param {string} edition @param {import("../../run/engine.js").Problem} problem @param {string} text */
const problem = (words, edition, problem, text) => html`<dl class="particulars">
  <dt>${words.say("problem:where")}</dt><dd>${withCode(words, placeOf(words, problem, text))}</dd>
  <dt>${words.say(problem.id ? "problem:state" : "problem:rule")}</dt><dd><code>${problem.rule}</code> ${cite(words, problem.section)}</dd>
  ${problem.expected.length ? html`<dt>${words.say("problem:can")}</dt><dd><ul>${terminals(words, edition, problem.expected).map((one) => html`<li>${withCode(words, one)}</li>`)}</ul></dd>` : nothing}
</dl>`;
