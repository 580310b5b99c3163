/**
 * Where the parts of a language's catalogue are fetched from. The names of all files of
 * words are in this module, so no first script has it: see words.js.
 */

/** @param {string} language @param {string} part @returns {Promise<import("./words.js").Group>} */
export const fetched = async (language, part) => (await import(`./${language}/${part}.js`)).default;
