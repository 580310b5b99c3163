/**
 * Answers of an implementation that somebody has: read from a file, or from what was pasted.
 */

/** @typedef {import("./recorded.js").Answer} Answer */
/** @typedef {import("./recorded.js").Recorded} Recorded */
/** @typedef {{ cases: Recorded["cases"], answers: Answer[] }} Answered */

/**
 * The cases of a text with their answers: lines of base, reference and answer with tabs between them; the
 * same as JSON, as lists or as objects; or answers alone, one for each case that is handed out, in their order.
 * An answer that is empty or null is none; one that is { error } was thrown.
 * @param {string} text @param {Recorded["cases"]} handed
 * @returns {Answered | { line: number | null }} the number of the first row, from 1, that is none of this; null: there are
 *   as many answers alone as no list of cases has
 */
export function answersIn(text, handed) {
  const rows = /^\s*\[/.test(text) ? fromJSON(text) : fromLines(text);
  if (!rows) return { line: 1 };
  const alone = rows.length > 0 && rows.every(({ row }) => row.length === 1);
  if (alone && rows.length !== handed.length) return { line: null };
  /** @type {Answered} */
  const found = { cases: [], answers: [] };
  for (const [i, { row, line }] of rows.entries()) {
    const [base, reference, answer] = alone ? [...handed[i], row[0]] : row;
    const said = answer === "" ? null : (answer ?? null);
    if ((!alone && row.length !== 3) || typeof base !== "string" || typeof reference !== "string" || !isAnswer(said))
      return { line };
    found.cases.push([base, reference]);
    found.answers.push(said);
  }
  return rows.length ? found : { line: 1 };
}

/** @param {unknown} said @returns {said is Answer} */
const isAnswer = (said) =>
  said === null ||
  typeof said === "string" ||
  (typeof said === "object" && "error" in said && typeof said.error === "string");

/** A row, and its number, from 1. @typedef {{ row: unknown[], line: number }} Row */

/** @param {string} text @returns {Row[] | null} null where it is no JSON */
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

/** Where there are tabs, a line that is empty or begins with "#" means nothing. @param {string} text @returns {Row[]} */
function fromLines(text) {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const tabs = lines.some((line) => line.includes("\t"));
  return lines.flatMap((line, i) =>
    tabs && (line === "" || line.startsWith("#")) ? [] : [{ row: tabs ? line.split("\t") : [line], line: i + 1 }],
  );
}
