/**
 * What is left out of the figure of a text that is too long to be seen whole: the middle
 * of whatever is longest in it, so that every component, bracket and name is there.
 */
import { boundary } from "../words/words.js";

/** @import { Part, Span } from "../run/engine.js" */

/** What is left of a stretch has at least so many characters, of which "…" is one. */
const least = 9;

/** What would change its look, or be seen as part of the "…", at the beginning of what follows it. */
const clinging = /^[\p{M}\p{Cf}]/u;

/**
 * The omitted stretches of a text, from left to right; none where it has no more
 * characters than that.
 * @param {string} text @param {Part[]} parts that are drawn
 * @param {number} most characters that are left, about
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

/** The parts, and what lies between them. @param {string} text @param {Part[]} parts @returns {Span[]} */
function stretchesOf(text, parts) {
  const places = [0, text.length, ...parts.flatMap(({ span }) => span ?? [])].sort((a, b) => a - b);
  return places.slice(1).map((end, i) => [places[i], end]);
}

/**
 * The length that nothing may exceed so that all together have so many characters: what
 * short ones do not need is for the long ones.
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
