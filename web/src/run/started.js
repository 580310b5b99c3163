/**
 * Whether Node was told to run a module, or only imports it. Nothing here is for browsers.
 */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Node has the path as it was typed, and the module its address: an address has escapes for what
 * a folder may be called, and no links in it.
 * @param {string} url the module's import.meta.url
 */
export const isStarted = (url) => Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
