/**
 * The page's sentences as the command prints them: values are in quotation marks.
 */
import { atOf, problemText } from "../reading/problem.js";
import { noTarget } from "../texts/outcome.js";
import { json, oneLine, shown } from "../texts/terminal.js";

/** @import { Answer } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** A sentence without its marks. @param {string} said */
export const plain = (said) => said.replace(/‹((?:[^›]|››)*)›/g, (_, value) => `“${value.replaceAll("››", "›")}”`);

/**
 * An error of a text in one line, with its place. It needs the words of the part problem.
 * @param {Words} words @param {string} edition @param {import("../run/engine.js").Problem} problem @param {{ name: string, text: string }} of
 */
export function problemAt(words, edition, problem, { name, text }) {
  return words.say("command:problem", {
    on: name,
    at: atOf(problem, text),
    said: plain(problemText(words, edition, problem, text)),
    section: problem.section,
  });
}

/** @param {string} text in lines */
export const print = (text) => void process.stdout.write(`${shown(text)}\n`);

/** @param {unknown} data */
export const printJSON = (data) => void process.stdout.write(`${json(data)}\n`);

/** @param {string} sentence */
export const warn = (sentence) => void process.stderr.write(`${oneLine(sentence)}\n`);

/** Limits progress messages to one a second, the first after a second. @template Done @param {(done: Done) => void} say @returns {(done: Done) => void} */
export function nowAndThen(say) {
  let next = performance.now() + 1_000;
  return (done) => {
    if (performance.now() < next) return;
    next = performance.now() + 1_000;
    say(done);
  };
}

/** An answer in one line: the target, or in words why there is none. @param {Words} words @param {Answer} answer */
export function answerOf(words, { outcome, target, fragment }) {
  if (target !== null) return target;
  const id = outcome === "same-document" ? "ui:current-document" : noTarget({ outcome });
  return `(${words.say(id)}${fragment === undefined ? "" : ` #${fragment}`})`;
}
