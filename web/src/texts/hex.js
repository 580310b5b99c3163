/**
 * Texts of a run of data: octets as hexadecimal digits, whose spaces are none of the data, and
 * any other text as it is.
 */
import { cut } from "../words/words.js";
import { gone, shortened } from "./characters.js";

/** Octets, two digits each. */
const octets = /^[0-9A-F]{2}(?: [0-9A-F]{2})*$/;

/**
 * A text, without its middle where it is long.
 * @param {import("../words/words.js").Words} words @param {string} text @param {number} most
 */
export function hexOrText(words, text, most) {
  if (!octets.test(text)) return shortened(words, text, most);
  const ends = cut(text, most);
  return ends ? [ends[0].trim(), " ", gone, " ", ends[1].trim()] : text;
}
