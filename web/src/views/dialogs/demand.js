/**
 * What a dialog needs that is fetched when somebody opens it.
 */
import { laterStyles } from "../../shell/later.js";
import { broken } from "../../shell/older.js";

/** @template T @param {Promise<T>} script */
const unlessBroken = (script) =>
  script.catch((error) => {
    broken();
    throw error;
  });

/**
 * Resolves when there is something to open: without its styles, or some of its words,
 * it can still be read. Rejects where its script cannot be had.
 * @template T
 * @param {Promise<T>} script @param {import("../../words/words.js").Words} words @param {string[]} parts of the word catalogue
 * @returns {Promise<[T, unknown]>}
 */
export const demand = (script, words, parts) =>
  Promise.all([unlessBroken(script), Promise.allSettled([laterStyles(), ...parts.map((part) => words.need(part))])]);
