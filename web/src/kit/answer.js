/**
 * An answer that arrives later, kept with its question, so that it never answers another one, in whatever order answers
 * arrive.
 */
import { signal, untracked } from "@preact/signals-core";

/** @template Asked @template T */
export class Answer {
  /** The last answer (undefined if it failed), and its question as JSON. @type {import("@preact/signals-core").Signal<{ to: string, answer?: T }>} */
  #last = signal({ to: "" });
  #asked = "";
  /** Resolves when the question is answered. @type {Promise<void> | undefined} */
  #answered;

  /** @param {() => Asked | null} question everything that the answer depends on; null asks nothing @param {(asked: Asked) => T | Promise<T>} find */
  constructor(question, find) {
    this.question = question;
    this.find = find;
  }

  get #question() {
    return JSON.stringify(this.question());
  }

  /** Asks the question unless it has been asked already. After a failure it tries again. */
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

  /** The answer to the current question, or undefined while it is missing. */
  get now() {
    const { to, answer } = this.#last.value;
    return to === this.#question ? answer : undefined;
  }

  /** True if the current question failed. */
  get failed() {
    const { to, answer } = this.#last.value;
    return to === this.#question && answer === undefined;
  }

  /** The last answer, perhaps to an earlier question. */
  get latest() {
    return this.question() === null ? undefined : this.#last.value.answer;
  }
}
