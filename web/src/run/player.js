/**
 * The player: replays a run of an algorithm to any step, forwards and backwards.
 *
 * A register is kept as pieces of the texts that the run began with (and of texts that the algorithm supplied), so
 * every character's origin is known. An edit near the register's last one takes only as long as its pieces need, and
 * leaves a record that undoes it, so a run of any length can be scrubbed.
 */

/** @import { Edit, Listing, Run } from "./engine.js" */

/**
 * A run, and the texts in its first registers: a base and a reference or, for a run of one text, just that.
 * @typedef {{ run: Run } & ({ base: { text: string }, reference: { text: string } } | { texts: string[] })} Played
 */

/**
 * A piece of a register: text, and its range in the text with the index origin, for example the base (0) or the
 * reference (1). origin is -1 for text that the algorithm supplied. Rewritten text, for example encoded, differs from
 * the text of its range.
 * @typedef {{ origin: number, start: number, end: number, text: string, written?: true }} Piece
 */

/** @typedef {{ register: number, start: number, length: number, removed: Piece[] | null }} Undo */

export class Player {
  /** The number of steps that have been executed. */
  step = 0;
  /** @type {Undo[][]} */
  #undo = [];
  /** The source texts of pieces, by origin. @type {string[]} */
  #texts;

  /**
   * @param {Listing} listing
   * @param {Played} played
   */
  constructor(listing, played) {
    this.steps = played.run.steps;
    /** @type {(Rope | null)[]} null: undefined */
    this.registers = listing.registers.map(() => null);
    this.#texts = "texts" in played ? played.texts : [played.base.text, played.reference.text];
    this.#texts.forEach((text, origin) => {
      this.registers[origin] = new Rope(this.#texts, [{ origin, start: 0, end: text.length, text }]);
    });
  }

  /** Executes or undoes steps until the given number has been executed. @param {number} step */
  goto(step) {
    const to = Math.max(0, Math.min(step, this.steps.length));
    while (this.step < to) this.#undo[this.step] = this.steps[this.step++].edits.map((edit) => this.#apply(edit));
    while (this.step > to) this.#undo[--this.step].reverse().forEach((undo) => this.#takeBack(undo));
    return this;
  }

  /** The text of a register; null if it is undefined. @param {number} register */
  text(register) {
    return this.registers[register]?.text() ?? null;
  }

  /** @param {number} register */
  length(register) {
    return this.registers[register]?.length ?? 0;
  }

  /** Part of a register's text. @param {number} register @param {number} start @param {number} end */
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
      else if (piece.length === 4) added.push(this.#written(piece));
      else added.push(...(this.registers[piece[0]]?.slice(piece[1], piece[2]) ?? []));
    }
    const rope = (this.registers[register] ??= new Rope(this.#texts, []));
    const kept = rope.length - (end - start);
    const removed = rope.replace(start, end, added);
    return { register, start, length: rope.length - kept, removed: before ? removed : null };
  }

  /**
   * A range rewritten as another text: it keeps the range's origin.
   * @param {[register: number, start: number, end: number, written: string]} piece @returns {Piece}
   */
  #written([register, from, to, text]) {
    let [origin, start, end] = [-1, 0, text.length];
    for (const piece of this.registers[register]?.slice(from, to) ?? []) {
      if (piece.origin < 0) continue;
      if (origin < 0) [origin, start, end] = [piece.origin, piece.start, piece.end];
      else if (piece.origin === origin) [start, end] = [Math.min(start, piece.start), Math.max(end, piece.end)];
    }
    return origin < 0 ? { origin, start, end, text } : { origin, start, end, text, written: true };
  }

  /** @param {Undo} undo */
  #takeBack({ register, start, length, removed }) {
    if (!removed) this.registers[register] = null;
    else if (!this.registers[register]) this.registers[register] = new Rope(this.#texts, removed);
    else this.registers[register].replace(start, start + length, removed);
  }
}

/**
 * A text as a list of pieces with a gap at the last edit. Algorithms consume a buffer from its front, add to its end,
 * or work through its middle, and undoing revisits the same places. So the next edit is near the last one, and only the
 * pieces between the two change sides, however many follow them.
 */
export class Rope {
  /** The pieces before the gap. @type {Piece[]} */
  #left = [];
  /** The pieces after the gap in reverse order. @type {Piece[]} */
  #right = [];
  /** The length of the text before the gap. */
  #gap = 0;
  length = 0;
  #texts;

  /** @param {string[]} texts the source texts of pieces, by origin @param {Piece[]} pieces */
  constructor(texts, pieces) {
    this.#texts = texts;
    for (const piece of pieces) this.#pushLeft(piece);
  }

