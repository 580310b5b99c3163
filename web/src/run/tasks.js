/**
 * Work that is done piece by piece, each in a task of its own, so that the page stays responsive. Starting again
 * cancels the rest.
 */

/** A piece of work, and what it waits for: a number of milliseconds, or a frame. @typedef {[wait: number | "frame", work: () => void]} Task */

export class Tasks {
  /** Cancels what is waited for. */
  #stop = () => {};

  /** Does one after the other, in place of what was still to be done. @param {Task[]} tasks */
  run([next, ...rest]) {
    this.cancel();
    if (!next) return;
    const [wait, work] = next;
    const begin = (/** @type {number} */ ms) => {
      const timer = setTimeout(() => {
        this.run(rest); // so that the work may cancel what follows it
        work();
      }, ms);
      this.#stop = () => clearTimeout(timer);
    };
    if (wait !== "frame") return begin(wait);
    const frame = requestAnimationFrame(() => begin(0));
    this.#stop = () => cancelAnimationFrame(frame);
  }

  cancel() {
    this.#stop();
    this.#stop = () => {};
  }
}
