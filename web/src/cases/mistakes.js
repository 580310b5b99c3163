/**
 * The misreadings among which somebody chooses who is asked why a target is not the expected one, and what each of
 * them gives.
 */

/** @import { Misreading } from "../run/engine.js" */
/** A misreading with its target, "" for none. @typedef {{ id: string, text: string }} Choice */

/** Those that are offered beside the right one, in their order. */
const usual = [
  "whole-path",
  "slash-ignored",
  "joined",
  "no-authority",
  "no-scheme",
  "queries-joined",
  "query-kept",
  "fragment-kept",
  "dots-kept",
  "directory-dropped",
];

/** So many are offered at least. */
const fewest = 4;

/**
 * The misreadings to choose from: the right one, and the usual ones that give something else; if they are
 * few, some that give the target itself. Another one that gives what was expected would be right, too, so it is left out.
 * @param {string} right its id @param {string} expected @param {string} target the spec's own
 * @param {Misreading[]} misreadings of the spec @param {(lines: Misreading["lines"]) => string} resolve gives the target of changed lines, "" for none
 * @returns {Choice[]}
 */
export function choices(right, expected, target, misreadings, resolve) {
  const all = misreadings
    .filter(({ id }) => id === right || usual.includes(id))
    .map(({ id, lines }) => ({ id, text: resolve(lines) }))
    .filter(({ id, text }) => id === right || text !== expected);
  const place = (/** @type {Choice} */ { id }) => (usual.includes(id) ? usual.indexOf(id) : usual.length);
  all.sort((a, b) => place(a) - place(b));
  const harmless = all.filter(({ text }) => text === target);
  const kept = harmless.slice(0, Math.max(0, fewest - (all.length - harmless.length)));
  return all.filter((one) => !harmless.includes(one) || kept.includes(one));
}
