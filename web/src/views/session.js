/**
 * The base class of a room, an element, and the page before its script: shows a case at a step, in views that get their
 * content from here. Subclasses decide where the state is kept: a room in the link, an element in its attributes.
 */

/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */
/** @import { SceneView } from "./view.js" */

/** The current case. played: the scene with an opened step, if there is one. @typedef {{ scene: Scene | null, played?: Scene | null, steps: number }} Shown */

/** True if the page shows the whole algorithm in place of the story. */
export const showsSteps = () => "steps" in document.documentElement.dataset;

/** True if a view is part of the chosen layout: the story, or the whole algorithm. @param {SceneView} view */
const isChosen = ({ dataset }) => dataset.scene !== (showsSteps() ? "story" : "whole");

/**
 * A step of null is the default position of the run.
 * @template {{ step: number | null }} State
 * @template {Shown} Made
 */
export class Session {
  /** @type {Made | null} */
  case = null;
  /** The last content of each view. @type {WeakMap<object, unknown>} */
  #handed = new WeakMap();

  /** @param {HTMLElement} place contains the views @param {Words} words @param {State} state */
  constructor(place, words, state) {
    this.place = place;
    this.words = words;
    this.state = state;
  }

  /** The default step: the end of the run. */
  get rest() {
    return this.case?.steps ?? 0;
  }

  /** The current step. */
  get step() {
    return Math.min(this.state.step ?? this.rest, this.case?.steps ?? 0);
  }

  /** The step whose input is marked in the texts. The story marks none until the reader moves to a step. */
  get reads() {
    return showsSteps() ? this.step : (this.state.step ?? 0);
  }

  /** Changes the state. Subclasses also store it. @param {Partial<State>} change */
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

  /** Updates the views of the run, or some of them. @param {(view: SceneView) => boolean} [wanted] */
  handRun(wanted = () => true) {
    const { scene = null, played = scene } = this.case ?? {};
    for (const view of this.scenes)
      if (isChosen(view) && wanted(view)) Object.assign(view, { scene: played, step: this.step });
  }

  /**
   * Updates a view's content.
   * @param {string} selector @param {unknown} content or a function that makes it
   * @param {unknown} [key] the view is only updated if this has changed
   */
  hand(selector, content, key = content) {
    for (const view of this.all(selector)) {
      if (this.#handed.has(view) && this.#handed.get(view) === key) continue;
      this.#handed.set(view, key);
      Object.assign(view, { words: this.words, content: typeof content === "function" ? content() : content });
    }
  }

  /** Listens to the views' events. @param {string} name the event's @param {(detail: any, target: Element, event: Event) => unknown} act @param {AddEventListenerOptions} [options] */
  on(name, act, options) {
    this.place.addEventListener(
      `uriscope:${name}`,
      (event) => act(/** @type {CustomEvent} */ (event).detail, /** @type {Element} */ (event.target), event),
      options,
    );
  }
}
