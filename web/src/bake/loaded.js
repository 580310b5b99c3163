/**
 * The package's own engine, used if the caller provides none. It is beside the scripts, or beside a CommonJS bundle.
 * The entries import the function that loads it, because the package has its module beside them.
 */
import { pathToFileURL } from "node:url";
import { tolerant } from "../run/tolerant.js";

/** @import { Engine } from "../run/engine.js" */

/** The address of this script in a CommonJS bundle. */
const script = typeof __filename === "string" ? pathToFileURL(__filename).href : undefined;

/** @param {() => Promise<Engine>} load the engine's own; its types leave out the second argument @param {Engine} [engine] */
export async function loaded(load, engine) {
  const start = /** @type {(options: object, platform: { script?: string }) => Promise<Engine>} */ (load);
  return tolerant(engine ?? (await start({}, { script })));
}
