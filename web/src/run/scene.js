/**
 * A scene is the data shared by the views of one explanation: the listing that ran, its words, a player, and the values
 * that each line outside the dot segments set. The code that asks the engine creates it and hands it to the views.
 */
import { listingOf } from "./lines.js";
import { Player } from "./player.js";

/** @import { Edition, Explanation, Line, Listing, Part, Run, Span } from "./engine.js" */
/** @import { Piece } from "./player.js" */
/** @import { Words } from "../words/words.js" */

/**
 * The effect of a line: the step, from 1, that executed it, and the text that it set (null for undefined) or sent.
 * @typedef {{ step: number, answer?: boolean, set?: number, register?: number, value?: string | null }} Done
 */

/**
 * Describes a run other than resolution: its name, the part of the catalogue with the words for its lines, the groups
 * in which these are looked up, how the values that they set are drawn, extra arguments for the words (called with step
 * -1 for a line), and a sentence with the result, which the last step says.
 * @typedef {{ result?: (scene: Scene) => string, title: string, part: string, groups: string[], value: (words: Words, text: string) => unknown, facts?: Record<string, (scene: Scene, i: number) => unknown> }} Kind
 */

/**
 * True if characters are missing from the target for a reason other than being delimiters.
 * @param {Pick<import("./engine.js").Fate, "fate">} of
 */
export const isLost = ({ fate }) => fate === "unused" || fate === "dropped" || fate === "removed";

/** The origin of a base that was relative, and was resolved against another one first. @typedef {{ base: string, of: string }} Resolved */

/** The opened step, a group of lines that are now steps in its place: the number of steps before it, the number that replace it, its line, and the line that called that. @typedef {{ group: import("./engine.js").Group, line: number, call?: number, from: number, steps: number }} Opened */

export class Scene {
  /**
   * @param {{ explanation: Explanation, edition: Edition, words: Words, kind?: Kind | null, opened?: Opened | null, resolved?: Resolved | null }} of
   *   edition: the explanation's own, from engine.editions(); opened: see opened.js
   */
  constructor({ explanation, edition, words, kind = null, opened = null, resolved = null }) {
    this.explanation = explanation;
    this.edition = edition;
    this.words = words;
    this.kind = kind;
    this.opened = opened;
    this.resolved = resolved;
    /** The listing that ran; changed: the ids of its lines that differ from the spec's. */
    const { listing, changed } = listingOf(explanation, edition);
    this.listing = listing;
    this.changed = changed;
    this.expression = edition.expression;
    this.steps = explanation.run.steps;
    /** True if the steps are groups of lines. An opened step still has lines as steps. */
    this.inGroups = listing.lines.some(({ group }) => group !== undefined);
    this.buffers = this.listing.registers.flatMap(({ buffer }, i) => (buffer ? [i] : []));
    /** The indexes of the steps that remove dot segments, and of those that test for some. */
    this.dots = this.steps.flatMap(({ line, answer, edits }, i) =>
      this.listing.lines[line].phase === "dots" &&
      (answer !== undefined || edits.some(([r]) => this.buffers.includes(r)))
        ? [i]
        : [],
    );
    this.player = new Player(this.listing, explanation);
    /** The effects of the lines, by line index. @type {Map<number, Done>} */
    this.done = new Map();
    this.#walk();
    this.target = accounted(explanation) ?? this.player.pieces(this.listing.registers.length - 1);
  }

  /** The step where a changed run and the spec's own diverge: {@link partingOf}; null if nothing is changed. @type {number | null} */
  parts = null;
  /** The deciding step of the spec's own run, used if the two runs are equal. @type {number | null} */
  own = null;

  /** The number of steps after which the last event in the reason has happened; null if the reason mentions none. A run with changed lines has no reason, but a step from which it differs. */
  get decided() {
    if (this.parts !== null) return this.parts || this.own;
    const at = this.explanation.why?.clauses?.at(-1)?.step; // data of earlier versions have no clauses
    return at === undefined || at >= this.steps.length ? null : at + 1;
  }

  /** The line of a step, by the step's index. @param {number} step @returns {Line} */
  line(step) {
    return this.listing.lines[this.steps[step].line];
  }

  /** The id of the words for a line. @param {"lines" | "steps" | "decisions"} group @param {Line} line */
  idOf(group, { id }) {
    const { kind } = this;
    if (!kind) return `${this.edition.id}:${group}:${id}`;
    const ids = kind.groups.map((own) => `${kind.part}:${own}:${group}:${id}`);
    ids.push(`${this.edition.id}:${group}:${id}`); // for a line that resolution has, too
    return ids.find((one) => this.words.has(one)) ?? ids[0];
  }

  /** The player at a step. @param {number} step */
  at(step) {
    return this.player.goto(step);
  }

  /**
   * The characters of the base and the reference that a step reads, as the player tracks them: the characters that its
   * edits take, move, drop or make undefined. A step without edits reads the registers that its line tests.
   * @param {number} step from 1, as displayed; 0 reads nothing
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
   * The characters that a step of a character-by-character machine reads: all that the visit reads or, for a single
   * line, the one at the pointer.
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
   * The pieces that the edits of a step work on. Overwriting by an assignment isn't reading; removing from a buffer is.
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
   * Walks through the run once and records each line's effect. Only the text that a line set last is copied: a line may
   * set a long register as often as the run has steps.
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
 * The scene of a run of one text, which isn't resolution. It works with the views of a run, but not with the views of
 * an explanation. The origin of its characters is 0, as if the text were a base.
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
 * The target's pieces by the account of its characters, which sees a path as a reader does: in /docs/../img, the base's
 * "/" is kept. null without an account, as for other runs and for data baked by older versions.
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
    if (to[0] < at) continue; // several characters became one
    supply(to[0]);
    const text = fate === "kept" ? { base, reference }[use].text.slice(start, end) : target.slice(...to);
    const origin = use === "base" ? 0 : 1;
    pieces.push({ origin, start, end, text, ...(fate === "changed" && /** @type {const} */ ({ written: true })) });
    at = to[1];
  }
  supply(target.length);
  return pieces;
}

/** The ranges of the pieces of one text, in order and without overlap. @param {Piece[]} pieces @param {number} origin */
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
