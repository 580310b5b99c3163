/**
 * Tables that the arrow keys go through: each is one stop of the Tab key, even with hundreds of cells.
 * The Tab key comes back to the cell that had the focus last.
 *
 * Such a table has the role "grid", and whatever in it can have the focus a tabindex of -1: the link
 * that is all of a cell, or the cell itself. Rows that head others, or say more of the row above,
 * have no row header, and are passed over.
 */

import { roveGrid } from "../kit/rove.js";

/** The cells of the rows that are gone through. @param {Element} table */
const rowsOf = (table) =>
  [.../** @type {HTMLTableElement} */ (table).rows]
    .filter((row) => row.querySelector(':scope > th[scope="row"]'))
    .map((row) => [...row.cells]);

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
  const place = placeOf(event);
  const to = place && roveGrid(event, rowsOf(place.table), place.cell);
  if (to) handle(to).focus();
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
