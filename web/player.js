/**
 * The player: replays a run of an algorithm to any step, forwards and backwards.
 *
 * A register is kept as pieces of the base and the reference (and of what the
 * algorithm supplied), so every character knows where it came from. An edit is
 * carried out at the ends of a register in the time that its pieces take, and
 * leaves behind what undoes it; a run of any length can be scrubbed.
 */

/** @typedef {import("./engine.js").Explanation} Explanation */
/** @typedef {import("./engine.js").Listing} Listing */
/** @typedef {import("./engine.js").Edit} Edit */

/**
 * A piece of a register: text, where it stands in the base (0) or the reference (1);
 * origin is -1 for what the algorithm supplied.
 * @typedef {{ origin: number, start: number, end: number, text: string }} Piece
 */

/** @typedef {{ register: number, start: number, length: number, removed: Piece[] | null }} Undo */

export class Player {
  /** The number of steps that have been carried out. */
  step = 0;
  /** @type {Undo[][]} */
  #undo = [];

  /**
   * @param {Listing} listing
   * @param {Explanation} explanation
   */
  constructor(listing, explanation) {
    this.steps = explanation.run.steps;
    /** @type {(Rope | null)[]} null: undefined */
    this.registers = listing.registers.map(() => null);
    [explanation.base.text, explanation.reference.text].forEach((text, origin) => {
      this.registers[origin] = new Rope([{ origin, start: 0, end: text.length, text }]);
    });
  }

  /** Carries out or takes back steps until so many have been carried out. @param {number} step */
  goto(step) {
    const to = Math.max(0, Math.min(step, this.steps.length));
    while (this.step < to) this.#undo[this.step] = this.steps[this.step++].edits.map((edit) => this.#apply(edit));
    while (this.step > to) this.#undo[--this.step].reverse().forEach((undo) => this.#takeBack(undo));
    return this;
  }

  /** What a register holds; null where it is undefined. @param {number} register */
  text(register) {
    return this.registers[register]?.text() ?? null;
  }

  /** @param {number} register */
  length(register) {
    return this.registers[register]?.length ?? 0;
  }

  /** A part of what a register holds. @param {number} register @param {number} start @param {number} end */
  slice(register, start, end) {
    const pieces = this.registers[register]?.slice(start, end) ?? [];
    return pieces.map((piece) => piece.text).join("");
  }

  /** @param {number} register @returns {Piece[]} */
  pieces(register) {
    return this.registers[register]?.pieces() ?? [];
  }

  /** @param {Edit} edit @returns {Undo} */
  #apply([register, start, end, pieces]) {
    const before = this.registers[register];
    if (!pieces) {
      this.registers[register] = null;
      return { register, start: 0, length: 0, removed: before && before.pieces() };
    }
    /** @type {Piece[]} */
    const added = [];
    for (const piece of pieces) {
      if (typeof piece === "string") added.push({ origin: -1, start: 0, end: piece.length, text: piece });
      else added.push(...(this.registers[piece[0]]?.slice(piece[1], piece[2]) ?? []));
    }
    const rope = (this.registers[register] ??= new Rope([]));
    const kept = rope.length - (end - start);
    const removed = rope.replace(start, end, added);
    return { register, start, length: rope.length - kept, removed: before ? removed : null };
  }

  /** @param {Undo} undo */
  #takeBack({ register, start, length, removed }) {
    if (!removed) this.registers[register] = null;
    else if (!this.registers[register]) this.registers[register] = new Rope(removed);
    else this.registers[register].replace(start, start + length, removed);
  }
}

/** A text as a list of pieces that can grow and shrink at both ends. */
class Rope {
  /** @type {Piece[]} The pieces before #head are gone. */
  #list = [];
  #head = 0;
  length = 0;

  /** @param {Piece[]} pieces */
  constructor(pieces) {
    this.#append(pieces);
  }

  text() {
    return this.pieces().map((piece) => piece.text).join("");
  }

  pieces() {
    return this.#list.slice(this.#head);
  }

  /** Walks from the nearer end. @param {number} start @param {number} end @returns {Piece[]} */
  slice(start, end) {
    if (start >= end) return [];
    let i = this.#head;
    let at = 0;
    if (start > this.length / 2) {
      for (i = this.#list.length, at = this.length; at > start; ) at -= this.#list[--i].text.length;
    }
    const pieces = [];
    for (; at < end; i++) {
      const { length } = this.#list[i].text;
      const piece = cut(this.#list[i], Math.max(start - at, 0), Math.min(end - at, length));
      if (piece.text) pieces.push(piece);
      at += length;
    }
    return pieces;
  }

  /**
   * Puts pieces in the place of a range and returns those that stood there.
   * @param {number} start @param {number} end @param {Piece[]} added
   */
  replace(start, end, added) {
    const removed = this.slice(start, end);
    if (start === 0 && end < this.length) {
      this.#dropFront(end);
      this.#prepend(added);
      return removed;
    }
    const tail = this.slice(end, this.length);
    this.#truncate(start);
    this.#append(added);
    this.#append(tail);
    return removed;
  }

  /** @param {Piece[]} pieces */
  #append(pieces) {
    for (const piece of pieces) {
      if (!piece.text) continue;
      this.length += piece.text.length;
      const last = this.#list.length - 1;
      if (last >= this.#head && continues(this.#list[last], piece)) this.#list[last] = join(this.#list[last], piece);
      else this.#list.push(piece);
    }
  }

  /** @param {Piece[]} pieces */
  #prepend(pieces) {
    for (const piece of pieces.toReversed()) {
      if (!piece.text) continue;
      this.length += piece.text.length;
      const first = this.#list[this.#head];
      if (first && continues(piece, first)) this.#list[this.#head] = join(piece, first);
      else if (this.#head > 0) this.#list[--this.#head] = piece;
      else this.#list.unshift(piece);
    }
  }

  /** @param {number} count */
  #dropFront(count) {
    this.length -= count;
    while (count > 0) {
      const piece = this.#list[this.#head];
      if (piece.text.length > count) {
        this.#list[this.#head] = cut(piece, count, piece.text.length);
        return;
      }
      count -= piece.text.length;
      this.#head++;
    }
  }

  /** @param {number} length */
  #truncate(length) {
    while (this.length > length) {
      const last = this.#list.length - 1;
      const piece = this.#list[last];
      const kept = piece.text.length - (this.length - length);
      if (kept > 0) {
        this.#list[last] = cut(piece, 0, kept);
        this.length = length;
      } else {
        this.#list.pop();
        this.length -= piece.text.length;
      }
    }
  }
}

/** @param {Piece} piece @param {number} from @param {number} to @returns {Piece} */
function cut(piece, from, to) {
  if (from === 0 && to === piece.text.length) return piece;
  return { origin: piece.origin, start: piece.start + from, end: piece.start + to, text: piece.text.slice(from, to) };
}

/** @param {Piece} a @param {Piece} b */
function continues(a, b) {
  return a.origin >= 0 && a.origin === b.origin && a.end === b.start;
}

/** @param {Piece} a @param {Piece} b @returns {Piece} */
function join(a, b) {
  return { origin: a.origin, start: a.start, end: b.end, text: a.text + b.text };
}
