/**
 * Exercises on paper: the questions with space for an answer, each with the student's answer if there is one, and, on
 * request, the right answers on a page of their own. Like the handout, it is drawn only for printing.
 */
import { nothing } from "lit-html";
import { ofReference } from "../../cases/predicting.js";
import { mostShown } from "../../run/sequence.js";
import { shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { datedNameOf } from "../../texts/naming.js";
import { solution } from "../stage/solution.js";
import { ownLineText } from "../stage/step.js";

/** Longer texts are shortened in the middle. */
const longestText = 2000;

/** @import { Edition } from "../../run/engine.js" */
/** @import { Exercise } from "../../run/sequence.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * An exercise with its data: a student's answer and, for a teacher, its run.
 * @typedef {Exercise & { answered?: import("../../rooms/predicting.js").Answered | null, scene?: import("../../run/scene.js").Scene | null, changed?: import("../../cases/mistakes.js").ChangedLine | null }} Asked
 *   changed: the line to find
 */

/** @param {Words} words @param {{ asked: Asked[], editions: Edition[], address: string }} of */
export function worksheet(words, { asked: all, editions, address }) {
  const asked = all.slice(0, mostShown);
  const solved = asked.some(({ scene }) => scene);
  return html`
    <p class="from">uriscope</p>
    <h1>${words.say("handout:exercises")}</h1>
    <p class="name">${words.say("handout:name")} <span class="blank"></span></p>
    <ol class="exercises">${asked.map(
      (exercise) => html`<li>${texts(words, exercise, editions)}
      <p class="question">${questionOf(words, exercise)}</p>
      ${offered(words, exercise, editions)}
      ${exercise.answered ? answer(words, exercise.answered) : html`<p class="blank"></p>`}</li>`,
    )}</ol>
    ${all.length > mostShown ? html`<p>${words.say("predict:left", { count: all.length - mostShown })}</p>` : nothing}
    <p class="link">${words.say("handout:practise")} <a href=${address}>${address}</a></p>
    ${solved ? answers(words, asked) : nothing}`;
}

/** The question, worded for paper. @param {Words} words @param {Asked} exercise */
function questionOf(words, { predict, changed }) {
  const [mode, name = ""] = (predict === "line" && !changed ? "target" : predict || "target").split(":");
  const own = mode === "rule" || mode === "output";
  return words.say(own ? `handout:questions:${mode}` : `predict:questions:${mode}`, { name });
}

/** The lines to choose the changed one from. @param {Words} words @param {Asked} exercise @param {Edition[]} editions */
function offered(words, { edition: id, changed }, editions) {
  const edition = editions.find((one) => one.id === id);
  if (!changed || !edition) return nothing;
  return html`<ul class="offered">${changed.choices.map((one) => html`<li><code>${ownLineText(words, edition, one.id)}</code></li>`)}</ul>`;
}

/**
 * The base is left out if the question is only about the reference.
 * @param {Words} words @param {Asked} exercise @param {Edition[]} editions
 */
function texts(words, { base, reference, edition: id, predict, changed }, editions) {
  const edition = editions.find((one) => one.id === id);
  const alone = ofReference(predict, id);
  return html`<dl class="texts">
    ${alone ? nothing : html`<dt>${words.say("ui:base")}</dt><dd><code>${shortened(words, base, longestText)}</code></dd>`}
    <dt>${words.say("ui:reference")}</dt><dd>${reference ? html`<code>${shortened(words, reference, longestText)}</code>` : words.say("ui:empty-input")}</dd>
    ${changed ? html`<dt>${words.say("predict:changed:gives")}</dt><dd><code>${shortened(words, changed.text, longestText)}</code></dd>` : nothing}
    <dt>${words.say("ui:edition")}</dt><dd>${edition ? datedNameOf(words, edition) : id}</dd>
  </dl>`;
}

/** @param {Words} words @param {NonNullable<Asked["answered"]>} answered */
const answer = (words, { right, given, expected }) =>
  html`<p class="given"><code>${shortened(words, given, longestText)}</code> ${words.say(right ? "predict:right" : "predict:wrong")} ${right || !expected ? nothing : html`${words.say("predict:is")} <code>${shortened(words, expected, longestText)}</code>`}</p>`;

/** @param {Words} words @param {Asked[]} asked */
const answers = (words, asked) => html`<section class="answers"><h1>${words.say("handout:answers")}</h1>
  <ol class="exercises">${asked.map((exercise) => html`<li>${exercise.scene ? solution(exercise.scene, exercise.predict, exercise.changed) : sentence(words, "page:unanswered")}</li>`)}</ol></section>`;
