/**
 * The dialog with the details that don't fit into the line of the reason: the whole sentence and, for an error, the
 * place, the rule that failed, the section of the document, and what is allowed there.
 */
import { nothing } from "lit-html";
import { isTold } from "../../cases/why.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";
import { withCode } from "../../texts/marks.js";
import { placeOf, terminals } from "../../reading/problem.js";
import "../stage/remarks.js";
import { lineText, numberWithin } from "../stage/step.js";
import { sheet } from "./sheet.js";

/** @import { Words } from "../../words/words.js" */
/** @import { Fault } from "../stage/why.js" */

/**
 * @param {Words} words
 * @param {string} id of the title
 * @param {object} of
 * @param {string} of.edition its id
 * @param {string} of.said the sentence
 * @param {Fault | null | undefined} of.fault
 * @param {Fault[]} [of.faults] errors, of which those found by an algorithm are listed
 * @param {import("../../run/scene.js").Scene | null} [of.run] the run that found them
 * @param {import("../../run/scene.js").Scene | null} [of.scene] the scene with more remarks
 * @param {(mend: import("../../reading/mend.js").Mend) => void} of.mended called with the chosen fix
 * @param {() => void} of.closed
 */
export function details(words, id, { edition, said, fault, faults = [], run = null, scene = null, mended, closed }) {
  const found = faults.filter(isTold);
  if (found.length && (!fault || isTold(fault)))
    return sheet({
      words,
      id,
      closed,
      small: true,
      title: words.say("problem:all", { count: found.length }),
      body: all(words, edition, found, run, fault ? "" : said, scene),
    });
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

/** The reason for the answer, if there is one, and all errors found by an algorithm. @param {Words} words @param {string} edition @param {Fault[]} faults @param {import("../../run/scene.js").Scene | null} run @param {string} said @param {import("../../run/scene.js").Scene | null} scene */
const all = (words, edition, faults, run, said, scene) => html`${said ? html`<p>${withCode(words, said)}</p>` : nothing}
  <ol class="found">${faults.map(
    (fault) =>
      html`<li><p><b>${words.say("ui:register", { name: words.say(`ui:${fault.name}`) })}</b>${words.say("ui:between", {}, " ")}${withCode(words, fault.said)}</p>${fault.problem ? problem(words, edition, fault.problem, fault.text, run) : nothing}</li>`,
  )}</ol>${scene?.explanation.findings.length ? html`<uri-remarks .scene=${scene}></uri-remarks>` : nothing}`;

/**
 * The listing's line that found an error, and the consequence.
 * @param {Words} words @param {import("../../run/engine.js").Problem} problem @param {import("../../run/scene.js").Scene | null} run
 */
function found(words, { line, id, fatal }, run) {
  const of = run?.listing.lines.find((one) => one.id === line);
  return html`${id ? html`<dt>${words.say("problem:name")}</dt><dd><code>${id}</code></dd>` : nothing}${
    run && of
      ? html`<dt>${words.say("problem:line")}</dt><dd><code>${numberWithin(of)} ${lineText(run, of)}</code></dd>`
      : nothing
  }${fatal === undefined ? nothing : html`<dt>${words.say("problem:ends")}</dt><dd>${words.say("problem:fatal", { fatal })}</dd>`}`;
}

/** The dialog must return the focus before the text is fixed. @param {Event} event @param {() => void} then */
function mend(event, then) {
  /** @type {Element} */ (event.currentTarget).closest("dialog")?.close();
  then();
}

/** @param {Words} words @param {string} edition @param {import("../../run/engine.js").Problem} problem @param {string} text @param {import("../../run/scene.js").Scene | null} [run] */
function problem(words, edition, problem, text, run = null) {
  const place = placeOf(words, problem, text);
  return html`<dl class="particulars">
  ${place ? html`<dt>${words.say("problem:where")}</dt><dd>${withCode(words, place)}</dd>` : nothing}
  <dt>${words.say(problem.id ? "problem:state" : "problem:rule")}</dt><dd><code>${problem.rule}</code> ${cite(words, problem.section)}</dd>
  ${found(words, problem, run)}
  ${problem.expected.length ? html`<dt>${words.say("problem:can")}</dt><dd><ul>${terminals(words, edition, problem.expected).map((one) => html`<li>${withCode(words, one)}</li>`)}</ul></dd>` : nothing}
</dl>`;
}
