/**
 * What a room, an element, and the page before its script have in common: a case is shown at a step, by
 * views that are handed what they draw. Where the state is kept is up to what extends this: a room has it
 * in the link, an element in its attributes.
 */

/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */
/** @import { SceneView } from "./view.js" */

/** What is shown. played: the scene in which a step is opened, where one is. @typedef {{ scene: Scene | null, played?: Scene | null, steps: number }} Shown */

/**
 * A step of null is the end of the run.
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

  /** The step that is shown. */
  get step() {
    const total = this.case?.steps ?? 0;
    return Math.min(this.state.step ?? total, total);
  }

  /** Changes the state, where it is kept, too. @param {Partial<State>} change */
  set(change) {
    this.state = { ...this.state, ...change };
  }

  /** Goes to a step. @param {number} step */
  go(step) {
    this.set(/** @type {Partial<State>} */ ({ step: step >= (this.case?.steps ?? 0) ? null : step }));
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
    for (const view of this.scenes) if (wanted(view)) Object.assign(view, { scene: played, step: this.step });
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
