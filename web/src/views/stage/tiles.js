/**
 * A buffer, segment by segment: unchanged, removed, moved and added text, each on a tile of its own. A long buffer is
 * cut to the surroundings of the edit, and no more of it is read than fits.
 */
import { columns, head, tail } from "../../texts/space.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Change } from "./change.js" */

/**
 * A tile, or "gone", the mark for left-out tiles. If a tile's text is cut, that is after this many characters.
 * @typedef {{ text: string, kind: "stays" | "goes" | "moves" | "comes" | "gone", cut?: number }} Tile
 */

/** The width of a tile's border, and of an omission mark, in columns. */
const border = 1;
const mark = 2;
/** The narrowest useful tile. */
const least = 6;

/** @type {Tile} */
const gone = { text: "", kind: "gone" };

/** @param {Tile} tile */
const width = ({ text, kind, cut }) => (kind === "gone" ? mark : columns(text) + border + (cut === undefined ? 0 : 1));
/** @param {Tile[]} tiles */
const sum = (tiles) => tiles.reduce((all, tile) => all + width(tile), 0);

/** The segments of a text, each on a tile. @param {string} text @param {boolean} slashAfter @param {Tile["kind"]} kind @returns {Tile[]} */
const cut = (text, slashAfter, kind) =>
  (text.match(slashAfter ? /[^/]*\/|[^/]+/g : /\/[^/]*|[^/]+/g) ?? []).map((segment) => ({ text: segment, kind }));

/** A tile, shortened in the middle if it is too wide. @param {Tile} tile @param {number} room @returns {Tile} */
function narrow(tile, room) {
  if (width(tile) <= room) return tile;
  const half = Math.max(1, Math.floor((room - border - 1) / 2));
  const start = head(tile.text, half);
  return { ...tile, text: start + tail(tile.text, half), cut: start.length };
}

/**
 * The first tiles that fit, with a mark if there are more. If not even one fits, it is cut.
 * @param {Tile[]} tiles @param {number} room @param {boolean} more whether more tiles follow
 */
function fit(tiles, room, more) {
  const last = more ? -1 : tiles.length - 1;
  let used = 0;
  let count = 0;
  while (count < tiles.length && used + width(tiles[count]) + (count === last ? 0 : mark) <= room)
    used += width(tiles[count++]);
  const kept = tiles.slice(0, count);
  const left = room - used - mark;
  if (count === 0 && tiles.length && left >= least) kept.push(narrow(tiles[count++], left));
  return more || count < tiles.length ? [...kept, gone] : kept;
}

/**
 * The tiles of a text whose two ends must be visible.
 * @param {(start: number, end: number) => string} take returns part of the text @param {number} length its length
 * @param {boolean} slashAfter @param {Tile["kind"]} kind @param {number} room
 */
function ends(take, length, slashAfter, kind, room) {
  const first = cut(take(0, Math.min(length, room)), slashAfter, kind);
  if (length <= room && (first.length <= 1 || sum(first) <= room)) return first.map((tile) => narrow(tile, room));
  const last = length <= room ? first.slice() : cut(take(length - room, length), slashAfter, kind);
  if (first.length === 1 && last.length === 1) return [narrow({ kind, text: first[0].text + last[0].text }, room)];
  const half = Math.floor(room / 2);
  return [...fit(first, half, true), ...fit(last.reverse(), half, true).reverse().slice(1)];
}

/**
 * The tiles of a buffer at a step.
 * @param {Scene} scene @param {number} step
 * @param {number} buffer @param {Change} change the next step's effect on it
 * @param {number} room in columns
 * @returns {Tile[]}
 */
export function tilesOf(scene, step, buffer, { start, end, moves, added }, room) {
  const player = scene.at(step);
  const { slashAfter } = scene.listing.registers[buffer];
  const length = player.length(buffer);
  // The edit is complete if possible, with omission marks around it.
  const whole = end - start + added.length + 2 * mark <= room;
  const most = whole ? room : Math.floor((added && end > start ? 0.35 : 0.7) * room);
  const centre = [
    ...ends(
      (a, b) => player.slice(buffer, start + a, start + b),
      end - start,
      slashAfter,
      moves ? "moves" : "goes",
      most,
    ),
    ...ends((a, b) => added.slice(a, b), added.length, slashAfter, "comes", most),
  ];
  const from = Math.max(0, start - room);
  let left = cut(player.slice(buffer, from, start), slashAfter, "stays");
  let right = cut(player.slice(buffer, end, end + room), slashAfter, "stays");
  if (!centre.length) {
    // The step leaves it alone: keep the segment at its place in one piece.
    const all = cut(player.slice(buffer, from, start + room), slashAfter, "stays");
    let behind = from;
    const split = all.findIndex(({ text }) => (behind += text.length) > start);
    [left, right] = split < 0 ? [all, []] : [all.slice(0, split), all.slice(split)];
  }
  left.reverse();
  const rest = room - sum(centre);
  const roomRight = Math.min(sum(right), Math.max(Math.floor(rest / 2), rest - sum(left)));
  return [
    ...fit(left, rest - roomRight, start > room).reverse(),
    ...centre,
    ...fit(right, roomRight, end + room < length),
  ];
}
