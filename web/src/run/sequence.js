/**
 * A sequence of exercises, as a link has it: references, and beside each, where they are not
 * those of the link itself, its base, edition and question. They stand in fields of the link
 * with a space between two values; which one is asked now is the field "at", or, in links that
 * have none, the first whose reference is the link's.
 */

/** @import { State } from "./link.js" */
/** What is asked of one. predict: "" for the target. @typedef {{ base: string, reference: string, edition: string, predict: string }} Exercise */

/** What may be asked, as a link says it. */
export const question = /^(target|rule|output|line|valid|part:[a-z]+(-[a-z]+)*)?$/;

/** More exercises of a sequence are not drawn beside each other: a link may have any number of them. */
export const mostShown = 200;

/** All exercises of a sequence. @param {State} state @returns {Exercise[]} */
export function exercisesOf({ base, edition, predict, exercises, series = {} }) {
  const listed = (/** @type {keyof NonNullable<State["series"]>} */ name) => series[name]?.split(" ") ?? [];
  const [bases, editions, questions] = [listed("bases"), listed("editions"), listed("questions")];
  return exercises.map((reference, i) => {
    const asked = questions[i] || predict;
    return {
      base: bases[i] ?? base,
      reference,
      edition: editions[i] || edition,
      predict: asked === "target" || !question.test(asked) ? "" : asked,
    };
  });
}

/** The index of the one that is asked now; -1 where the texts are none of them. @param {State} state */
export function placeOf({ exercises, reference, series }) {
  const at = Number(series?.at);
  return at >= 1 && at <= exercises.length ? Math.floor(at) - 1 : exercises.indexOf(reference);
}

/** What becomes of the state when one is asked. @param {State} state @param {number} i @returns {Exercise & Pick<State, "series">} */
export const asking = (state, i) => ({
  ...exercisesOf(state)[i],
  ...(state.series && { series: { ...state.series, at: String(i + 1) } }),
});

/** A state whose texts are those of its exercise: the list counts, as it may have been written by hand. @param {State} state */
export const settled = (state) =>
  state.mode === "predict" && state.exercises.length
    ? { ...state, ...asking(state, Math.max(0, placeOf(state))) }
    : state;

/** The fields that lists have in a link, by what they list. */
const lists = /** @type {const} */ ({ bases: "base", editions: "edition", questions: "predict" });

/**
 * What a link says of some exercises: what all share is said once.
 * @param {Exercise[]} all at least one
 * @returns {Pick<State, "base" | "reference" | "edition" | "predict" | "exercises" | "series">}
 */
export function sequenceOf(all) {
  /** @type {NonNullable<State["series"]>} */
  const series = {};
  for (const [list, name] of Object.entries(lists)) {
    const values = all.map((one) => one[name]);
    if (values.some((value) => value !== values[0]))
      series[/** @type {keyof typeof lists} */ (list)] = values
        .map((value) => value || (name === "predict" ? "target" : ""))
        .join(" ");
  }
  const exercises = all.map(({ reference }) => reference);
  if (Object.keys(series).length || new Set(exercises).size < exercises.length) series.at = "1";
  return { ...all[0], exercises, ...("at" in series && { series }) };
}
