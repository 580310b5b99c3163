/**
 * The reader's progress, stored in this browser only. A kind of exercise is mastered after three right answers in a
 * row, each to a different exercise, and stays mastered until the progress is reset.
 */

import { local } from "../run/storage.js";
import { kindsOf } from "./exercises.js";

/** The name under which it is kept. */
const key = "learn";

/** The number of right answers in a row that master a kind of exercise. */
export const enough = 3;

/** seeds: those of the last right answers in a row. @typedef {{ seeds: number[], mastered: boolean }} Progress */

export class Mastery {
  /** By the kind. @type {Map<string, Progress>} */
  #progress = new Map();
  /** True if the browser can store the progress. */
  kept = true;

  constructor() {
    try {
      for (const [kind, { seeds, mastered }] of Object.entries(JSON.parse(local.read(key) ?? "{}"))) {
        if (Array.isArray(seeds))
          this.#progress.set(kind, { seeds: seeds.filter(Number.isInteger), mastered: mastered === true });
      }
    } catch {
      this.#progress.clear(); // the entry is not valid
    }
    this.#keep(); // sets kept before a reader relies on it
  }

  /** The progress in a chapter; mastering a chapter whose exercises it took over counts. @param {string} kind @returns {Progress} */
  of(kind) {
    return {
      seeds: this.#progress.get(kind)?.seeds ?? [],
      mastered: kindsOf(kind).some((one) => this.#progress.get(one)?.mastered),
    };
  }

  /** True if there is progress to reset. */
  get any() {
    return this.#progress.size > 0;
  }

  /**
   * Takes down an answer, and returns why it does not count, if it doesn't: the first one was wrong, or the same exercise
   * was answered before.
   * @param {string} kind @param {number} seed @param {boolean} right @returns {"" | "missed" | "again"}
   */
  answered(kind, seed, right) {
    const before = this.of(kind);
    const seeds = right ? [...before.seeds.filter((other) => other !== seed), seed].slice(-enough) : [];
    this.#progress.set(kind, { seeds, mastered: before.mastered || seeds.length >= enough });
    this.#keep();
    return !right ? "missed" : before.seeds.includes(seed) ? "again" : "";
  }

  forget() {
    this.#progress.clear();
    this.#keep();
  }

  #keep() {
    const progress = this.#progress.size ? JSON.stringify(Object.fromEntries(this.#progress)) : null;
    this.kept &&= local.write(key, progress);
  }
}
