/**
 * What a room, an element, and the page before its script have in common: a case is shown at a step, by
 * views that are handed what they draw. Where the state is kept is up to what extends this: a room has it
 * in the link, an element in its attributes.
 */

/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */
/** @import { SceneView } from "./view.js" */

/** What is shown. played: the scene in which a step is opened, where one is. @typedef {{ scene: Scene | null, played?: Scene | null, steps: number }} Shown */

/** Whether the whole algorithm is shown in the place of the story. */
export const showsSteps = () => "steps" in document.documentElement.dataset;

/** Whether a view has a place in the layout that somebody has chosen: the story, or the whole algorithm. @param {SceneView} view */
const isChosen = ({ dataset }) => dataset.scene !== (showsSteps() ? "story" : "whole");

/**
 * A step of null is where the run rests.
 * @template {{ step: number | null }} State
 * @template {Shown} Made
 */
export class Session {
  /** @type {Made | null} */
  case = null;
  /** What was handed to each view. @type {WeakMap<object, unknown>} */
  #handed = new WeakMap();

  /** @param {HTMLElement} place that has the views @param {Words} words @param {State} state */
  constructor(place, words, state) {
    this.place = place;
    this.words = words;
    this.state = state;
  }

  /** The step that is shown where nobody has chosen one: the end of the run. */
  get rest() {
    return this.case?.steps ?? 0;
  }

  /** The step that is shown. */
  get step() {
    return Math.min(this.state.step ?? this.rest, this.case?.steps ?? 0);
  }

  /** The step whose reading is marked in the texts: in the story, none before somebody goes to one. */
  get reads() {
    return showsSteps() ? this.step : (this.state.step ?? 0);
  }

  /** Changes the state, where it is kept, too. @param {Partial<State>} change */
  set(change) {
    this.state = { ...this.state, ...change };
  }

  /** Goes to a step. @param {number} step */
  go(step) {
    const to = Math.min(step, this.case?.steps ?? 0);
    this.set(/** @type {Partial<State>} */ ({ step: to === this.rest ? null : to }));
    this.handRun();
  }

  /** The views that show the run at its step. @returns {Iterable<SceneView>} */
  get scenes() {
    return this.all("[data-scene]");
  }

  /** @param {string} selector @returns {Iterable<any>} */
  all(selector) {
    return this.place.querySelectorAll(selector);
  }

  /** Hands the views the run and the step, or some of them. @param {(view: SceneView) => boolean} [wanted] */
  handRun(wanted = () => true) {
    const { scene = null, played = scene } = this.case ?? {};
    for (const view of this.scenes)
      if (isChosen(view) && wanted(view)) Object.assign(view, { scene: played, step: this.step });
  }

  /** Hands a view what it shows. @param {string} selector @param {unknown} content or what makes it @param {unknown} [key] it is handed once for each of these */
  hand(selector, content, key = content) {
    for (const view of this.all(selector)) {
      if (this.#handed.has(view) && this.#handed.get(view) === key) continue;
      this.#handed.set(view, key);
      Object.assign(view, { words: this.words, content: typeof content === "function" ? content() : content });
    }
  }

  /** Does something when a view tells what somebody did. @param {string} name of the event @param {(detail: any, target: Element, event: Event) => unknown} act @param {AddEventListenerOptions} [options] */
  on(name, act, options) {
    this.place.addEventListener(
      `uriscope:${name}`,
      (event) => act(/** @type {CustomEvent} */ (event).detail, /** @type {Element} */ (event.target), event),
      options,
    );
  }
}
