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

/**
 * The section of a line, as it is written after a sentence: "RFC 3986, 5.2.4, step 2C".
 * @param {import("../words.js").Words} words @param {Line} line
 */
export function sectionText(words, { id, section }) {
  const short = section.replace(", section ", ", ");
  return /^\d/.test(id) ? words.say("ui:player:cited", { section: short, step: id }) : short;
}

/** A stretch of a run, from one step to another: those after "from", up to "to". @typedef {{ phase: string, from: number, to: number }} Phase */

/** @type {WeakMap<Scene, Phase[]>} */
const phases = new WeakMap();

/**
 * The phases of a run, each with the steps that it takes. A line that calls a routine is
 * where the phase of that begins. What goes on after one is a phase again.
 * @param {Scene} scene
 */
export function phasesOf(scene) {
  const known = phases.get(scene);
  if (known) return known;
  /** @type {Phase[]} */
  const found = [];
  scene.steps.forEach(({ line }, i) => {
    const calls = scene.steps[i + 1]?.call === line;
    const { phase } = scene.line(calls ? i + 1 : i);
    const last = found.at(-1);
    if (last?.phase === phase) last.to = i + 1;
    else found.push({ phase, from: i, to: i + 1 });
  });
  phases.set(scene, found);
  return found;
}

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
