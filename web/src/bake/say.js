/**
 * The words of the commands, and of the problems that they name, for whoever has started them. What
 * is put into pages is said in the language of these: see words.js.
 */
import { base } from "../words/base.js";
import { matched } from "../words/match.js";
import { catalogues, inLanguage } from "./words.js";

let spoken = inLanguage(base);

/** The catalogue of the commands. */
export const speaking = () => spoken;

/** Has the commands speak a language. @param {string} tag what is none of ours is that of the base */
export function speak(tag) {
  spoken = inLanguage(matched(tag, [...catalogues.keys()]));
}

/**
 * @param {string} id "bake:" or "command:", and what follows it in the catalogue
 * @param {Record<string, unknown>} [args]
 */
export const say = (id, args) => spoken.say(id, args);
