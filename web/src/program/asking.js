/**
 * Checks the arguments of calls: it refuses options that a call does not know, and texts longer than the limit.
 */
import { editionsOf } from "../run/editionsof.js";
import { nearest } from "../texts/near.js";

/** @import { Engine } from "../run/engine.js" */

/** The error of a call with a wrong argument. */
class Refused extends TypeError {
  name = "TypeError";
  code = "bad-argument";
}

/** @param {string} message */
export const refused = (message) => new Refused(message);

/** The members of a request, besides the options of the specs. */
const pair = ["base", "reference", "edition"];
const recorded = [...pair, "limit"];

/**
 * The arguments of each call in order: the names that an object may have, and null for any other argument. "options" means
 * the options of the specs.
 * @type {Record<string, (string[] | null)[]>}
 */
const calls = {
  explain: [[...recorded, "lines", "options"]],
  detail: [[...recorded, "lines", "options"], null],
  answers: [[...recorded, "lines", "reasons", "options"]],
  targets: [["edition", "options"], null],
  parting: [[...recorded, "options"], null],
  expectation: [[...recorded, "options"], null],
  diagnose: [["edition", "options"], null],
  score: [["edition", "options"], null, ["targets"]],
  likely: [[...recorded, "options"]],
  figure: [[...recorded, "lines", "options"], null, null],
  validate: [null, ["edition", "production", "base", "options"]],
  normalize: [null, ["edition", "scheme", "limit", "options"]],
  compare: [null, null, ["base", "characters", "edition", "limit", "options"]],
  relativize: [null, null, ["edition", "options"]],
  characters: [null, ["edition", "options"]],
  tree: [null, ["edition", "production", "use", "base", "from", "to", "limit", "options"]],
  scheme: [null, ["edition", "limit"]],
  encode: [null, ["edition", "component", "charset", "limit"]],
  form: [null, ["charset", "limit"]],
  toURI: [null, ["names", "normalize", "excluded", "scheme", "limit"]],
  toIRI: [null, ["names", "limit"]],
  extract: [null, ["edition", "limit"]],
  host: [null, ["edition", "opaque"]],
  documentBase: [["embedded", "enclosing", "retrieval", "default"], ["edition"]],
  neighbour: [pair.slice(0, 2)],
  runtime: [[...pair.slice(0, 2), "set"]],
  leaves: [pair.slice(0, 2)],
  examples: [["edition"]],
  board: [null],
  misreadings: [null],
  editions: [],
  resolve: [null, null],
  isValid: [null, null],
  parse: [null],
  serialize: [["scheme", "authority", "path", "query", "fragment"]],
  toNormal: [null],
  dispose: [],
};

/** The calls without a limit: they record nothing, and need only a moment for megabytes. */
const unlimited = ["resolve", "isValid", "parse", "serialize", "toNormal"];

/** Numbers that are counted from 0. */
const numbers = ["limit", "from", "to"];

/** Options that are objects in an object or a list: the names that each of these may have. @type {Record<string, string[]>} */
const nested = { lines: ["text", "before", "after", "omit"], enclosing: ["contentBase", "contentLocation"] };

/**
 * An object with the own members of the given options, after checking that the call knows all of them.
 * @param {string} call @param {unknown} given @param {string[]} names
 * @returns {Record<string, any>}
 */
export function checkedOptions(call, given, names) {
  if (given === undefined) return {};
  if (given === null || typeof given !== "object" || Array.isArray(given))
    throw refused(`${call}: the options are not an object`);
  for (const [name, value] of Object.entries(given)) {
    if (!names.includes(name)) throw refused(`${call}: there is no option ${name}${meant(name, names)}`);
    if (numbers.includes(name) && value !== undefined && !(Number.isSafeInteger(value) && value >= 0))
      throw refused(`${call}: ${name} is not a number of 0 or more`);
    if (Object.hasOwn(nested, name))
      for (const one of Object.values(Object(value))) checkedOptions(`${call}, ${name}`, one, nested[name]);
  }
  return { ...given };
}

/** The name that was probably meant, or all names. @param {string} name @param {string[]} names */
function meant(name, names) {
  const like = nearest(name, names);
  return like ? `; did you mean ${like}?` : `; the options are ${names.join(", ")}`;
}

/** The length of the texts in arguments, in UTF-16 code units. @param {unknown} of @returns {number} */
function lengthOf(of) {
  if (typeof of === "string") return of.length;
  if (of === null || typeof of !== "object" || of instanceof URL) return 0;
  let sum = 0;
  for (const value of Object.values(of)) sum += lengthOf(value);
  return sum;
}

/**
 * An engine whose calls check their arguments first.
 * @param {Engine} engine @param {number} longest texts of a call together, in UTF-16 code units
 * @returns {Engine}
 */
export function strict(engine, longest) {
  const options = [...new Set(editionsOf(/** @type {any} */ (engine)).flatMap(({ choices }) => choices))];
  const checked = Object.entries(engine).map(([name, call]) => {
    const limit = unlimited.includes(name) ? Infinity : longest;
    const takes = calls[name]?.map((names) => names?.flatMap((one) => (one === "options" ? options : [one])));
    const ask = (/** @type {unknown[]} */ ...args) => {
      const length = readable(name, () => {
        takes?.forEach((names, i) => names && checkedOptions(name, args[i], names));
        return limit === Infinity ? 0 : lengthOf(args);
      });
      if (length > limit) throw tooLong(name, length, longest);
      return /** @type {(...args: unknown[]) => unknown} */ (call)(...args);
    };
    return [name, ask];
  });
  return Object.fromEntries(checked);
}

/** Reads arguments, whose members may throw or contain themselves. @template T @param {string} call @param {() => T} read @returns {T} */
function readable(call, read) {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refused ? error : refused(`${call}: an argument could not be read`);
  }
}

/** @param {string} call @param {number} length @param {number} longest */
const tooLong = (call, length, longest) =>
  Object.assign(
    new RangeError(
      `${call}: the texts have ${length} characters, and the limit is ${longest}: load({ longest: ${length} }) raises it`,
    ),
    { code: "too-long" },
  );
