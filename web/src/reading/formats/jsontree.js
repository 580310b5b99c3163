/**
 * Parses JSON into a tree whose strings have places, with the scanner of jsonc-parser. It allows comments and trailing
 * commas, and stops at values nested more than a thousand levels deep.
 */
import { createScanner } from "jsonc-parser";

const deepest = 1_000;

/** The kinds of tokens used here. The library's own constants don't exist at run time. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, colon: 6, string: 10, end: 17 };

/**
 * @typedef {{ type: "string", value: string, start: number, end: number }} Text a string; start and end are inside its quotation marks
 */
/** @typedef {{ type: "object", members: { key: Text, value: Value }[], start: number }} Members */
/** @typedef {{ type: "array", items: Value[], start: number }} Items */
/** @typedef {Text | Members | Items | { type: "other", start: number }} Value */

/**
 * @param {string} text @returns {{ root: Value | null, fault: number | null }} fault: the offset at which it stops being JSON
 */
export function treeOf(text) {
  const scanner = createScanner(text, true);
  /** @type {(Members | Items)[]} */
  const open = [];
  /** @type {Value | null} */
  let root = null;
  /** @type {Text | null} */
  let key = null;
  /** @type {number | null} */
  let fault = null;
  /** @param {Value} value */
  const put = (value) => {
    const top = open.at(-1);
    if (!top) {
      if (root) fault ??= scanner.getTokenOffset();
      root ??= value;
    } else if (top.type === "array") top.items.push(value);
    else if (key) top.members.push({ key, value });
    else fault ??= scanner.getTokenOffset();
    key = null;
    if (value.type === "object" || value.type === "array") open.push(value);
  };
  for (let kind = Number(scanner.scan()); kind !== token.end; kind = Number(scanner.scan())) {
    const start = scanner.getTokenOffset();
    if (open.length > deepest) {
      fault ??= start;
      break;
    }
    if (scanner.getTokenError()) fault ??= start;
    if (kind === token.openBrace) put({ type: "object", members: [], start });
    else if (kind === token.openBracket) put({ type: "array", items: [], start });
    else if (kind === token.closeBrace || kind === token.closeBracket) {
      const closed = open.pop();
      if (closed?.type !== (kind === token.closeBrace ? "object" : "array")) fault ??= start;
      key = null;
    } else if (kind === token.comma) key = null;
    else if (kind === token.string) {
      const end = start + scanner.getTokenLength() - 1;
      /** @type {Text} */
      const value = { type: "string", value: scanner.getTokenValue(), start: start + 1, end: Math.max(start + 1, end) };
      const top = open.at(-1);
      if (top?.type === "object" && !key) key = value;
      else put(value);
    } else if (kind !== token.colon) {
      if (kind > 11) fault ??= start;
      put({ type: "other", start });
    }
  }
  if (open.length || !root) fault ??= text.length;
  return { root, fault };
}

/** The value of a member, if there is one. @param {Members} object @param {string} name */
export const member = (object, name) => object.members.find(({ key }) => key.value === name)?.value;
