/**
 * Reads the answers of a user's own implementation, from a file or from pasted text.
 */

/** @import { Answer, Recorded } from "./recorded.js" */
/**
 * lines: the position of each case: the number of the line, or of the item in JSON, from 1.
 * @typedef {{ cases: Recorded["cases"], answers: Answer[], lines: number[] }} Answered
 */

/**
 * Reads cases with their answers: lines of base, reference and answer with tabs between them; the same as JSON, in
 * lists or in objects; or answers alone, one for each handed-out case, in order. null and the empty text mean no
 * answer, { error } an exception; in lines, these are "-", and "!" before the error.
 * @param {string} text @param {Recorded["cases"]} handed
 * @returns {Answered | { line: number | null }} the number of the first row, from 1, that isn't one; null: the number
 *   of answers alone matches no list of cases
 */
export function answersIn(text, handed) {
  const rows = /^\s*\[/.test(text) ? fromJSON(text) : fromLines(text);
  if (!rows) return { line: 1 };
  const alone = rows.length > 0 && rows.every(({ row }) => row.length === 1);
  if (alone && rows.length !== handed.length) return { line: null };
  /** @type {Answered} */
  const found = { cases: [], answers: [], lines: [] };
  for (const [i, { row, line }] of rows.entries()) {
    const [base, reference, answer] = alone ? [...handed[i], row[0]] : row;
    const said = answer === "" ? null : (answer ?? null);
    if ((!alone && row.length !== 3) || typeof base !== "string" || typeof reference !== "string" || !isAnswer(said))
      return { line };
    found.cases.push([base, reference]);
    found.answers.push(said);
    found.lines.push(line);
  }
  return rows.length ? found : { line: 1 };
}

/** @param {unknown} said @returns {said is Answer} */
const isAnswer = (said) =>
  said === null ||
  typeof said === "string" ||
  (typeof said === "object" && "error" in said && typeof said.error === "string");

/** An answer in a line. @param {string} text @returns {Answer} */
function inLine(text) {
  if (text === "-") return null;
  return /^!(?= |$)/.test(text) ? { error: text.slice(1).trim() } : text;
}

/** A row, and its number, from 1. @typedef {{ row: unknown[], line: number }} Row */

/** @param {string} text @returns {Row[] | null} null if it isn't JSON */
function fromJSON(text) {
  try {
    return JSON.parse(text).map((/** @type {any} */ one, /** @type {number} */ i) => ({
      row: Array.isArray(one) ? one : "answer" in Object(one) ? [one.base, one.reference, one.answer] : [one],
      line: i + 1,
    }));
  } catch {
    return null;
  }
}

/** If lines have tabs, those that are empty or begin with "#" are ignored. @param {string} text @returns {Row[]} */
function fromLines(text) {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const tabs = lines.some((line) => line.includes("\t"));
  return lines.flatMap((line, i) => {
    if (tabs && (line === "" || line.startsWith("#"))) return [];
    const texts = tabs ? line.split("\t") : [line];
    return [{ row: [...texts.slice(0, -1), inLine(texts[texts.length - 1])], line: i + 1 }];
  });
}

/** Counts the handed-out cases without an answer; 0 if most answers are to other cases. @param {Recorded["cases"]} cases @param {Recorded["cases"]} handed */
export function missing(cases, handed) {
  const left = new Set(handed.map((texts) => texts.join("\t")));
  const keys = new Set(cases.map((texts) => texts.join("\t")));
  const others = [...keys].filter((key) => !left.delete(key)).length;
  return 2 * others > keys.size ? 0 : left.size;
}
