/**
 * The editions of an engine, asked for once: they are 150 KB of JSON and never change, and whoever
 * follows what is typed needs them at every key. Nobody may change what is shared so.
 */

/** @import { Edition } from "./engine.js" */
/** @import { Engine } from "./tolerant.js" */

/** @type {WeakMap<Engine, Edition[]>} */
const known = new WeakMap();

/** @param {Engine} engine @returns {Edition[]} */
export function editionsOf(engine) {
  const editions = known.get(engine) ?? engine.editions();
  known.set(engine, editions);
  return editions;
}
