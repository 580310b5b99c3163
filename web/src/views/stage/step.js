/**
 * The sentences for a line of the listing and for a step of the run. A step's sentence has space of its own, so hosts
 * are never shortened.
 */
import { base } from "../../words/base.js";
import { tagged } from "../../words/tagged.js";
import { wholeHost } from "../../words/words.js";
import { registerName } from "./groups.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Line } from "../../run/engine.js" */

/** The text of a line: in English the words that run, in another language their translation. @param {Scene} scene @param {Line} line */
export function lineText(scene, line) {
  const id = scene.idOf("lines", line);
  if (scene.changed.has(line.id) || !scene.words.has(id))
    return scene.words.language === base ? line.code : tagged(line.code, base);
  return scene.words.say(id, (name) => scene.kind?.facts?.[name]?.(scene, -1));
}

/** The text of a line of the spec itself, without a run. @param {import("../../words/words.js").Words} words @param {import("../../run/engine.js").Edition} edition @param {string} id of the line */
export function ownLineText(words, edition, id) {
  const said = `${edition.id}:lines:${id}`;
  const { code } = edition.listing.lines.find((line) => line.id === id) ?? { code: id };
  return words.has(said) ? words.say(said) : words.language === base ? code : tagged(code, base);
}

/**
 * The document's own number of a line: the number or letter of a step, or the name of a rule for dot segments.
 * @param {Line} line
 */
export const lineNumber = ({ id, phase }) => (phase === "dots" || /^\d/.test(id) ? id : "");

/**
 * The same for other runs than resolution: some of their lines have numbers, others only names.
 * @param {Scene} scene @param {Line} line
 */
export const numberIn = ({ kind }, line) => (kind && !/^\d/.test(line.id) ? "" : lineNumber(line));

/**
 * The document's number of a line within its routine: the part of its id after the routine's name; "" if that isn't a
 * number.
 * @param {Pick<Line, "id">} line
 */
export const numberWithin = ({ id }) => /^[a-z][^.]*\.(\d.*)$/i.exec(id)?.[1] ?? "";

/**
 * The section of a line in the form that follows a sentence: "RFC 3986, 5.2.4, step 2C".
 * @param {import("../../words/words.js").Words} words @param {Line} line
 */
export function sectionText(words, { id, section }) {
  const short = section.replace(", section ", ", ");
  const within = numberWithin({ id }).replace(/[a-z]$/, ""); // the letter is ours: several lines for one step
  if (within && !short.endsWith(id)) return words.say("ui:player:cited", { section: short, step: within });
  return /^\d/.test(id) ? words.say("ui:player:cited", { section: short, step: id }) : short;
}

/** The position in a run: the number of executed steps and, within an opened one, of its lines. @param {Scene} scene @param {number} step */
export function positionOf({ words, steps, opened }, step) {
  const total = steps.length - (opened ? opened.steps - 1 : 0);
  if (!opened || step <= opened.from) return words.say("ui:step-of", { step, total });
  if (step > opened.from + opened.steps) return words.say("ui:step-of", { step: step - opened.steps + 1, total });
  return words.say("ui:line-of", { step: opened.from + 1, total, line: step - opened.from, lines: opened.steps });
}

/** A phase of a run: the steps after "from", up to "to". @typedef {{ phase: string, from: number, to: number }} Phase */

/** @type {WeakMap<Scene, Phase[]>} */
const phases = new WeakMap();

/**
 * The phases of a run with their steps. The phase of a routine begins with the line that calls it, and the lines after
 * it are another phase. An opened step stays within its phase.
 * @param {Scene} scene
 */
