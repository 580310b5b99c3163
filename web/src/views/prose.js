/**
 * Sentences of the word catalogue: a value between ‹ and › is shown as code. Within it,
 * ›› is one ›.
 */
import { html } from "lit-html";
import { characters } from "./characters.js";

const marked = /‹((?:[^›]|››)*)›/g;

/** @param {string} value between the marks */
const unmarked = (value) => value.replaceAll("››", "›");

/** @param {string} sentence */
export function prose(sentence) {
  return sentence.split(marked).map((part, i) => (i % 2 ? code(unmarked(part)) : part));
}

/** @param {string} value */
const code = (value) => html`<code>${characters(value, 0, value.length)}</code>`;

/** A sentence for where there are no elements, an aria-valuetext for instance. @param {string} sentence */
export const plain = (sentence) => sentence.replace(marked, (_, value) => unmarked(value));
