/**
 * The words of the command, and of the problems that it names. They are said without
 * web/src/words.js, which would bring those of all views along.
 */
import words from "../words/en/bake.js";

/**
 * @param {string} id "bake:" and what follows it in the catalogue
 * @param {Record<string, unknown>} [args]
 */
export function say(id, args = {}) {
  /** @type {any} */
  let found = { bake: words };
  for (const name of id.split(":")) found = found[name];
  return /** @type {string} */ (found).replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
}
