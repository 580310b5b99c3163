/**
 * uriscope get and set: reads or replaces a component of a URI, by the spec's name for it or the name that all specs
 * share.
 */
import { answered, eachCase, readArguments, withInput } from "./arguments.js";
import { say, speaking } from "../bake/say.js";
import { wordsFor } from "../bake/words.js";
import { nearest } from "../texts/near.js";
import { plain, printJSON, printResult, problemAt, warn } from "./sentences.js";
import { stop } from "./stopped.js";
import { whyText } from "../texts/why.js";

/** @import { Edition, Part, Request, Text } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/** The delimiters before and after each component. @type {Record<string, [before: string, after: string]>} */
const delimiters = {
  scheme: ["", ":"],
  authority: ["//", ""],
  path: ["", ""],
  params: [";", ""],
  query: ["?", ""],
  fragment: ["#", ""],
};

/** The property of a URL object for each component of the URL Standard. @type {Record<string, Request["set"]>} */
const properties = {
  scheme: "protocol",
  userinfo: "username",
  host: "hostname",
  path: "pathname",
  query: "search",
  fragment: "hash",
};

/** The component that a URL property reads, if it has another name. @type {Record<string, string>} */
const shared = { protocol: "scheme", hostname: "host", pathname: "path", search: "query", hash: "fragment" };

