/**
 * Arrow keys, Home, and End within a row, a column, or a grid that is one stop of the Tab key. With Ctrl,
 * Alt, Meta, or Shift, a key belongs to the browser (Alt+← is its Back), so every handler lets it pass.
 */

/** @param {KeyboardEvent} event */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }) => altKey || ctrlKey || metaKey || shiftKey;

/** Keys, each with the number of items that it moves by. @typedef {Record<string, number>} Keys */

/** @type {Keys} */
export const across = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Keys} */
export const down = { ArrowUp: -1, ArrowDown: 1 };
/** @type {Keys} */
export const ends = { Home: -Infinity, End: Infinity };
/** @param {number} rows @returns {Keys} */
export const pages = (rows) => ({ PageUp: -rows, PageDown: rows });

const alongRow = { ...across, ...ends };
const alongColumn = { ...down, ...pages(10) };

/**
 * The index that a key leads to, preventing the browser's default; null if it isn't one of the keys, or has a modifier.
 * @param {KeyboardEvent} event @param {Keys} keys
 * @param {{ at: number, count: number, wraps?: boolean }} of at: the index of the focused element, -1 for none
 */
export function rove(event, keys, { at, count, wraps = false }) {
  if (at < 0 || isModified(event) || !Object.hasOwn(keys, event.key)) return null;
  event.preventDefault();
  const to = at + keys[event.key];
  return wraps && Number.isFinite(to) ? (to + count) % count : Math.max(0, Math.min(to, count - 1));
}

/**
 * The item in a grid that a key leads to, as in {@link rove}. Home and End go to the ends of the row.
 * @template T @param {KeyboardEvent} event @param {T[][]} rows @param {T} from the thing with the focus
 * @returns {T | null}
 */
export function roveGrid(event, rows, from) {
  const at = rows.findIndex((one) => one.includes(from));
  if (at < 0) return null;
  const place = rows[at].indexOf(from);
  const inRow = rove(event, alongRow, { at: place, count: rows[at].length });
  if (inRow !== null) return rows[at][inRow];
  const to = rove(event, alongColumn, { at, count: rows.length });
  return to === null ? null : rows[to][Math.min(place, rows[to].length - 1)];
}
