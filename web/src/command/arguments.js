/**
 * The arguments of a command: its options, as its row of the table defines them, and its texts. Without texts, if
 * standard input isn't a terminal, or with "-" instead of them, they are read from standard input, line by line.
 */
import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { say } from "../bake/say.js";
import { start } from "../run/link.js";
import { linesOf, longest, standardInput, Unread } from "./input.js";
import { nearest } from "../texts/near.js";
import { print, printAs, printed, tell, warn } from "./sentences.js";
import { stop } from "./stopped.js";
import { commands, common, options as known, optionsOf } from "./table.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/** The separator of texts in a line. */
export const separator = "\t";

/**
 * @typedef {object} Arguments
 * @property {string} name of the command
 * @property {string[]} texts of the command line
 * @property {string | null} input the file with the cases, "-" for standard input; null if the texts are the only case
 * @property {Record<string, string>} options the spec's own, by name
 * @property {Edition | undefined} edition undefined: all specs
 * @property {string} format
 * @property {Record<string, string | boolean | undefined>} more the other options
 */

/** @param {Engine} engine @param {string} name of the command @param {string[]} args @returns {Arguments} */
export function readArguments(engine, name, args) {
  const { spec, formats = [], lines, lead = 0 } = commands[name];
  const editions = engine.editions();
  const ofSpecs = new Map(
    (spec === "options" ? editions : []).flatMap(({ options }) => options.map((one) => [String(one.name), one.values])),
  );
  const { values, texts, dash } = parsed(name, args, [...ofSpecs.keys()]);
  const { edition: id, file, ...more } = values;
  printAs({ zero: values.null === true, quiet: values.quiet === true });
  const edition = id === "all" && spec === "options" ? undefined : editionOf(editions, id, spec === "options");
  const format =
    values.json || values.fields !== undefined ? "json" : String(values.format ?? (values.steps ? "text" : formats[0]));
  if (formats.length && !formats.includes(format)) stop("command:format", { format, list: formats });
  /** @type {Record<string, string>} */
  const options = {};
  for (const [option, list] of ofSpecs) {
    const value = values[option];
    if (value === undefined) continue;
    if (!list.includes(String(value))) stop("command:value", { name: option, value, list });
    if (edition && !values.conformance && !edition.choices.includes(/** @type {any} */ (option)))
      stop("command:not-of-spec", { option: `--${option}`, document: edition.document });
    options[option] = String(value);
  }
  if (file !== undefined && dash) stop("command:meaningless", { option: "--file", other: "-" });
  const isPiped =
    lines && !process.stdin.isTTY && (!texts.length || (lead > 0 && texts.length === lead - (more.remove ? 1 : 0)));
  const input = file !== undefined ? String(file) : dash || isPiped ? standardInput : null;
  return { name, texts, input, options, edition, format, more };
}

/** An option that only specs have. @type {import("./table.js").Option} */
const ofSpec = { takes: "WORD" };

/**
 * Parses the options and the texts of a command line.
 * @param {string} name @param {string[]} args @param {string[]} ofSpecs names of options that specs have
 * @returns {{ values: Record<string, string | boolean | undefined>, texts: string[], dash: boolean }}
 *   dash: whether "-" is the last of the texts, which don't include it
 */
export function parsed(name, args, ofSpecs = []) {
  /** @type {Record<string, import("./table.js").Option>} */
  const own = Object.fromEntries([
    ...optionsOf(name).map((one) => [one, known[one]]),
    ...ofSpecs.map((one) => [one, ofSpec]),
  ]);
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(own).map(([one, { takes, short }]) => [
        one,
        /** @type {any} */ ({ type: takes ? "string" : "boolean", ...(short && { short }) }),
      ]),
    ),
  });
  /** @type {Record<string, string | boolean | undefined>} */
  const values = {};
  /** @type {string[]} */
  const texts = [];
  let dash = false;
  let ends = false;
  for (const token of tokens) {
    if (token.kind === "option-terminator") ends = true;
    else if (token.kind === "option") values[token.name] = valueOf(name, token, own);
    else if (token.value === standardInput && !ends && !dash) dash = true;
    else if (dash) stop("command:after-dash", { text: token.value });
    else texts.push(token.value);
  }
  for (const option of Object.keys(values)) {
    const { needs, bars = [] } = own[option];
    if (needs && values[needs] === undefined) stop("command:needs", { option: `--${option}`, other: `--${needs}` });
    const other = bars.find((one) => values[one] !== undefined);
    if (other) stop("command:meaningless", { option: `--${option}`, other: `--${other}` });
  }
  if (values.steps && !["text", "markdown", undefined].includes(/** @type {any} */ (values.format)))
    stop("command:meaningless", { option: "--steps", other: `--format ${values.format}` });
  if (values.steps && values.json) stop("command:meaningless", { option: "--steps", other: "--json" });
  for (const text of texts) if (text.includes("\ufffd")) tell(say("command:text-not-utf-8", { text }));
  return { values, texts, dash };
}

