/**
 * Ctrl+Z for actions that replace several things at once, such as swapping or an example. The browser undoes each text
 * box; this module then makes the other box and the spec follow. Redo works the same way.
 */

/** @import { State } from "../run/link.js" */
/** @import { Field } from "../views/stage/field.js" */

/** @typedef {"base" | "reference"} Name */

export class Undo {
  /** The states before and after the last action. @type {[before: State, after: State] | null} */
  #act = null;

  /**
   * @param {HTMLElement} place of the text boxes
   * @param {(name: Name) => Field} field
   * @param {(from: State, to: State) => void} follow called when both texts belong to another state
   */
  constructor(place, field, follow) {
    this.field = field;
    this.follow = follow;
    place.addEventListener("input", (event) => this.#input(/** @type {InputEvent} */ (event)));
  }

  /** Records an action. @param {State} before @param {State} after */
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
      // execCommand() can't be nested
      if (from[other] !== to[other] && this.field(other).input.value === from[other]) {
        this.field(other).repeat(command, to[other]);
        target.focus({ preventScroll: true });
      }
      if (this.field(other).input.value === to[other] && target.value === to[name]) this.follow(from, to);
    });
  }
}
