/**
 * What a teacher sets: lines of base and reference become exercises, each with its edition and
 * its question; and which questions an edition can be asked.
 */
import { start } from "../run/link.js";
import { isOfOneLine } from "./mistakes.js";
import { choices } from "./predicting.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Exercise } from "../run/sequence.js" */

/** More exercises are not taken: a link has to hold them. */
export const most = 60;

/** Between two texts of a line. No other space is one: a text may hold it. */
const between = /[ \t]+/;
/** What a line cannot hold. */
const unheld = /[ \t\r\n]/;

/** What stands for an empty text, which a line cannot hold; and, so that nothing else is read as that, quotes for two quotes fewer. */
const quotes = /^"{2,}$/;

/** A text as a line has it. @param {string} text */
const quoted = (text) => (text === "" || quotes.test(text) ? `""${text}` : text);

/** A text that stands in a line. @param {string} text */
const unquoted = (text) => (quotes.test(text) ? text.slice(2) : text);

/** Components that can be asked for, in the order in which they stand. */
export const roles = /** @type {const} */ ([
  "scheme",
  "authority",
  "userinfo",
  "host",
  "port",
  "path",
  "query",
  "fragment",
]);

/**
 * The exercises that some lines are. What was chosen before for a line stays with its texts, or
 * with its place; a new line has what the one above has.
 * @param {string} text @param {Exercise[]} before
 * @returns {{ exercises: Exercise[], longer: number[], left: number }} longer: lines, from 1, with
 *   more than two texts, of which the first two count; left: how many lines were too many
 */
export function setting(text, before) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ texts: line.split(between).filter(Boolean), i }))
    .filter(({ texts }) => texts.length);
  const same = lines.length === before.length;
  const free = new Set(before);
  let { base } = start; // of a line that has none, where there is none above
  const exercises = lines.slice(0, most).map(({ texts }) => {
    if (texts.length > 1) base = unquoted(texts[0]);
    const [, own = texts[0]] = texts;
    return { base, reference: unquoted(own) };
  });
  const found = exercises.map((one) => {
    const had = [...free].find((other) => other.base === one.base && other.reference === one.reference);
    if (had) free.delete(had);
    return had;
  });
  /** @type {Pick<Exercise, "edition" | "predict">} */
  let chosen = { edition: before[0]?.edition ?? start.edition, predict: before[0]?.predict ?? "" };
  return {
    exercises: exercises.map((one, i) => {
      const { edition, predict } = found[i] ?? (same ? before[i] : chosen);
      chosen = { edition, predict };
      return { ...one, ...chosen };
    }),
    longer: lines.filter(({ texts }) => texts.length > 2).map(({ i }) => i + 1),
    left: Math.max(0, lines.length - most),
  };
}

/** Exercises as lines. @param {Exercise[]} exercises that lines can hold */
export const written = (exercises) =>
  exercises
    .map(({ base, reference }, i) =>
      i && base === exercises[i - 1].base ? quoted(reference) : `${quoted(base)} ${quoted(reference)}`,
    )
    .join("\n");

/**
 * The exercises of a link that lines can hold, and no more than there may be.
 * @param {Exercise[]} all
 * @returns {{ exercises: Exercise[], unheld: number[], left: number }} unheld: the numbers, from 1, of those
 *   with a space or a line break in a text; left: how many were too many
 */
export function held(all) {
  const first = all.slice(0, most);
  const holds = (/** @type {Exercise} */ { base, reference }) => !unheld.test(base + reference);
  return {
    exercises: first.filter(holds),
    unheld: first.flatMap((one, i) => (holds(one) ? [] : [i + 1])),
    left: all.length - first.length,
  };
}

/** Which questions an edition can be asked: what it does not know has no answer. @param {Engine} engine @param {Edition} edition @returns {string[]} as a link says them */
export function questionsOf(engine, edition) {
  const inGroups = edition.listing.lines.some(({ group }) => group !== undefined);
  const known = inGroups ? [] : engine.misreadings(edition.id);
  const lines = !("error" in known) && known.some(isOfOneLine) ? ["line"] : [];
  const steps = [...(!inGroups && choices(edition).length ? ["rule", "output"] : []), ...lines];
  const valid = edition.lacks.includes("syntax") ? [] : ["valid"];
  if (edition.lacks.includes("components")) return ["", ...steps, ...valid];
  const whole = engine.explain({ base: "http://a/", reference: "http://u@h:1/p?q#f", edition: edition.id });
  const there = "error" in whole ? [] : whole.reference.parts.filter(({ span }) => span).map(({ role }) => role);
  return ["", ...steps, ...valid, ...roles.filter((role) => there.includes(role)).map((role) => `part:${role}`)];
}
