/**
 * Loads a dialog's code and words when it is opened.
 */
import { laterStyles } from "../later.js";

/**
 * Reports that a part of the page couldn't be loaded or was broken. heal.js then makes sure that another try can
 * succeed.
 */
export const broken = () => dispatchEvent(new Event("uriscope:broken"));

/** @template T @param {Promise<T>} script */
const unlessBroken = (script) =>
  script.catch((error) => {
    broken();
    throw error;
  });

/**
 * Resolves as soon as the dialog can open: it is readable without its styles, or some of its words. Rejects if its
 * script or its own words, the first part, can't be loaded.
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
