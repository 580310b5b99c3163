/**
 * Running text as it is drawn: text without URIs, ignored text, and URIs, each split into parts that belong to it and
 * parts that don't. The offsets are the engine's.
 */
import { boundary } from "../words/words.js";

/** @import { Doubt, Extracted, Found, Span } from "../run/engine.js" */

/** The most pieces requested for a text: URIs, marks in them, and ignored text. */
export const mostPieces = 2_000;

/** Part of a URI's range. doubt: it is uncertain; wrong: the grammar stops at it. @typedef {{ kind: "uri" | Found["marks"][number]["kind"], span: Span, doubt?: Doubt["kind"], wrong?: boolean }} Piece */
/** @typedef {{ kind: "text", span: Span } | { kind: "found", span: Span, index: number } | { kind: "passed", span: Span, index: number }} Stretch */

/**
 * The parts of a range, in order.
 * @param {Found} found @param {number} end parts after it are left out
 * @returns {Piece[]}
 */
export function piecesOf({ whole, marks, doubts, wrongAt }, end = whole[1]) {
  /** @type {Piece[]} */
  const pieces = [];
  const stops = [
    ...new Set([...doubts.flatMap(({ places }) => places.flat()), ...(wrongAt === null ? [] : [wrongAt, wrongAt + 1])]),
  ].sort((a, b) => a - b);
  const doubtful = new Map(
    doubts.flatMap(({ kind, places }) => places.map(([start]) => /** @type {const} */ ([start, kind]))),
  );
  let next = 0;
  let at = whole[0];
  /** @param {Piece["kind"]} kind @param {number} to */
  const put = (kind, to) => {
    if (to <= at) return;
    const doubt = doubtful.get(at);
    pieces.push({ kind, span: [at, to], ...(doubt && { doubt }), ...(at === wrongAt && { wrong: true }) });
    at = to;
  };
  /** @param {number} to */
  const uri = (to) => {
    while (next < stops.length && stops[next] <= at) next++;
    for (; next < stops.length && stops[next] < to; next++) put("uri", stops[next]);
    put("uri", to);
  };
  const limit = Math.min(whole[1], end);
  for (const { kind, span } of marks) {
    if (span[0] >= limit) break;
    uri(span[0]);
    put(kind, Math.min(span[1], limit));
  }
  uri(limit);
  return pieces;
}

/**
 * The text up to an end, split at what was found and ignored.
 * @param {Extracted} answer @param {number} end
 * @returns {Stretch[]}
 */
export function stretchesOf({ found, passed }, end) {
  const places = [
    ...found.map(({ whole }, index) => ({ kind: /** @type {const} */ ("found"), span: whole, index })),
    ...passed.map(({ span }, index) => ({ kind: /** @type {const} */ ("passed"), span, index })),
  ].sort((a, b) => a.span[0] - b.span[0]);
  /** @type {Stretch[]} */
  const stretches = [];
  let at = 0;
  for (const place of places) {
    const [start, to] = place.span;
    if (start >= end) break;
    if (start > at) stretches.push({ kind: "text", span: [at, start] });
    at = Math.min(to, end);
    stretches.push({ ...place, span: [start, at] });
  }
  if (at < end) stretches.push({ kind: "text", span: [at, end] });
  return stretches;
}

/**
 * The end of the drawn text: where the engine's results end, or at the length limit, but not in the middle of a short
 * URI.
 * @param {string} text @param {Extracted} answer @param {number} most
 */
export function drawnUntil(text, { found, until }, most) {
  const end = Math.min(until, boundary(text, Math.min(most, text.length)));
  const last = found.find(({ whole }) => whole[0] < end && end < whole[1]);
  return last && last.whole[1] <= until && last.whole[1] <= 2 * most ? last.whole[1] : end;
}
