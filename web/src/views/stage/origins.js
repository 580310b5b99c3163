/**
 * The table of the components has a row for each that a listing names; and values are drawn
 * by where their characters come from.
 */
import { characters } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { tail } from "../../texts/space.js";

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

/** By the origin, from -1. */
const marks = ["from-algorithm", "from-base", "from-reference"];
