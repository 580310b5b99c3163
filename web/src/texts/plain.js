/**
 * A sentence for programs and terminals, with its values in quotation marks.
 */
import { untagged } from "../words/tagged.js";

/** @param {string} said with marked values */
export const plain = (said) =>
  untagged(said).replace(/‹((?:[^›]|››)*)›/g, (_, value) => `“${value.replaceAll("››", "›")}”`);

/** A value with its marks, for a sentence. @param {string} value */
export const mark = (value) => `‹${value.replaceAll("›", "››")}›`;
