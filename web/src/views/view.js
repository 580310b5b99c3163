/**
 * The base classes of all views, and the rules for writing another one.
 *
 * A view is a custom element in a file of its own, named after its content, with styles in web/src/styles. Any number
 * of views can be in a page or in shadow roots.
 *
 *   - It is registered by {@link define}, at the end of its file.
 *   - Its properties contain everything that it draws. It uses nothing else: not the
 *     engine, the page, or another module's state. A {@link SceneView} has "scene", one
 *     run of one spec with everything to play it, and "step", the number of steps
 *     executed. A {@link ContentView} has "words" and "content", whose type is described
 *     in its file. They may be set before the view's script is loaded.
 *   - It reports user actions by events: see {@link View.emit}.
 *   - It draws into itself, without a shadow root, so that the same style sheets work in
 *     a page and in a shadow root that has them. Until it has something to draw, it
 *     keeps the page's content in it. Ids come from {@link View.idOf}, the focused
 *     element from {@link View.focused}.
 */
import { nothing, render } from "lit-html";

/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/**
 * Registers a view, unless another copy of the script has already registered it. If the page has an unrelated element
 * of that name, it throws.
 * @param {string} name @param {CustomElementConstructor} view
 */
export function define(name, view) {
  const there = customElements.get(name);
  if (!there) customElements.define(name, view);
  else if (!("schedule" in there.prototype)) throw new Error(`the page has an element ${name} of its own`);
}

/** A random part of ids: another copy of the script counts its own views. */
const copy = Math.random().toString(36).slice(2, 8);
let count = 0;

export class View extends HTMLElement {
  #number = ++count;
  #drawn = false;
  #pending = false;

  connectedCallback() {
    this.schedule();
  }

  /**
   * A property that was set before the script was loaded would hide the class's own.
   * @param {...string} names
   */
  adopt(...names) {
    const view = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this));
    for (const name of names.filter((own) => Object.hasOwn(this, own))) {
      const value = view[name];
      delete view[name];
      view[name] = value;
    }
  }

  /** Draws before the next frame. Several changes become one drawing. */
  schedule() {
    if (this.#pending) return;
    this.#pending = true;
    queueMicrotask(() => {
      this.#pending = false;
      try {
        this.refresh();
      } catch (error) {
        this.#fault(error);
      }
    });
  }

  /**
   * Reports a drawing error to the view's owner. If nothing there handles it, the page gets the error.
   * @param {unknown} detail
   */
  #fault(detail) {
    const event = new CustomEvent("uriscope:fault", { detail, bubbles: true, composed: true, cancelable: true });
    if (this.dispatchEvent(event)) throw detail;
  }

  /** Draws now, if there is something to draw; otherwise removes the last drawing. */
  refresh() {
    if (!this.isConnected) return;
    const look = this.look();
    if (look === null && !this.#drawn) return;
    if (!this.#drawn) {
      this.replaceChildren();
      this.inert = false; // the page's first HTML is inert, because nothing would respond
    }
    this.#drawn = true;
    render(look, this);
    if (look !== null) this.drawn();
  }

  /** The view's template; null if there is nothing to draw. @returns {unknown} */
  look() {
    return null;
  }

  /** Called after a drawing, for work that needs the finished result. */
  drawn() {}

  /** An id for an element of this view, unique among all views. @param {string} name */
  idOf(name) {
    return `uri-${copy}-${this.#number}-${name}`;
  }

  /** The focused element in the view's page or shadow root. */
  get focused() {
    const root = this.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  }

  /**
   * Emits an event. These are the events, with their details:
   *   uriscope:step     the number of executed steps to go to
   *   uriscope:open     the step whose lines become steps, from 1; null for none
   *   uriscope:text     the text that was typed or fixed; its box is the target
   *   uriscope:edition  { edition: id }
   *   uriscope:option   { [name]: value }
   *   uriscope:parting  the id of the edition to compare with the chosen one, run beside run; "" for none
   *   uriscope:example  an example was picked
   *   uriscope:use      the text to use as the base
   *   uriscope:forms    show the other ways to write the target
   *   uriscope:mend     { name: of the text box, text: the fixed text }
   *   uriscope:present  whether to use presentation mode
   *   uriscope:print    print the run
   *   uriscope:rung     { side, step }: which of two runs to show, and the number of steps
   *   uriscope:predict  { right, given, expected, step, left }: a question was answered. given and expected: texts, or names
   *                     of results that aren't one; given is the first answer; step: the step that decides; left: the
   *                     number of open questions of the run, including this one until its answer is shown. For the last
   *                     question, "right" says whether all first answers were right
   *   uriscope:differences  unfold the reasons why specs differ, beginning with this id; "" for the chosen spec
   *   uriscope:code     show the call that resolves the texts, in several languages
   *   uriscope:explain  the button that copies the explanation
   *   uriscope:answered  whether the expected target is a library's answer
   *   uriscope:expected  the expected target; null closes the line for it
   *   uriscope:instead  { base?, reference? }: use the texts that would have given it
   *   uriscope:report   the button that copies a bug report about it
   *   uriscope:edit     { phase, first: the id of a line }: edit the lines of the phase; null: stop editing
   *   uriscope:lines    { lines, act, key } or { undo }: changed lines of the spec; act: by an action, not by typing
   *   uriscope:unlikely  stop suggesting expected targets
   *   uriscope:libraries  show the panel of libraries
   *   uriscope:library  the key of a library call to show beside the years, or to remove from there
   *   uriscope:library-again  the key of a library to ask again; "" for the recorded answers
   *   uriscope:library-table  { format: "json" or "markdown", text }: save the table of libraries
   * They leave shadow roots. Outside of one, their target is its host.
   * @param {"step" | "open" | "text" | "edition" | "option" | "parting" | "example" | "use" | "forms" | "mend" | "present" | "print" | "rung" | "predict" | "libraries" | "library" | "library-again" | "library-table" | "differences" | "explain" | "code" | "expected" | "answered" | "instead" | "report" | "unlikely" | "edit" | "lines"} name @param {unknown} detail
   */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }
}

