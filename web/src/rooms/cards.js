/**
 * The cards below the stage of the Resolve room, which are folded at first. A card's view
 * is fetched when the card is opened.
 */
import { registry } from "../embed/registry.js";
import { foldedFetched } from "../embed/folded.js";

/** @import { Case } from "../cases/case.js" */

export class Cards {
  /** @param {import("./played.js").Played<any, Case>} room */
  constructor(room) {
    this.room = room;
    this.elements = /** @type {HTMLDetailsElement[]} */ ([...room.place.querySelectorAll("[data-card]")]);
    for (const card of this.elements) card.addEventListener("toggle", () => this.#draw(card));
  }

  /** Has the open ones show the case. */
  show() {
    for (const card of this.elements) this.#draw(card);
  }

  /** @param {HTMLDetailsElement} card */
  async #draw(card) {
    const { room } = this;
    const { case: of, words } = room;
    if (!card.open || !of?.complete) return;
    const name = /** @type {string} */ (card.dataset.card);
    const { tag = "", content } = registry[name];
    const element = card.querySelector(tag) ?? card.appendChild(document.createElement(tag));
    try {
      await foldedFetched(name, words);
    } catch {
      if (!element.childElementCount) element.textContent = words.say("ui:not-fetched");
      return;
    }
    if (of !== room.case) return;
    if (content) room.hand(tag, () => content(of), of);
    else Object.assign(element, { scene: of.scene, step: of.steps });
  }
}
