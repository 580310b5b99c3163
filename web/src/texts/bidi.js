/**
 * RFC 3987, section 4, on IRIs with letters that are written from right to left. The browser, which has Unicode's
 * algorithm, decides how such an IRI looks; this module only checks the requirements of section 4.2 on its components.
 */

/** @import { Span } from "../run/engine.js" */

/** Blocks of right-to-left scripts (Unicode Character Database, DerivedBidiClass). */
const blocks = "\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}";
const rightToLeft = new RegExp(`[${blocks}]`, "u");
const letter = /\p{L}/u;

/** True if a text has right-to-left letters. @param {string} text */
export const directed = (text) => rightToLeft.test(text);

/** The direction of a letter; "" for other characters, such as digits and punctuation. @param {string} character @returns {"rtl" | "ltr" | ""} */
function directionOf(character) {
  if (!letter.test(character)) return "";
  return rightToLeft.test(character) ? "rtl" : "ltr";
}

/** Marks belong to the letter before them. */
const marks = /\p{M}+$/u;

/**
 * The components of an IRI for this purpose: user information, the labels of a host, segments, query and fragment. The
 * spec also allows the names and values of a query, and the parts of a segment around a dot, to be treated as
 * components, which is done here.
 * @param {string} iri @returns {Span[]}
 */
export function componentsOf(iri) {
  const [, scheme = "", rest] = /** @type {RegExpExecArray} */ (/^([^:/?#]+:)?([^]*)$/u.exec(iri));
  /** @type {Span[]} */
  const spans = [];
  for (const { 0: text, index } of rest.matchAll(/[^:/?#@.&=;[\]]+/gu))
    spans.push([scheme.length + index, scheme.length + index + text.length]);
  return spans;
}

/**
 * The components that break section 4.2: "mixed" has letters of both directions; "edge" has right-to-left letters, but
 * begins or ends with something else.
 * @param {string} iri @returns {{ id: "mixed" | "edge", span: Span }[]}
 */
export function restrictions(iri) {
  /** @type {{ id: "mixed" | "edge", span: Span }[]} */
  const found = [];
  for (const span of componentsOf(iri)) {
    const all = [...iri.slice(...span).replace(marks, "")];
    const directions = new Set(all.map(directionOf));
    if (!directions.has("rtl")) continue;
    if (directions.has("ltr")) found.push({ id: "mixed", span });
    else if (directionOf(all[0]) !== "rtl" || directionOf(all[all.length - 1]) !== "rtl")
      found.push({ id: "edge", span });
  }
  return found;
}
