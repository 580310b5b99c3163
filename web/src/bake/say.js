/**
 * The words of the commands, and of the problems that it names. They are said without
 * web/src/words/words.js, which would bring those of all views along.
 */
import bake from "../words/en/bake.js";
import command from "../words/en/command.js";

/**
 * @param {string} id "bake:" or "command:", and what follows it in the catalogue
 * @param {Record<string, unknown>} [args]
 */
export function say(id, args = {}) {
  /** @type {any} */
  let found = { bake, command };
  for (const name of id.split(":")) found = found[name];
  return /** @type {string} */ (found).replace(/\{(\w+)\}/g, (_, name) => String(args[name]));
}
