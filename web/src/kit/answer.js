/**
 * An answer that takes time, kept with its question: it is never taken for the answer to another one,
 * in whatever order answers come.
 */
import { signal, untracked } from "@preact/signals-core";

/** @template Asked @template T */
export class Answer {
  /** The last answer, undefined if that failed; and its question, as JSON. @type {import("@preact/signals-core").Signal<{ to: string, answer?: T }>} */
  #last = signal({ to: "" });
  #asked = "";
  /** Resolves when that is answered. @type {Promise<void> | undefined} */
  #answered;

  /** @param {() => Asked | null} question everything that the answer depends on; null: nothing is asked @param {(asked: Asked) => T | Promise<T>} find */
  constructor(question, find) {
    this.question = question;
    this.find = find;
  }

  get #question() {
    return JSON.stringify(this.question());
  }

  /** Asks, unless that has been asked. After a failure, this is another try. */
  async ask() {
    const asked = this.#question;
    if (asked === "null") return;
    if (asked !== this.#asked) {
      this.#asked = asked;
      this.#answered = untracked(() => this.#find(asked));
    }
    await this.#answered;
  }

  /** @param {string} to */
  async #find(to) {
    const answer = await (async () => this.find(JSON.parse(to)))().catch(() => undefined);
    if (to !== this.#asked) return;
    if (answer === undefined) this.#asked = "";
    this.#last.value = { to, answer };
  }

  /** The answer to what is asked now; undefined as long as there is none. */
  get now() {
    const { to, answer } = this.#last.value;
    return to === this.#question ? answer : undefined;
  }

  /** Whether what is asked now could not be answered. */
  get failed() {
    const { to, answer } = this.#last.value;
    return to === this.#question && answer === undefined;
  }

  /** The last answer, perhaps to another question. */
  get latest() {
    return this.question() === null ? undefined : this.#last.value.answer;
  }
}
