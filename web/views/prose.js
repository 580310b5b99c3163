/**
 * Sentences of the word catalogue: a value between ‹ and › is shown as code.
 */
import { html } from "lit";
import { characters } from "./characters.js";

/** @param {string} sentence */
export function prose(sentence) {
  return sentence.split(/‹([^›]*)›/).map((part, i) => (i % 2 ? html`<code>${characters(part, 0, part.length)}</code>` : part));
}

/** A sentence for where there are no elements, an aria-valuetext for instance. @param {string} sentence */
export const plain = (sentence) => sentence.replace(/[‹›]/g, "");