/** True if a spec has URL objects with properties. @param {Edition} edition */
const hasProperties = ({ choices }) => choices.includes("set");

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each has the component; 1: one does not; 2: a line cannot be read */
export async function get(engine, args) {
  const given = readArguments(engine, "get", args);
  const edition = /** @type {Edition} */ (given.edition);
  const at = (/** @type {number | null} */ line) => (line === null ? "" : say("command:at-line", { line }));
  return eachCase(given, ([name, text], line) => {
    const split = answered(heldOf(engine, edition, text), line);
    if (!split) return 2;
    const part = componentOf(engine, split.parts, name, edition);
    const value = part?.span ? split.text.slice(...part.span) : null;
    if (given.format === "json") {
      const answer = { text: split.text, component: part?.name ?? name, value, span: part?.span ?? null };
      printJSON(withInput(answer, [name, text], line));
    } else if (value !== null) printResult(value);
    if (value === null && given.format !== "json") warn(at(line) + say("command:no-component", { name, text }));
    return value === null ? 1 : 0;
  });
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each was set; 1: one could not be, or is not a URI then; 2: a line cannot be read */
export async function set(engine, args) {
  const given = readArguments(engine, "set", args);
  const edition = /** @type {Edition} */ (given.edition);
  const remove = given.more.remove === true;
  await wordsFor(engine);
  const words = speaking();
  await words.need("problem", "characters");
  const act = (/** @type {string[]} */ texts, /** @type {number | null} */ line) => {
    const [name, ...rest] = texts;
    const text = rest[rest.length - 1];
    const value = remove ? null : rest[0];
    const at = line === null ? "" : say("command:at-line", { line });
    const made = hasProperties(edition)
      ? assigned(engine, edition, name, value, text)
      : replaced(engine, edition, name, value, text);
    const answer = answered(made, line);
    if (!answer) return 2;
    const { result, errors, why } = answer;
    if (given.format === "json")
      printJSON(withInput({ text, component: name, value, result, errors, why }, texts, line));
    else if (result !== null) printResult(result);
    if (why) warn(at + why.text);
    for (const error of errors)
      warn(at + problemAt(words, edition.id, error, { name: say("command:uri"), text: result ?? text }));
    return result === null || errors.length ? 1 : 0;
  };
  return eachCase(given, act, remove ? 2 : 3);
}

/**
 * A text with a replaced component, and the errors in the result; or null, and the reason for the refusal.
 * @typedef {{ result: string | null, errors: import("../run/engine.js").Problem[], why: Refusal | null }} Set
 * @typedef {{ id: string, text: string }} Refusal
 */

/** @param {string} id @param {string} text @returns {Set} */
const refused = (id, text) => ({ result: null, errors: [], why: { id, text } });

/** A text, split by a spec. @param {Engine} engine @param {Edition} edition @param {string} text */
function splitOf(engine, { id }, text) {
  const answer = engine.explain({ base: "", reference: text, edition: id, limit: 0 });
  return "error" in answer ? answer : answer.reference;
}

/** The text whose components a spec reads: the text itself or, in the URL Standard, the URL that it is parsed to. @param {Engine} engine @param {Edition} edition @param {string} text */
function heldOf(engine, edition, text) {
  const answer = engine.explain({ base: "", reference: text, edition: edition.id, limit: 0 });
  if ("error" in answer) return answer;
  return (hasProperties(edition) && answer.result) || answer.reference;
}

/** The parts of an authority. */
const ofAuthority = ["userinfo", "host", "port"];

/** A text that has every component. */
const whole = "http://u:p@h:8/p?q#f";

/** The part with a name, or with the name that all specs share. @param {Engine} engine @param {Part[]} parts @param {string} name @param {Edition} edition @returns {Part | undefined} */
function partOf(engine, parts, name, edition) {
  const found = parts.find((part) => part.name === name) ?? parts.find((part) => part.role === name);
  if (found || Object.hasOwn(delimiters, name) || ofAuthority.includes(name)) return found;
  const all = splitOf(engine, edition, whole);
  const names = [
    ...new Set([...parts, ...("error" in all ? [] : all.parts)].flatMap((part) => [part.name, part.role])),
    ...(hasProperties(edition) ? ["authority", ...Object.keys(shared)] : []),
  ];
  if (names.includes(name)) return undefined;
  const { document } = edition;
  return stop("command:component", { name, document, list: names, near: nearest(name, names) });
}

/**
 * Finds a component by its name or by the name of a property. A property can join several: user name and password, or
 * all parts of an authority.
 * @param {Engine} engine @param {Part[]} parts @param {string} name @param {Edition} edition
 */
function componentOf(engine, parts, name, edition) {
  const role = (hasProperties(edition) && shared[name]) || name;
  const hasAuthority = parts.some((part) => part.role === "authority");
  const roles = role === "authority" && !hasAuthority ? ofAuthority : role === "userinfo" ? [role] : [];
  const spans = parts.flatMap((part) => (roles.includes(part.role) && part.span ? [part.span] : []));
  if (!spans.length || parts.some((part) => part.name === name && part.name !== role))
    return partOf(engine, parts, role, edition);
  const span = /** @type {[number, number]} */ ([
    Math.min(...spans.map(([start]) => start)),
    Math.max(...spans.map(([, end]) => end)),
  ]);
  return { name: role, span };
}

/** Reasons for which a URL object remains unchanged. */
const unchanged = ["set-ignored", "set-throws", "set-no-url"];

/** Sets a property of a URL object. @param {Engine} engine @param {Edition} edition @param {string} name @param {string | null} value null removes it @param {string} text */
function assigned(engine, edition, name, value, text) {
  const { id, document, options } = edition;
  const property = Object.hasOwn(properties, name) ? properties[name] : /** @type {Request["set"]} */ (name);
  const names = options.find((option) => option.name === "set")?.values.filter((one) => one !== "none") ?? [];
  if (!names.includes(String(property)))
    stop("command:component", { name, document, list: names, near: nearest(name, names) });
  const answer = engine.explain({ base: text, reference: value ?? "", edition: id, set: property, limit: 0 });
  if ("error" in answer) return answer;
  const { target, why, base } = answer;
  const isAbsent = () => value === null && target !== null && !componentOf(engine, base.parts, name, edition)?.span;
  if (unchanged.includes(why.id) && !isAbsent()) return refused(why.id, plain(whyText(speaking(), id, why)));
  return { result: target, errors: [], why: null };
}

/** Sets a component, and recomposes the text (RFC 3986, section 5.3). The result must split into the same components. @param {Engine} engine @param {Edition} edition @param {string} name @param {string | null} value @param {string} text @returns {Set | import("../run/tolerant.js").Failure} */
function replaced(engine, edition, name, value, text) {
  const split = splitOf(engine, edition, text);
  if ("error" in split) return split;
  const part = partOf(engine, split.parts, name, edition);
  const old = valuesOf(split);
  if (value === null && part?.role === "path") return refused("not-set", say("command:path-stays"));
  if (!part || composed(split.parts, old) !== text) return refused("not-set", say("command:not-set", { text }));
  const values = new Map(old).set(part.name, value);
  // With another authority or without one, its former parts don't apply.
  const own = split.parts.filter(({ role, level }) => level === 2 && role !== "params");
  if (part.role === "authority") for (const one of own) values.delete(one.name);
  else if (own.includes(part)) {
    const joined = authority(own, values);
    if (joined === null && value !== null) return refused("not-set", say("command:no-host", { text, name }));
    values.set(authorityOf(split.parts)?.name ?? "", joined);
  }
  const result = composed(split.parts, values);
  const again = splitOf(engine, edition, result);
  if ("error" in again) return again;
  const found = valuesOf(again);
  const other = [...values].find(([one, wanted]) => found.has(one) && found.get(one) !== wanted);
  if (!other) return { result, errors: again.errors, why: null };
  const [component] = other;
  return refused("set-splits", say("command:set-splits", { result, component, value: found.get(component) ?? null }));
}

/** @param {Text} text @returns {Map<string, string | null>} */
const valuesOf = ({ text, parts }) =>
  new Map(
    parts
      .filter(({ role, level }) => level === 1 || role !== "params")
      .map(({ name, span }) => [name, span && text.slice(...span)]),
  );

/** @param {Part[]} parts */
const authorityOf = (parts) => parts.find(({ role }) => role === "authority");

/**
 * The authority composed of its parts; null without a host.
 * @param {Part[]} own @param {Map<string, string | null>} values
 */
function authority(own, values) {
  const of = (/** @type {string} */ role) =>
    own.filter((part) => part.role === role).flatMap(({ name }) => values.get(name) ?? []);
  const [user, host, port] = [of("userinfo"), of("host"), of("port")];
  if (!host.length) return null;
  return `${user.length ? `${user.join(":")}@` : ""}${host[0]}${port.length ? `:${port[0]}` : ""}`;
}

/** @param {Part[]} parts @param {Map<string, string | null>} values */
const composed = (parts, values) =>
  parts
    .filter(({ level }) => level === 1)
    .map(({ name, role }) => {
      const value = values.get(name) ?? null;
      const [before, after] = delimiters[role] ?? ["", ""];
      return value === null ? "" : `${before}${value}${after}`;
    })
    .join("");
