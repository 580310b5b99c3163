/**
 * The table of the components has a row for each that a listing names; and values are drawn
 * by where their characters come from.
 */
import { characters, gone } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { head, tail } from "../../texts/space.js";
import { wholeHost } from "../../words/words.js";

/** @typedef {import("../../run/engine.js").Listing} Listing */
/** @typedef {import("../../run/player.js").Piece} Piece */

export const texts = /** @type {const} */ (["base", "reference", "target"]);

/** A component, and the index of the register that holds that of each text; -1 where none does. @typedef {{ name: string, registers: number[] }} Row */

/** @type {WeakMap<Listing, Row[]>} */
const tables = new WeakMap();

/** The rows of a listing's table, in the order in which its registers name them. @param {Listing} listing */
export function rowsOf(listing) {
  let rows = tables.get(listing);
  if (rows) return rows;
  const names = [...new Set(listing.registers.flatMap(({ component }) => component || []))];
  rows = names.map((name) => ({
    name,
    registers: texts.map((text) =>
      listing.registers.findIndex(({ component, of }) => component === name && of.includes(text)),
    ),
  }));
  tables.set(listing, rows);
  return rows;
}

/**
 * The pieces of the beginning or the end of their text.
 * @param {Piece[]} pieces @param {(text: string, room: number) => string} cut @param {number} room
 * @returns {Piece[]}
 */
export function shortened(pieces, cut, room) {
  let left = cut(pieces.map(({ text }) => text).join(""), room).length;
  const fromEnd = cut === tail;
  const kept = (fromEnd ? pieces.toReversed() : pieces).flatMap((piece) => {
    const length = Math.min(left, piece.text.length);
    left -= length;
    return length ? [{ ...piece, text: fromEnd ? piece.text.slice(-length) : piece.text.slice(0, length) }] : [];
  });
  return fromEnd ? kept.reverse() : kept;
}

/** @param {import("../../words/words.js").Words} words @param {Piece[]} pieces */
export const origins = (words, pieces) =>
  pieces.map(
    ({ origin, text }) => html`<span class=${marks[origin + 1]}>${characters(words, text, 0, text.length)}</span>`,
  );

/** So much is drawn of each end of what is longer than any host. */
const half = 60;

/**
 * A value of a table, which takes as many lines as it needs.
 * @param {import("../../words/words.js").Words} words @param {import("../../run/player.js").Rope} rope
 */
export function ends(words, rope) {
  const { length } = rope;
  if (length <= wholeHost) return origins(words, rope.slice(0, length));
  // One more than is drawn, so that no pair of surrogates is halved.
  const start = shortened(rope.slice(0, half + 1), head, half);
  const end = shortened(rope.slice(length - half - 1, length), tail, half);
  return [origins(words, start), gone, origins(words, end)];
}

/** Has what a step sets in sight, where long values have taken the room. @param {HTMLElement} table */
export function reveal(table) {
  const [box, now] = [table.closest("uri-components"), table.querySelector("td.now")];
  if (!box || !now || box.scrollHeight <= box.clientHeight) return;
  const [frame, cell] = [box, now].map((element) => element.getBoundingClientRect());
  const above = cell.top - frame.top;
  box.scrollTop += above < 0 ? above : Math.max(0, Math.min(above, cell.bottom - frame.bottom));
}

/** By the origin, from -1. */
const marks = ["from-algorithm", "from-base", "from-reference"];
