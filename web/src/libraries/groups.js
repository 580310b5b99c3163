/**
 * Answers of libraries to one case, grouped: calls with the same answer stand together, the largest
 * group first.
 */

/** @import { Call } from "./recorded.js" */
/** @import { Answered } from "./live.js" */
/**
 * One call with what it gave. live: it was asked just now; size: bytes that were fetched for it.
 * @typedef {{ key: string, language: string, library: string, version: string, call: string, live: boolean, said: Answered | null, size?: number, license?: string }} Row
 */
/** target: what they all give; null where they give none, in ways that their rows tell. @typedef {{ target: string | null, rows: Row[] }} Group */

/** What a row gives; undefined as long as it has not answered, or could not be asked. @param {Row} row */
export const targetOf = ({ said }) =>
  said === null || "unfetched" in said ? undefined : "answer" in said ? said.answer : null;

/** Which call it is, in links and in what is kept. @param {{ language: string, library: string, call: string }} of */
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

/** The rows in which each word of a search occurs. @template {{ language: string, library: string, call: string }} T @param {T[]} rows @param {string} query */
export function searched(rows, query) {
  const wanted = query.toLowerCase().split(/\s+/);
  return rows.filter((row) => {
    const text = `${row.language} ${row.library} ${row.call}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
