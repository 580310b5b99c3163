/**
 * The words of figures, as the engine takes them.
 */
import { untagged } from "./tagged.js";

/** @param {import("./words.js").Group} group the part "figure" of a catalogue @returns {Record<string, string>} */
export const figureWords = (group) =>
  Object.fromEntries(Object.entries(group).map(([name, message]) => [name, untagged(/** @type {string} */ (message))]));
