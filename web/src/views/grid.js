/**
 * Tables with arrow keys: each is one tab stop, even with hundreds of cells. Tab returns to the cell that had the focus
 * last.
 *
 * Such a table has the role "grid", and everything focusable in it a tabindex of -1: the link that fills a cell, or the
 * cell itself. Rows that are headings, or explain the row above, have no row header and are skipped.
 */

import { roveGrid } from "../kit/rove.js";

/** The cells of the rows that the keys move through. @param {Element} table */
const rowsOf = (table) =>
  [.../** @type {HTMLTableElement} */ (table).rows]
    .filter((row) => row.querySelector(':scope > th[scope="row"]'))
    .map((row) => [...row.cells]);

/** The focusable element of a cell. @param {Element} cell */
const handle = (cell) => /** @type {HTMLElement} */ (cell.querySelector(":scope > a") ?? cell);

/** The table and the cell of an event. @param {Event} event */
function placeOf({ target }) {
  const cell = target instanceof Element ? target.closest("th, td") : null;
  const table = cell?.closest('table[role="grid"]');
  return cell && table ? { cell: /** @type {HTMLTableCellElement} */ (cell), table } : null;
}

/** Moves to another cell, for keys pressed in such tables. @param {KeyboardEvent} event */
export function goByKey(event) {
  const place = placeOf(event);
  const to = place && roveGrid(event, rowsOf(place.table), place.cell);
  if (to) handle(to).focus();
}

/** Makes the focused element the tab stop of its table. @param {FocusEvent} event */
export function stopAtFocus(event) {
  const place = placeOf(event);
  if (!place) return;
  for (const before of place.table.querySelectorAll('[tabindex="0"]')) before.setAttribute("tabindex", "-1");
  /** @type {HTMLElement} */ (event.target).tabIndex = 0;
}

/** Gives each such table without a tab stop its first one: the first link. @param {Element} place */
export function beginStops(place) {
  for (const table of place.querySelectorAll('table[role="grid"]:not(:has([tabindex="0"]))'))
    table.querySelector("td > a")?.setAttribute("tabindex", "0");
}
