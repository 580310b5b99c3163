/**
 * Tables through which one goes by the arrow keys: each is one stop for Tab, be its cells hundreds.
 * Home and End go to the ends of a row, with Ctrl to the first row's beginning and the last row's
 * end; the cell that had the focus last is where Tab comes back to.
 *
 * Such a table has the role "grid", and whatever in it can have the focus a tabindex of -1: the link
 * that is all of a cell, or the cell itself. Rows that head others, or say more of the row above,
 * have no row header, and are passed over.
 */

/** A cell by its place, among the rows that are gone through. @typedef {{ row: number, column: number }} Place */

/** @type {Record<string, (at: Place, last: Place, all: boolean) => Place>} */
const moves = {
  ArrowLeft: ({ row, column }) => ({ row, column: Math.max(0, column - 1) }),
  ArrowRight: ({ row, column }, last) => ({ row, column: Math.min(last.column, column + 1) }),
  ArrowUp: ({ row, column }) => ({ row: Math.max(0, row - 1), column }),
  ArrowDown: ({ row, column }, last) => ({ row: Math.min(last.row, row + 1), column }),
  Home: ({ row }, _, all) => ({ row: all ? 0 : row, column: 0 }),
  End: ({ row }, last, all) => ({ row: all ? last.row : row, column: last.column }),
};

/** @param {Element} table */
const rowsOf = (table) =>
  [.../** @type {HTMLTableElement} */ (table).rows].filter((row) => row.querySelector(':scope > th[scope="row"]'));

/** What has the focus for a cell. @param {Element} cell */
const handle = (cell) => /** @type {HTMLElement} */ (cell.querySelector(":scope > a") ?? cell);

/** The table and the cell in which something happens. @param {Event} event */
function placeOf({ target }) {
  const cell = target instanceof Element ? target.closest("th, td") : null;
  const table = cell?.closest('table[role="grid"]');
  return cell && table ? { cell: /** @type {HTMLTableCellElement} */ (cell), table } : null;
}

/** Goes to another cell: for the keys that are pressed within such tables. @param {KeyboardEvent} event */
export function goByKey(event) {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  const place = placeOf(event);
  const ends = key === "Home" || key === "End";
  if (!place || !Object.hasOwn(moves, key) || altKey || metaKey || shiftKey || (ctrlKey && !ends)) return;
  const rows = rowsOf(place.table);
  const { cellIndex: column, parentElement } = place.cell;
  const row = rows.findIndex((one) => one === parentElement);
  if (row < 0) return;
  event.preventDefault();
  const to = moves[key]({ row, column }, { row: rows.length - 1, column: rows[row].cells.length - 1 }, ctrlKey);
  handle(rows[to.row].cells[to.column]).focus();
}

/** Makes what has got the focus the stop of its table. @param {FocusEvent} event */
export function stopAtFocus(event) {
  const place = placeOf(event);
  if (!place) return;
  for (const before of place.table.querySelectorAll('[tabindex="0"]')) before.setAttribute("tabindex", "-1");
  /** @type {HTMLElement} */ (event.target).tabIndex = 0;
}

/** Gives each such table that has no stop yet its first one: the first link. @param {Element} place */
export function beginStops(place) {
  for (const table of place.querySelectorAll('table[role="grid"]:not(:has([tabindex="0"]))'))
    table.querySelector("td > a")?.setAttribute("tabindex", "0");
}
