/**
 * The messages and connections of a run, line by line.
 */

/** @import { Piece } from "../run/player.js" */
/** @import { Scene } from "../run/scene.js" */

/**
 * A line of the dialogue.
 * @typedef {object} Row
 * @property {number} step the step that sends it, from 1
 * @property {Piece[]} pieces
 * @property {"connection" | "message" | "advice"} kind advice: a message from the client to its user
 * @property {boolean} first whether it is the first of its message
 * @property {boolean} decided whether the spec leaves the content open
 * @property {boolean} injected whether its message has a line break or a NUL that comes from the URL
 */

/** @type {WeakMap<Scene, Row[]>} */
const known = new WeakMap();

/** The rows of a run, up to its end. @param {Scene} scene */
export function rowsOf(scene) {
  const found = known.get(scene);
  if (found) return found;
  /** @type {Row[]} */
  const rows = [];
  const own = owned(scene);
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
      const injected = pieces.reduce((count, { text }) => count + ends(text), 0) > own(i, r);
      linesOf(pieces).forEach((line, j) =>
        rows.push({ step: i + 1, pieces: line, kind, first: j === 0, decided, injected }),
      );
    }
  });
  known.set(scene, rows);
  return rows;
}

/**
 * The messages of a run as you would type them: without line ends, each with the step, from 1, that sends it.
 * @param {Scene} scene @returns {{ step: number, text: string }[]}
 */
export function messagesOf(scene) {
  /** @type {Map<number, string>} */
  const texts = new Map();
  for (const { kind, step, pieces } of rowsOf(scene))
    if (kind === "message") texts.set(step, (texts.get(step) ?? "") + pieces.map(({ text }) => text).join(""));
  return [...texts].map(([step, text]) => ({ step, text: text.trimEnd() }));
}

/** The number of characters that end a line or a text in some protocol. @param {string} text */
const ends = (text) => text.match(/[\r\n\0]/g)?.length ?? 0;

/**
 * The number of such characters in a step's addition that the client's own lines supply, as opposed to those from the
 * URL or its encodings. Call it for the steps in order. A register that is assembled from others is added to another
 * one as a whole.
 * @param {Scene} scene @returns {(step: number, register: number) => number}
 */
function owned(scene) {
  /** The number of such characters in each register. @type {number[]} */
  const held = [];
  let done = 0;
  /** The client's characters in the last executed step, by register. @type {Map<number, number>} */
  const added = new Map();
  return (step, register) => {
    for (; done <= step; done++) {
      added.clear();
      if (scene.line(done).code.startsWith("decode ")) continue;
      for (const [to, start, , pieces] of scene.steps[done].edits) {
        const count = (pieces ?? []).reduce(
          (sum, piece) => sum + (typeof piece === "string" ? ends(piece) : (held[piece[0]] ?? 0)),
          0,
        );
        added.set(to, (added.get(to) ?? 0) + count);
        held[to] = (start > 0 ? (held[to] ?? 0) : 0) + count;
      }
    }
    return added.get(register) ?? 0;
  };
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
export const part = ({ origin, start, text }, from, to) => ({
  origin,
  start: start + from,
  end: start + to,
  text: text.slice(from, to),
});
