/**
 * The exercises of the course, a million of each kind. A kind and a seed always give the same exercise.
 *
 * An exercise is the attributes of an element <uri-scope>; the engine, not this file, knows the answer.
 */
import { changed, exercise, kinds } from "./kinds.js";
import { Picks } from "./picks.js";

/**
 * @typedef {object} Exercise
 * @property {string} base
 * @property {string} reference
 * @property {string} edition
 * @property {Record<string, string>} options those that are not at their first value
 * @property {string} predict the question, as in the attribute predict
 * @property {string} [other] the text to compare the reference with, for questions about two texts
 */

/** The views of an exercise's element, shown once it has been answered. @param {string} predict */
export const viewOf = (predict) =>
  predict === "rung"
    ? "compare"
    : predict.startsWith("send")
      ? "scheme"
      : predict.startsWith("part")
        ? "anatomy"
        : predict === "valid"
          ? "grammar"
          : predict.startsWith("expectation")
            ? "target story"
            : "target"; // the question itself has the story

/** The names of the kinds. */
export const kindNames = Object.keys(kinds);

/** Seeds are whole numbers below this. */
export const seeds = 1_000_000;

/** Kinds that a chapter took over with the text of another chapter, by its own kind. */
const takenOver = new Map([
  ["slash", ["merge"]],
  ["anatomy", ["identifiers"]],
]);

/** All kinds of a chapter, its own first. @param {string} kind @returns {string[]} */
export const kindsOf = (kind) => [kind, ...(takenOver.get(kind) ?? [])];

/** The number of exercises of a chapter. @param {string} kind */
export const countOf = (kind) => kindsOf(kind).length * seeds;

/**
 * The number, in a chapter, of an exercise that one of its kinds has for a seed: the chapter's own kind comes first, so
 * links to its exercises keep their numbers.
 * @param {string} chapter its own kind @param {string} kind @param {number} seed
 */
export const numberOf = (chapter, kind, seed) => kindsOf(chapter).indexOf(kind) * seeds + seed;

/**
 * The exercise of a kind and a seed, or of a chapter's kind and a number.
 * @param {string} chapter @param {number} number
 */
export function exerciseOf(chapter, number) {
  const kind = kindsOf(chapter)[Math.floor(number / seeds)] ?? "";
  if (!Object.hasOwn(kinds, kind)) throw new Error(`there are no exercises of the kind ${chapter}`);
  const pick = new Picks(number % seeds);
  const made = kinds[kind](pick);
  return Object.hasOwn(changed, kind) && pick.some(2) ? exercise(...changed[kind](pick), "line") : made;
}

/**
 * The number of another exercise of a chapter. The first chapter does not ask which line was changed, because its readers
 * have not seen the whole algorithm yet.
 * @param {string} kind @param {() => number} [random]
 */
export function anotherOf(kind, random = Math.random) {
  for (;;) {
    const number = Math.floor(random() * countOf(kind));
    if (kind !== "slash" || exerciseOf(kind, number).predict !== "line") return number;
  }
}
