/**
 * Shortens an answer to fit little space: the difference from another text is never cut, only text that equals the
 * other is left out.
 */
import { columns } from "./space.js";

/** The visible part of a text. @typedef {{ from: number, to: number }} Kept */

/** True if an offset is inside a visible character. @param {string} text @param {number} at */
const within = (text, at) => /^[\udc00-\udfff\p{M}\p{Cf}]/u.test(text.slice(at, at + 2)) || lowAt(text, at);

/** @param {string} text @param {number} at */
const lowAt = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/**
 * The part of a text that fits into some columns, including marks for omissions: all of it; or the difference from
 * another text, with as much around it as fits; or, without a difference, its end. null if that doesn't fit.
 * @param {string} text @param {string} other @param {number} room
 * @returns {Kept | null}
 */
export function kept(text, other, room) {
  const length = text.length;
  if (length <= room && columns(text) <= room) return { from: 0, to: length };
  let [from, to] = text === other ? [length, length] : differing(text, other);
  /** @param {number} a @param {number} b */
  const fits = (a, b) => b - a <= room && columns(text.slice(a, b)) + (a > 0 ? 1 : 0) + (b < length ? 1 : 0) <= room;
  if (!fits(from, to)) return null;
  for (let more = true; more;) {
    more = false;
    const [before, after] = [previous(text, from), next(text, to)];
    if (before < from && fits(before, to)) [from, more] = [before, true];
    if (after > to && fits(from, after)) [to, more] = [after, true];
  }
  return to - from < Math.min(2, length) ? null : { from, to };
}

/**
 * The range in which a text differs from another, without the common beginning and end.
 * @param {string} text @param {string} other
 */
function differing(text, other) {
  const most = Math.min(text.length, other.length);
  let from = 0;
  while (from < most && text[from] === other[from]) from++;
  let behind = 0;
  while (behind < most - from && text[text.length - 1 - behind] === other[other.length - 1 - behind]) behind++;
  while (from > 0 && within(text, from)) from--;
  let to = text.length - behind;
  while (to < text.length && within(text, to)) to++;
  return around([from, to], authority(text), authority(other));
}

/** The range of an authority in a text, and its text. @typedef {{ at: number, text: string }} Authority */

/** @param {string} text @returns {Authority | null} */
function authority(text) {
  const [all = "", of = null] = /^[^:/?#]*:?\/\/([^/?#]*)/.exec(text) ?? [];
  return of === null ? null : { at: all.length - of.length, text: of };
}

/**
 * Extends a difference to a whole authority if that differs: its characters may also occur in the other text, as part
 * of a path.
 * @param {[number, number]} span @param {Authority | null} own @param {Authority | null} other
 * @returns {[number, number]}
 */
const around = ([from, to], own, other) =>
  !own || own.text === other?.text ? [from, to] : [Math.min(from, own.at), Math.max(to, own.at + own.text.length)];

/** The host with the port. @param {string} text @returns {Authority | null} */
function host(text) {
  const own = authority(text);
  if (!own) return null;
  const at = own.text.lastIndexOf("@") + 1;
  return { at: own.at + at, text: own.text.slice(at) };
}

/** @param {string} text @param {number} at */
function previous(text, at) {
  if (at > 0) at--;
  while (at > 0 && within(text, at)) at--;
  return at;
}

/** @param {string} text @param {number} at */
function next(text, at) {
  if (at < text.length) at++;
  while (at < text.length && within(text, at)) at++;
  return at;
}
