/**
 * This browser's functions that encode a value: encodeURIComponent, encodeURI, and URLSearchParams. Their results come
 * from running them; none are built in.
 */

/** @import { Encoded } from "../run/engine.js" */

/** The name that URLSearchParams writes before the value. */
export const named = "value=";

/**
 * The functions, by the expression that the page displays. name: the text before the value in the result.
 * @type {Record<string, { run: (value: string) => string, name?: string }>}
 */
const functions = {
  "encodeURIComponent(value)": { run: encodeURIComponent },
  "encodeURI(value)": { run: encodeURI },
  "new URLSearchParams({ value }).toString()": {
    run: (value) => new URLSearchParams({ value }).toString(),
    name: named,
  },
};

/** The most different characters to name. */
const most = 6;

/** A character that is half of a surrogate pair. */
const half = /\p{Surrogate}/u;

/**
 * The difference between a result and the encoded value: keeps and encodes are characters that only the function keeps
 * or encodes, with the engine's reason for the first; writes is a character that the two write differently.
 * @typedef {object} Differing
 * @property {{ found: string[], reason: string } | null} keeps
 * @property {{ found: string[], reason: string } | null} encodes
 * @property {{ found: string, theirs: string, ours: string } | null} writes
 */

/**
 * name: the text before the value in the result. differs is null for an error, or if there is nothing to compare.
 * @typedef {{ expression: string, name: string, result: string | null, error: string, replaces: boolean, same: boolean, differs: Differing | null }} Result
 */

/** Runs each function on a value, and compares its result with the engine's. @param {string} value @param {Pick<Encoded, "encoded" | "characters">} answer @returns {Result[]} */
export function encodersOf(value, { encoded, characters }) {
  return Object.entries(functions).map(([expression, { run, name = "" }]) => {
    const of = (/** @type {string} */ text) => run(text).slice(name.length);
    const row = { expression, name, result: null, error: "", replaces: false, same: false, differs: null };
    try {
      const result = run(value);
      const same = result.slice(name.length) === encoded;
      const differs = same || encoded === null ? null : differing(value, characters, of);
      return { ...row, result, replaces: half.test(value), same, differs };
    } catch (error) {
      return { ...row, error: error instanceof Error ? error.name : String(error) };
    }
  });
}

/** @param {string} value @param {Encoded["characters"]} characters @param {(text: string) => string} of @returns {Differing} */
function differing(value, characters, of) {
  /** @type {Differing} */
  const differs = { keeps: null, encodes: null, writes: null };
  for (const { span, encoded, reason } of characters) {
    const found = value.slice(...span);
    const theirs = of(found);
    if (theirs === encoded) continue;
    if (theirs !== found && encoded !== found) {
      differs.writes ??= { found, theirs, ours: encoded };
      continue;
    }
    const group = (differs[theirs === found ? "keeps" : "encodes"] ??= { found: [], reason });
    if (group.found.length < most && !group.found.includes(found)) group.found.push(found);
  }
  return differs;
}

/** The value that this browser reads from a query with the encoded value, if it differs. @param {string} value @param {string | null} encoded */
export function readFrom(value, encoded) {
  if (encoded === null) return null;
  const read = new URLSearchParams(named + encoded).get("value");
  return read === value ? null : read;
}
