/**
 * The effect of a step on a buffer: the place, the removed text, the text that moves into another register, and the
 * added text.
 */

/** @import { Scene } from "../../run/scene.js" */

/**
 * Before the step, the buffer is the text before "start", the removed text, and the text after "end". After it, "added"
 * replaces the removed text.
 * @typedef {object} Change
 * @property {number} start
 * @property {number} end
 * @property {boolean} moves whether the removed text moves into another register
 * @property {string} added
 * @property {boolean} fills whether the buffer is new: then its initial text wasn't added
 */

/**
 * Computes the effect of a step on a buffer.
 * @param {Scene} scene @param {number} i index of the step @param {number} buffer @returns {Change}
 */
export function changeOf(scene, i, buffer) {
  const { edits } = scene.steps[i];
  const edit = edits.find(([register]) => register === buffer);
  if (!edit) return noChange(scene, i, buffer);
  const player = scene.at(i);
  const [, start, end, pieces] = edit;
  return {
    start,
    end,
    moves: edits.some(
      ([register, , , from]) =>
        register !== buffer &&
        from?.some((piece) => typeof piece !== "string" && piece[0] === buffer && piece[1] < end && piece[2] > start),
    ),
    added: (pieces ?? [])
      .map((piece) => (typeof piece === "string" ? piece : player.slice(piece[0], piece[1], piece[2])))
      .join(""),
    fills: player.registers[buffer] === null,
  };
}

/**
 * The effect of a step that leaves a buffer alone. Its place is the point of interest: with two buffers the end that is
 * worked on, with a single one the place of the last edit.
 * @param {Scene} scene @param {number} step the number of steps executed @param {number} buffer
 * @returns {Change}
 */
export function noChange(scene, step, buffer) {
  const length = scene.at(step).length(buffer);
  const at =
    scene.buffers.length === 1
      ? Math.min(lastPlace(scene, step, buffer), length)
      : keepsEnd(scene, buffer)
        ? length
        : 0;
  return { start: at, end: at, moves: false, added: "", fills: false };
}

/** @param {Scene} scene @param {number} step @param {number} buffer */
function lastPlace({ steps }, step, buffer) {
  for (let i = step - 1; i >= 0; i--) {
    const edit = steps[i].edits.find(([register]) => register === buffer);
    if (edit) return edit[1];
  }
  return 0;
}

/**
 * True for buffers that change at their end: all except the last, which loses segments at its front.
 * @param {Scene} scene @param {number} buffer
 */
export const keepsEnd = ({ buffers }, buffer) => buffers.length === 1 || buffer !== buffers.at(-1);
