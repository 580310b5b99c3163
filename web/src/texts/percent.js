/**
 * Percent-encodes a single character for messages. Encoding data in a component is the engine's job.
 */
import { characterAt } from "./characterat.js";

/** Specs that encode characters by their ISO Latin 1 codes; the others use UTF-8. */
const latin1 = ["url-1993", "rfc1630"];

/**
 * All octets of a character, encoded; empty at the end of the text, and for characters above U+00FF in ISO Latin 1.
 * @param {string} character @param {string} edition its id
 */
export function encode(character, edition) {
  const one = characterAt(character, 0);
  const code = one.codePointAt(0);
  if (code === undefined) return "";
  const octets = !latin1.includes(edition) ? [...new TextEncoder().encode(one)] : code <= 0xff ? [code] : [];
  return octets.map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
