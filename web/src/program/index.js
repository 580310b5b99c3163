/**
 * The module that programs import as "uriscope": the engine with the sentences of its answers. Its calls refuse
 * options that they do not know, and texts that are too long. The types are in published.d.ts.
 */
import { load as start, version, wasmFile } from "../run/engine.js";
import { editionsOf } from "../run/editionsof.js";
import { below } from "../run/tolerant.js";
import { base } from "../words/base.js";
import { fetched, languages } from "../words/files.js";
import { matched } from "../words/match.js";
import { Words } from "../words/words.js";
import { checkedOptions, refused, strict } from "./asking.js";
import { told } from "./answers.js";
import { parts, Teller } from "./telling.js";

export { version, wasmFile };

/** @import { Engine, LoadOptions } from "../run/engine.js" */
/** A way to read files, and the address of the script if a bundler leaves none in import.meta. @typedef {{ read?: (url: URL) => Promise<BufferSource>, script?: string }} Platform */
/** The engine's own function. Its types leave out the second argument, which is internal. */
const started = /** @type {(options: LoadOptions, platform: Platform) => Promise<Engine>} */ (start);

/** The longest texts of a call together, in UTF-16 code units, by default: nearly all calls answer them within a second. */
const longestUsually = 100_000;

const optionNames = ["wasm", "progress", "signal", "fresh", "lang", "longest"];

/** @type {(options?: LoadOptions & { lang?: string, longest?: number }, platform?: Platform) => Promise<Engine>} */
export async function load(options = {}, platform = {}) {
  const { lang = base, longest = longestUsually, ...own } = checkedOptions("load", options, optionNames);
  if (own.progress !== undefined && typeof own.progress !== "function")
    throw refused("load: progress is not a function");
  if (own.signal !== undefined && !(own.signal instanceof AbortSignal))
    throw refused("load: signal is not an AbortSignal");
  if (!Number.isSafeInteger(longest) || longest < 0) throw refused("load: longest is not a number of characters");
  const language = typeof lang === "string" ? matched(lang, languages) : undefined;
  if (!language) throw refused(`load: there is no language ${String(lang)}; the languages are ${languages.join(", ")}`);
  const words = new Words({ language, fetch: fetched });
  const [engine] = await Promise.all([
    started(own, platform).catch((error) => explained(error, own.wasm)),
    words.need(...parts),
  ]);
  await words.need(...editionsOf(/** @type {any} */ (engine)).map(({ id }) => id));
  const asked = told(strict(engine, longest), new Teller(words, engine));
  return Object.freeze(Object.defineProperty(asked, below, { value: engine }));
}

/** Advice if the engine can't be started. @param {LoadOptions["wasm"]} wasm */
function adviceOn(wasm) {
  if (wasm === undefined)
    return `it needs the file ${wasmFile} beside the script. If the file is somewhere else, say where: load({ wasm })`;
  if (typeof wasm === "string" || "href" in wasm)
    return `load({ wasm }) has to name the file ${wasmFile}. In Node, a path is relative to the working directory`;
  return `the bytes in load({ wasm }) are not those of the file ${wasmFile}`;
}

/** @param {any} error @param {LoadOptions["wasm"]} wasm @returns {never} */
function explained(error, wasm) {
  if (error?.name === "AbortError" || error?.name === "TimeoutError" || error?.code === "bad-argument") throw error;
  const message = `${error?.message ?? error}. The engine could not be started: ${adviceOn(wasm)}`;
  throw Object.assign(new Error(message, { cause: error }), error?.status !== undefined && { status: error.status });
}
