/**
 * The page's sentences as the command prints them: values stand in quotation marks, and what no
 * terminal should be sent as it is, as its number.
 */
import { problemText } from "../reading/problem.js";
import { noTarget } from "../texts/outcome.js";

/** @typedef {import("../run/engine.js").Answer} Answer */
/** @typedef {import("../words/words.js").Words} Words */

/** A sentence without its marks. @param {string} said */
export const plain = (said) => said.replace(/‹((?:[^›]|››)*)›/g, (_, value) => `“${value.replaceAll("››", "›")}”`);

/**
 * An error of a text in one line, with its place. It needs the words of the part problem.
 * @param {Words} words @param {string} edition @param {import("../run/engine.js").Problem} problem @param {{ name: string, text: string }} of
 */
export function problemAt(words, edition, problem, { name, text }) {
  const { at, section } = problem;
  return words.say("command:problem", {
    on: name,
    at,
    said: plain(problemText(words, edition, problem, text)),
    section,
  });
}

/** What a terminal would carry out, or not show. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A text that may be sent to a terminal. @param {string} text */
export const shown = (text) =>
  text.replace(
    controls,
    (c) => `\\u{${/** @type {number} */ (c.codePointAt(0)).toString(16).toUpperCase().padStart(4, "0")}}`,
  );

/** @param {string} text in lines */
export const print = (text) => void process.stdout.write(`${shown(text)}\n`);

/** @param {unknown} data */
export const printJSON = (data) =>
  void process.stdout.write(
    `${JSON.stringify(data).replace(controls, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`,
  );

/** @param {string} text in lines */
export const warn = (text) => void process.stderr.write(`${shown(text)}\n`);

/** An answer in one line: the target, or in words why there is none. @param {Words} words @param {Answer} answer */
export function answerOf(words, { outcome, target, fragment }) {
  if (target !== null) return target;
  const id = outcome === "same-document" ? "ui:current-document" : noTarget({ outcome });
  return `(${words.say(id)}${fragment === undefined ? "" : ` #${fragment}`})`;
}
