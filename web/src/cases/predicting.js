/**
 * Checks predictions: computes a run's answer, compares it with the reader's, and finds the step at which they diverge.
 *
 * That is the first step after which the reader's answer can no longer become the target. What is still possible is
 * determined for each component separately:
 *   - A component other than the path is decided by the last question about it or,
 *     without one, by the line that sets it.
 *   - A path can become any path that removing dot segments may leave: a segment
 *     before a ".." may be removed, others are kept. So a path that goes up too little
 *     is impossible after the step that removed a segment it still has, and one that
 *     goes up too far after the step that removed the last ".." that could have helped.
 *
 * If several components differ, the one that is decided first counts.
 */

import { editionsOf } from "../run/editionsof.js";
import { misreadingText, reasonText } from "../texts/expected.js";
import { living } from "../texts/naming.js";
import { messagesOf } from "./dialogue.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Answer, Comparison, Explanation, Request, Role } from "../run/engine.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/**
 * An answer: a text, or a result that isn't one. "allowed" answers whether the grammar allows a text, "absent" what a
 * component is, "apart" where two texts meet, "nothing" what is sent next.
 * @typedef {{ kind: "text" | "current-document" | "no-relative-form" | "refused" | "absent" | "allowed" | "apart" | "nothing", text: string }} Given
 */

/** The explanation of a wrong answer, and the step of this run that differs, 0 if unknown. @typedef {{ said: string, step: number }} Explained */

/** Longer paths, in segments, are only compared for equality. */
const mostSegments = 300;

/** The answer of a run, including results that aren't a target. @param {Answer} answer @returns {Given} */
export function expectedOf({ outcome, target, fragment }) {
  if (target !== null) return { kind: "text", text: target };
  if (outcome === "same-document")
    return { kind: "current-document", text: fragment === undefined ? "" : `#${fragment}` };
  return { kind: outcome === "no-relative-form" ? outcome : "refused", text: "" };
}

/** True if an answer equals the expected one. @param {Given} given @param {Given} expected */
export const isSame = (given, expected) =>
  given.kind === expected.kind && (given.kind !== "text" || given.text === expected.text);

/** The id of the rung where two texts meet. @param {Comparison} comparison @returns {Given} */
export const meeting = ({ rungs, meet }) =>
  meet === null ? { kind: "apart", text: "" } : { kind: "text", text: rungs[meet].id };

/**
 * The client's next message after some messages, these messages, and the step that sends it, or the last step if there
 * is none.
 * @param {Scene} scene @param {number} after @returns {{ before: string[], expected: Given, step: number }}
 */
export function sentNext(scene, after) {
  const messages = messagesOf(scene);
  const next = messages[after];
  return {
    before: messages.slice(0, after).map(({ text }) => text),
    expected: next ? { kind: "text", text: next.text } : { kind: "nothing", text: "" },
    step: next?.step ?? scene.steps.length,
  };
}

/**
 * The step, as displayed, at which a wrong answer and the run diverge.
 * @param {Scene} scene @param {Given} given
 */
export function partingStep(scene, given) {
  const expected = expectedOf(scene.explanation);
  return (
    1 +
    (expected.kind === "text" && given.kind === "text"
      ? ofTexts(scene, given.text, expected.text)
      : ofKinds(scene, given, expected))
  );
}

/** The index of the step that rules out another kind of answer. @param {Scene} scene @param {Given} given @param {Given} expected */
function ofKinds(scene, given, expected) {
  const { steps, explanation } = scene;
  const all = questions(scene, steps.length);
  const [first = 0] = all;
  const last = all.at(-1) ?? 0;
  if (expected.kind === "refused")
    return explanation.base.parts.some(({ role, span }) => role === "scheme" && span) ? beforeReturn(scene) : 0;
  if (expected.kind !== "text") return last;
  if (given.kind === "current-document") {
    const path = all.find((i) => asks(scene, i, "path")) ?? first;
    const query = all.find((i) => i > path && asks(scene, i, "query"));
    return steps[path].answer && query !== undefined ? query : path;
  }
  if (given.kind === "no-relative-form") return all.findLast((i) => asks(scene, i, "scheme")) ?? first;
  return given.kind === "refused" ? Math.max(0, steps.length - 1) : last;
}

