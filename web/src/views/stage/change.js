/**
 * What a step does to a buffer: where, what goes, what moves into another register, and
 * what comes.
 */

/** @import { Scene } from "../../run/scene.js" */

/**
 * The buffer before the step is what stands before "start", what is removed, and what stands
 * behind "end". After it, "added" is in the place of what is removed.
 * @typedef {object} Change
 * @property {number} start
 * @property {number} end
 * @property {boolean} moves whether what is removed goes into another register, and not away
 * @property {string} added
 * @property {boolean} fills whether the buffer had not been there: what it begins with did not come in
 */

/** What a step does to a buffer. @param {Scene} scene @param {number} i index of the step @param {number} buffer @returns {Change} */
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
 * Nothing is done to a buffer. Its place is where the eye is: of two buffers the end that is
 * worked on, of a single one where the last edit was.
 * @param {Scene} scene @param {number} step how many steps have been carried out @param {number} buffer
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

/** Whether a buffer is worked on at its end: all but the last, from which segments go. @param {Scene} scene @param {number} buffer */
export const keepsEnd = ({ buffers }, buffer) => buffers.length === 1 || buffer !== buffers.at(-1);