export function phasesOf(scene) {
  const known = phases.get(scene);
  if (known) return known;
  /** @type {Phase[]} */
  const found = [];
  const { steps, opened } = scene;
  steps.forEach((step, i) => {
    const isOpened = opened && i >= opened.from && i < opened.from + opened.steps;
    const line = isOpened ? opened.line : step.line;
    const next = steps[isOpened ? opened.from + opened.steps : i + 1];
    const { phase } = scene.listing.lines[next?.call === line ? next.line : line];
    const last = found.at(-1);
    if (last?.phase === phase) last.to = i + 1;
    else found.push({ phase, from: i, to: i + 1 });
  });
  phases.set(scene, found);
  return found;
}

/**
 * The sentence of a step, with marked values. Its arguments are
 *   - the registers, by name, or "register" and a name: their values before the step;
 *     "after" and a name: the value after it;
 *   - ran, with the id of a line: whether a step that is a group executed that line or, for a
 *     question, answered it with yes; caller: the id of the line that called its routine;
 *     worked: what its workspace held;
 *   - answer: the answer to the line's question;
 *   - set, name: the value and the name of the first register that the step sets;
 *     given: true if it has text, "" if it is empty, false if it is undefined;
 *   - changes: whether the step changes anything;
 *   - added: the text that a register gains;
 *   - gone: the text removed from the buffer that loses segments or, without buffers, from the target's path;
 *   - taken: what is removed with it: from the other buffer or, with a single buffer, the
 *     segment before the dots; dots: these; takes: whether there is something;
 *   - parts: everything that the step sets, by name; pieces: the number of these;
 *   - buffer: the content after the step of the buffer that gains segments;
 *   - short: whether space is short, because the buffers are beside the sentence;
 *   - shape of, last of, dots in, each with the name of a register that holds a path: whether that is
 *     "absent", "blank", a "directory" that ends in "/", "flat" without a "/", or a "file"; the text
 *     after its last "/"; whether one of its segments is "." or "..".
 * @param {Scene} scene @param {number} i index of the step
 */
export function stepText(scene, i) {
  return (i === scene.steps.length - 1 && resultText(scene)) || said(scene, i, false);
}

/**
 * The sentence in a row of the buffers. Even for the last step, it leaves out the result of the run.
 * @param {Scene} scene @param {number} i index of the step
 */
export const ownText = (scene, i) => said(scene, i, true);

/** @param {Scene} scene @param {number} i index of the step @param {boolean} short */
function said(scene, i, short) {
  const {
    words,
    listing: { registers },
  } = scene;
  const line = scene.line(i);
  if (scene.inGroups && !scene.steps[i].group) return lineSaid(scene, i);
  const id = scene.idOf("steps", line);
  if (words.has(id) && !scene.changed.has(line.id)) {
    return words.say(
      id,
      (name) => {
        const own = scene.kind?.facts?.[name];
        if (own) return own(scene, i);
        if (name === "short") return short;
        if (Object.hasOwn(facts, name)) return facts[name](scene, i);
        const [, of = "register", named = ""] =
          /^(?:(register|after|shape of|last of|dots in|ran) )?(.*)$/.exec(name) ?? [];
        if (of === "ran") return ran(scene, i, named);
        const register = registers.findIndex((r) => r.name === named);
        if (register < 0) return undefined;
        return of === "after" ? scene.at(i + 1).text(register) : ofPath[of](scene.at(i).text(register));
      },
      undefined,
      wholeHost,
    );
  }
  if (!scene.steps[i].edits.length) return words.say("ui:runs", { line: lineText(scene, line) });
  return setSaid(scene, i);
}

/**
 * The sentence about what a step sets, for lines without a sentence of their own.
 * @param {Scene} scene @param {number} i index of the step
 */
function setSaid(scene, i) {
  const { words, steps, listing } = scene;
  const [[set]] = steps[i].edits;
  const name = listing.registers[set].component;
  const register = name ? words.say("ui:player:called", { name }) : registerName(scene, set);
  return words.say("ui:sets", { register, value: facts.set(scene, i) }, undefined, wholeHost);
}

