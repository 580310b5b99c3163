/**
 * What is said to whoever does not see the page: a live region out of sight, which says
 * one thing at a time, once things rest. A view that changes with every key has no live
 * region of its own.
 */

export class Announcer {
  #element;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  /** @param {HTMLElement} element an empty one, which nobody else writes into */
  constructor(element) {
    this.#element = element;
    element.classList.add("announcer");
    element.setAttribute("aria-live", "polite");
    element.setAttribute("aria-atomic", "true");
  }

  /**
   * Says a text if nothing else comes within the time. What was waiting is not said.
   * @param {string | (() => string)} what a function is asked only when it is said
   * @param {number} [wait] in milliseconds
   */
  say(what, wait = 0) {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => {
      const text = typeof what === "string" ? what : what();
      // A text that is the same again has to be another one to be said.
      this.#element.textContent = text === this.#element.textContent ? `${text}\u00a0` : text;
    }, wait);
  }

  /** Says nothing of what was waiting. */
  hush() {
    clearTimeout(this.#waiting);
  }
}
