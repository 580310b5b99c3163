/**
 * Exercises set by a teacher: parses lines of base and reference into exercises, each with its spec and its question,
 * and lists the questions that suit a spec.
 */
import { start } from "../run/link.js";
import { isOfOneLine } from "./mistakes.js";
import { choices } from "./predicting.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Exercise } from "../run/sequence.js" */

/** The most exercises, because a link must hold them. */
export const most = 60;

/** The separator of texts in a line. Other spaces may be part of a text. */
const between = /[ \t]+/;
/** Characters that a line can't contain in a text. */
const unheld = /[ \t\r\n]/;

/** An empty text is written as two quotes. A text of quotes gets two more, so that it can't be confused with that. */
const quotes = /^"{2,}$/;

/** A text, as written in a line. @param {string} text */
const quoted = (text) => (text === "" || quotes.test(text) ? `""${text}` : text);

/** The text that a part of a line means. @param {string} text */
const unquoted = (text) => (quotes.test(text) ? text.slice(2) : text);

/** Components that a question can ask for, in order. */
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
 * The exercises in some lines. Earlier choices are kept with a line's texts, or with its position. A new line copies
 * the choices of the line above.
 * @param {string} text @param {Exercise[]} before
 * @returns {{ exercises: Exercise[], longer: number[], left: number }} longer: lines, from 1, with more than two
 *   texts, of which the first two count; left: the number of excess lines
 */
export function setting(text, before) {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ texts: line.split(between).filter(Boolean), i }))
    .filter(({ texts }) => texts.length);
  const same = lines.length === before.length;
  const free = new Set(before);
  let { base } = start; // for a line without a base, if there is no line above
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

/** Exercises as lines. @param {Exercise[]} exercises that fit into lines */
export const written = (exercises) =>
  exercises
    .map(({ base, reference }, i) =>
      i && base === exercises[i - 1].base ? quoted(reference) : `${quoted(base)} ${quoted(reference)}`,
    )
    .join("\n");

/**
 * The exercises of a link that fit into lines, up to the limit.
 * @param {Exercise[]} all
 * @returns {{ exercises: Exercise[], unheld: number[], left: number }} unheld: the numbers, from 1, of those with a
 *   space or a line break in a text; left: the number of excess ones
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

/**
 * The questions that suit a spec: it can't answer about things that it doesn't define.
 * @param {Engine} engine @param {Edition} edition @returns {string[]} as written in a link
 */
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
