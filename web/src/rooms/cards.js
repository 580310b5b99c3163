/**
 * The cards below the stage of the Resolve room, which are folded at first. A card's view
 * is fetched when the card is opened.
 */
import { registry } from "../embed/registry.js";
import { foldedFetched } from "../embed/folded.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Words } from "../words/words.js" */

export class Cards {
  /** @type {Case | null} */
  #case = null;
  /** What each open card shows. @type {Map<string, Case>} */
  #shown = new Map();

  /** @param {HTMLElement} place that has them @param {Words} words */
  constructor(place, words) {
    this.words = words;
    this.elements = /** @type {HTMLDetailsElement[]} */ ([...place.querySelectorAll("[data-card]")]);
    for (const card of this.elements) card.addEventListener("toggle", () => this.#draw(card));
  }

  /** Has the open ones show a case. @param {Case | null} of */
  show(of) {
    this.#case = of;
    for (const card of this.elements) this.#draw(card);
  }

  /** @param {HTMLDetailsElement} card */
  async #draw(card) {
    const name = /** @type {string} */ (card.dataset.card);
    const of = this.#case;
    if (!card.open || !of?.complete || this.#shown.get(name) === of) return;
    this.#shown.set(name, of);
    const { tag = "", content } = registry[name];
    let element = /** @type {any} */ (card.querySelector(tag));
    if (!element) element = card.appendChild(document.createElement(tag));
    try {
      await foldedFetched(name, this.words);
    } catch {
      this.#shown.delete(name); // so that the next time is another try
      if (!element.childElementCount) element.textContent = this.words.say("ui:not-fetched");
      return;
    }
    if (this.#case !== of) return;
    if (content) Object.assign(element, { words: this.words, content: content(of) });
    else Object.assign(element, { scene: of.scene, step: of.steps });
  }
}
