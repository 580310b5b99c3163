/**
 * A sequence of exercises in a link: references, and with each its base, edition and question if they differ from the
 * link's own. Each of these has a field, with a space between two values. The current exercise is the field "at" or, in
 * links without it, the first whose reference is the link's.
 */

/** @import { State } from "./link.js" */
/** One exercise. predict: "" asks for the target. @typedef {{ base: string, reference: string, edition: string, predict: string }} Exercise */

/** The questions that a link can ask. */
export const question = /^(target|rule|output|line|valid|part:[a-z]+(-[a-z]+)*)?$/;

/** The most exercises drawn in a list: a link may have any number of them. */
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

/** The index of the current exercise; -1 if the texts aren't one. @param {State} state */
export function placeOf({ exercises, reference, series }) {
  const at = Number(series?.at);
  return at >= 1 && at <= exercises.length ? Math.floor(at) - 1 : exercises.indexOf(reference);
}

/** The state with another current exercise. @param {State} state @param {number} i @returns {Exercise & Pick<State, "series">} */
export const asking = (state, i) => ({
  ...exercisesOf(state)[i],
  ...(state.series && { series: { ...state.series, at: String(i + 1) } }),
});

/** A state with the texts of its exercise: in links written by hand they may differ, and the list wins. @param {State} state */
export const settled = (state) =>
  state.mode === "predict" && state.exercises.length
    ? { ...state, ...asking(state, Math.max(0, placeOf(state))) }
    : state;

/** The fields of lists in a link, with the member that each lists. */
const lists = /** @type {const} */ ({ bases: "base", editions: "edition", questions: "predict" });

/**
 * The fields of a link for some exercises. Values that all share appear once.
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
