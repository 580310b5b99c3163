/**
 * uriscope encode, decode, form, iri, host, scheme, and extract: each answers one question about data or a text.
 */
import { answered, eachCase, fileOf, readArguments, withInput } from "./arguments.js";
import { say, speaking } from "../bake/say.js";
import { sentIn } from "../bake/scheme.js";
import { wordsFor } from "../bake/words.js";
import { textOf } from "./input.js";
import { nearest } from "../texts/near.js";
import { placeIn, plain, print, printJSON, printResult, printRow, problemAt, warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Edition, Host, Problem } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */

/** The prefix of a message about a line. @param {number | null} line */
const at = (line) => (line === null ? "" : say("command:at-line", { line }));

/** Loads the words of the errors of texts. @param {Engine} engine */
async function withProblems(engine) {
  await wordsFor(engine);
  const words = speaking();
  await words.need("problem", "characters");
  return words;
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: all are encoded; 1: one cannot be */
export async function encode(engine, args) {
  const given = readArguments(engine, "encode", args);
  const { component, charset } = /** @type {Record<string, string | undefined>} */ (given.more);
  const edition = /** @type {Edition} */ (given.edition);
  const first = answered(engine.encode("", { edition: edition.id }), null);
  const names = first?.components.flatMap(({ id, name }) => [id, name]) ?? [];
  if (component !== undefined && !names.includes(component)) {
    const list = [...new Set(names)];
    const near = nearest(component, names);
    stop("command:component", { name: component, document: edition.document, list, near });
  }
  if (charset !== undefined && !first?.charsets.includes(charset))
    stop("command:value", { name: "charset", value: charset, list: first?.charsets ?? [] });
  return eachCase(given, ([data], line) => {
    const asked = { edition: edition.id, ...(component && { component }), ...(charset && { charset }), limit: 0 };
    const answer = answered(engine.encode(data, asked), line);
    if (!answer) return 2;
    const { encoded, uri, warnings } = answer;
    if (given.format === "json")
      printJSON(
        withInput(
          { data, component: answer.component.id, charset: answer.charset.id, encoded, uri, warnings },
          [data],
          line,
        ),
      );
    else if (encoded !== null) printResult(encoded);
    else warn(at(line) + say("bake:encoding:impossible"));
    return encoded === null ? 1 : 0;
  });
}

/** Decodes encoded data once, as UTF-8. @param {string} text @returns {{ decoded: string } | { id: "percent" | "octets", at: number }} */
export function decoded(text) {
  const percent = text.search(/%(?![\dA-Fa-f]{2})/);
  return percent >= 0 ? { id: "percent", at: percent } : withOctets(text);
}

/** Decodes encoded octets; a "%" without digits remains. @param {string} text @returns {{ decoded: string } | { id: "octets", at: number }} */
function withOctets(text) {
  // A run of octets is decoded together, because a character may take several.
  let wrong = -1;
  const result = text.replace(/(?:%[\dA-Fa-f]{2})+/g, (run, /** @type {number} */ from) => {
    try {
      return decodeURIComponent(run);
    } catch {
      if (wrong < 0) wrong = from;
      return "";
    }
  });
  return wrong < 0 ? { decoded: result } : { id: "octets", at: wrong };
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: all are decoded; 1: one cannot be */
export async function decode(engine, args) {
  const given = readArguments(engine, "decode", args);
  return eachCase(given, ([text], line) => {
    const found = decoded(text);
    const result = "decoded" in found ? found.decoded : null;
    const errors = "id" in found ? [{ ...found, text: say(`command:decode:${found.id}`) }] : [];
    if (given.format === "json") printJSON(withInput({ text, decoded: result, errors }, [text], line));
    else if (result !== null) printResult(result);
    else
      for (const error of errors)
        warn(
          at(line) + say("command:decode:problem", { place: placeIn(speaking(), text, error.at), said: error.text }),
        );
    return errors.length ? 1 : 0;
  });
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0 */
export async function form(engine, args) {
  const given = readArguments(engine, "form", args);
  const { charset } = /** @type {Record<string, string | undefined>} */ (given.more);
  if (charset === "ebcdic") stop("command:value", { name: "charset", value: charset, list: ["utf-8", "iso-8859-1"] });
  const words = speaking();
  await words.need("form");
  return eachCase(given, ([text], line) => {
    const answer = answered(engine.form(text, charset ? { charset } : {}), line);
    if (!answer) return 2;
    const pairs = answer.pairs.map(({ name, value }) => [name, value]);
    const octets = withOctets(text);
    const findings = "id" in octets ? [{ ...octets, text: plain(words.say("form:said:invalid")) }] : [];
    if (given.format === "json") printJSON(withInput({ text, pairs, encoded: answer.encoded, findings }, [text], line));
    else {
      for (const finding of findings) warn(at(line) + finding.text);
      if (line !== null) printRow(pairs.flat());
      else for (const pair of pairs) printRow(pair);
    }
    return 0;
  });
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each is converted; 1: one is not an IRI reference */
export async function iri(engine, args) {
  const given = readArguments(engine, "iri", args);
  const { to = "uri" } = given.more;
  if (to !== "uri" && to !== "iri") stop("command:value", { name: "to", value: to, list: ["uri", "iri"] });
  const words = await withProblems(engine);
  return eachCase(given, ([text], line) => {
    const asked = { names: true, limit: 0 };
    const answer = answered(to === "uri" ? engine.toURI(text, asked) : engine.toIRI(text, asked), line);
    if (!answer) return 2;
    const { result, errors, labels } = answer;
    if (given.format === "json") printJSON(withInput({ text, result, errors, labels }, [text], line));
    else if (result !== null) printResult(result);
    if (given.format !== "json")
      for (const error of errors) warn(at(line) + problemAt(words, "rfc3986", error, { name: "IRI", text }));
    return result === null ? 1 : 0;
  });
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each is a host; 1: one is not */
export async function host(engine, args) {
  const given = readArguments(engine, "host", args);
  const { id } = /** @type {Edition} */ (given.edition);
  const words = await withProblems(engine);
  return eachCase(given, ([text], line) => {
    const answer = answered(engine.host(text, { edition: id }), line);
    if (!answer) return 2;
    if (given.format === "json") printJSON(withInput({ text, ...answer }, [text], line));
    else if (answer.kind !== null) printRow([answer.kind, writtenHost(answer, text)]);
    else {
      const error = farthest(answer);
      if (error)
        warn(at(line) + problemAt(words, id, error, { name: words.say("bake:host:none"), text, before: "//" }));
    }
    return answer.kind === null ? 1 : 0;
  });
}

/** The error of the form that matches the longest beginning of a text; the last of several. @param {Host} host */
const farthest = ({ order }) =>
  order
    .flatMap(({ tried, errors = [] }) => (tried ? errors.slice(0, 1) : []))
    .reduce((best, error) => (best && best.at > error.at ? best : error), /** @type {Problem | null} */ (null));

/** A host in its stored form, an IP address with all its numbers. @param {Host} host @param {string} text */
function writtenHost({ kind, host, pieces, stored }, text) {
  if (kind === "ipv6") return pieces.map(({ value }) => value.toString(16).padStart(4, "0")).join(":");
  if (kind === "ipv4") return pieces.map(({ value }) => value).join(".");
  return stored ?? text.slice(...host);
}

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: each has a scheme; 1: one has none */
export async function scheme(engine, args) {
  const given = readArguments(engine, "scheme", args);
  const edition = /** @type {Edition} */ (given.edition);
  const words = await withProblems(engine);
  return eachCase(given, ([text], line) => {
    const answer = answered(engine.scheme(text, { edition: edition.id }), line);
    if (!answer) return 2;
    const { name, standing, port, origin, section, errors } = answer;
    const sent = line === null || given.format === "json" ? sentIn(answer, edition, words) : [];
    if (given.format === "json")
      printJSON(
        withInput({ edition: edition.id, text, name, standing, section, port, origin, errors, sent }, [text], line),
      );
    else if (name === null) warn(at(line) + say("command:no-scheme", { text }));
    else {
      printRow([name, standing, ...(port === null ? [] : [port])]);
      if (sent.length) print(sent.join("\n"));
    }
    return name === null ? 1 : 0;
  });
}

/** The most URIs and marks that the engine lists. */
const most = 1_000_000;

/** @param {Engine} engine @param {string[]} args @returns {Promise<number>} 0: a URI was found; 1: none */
export async function extract(engine, args) {
  const given = readArguments(engine, "extract", args);
  const edition = /** @type {Edition} */ (given.edition);
  const isText = given.input === null && given.texts.length === 1;
  const text = isText
    ? given.texts[0]
    : await textOf(fileOf(given) ?? stop("command:texts", { count: 1, given: 0, command: "extract" }));
  const answer = answered(engine.extract(text, { edition: edition.id, limit: most }), null);
  const place = placesIn(text);
  const found = (answer?.found ?? []).map((one) => {
    const { kind, uri, whole, doubts, errors } = one;
    return { uri, kind, ...place(beginOf(one)), span: whole, doubts, errors };
  });
  if (given.format === "json") printJSON({ edition: edition.id, found });
  else for (const { uri, line, column } of found) printRow([`${line}:${column}`, uri]);
  return found.length ? 0 : 1;
}

/** The offset of a URI, after brackets or a prefix. @param {import("../run/engine.js").Found} found */
const beginOf = ({ whole, marks }) =>
  marks.reduce((begin, { span }) => (span[0] === begin ? span[1] : begin), whole[0]);

/** Converts ascending offsets to lines and columns. @param {string} text */
function placesIn(text) {
  let line = 1;
  let begins = 0;
  return (/** @type {number} */ offset) => {
    for (let end; (end = text.indexOf("\n", begins)) >= 0 && end < offset; begins = end + 1) line++;
    return { line, column: offset - begins + 1 };
  };
}
