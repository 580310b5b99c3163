/**
 * The views that come when somebody opens a card below the stage of the Resolve room, or when an
 * element has them: what fetches each.
 */
import { laterStyles } from "./later.js";

/** By the names that the attribute "view" has for them. @type {Record<string, (words: import("../words/words.js").Words) => Promise<unknown>>} */
export const cards = {
  anatomy: () => Promise.all([import("./stage/anatomy.js"), laterStyles()]),
  characters: (words) => Promise.all([import("./stage/ribbon.js"), laterStyles(), words.need("grammar")]),
  grammar: (words) => Promise.all([import("./stage/grammar.js"), laterStyles(), words.need("grammar", "problem")]),
};
