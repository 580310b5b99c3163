/**
 * What the commands that ask the engine are given: options and texts, the texts from the
 * command line or, where that has none and standard input is no terminal, line by line from there.
 */
import { parseArgs } from "node:util";
import { stop } from "./stopped.js";
import { start } from "../run/link.js";

/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("../run/engine.js").Engine} Engine */

/** What stands between the texts of a line. */
export const separator = "\t";

/**
 * @typedef {object} Arguments
 * @property {string[]} texts
 * @property {Record<string, string>} options the edition's own, by name
 * @property {Edition | undefined} edition undefined: all of them
 * @property {string} format
 * @property {boolean} steps
 */

/**
 * @param {Engine} engine @param {string[]} args
 * @param {{ formats: string[], own?: string[] }} takes the formats that the command has, and the switches or texts that only it takes
 * @returns {Arguments & { more: Record<string, string | boolean | undefined> }}
 */
export function readArguments(engine, args, { formats, own = [] }) {
  const editions = engine.editions();
  const choices = Object.fromEntries(editions.flatMap((edition) => edition.options.map((o) => [o.name, o.values])));
  /** @type {Record<string, { type: "string" | "boolean" }>} */
  const options = { edition: { type: "string" }, format: { type: "string" } };
  for (const name of Object.keys(choices)) options[name] = { type: "string" };
  for (const name of own) options[name] = { type: name === "steps" ? "boolean" : "string" };
  const { values, positionals } = parsed(args, options);
  const {
    edition,
    format = formats[0],
    ...rest
  } = /** @type {Record<string, string | boolean | undefined>} */ (values);
  if (!formats.includes(String(format))) stop("command:format", { format, list: formats.join(", ") });
  /** @type {Record<string, string>} */
  const chosen = {};
  for (const [name, list] of Object.entries(choices)) {
    const value = rest[name];
    if (value === undefined) continue;
    if (!list.includes(String(value))) stop("command:value", { name, value, list: list.join(", ") });
    chosen[name] = String(value);
  }
  return {
    texts: positionals,
    options: chosen,
    edition: edition === "all" ? undefined : editionOf(editions, edition),
    format: String(format),
    steps: rest.steps === true,
    more: rest,
  };
}

/** @param {string[]} args @param {Record<string, { type: "string" | "boolean" }>} options */
function parsed(args, options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return stop("command:arguments", { reason: /** @type {Error} */ (error).message.split(". ")[0] });
  }
}

/** @param {Edition[]} editions @param {string | boolean | undefined} id */
function editionOf(editions, id = start.edition) {
  const list = ["all", ...editions.map((edition) => edition.id)].join(", ");
  return editions.find((edition) => edition.id === id) ?? stop("command:edition", { edition: id, list });
}

/**
 * The texts of each case: those of the command line, which make one case, or those of each line
 * of standard input.
 * @param {string[]} texts @param {number} count of the texts of a case
 * @returns {AsyncGenerator<{ texts: string[], line: number | null }>} line: null for the command line's
 */
export async function* cases(texts, count) {
  if (texts.length || process.stdin.isTTY) {
    if (texts.length !== count) stop("command:texts", { count, given: texts.length });
    yield { texts, line: null };
    return;
  }
  let line = 0;
  for await (const text of linesOf(process.stdin)) {
    line++;
    if (text !== "") yield { texts: text.split(separator), line };
  }
}

/** The lines of a stream of UTF-8, without their ends; U+2028 ends none, other than with readline. @param {AsyncIterable<Uint8Array>} stream */
export async function* linesOf(stream) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  rest += decoder.decode();
  if (rest !== "") yield rest.replace(/\r$/, "");
}
