/**
 * A buffer, segment by segment: what stays, what goes, what moves out and what comes in,
 * each on a tile of its own. Of a long buffer that is what stands around the place where
 * it is worked on; no more of it is looked at than there is room for.
 */
import { columns, head, tail } from "../../texts/space.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Change } from "./change.js" */

/**
 * A tile, or "gone", the mark of tiles that are left out. Where the text of a tile is cut,
 * that is behind so many of its characters.
 * @typedef {{ text: string, kind: "stays" | "goes" | "moves" | "comes" | "gone", cut?: number }} Tile
 */

/** What the border of a tile takes, and the mark of something left out, in columns. */
const border = 1;
const mark = 2;
/** Nothing narrower is worth a tile. */
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

/** A tile without its middle, where it is too wide. @param {Tile} tile @param {number} room @returns {Tile} */
function narrow(tile, room) {
  if (width(tile) <= room) return tile;
  const half = Math.max(1, Math.floor((room - border - 1) / 2));
  const start = head(tile.text, half);
  return { ...tile, text: start + tail(tile.text, half), cut: start.length };
}

/**
 * As many tiles, from the first on, as there is room for, and the mark where there are more.
 * If there is no room for a single one, it is cut.
 * @param {Tile[]} tiles @param {number} room @param {boolean} more whether there are more than these
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
 * The tiles of a text of which both ends have to be seen.
 * @param {(start: number, end: number) => string} take a part of the text @param {number} length its length
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
 * The tiles of a buffer as it is after so many steps.
 * @param {Scene} scene @param {number} step
 * @param {number} buffer @param {Change} change what the next step does to it
 * @param {number} room in columns
 * @returns {Tile[]}
 */
export function tilesOf(scene, step, buffer, { start, end, moves, added }, room) {
  const player = scene.at(step);
  const { slashAfter } = scene.listing.registers[buffer];
  const length = player.length(buffer);
  // What is worked on is whole where it can be, with the marks of what is left out around it.
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
    // Nothing is done there: the segment in which the place is stays whole.
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
