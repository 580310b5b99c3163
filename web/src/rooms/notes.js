/**
 * The notes of the Resolve room on its link and its texts: unknown parts of the link, texts that the link leaves out,
 * and failed fetches.
 */
import { longestText } from "../run/link.js";

/** @import { Note } from "../run/fields.js" */

export class Notes {
  /** @type {Note[]} */
  #notes = [];
  /** True if the texts outside the link couldn't be kept in this tab. */
  #lost = false;

  /**
   * @param {import("../words/words.js").Words} words
   * @param {() => Record<string, string> | null} omitted the texts outside the link, by name
   * @param {(content: { notes: Note[] }) => void} draw
   */
  constructor(words, omitted, draw) {
    this.words = words;
    this.omitted = omitted;
    this.draw = draw;
  }

  /** Replaces the notes without drawing them yet. @param {Note[]} notes */
  begin(notes) {
    this.#notes = notes;
  }

  /** Adds a note, unless there is an equal one. @param {string} id @param {Note["args"]} [args] @param {number} [count] */
  add(id, args = {}, count = 1) {
    const said = (/** @type {Note} */ note) => note.id === id && JSON.stringify(note.args) === JSON.stringify(args);
    if (this.#notes.some(said)) return;
    this.#notes.push({ id, args, count });
    this.show();
  }

  /** Tells whether the texts outside the link were kept. @param {boolean} lost */
  unkept(lost) {
    if (lost === this.#lost) return;
    this.#lost = lost;
    this.show();
  }

  show() {
    const omitted = Object.keys(this.omitted() ?? {}).map((name) => ({
      id: this.#lost ? "unkept" : "omitted",
      args: { name, most: this.words.number(longestText) },
      count: 1,
    }));
    this.draw({ notes: [...this.#notes, ...omitted] });
  }
}
