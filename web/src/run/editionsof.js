/**
 * The specs of an engine, fetched once per engine: they are 150 KB of JSON and never change, and views that follow
 * typing need them at every key. They are shared, so don't modify them.
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
