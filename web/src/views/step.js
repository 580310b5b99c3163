/**
 * How a line of the listing and a step of the run are said.
 */

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../engine.js").Line} Line */

/** The text of a line. @param {Scene} scene @param {Line} line */
export const lineText = ({ words, edition }, { id, code }) => words.say(`${edition.id}:lines:${id}`, {}, code);

/**
 * How the document counts a line, where it counts: the number or letter of a step, or
 * the name of a rule for dot segments.
 * @param {Line} line
 */
export const lineNumber = ({ id, phase }) => (phase === "dots" || /^\d/.test(id) ? id : "");

/** The sentence of a step, with the marks of its values. @param {Scene} scene @param {number} i index of the step */
export function stepText(scene, i) {
  const { words, edition, listing: { registers } } = scene;
  const line = scene.line(i);
  const { answer, edits } = scene.steps[i];
  const id = `${edition.id}:steps:${line.id}`;
  if (words.has(id)) {
    return words.say(id, (name) => {
      if (name === "answer") return answer;
      if (name === "took") return took(scene, i);
      const register = registers.findIndex((r) => r.name === name);
      return register < 0 ? undefined : scene.at(i).text(register);
    });
  }
  if (!edits.length) return words.say("ui:runs", { line: lineText(scene, line) });
  const [register] = edits[0];
  return words.say("ui:sets", { register: registers[register].name, value: scene.at(i + 1).text(register) });
}

/** Characters that a step takes from the first buffer. @param {Scene} scene @param {number} i */
const took = ({ steps, buffers }, i) =>
  steps[i].edits.reduce((sum, [register, start, end]) => (register === buffers[0] ? sum + end - start : sum), 0);
