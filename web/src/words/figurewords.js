/**
 * The words of figures, as the engine takes them.
 */

/** @param {import("./words.js").Group} group the part "figure" of a catalogue @returns {Record<string, string>} */
export const figureWords = (group) =>
  Object.fromEntries(
    Object.entries(group).map(([name, message]) => [
      name,
      typeof message === "string" ? message : /** @type {any} */ (message).text,
    ]),
  );
