/**
 * The record of a machine: a row for each component of the base and of the result so far, in the document's own words.
 * Segments of a path are tiles: a removed one is struck through at its step, and gone at the next. Every value is
 * underlined according to its origin.
 *
 * The table has as many rows as the listing has components, so its height never changes.
 */
import { nothing } from "lit-html";
import { characters, gone } from "../../texts/characters.js";
import { html } from "../../texts/html.js";
import { columns, BoxSizes } from "../../texts/space.js";
import { cut } from "../../words/words.js";
import { nameOf, origins, rowsOf, texts, valueOf } from "./origins.js";
import { define, SceneView } from "../view.js";

/** @import { Piece } from "../../run/player.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */
/** @typedef {{ pieces: Piece[], kind: "stays" | "goes" | "comes" }} Tile */

/** The width of a tile's border, and of an omission mark, in columns. */
const border = 2;
const mark = 2;
/** The fewest columns of a segment. */
const least = 6;

/** The component that is a list of segments, with a "/" before each. */
const segmented = "path";

/** Styles for components that views of a target don't have. @type {Record<string, string>} */
const looks = { username: "userinfo", password: "userinfo" };

export class RunRecord extends SceneView {
  #sizes = new BoxSizes(this, () => this.schedule());

  /** @param {Scene} scene @param {number} step */
  draw(scene, step) {
    const { words } = scene;
    const rows = rowsOf(scene.listing);
    const shown = texts.flatMap((text, i) => (rows.some(({ registers }) => registers[i] >= 0) ? [i] : []));
    return html`<table>
      <caption class="heard">${words.say("machine:record:caption")}</caption>
      <thead><tr><td></td>${shown.map((i) => html`<th scope="col">${words.say(`machine:record:${texts[i]}`)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ name, registers }, row) => html`<tr>
        <th scope="row">${nameOf(words, name)}</th>
        ${shown.map((i, column) => this.#cell(scene, step, registers[i], name, row + column === 0))}
      </tr>`,
      )}</tbody>
    </table>`;
  }

  drawn() {
    this.#sizes.drawn();
  }

  /** @param {Scene} scene @param {number} step @param {number} register @param {string} name @param {boolean} first the first cell, which is as wide as the others */
  #cell(scene, step, register, name, first) {
    const room = first ? "value" : nothing;
    if (register < 0) return html`<td class="unused" data-room=${room}></td>`;
    const edited = scene.steps[step - 1]?.edits.some(([one]) => one === register);
    return html`<td class=${edited ? "now" : nothing} data-room=${room}>${this.#value(scene, step, register, name)}</td>`;
  }

  /** @param {Scene} scene @param {number} step @param {number} register @param {string} name */
  #value(scene, step, register, name) {
    const { words } = scene;
    const room = this.#sizes.of("value").columns;
    if (name === segmented && isList(scene, step, register)) {
      const [tiles, more] = fitting(tilesOf(scene, step, register, room), room);
      return html`<span class="tiles literal">${more ? gone : nothing}${tiles.map((tile) => drawn(words, tile, room))}</span>`;
    }
    const rope = scene.at(step).registers[register];
    if (!rope) return html`<span class="absent">${words.say("machine:record:null")}</span>`;
    if (!rope.length) return html`<span class="absent">${words.say("machine:record:empty")}</span>`;
    return valueOf(words, rope, room, looks[name] ?? name);
  }
}

/** @param {Piece[]} pieces */
const textOf = (pieces) => pieces.map(({ text }) => text).join("");

/** True if a register holds a list of segments, or has lost one in this step. @param {Scene} scene @param {number} step @param {number} register */
function isList(scene, step, register) {
  const before = step > 0 ? scene.at(step - 1).slice(register, 0, 1) : "";
  const now = scene.at(step).slice(register, 0, 1);
  return now === "/" || (before === "/" && now === "" && scene.at(step).registers[register] !== null);
}

/**
 * The last segments of a path, as many as could fit, with those that the step removes before those that it adds.
 * @param {Scene} scene @param {number} step @param {number} register @param {number} room @returns {Tile[]}
 */
function tilesOf(scene, step, register, room) {
  const edits = scene.steps[step - 1]?.edits.filter(([one]) => one === register) ?? [];
  const before = step > 0 ? scene.at(step - 1).registers[register] : null;
  const removed =
    edits.length === 1 && before ? before.slice(edits[0][1], Math.min(edits[0][2], edits[0][1] + room)) : [];
  const now = scene.at(step).registers[register];
  const length = now?.length ?? 0;
  const from = edits.length ? Math.min(...edits.map(([, start]) => start), length) : length;
  const kept = now?.slice(Math.max(0, from - room), from) ?? [];
  const added = now?.slice(Math.max(from, length - room), length) ?? [];
  return [
    ...segmentsOf(kept).map((pieces) => ({ pieces, kind: /** @type {const} */ ("stays") })),
    ...segmentsOf(removed).map((pieces) => ({ pieces, kind: /** @type {const} */ ("goes") })),
    ...segmentsOf(added).map((pieces) => ({ pieces, kind: /** @type {const} */ ("comes") })),
  ];
}

/** The pieces of a path by segment. Text before the first "/" belongs to a partial one, and is left out. @param {Piece[]} pieces */
function segmentsOf(pieces) {
  /** @type {Piece[][]} */
  const segments = [];
  for (const piece of pieces)
    for (const [i, text] of piece.text.split("/").entries()) {
      if (i > 0) segments.push([]);
      if (text) segments.at(-1)?.push({ ...piece, text });
    }
  return segments;
}

/** @param {Tile} tile @param {number} room */
const width = ({ pieces }, room) => Math.min(columns(textOf(pieces)), Math.max(least, room - border - mark)) + border;

/** The last tiles that fit, and whether there are more. @param {Tile[]} tiles @param {number} room @returns {[Tile[], boolean]} */
function fitting(tiles, room) {
  let first = tiles.length;
  for (let used = 0; first > 0; first--) {
    used += width(tiles[first - 1], room);
    if (used + (first > 1 ? mark : 0) > room && first < tiles.length) break;
  }
  return [tiles.slice(first), first > 0];
}

/** @param {Words} words @param {Tile} tile @param {number} room */
function drawn(words, { pieces, kind }, room) {
  const ends = cut(textOf(pieces), Math.max(least, room - border - mark));
  const inside = ends
    ? [characters(words, ends[0], 0, ends[0].length), gone, characters(words, ends[1], 0, ends[1].length)]
    : origins(words, pieces);
  if (kind === "goes") return html`<del class="tile">${inside}</del>`;
  if (kind === "comes") return html`<ins class="tile">${inside}</ins>`;
  return html`<span class="tile">${inside}</span>`;
}

define("uri-record", RunRecord);