  text() {
    let text = "";
    for (const piece of this.#left) text += piece.text;
    for (let i = this.#right.length; i > 0;) text += this.#right[--i].text;
    return text;
  }

  pieces() {
    const pieces = this.#left.slice();
    for (let i = this.#right.length; i > 0;) this.#append(pieces, this.#right[--i]);
    return pieces;
  }

  /** Walks from the front, the gap or the end, whichever is nearest. @param {number} start @param {number} end @returns {Piece[]} */
  slice(start, end) {
    start = Math.max(start, 0);
    end = Math.min(end, this.length);
    /** @type {Piece[]} */
    const pieces = [];
    if (start >= end) return pieces;
    let i = 0;
    let at = 0;
    if (Math.abs(this.#gap - start) < start) [i, at] = [this.#left.length, this.#gap];
    if (this.length - start < Math.abs(at - start)) [i, at] = [this.#left.length + this.#right.length, this.length];
    while (at > start) at -= this.#piece(--i).text.length;
    for (; at < end; i++) {
      const piece = this.#piece(i);
      const { length } = piece.text;
      if (at + length > start) this.#append(pieces, cut(piece, Math.max(start - at, 0), Math.min(end - at, length)));
      at += length;
    }
    return pieces;
  }

  /**
   * Replaces a range with pieces, moves the gap behind them, and returns the old pieces.
   * @param {number} start @param {number} end @param {Piece[]} added
   */
  replace(start, end, added) {
    end = Math.min(end, this.length);
    start = Math.max(0, Math.min(start, end));
    const removed = this.slice(start, end);
    while (this.#gap > end) this.#pushRight(this.#popLeft(this.#gap - end));
    while (this.#gap < start) this.#pushLeft(this.#popRight(start - this.#gap));
    for (let behind = end - this.#gap; behind > 0;) behind -= this.#popRight(behind).text.length;
    while (this.#gap > start) this.#popLeft(this.#gap - start);
    for (const piece of added) this.#pushLeft(piece);
    return removed;
  }

  /** The pieces in the order of the text. @param {number} i */
  #piece(i) {
    const behind = i - this.#left.length;
    return behind < 0 ? this.#left[i] : this.#right[this.#right.length - 1 - behind];
  }

  /** Adds a piece before the gap. @param {Piece} piece */
  #pushLeft(piece) {
    if (!piece.text) return;
    this.#append(this.#left, piece);
    this.#gap += piece.text.length;
    this.length += piece.text.length;
  }

  /** Adds a piece after the gap. @param {Piece} piece */
  #pushRight(piece) {
    const first = this.#right.at(-1);
    if (first && continues(piece, first)) this.#right[this.#right.length - 1] = this.#join(piece, first);
    else this.#right.push(piece);
    this.length += piece.text.length;
  }

  /** Adds a piece to a list. If it continues the last one, they are joined. @param {Piece[]} pieces @param {Piece} piece */
  #append(pieces, piece) {
    const last = pieces.length - 1;
    if (last >= 0 && continues(pieces[last], piece)) pieces[last] = this.#join(pieces[last], piece);
    else pieces.push(piece);
  }

  /** Slices the source text again: each later cut of a concatenated string would copy it. @param {Piece} a @param {Piece} b @returns {Piece} */
  #join({ origin, start }, { end }) {
    return { origin, start, end, text: this.#texts[origin].slice(start, end) };
  }

  /** Removes the piece before the gap, or at most that many characters of its end. @param {number} most */
  #popLeft(most) {
    const last = /** @type {Piece} */ (this.#left.pop());
    const rest = Math.max(last.text.length - most, 0);
    if (rest > 0) this.#left.push(cut(last, 0, rest));
    const piece = cut(last, rest, last.text.length);
    this.#gap -= piece.text.length;
    this.length -= piece.text.length;
    return piece;
  }

  /** Removes the piece after the gap, or at most that many characters of its beginning. @param {number} most */
  #popRight(most) {
    const first = /** @type {Piece} */ (this.#right.pop());
    const { length } = first.text;
    if (length > most) this.#right.push(cut(first, most, length));
    const piece = cut(first, 0, Math.min(most, length));
    this.length -= piece.text.length;
    return piece;
  }
}

/** @param {Piece} piece @param {number} from @param {number} to @returns {Piece} */
function cut(piece, from, to) {
  if (from === 0 && to === piece.text.length) return piece;
  if (piece.written) return { ...piece, text: piece.text.slice(from, to) };
  return { origin: piece.origin, start: piece.start + from, end: piece.start + to, text: piece.text.slice(from, to) };
}

/** @param {Piece} a @param {Piece} b */
function continues(a, b) {
  return a.origin >= 0 && a.origin === b.origin && a.end === b.start && !a.written && !b.written;
}
