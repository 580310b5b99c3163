/**
 * The table of the components has a row for each that a listing names; and values are drawn
 * by where their characters come from.
 */
import { nothing } from "lit-html";
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
/** The roles of what says where a URI leads: it takes as many lines as it needs. What else is long is scrolled in its line, so that nothing moves. */
const naming = /^(auth|user|host|port)/;

/**
 * A value of a table.
 * @param {import("../../words/words.js").Words} words @param {import("../../run/player.js").Rope} rope @param {string} [role]
 */
export function valueOf(words, rope, role = "") {
  const { length } = rope;
  const whole = length <= wholeHost;
  // One more than is drawn, so that no pair of surrogates is halved.
  const [start, end] = whole
    ? [rope.slice(0, length), []]
    : [shortened(rope.slice(0, half + 1), head, half), shortened(rope.slice(length - half - 1, length), tail, half)];
  const look = naming.test(role) ? "leads" : length > 12 ? "long" : "";
  return html`<span class="literal role-${role} ${look}">${origins(words, start)}${whole ? nothing : gone}${origins(words, end)}</span>`;
}

/** By the origin, from -1. */
const marks = ["from-algorithm", "from-base", "from-reference"];
