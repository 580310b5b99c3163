/**
 * Ways of showing a case that not every element has, by the attribute that asks for them.
 * Such a view hides the run and its result, until it has emitted an event that says that
 * nothing is left to be asked.
 */
import { laterStyles } from "../views/later.js";

/** @typedef {import("../cases/case.js").Case} Case */
/** @typedef {import("../cases/predicting.js").Given} Given */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * @typedef {object} Mode
 * @property {string} view its element, a view of a content: views/view.js
 * @property {(words: Words) => Promise<unknown>} fetch gets what it needs
 * @property {(of: Case, value: string) => unknown} content what it shows, by the value of the attribute
 */

/** Which other rule gives an answer, once that has been fetched. @type {typeof import("../cases/predicting.js").rivalOf | undefined} */
let rivalOf;

/** @type {Record<string, Mode>} */
export const modes = {
  predict: {
    view: "uri-predict",
    async fetch(words) {
      [{ rivalOf }] = await Promise.all([
        import("../cases/predicting.js"),
        import("../views/stage/predict.js"),
        laterStyles(),
        words.need("predict"),
      ]);
    },
    content: (of, mode) => ({
      scene: of.scene,
      mode,
      rival: (/** @type {Given} */ given) => (of.from.engine && rivalOf?.(of.from.engine, of.request, given)) ?? null,
    }),
  },
};
