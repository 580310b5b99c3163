/**
 * The views that come when somebody opens a card below the stage of the Resolve room, or when an
 * element has them: what fetches each, and what it shows, where that is not a scene at a step.
 */
import { laterStyles } from "./later.js";

/** @typedef {{ fetch: (words: import("../words/words.js").Words) => Promise<unknown>, content?: (of: import("../cases/case.js").Case) => object }} Card */

/** By the names that the attribute "view" has for them. @type {Record<string, Card>} */
export const cards = {
  anatomy: { fetch: () => Promise.all([import("./stage/anatomy.js"), laterStyles()]) },
  characters: {
    fetch: (words) => Promise.all([import("./stage/ribbon.js"), laterStyles(), words.need("grammar")]),
    content: (of) => of.characters(),
  },
  grammar: {
    fetch: (words) => Promise.all([import("./stage/grammar.js"), laterStyles(), words.need("grammar", "problem")]),
    content: (of) => of.grammar(),
  },
};
