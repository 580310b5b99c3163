/**
 * Work in turns: what is typed comes at once, what else is in sight a frame later, and the rest when typing
 * pauses. Such work follows signals: it is done again when something that it has read changes.
 */
import { effect, signal, untracked } from "@preact/signals-core";
import { Tasks } from "../run/tasks.js";

/** @import { Task } from "../run/tasks.js" */
/** @typedef {"now" | "sight" | "rest"} Turn */

/** Typing has paused after this many milliseconds. */
const pause = 100;

/** Keeps properties of an object in signals, so that work can follow them. @template {object} T @param {T} of @param {(keyof T)[]} names */
export function keepInSignals(of, ...names) {
  for (const name of names) {
    const kept = signal(of[name]);
    Object.defineProperty(of, name, { get: () => kept.value, set: (value) => (kept.value = value) });
  }
}

export class Turns {
  /** What is still to be done. @type {Map<() => void, Turn>} */
  #due = new Map();
  #tasks = new Tasks();
  /** typed: as above. chosen: what is in sight is drawn at once, too. long: each piece is a task of its own. @type {"typed" | "chosen" | "long"} */
  pace = "chosen";

  /**
   * Reads something and shows it, if there is anything to show: now, and in its turn when what was read has
   * changed. Use no computed signal for what takes long: it is computed at once, whatever the turn.
   * @template T @param {Turn} turn @param {() => T} read @param {(what: NonNullable<T>) => void} [show] what it reads is not followed
   */
  follow(turn, read, show = () => {}) {
    const turns = signal(0);
    let begins = true;
    const begin = () => {
      begins = true;
      turns.value = turns.peek() + 1;
    };
    effect(() => {
      turns.value;
      if (!begins && this.#waits(turn, begin)) return;
      begins = false;
      const what = read();
      if (what) untracked(() => show(what));
    });
  }

  /** Whether work has to wait for its turn. @param {Turn} turn @param {() => void} work */
  #waits(turn, work) {
    const long = this.pace === "long";
    if (!long && (turn === "now" || (turn === "sight" && this.pace === "chosen"))) return false;
    this.#due.set(work, turn);
    const due = (/** @type {Turn} */ turn) =>
      [...this.#due].flatMap(([work, its]) => (its === turn ? () => this.#due.delete(work) && work() : []));
    const sight = due("sight");
    const each = (/** @type {(() => void)[]} */ works) => works.map((work) => /** @type {Task} */ ([0, work]));
    this.#tasks.run(
      long
        ? each([...due("now"), ...sight, ...due("rest")])
        : [["frame", () => sight.forEach((work) => work())], [pause, () => {}], ...each(due("rest"))],
    );
    return true;
  }
}