/** The index of the step that rules out a text. @param {Scene} scene @param {string} given @param {string} expected */
function ofTexts(scene, given, expected) {
  const [of, should] = [split(given), split(expected)];
  const roles = /** @type {const} */ (["scheme", "authority", "path", "query", "fragment"]);
  const steps = roles
    .filter((role) => of[role] !== should[role])
    .map((role) => (role === "path" ? ofPaths(scene, of, should) : decided(scene, role, scene.steps.length)));
  return Math.max(0, Math.min(...steps));
}

/** The five components, as RFC 3986, Appendix B, splits a text. @param {string} text */
export function split(text) {
  const [, , scheme = null, , authority = null, path = "", , query = null, , fragment = null] =
    /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s.exec(text) ?? [];
  return { scheme, authority, path, query, fragment };
}

/**
 * The step that decides a component: the last question about it or, without one, the line that sets it.
 * @param {Scene} scene @param {Role} role @param {number} before
 */
function decided(scene, role, before) {
  const names = namesOf(scene, role);
  const { registers } = scene.listing;
  let set = -1;
  scene.steps.forEach(({ edits }, i) => {
    const { phase } = scene.line(i);
    if (
      i < before &&
      phase !== "recompose" &&
      edits.some(([r]) => names.has(registers[r].component) && registers[r].of.includes("target"))
    )
      set = i;
  });
  const end = set < 0 ? before : set + 1;
  const asked = questions(scene, end);
  const question =
    asked.findLast((i) => asks(scene, i, role)) ??
    (role === "authority" ? asked.findLast((i) => asks(scene, i, "scheme")) : undefined);
  return question ?? (set < 0 ? before - 1 : set);
}

/** The indexes of the questions outside the recomposition. @param {Scene} scene @param {number} end */
const questions = ({ steps, listing: { lines } }, end) =>
  steps.flatMap(({ line, answer }, i) =>
    i < end && answer !== undefined && !["recompose", "dots"].includes(lines[line].phase) ? [i] : [],
  );

/** True if a step tests a component of the reference. @param {Scene} scene @param {number} i @param {Role} role */
function asks(scene, i, role) {
  const names = namesOf(scene, role);
  const { registers } = scene.listing;
  return scene
    .line(i)
    .reads.some(
      (r) =>
        registers[r].of.includes("reference") &&
        (names.has(registers[r].component) || !isPart(scene, registers[r].component)),
    );
}

/** A spec's names for a component. @param {Scene} scene @param {Role} role */
const namesOf = ({ explanation }, role) =>
  new Set(explanation.base.parts.filter((part) => part.role === role && part.level === 1).map(({ name }) => name));

/** True if a register holds just one component. The early specs test whole references. @param {Scene} scene @param {string} component */
const isPart = ({ explanation }, component) => explanation.base.parts.some(({ name }) => name === component);

/** @typedef {ReturnType<typeof split>} Components */

/** @param {Scene} scene @param {Components} given @param {Components} expected */
function ofPaths(scene, given, expected) {
  const held = materials(scene);
  const [start] = held;
  if (!start) return decided(scene, "path", scene.steps.length);
  const joined = held.findLast(({ i }) => i < firstDots(scene)) ?? start;
  // A query in the same buffer is part of what the buffer can become.
  const whole = expected.query !== null && joined.text.includes("?");
  const text = whole && given.query !== null ? `${given.path}?${given.query}` : given.path;
  if (!canBecome(joined.text, text)) {
    if (scene.line(start.i).phase === "merge" && !fromOne(scene, text)) return start.i;
    return questions(scene, start.i + 1).findLast((i) => asks(scene, i, "path")) ?? start.i;
  }
  const gone = held.find(({ i, text: left }) => i > joined.i && !canBecome(left, text));
  return gone?.i ?? beforeReturn(scene);
}

