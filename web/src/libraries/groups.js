/**
 * Groups the libraries' answers to one case: calls with the same answer together, the largest group first.
 */

/** @import { Call } from "./recorded.js" */
/** @import { Answered } from "./live.js" */
/**
 * A call with its result. live: it ran just now; size: bytes that were fetched for it.
 * @typedef {{ key: string, language: string, library: string, version: string, call: string, live: boolean, said: Answered | null, size?: number, license?: string }} Row
 */
/** target: the common result; null if they give none, each for its own reason. @typedef {{ target: string | null, rows: Row[] }} Group */

/** The result of a row; undefined if it hasn't answered yet, or couldn't be asked. @param {Row} row */
export const targetOf = ({ said }) =>
  said === null || "unfetched" in said ? undefined : "answer" in said ? said.answer : null;

/** The key of a call, in links and in storage. @param {{ language: string, library: string, call: string }} of */
export const keyOf = ({ language, library, call }) => `${language} ${library} ${call}`;

/** @param {Call} call @param {number} at index of the case @returns {Row} */
export function rowOf({ answers, ...about }, at) {
  const answer = answers[at];
  const said = typeof answer === "object" && answer ? { error: answer.error } : { answer };
  return { ...about, key: keyOf(about), live: false, said };
}

/** @param {Row[]} rows @returns {Group[]} */
export function grouped(rows) {
  /** @type {Map<string | null, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const target = targetOf(row);
    if (target === undefined) continue;
    groups.set(target, [...(groups.get(target) ?? []), row]);
  }
  return [...groups]
    .map(([target, of]) => ({ target, rows: of }))
    .sort((a, b) => Number(a.target === null) - Number(b.target === null) || b.rows.length - a.rows.length);
}

/** The rows that contain every word of a search. @template {{ language: string, library: string, call: string }} T @param {T[]} rows @param {string} query */
export function searched(rows, query) {
  const wanted = query.toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = `${row.language} ${row.library} ${row.call}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
