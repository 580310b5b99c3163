/**
 * Texts in a run of data: octets as hexadecimal digits, with spaces that aren't data, and any other text unchanged.
 */
import { cut } from "../words/words.js";
import { gone, shortened } from "./characters.js";

/** Octets, two digits each. */
const octets = /^[0-9A-F]{2}(?: [0-9A-F]{2})*$/;

/**
 * A text whose middle is left out if it is long.
 * @param {import("../words/words.js").Words} words @param {string} text @param {number} most
 */
export function hexOrText(words, text, most) {
  if (!octets.test(text)) return shortened(words, text, most);
  const ends = cut(text, most);
  return ends ? [ends[0].trim(), " ", gone, " ", ends[1].trim()] : text;
}
