/**
 * The arguments of calls as texts for the engine, each as name=value. Arguments can be anything: those of a wrong type
 * are refused.
 */
import { failed } from "./failed.js";

/** @import { Components, Option } from "./engine.js" */

/** The last error about an argument. @type {Error | undefined} */
let wrong;

/** @param {string} message @returns {never} */
export function refuse(message) {
  throw (wrong = failed({ code: "bad-argument", message }));
}

/** True for the error of a refused argument. @param {unknown} error */
export const isRefusal = (error) => error === wrong;

/**
 * Some arguments as texts, each as name=value.
 * @param {Record<string, unknown>} strings @param {Record<string, unknown>} [numbers]
 * @param {Record<string, unknown>} [switches]
 */
export const named = (strings, numbers = {}, switches = {}) => [
  ...inOrder(Object.entries(strings)),
  ...inOrder(Object.entries(numbers), "number"),
  ...inOrder(Object.entries(switches), "boolean"),
];

/**
 * Values as arguments, in their order. A name may appear several times.
 * @param {[name: string, value: unknown][]} values @param {string} [type] required of each value
 */
const inOrder = (values, type = "string") =>
  values.map(([name, value]) => {
    if (typeof value !== type) refuse(type === "string" ? notText(name, value) : `${name} is not a ${type}`);
    return `${name}=${type === "boolean" ? (value ? "yes" : "no") : value}`;
  });

/** An argument that is a text. @param {string} name @param {unknown} value @returns {string} */
export const aText = (name, value) => (typeof value === "string" ? value : refuse(notText(name, value)));

/** @param {string} name @param {unknown} value */
const notText = (name, value) => `${name} is not a string${isURL(value) ? `, but a URL: pass String(${name})` : ""}`;

/** @param {unknown} value its prototype may throw */
function isURL(value) {
  try {
    return value instanceof URL;
  } catch {
    return false;
  }
}

/**
 * Components, with the text that RFC 3986, section 5.3, makes of them.
 * @param {Components} components @returns {any}
 */
export function asComponents({ scheme, authority, path, query, fragment }) {
  const part = (/** @type {string} */ name, /** @type {string | null} */ value, before = "", after = "") =>
    value === null ? "" : before + aText(name, value) + after;
  const text =
    part("scheme", scheme, "", ":") +
    part("authority", authority, "//") +
    aText("path", path) +
    part("query", query, "?") +
    part("fragment", fragment, "#");
  return { text, scheme, authority, path, query, fragment };
}

/** Data as one argument for each part between lone surrogates, which have no UTF-8. @param {unknown} data */
export const dataArgs = (data) =>
  inOrder((typeof data === "string" ? data.split(/\p{Surrogate}/u) : [data]).map((part) => ["data", part]));

/** Names and values as alternating arguments, after one that announces them. @param {unknown[][]} pairs */
export const pairArgs = (pairs) =>
  inOrder([
    ["pairs", ""],
    ...pairs.flatMap((pair) => {
      if (!Array.isArray(pair) || pair.length !== 2) refuse("a pair is not a name and a value");
      return pair.map((text) => /** @type {[string, unknown]} */ (["pair", text]));
    }),
  ]);

/**
 * The given options as arguments. A boolean means yes or no.
 * @param {Option[]} options all that exist @param {Record<string, unknown>} given
 */
export function optionArgs(options, given) {
  const texts = [];
  for (const { name, values } of options) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const text = typeof value === "boolean" && values.includes("yes") ? (value ? "yes" : "no") : value;
    if (!values.includes(/** @type {string} */ (text))) refuse(`${name} is not one of: ${values.join(", ")}`);
    texts.push(`option ${name}=${text}`);
  }
  return texts;
}

/**
 * Changes to the lines of a listing, as arguments in their order: the fields of a change follow the argument that names
 * its line.
 * @param {unknown} lines
 */
export function lineArgs(lines) {
  if (lines === undefined || lines === null) return [];
  if (typeof lines !== "object") refuse("lines is not an object");
  return Object.entries(lines).flatMap(([id, change]) => {
    const { text, before, after, omit = false } = Object(change);
    const texts = Object.entries({ text, before, after }).filter(([, value]) => value !== undefined);
    return named(
      { line: id, ...Object.fromEntries(texts.map(([name, value]) => [`line ${name}`, value])) },
      {},
      { "line omit": omit },
    );
  });
}

/**
 * The cases of a library, as arguments in their order: the answer, if there is one, follows its texts.
 * @param {unknown} cases
 */
export function caseArgs(cases) {
  if (!Array.isArray(cases)) refuse("cases is not an array");
  return /** @type {any[]} */ (cases).flatMap(([base, reference, answer = null]) =>
    named({ base, reference, ...(answer === null ? {} : { answer }) }),
  );
}

/**
 * The bases found in a document and around it, as arguments in their order: the fields of an entity follow the argument
 * that begins it.
 * @param {unknown} embedded @param {unknown} enclosing @param {unknown} retrieval @param {unknown} fallback
 */
export function documentArgs(embedded, enclosing, retrieval, fallback) {
  if (!Array.isArray(enclosing)) refuse("enclosing is not a list");
  /** No text, one, or several. @param {string} name @param {unknown} value @returns {[string, unknown][]} */
  const all = (name, value) =>
    (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).map((text) => [name, text]);
  return inOrder([
    ...all("embedded", embedded),
    ...enclosing.flatMap(({ contentBase, contentLocation }) => [
      ...all("entity", ""),
      ...all("contentBase", contentBase),
      ...all("contentLocation", contentLocation),
    ]),
    ...all("retrieval", retrieval),
    ...all("default", fallback),
  ]);
}

/** The base and reference among some arguments. @param {string[]} args @returns {[base: string, reference: string]} */
export const pairOf = (args) => {
  const value = (/** @type {string} */ name) => (args.find((arg) => arg.startsWith(name)) ?? name).slice(name.length);
  return [value("base="), value("reference=")];
};

/** The words of a figure, one per line. @param {unknown} words */
export const linesOf = (words) =>
  Object.entries(Object(words))
    .map(([name, said]) => `${name}\t${String(said).replace(/[\t\n]/g, " ")}`)
    .join("\n");
