/**
 * The characters that a machine reads, one per cell, with the current step's characters marked. Offsets in texts count
 * code units; cells are code points.
 */

/** @import { Scene } from "../../run/scene.js" */
/** @import { Machine, Visit } from "../../run/visits.js" */

/** A text's code points: their offsets, or null if each is one unit. @typedef {{ text: string, starts: number[] | null }} Points */

/** The last text, which most steps share. @type {Points} */
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
  /** The cells with errors, and whether each error is still to come. @type {Map<number, boolean>} */
  #wrong = new Map();
  /** The cells that the step reads. @type {[start: number, end: number]} */
  span;
  /** The cell at the pointer; null before the first. @type {number | null} */
  pointer;
  /** The number of characters. */
  total;

  /** @param {Scene} scene @param {Machine} machine @param {Visit} visit @param {number} step */
  constructor(scene, { input, read }, visit, step) {
    const player = scene.at(step);
    this.#points = pointsOf(player.text(input) ?? "");
    const { text, starts } = this.#points;
    this.total = starts?.length ?? text.length;
    const single = scene.opened?.from === visit.from; // in an opened visit, each line is a step
    const turned = scene.steps[step - 1]?.edits.some(([register]) => register === input); // the pointer moved to another text
    const at = player.length(read);
    const [start, end] = single || turned ? [at, at] : visit.group.read;
    this.pointer = step > 0 && (!single || player.registers[read]) ? this.#cellOf(end) : null;
    this.span = step > 0 ? [this.#cellOf(start), this.#cellOf(end)] : [0, 0];
    if (text) this.#mark(scene, player.pieces(input), step);
  }

  /** @param {number} at a code unit's offset */
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

  /** Marks the errors in the text being read. The machine may remove part of its input on the way. @param {Scene} scene @param {import("../../run/player.js").Piece[]} pieces @param {number} step */
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

  /** The characters that the step reads, for screen readers. */
  get said() {
    const [start, end] = this.span;
    const characters = Array.from({ length: Math.min(end - start, 60) }, (_, i) => this.character(start + i));
    return (
      characters.join("") || (this.pointer !== null && this.pointer < this.total ? this.character(this.pointer) : "")
    );
  }
}
