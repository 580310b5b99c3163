/**
 * What a dialog needs that is fetched when somebody opens it.
 */
import { laterStyles } from "../later.js";

/** A part of the page could not be had, or was of no use: heal.js sees to it that another try is one. */
export const broken = () => dispatchEvent(new Event("uriscope:broken"));

/** @template T @param {Promise<T>} script */
const unlessBroken = (script) =>
  script.catch((error) => {
    broken();
    throw error;
  });

/**
 * Resolves when there is something to open: without its styles, or some of its words,
 * it can still be read. Rejects where its script or its own words, the first part, cannot be had.
 * @template T
 * @param {Promise<T>} script @param {import("../../words/words.js").Words} words @param {string[]} parts of the word catalogue
 * @returns {Promise<[T, ...unknown[]]>}
 */
export const demand = (script, words, [own, ...parts]) =>
  Promise.all([
    unlessBroken(script),
    words.need(own),
    Promise.allSettled([laterStyles(), ...parts.map((part) => words.need(part))]),
  ]);
