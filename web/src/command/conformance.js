/**
 * uriscope check --conformance: compares a library's answers with all documents. It names the documents that the
 * library follows, lists each case in which it differs, with an explanation, and groups these by cause. Answers to only
 * some of our cases don't count as a success.
 */
import { casesOf } from "../../libraries/cases.mjs";
import { answersIn, missing } from "../libraries/answers.js";
import { diagnosed } from "../libraries/diagnosed.js";
import { documentsOf, followed } from "../libraries/recorded.js";
import { separator } from "./arguments.js";
import { knownIn, readBaseline, replacedBaseline, writeBaseline } from "./baseline.js";
import { grouped } from "./causes.js";
import { longest, nameOf, textOf } from "./input.js";
import { reports } from "./reports.js";
import { nowAndThen, print, warn } from "./sentences.js";
import { stop } from "./stopped.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Answer, Document, Following, Recorded } from "../libraries/recorded.js" */
/** @import { Diagnosed } from "../libraries/diagnosed.js" */
/** @import { Deviation } from "./baseline.js" */
/** @import { Cause, Known } from "./causes.js" */
/** @import { Words } from "../words/words.js" */

/** Progress messages begin at this many cases. */
const many = 1_000;

/**
 * The answers, and the results about them. document: the one to compare with; must: whether it must be followed;
 * exceptions: the indexes of cases that differ from it; known: exceptions in the baseline; gone: baseline entries that
 * no longer occur; lacking: the number of recorded cases without an answer, 0 if that is accepted; numbers: of the
 * cases; lines: their positions in the file; page: the address of the page for links.
 * @typedef {{ words: Words, engine: Engine, file: string, cases: Recorded["cases"], answers: Answer[], numbers: number[],
 *   lines: number[], documents: Document[], document: Document, must: boolean, found: Diagnosed, exceptions: number[],
 *   known: Set<number>, gone: Deviation[], lacking: number, partial: boolean, page: string, explained: (i: number) => Known, causes: Cause[] }} Held
 */

/**
 * The options of the check. follow: the id of the document that must be followed; partial: whether cases may be
 * unanswered; baseline: the file of accepted deviations; options: of documents, by name.
 * @typedef {{ follow?: string, partial?: boolean, baseline?: string, writes?: boolean, page: string, options: Record<string, string>, format: string }} How
 */

/**
 * @param {Words} words @param {Engine} engine @param {string} file @param {How} how
 * @returns {Promise<number>} 0: the demanded document, or any, is followed in every case outside the baseline; 1: it
 *   isn't; 2: a case is too long or unanswered, regardless of the others
 */
export async function conformance(words, engine, file, how) {
  const { partial = false, baseline, writes = false, page, format } = how;
  const wanted = await wantedBy(how);
  const { follow, options } = demanded(engine, how, wanted);
  const { cases, answers, lines, numbers, skipped, lacking, count } = await read(words, engine, file);
  if (lacking) warn(words.say("expected:answered", { answered: count - lacking, count }));
  const progress = nowAndThen((/** @type {number} */ share) =>
    warn(words.say("command:conformance:progress", { share: Math.floor(100 * share) })),
  );
  const documents = await documentsOf(engine, cases, options, cases.length < many ? undefined : progress);
  const must = documents.find((one) => one.edition === follow && (!wanted || isSame(one.options, options)));
  const document = must ?? /** @type {Following} */ (followed({ answers }, documents)).document;
  const found = diagnosed(engine, cases, answers, document);
  const exceptions = [...found.differing, ...found.refused, ...found.unanswered].sort((a, b) => a - b);
  const { known, gone, unasked } = knownIn(wanted, cases, answers, exceptions, partial || lacking > 0);
  const about = { words, engine, file, cases, answers, numbers, lines, documents, document };
  const rest = { found, exceptions, known, gone, lacking, partial, page, must: Boolean(must) };
  const held = grouped({ ...about, ...rest });
  const failed = skipped > 0 || (lacking > 0 && !partial);
  if (baseline !== undefined && writes) {
    if (failed) return 2;
    const there = exceptions.map((i) => ({ base: cases[i][0], reference: cases[i][1], answer: answers[i] }));
    const deviations = [.../** @type {Deviation[]} */ (there), ...unasked];
    await writeBaseline(baseline, document, deviations);
    print(words.say("command:baseline:written", { file: nameOf(baseline), count: deviations.length }));
    return 0;
  }
  reports[format](held);
  if (failed) return 2;
  return exceptions.length > known.size ? 1 : 0;
}

