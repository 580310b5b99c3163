/**
 * What the commands that ask the engine are given: options and texts, the texts from the
 * command line or, where that has none and standard input is no terminal, line by line from there.
 */
import { parseArgs } from "node:util";
import { say } from "../bake/say.js";
import { start } from "../run/link.js";
import { warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/** What separates the texts of a line. */
export const separator = "\t";

/** The longest line that is read, in UTF-16 code units. All editions answer it within seconds, and with its steps it is a few megabytes. */
export const longest = 100_000;

/** The options that have no value. */
const switches = ["steps", "fail-on-error", "conformance", "partial", "sharp"];

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
  for (const name of own) options[name] = { type: switches.includes(name) ? "boolean" : "string" };
  const { values, positionals } = parsed(args, options);
  const {
    edition,
    format = values.steps ? "text" : formats[0],
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
 * What a command does with each case, and its exit status: the highest that it returns of one, and 2 if a
 * line is no case or the engine has no answer.
 * @param {string[]} texts of the command line, which make one case; without any, the lines of standard input do
 * @param {number} count of the texts of a case
 * @param {(texts: string[], line: number | null) => number} act line: null for the command line's
 * @returns {Promise<number>}
 */
export async function eachCase(texts, count, act) {
  if (texts.length || process.stdin.isTTY) {
    if (texts.length !== count) stop("command:texts", { count, given: texts.length });
    return act(texts, null);
  }
  let status = 0;
  let line = 0;
  for await (const text of linesOf(process.stdin, say("command:input"))) {
    line++;
    if (text === "") continue;
    const given = count === 1 ? [text ?? ""] : (text?.split(separator) ?? []);
    if (text === null) warn(say("command:long-line", { line, most: longest }));
    else if (given.length !== count) warn(say("command:line", { line, count, given: given.length }));
    else {
      status = Math.max(status, act(given, line));
      continue;
    }
    status = 2;
  }
  return status;
}

/** The editions that say when two URIs are equivalent: --edition all leaves out the others. @param {Engine} engine */
export const withNormalForms = (engine) => engine.editions().filter(({ lacks }) => !lacks.includes("normal"));

/** An answer; null where the engine has none of a line, which is said. @template T @param {T | import("../run/tolerant.js").Failure} answer @param {number | null} line */
export function answered(answer, line) {
  if (!(typeof answer === "object" && answer !== null && "error" in answer)) return /** @type {T} */ (answer);
  const { message } = answer.error;
  if (line === null) return stop("command:engine", { message });
  warn(say("command:line-engine", { line, message }));
  return null;
}

/**
 * The lines of a stream of UTF-8, without their ends; U+2028 ends none, other than with readline. Null is a line
 * that is longer than any that is read.
 * @param {AsyncIterable<Uint8Array>} stream @param {string} name
 * @returns {AsyncGenerator<string | null>}
 */
export async function* linesOf(stream, name) {
  const decoder = new TextDecoder();
  let rest = "";
  let tooLong = false;
  const ended = (/** @type {string} */ end) => {
    const line = tooLong || rest.length + end.length > longest ? null : (rest + end).replace(/\r$/, "");
    rest = "";
    tooLong = false;
    return line;
  };
  try {
    for await (const chunk of stream) {
      const lines = decoder.decode(chunk, { stream: true }).split("\n");
      const last = lines.pop() ?? "";
      for (const line of lines) yield ended(line);
      tooLong ||= rest.length + last.length > longest;
      rest = tooLong ? "" : rest + last;
    }
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === undefined) throw error;
    stop("command:not-read", { file: name, reason: message });
  }
  const last = ended(decoder.decode());
  if (last !== "") yield last;
}
