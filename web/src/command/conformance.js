/**
 * uriscope check --conformance: the answers of a library held against all documents. It says which of
 * these the library follows, each case in which it does not, with what explains it, and which misreadings
 * of the spec explain most of them. Answers to only some of our cases are not a success.
 */
import { readFile } from "node:fs/promises";
import { casesOf } from "../../libraries/cases.mjs";
import { answersIn, missing } from "../libraries/answers.js";
import { diagnosed } from "../libraries/diagnosed.js";
import { agrees, documentsOf, followed } from "../libraries/recorded.js";
import { longest, separator } from "./arguments.js";
import { changeText, sectionOf } from "../texts/changes.js";
import { countedTexts, followedTexts } from "../texts/expected.js";
import { reasonOf } from "./expected.js";
import { oneLine } from "../texts/terminal.js";
import { nowAndThen, plain, print, printJSON, warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Answer, Document, Recorded } from "../libraries/recorded.js" */
/** @import { Diagnosed } from "../libraries/diagnosed.js" */
/** @import { Words } from "../words/words.js" */

/** Cases that are told one by one in text. */
const most = 100;
/** Of fewer cases nothing has to be said meanwhile. */
const many = 1_000;

/**
 * @param {Words} words @param {Engine} engine @param {string} file
 * @param {{ follow: unknown, partial: unknown, options: Record<string, string>, format: string }} how the id of the document that must be followed, whether cases may lack an answer, and the document's options
 * @returns {Promise<number>} 0: that one, or any, is followed in every case; 1: it is not; 2: a case is too long or lacks an answer, whatever else
 */
export async function conformance(words, engine, file, { follow, partial, options, format }) {
  const editions = engine.editions();
  if (follow !== undefined && !editions.some(({ id }) => id === follow))
    stop("command:edition", { edition: follow, list: editions.map(({ id }) => id).join(", ") });
  const { cases, answers, skipped, lacking, count } = await read(words, engine, file);
  if (lacking) warn(words.say("expected:answered", { answered: count - lacking, count }));
  const progress = nowAndThen((/** @type {number} */ share) =>
    warn(words.say("command:conformance:progress", { share: Math.floor(100 * share) })),
  );
  const documents = await documentsOf(engine, cases, options, cases.length < many ? undefined : progress);
  const must = documents.find(({ edition }) => edition === follow);
  const document =
    must ?? /** @type {import("../libraries/recorded.js").Following} */ (followed({ answers }, documents)).document;
  const found = diagnosed(engine, cases, answers, document);
  /** @type {Held} */
  const held = { words, engine, cases, answers, documents, document, found, must: Boolean(must) };
  if (format === "json") printJSON(asData(held, lacking));
  else for (const line of asText(held)) print(line);
  if (skipped || (lacking && !partial)) return 2;
  return exceptions(found).length ? 1 : 0;
}

/** The result: the cases with their answers, all documents, the one to compare with, and whether it must be followed. @typedef {{ words: Words, engine: Engine, cases: Recorded["cases"], answers: Answer[], documents: Document[], document: Document, found: Diagnosed, must: boolean }} Held */

/** The cases in which a document is not followed, in their order. @param {Diagnosed} found */
const exceptions = ({ differing, refused, unanswered }) =>
  [...differing, ...refused, ...unanswered].sort((a, b) => a - b);

/** In how many cases a document is followed. @param {Held} held @param {Document} document */
const agreeing = ({ answers }, document) => answers.filter((answer, i) => agrees(answer, document, i)).length;

/** @param {Held} held @param {number} lacking */
function asData(held, lacking) {
  const { engine, cases, answers, documents, document, found, must } = held;
  const texts = (/** @type {number} */ i) => ({ base: cases[i][0], reference: cases[i][1] });
  const target = (/** @type {number} */ i) => document.targets[i];
  return {
    cases: cases.length,
    missing: lacking,
    documents: documents.map((one) => ({ ...of(one), agree: agreeing(held, one) })),
    [must ? "must" : "closest"]: of(document),
    followed: found.followed.map(({ changes, listing, at, obeyed, matters }) => ({
      misreadings: changes.map(({ id }) => id),
      said: changes.map((change) => plain(changeText(held.words, listing, change))),
      section: sectionOf(listing, changes[0]),
      obeyed,
      matters,
      shortest: texts(at),
    })),
    unexplained: found.unexplained,
    differing: found.differing.map((i) => told(engine, cases[i], /** @type {string} */ (answers[i]), document, i)),
    refused: found.refused.map((i) => ({
      ...texts(i),
      .../** @type {{ error: string }} */ (answers[i]),
      target: target(i),
    })),
    unanswered: found.unanswered.map((i) => ({ ...texts(i), target: target(i) })),
  };
}

