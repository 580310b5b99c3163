/**
 * The words of the commands, and of the problems that they name, for whoever has started them. What
 * is put into pages is said in the language of these: see words.js.
 */
import { base } from "../words/base.js";
import { matched } from "../words/match.js";
import { catalogues } from "./words.js";

/** @import { Words } from "../words/words.js" */

let spoken = base;

/** The words of the commands. */
export const speaking = () => /** @type {Words} */ (catalogues.get(spoken));

/** Has the commands speak a language. @param {string} tag what is none of ours is that of the base */
export function speak(tag) {
  spoken = matched(tag, [...catalogues.keys()]) ?? base;
}

/**
 * @param {string} id "bake:" or "command:", and what follows it in the catalogue
 * @param {Record<string, unknown>} [args]
 */
export const say = (id, args) => speaking().say(id, args);
