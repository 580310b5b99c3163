/**
 * The cards below the stage of the Resolve room, which are closed at first. A card's view is loaded when the card is
 * opened.
 */
import { registry } from "../embed/registry.js";
import { foldedFetched } from "../embed/folded.js";

/** @import { Case } from "../cases/case.js" */

export class Cards {
  /** The card to scroll to once it is drawn. @type {{ card: HTMLDetailsElement, focus: boolean } | null} */
  #sought = null;

  /** @param {import("./played.js").Played<any, Case>} room */
  constructor(room) {
    this.room = room;
    this.elements = /** @type {HTMLDetailsElement[]} */ ([...room.place.querySelectorAll("[data-card]")]);
    for (const card of this.elements) card.addEventListener("toggle", () => this.#toggled(card));
  }

  /** Opens a card, and scrolls to it. @param {string} name @param {boolean} focus whether its summary gets the focus */
  open(name, focus) {
    const card = this.elements.find(({ dataset }) => dataset.card === name);
    if (!card) return;
    this.#sought = { card, focus };
    card.open = true;
    this.#draw(card);
  }

  /** @param {HTMLDetailsElement} card */
  #toggled(card) {
    const { room } = this;
    if (card.open) this.#draw(card);
    else if (room.state.card === card.dataset.card) room.set({ card: "" });
  }

  /** Shows the case in the open cards. */
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
    if (this.#sought?.card !== card) return;
    const { focus } = this.#sought;
    this.#sought = null;
    await new Promise(requestAnimationFrame); // the view draws itself in the next frame
    card.scrollIntoView();
    if (focus) card.querySelector("summary")?.focus({ preventScroll: true });
  }
}
