/**
 * The module for Node, which reads the engine from a file. The condition "node" in package.json selects it.
 */
import { readFile } from "node:fs/promises";
import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { load as start } from "./index.js";

export { version, wasmFile } from "./index.js";

/** The script's path in CommonJS, which some bundlers write. */
const script = typeof __filename === "string" ? pathToFileURL(__filename).href : undefined;

/** A path is relative to the working directory, as elsewhere in Node. @param {string} wasm an address or a path */
const addressOf = (wasm) => (isAbsolute(wasm) || !URL.canParse(wasm) ? pathToFileURL(wasm).href : wasm);

/** @type {typeof start} */
export const load = (options) => {
  const wasm = Object(options).wasm;
  const own = typeof wasm === "string" ? { ...options, wasm: addressOf(wasm) } : options;
  return start(own, { read: (url) => readFile(url), script });
};