/** @param {Held} held @returns {string[]} */
function asText(held) {
  const { words, engine, cases, answers, documents, document, found, must } = held;
  const all = exceptions(found);
  const name = nameIn(words, engine, document);
  const row = (/** @type {Document} */ one) => {
    const agree = agreeing(held, one);
    return words.say("command:conformance:row", { document: nameIn(words, engine, one), agree, cases: cases.length });
  };
  const mistakes = found.followed.map((one) => {
    const { said, shortest } = followedTexts(words, one, cases);
    return `  ${oneLine(plain(`${said}${words.say("ui:between", {}, " ")}${shortest}`))}`;
  });
  return [
    ...documents.map(row),
    words.say(`command:conformance:${must ? "misses" : "follows"}`, { document: name, except: all.length }),
    ...all.slice(0, most).map((i) => differing(words, engine, cases[i], answers[i], document, i, name)),
    ...(all.length > most ? [words.say("command:conformance:more", { count: all.length - most })] : []),
    ...(mistakes.length ? [words.say("expected:diagnosis")] : []),
    ...mistakes,
    ...countedTexts(words, document.edition, found),
  ];
}

/** The name of a document with its options. @param {Words} words @param {Engine} engine @param {Document} document */
function nameIn(words, engine, { edition, options }) {
  const document = engine.editions().find(({ id }) => id === edition)?.document ?? edition;
  const set = Object.entries(options).map(([option, value]) => `--${option} ${value}`);
  return set.length ? words.say("command:conformance:with", { document, options: set.join(" ") }) : document;
}

/** A document and its options. @param {Document} document */
const of = ({ edition, options }) => ({ edition, options });

/** A differing answer, as data. @param {Engine} engine @param {[base: string, reference: string]} texts @param {string} answer @param {Document} document @param {number} i */
function told(engine, [base, reference], answer, { edition, options, targets }, i) {
  const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
  const known = engine.expectation(request, answer);
  const { equivalent = false, misreading = null } = "error" in known ? {} : known;
  return { base, reference, answer, target: targets[i], equivalent, pattern: null, misreading: misreading?.id ?? null };
}

/** A case in which a document is not followed, with what explains it. @param {Words} words @param {Engine} engine @param {[base: string, reference: string]} texts @param {Answer} answer @param {Document} of @param {number} i @param {string} document its name */
function differing(words, engine, [base, reference], answer, { edition, options, targets }, i, document) {
  const target = targets[i] ?? words.say("command:nothing");
  if (answer === null) return oneLine(words.say("command:conformance:silent", { base, reference, document, target }));
  if (typeof answer !== "string") {
    const { error } = answer;
    return oneLine(words.say("command:conformance:refuses", { base, reference, error, document, target }));
  }
  const line = oneLine(words.say("command:conformance:differs", { base, reference, answer, document, target }));
  const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
  const reason = reasonOf(words, engine, request, answer);
  return reason ? `${line}\n    ${reason}` : line;
}

/** The cases of a file with their answers, without those that are too long, which are named and counted; how many of ours lack an answer, and how many of ours there are. @param {Words} words @param {Engine} engine @param {string} file */
async function read(words, engine, file) {
  const text = await readFile(file, "utf8").catch((error) => stop("command:not-read", { file, reason: error.message }));
  let skipped = 0;
  const isLong = (/** @type {string} */ line, /** @type {number} */ i) => {
    if (line.length <= longest) return false;
    skipped++;
    warn(`${file}:${i + 1}: ${words.say("command:long-case", { most: longest })}`);
    return true;
  };
  const handed = casesOf(engine);
  const isJSON = /^\s*\[/.test(text); // all of which may be one line
  const lines = isJSON ? [text] : text.split("\n").map((line, i) => (isLong(line, i) ? "" : line));
  const found = answersIn(lines.join("\n"), handed);
  if ("line" in found) {
    const at = found.line === null ? file : `${file}:${found.line}`;
    return stop("command:conformance:answers", { file: at, count: handed.length });
  }
  const rows = found.cases.map((texts, i) => ({ texts, answer: found.answers[i] }));
  const short = rows.filter(({ texts, answer }, i) => !isLong([...texts, textOf(answer)].join(separator), i));
  const cases = short.map(({ texts }) => texts);
  const lacking = missing(cases, handed);
  return { cases, answers: short.map(({ answer }) => answer), skipped, lacking, count: handed.length };
}

/** @param {Answer} answer */
const textOf = (answer) => (typeof answer === "string" ? answer : (answer?.error ?? ""));
