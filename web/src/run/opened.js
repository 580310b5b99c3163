/**
 * Opens one step of a scene that is a group of lines: its lines become steps in its place, and all others are
 * unchanged.
 */
import { Scene } from "./scene.js";

/** @import { Detail, Problem } from "./engine.js" */

/** @param {Scene} scene @param {Detail} detail */
export function withDetail(scene, { group, steps, total }) {
  const { explanation, edition, words, kind, resolved } = scene;
  const { run } = explanation;
  const one = run.steps[group];
  // If some of its lines weren't recorded, the steps after it can't be played.
  const rest = steps.length === total ? run.steps.slice(group + 1) : [];
  const problems = located(scene, group, steps, explanation.problems);
  return new Scene({
    explanation: {
      ...explanation,
      problems,
      run: { steps: [...run.steps.slice(0, group), ...steps, ...rest], total: run.total - 1 + total },
    },
    edition,
    words,
    kind,
    resolved,
    opened: one.group ? { group: one.group, line: one.line, call: one.call, from: group, steps: steps.length } : null,
  });
}

/**
 * The problems, with the steps at which they are now found.
 * @param {Scene} scene @param {number} group @param {Detail["steps"]} steps @param {Problem[]} problems
 */
function located({ listing: { lines } }, group, steps, problems) {
  /** Steps before this one are assigned already. */
  let next = 0;
  return problems.map((problem) => {
    const { step = -1, line } = problem;
    if (step < group) return problem;
    if (step > group) return { ...problem, step: step - 1 + steps.length };
    const at = steps.findIndex((one, i) => i >= next && lines[one.line].id === line && one.answer !== false);
    next = Math.max(next, at + 1);
    return { ...problem, step: group + Math.max(at, 0) };
  });
}

/** Converts a step of a run with an opened step to the run without one. @param {Scene} scene @param {number} step */
export function closedStep({ opened }, step) {
  if (!opened || step <= opened.from) return step;
  return Math.max(step - opened.steps, opened.from) + 1;
}
