/**
 * What is shown of an answer where there is little room: what differs from another text is
 * never cut, and only what equals that may be left out.
 */
import { columns } from "./space.js";

/** A part of a text, which is left out around it. @typedef {{ from: number, to: number }} Kept */

/** Whether a place is within what is seen as one character. @param {string} text @param {number} at */
const within = (text, at) => /^[\udc00-\udfff\p{M}\p{Cf}]/u.test(text.slice(at, at + 2)) || lowAt(text, at);

/** @param {string} text @param {number} at */
const lowAt = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

/**
 * The part of a text that is to be shown in so many columns, marks for what is left out
 * included: all of it; or what differs from another text, and as much around it as there
 * is room for; of one that does not differ, its end. It is null where that does not fit.
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

/** Where a text differs from another: what is before that and behind it, both have. @param {string} text @param {string} other */
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

/** The place of an authority in a text, and what it is. @typedef {{ at: number, text: string }} Authority */

/** @param {string} text @returns {Authority | null} */
function authority(text) {
  const [all = "", of = null] = /^[^:/?#]*:?\/\/([^/?#]*)/.exec(text) ?? [];
  return of === null ? null : { at: all.length - of.length, text: of };
}

/**
 * What differs, with all of an authority where that is another one: its characters may stand in
 * the other text too, and there be part of a path.
 * @param {[number, number]} span @param {Authority | null} own @param {Authority | null} other @returns {[number, number]}
 */
const around = ([from, to], own, other) =>
  !own || own.text === other?.text ? [from, to] : [Math.min(from, own.at), Math.max(to, own.at + own.text.length)];

/** Its host, with the port. @param {string} text @returns {Authority | null} */
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
