/**
 * A scene is what the views of one explanation share: the listing that was run, the
 * words for it, a player, and what every line outside of the dot segments set. Whoever
 * asks the engine makes it and hands it to the views.
 */
import { listingOf } from "./lines.js";
import { Player } from "./player.js";

/** @import { Edition, Explanation, Line, Listing, Part, Run, Span } from "./engine.js" */
/** @import { Piece } from "./player.js" */
/** @import { Words } from "../words/words.js" */

/**
 * What a line did: the step (from 1) in which it was carried out, and the text that
 * it set, null for undefined, or has sent.
 * @typedef {{ step: number, answer?: boolean, set?: number, register?: number, value?: string | null }} Done
 */

/**
 * What a run is called that is no resolution, the part of the catalogue that has the words for
 * its lines, in which groups these are looked for, how the values are drawn that they set, and
 * what the words may speak of beside what every run knows, of a line with the step -1; and what
 * the run leads to, in a sentence, which its last step says.
 * @typedef {{ result?: (scene: Scene) => string, title: string, part: string, groups: string[], value: (words: Words, text: string) => unknown, facts?: Record<string, (scene: Scene, i: number) => unknown> }} Kind
 */

/** Whether characters are not in the target, and were not taken off by splitting either. @param {Pick<import("./engine.js").Fate, "fate">} of */
export const isLost = ({ fate }) => fate === "unused" || fate === "dropped" || fate === "removed";

/** How the base came about: it was relative, and was resolved against another one first. @typedef {{ base: string, of: string }} Resolved */

/** The step that has been opened, a group of lines which are steps in its place: how many steps are before it, how many it is now, and the line that it was, with the one that called it. @typedef {{ group: import("./engine.js").Group, line: number, call?: number, from: number, steps: number }} Opened */

export class Scene {
  /** @param {{ explanation: Explanation, edition: Edition, words: Words, kind?: Kind | null, opened?: Opened | null, resolved?: Resolved | null }} of edition: the explanation's own, of engine.editions(); opened: see opened.js */
  constructor({ explanation, edition, words, kind = null, opened = null, resolved = null }) {
    this.explanation = explanation;
    this.edition = edition;
    this.words = words;
    this.kind = kind;
    this.opened = opened;
    this.resolved = resolved;
    /** The listing that ran; changed: the ids of its lines that the spec has otherwise, or not at all. */
    const { listing, changed } = listingOf(explanation, edition);
    this.listing = listing;
    this.changed = changed;
    this.expression = edition.expression;
    this.steps = explanation.run.steps;
    /** Whether its steps are groups of lines, all but those of one that has been opened. */
    this.inGroups = listing.lines.some(({ group }) => group !== undefined);
    this.buffers = this.listing.registers.flatMap(({ buffer }, i) => (buffer ? [i] : []));
    /** The steps, by index, that dot segments leave by, and those that ask for some. */
    this.dots = this.steps.flatMap(({ line, answer, edits }, i) =>
      this.listing.lines[line].phase === "dots" &&
      (answer !== undefined || edits.some(([r]) => this.buffers.includes(r)))
        ? [i]
        : [],
    );
    this.player = new Player(this.listing, explanation);
    /** By index of the line. @type {Map<number, Done>} */
    this.done = new Map();
    this.#walk();
    this.target = accounted(explanation) ?? this.player.pieces(this.listing.registers.length - 1);
  }

  /** Where a run with changed lines and the spec's own part: {@link partingOf}; null where nothing is changed. @type {number | null} */
  parts = null;
  /** The step that decides in the spec's own run, which opens the other one if they are the same. @type {number | null} */
  own = null;

  /** How many steps have been carried out when the last thing happens that the reason tells; null where it tells of none. A run with changed lines has no reason, but a step from which it is another one. */
  get decided() {
    if (this.parts !== null) return this.parts || this.own;
    const at = this.explanation.why?.clauses?.at(-1)?.step; // data of earlier versions have no clauses
    return at === undefined || at >= this.steps.length ? null : at + 1;
  }

  /** The line of a step, by index of the step. @param {number} step @returns {Line} */
  line(step) {
    return this.listing.lines[this.steps[step].line];
  }

  /** The id of the words for a line. @param {"lines" | "steps" | "decisions"} group @param {Line} line */
  idOf(group, { id }) {
    const { kind } = this;
    if (!kind) return `${this.edition.id}:${group}:${id}`;
    const ids = kind.groups.map((own) => `${kind.part}:${own}:${group}:${id}`);
    ids.push(`${this.edition.id}:${group}:${id}`); // of a line that the resolution has, too
    return ids.find((one) => this.words.has(one)) ?? ids[0];
  }

  /** The player after so many steps. @param {number} step */
  at(step) {
    return this.player.goto(step);
  }

  /**
   * The characters of the base and the reference that a step reads, by where the player
   * knows them to come from: those that its edits take, move, drop or make undefined, or,
   * where they are none, those of the registers that its line asks of.
   * @param {number} step from 1, as it is shown; before the first nothing is read
   * @returns {{ base: Span[], reference: Span[] }}
   */
  reads(step) {
    const done = this.steps[step - 1];
    const read = done ? this.listing.registers.findIndex(({ reads }) => reads !== undefined) : -1;
    if (read >= 0) return this.#readBy(read, step);
    const pieces = done ? this.#worked(step - 1) : [];
    if (done && !pieces.length) {
      const { registers } = this.at(step - 1);
      for (const register of this.line(step - 1).reads) pieces.push(...(registers[register]?.pieces() ?? []));
    }
    return { base: spans(pieces, 0), reference: spans(pieces, 1) };
  }

