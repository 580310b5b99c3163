/** Shows marked values in sentences of the catalogue as code. ‹ and › surround a value; inside it, ›› means ›. */
import { untagged } from "../words/tagged.js";
import { cut } from "../words/words.js";
import { characters } from "./characters.js";
import { html, inLanguage } from "./html.js";
import { mark } from "./plain.js";

/** @import { Words } from "../words/words.js" */

const marked = /‹((?:[^›]|››)*)›/g;

/** @param {string} value between the marks */
const unmarked = (value) => value.replaceAll("››", "›");

/** A message as a template. @param {Words} words @param {string} id @param {import("../words/words.js").Args} [args] @param {string} [resort] */
export const sentence = (words, id, args, resort) => withCode(words, words.say(id, args, resort));

/**
 * A finished sentence as a template.
 * @param {Words} words @param {string} said
 * @param {(words: Words, value: string) => unknown} [drawn] draws values that aren't part of a URI
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

/** A sentence with its longer values shortened in the middle. @param {string} said @param {number} most */
export const brief = (said, most) =>
  said.replace(
    /‹((?:[^›]|››)*)›(?:…‹((?:[^›]|››)*)›)?/g,
    (whole, start, end = "") =>
      cut(unmarked(start + end), most)
        ?.map(mark)
        .join("…") ?? whole,
  );

/** A sentence without marks, for places without elements, such as an aria-valuetext. @param {string} said */
export const withoutMarks = (said) => said.replace(marked, (_, value) => unmarked(value));