/** Loads the code for runs in groups, on the first use. Owners of scenes set it. @type {(words: Words) => Promise<unknown>} */
let fetchGrouped = async () => {};
/** The words for which the code for runs in groups is loaded. @type {WeakSet<Words>} */
const grouped = new WeakSet();

/**
 * Sets the function that loads the code for runs in groups: stage/grouped.js with its styles and its words.
 * @param {(words: Words) => Promise<unknown>} fetch
 */
export function groupsBy(fetch) {
  fetchGrouped = fetch;
}

/** Loads the code for runs in groups. @param {Words} words */
export async function groupsFetched(words) {
  if (grouped.has(words)) return;
  await fetchGrouped(words);
  grouped.add(words);
}

/** A view of a run at a step. */
export class SceneView extends View {
  /** @type {Scene | null} */
  #scene = null;
  #step = 0;
  /**
   * Draws a run in groups; null if the view draws all runs alike.
   * @type {((scene: Scene, step: number) => unknown) | null}
   */
  inGroups = null;

  connectedCallback() {
    this.adopt("scene", "step");
    super.connectedCallback();
  }

  get scene() {
    return this.#scene;
  }

  set scene(scene) {
    if (scene === this.#scene) return;
    this.#scene = scene;
    this.schedule();
  }

  /** The number of steps executed. */
  get step() {
    return this.#step;
  }

  set step(step) {
    if (step === this.#step) return;
    this.#step = step;
    this.schedule();
  }

  look() {
    const scene = this.#scene;
    if (!scene || !scene.inGroups || !this.inGroups) return scene && this.draw(scene, this.#step);
    if (grouped.has(scene.words)) return this.inGroups(scene, this.#step);
    groupsFetched(scene.words).then(
      () => this.schedule(),
      () => {}, // ignore a failure: the next step tries again
    );
    return nothing;
  }

  /**
   * @param {Scene} _scene @param {number} _step
   * @returns {unknown}
   */
  draw(_scene, _step) {
    throw new Error("a view has to say what it looks like");
  }
}

/**
 * A view of other content.
 * @template Content
 */
export class ContentView extends View {
  /** @type {Content | null} */
  #content = null;
  /** @type {Words | null} */
  #words = null;

  connectedCallback() {
    this.adopt("words", "content");
    super.connectedCallback();
  }

  /** The words must be set before the content is drawn. */
  get words() {
    return /** @type {Words} */ (this.#words);
  }

  set words(words) {
    this.#words = words;
    this.schedule();
  }

  get content() {
    return this.#content;
  }

  set content(content) {
    this.#content = content;
    if (content !== null) this.received(content);
    this.schedule();
  }

  /** Called with new content. @param {Content} _content */
  received(_content) {}

  look() {
    return this.#content && this.#words && this.draw(this.#content);
  }

  /**
   * @param {Content} _content
   * @returns {unknown}
   */
  draw(_content) {
    throw new Error("a view has to say what it looks like");
  }
}
