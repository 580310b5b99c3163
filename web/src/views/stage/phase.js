/**
 * The phases of a run, which are the rows of its story: their steps, and the sentence about each.
 */
import { isLost } from "../../run/scene.js";
import { whyText } from "../../texts/why.js";
import { stepText } from "./step.js";

/** @import { Row } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */

/** The indexes of a row's steps. @param {Row} row */
export const stepsOf = ({ steps }) =>
  steps.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i));

/** True if a step belongs to a row. @param {Row} row @param {number} step */
export const isOf = ({ steps }, step) => steps.some(([from, to]) => from <= step && step < to);

/**
 * The sentence about a phase: the clauses of the reason that belong to it; or the step that lost something, or else the
 * last one that adds text. The last step of the run says where the target's components come from.
 * @param {Scene} scene @param {Row} row
 */
export function phaseText(scene, row) {
  const { words, edition, explanation } = scene;
  const { why, account } = explanation;
  const own = why.clauses.filter(({ id }) => row.clauses.includes(id));
  if (own.length) return whyText(words, edition.id, { ...why, clauses: own });
  const lost = account?.find((of) => isLost(of) && isOf(row, of.step) && of.step < scene.steps.length);
  const steps = stepsOf(row).filter((at) => at < scene.steps.length);
  const last = steps.at(-1);
  const telling = last === scene.steps.length - 1 ? last : (steps.findLast((at) => adds(scene, at)) ?? last);
  const at = lost?.step ?? telling;
  return at === undefined ? "" : stepText(scene, at);
}

/** True if a step adds text to a register. @param {Scene} scene @param {number} at index of the step */
const adds = ({ steps }, at) => steps[at].edits.some(([, , , pieces]) => pieces?.length);
