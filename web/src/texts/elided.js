/**
 * Shortens the figure of a text that is too long to fit: the middle of the longest parts is left out, so that every
 * component, bracket and name is visible.
 */
import { boundary } from "../words/words.js";

/** @import { Part, Span } from "../run/engine.js" */

/** The fewest characters that are left of a part, including the "…". */
const least = 9;

/** Characters that would combine with a preceding "…", or change its look. */
const clinging = /^[\p{M}\p{Cf}]/u;

/**
 * The omitted ranges of a text, from left to right; empty if it is short enough.
 * @param {string} text @param {Part[]} parts that are drawn
 * @param {number} most the approximate number of characters to keep
 * @returns {Span[]}
 */
export function omissions(text, parts, most) {
  if (text.length <= most) return [];
  const stretches = stretchesOf(text, parts);
  const longest = Math.max(
    least,
    limit(
      stretches.map(([start, end]) => end - start),
      most,
    ),
  );
  return stretches.flatMap(([start, end]) => {
    if (end - start <= longest) return [];
    const from = boundary(text, start + Math.ceil((longest - 1) / 2));
    let to = boundary(text, end - Math.floor((longest - 1) / 2));
    for (let more = 0; more < least && to < end; more++) to += clinging.exec(text.slice(to, to + 2))?.[0].length ?? 0;
    return [/** @type {Span} */ ([from, to])];
  });
}

/** The parts, and the text between them. @param {string} text @param {Part[]} parts @returns {Span[]} */
function stretchesOf(text, parts) {
  const places = [0, text.length, ...parts.flatMap(({ span }) => span ?? [])].sort((a, b) => a - b);
  return places.slice(1).map((end, i) => [places[i], end]);
}

/**
 * The maximum length of each part for a given total: short parts leave their share to long ones.
 * @param {number[]} lengths @param {number} most
 */
function limit(lengths, most) {
  const sorted = lengths.toSorted((a, b) => a - b);
  let left = most;
  for (const [i, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - i));
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}