/** The baseline that applies. When you rewrite a baseline for another spec, the old one is ignored. @param {How} how */
async function wantedBy({ follow, baseline, writes }) {
  if (baseline === undefined) return null;
  if (!writes) return readBaseline(baseline);
  const replaced = await replacedBaseline(baseline);
  return follow === undefined || follow === replaced?.edition ? replaced : null;
}

/** The document that must be followed, and its options: the baseline's, unless another one is named. @param {Engine} engine @param {How} how @param {import("./baseline.js").Baseline | null} baseline */
function demanded(engine, { follow, options, baseline: file }, baseline) {
  const ids = engine.editions().map(({ id }) => id);
  if (follow !== undefined && !ids.includes(follow)) stop("command:edition", { edition: follow, list: ids });
  if (baseline && ((follow ?? baseline.edition) !== baseline.edition || !ids.includes(baseline.edition)))
    stop("command:baseline:other", { file: nameOf(String(file)), edition: baseline.edition });
  return { follow: follow ?? baseline?.edition, options: { ...baseline?.options, ...options } };
}

/** @param {Record<string, string>} a @param {Record<string, string>} b may have more */
const isSame = (a, b) => Object.entries(a).every(([name, value]) => b[name] === value);

/**
 * The cases of a file with their answers, without those that are too long, which are reported and counted; the number
 * of our cases without an answer, and the number of our cases. If all cases are ours, each has its permanent number,
 * otherwise its position.
 * @param {Words} words @param {Engine} engine @param {string} from a file
 */
async function read(words, engine, from) {
  const text = await textOf(from);
  const file = nameOf(from);
  let skipped = 0;
  const isLong = (/** @type {string} */ line, /** @type {number} */ at) => {
    if (line.length <= longest) return false;
    skipped++;
    warn(`${file}:${at}: ${words.say("command:long-line", { most: longest })}`);
    return true;
  };
  const handed = casesOf(engine);
  const isJSON = /^\s*\[/.test(text); // a JSON list may be on a single line
  const lines = isJSON ? [text] : text.split("\n").map((line, i) => (isLong(line, i + 1) ? "" : line));
  const found = answersIn(lines.join("\n"), handed);
  if ("line" in found) {
    const at = found.line === null ? file : `${file}:${found.line}`;
    return stop("command:conformance:answers", { file: at, count: handed.length });
  }
  const rows = found.cases.map((texts, i) => ({ texts, answer: found.answers[i], line: found.lines[i] }));
  const short = rows.filter(({ texts, answer, line }) => !isLong([...texts, writtenIn(answer)].join(separator), line));
  const cases = short.map(({ texts }) => texts);
  const ours = new Map(handed.map((texts, i) => [texts.join(separator), i + 1]));
  const own = cases.map((texts) => ours.get(texts.join(separator)));
  const numbers = own.map((number, i) => (own.includes(undefined) ? i + 1 : Number(number)));
  const answers = short.map(({ answer }) => answer);
  const count = handed.length;
  return {
    cases,
    answers,
    lines: short.map(({ line }) => line),
    numbers,
    skipped,
    lacking: missing(cases, handed),
    count,
  };
}

/** @param {Answer} answer */
const writtenIn = (answer) => (typeof answer === "string" ? answer : (answer?.error ?? ""));
