/**
 * What a dialog needs that is fetched when somebody opens it.
 */
import { laterStyles } from "../../shell/later.js";

/**
 * Resolves when there is something to open: without its styles, or some of its words,
 * it can still be read. Rejects where its script cannot be had.
 * @template T
 * @param {Promise<T>} script @param {import("../../words/words.js").Words} words @param {string[]} parts of the word catalogue
 * @returns {Promise<[T, unknown]>}
 */
export const demand = (script, words, parts) =>
  Promise.all([script, Promise.allSettled([laterStyles(), ...parts.map((part) => words.need(part))])]);
