/**
 * Tells whether Node runs a module as the program or only imports it. Not for browsers.
 */
import { realpathSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Node has the path as typed, and the module its URL, which escapes special characters and contains no links.
 * @param {string} url the module's import.meta.url
 */
export const isStarted = (url) => Boolean(process.argv[1]) && realpathSync(process.argv[1]) === fileURLToPath(url);
