/**
 * What is sent in a run, and over which connection, line by line.
 */

/** @typedef {import("./player.js").Piece} Piece */
/** @typedef {import("./scene.js").Scene} Scene */

/**
 * A line of the dialogue.
 * @typedef {object} Row
 * @property {number} step that it comes with, from 1
 * @property {Piece[]} pieces
 * @property {"connection" | "message" | "advice"} kind advice is what the client tells its user
 * @property {boolean} first of its message
 * @property {boolean} decided whether the document leaves open what is sent
 */

/** @type {WeakMap<Scene, Row[]>} */
const known = new WeakMap();

/** The rows of a run, up to its end. @param {Scene} scene */
export function rowsOf(scene) {
  const found = known.get(scene);
  if (found) return found;
  /** @type {Row[]} */
  const rows = [];
  scene.steps.forEach(({ edits }, i) => {
    const { decided } = scene.line(i);
    for (const r of new Set(edits.map(([register]) => register))) {
      const { name, sent } = scene.listing.registers[r];
      const kind = sent ? "message" : name === "connection" || name === "advice" ? name : null;
      if (!kind) continue;
      const before = sent ? scene.at(i).length(r) : 0;
      const after = scene.at(i + 1);
      const pieces = after.registers[r]?.slice(before, after.length(r)) ?? [];
      if (!pieces.length) continue;
      linesOf(pieces).forEach((line, j) => rows.push({ step: i + 1, pieces: line, kind, first: j === 0, decided }));
    }
  });
  known.set(scene, rows);
  return rows;
}

/** Cuts pieces after each line feed. @param {Piece[]} pieces */
function linesOf(pieces) {
  /** @type {Piece[][]} */
  const lines = [[]];
  pieces.forEach((piece, i) => {
    let from = 0;
    while (from < piece.text.length) {
      const end = piece.text.indexOf("\n", from) + 1 || piece.text.length;
      /** @type {Piece[]} */ (lines.at(-1)).push(part(piece, from, end));
      if (piece.text[end - 1] === "\n" && (end < piece.text.length || i < pieces.length - 1)) lines.push([]);
      from = end;
    }
  });
  return lines;
}

/** A part of a piece. @param {Piece} piece @param {number} from @param {number} to @returns {Piece} */
export const part = ({ origin, start, text }, from, to) => ({ origin, start: start + from, end: start + to, text: text.slice(from, to) });