/**
 * A single line of a group: its question and answer, or the value that it sets.
 * @param {Scene} scene @param {number} i index of the step
 */
function lineSaid(scene, i) {
  const { answer, edits } = scene.steps[i];
  const { words } = scene;
  const line = lineText(scene, scene.line(i));
  if (answer !== undefined) return words.say("ui:asked", { line, answer });
  const input = edits.length ? scene.listing.registers[edits[0][0]].reads : undefined;
  if (input !== undefined) return words.say("ui:points", { character: pointedAt(scene, i + 1, edits[0][0], input) });
  return edits.length ? setSaid(scene, i) : words.say("ui:runs", { line });
}

/**
 * The character at the pointer: null before the first, "" at the end.
 * @param {Scene} scene @param {number} step @param {number} read the register whose length is the pointer
 * @param {number} input the one that it points into
 */
function pointedAt(scene, step, read, input) {
  const player = scene.at(step);
  if (!player.registers[read]) return null;
  const at = player.length(read);
  const [first = ""] = player.slice(input, at, at + 2);
  return first;
}

/**
 * The result of a run, which its last step says: for resolution, the target, and the origin of its components. "" if the
 * step's own sentence says it.
 * @param {Scene} scene
 */
function resultText(scene) {
  const { words, kind, explanation } = scene;
  if (kind) return kind.result?.(scene) ?? "";
  const { target, result, run } = explanation;
  if (target === null || !result || run.total !== scene.steps.length) return "";
  /** @type {Record<string, string[]>} */
  const names = { base: [], reference: [], both: [], algorithm: [] };
  let all = true;
  for (const { level, span, name } of result.parts)
    if (level === 1 && span && span[0] === span[1]) all &&= name === "path"; // an empty component has no origin
    else if (level === 1 && span) names[originOf(scene, span)].push(words.say("ui:player:called", { name }));
  const from = Object.entries(names)
    .filter(([, some]) => some.length)
    .map(([of, some]) => [of, words.say(`ui:player:came:${of}`, { names: words.list(some, "conjunction") })]);
  const clauses = from.map(([, said]) => said);
  const last = clauses.pop() ?? "";
  const parts = clauses.length
    ? clauses.join(words.say("ui:player:clauses", {}, ", ")) + words.say("ui:player:joint", {}, ", and ") + last
    : last;
  const of = all && from.length === 1 ? from[0][0] : "several";
  return words.say("ui:player:result", { of, target, parts }, undefined, wholeHost);
}

/** The origin of the characters in a range of the target. @param {Scene} scene @param {import("../../run/engine.js").Span} span */
function originOf({ target }, [start, end]) {
  const met = new Set();
  let at = 0;
  for (const { origin, text } of target) {
    if (at < end && at + text.length > start && origin >= 0) met.add(origin);
    at += text.length;
  }
  return met.size > 1 ? "both" : met.has(0) ? "base" : met.has(1) ? "reference" : "algorithm";
}

/** The arguments about the path in a register. @type {Record<string, (path: string | null) => unknown>} */
const ofPath = {
  register: (path) => path,
  "shape of": (path) =>
    path === null
      ? "absent"
      : !path
        ? "blank"
        : path.endsWith("/")
          ? "directory"
          : path.includes("/")
            ? "file"
            : "flat",
  "last of": (path) => (path ?? "").slice((path ?? "").lastIndexOf("/") + 1),
  "dots in": (path) => /(^|\/)\.\.?(\/|$)/.test(path ?? ""),
};

