/**
 * A sentence for programs and terminals, with its values in quotation marks.
 */
import { untagged } from "../words/tagged.js";

/** @param {string} said with marked values */
export const plain = (said) =>
  marked(
    said,
    (text) => text,
    (value) => `“${value}”`,
  );

/**
 * A sentence with its texts and its marked values changed.
 * @param {string} said @param {(text: string) => string} text @param {(value: string) => string} value
 */
export const marked = (said, text, value) =>
  untagged(said)
    .split(/‹((?:[^›]|››)*)›/)
    .map((part, i) => (i % 2 ? value(part.replaceAll("››", "›")) : text(part)))
    .join("");

/** A value with its marks, for a sentence. @param {string} value */
export const mark = (value) => `‹${value.replaceAll("›", "››")}›`;
