/**
 * Work in turns: the typed text is drawn immediately, everything else in sight a frame later, and the rest when typing
 * pauses. Such work follows signals: it is repeated when a signal that it has read changes.
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
  /** Work that waits for its turn. @type {Map<() => void, Turn>} */
  #due = new Map();
  #tasks = new Tasks();
  /**
   * typed: everything in turns, as above. chosen: everything in sight is drawn immediately. long: each piece is a task
   * of its own.
   * @type {"typed" | "chosen" | "long"}
   */
  pace = "chosen";

  /**
   * Reads something and shows it, if there is anything to show: now, and in its turn after a change. Don't use computed
   * signals for slow work, because they are computed immediately, regardless of the turn.
   * @template T @param {Turn} turn @param {() => T} read
   * @param {(what: NonNullable<T>) => void} [show] signals that it reads aren't followed
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

  /** Queues work that isn't due yet and returns true for it. @param {Turn} turn @param {() => void} work */
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
