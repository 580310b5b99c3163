/**
 * The rows of the table of components, one for each in a listing; and values drawn according to the origin of their
 * characters.
 */
import { nothing } from "lit-html";
import { characters, gone } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { columns } from "../../texts/space.js";
import { wholeHost } from "../../words/words.js";

/** @import { Listing } from "../../run/engine.js" */
/** @import { Piece } from "../../run/player.js" */

export const texts = /** @type {const} */ (["base", "reference", "target"]);

/** A component, and the indexes of the registers with its values for each text; -1 without one. @typedef {{ name: string, registers: number[] }} Row */

/** @type {WeakMap<Listing, Row[]>} */
const tables = new WeakMap();

/** The rows of a listing's table, in the order of its registers. @param {Listing} listing */
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
 * A component's name in the spec and, if the reader's language has its own, that name.
 * @param {import("../../words/words.js").Words} words @param {string} name
 */
export function nameOf(words, name) {
  const own = words.say("ui:player:called", { name });
  return own === name ? name : `${name} ${own}`;
}

/** @param {import("../../words/words.js").Words} words @param {Piece[]} pieces */
export const origins = (words, pieces) =>
  pieces.map(
    ({ origin, text }) => html`<span class=${marks[origin + 1]}>${characters(words, text, 0, text.length)}</span>`,
  );

/** The number of characters at each end of a value that is longer than any host. */
const half = 60;
/** The roles that identify a URI's host: they take as many lines as needed. Other long values scroll in their line, so that nothing moves. */
const naming = /^(auth|user|host|port)/;

/**
 * A value of a table.
 * @param {import("../../words/words.js").Words} words @param {import("../../run/player.js").Rope} rope
 * @param {number} room in columns @param {string} [role]
 */
export function valueOf(words, rope, room, role = "") {
  const { length } = rope;
  const whole = length <= wholeHost;
  const start = whole ? rope.slice(0, length) : without(rope.slice(0, half), /[\ud800-\udbff]$/);
  const end = whole ? [] : without(rope.slice(length - half, length), /^[\udc00-\udfff]/);
  const leads = naming.test(role);
  const long = !leads && columns(start.map(({ text }) => text).join("")) > room;
  return html`<span class="literal role-${role} ${long ? "long" : leads ? "leads" : ""}" tabindex=${long ? 0 : nothing}>${origins(words, start)}${whole ? nothing : gone}${origins(words, end)}</span>`;
}

/** The pieces of a slice, without half a character at either end. @param {Piece[]} pieces @param {RegExp} lone */
const without = (pieces, lone) => pieces.map((piece) => ({ ...piece, text: piece.text.replace(lone, "") }));

/** The classes of characters by origin, beginning with -1. */
const marks = ["from-algorithm", "from-base", "from-reference"];
