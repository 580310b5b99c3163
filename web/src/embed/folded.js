/**
 * Loads the views that the room Resolve shows in cards, by name. The page's first scripts must not import these: a
 * module that is imported both statically and on demand becomes a file of its own.
 */
import { laterStyles } from "../views/later.js";
import { registry } from "./registry.js";

/** @param {string} name @param {import("../words/words.js").Words} words */
export const foldedFetched = (name, words) =>
  Promise.all([import(`../views/below/${name}.js`), laterStyles(), words.need(...(registry[name].parts ?? []))]);
