/**
 * The cards below the stage of the Resolve room, which are folded at first. A card's view
 * is fetched when the card is opened.
 */
import { laterStyles } from "../views/later.js";

/** @typedef {import("../cases/case.js").Case} Case */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * content is what a view shows; a view without one shows a scene.
 * @type {Record<string, { view: string, fetch: (words: Words) => Promise<unknown>, content?: (of: Case) => unknown }>}
 */
const cards = {
  anatomy: { view: "uri-anatomy", fetch: () => Promise.all([import("../views/stage/anatomy.js"), laterStyles()]) },
  characters: {
    view: "uri-ribbon",
    fetch: (words) => Promise.all([import("../views/stage/ribbon.js"), laterStyles(), words.need("grammar")]),
    content: (of) => of.characters(),
  },
  grammar: {
    view: "uri-grammar",
    fetch: (words) =>
      Promise.all([import("../views/stage/grammar.js"), laterStyles(), words.need("grammar", "problem")]),
    content: (of) => of.grammar(),
  },
};

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
    const { view, fetch, content } = cards[name];
    let element = /** @type {any} */ (card.querySelector(view));
    if (!element) element = card.appendChild(document.createElement(view));
    try {
      await fetch(this.words);
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
