/**
 * What the word catalogue needs to know of a step to say it in a sentence.
 */
import * as words from "../words/en.js";

/** @typedef {import("../scene.js").Scene} Scene */

/** @param {Scene} scene @param {number} i index of the step */
export function told(scene, i) {
  const { answer, edits } = scene.steps[i];
  return {
    answer,
    /** @param {string} register */
    value(register) {
      return scene.at(i).text(scene.listing.registers.findIndex(({ name }) => name === register));
    },
    /** Characters that went from the first buffer. */
    took: edits.reduce((sum, [register, start, end]) => (register === scene.buffers[0] ? sum + end - start : sum), 0),
  };
}

/** The sentence of a step. @param {Scene} scene @param {number} i */
export function sentence(scene, i) {
  const line = scene.line(i);
  const of = words.editions[scene.explanation.edition].steps[line.id];
  if (of) return of(told(scene, i));
  const [edit] = scene.steps[i].edits;
  if (!edit) return `${line.code}.`;
  const register = edit[0];
  return words.sets(scene.listing.registers[register].name, scene.at(i + 1).text(register));
}

/**
 * How the document counts a line, where it counts: the number or letter of a step, or
 * the name of a rule for dot segments.
 * @param {import("../engine.js").Line} line
 */
export const counted = ({ id, phase }) => (phase === "dots" || /^\d/.test(id) ? id : "");
