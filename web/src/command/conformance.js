/**
 * uriscope check --conformance: the answers of a library held against all documents. It says which of
 * these the library follows, and each case in which it does not, with the pattern that explains it.
 */
import { readFile } from "node:fs/promises";
import { casesOf } from "../../libraries/cases.mjs";
import { agrees, followed } from "../libraries/recorded.js";
import { expectation, patternText } from "./expected.js";
import { print } from "./sentences.js";
import { separator } from "./arguments.js";
import { stop } from "./stopped.js";

/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../libraries/recorded.js").Answer} Answer */
/** @typedef {import("../libraries/recorded.js").Document} Document */
/** @typedef {import("../words/words.js").Words} Words */
/** @typedef {{ base: string, reference: string, answer: Answer }} Case */

/** Cases that are told one by one. */
const most = 100;

/**
 * @param {Words} words @param {Engine} engine @param {string} file @param {unknown} follow the id of the document that must be followed
 * @param {Record<string, string>} options of that document
 * @returns {Promise<number>} 0: that one, or any, is followed in every case; 1: it is not
 */
export async function conformance(words, engine, file, follow, options) {
  const editions = engine.editions();
  if (follow !== undefined && !editions.some(({ id }) => id === follow))
    stop("command:edition", { edition: follow, list: editions.map(({ id }) => id).join(", ") });
  const cases = await read(words, engine, file);
  const documents = documentsOf(engine, cases, options);
  const answers = cases.map(({ answer }) => answer);
  const missed = (/** @type {Document} */ { targets }) =>
    answers.flatMap((answer, i) => (agrees(answer, targets[i]) ? [] : [i]));
  const must = documents.find(({ edition }) => edition === follow);
  const best = must
    ? { document: must, exceptions: missed(must) }
    : /** @type {import("../libraries/recorded.js").Following} */ (
        followed({ language: "", library: "", version: "", call: "", date: "", answers }, documents)
      );
  const name = (/** @type {Document} */ { edition, options }) => {
    const document = editions.find(({ id }) => id === edition)?.document;
    const set = Object.entries(options).map(([option, value]) => `--${option} ${value}`);
    return set.length ? words.say("command:conformance:with", { document, options: set.join(" ") }) : document;
  };
  for (const document of documents)
    print(
      words.say("command:conformance:row", {
        document: name(document),
        agree: cases.length - missed(document).length,
        cases: cases.length,
      }),
    );
  const { document, exceptions } = best;
  const id = must ? "misses" : "follows";
  print(words.say(`command:conformance:${id}`, { document: name(document), except: exceptions.length }));
  for (const i of exceptions.slice(0, most)) print(differing(words, engine, cases[i], document, i, name(document)));
  if (exceptions.length > most) print(words.say("command:conformance:more", { count: exceptions.length - most }));
  return exceptions.length ? 1 : 0;
}

/** A case in which a document is not followed, with the pattern. @param {Words} words @param {Engine} engine @param {Case} one @param {Document} document @param {number} i @param {string | undefined} name */
function differing(words, engine, { base, reference, answer }, { edition, options, targets }, i, name) {
  const nothing = words.say("command:nothing");
  const said = typeof answer === "string" ? answer : (answer?.error ?? nothing);
  const line = words.say("command:conformance:differs", {
    base,
    reference,
    answer: said,
    document: name,
    target: targets[i] ?? nothing,
  });
  const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
  const pattern = typeof answer === "string" ? patternText(words, name, expectation(engine, request, answer)) : "";
  return pattern ? `${line}\n    ${pattern}` : line;
}

/**
 * What each document has as the targets of the cases: with the options that are given, and besides with each
 * other value of one of its own.
 * @param {Engine} engine @param {Case[]} cases @param {Record<string, string>} given @returns {Document[]}
 */
function documentsOf(engine, cases, given) {
  const targets = (/** @type {string} */ edition, /** @type {Record<string, string>} */ options) =>
    cases.map(({ base, reference }) => {
      const answer = engine.explain(/** @type {any} */ ({ base, reference, edition, ...options, limit: 0 }));
      return "error" in answer ? stop("command:engine", { message: answer.error.message }) : answer.target;
    });
  return engine.editions().flatMap(({ id: edition, options }) => {
    const set = Object.fromEntries(options.flatMap(({ name }) => (name in given ? [[name, given[name]]] : [])));
    const own = { edition, options: set, targets: targets(edition, set) };
    const others = options
      .filter(({ alone, name }) => !alone && !(name in given))
      .flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...set, [name]: value })))
      .map((set) => ({ edition, options: set, targets: targets(edition, set) }));
    return [own, ...others.filter((other) => other.targets.some((target, i) => target !== own.targets[i]))];
  });
}

/** The cases of a file with their answers, in one of the three forms. @param {Words} words @param {Engine} engine @param {string} file @returns {Promise<Case[]>} */
async function read(words, engine, file) {
  const text = await readFile(file, "utf8").catch((error) => stop("command:not-read", { file, reason: error.message }));
  const recorded = casesOf(engine);
  const list = /^\s*\[/.test(text) ? fromJSON(text) : fromLines(text);
  const cases = list?.every((row) => row.length === 1)
    ? list.length === recorded.length && list.map(([answer], i) => caseOf([...recorded[i], answer]))
    : list?.every((row) => row.length === 3) && list.map(caseOf);
  if (!cases || !cases.length || cases.some((one) => one === null))
    return stop("command:conformance:answers", { file, count: recorded.length });
  return /** @type {Case[]} */ (cases);
}

/** @param {string} text @returns {unknown[][] | null} rows of base, reference and answer, or of an answer alone */
function fromJSON(text) {
  try {
    return JSON.parse(text).map((/** @type {any} */ one) =>
      Array.isArray(one) ? one : one && "base" in Object(one) ? [one.base, one.reference, one.answer] : [one],
    );
  } catch {
    return null;
  }
}

/** The same from lines: where there are tabs, what is empty or begins with "#" means nothing. @param {string} text @returns {unknown[][]} */
function fromLines(text) {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  if (!lines.some((line) => line.includes(separator))) return lines.map((line) => [line]);
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split(separator));
}

/** An answer may be empty, which is none, or what was thrown. @param {unknown[]} row @returns {Case | null} */
function caseOf([base, reference, answer]) {
  const said = answer === "" ? null : (answer ?? null);
  const thrown = typeof said === "object" && said !== null && "error" in said && typeof said.error === "string";
  const fits =
    typeof base === "string" && typeof reference === "string" && (said === null || typeof said === "string" || thrown);
  return fits ? { base, reference, answer: /** @type {Answer} */ (said) } : null;
}
