/**
 * The characters that a machine reads, one for each cell, and which of them the step reads.
 * Offsets of texts are code units; cells are code points.
 */

/** @import { Scene } from "../../run/scene.js" */
/** @import { Machine, Visit } from "../../run/visits.js" */

/** A text by its code points: where each begins, null where each is one unit. @typedef {{ text: string, starts: number[] | null }} Points */

/** The last text, which is that of most steps. @type {Points} */
let last = { text: "", starts: null };

/** @param {string} text @returns {Points} */
function pointsOf(text) {
  if (text === last.text) return last;
  /** @type {number[] | null} */
  let starts = null;
  if (/[\uD800-\uDFFF]/.test(text)) {
    starts = [];
    for (let at = 0; at < text.length; at += Number(text.codePointAt(at)) > 0xffff ? 2 : 1) starts.push(at);
  }
  return (last = { text, starts });
}

export class Cells {
  #points;
  /** The cells of what was called wrong: whether that is still to come. @type {Map<number, boolean>} */
  #wrong = new Map();
  /** The cells that the step reads. @type {[start: number, end: number]} */
  span;
  /** The cell that the pointer is at; null where it stands before the first. @type {number | null} */
  pointer;
  /** How many characters there are. */
  total;

  /** @param {Scene} scene @param {Machine} machine @param {Visit} visit @param {number} step */
  constructor(scene, { input, read }, visit, step) {
    const player = scene.at(step);
    this.#points = pointsOf(player.text(input) ?? "");
    const { text, starts } = this.#points;
    this.total = starts?.length ?? text.length;
    const single = scene.opened?.from === visit.from; // each line is a step
    const turned = scene.steps[step - 1]?.edits.some(([register]) => register === input); // to another text
    const at = player.length(read);
    const [start, end] = single || turned ? [at, at] : visit.group.read;
    this.pointer = step > 0 && (!single || player.registers[read]) ? this.#cellOf(end) : null;
    this.span = step > 0 ? [this.#cellOf(start), this.#cellOf(end)] : [0, 0];
    if (text) this.#mark(scene, player.pieces(input), step);
  }

  /** @param {number} at of a code unit */
  #cellOf(at) {
    const { starts } = this.#points;
    if (!starts) return Math.min(at, this.total);
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Marks what is wrong with the text that is read; in the middle of its input, some of that may be left out. @param {Scene} scene @param {import("../../run/player.js").Piece[]} pieces @param {number} step */
  #mark({ explanation: { problems } }, pieces, step) {
    for (const { on, at, step: found = 0 } of problems) {
      const origin = on === "base" ? 0 : 1;
      let before = 0;
      for (const piece of pieces) {
        if (piece.origin === origin && at >= piece.start && at < piece.end && !piece.written)
          this.#wrong.set(this.#cellOf(before + at - piece.start), found >= step);
        before += piece.text.length;
      }
    }
  }

  /** @param {number} i */
  character(i) {
    const { text, starts } = this.#points;
    return starts ? text.slice(starts[i], starts[i + 1]) : text[i];
  }

  /** The class of a cell. @param {number} i */
  look(i) {
    const [start, end] = this.span;
    const of = i >= start && i < end ? "lit" : i < Math.min(start, this.pointer ?? 0) ? "past" : "";
    const wrong = this.#wrong.get(i);
    const found = wrong === undefined ? "" : wrong ? "to-come" : "wrong";
    return [of, i === this.pointer ? "pointer" : "", found].filter(Boolean).join(" ");
  }

  /** What the step reads, for whoever hears it. */
  get said() {
    const [start, end] = this.span;
    const characters = Array.from({ length: Math.min(end - start, 60) }, (_, i) => this.character(start + i));
    return (
      characters.join("") || (this.pointer !== null && this.pointer < this.total ? this.character(this.pointer) : "")
    );
  }
}