/** The value of an option, true for a switch. @param {string} command @param {{ name: string, rawName: string, value?: string }} token @param {Record<string, import("./table.js").Option>} own */
function valueOf(command, { name, rawName: option, value }, own) {
  if (!Object.hasOwn(own, name)) {
    const all = Object.entries({ ...known, ...common });
    if (all.some(([one, { short }]) => one === name || (short && option === `-${short}`)))
      stop("command:not-of-command", { option, command });
    const near = nearest(name, [...Object.keys(own), ...Object.keys(common)]);
    stop("command:unknown-option", { option, command, near: near && `--${near}` });
  }
  const { takes } = own[name];
  if (takes && value === undefined) stop("command:needs-value", { option, takes });
  if (!takes && value !== undefined) stop("command:no-value", { option });
  return value ?? true;
}

/** @param {Edition[]} editions @param {string | boolean | undefined} id @param {boolean} all whether "all" is allowed */
function editionOf(editions, id = start.edition, all) {
  const list = [...(all ? ["all"] : []), ...editions.map((edition) => edition.id)];
  return editions.find((edition) => edition.id === id) ?? stop("command:edition", { edition: id, list });
}

/** True if a text is the name of a file that exists. @param {string} text */
const isFile = (text) => !text.includes("\0") && statSync(text, { throwIfNoEntry: false })?.isFile() === true;

/** The one file of a command, or standard input. @param {Arguments} given @returns {string | undefined} */
export function fileOf({ texts, input }) {
  if (texts.length + (input === null ? 0 : 1) > 1) stop("command:one-file");
  return input ?? texts[0] ?? (process.stdin.isTTY ? undefined : standardInput);
}

/**
 * Adds the line of input that an answer belongs to, if there is one.
 * @template {object} Data @param {Data} data @param {string[]} texts @param {number | null} line
 */
export const withInput = (data, texts, line) => (line === null ? data : { input: { line, texts }, ...data });

/**
 * Runs a command for each case, and returns its exit status: the highest of all cases, or 2 if a line isn't a case or
 * the engine has no answer. Each line of input produces at least one line of output, which may be empty.
 * @param {Arguments} given
 * @param {(texts: string[], line: number | null) => number | Promise<number>} act line: null for the command line
 * @param {number} [count] of the texts of a case
 * @returns {Promise<number>}
 */
export async function eachCase({ name, texts, input, more }, act, count = commands[name].texts.length) {
  if (input === null) {
    const file = texts.find(isFile);
    const hint = () => file !== undefined && warn(say("command:is-file", { file }));
    if (texts.length !== count) {
      hint();
      stop("command:texts", { count, given: texts.length, command: name });
    }
    const status = await act(texts, null);
    if (status) hint();
    return status;
  }
  const left = count - texts.length;
  if (left < 1) stop("command:texts", { count, given: texts.length + 1, command: name });
  let status = 0;
  let line = 0;
  for await (const text of linesOf(input, more.null ? 0 : undefined)) {
    line++;
    const before = printed();
    const found = text instanceof Unread || left === 1 ? [text] : text.split(separator);
    if (text instanceof Unread) warn(say("command:at-line", { line }) + say(`command:${text.id}`, { most: longest }));
    else if (text !== "" && found.length !== left)
      warn(say("command:line", { line, count: left, given: found.length }));
    else if (text !== "") status = Math.max(status, await act([...texts, .../** @type {string[]} */ (found)], line));
    if (text instanceof Unread || (text !== "" && found.length !== left)) status = 2;
    if (printed() === before) print("");
  }
  return status;
}

/** The specs that define equivalence of URIs: --edition all leaves out the others. @param {Engine} engine */
export const withNormalForms = (engine) => engine.editions().filter(({ lacks }) => !lacks.includes("normal"));

/**
 * Returns the answer, or null with a message if the engine has none for a line.
 * @template T @param {T | import("../run/tolerant.js").Failure} answer @param {number | null} line
 */
export function answered(answer, line) {
  if (!(typeof answer === "object" && answer !== null && "error" in answer)) return /** @type {T} */ (answer);
  const { message } = answer.error;
  if (line === null) return stop("command:engine", { message });
  warn(say("command:line-engine", { line, message }));
  return null;
}
