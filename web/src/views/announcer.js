/**
 * Announcements for screen readers: a hidden live region that says one thing at a time, once changes have settled. A
 * view that changes with every key has no live region of its own.
 */

export class Announcer {
  #element;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  /** @param {HTMLElement} element an empty one that nothing else writes into */
  constructor(element) {
    this.#element = element;
    element.classList.add("announcer");
    element.setAttribute("aria-live", "polite");
    element.setAttribute("aria-atomic", "true");
  }

  /**
   * Announces a text, unless another one follows within the time.
   * @param {string | (() => string)} what a function is called only when it is announced
   * @param {number} [wait] in milliseconds
   */
  say(what, wait = 0) {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      const text = typeof what === "string" ? what : what();
      // A repeated text must differ to be announced.
      this.#element.textContent = text === this.#element.textContent ? `${text}\u00a0` : text;
    }, wait);
  }

  /** Cancels a waiting announcement, and clears the last one, because it is no longer true. */
  hush() {
    clearTimeout(this.#waiting);
    this.#element.textContent = "";
  }
}
