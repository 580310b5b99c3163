/**
 * Printing: a run is printed as a handout instead of the stage, which is made for a window. The handout is loaded in
 * idle time; if a page is printed before that, it is printed unchanged.
 */
import { demand } from "../views/dialogs/demand.js";

/** @import { Scene } from "../run/scene.js" */
/**
 * @typedef {object} Sheet
 * @property {Scene | null} scene
 * @property {import("../views/stage/why.js").Fault[]} faults
 * @property {[name: string, text: string][]} [texts] the run's texts, if they aren't a base and a reference
 * @property {import("../views/dialogs/handout.js").Told | null} [told] more sentences about them
 * @property {import("../views/dialogs/worksheet.js").Asked[] | null} [asked] exercises, in place of a run
 * @property {import("../run/engine.js").Edition[]} [editions]
 * @property {string[]} [changed] sentences on changed lines
 * @property {string} address
 */

export class Printing {
  /** @type {Promise<unknown> | null} */
  #fetched = null;
  /** True if the handout is loaded, with its words and styles. */
  #there = false;

  /**
   * @param {HTMLElement} place printed if it is shown @param {import("../words/words.js").Words} words
   * @param {() => Sheet} of returns the content
   */
  constructor(place, words, of) {
    this.place = place;
    this.words = words;
    this.of = of;
    addEventListener("beforeprint", () => this.#draw());
    addEventListener("afterprint", () => this.#clear());
  }

  /** Loads the handout in advance. */
  prepare() {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => this.#fetch().catch(() => {}));
  }

  /** Prints, with the handout if it can be loaded. */
  async print() {
    await this.#fetch().catch(() => {});
    print();
  }

  #fetch() {
    this.#fetched ??= demand(import("../views/dialogs/handout.js"), this.words, ["handout"]).then(
      () => (this.#there = true),
      (error) => {
        this.#fetched = null; // so that the next request tries again
        throw error;
      },
    );
    return this.#fetched;
  }

  #draw() {
    const { scene, ...more } = this.of();
    if ((!scene && !more.asked) || this.place.hidden || !this.#there) return;
    this.#clear();
    const handout = /** @type {import("../views/dialogs/handout.js").Handout} */ (
      document.createElement("uri-handout")
    );
    Object.assign(handout, { scene, words: this.words, ...more });
    this.place.append(handout);
    handout.refresh(); // later drawing would miss the paper
  }

  #clear() {
    this.place.querySelector("uri-handout")?.remove();
  }
}
