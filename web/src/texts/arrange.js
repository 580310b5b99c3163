/**
 * Arranges the names below a bracket figure, so that none overlap. It only computes with widths, which the caller has
 * measured.
 */

/** Rows that names may take: one for each of the five components. */
export const mostRows = 5;

/**
 * Each name is placed under the middle of its part, moved to the right if it would begin before the text, and down a
 * row if space is short; if no row has space, it is moved to the right in the one that ends first. With one row, names
 * only ever move to the right, and may extend beyond the end of the text.
 * @param {{ start: number, end: number, name: number }[]} parts where each part begins and ends, from left to right,
 *   and how wide its name is
 * @param {number} gap between two names
 * @param {number} [rows] that there are
 * @returns {{ row: number, shift: number }[]} shift: how far the name is moved to the right of the middle
 */
export function arrange(parts, gap, rows = mostRows) {
  /** The end of each row. @type {number[]} */
  const ends = Array(rows).fill(-Infinity);
  return parts.map(({ start, end, name }) => {
    const middle = (start + end) / 2 - name / 2;
    let left = Math.max(0, middle);
    let row = ends.findIndex((at) => at + gap <= left);
    if (row < 0) {
      row = ends.indexOf(Math.min(...ends));
      left = ends[row] + gap;
    }
    ends[row] = left + name;
    return { row, shift: left - middle };
  });
}
