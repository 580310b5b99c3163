/**
 * The stage of the Resolve room as an exercise: hides the run as soon as it is asked for, and
 * fetches what asks for it with the first one.
 */

/** @import { Case } from "../cases/case.js" */
/** @import { State } from "../run/link.js" */
/** @import { Predicting } from "./predicting.js" */

export class Exercise {
  /** What asks for the run, once it has been fetched. @type {Promise<Predicting> | undefined} */
  #fetched;
  /** The same, once it is there. @type {Predicting | null} */
  #predicting = null;

  /**
   * @param {HTMLElement} place that has the stage @param {import("../words/words.js").Words} words
   * @param {import("./predicting.js").Acts & { unfetched: () => void }} acts unfetched: says that it could not be fetched
   */
  constructor(place, words, acts) {
    this.place = place;
    this.words = words;
    this.acts = acts;
    this.stage = /** @type {HTMLElement} */ (place.querySelector(".stage"));
  }

  /** Whether the run is hidden, as it is asked for. */
  get hides() {
    return this.stage.hasAttribute("data-asking");
  }

  /** What is printed of an exercise that is not solved. */
  get sheet() {
    return this.hides ? (this.#predicting?.sheet ?? null) : null;
  }

  /** Has the run of a case foretold before it is shown. @param {State} state @param {Case | null} of */
  ask(state, of) {
    this.stage.dataset.asking = state.predict; // at once, lest the answer is seen
    return this.#show(state, of);
  }

  /** Asks nothing any more. @param {Case | null} of */
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
    this.#fetched = undefined; // so that the next time is another try
    delete this.stage.dataset.asking;
    this.acts.unfetched();
  }
}
