/**
 * The page's sentences as the command prints them, with values in quotation marks. Output is buffered and written in
 * large pieces.
 */
import { once } from "node:events";
import { atOf, numberOf, problemText } from "../reading/problem.js";
import { noTarget } from "../texts/outcome.js";
import { plain } from "../texts/plain.js";
import { sectionSaid } from "../texts/section.js";
import { json, oneLine, shown } from "../texts/terminal.js";

/** @import { Answer } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

export { plain };

/**
 * An error of a text in one line, with its position. It needs the part "problem" of the words.
 * @param {Words} words @param {string} edition @param {import("../run/engine.js").Problem} problem
 * @param {{ name: string, text: string, before?: string }} of before: the text before it in a URI, if it is a part of one
 */
export function problemAt(words, edition, problem, { name, text, before = "" }) {
  const [whole, inWhole] = [before + text, { ...problem, at: before.length + problem.at }];
  return words.say("command:problem", {
    on: name,
    place: placeIn(words, text, atOf(inWhole, whole) - before.length),
    said: plain(problemText(words, edition, inWhole, whole)),
    section: sectionSaid(words, problem.section),
  });
}

/** The place of a character, counted as on the page. @param {Words} words @param {string} text @param {number} at its offset */
export const placeIn = (words, text, at) =>
  words.say("command:place", { at: numberOf(text, at), end: at < text.length ? "no" : "yes" });
/** A sentence with its section. @param {Words} words @param {string} said @param {string} section */
export const cited = (words, said, section) =>
  words.say("command:cited", { said, section: sectionSaid(words, section) });

/** zero: results end with NUL and are exact; quiet: remarks on texts are suppressed. */
const how = { zero: false, quiet: false };

/** @param {{ zero?: boolean, quiet?: boolean }} [chosen] */
export function printAs({ zero = false, quiet = false } = {}) {
  Object.assign(how, { zero, quiet });
}

/** The pending output, and the number of prints. */
const output = { waiting: "", count: 0 };

/** The size of a write, in UTF-16 code units. */
const atOnce = 65_536;

/** The number of prints. */
export const printed = () => output.count;

/** Writes pending output, and waits until the reader has room for more. */
export async function flush() {
  if (!write()) await once(process.stdout, "drain");
}

function write() {
  const { waiting } = output;
  output.waiting = "";
  return !waiting || process.stdout.write(waiting);
}

/** @param {string} text */
function put(text) {
  output.count++;
  output.waiting += text;
  if (output.waiting.length >= atOnce) write();
}

const end = () => (how.zero ? "\0" : "\n");

/** @param {string} text in lines */
export const print = (text) => put(shown(text) + end());

/** Prints a result on a line, or exactly with NUL at its end. @param {string} text */
export const printResult = (text) => put((how.zero ? text : oneLine(text)) + end());

/** Prints values on a line, with tabs between them. @param {string[]} values */
export const printRow = (values) => put(values.map((one) => (how.zero ? one : oneLine(one))).join("\t") + end());

/** Prints text unchanged. @param {string} text */
export const printRaw = put;

/** @param {unknown} data */
export const printJSON = (data) => put(json(data) + end());

/** @param {string} sentence */
export function tell(sentence) {
  write();
  process.stderr.write(`${oneLine(sentence)}\n`);
}

/** Prints a remark on a text, unless remarks are suppressed. @param {string} sentence */
export function warn(sentence) {
  if (!how.quiet) tell(sentence);
}

/** Limits progress messages to one a second, the first after a second. @template Done @param {(done: Done) => void} say @returns {(done: Done) => void} */
export function nowAndThen(say) {
  let next = performance.now() + 1_000;
  return (done) => {
    if (performance.now() < next) return;
    next = performance.now() + 1_000;
    say(done);
  };
}

/**
 * An answer in one line: the target, or the words that say why there is none.
 * @param {Words} words @param {Answer} answer
 */
export function answerOf(words, { outcome, target, fragment }) {
  if (target !== null) return target;
  return `(${words.say(noTarget({ outcome }))}${fragment === undefined ? "" : ` #${fragment}`})`;
}