  /**
   * The same of a machine, which reads one character after the other: what a visit reads, or,
   * of a single line, the character that the pointer is at.
   * @param {number} read the register whose length is the pointer @param {number} step
   */
  #readBy(read, step) {
    const { registers } = this.at(step);
    const at = registers[read]?.length ?? 0;
    const [start, end] = this.steps[step - 1].group?.read ?? [at, at + 1];
    const pieces = registers[read]
      ? registers[Number(this.listing.registers[read].reads)]?.slice(start, Math.max(start, end))
      : null;
    return { base: spans(pieces ?? [], 0), reference: spans(pieces ?? [], 1) };
  }

  /**
   * The pieces that the edits of a step work on. What an assignment writes over is not read;
   * what goes from a buffer is.
   * @param {number} i index of the step
   */
  #worked(i) {
    const { registers } = this.at(i);
    /** @type {Piece[]} */
    const worked = [];
    for (const [register, start, end, pieces] of this.steps[i].edits) {
      if (!pieces || this.buffers.includes(register)) worked.push(...(registers[register]?.slice(start, end) ?? []));
      for (const piece of pieces ?? []) {
        if (typeof piece !== "string") worked.push(...(registers[piece[0]]?.slice(piece[1], piece[2]) ?? []));
      }
    }
    return worked.filter(({ origin }) => origin >= 0);
  }

  /**
   * Goes through the run once and notes what each line did. A text is taken only of what
   * a line set last: a line may set a long register as often as the run has steps.
   */
  #walk() {
    this.steps.forEach(({ line, call, answer, edits }, i) => {
      if (this.listing.lines[line].phase === "dots" && (call !== undefined || !this.kind)) {
        const [register] = edits.find(([r]) => !this.buffers.includes(r)) ?? [];
        if (call !== undefined && register !== undefined) this.#note(call, i, register);
        return;
      }
      this.done.set(line, { step: i + 1, answer });
      if (edits.length === 1 && this.listing.lines[line].phase !== "split") {
        this.#note(line, i, edits[0][0]);
        if (call !== undefined) this.#note(call, i, edits[0][0]);
      }
    });
    const set = [...this.done.values()].filter((done) => done.set !== undefined);
    for (const done of set.sort((a, b) => Number(a.set) - Number(b.set))) {
      const register = Number(done.register);
      const before = this.listing.registers[register].sent
        ? this.player.goto(Number(done.set) - 1).length(register)
        : 0;
      this.player.goto(Number(done.set));
      done.value = before
        ? this.player.slice(register, before, this.player.length(register))
        : this.player.text(register);
    }
    this.player.goto(this.steps.length);
  }

  /** Notes that a line set a register. @param {number} line @param {number} i @param {number} register */
  #note(line, i, register) {
    const done = this.done.get(line) ?? { step: i + 1 };
    this.done.set(line, { ...done, set: i + 1, register });
  }
}

/**
 * The scene of a run of one text, which is no resolution: the views of a run draw it, those of
 * an explanation do not. Its characters have that text as their origin, 0, and what a step
 * reads of it is told as of a base.
 * @param {{ text: string, parts: Part[], run: Run, listing: Listing, edition: Edition, words: Words, kind: Kind }} of
 */
export const sceneOfText = ({ text, parts, run, listing, edition, words, kind }) =>
  new Scene({
    explanation: /** @type {any} */ ({ run, texts: [text], base: { text, parts } }),
    edition: { ...edition, listing },
    words,
    kind,
  });

/**
 * A target by the account of its characters, which sees a path as a reader does: of /docs/../img, the "/" of the base is kept.
 * null if there is no account, as there is none of other runs and in data that an older version has baked.
 * @param {import("./engine.js").Explanation} explanation @returns {Piece[] | null}
 */
function accounted({ account, target, base, reference }) {
  if (!account || !target) return null;
  /** @type {Piece[]} */
  const pieces = [];
  let at = 0;
  const supply = (/** @type {number} */ until) => {
    if (until > at) pieces.push({ origin: -1, start: 0, end: until - at, text: target.slice(at, until) });
  };
  const placed = account.flatMap(({ to = null, ...piece }) => (to ? [{ to, ...piece }] : []));
  for (const { use, start, end, fate, to } of placed.sort((a, b) => a.to[0] - b.to[0])) {
    if (to[0] < at) continue; // several characters are one
    supply(to[0]);
    const text = fate === "kept" ? { base, reference }[use].text.slice(start, end) : target.slice(...to);
    const origin = use === "base" ? 0 : 1;
    pieces.push({ origin, start, end, text, ...(fate === "changed" && /** @type {const} */ ({ written: true })) });
    at = to[1];
  }
  supply(target.length);
  return pieces;
}

/** Where the pieces of one text stand in it, in its order, each character once. @param {Piece[]} pieces @param {number} origin */
function spans(pieces, origin) {
  /** @type {Span[]} */
  const spans = [];
  for (const { start, end } of pieces.filter((piece) => piece.origin === origin).sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else spans.push([start, end]);
  }
  return spans;
}
