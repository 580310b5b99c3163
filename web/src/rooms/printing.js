/**
 * Printing: a run goes on paper as a handout, not as the stage, which is made for a
 * window. The handout is fetched when nothing else is to be done; a page that is printed
 * before it is there goes on paper as it is.
 */
import { demand } from "../views/dialogs/demand.js";

/** @import { Scene } from "../run/scene.js" */
/**
 * @typedef {object} Sheet
 * @property {Scene | null} scene
 * @property {import("../views/stage/why.js").Fault[]} faults
 * @property {[name: string, text: string][]} [texts] what the run is of, where that is no base and reference
 * @property {import("../views/dialogs/handout.js").Told | null} [told] what else there is to say of them
 * @property {import("../views/dialogs/worksheet.js").Asked[] | null} [asked] exercises, in the place of a run
 * @property {import("../run/engine.js").Edition[]} [editions]
 * @property {string[]} [changed] what is said of changed lines
 * @property {string} address
 */

export class Printing {
  /** @type {Promise<unknown> | null} */
  #fetched = null;
  /** Whether the handout is there, with its words and styles. */
  #there = false;

  /**
   * @param {HTMLElement} place what is printed while it is shown @param {import("../words/words.js").Words} words
   * @param {() => Sheet} of what there is to print
   */
  constructor(place, words, of) {
    this.place = place;
    this.words = words;
    this.of = of;
    addEventListener("beforeprint", () => this.#draw());
    addEventListener("afterprint", () => this.#clear());
  }

  /** Sees to it that the handout is there when it is asked for. */
  prepare() {
    const idle = globalThis.requestIdleCallback ?? setTimeout;
    idle(() => this.#fetch().catch(() => {}));
  }

  /** Prints, with the handout if it can be had. */
  async print() {
    await this.#fetch().catch(() => {});
    print();
  }

  #fetch() {
    this.#fetched ??= demand(import("../views/dialogs/handout.js"), this.words, ["handout"]).then(
      () => (this.#there = true),
      (error) => {
        this.#fetched = null; // so that the next one to ask tries again
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
    handout.refresh(); // what is drawn later is not on the paper
  }

  #clear() {
    this.place.querySelector("uri-handout")?.remove();
  }
}
