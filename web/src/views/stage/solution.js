/**
 * The answer to an exercise, for its author: the right answer and its reason or, for a step-by-step question, the right
 * answer at each step.
 */
import { nothing } from "lit-html";
import { allowance, component, outputs, rules } from "../../cases/predicting.js";
import { howChanged } from "../../texts/changes.js";
import { gone, shortened } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { withCode } from "../../texts/marks.js";
import { drawnAnswer } from "./answer.js";
import { lineNumber, lineText, ownLineText, stepText } from "./step.js";
import { whyText } from "../../texts/why.js";

/** @import { Moment } from "../../cases/predicting.js" */
/** @import { Scene } from "../../run/scene.js" */

/** The middle of longer answers is left out, in UTF-16 code units. */
const longest = 400;
/** The maximum number of steps to show for a step-by-step exercise. */
const mostMoments = 50;

/** @param {Scene} scene @param {string} predict the question, "" for the target @param {import("../../cases/mistakes.js").ChangedLine | null} [changed] the line to find */
export function solution(scene, predict, changed = null) {
  if (changed) return changedAnswer(scene, changed);
  const [mode, name = ""] = predict.split(":");
  const moments = mode === "rule" ? rules(scene) : mode === "output" ? outputs(scene) : [];
  if (moments.length)
    return html`<ol class="moments">${moments.slice(0, mostMoments).map((moment) => html`<li>${at(scene, moment)}</li>`)}</ol>${moments.length > mostMoments ? gone : nothing}`;
  if (mode === "part") return given(scene, component(scene, name).expected);
  if (mode === "valid") return given(scene, allowance(scene));
  const { explanation, edition, words } = scene;
  return html`${drawnAnswer(words, explanation, longest)} <span class="why">${withCode(words, whyText(words, edition.id, explanation.why))}</span>`;
}

/**
 * The changed line, and its change.
 * @param {Scene} scene @param {import("../../cases/mistakes.js").ChangedLine} changed
 */
function changedAnswer({ words, edition }, changed) {
  const how = withCode(words, howChanged(words, changed), (_, value) => value);
  return html`<code>${ownLineText(words, edition, changed.line)}</code> <span class="why">${how}</span>`;
}

/** @param {Scene} scene @param {import("../../cases/predicting.js").Given} expected */
function given({ words }, { kind, text }) {
  if (kind !== "text") return words.say(`predict:kinds:${kind}`);
  return text ? html`<code>${shortened(words, text, longest)}</code>` : words.say("ui:empty-text");
}

/** The right answer at a moment of the run. @param {Scene} scene @param {Moment} moment */
function at(scene, { step, kind }) {
  const { words } = scene;
  if (kind === "output") {
    const text = scene.at(step).text(scene.buffers[0]) ?? "";
    return html`<code>${text ? shortened(words, text, longest) : "“”"}</code> <span class="why">${withCode(words, stepText(scene, step - 1))}</span>`;
  }
  const line = scene.line(step);
  const answer = kind === "answer" ? words.say(scene.steps[step].answer ? "ui:yes" : "ui:no") : "";
  return html`<b>${lineNumber(line)}</b> <code>${lineText(scene, line)}</code> ${answer ? html`<b>${answer}</b>` : nothing}`;
}
