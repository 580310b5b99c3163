/**
 * Ctrl+Z after what has put several things in the place of others at once, as swapping does,
 * and an example. Each text box takes back its own text, which the browser sees to; here the
 * other box and the edition follow. Redo is the same the other way.
 */

/** @import { State } from "../run/link.js" */
/** @import { Field } from "../views/stage/field.js" */

/** @typedef {"base" | "reference"} Name */

export class Undo {
  /** What was there before the last act, and after it. @type {[before: State, after: State] | null} */
  #act = null;

  /**
   * @param {HTMLElement} place of the text boxes
   * @param {(name: Name) => Field} field
   * @param {(from: State, to: State) => void} follow called when both texts are those of another state
   */
  constructor(place, field, follow) {
    this.field = field;
    this.follow = follow;
    place.addEventListener("input", (event) => this.#input(/** @type {InputEvent} */ (event)));
  }

  /** Notes what an act has done. @param {State} before @param {State} after */
  note(before, after) {
    this.#act = [before, after];
  }

  /** @param {InputEvent} event */
  #input({ inputType, target }) {
    const command = /** @type {const} */ ({ historyUndo: "undo", historyRedo: "redo" })[inputType];
    if (!command || !this.#act || !(target instanceof HTMLTextAreaElement)) return;
    const [from, to] = command === "undo" ? this.#act.toReversed() : this.#act;
    const name = /** @type {Name} */ (target.closest("uri-field")?.getAttribute("name"));
    const other = name === "base" ? "reference" : "base";
    if (from[name] === to[name] || target.value !== to[name]) return;
    setTimeout(() => {
      // a command cannot be given within another
      if (from[other] !== to[other] && this.field(other).input.value === from[other]) {
        this.field(other).repeat(command, to[other]);
        target.focus({ preventScroll: true });
      }
      if (this.field(other).input.value === to[other] && target.value === to[name]) this.follow(from, to);
    });
  }
}
