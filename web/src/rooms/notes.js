/**
 * What the Resolve room has to say of its link and its texts, beside the answer: what of the link
 * is not known, what the link leaves out, what could not be fetched.
 */
import { longestText } from "../run/link.js";

/** @import { Note } from "../run/fields.js" */

export class Notes {
  /** @type {Note[]} */
  #notes = [];
  /** Whether what the link leaves out could not be kept in this tab. */
  #lost = false;

  /**
   * @param {import("../words/words.js").Words} words
   * @param {() => Record<string, string> | null} omitted what the link leaves out, by its name
   * @param {(content: { notes: Note[] }) => void} draw
   */
  constructor(words, omitted, draw) {
    this.words = words;
    this.omitted = omitted;
    this.draw = draw;
  }

  /** Says these instead of what was said. Draws nothing yet. @param {Note[]} notes */
  begin(notes) {
    this.#notes = notes;
  }

  /** Says one thing more, unless it is said already. @param {string} id @param {Note["args"]} [args] @param {number} [count] */
  add(id, args = {}, count = 1) {
    const said = (/** @type {Note} */ note) => note.id === id && JSON.stringify(note.args) === JSON.stringify(args);
    if (this.#notes.some(said)) return;
    this.#notes.push({ id, args, count });
    this.show();
  }

  /** Says whether what the link leaves out could not be kept. @param {boolean} lost */
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
