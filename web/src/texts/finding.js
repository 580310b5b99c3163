/**
 * A note on a text, in the words of the catalogue's part "remarks".
 */

/** @import { Finding } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/**
 * @param {Words} words @param {string} edition @param {Pick<Finding, "id" | "span" | "args">} finding
 * @param {string} text the text that it is about
 */
export const findingText = (words, edition, { id, span, args }, text) =>
  words.say(`remarks:findings:${id}`, { ...args, edition, text: text.slice(...span) });
