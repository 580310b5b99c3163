/**
 * Predicting: what a run answers, whether somebody has foretold it, and where not, the
 * step of the run at which the two part.
 *
 * That step is the first after which the answer that was given can no longer become the
 * target. What can still become of a run is found for each component by itself:
 *   - A component other than the path is decided by the last question that asks for it, or,
 *     where none does, by the line that sets it.
 *   - A path can become whatever its segments leave if dot segments take some with them:
 *     one that stands before a ".." may go, any other stays. So a path that climbed too
 *     little is impossible after the step that took a segment it still has, one that
 *     climbed too far after the step that removed the last ".." which could have helped.
 * Of several components that differ, the one counts that is decided first.
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
 * An answer: a text, or one that is none. "allowed" is one to whether the grammar allows a
 * text, "absent" one to what a component is, "apart" one to where two texts meet, "nothing" one to
 * what is sent next.
 * @typedef {{ kind: "text" | "current-document" | "no-relative-form" | "refused" | "absent" | "allowed" | "apart" | "nothing", text: string }} Given
 */

/** What explains a wrong answer, and the step of this run that does otherwise, 0 if none is known. @typedef {{ said: string, step: number }} Explained */

/** More segments are not weighed against each other. */
const mostSegments = 300;

/** What stands in the place of a target. @param {Answer} answer @returns {Given} */
export function expectedOf({ outcome, target, fragment }) {
  if (target !== null) return { kind: "text", text: target };
  if (outcome === "same-document")
    return { kind: "current-document", text: fragment === undefined ? "" : `#${fragment}` };
  return { kind: outcome === "no-relative-form" ? outcome : "refused", text: "" };
}

/** Whether an answer is the one that is expected. @param {Given} given @param {Given} expected */
export const isSame = (given, expected) =>
  given.kind === expected.kind && (given.kind !== "text" || given.text === expected.text);

/** Where two texts meet: the rung, by its id. @param {Comparison} comparison @returns {Given} */
export const meeting = ({ rungs, meet }) =>
  meet === null ? { kind: "apart", text: "" } : { kind: "text", text: rungs[meet].id };

/**
 * What a client sends after so many messages, the messages before, and the step of the run with
 * which it comes: the last one where nothing comes.
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
 * The step, as it is shown, at which a wrong answer and the run part.
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

/** The index of the step by which another kind of answer is excluded. @param {Scene} scene @param {Given} given @param {Given} expected */
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

/** The index of the step by which a text is excluded. @param {Scene} scene @param {string} given @param {string} expected */
function ofTexts(scene, given, expected) {
  const [of, should] = [split(given), split(expected)];
  const roles = /** @type {const} */ (["scheme", "authority", "path", "query", "fragment"]);
  const steps = roles
    .filter((role) => of[role] !== should[role])
    .map((role) => (role === "path" ? ofPaths(scene, of, should) : decided(scene, role, scene.steps.length)));
  return Math.max(0, Math.min(...steps));
}

