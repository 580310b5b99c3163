/**
 * The stage of the Resolve room as an exercise: hides the run immediately, and loads the question with the first
 * exercise.
 */

/** @import { Case } from "../cases/case.js" */
/** @import { State } from "../run/link.js" */
/** @import { Predicting } from "./predicting.js" */

export class Exercise {
  /** The promise of the question's code. @type {Promise<Predicting> | undefined} */
  #fetched;
  /** The same, once it is loaded. @type {Predicting | null} */
  #predicting = null;

  /**
   * @param {HTMLElement} place place of the stage @param {import("../words/words.js").Words} words
   * @param {import("./predicting.js").Acts & { unfetched: () => void }} acts unfetched: reports that it couldn't be
   *   loaded
   */
  constructor(place, words, acts) {
    this.place = place;
    this.words = words;
    this.acts = acts;
    this.stage = /** @type {HTMLElement} */ (place.querySelector(".stage"));
  }

  /** True while the run is hidden behind a question. */
  get hides() {
    return this.stage.hasAttribute("data-asking");
  }

  /** The content of a printout of an unsolved exercise. */
  get sheet() {
    return this.hides ? (this.#predicting?.sheet ?? null) : null;
  }

  /** Asks the reader to predict a case's run before it is shown. @param {State} state @param {Case | null} of */
  ask(state, of) {
    this.stage.dataset.asking = state.predict; // first, so that the answer never shows
    return this.#show(state, of);
  }

  /** Ends the exercise. @param {Case | null} of */
  async end(of) {
    delete this.stage.dataset.asking;
    if (this.#fetched) await this.#show(null, of);
  }

  /** @param {State | null} state @param {Case | null} of */
  async #show(state, of) {
    this.#fetched ??= import("./predicting.js").then(
      ({ Predicting }) => new Predicting(this.place, this.words, this.acts),
    );
    this.#predicting = await this.#fetched.catch(() => null);
    if (this.#predicting) return this.#predicting.show(state, of);
    this.#fetched = undefined; // so that the next attempt tries again
    delete this.stage.dataset.asking;
    this.acts.unfetched();
  }
}
