/**
 * A character percent-encoded, for what the page says of a single one: whatever data become
 * in a component is the engine's to say.
 */
import { characterAt } from "./characterat.js";

/** Editions whose documents encode characters by their ISO Latin 1 codes; the others by UTF-8. */
const latin1 = ["url-1993", "rfc1630"];

/**
 * All octets of a character, encoded; empty where it has none, or is none: ISO Latin 1 has the characters
 * up to U+00FF.
 * @param {string} character @param {string} edition its id
 */
export function encode(character, edition) {
  const one = characterAt(character, 0);
  const code = one.codePointAt(0);
  if (code === undefined) return "";
  const octets = !latin1.includes(edition) ? [...new TextEncoder().encode(one)] : code <= 0xff ? [code] : [];
  return octets.map((octet) => `%${octet.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
