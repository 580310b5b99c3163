/**
 * uriscope check --conformance: the answers of a library held against all documents. It says which of
 * these the library follows, each case in which it does not, with what explains it, and which misreadings
 * of the spec explain most of them.
 */
import { readFile } from "node:fs/promises";
import { casesOf } from "../../libraries/cases.mjs";
import { answersIn } from "../libraries/answers.js";
import { agrees, answeredCases, documentsOf, followed } from "../libraries/recorded.js";
import { longest, separator } from "./arguments.js";
import { followedTexts } from "../texts/expected.js";
import { reasonOf } from "./expected.js";
import { oneLine } from "../texts/terminal.js";
import { nowAndThen, plain, print, printJSON, warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** @typedef {import("../run/tolerant.js").Engine} Engine */
/** @typedef {import("../libraries/recorded.js").Answer} Answer */
/** @typedef {import("../libraries/recorded.js").Document} Document */
/** @typedef {import("../words/words.js").Words} Words */

/** Cases that are told one by one in text. */
const most = 100;
/** Of fewer cases nothing has to be said meanwhile. */
const many = 1_000;

/**
 * @param {Words} words @param {Engine} engine @param {string} file
 * @param {{ follow: unknown, options: Record<string, string>, format: string }} how the id of the document that must be followed, and its options
 * @returns {Promise<number>} 0: that one, or any, is followed in every case; 1: it is not; 2: a case is too long, whatever else
 */
export async function conformance(words, engine, file, { follow, options, format }) {
  const editions = engine.editions();
  if (follow !== undefined && !editions.some(({ id }) => id === follow))
    stop("command:edition", { edition: follow, list: editions.map(({ id }) => id).join(", ") });
  const { cases, answers, skipped } = await read(words, engine, file);
  const status = (/** @type {number} */ differing) => (skipped ? 2 : differing ? 1 : 0);
  const progress = nowAndThen((/** @type {number} */ share) =>
    warn(words.say("command:conformance:progress", { share: Math.floor(100 * share) })),
  );
  const documents = await documentsOf(engine, cases, options, cases.length < many ? undefined : progress);
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
  const diagnosis = diagnosed(words, engine, cases, answers, best.document);
  if (format === "json") {
    printJSON({
      cases: cases.length,
      documents: documents.map((one) => ({ ...of(one), agree: cases.length - missed(one).length })),
      [must ? "must" : "closest"]: of(best.document),
      ...diagnosis,
      differing: best.exceptions.map((i) => told(engine, cases[i], answers[i], best.document, i)),
    });
    return status(best.exceptions.length);
  }
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
  for (const i of exceptions.slice(0, most))
    print(differing(words, engine, cases[i], answers[i], document, i, name(document)));
  if (exceptions.length > most) print(words.say("command:conformance:more", { count: exceptions.length - most }));
  if (diagnosis.followed.length) print(words.say("expected:diagnosis"));
  for (const { said } of diagnosis.followed) print(`  ${said}`);
  if (diagnosis.unexplained) print(words.say("expected:unexplained", { count: diagnosis.unexplained }));
  return status(exceptions.length);
}

/**
 * Which misreadings of a document the answers follow, in sentences, too.
 * @param {Words} words @param {Engine} engine @param {[base: string, reference: string][]} cases @param {Answer[]} answers @param {Document} document
 */
function diagnosed(words, engine, cases, answers, { edition, options }) {
  const asked = /** @type {import("../run/engine.js").Request} */ ({ edition, ...options });
  const diagnosis = engine.diagnose(asked, answeredCases(cases, answers));
  if ("error" in diagnosis) return { followed: [], unexplained: 0 };
  const said = followedTexts(words, engine.editions(), edition, diagnosis, cases).map((text) => oneLine(plain(text)));
  return {
    followed: diagnosis.followed.map(({ misreadings, matters, cases }, i) => ({
      misreadings: misreadings.map(({ id }) => id),
      obeyed: cases.length,
      matters,
      said: said[i],
    })),
    unexplained: diagnosis.unexplained,
  };
}

/** A document and its options. @param {Document} document */
const of = ({ edition, options }) => ({ edition, options });

/** A case in which a document is not followed, as data. @param {Engine} engine @param {[base: string, reference: string]} texts @param {Answer} answer @param {Document} document @param {number} i */
function told(engine, [base, reference], answer, { edition, options, targets }, i) {
  const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
  const known = typeof answer === "string" ? engine.expectation(request, answer) : null;
  const { equivalent = false, misreading = null } = known && !("error" in known) ? known : {};
  return { base, reference, answer, target: targets[i], equivalent, pattern: null, misreading: misreading?.id ?? null };
}

/** A case in which a document is not followed, with what explains it. @param {Words} words @param {Engine} engine @param {[base: string, reference: string]} texts @param {Answer} answer @param {Document} document @param {number} i @param {string | undefined} name */
function differing(words, engine, [base, reference], answer, { edition, options, targets }, i, name) {
  const nothing = words.say("command:nothing");
  const said = answer === null ? nothing : textOf(answer);
  const line = oneLine(
    words.say("command:conformance:differs", {
      base,
      reference,
      answer: said,
      document: name,
      target: targets[i] ?? nothing,
    }),
  );
  const request = /** @type {import("../run/engine.js").Request} */ ({ base, reference, edition, ...options });
  const reason = typeof answer === "string" ? reasonOf(words, engine, request, answer) : "";
  return reason ? `${line}\n    ${reason}` : line;
}

/** The cases of a file with their answers, without those that are too long, which are named and counted. @param {Words} words @param {Engine} engine @param {string} file */
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
  return { cases: short.map(({ texts }) => texts), answers: short.map(({ answer }) => answer), skipped };
}

/** @param {Answer} answer */
const textOf = (answer) => (typeof answer === "string" ? answer : (answer?.error ?? ""));