/**
 * True if a path comes from the base alone, or from the reference alone, possibly with a "/" in front.
 * @param {Scene} scene @param {string} path
 */
function fromOne({ explanation }, path) {
  const [base, reference] = [explanation.base.text, explanation.reference.text].map((text) => split(text).path);
  return canBecome(base, path) || canBecome(reference, path) || canBecome(`/${reference}`, path);
}

/** The last step of the dot segments before the one that returns the path. @param {Scene} scene */
function beforeReturn(scene) {
  const dots = scene.steps.flatMap((_, i) => (scene.line(i).phase === "dots" ? [i] : []));
  const works = dots.filter((i) => !scene.steps[i].edits.some(([r]) => !scene.buffers.includes(r)));
  return works.at(-1) ?? dots.at(-1) ?? scene.steps.length - 1;
}

/** The index of the first step of the dot segments. @param {Scene} scene */
function firstDots(scene) {
  const first = scene.steps.findIndex((_, i) => scene.line(i).phase === "dots");
  return first < 0 ? scene.steps.length : first;
}

/**
 * The text from which the target's path will be made, after each step that sets it or works on it: all buffers joined,
 * or the register that holds it.
 * @param {Scene} scene
 */
function materials(scene) {
  const names = namesOf(scene, "path");
  const { registers } = scene.listing;
  const holders = registers.flatMap(({ buffer, component, of }, r) =>
    !buffer && names.has(component) && of.includes("target") && !of.includes("reference") ? [r] : [],
  );
  return scene.steps.flatMap(({ edits }, i) => {
    if (scene.line(i).phase === "recompose" || scene.line(i).phase === "split") return [];
    const player = () => scene.at(i + 1);
    if (edits.some(([r]) => scene.buffers.includes(r)))
      return [{ i, text: scene.buffers.map((r) => player().text(r) ?? "").join("") }];
    const set = edits.find(([r]) => holders.includes(r))?.[0];
    return set === undefined ? [] : [{ i, text: player().text(set) ?? "" }];
  });
}

/**
 * True if a path can become another by removing dot segments, which may remove any segments before them, or none, or be
 * kept.
 * @param {string} from @param {string} path
 */
export function canBecome(from, path) {
  const [have, want] = [from.split("/"), path.split("/")];
  if (have.length > mostSegments || want.length > mostSegments) return from === path;
  const isDots = (/** @type {string} */ segment) => segment === "." || segment === "..";
  const lastUp = have.lastIndexOf("..");
  const ends = isDots(have[have.length - 1]);
  /** The numbers of wanted segments that may be matched after each existing one. */
  let found = new Set([0]);
  have.forEach((segment, i) => {
    /** @type {Set<number>} */
    const next = new Set();
    for (const j of found) {
      if (j < want.length && want[j] === segment) next.add(j + 1);
      if (isDots(segment) || i < lastUp) next.add(j);
    }
    found = next;
  });
  return found.has(want.length) || (ends && want[want.length - 1] === "" && found.has(want.length - 1));
}

/**
 * The engine's explanation of a wrong answer; null without one. The reader has the right texts, so a misreading is more
 * likely than a change of the texts.
 * @param {Engine} engine @param {Words} words @param {Request} request @param {Given} given @returns {Explained | null}
 */
export function explainedAnswer(engine, words, request, given) {
  if (given.kind !== "text") return otherEdition(engine, words, request, given);
  const answer = engine.expectation(request, given.text);
  if ("error" in answer || !answer.explainedBy) return null;
  const { lost, misreading, by } = answer;
  const step = lost?.step ?? misreading?.step ?? by[0]?.parting?.here ?? 0;
  return { said: misreadingText(words, answer) || reasonText(words, editionsOf(engine), answer), step };
}

/**
 * Another spec with the same answer, for answers that aren't a text.
 * @param {Engine} engine @param {Words} words @param {Request} request @param {Given} given @returns {Explained | null}
 */
