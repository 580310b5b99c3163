/**
 * What RFC 3987, section 4 says of IRIs with letters that are written from right to left. How such an
 * IRI looks is for the browser to say, which has Unicode's algorithm; here it is only looked at
 * whether its components keep to what section 4.2 asks of them.
 */

/** @import { Span } from "../run/engine.js" */

/** Blocks of scripts that are written from right to left (Unicode Character Database, DerivedBidiClass). */
const blocks = "\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC\\u{10800}-\\u{10FFF}\\u{1E800}-\\u{1EFFF}";
const rightToLeft = new RegExp(`[${blocks}]`, "u");
const letter = /\p{L}/u;

/** Whether a text has letters that are written from right to left. @param {string} text */
export const directed = (text) => rightToLeft.test(text);

/** The direction of a character: that of a letter, "" of any other, of digits and punctuation for instance. @param {string} character @returns {"rtl" | "ltr" | ""} */
function directionOf(character) {
  if (!letter.test(character)) return "";
  return rightToLeft.test(character) ? "rtl" : "ltr";
}

/** Marks belong to the letter before them. */
const marks = /\p{M}+$/u;

/**
 * The components of an IRI for this purpose: user information, the labels of a host, segments, query and
 * fragment. Names and values of a query, and what stands around a dot in a segment, the document lets one
 * treat as components, too, and so does this.
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
 * The components that do not keep to section 4.2: "mixed", with letters of both directions; "edge", with
 * letters from right to left, and something else at its beginning or its end.
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
