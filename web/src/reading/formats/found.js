/**
 * The references that a reader finds in a text, each with its place and its base.
 *
 * A reader never resolves anything: it says which text is a reference, where it is, and which base the format
 * gives it. Bases are texts, too, which may be relative to a base further out.
 */

/** @import { Missing } from "./jsonpointer.js" */

/**
 * A range, in UTF-16 code units from 0, with the line and column where it starts, from 1.
 * @typedef {{ start: number, end: number, line: number, column: number }} Place
 */

/**
 * @typedef {Place & { text: string, kind: string, base: number | null, local?: true }} Reference
 *   text: decoded by the rules of the format; kind: how the format writes it, such as "a href" or "url()"; base: index
 *   into the bases, null for the document's own base; local: by the format, it leads into the same document whatever the
 *   base is
 */
/**
 * A base that the format states. text: null ends the enclosing base without stating another; outer: the index of the
 * base that it is resolved against.
 * @typedef {Place & { text: string | null, kind: string, outer: number | null }} Base
 */
/**
 * Text that was skipped. reason: the id of the message; args: its values.
 * @typedef {Place & { text: string, kind: string, reason: string, args?: Record<string, string> }} Skipped
 */
/** A name that a fragment can lead to. @typedef {Place & { name: string, kind: string }} Anchor */

/**
 * @typedef {object} Read
 * @property {string} format
 * @property {Base[]} bases
 * @property {number[]} embedded the bases that the document states for itself, in order; the first one counts
 * @property {Reference[]} references
 * @property {number} more number of references beyond the limit
 * @property {Skipped[]} skipped text that wasn't read, or that only looks like a reference
 * @property {number} left number of skipped texts beyond the limit
 * @property {Anchor[]} anchors
 * @property {(reference: Reference, target: string | null, baseOf: (index: number | null) => string | null) => Place | Missing | null} [points]
 *   the value in this text that a reference leads to, or the part of the way that is missing; null if it leads to another
 *   text, or to no value
 * @property {number} read number of characters that were read, of
 * @property {number} length
 */

/** Converts an offset in a part to an offset in the whole text. @typedef {(offset: number) => number} At */

/** Placeholders that a program fills in before it resolves the text. */
const template = /\{\{|\{%|<%|\$\{|\{\w+\}|<\?|@@\w+@@/;

/** Looks like a URI, or like a path. @param {string} text */
export const looksLikeReference = (text) =>
  /^\s*(?:[a-z][a-z0-9+.-]*:\/\/\S+|\.{0,2}\/[^\s/*]\S*|mailto:\S+@\S+)\s*$/i.test(text);

/**
 * Reads an own member of a record. The name comes from a text, so it can be "constructor".
 * @template T @param {Record<string, T>} record @param {string} name @returns {T | undefined}
 */
export const own = (record, name) => (Object.hasOwn(record, name) ? record[name] : undefined);

const space = "\t\n\f\r ";

/** Removes white space around a reference, which HTML ignores. @param {string} value */
export function trimmed(value) {
  let [start, end] = [0, value.length];
  while (start < end && space.includes(value[start])) start++;
  while (end > start && space.includes(value[end - 1])) end--;
  return value.slice(start, end);
}

export class Found {
  /** @type {Base[]} */
  bases = [];
  /** @type {number[]} */
  embedded = [];
  /** @type {Reference[]} */
  references = [];
  /** @type {Skipped[]} */
  skipped = [];
  /** @type {Anchor[]} */
  anchors = [];
  more = 0;
  left = 0;
  /** @type {number[] | null} */
  #lines = null;

  /** @param {string} text @param {string} format @param {number} most the maximum number of references */
  constructor(text, format, most = 20_000) {
    this.text = text;
    this.format = format;
    this.most = most;
    this.read = text.length;
  }

  /** @param {number} start @param {number} end @returns {Place} */
  place(start, end) {
    const lines = (this.#lines ??= linesOf(this.text));
    let [low, high] = [0, lines.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (lines[middle] <= start) low = middle;
      else high = middle - 1;
    }
    return { start, end, line: low + 1, column: start - lines[low] + 1 };
  }

  /** @param {string} kind @param {string} text @param {number} start @param {number} end @param {number | null} base @param {boolean} [local] */
  reference(kind, text, start, end, base, local = false) {
    if (template.test(text)) return this.skip(kind, text, start, end, "template");
    if (this.references.length >= this.most) return void this.more++;
    const found = { text, kind, base, ...this.place(start, end) };
    this.references.push(local ? { ...found, local: true } : found);
  }

  /**
   * Adds a base, and returns its index.
   * @param {string} kind @param {string | null} text @param {number} start @param {number} end @param {number | null} outer
   */
  base(kind, text, start, end, outer) {
    return this.bases.push({ text, kind, outer, ...this.place(start, end) }) - 1;
  }

  /** @param {string} kind @param {string} text @param {number} start @param {number} end @param {string} reason @param {Record<string, string>} [args] */
  skip(kind, text, start, end, reason, args) {
    if (this.skipped.length >= this.most) return void this.left++;
    this.skipped.push({ text: text.slice(0, 200), kind, reason, ...(args && { args }), ...this.place(start, end) });
  }

  /** @param {string} kind @param {string} name @param {number} start @param {number} end */
  anchor(kind, name, start, end) {
    if (name && this.anchors.length < this.most) this.anchors.push({ name, kind, ...this.place(start, end) });
  }

  /** Everything that was found, in the order of the text. @returns {Read} */
  done() {
    const { text, format, bases, embedded, references, more, skipped, left, anchors, read } = this;
    const inOrder = (/** @type {Place} */ a, /** @type {Place} */ b) => a.start - b.start;
    return {
      format,
      bases,
      embedded,
      references: references.sort(inOrder),
      more,
      skipped: skipped.sort(inOrder),
      left,
      anchors: anchors.sort(inOrder),
      read,
      length: text.length,
    };
  }
}

/** The offsets at which lines begin. @param {string} text */
function linesOf(text) {
  const lines = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) lines.push(at + 1);
  }
  return lines;
}
