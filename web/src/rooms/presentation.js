/**
 * Presentation mode: large type, and only the stage. Esc ends it, and so does a button, for devices without keys.
 */
import { nothing, render } from "lit-html";
import { html } from "../texts/html.js";

export class Presentation {
  #on = false;
  /** The element that had the focus before, and is hidden now. @type {Element | null} */
  #from = null;

  /**
   * @param {HTMLElement} place for the button @param {import("../words/words.js").Words} words
   * @param {() => void} leave called when the visitor ends it
   */
  constructor(place, words, leave) {
    this.place = place;
    this.words = words;
    this.leave = leave;
    addEventListener("keydown", this.#key);
  }

  /** @param {boolean} on */
  show(on) {
    if (on && !this.#on) this.#from = document.activeElement;
    const ended = this.#on && !on;
    this.#on = on;
    document.documentElement.classList.toggle("presenting", on);
    const label = this.words.say("page:leave-presentation");
    render(
      on
        ? html`<button type="button" class="leave" aria-label=${label} title=${label} @click=${this.leave}>×</button>`
        : nothing,
      this.place,
    );
    // An element of a dialog that was just closed keeps the focus until the next frame.
    const { activeElement: focused, body } = document;
    if (ended && (focused === body || !focused?.checkVisibility()) && this.#from instanceof HTMLElement)
      this.#from.focus({ preventScroll: true });
  }

  /** Esc is a dialog's first. @param {KeyboardEvent} event */
  #key = (event) => {
    if (
      this.#on &&
      event.key === "Escape" &&
      !event.defaultPrevented &&
      !document.querySelector("dialog[open], :popover-open")
    )
      this.leave();
  };
}
