/**
 * The language of the commands and of their error messages, from the user's environment. Text in pages has a language
 * of its own: see words.js.
 */
import { base } from "../words/base.js";
import { matched } from "../words/match.js";
import { catalogues } from "./words.js";

/** @import { Words } from "../words/words.js" */

let spoken = base;

/** The words of the commands. */
export const speaking = () => /** @type {Words} */ (catalogues.get(spoken));

/** Sets the language of the commands. @param {string} tag falls back to the base language */
export function speak(tag) {
  spoken = matched(tag, [...catalogues.keys()]) ?? base;
}

/**
 * @param {string} id "bake:" or "command:", and the rest of the id in the catalogue
 * @param {Record<string, unknown>} [args]
 */
export const say = (id, args) => speaking().say(id, args);