/** The other arguments of sentences. @type {Record<string, (scene: Scene, i: number) => unknown>} */
const facts = {
  answer: ({ steps }, i) => steps[i].answer,
  name: ({ steps, listing }, i) => plainName(listing.registers[steps[i].edits[0]?.[0] ?? 0]),
  set: (scene, i) => scene.at(i + 1).text(scene.steps[i].edits[0]?.[0] ?? 0),
  given: (scene, i) => presence(facts.set(scene, i)),
  changes: ({ steps }, i) => steps[i].edits.length > 0,
  added,
  gone: (scene, i) => removed(scene, i, scene.buffers.at(-1) ?? pathOf(scene)),
  worked: ({ steps }, i) => steps[i].group?.worked,
  caller: ({ steps, listing }, i) => listing.lines[steps[i].call ?? -1]?.id ?? "",
  dots: (scene, i) => pair(scene, i).dots,
  taken,
  takes: (scene, i) => taken(scene, i) !== "",
  buffer: (scene, i) => scene.at(i + 1).text(scene.buffers[0]),
  parts,
  pieces: (scene, i) => registersSet(scene, i).length,
};

/** @param {unknown} text */
const presence = (text) => (text === null ? false : text === "" ? "" : true);

/** The name of a register in a sentence: "path", whether it is the base's, the reference's or the target's. @param {import("../../run/engine.js").Register} register */
const plainName = ({ component, name }) => component || name;

/** The text that a step adds to the first register that gains some. @param {Scene} scene @param {number} i */
function added(scene, i) {
  const { edits } = scene.steps[i];
  const first = edits.find(([, , , pieces]) => pieces?.length);
  if (!first) return "";
  const [register, start] = first;
  const length = edits
    .filter((edit) => edit[0] === register)
    .flatMap((edit) => edit[3] ?? [])
    .reduce((sum, piece) => sum + (typeof piece === "string" ? piece.length : piece[2] - piece[1]), 0);
  return scene.at(i + 1).slice(register, start, start + length);
}

/** True if a step that is a group executed a line, or answered its question with yes. @param {Scene} scene @param {number} i @param {string} id */
function ran({ steps, listing }, i, id) {
  return Boolean(steps[i].group?.lines.some(([line, yes]) => listing.lines[line].id === id && yes > 0));
}

/** The register that holds the path of the target. @param {Scene} scene */
const pathOf = ({ listing: { registers } }) =>
  registers.findIndex(({ component, of }) => component === "path" && of.includes("target"));

/** The text that a step removes from a register. @param {Scene} scene @param {number} i @param {number} of */
function removed(scene, i, of) {
  const player = scene.at(i);
  return scene.steps[i].edits
    .map(([register, start, end]) => (register === of ? player.slice(of, start, end) : ""))
    .join("");
}

/**
 * The segment removed from a single buffer, and the dots that remove it: "x/" and "../", or "/x" and "/..", depending
 * on the spec's segments.
 * @param {Scene} scene @param {number} i
 */
function pair(scene, i) {
  const text = removed(scene, i, scene.buffers[0]);
  const { slashAfter } = scene.listing.registers[scene.buffers[0]];
  const dots = (slashAfter ? /\.\.\/?$/ : /\/\.\.$/).exec(text)?.[0] ?? text;
  return { segment: text.slice(0, text.length - dots.length), dots };
}

/** The text that dots remove. @param {Scene} scene @param {number} i */
function taken(scene, i) {
  return scene.buffers.length > 1 ? removed(scene, i, scene.buffers[0]) : pair(scene, i).segment;
}

/** The registers that a step sets. @param {Scene} scene @param {number} i */
const registersSet = ({ steps }, i) => [
  ...new Set(steps[i].edits.filter(([, , , pieces]) => pieces).map(([register]) => register)),
];

/** A list of everything that a step sets. @param {Scene} scene @param {number} i */
function parts(scene, i) {
  const {
    words,
    listing: { registers },
  } = scene;
  const items = registersSet(scene, i).map((register) => {
    const value = scene.at(i + 1).text(register);
    return words.say(
      "ui:player:part",
      { name: plainName(registers[register]), value, given: presence(value) },
      undefined,
      wholeHost,
    );
  });
  return items.length ? words.list(items, "conjunction") : words.say("ui:nothing");
}