function otherEdition(engine, words, request, given) {
  const answers = engine.answers(request);
  if (!Array.isArray(answers)) return null;
  for (const answer of [...answers].reverse()) {
    if (answer.same || !isSame(given, expectedOf(answer))) continue;
    const parting = engine.parting(request, answer.edition);
    if (!parting || "error" in parting) continue;
    const document = words.say(`predict:documents:${answer.edition}`);
    return { said: words.say("predict:edition", { document }), step: parting.here };
  }
  return null;
}

/**
 * The value of a component of the reference, and the step that decides it.
 * @param {Scene} scene @param {string} name of the role @returns {{ expected: Given, step: number }}
 */
export function component(scene, name) {
  const { text, parts } = scene.explanation.reference;
  const span = parts.find(({ role }) => role === name)?.span ?? null;
  const splits = scene.steps.findIndex(
    ({ edits }, i) =>
      scene.line(i).phase === "split" && edits.some(([r]) => scene.listing.registers[r].of.includes("reference")),
  );
  return {
    expected: span ? { kind: "text", text: text.slice(...span) } : { kind: "absent", text: "" },
    step: Math.max(0, splits) + 1,
  };
}

/** The reason why the grammar rejects the reference, if it does. @param {Scene} scene */
export function mismatch({ explanation: { reference } }) {
  return reference.mismatch ?? reference.errors.find(({ id }) => !id);
}

/** True if a question concerns the reference alone. That isn't the case if the rules depend on the base. @param {string} predict @param {string} edition its id */
export const ofReference = (predict, edition) =>
  predict.startsWith("part") || (predict === "valid" && edition !== living);

/** Tells if the grammar allows the reference and, if not, the first character that doesn't fit. @param {Scene} scene @returns {Given} */
export function allowance(scene) {
  const { text } = scene.explanation.reference;
  const fault = mismatch(scene);
  return fault
    ? { kind: "text", text: String.fromCodePoint(text.codePointAt(fault.at) ?? 0xfffd) }
    : { kind: "allowed", text: "" };
}

/**
 * A moment of a run at which a question can ask what comes next.
 * @typedef {{ step: number, kind: "answer" | "line" | "output" }} Moment
 */

/**
 * The moments for asking for the next rule: each question of the transform, and each step that works on the buffers;
 * optionally in one phase only.
 * @param {Scene} scene @param {string} [only] the phase, "" for all
 * @returns {Moment[]} with the number of steps executed so far
 */
export const rules = (scene, only = "") =>
  scene.steps.flatMap(
    /** @returns {Moment[]} */ ({ answer, edits }, i) => {
      const { phase } = scene.line(i);
      if (only && phase !== only) return [];
      if (phase === "dots")
        return edits.some(([r]) => scene.buffers.includes(r)) && !fills(scene, i) ? [{ step: i, kind: "line" }] : [];
      return answer !== undefined && phase !== "recompose" ? [{ step: i, kind: "answer" }] : [];
    },
  );

/** The moments for asking for the content of a buffer: after each step that works on it. @param {Scene} scene @returns {Moment[]} */
export const outputs = (scene) =>
  rules(scene)
    .filter(({ kind }) => kind === "line")
    .map(({ step }) => ({ step: step + 1, kind: "output" }));

/** True if a step is the one that fills the buffers. @param {Scene} scene @param {number} i */
const fills = (scene, i) => scene.buffers.every((r) => !(scene.at(i).text(r) ?? ""));

/**
 * The indexes of lines that can work on the buffers, which are the possible answers to "Which rule is next?". They are
 * questions, or directly inside a loop.
 * @param {Pick<Scene, "listing">} scene
 */
export const choices = ({ listing: { lines } }) =>
  lines.flatMap(({ phase, question, depth, else: other }, i) => {
    const within = lines.slice(0, i).findLast((line) => line.depth < depth);
    const holds = lines[i + 1]?.depth > depth;
    return phase === "dots" && !other && !holds && (question || within?.loop) ? [i] : [];
  });