/** The five components, as RFC 3986, Appendix B splits a text. @param {string} text */
export function split(text) {
  const [, , scheme = null, , authority = null, path = "", , query = null, , fragment = null] =
    /^(([^:/?#]+):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/s.exec(text) ?? [];
  return { scheme, authority, path, query, fragment };
}

/** Where a component is decided: the last question that asks for it, or else the line that sets it. @param {Scene} scene @param {Role} role @param {number} before */
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

/** The indices of the questions outside of the recomposition. @param {Scene} scene @param {number} end */
const questions = ({ steps, listing: { lines } }, end) =>
  steps.flatMap(({ line, answer }, i) =>
    i < end && answer !== undefined && !["recompose", "dots"].includes(lines[line].phase) ? [i] : [],
  );

/** Whether a step asks for a component of the reference. @param {Scene} scene @param {number} i @param {Role} role */
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

/** What an edition calls a component. @param {Scene} scene @param {Role} role */
const namesOf = ({ explanation }, role) =>
  new Set(explanation.base.parts.filter((part) => part.role === role && part.level === 1).map(({ name }) => name));

/** Whether a register holds one component only; the early documents ask of whole references. @param {Scene} scene @param {string} component */
const isPart = ({ explanation }, component) => explanation.base.parts.some(({ name }) => name === component);

/** @typedef {ReturnType<typeof split>} Components */

/** @param {Scene} scene @param {Components} given @param {Components} expected */
function ofPaths(scene, given, expected) {
  const held = materials(scene);
  const [start] = held;
  if (!start) return decided(scene, "path", scene.steps.length);
  const joined = held.findLast(({ i }) => i < firstDots(scene)) ?? start;
  // Where the query lies in the same buffer, it is part of what can become of it.
  const whole = expected.query !== null && joined.text.includes("?");
  const text = whole && given.query !== null ? `${given.path}?${given.query}` : given.path;
  if (!canBecome(joined.text, text)) {
    if (scene.line(start.i).phase === "merge" && !fromOne(scene, text)) return start.i;
    return questions(scene, start.i + 1).findLast((i) => asks(scene, i, "path")) ?? start.i;
  }
  const gone = held.find(({ i, text: left }) => i > joined.i && !canBecome(left, text));
  return gone?.i ?? beforeReturn(scene);
}

/** Whether a path is that of the base alone, or that of the reference alone, be it from the root. @param {Scene} scene @param {string} path */
function fromOne({ explanation }, path) {
  const [base, reference] = [explanation.base.text, explanation.reference.text].map((text) => split(text).path);
  return canBecome(base, path) || canBecome(reference, path) || canBecome(`/${reference}`, path);
}

/** The last step of the dot segments that is not the one which hands the path out. @param {Scene} scene */
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
 * What the path of the target is to come of, after each step that sets or works on it: the
 * buffers one after the other, or the register that holds it.
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
 * Whether a path can come of another one when its dot segments go: they may take any
 * segments before them along, or none, or stay.
 * @param {string} from @param {string} path
 */
export function canBecome(from, path) {
  const [have, want] = [from.split("/"), path.split("/")];
  if (have.length > mostSegments || want.length > mostSegments) return from === path;
  const isDots = (/** @type {string} */ segment) => segment === "." || segment === "..";
  const lastUp = have.lastIndexOf("..");
  const ends = isDots(have[have.length - 1]);
  /** Which of the segments that are wanted may have been found, after each one that there is. */
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
 * What explains a wrong answer, by the engine; null where nothing does. Whoever answers has the right texts, so a
 * misreading comes before a change of the texts.
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

/** Which other edition has such an answer, which is no text. @param {Engine} engine @param {Words} words @param {Request} request @param {Given} given @returns {Explained | null} */
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
 * What a component of the reference is, and the step by which that is decided.
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

/** Why the grammar does not derive the reference, if it does not. @param {Scene} scene */
export function mismatch({ explanation: { reference } }) {
  return reference.mismatch ?? reference.errors.find(({ id }) => !id);
}

/** Whether a question is about the reference alone, whatever the base: not if the rules are others for another base. @param {string} predict @param {string} edition its id */
export const ofReference = (predict, edition) =>
  predict.startsWith("part") || (predict === "valid" && edition !== living);

/** Whether the grammar allows the reference, and where not, its first character that does not fit. @param {Scene} scene @returns {Given} */
export function allowance(scene) {
  const { text } = scene.explanation.reference;
  const fault = mismatch(scene);
  return fault
    ? { kind: "text", text: String.fromCodePoint(text.codePointAt(fault.at) ?? 0xfffd) }
    : { kind: "allowed", text: "" };
}

/** A moment of a run at which one can ask what comes next. @typedef {{ step: number, kind: "answer" | "line" | "output" }} Moment */

/**
 * The moments at which one can ask which rule is next: each question of the transform, and
 * each step that works on the buffers; in one phase, if that is asked for.
 * @param {Scene} scene @param {string} [only] the phase, "" for all @returns {Moment[]} with the number of steps that have been carried out
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

/** The moments at which one can ask what a buffer holds: after each step that works on it. @param {Scene} scene @returns {Moment[]} */
export const outputs = (scene) =>
  rules(scene)
    .filter(({ kind }) => kind === "line")
    .map(({ step }) => ({ step: step + 1, kind: "output" }));

/** Whether a step is the one that fills the buffers. @param {Scene} scene @param {number} i */
const fills = (scene, i) => scene.buffers.every((r) => !(scene.at(i).text(r) ?? ""));

/**
 * The lines, as indices, that can work on the buffers: what "which rule is next?" may be
 * answered with. They are questions, or stand directly in a loop.
 * @param {Pick<Scene, "listing">} scene
 */
export const choices = ({ listing: { lines } }) =>
  lines.flatMap(({ phase, question, depth, else: other }, i) => {
    const within = lines.slice(0, i).findLast((line) => line.depth < depth);
    const holds = lines[i + 1]?.depth > depth;
    return phase === "dots" && !other && !holds && (question || within?.loop) ? [i] : [];
  });
