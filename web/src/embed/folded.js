/**
 * Fetches the views that the room Resolve has in cards, each by its name. The page's first scripts must
 * not import these: what is imported both at once and on demand becomes a file of its own.
 */
import { laterStyles } from "../views/later.js";
import { registry } from "./registry.js";

/** @param {string} name @param {import("../words/words.js").Words} words */
export const foldedFetched = (name, words) =>
  Promise.all([import(`../views/below/${name}.js`), laterStyles(), words.need(...(registry[name].parts ?? []))]);
