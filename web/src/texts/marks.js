/**
 * Sentences of the word catalogue: a value between ‹ and › is shown as code. Within it,
 * ›› is one ›.
 */
import { untagged } from "../words/tagged.js";
import { cut } from "../words/words.js";
import { characters } from "./characters.js";
import { html, inLanguage } from "./html.js";

/** @import { Words } from "../words/words.js" */

const marked = /‹((?:[^›]|››)*)›/g;

/** @param {string} value between the marks */
const unmarked = (value) => value.replaceAll("››", "›");

/** A value as a sentence has it, between its marks. @param {string} value */
export const mark = (value) => `‹${value.replaceAll("›", "››")}›`;

/** A message as it is drawn. @param {Words} words @param {string} id @param {import("../words/words.js").Args} [args] @param {string} [resort] */
export const sentence = (words, id, args, resort) => withCode(words, words.say(id, args, resort));

/**
 * What has been said already, as it is drawn.
 * @param {Words} words @param {string} said
 * @param {(words: Words, value: string) => unknown} [drawn] how its values are drawn that are no part of a URI
 */
export function withCode(words, said, drawn = ofURI) {
  return inLanguage(
    said,
    untagged(said)
      .split(marked)
      .map((part, i) => (i % 2 ? html`<code>${drawn(words, unmarked(part))}</code>` : part)),
  );
}

/** @param {Words} words @param {string} value */
const ofURI = (words, value) => characters(words, value, 0, value.length);

/** A sentence in Markdown, its values as code. @param {string} said */
export const inMarkdown = (said) =>
  untagged(said)
    .split(marked)
    .map((part, i) => (i % 2 ? codeSpan(unmarked(part)) : escapedMarkdown(part)))
    .join("");

/** What Markdown would read as its own. @param {string} text */
const escapedMarkdown = (text) => text.replace(/[\\`*_[\]<>|#]/g, "\\$&");

/** A value as code: between more backticks than it has in a row. @param {string} value */
export function codeSpan(value) {
  const fence = "`".repeat(Math.max(0, ...[...value.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const space = /^[` ]|[` ]$|^$/.test(value) ? " " : "";
  return fence + space + value.replace(/[\r\n]+/g, " ") + space + fence;
}

/** A sentence whose values have no middles where they are longer than that. @param {string} said @param {number} most */
export const brief = (said, most) =>
  said.replace(
    /‹((?:[^›]|››)*)›(?:…‹((?:[^›]|››)*)›)?/g,
    (whole, start, end = "") =>
      cut(unmarked(start + end), most)
        ?.map(mark)
        .join("…") ?? whole,
  );

/** A sentence for where there are no elements, an aria-valuetext for instance. @param {string} said */
export const withoutMarks = (said) => said.replace(marked, (_, value) => unmarked(value));
