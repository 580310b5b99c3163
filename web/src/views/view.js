/**
 * What all views have in common, and what somebody who writes another one has to know.
 *
 * A view is a custom element in a file of its own, named after what it shows, with its
 * styles in web/src/styles. Any number of views live in one page or in shadow roots.
 *
 *   - It is registered by {@link define}, at the end of its file.
 *   - It is handed what it draws as properties, and asks nobody for more: not the engine,
 *     not the page, not a module. A {@link SceneView} has "scene", one run of one edition
 *     with all that is needed to play it, and "step", the number of steps that have been
 *     carried out. A {@link ContentView} has "words" and "content", whose type its file
 *     describes. They may be set before the script of the view is there.
 *   - It tells what somebody does with it by events: see {@link View.emit}.
 *   - It draws into itself, so that one set of style sheets serves a page, and a shadow
 *     root that has the same sheets. Until it has something to draw it leaves alone what
 *     the page put into it. Ids are made by {@link View.idOf}; what has the focus is
 *     {@link View.focused}.
 */
import { nothing, render } from "lit-html";

/** @import { Scene } from "../run/scene.js" */
/** @import { Words } from "../words/words.js" */

/**
 * Registers a view, unless there is one of this name: another copy of the script may
 * have registered it. What somebody else calls so draws nothing of ours.
 * @param {string} name @param {CustomElementConstructor} view
 */
export function define(name, view) {
  const there = customElements.get(name);
  if (!there) customElements.define(name, view);
  else if (!("schedule" in there.prototype)) throw new Error(`the page has an element ${name} of its own`);
}

/** In the ids of this copy of the script; another copy counts its views, too. */
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
   * A property that was set before the script was there lies in front of the one that
   * the class has.
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

  /** Draws before the next frame; several changes become one drawing. */
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

  /** It cannot be drawn: whoever has the view is told, and where nobody takes it, it is an error of the page. @param {unknown} detail */
  #fault(detail) {
    const event = new CustomEvent("uriscope:fault", { detail, bubbles: true, composed: true, cancelable: true });
    if (this.dispatchEvent(event)) throw detail;
  }

  /** Draws now, if there is something to draw; where there is nothing any more, what was drawn goes. */
  refresh() {
    if (!this.isConnected) return;
    const look = this.look();
    if (look === null && !this.#drawn) return;
    if (!this.#drawn) {
      this.replaceChildren();
      this.inert = false; // as the first HTML of the page is, which nobody answers
    }
    this.#drawn = true;
    render(look, this);
    if (look !== null) this.drawn();
  }

  /** What the view looks like; null as long as there is nothing to draw. @returns {unknown} */
  look() {
    return null;
  }

  /** Called after a drawing, for what only the finished drawing knows. */
  drawn() {}

  /** An id for an element of this view, which no other view has. @param {string} name */
  idOf(name) {
    return `uri-${copy}-${this.#number}-${name}`;
  }

  /** What has the focus, in the page or the shadow root that the view stands in. */
  get focused() {
    const root = this.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  }

  /**
   * Tells whoever listens. The events are
   *   uriscope:step     to the number of steps that shall have been carried out
   *   uriscope:open     the step whose single lines shall be steps, from 1; null for none
   *   uriscope:text     the text that was typed or mended; its box is the target
   *   uriscope:edition  { edition: id }
   *   uriscope:option   { [name]: value }
   *   uriscope:parting  the id of the edition whose run shall stand beside the chosen one's; "" for none
   *   uriscope:example  an example was picked
   *   uriscope:use      the text that is to be the base
   *   uriscope:forms    the other ways to write the target shall be shown
   *   uriscope:mend     { name: of the text box, text: as it is to be }
   *   uriscope:present  whether the page shall be in presentation mode
   *   uriscope:print    the run shall be printed
   *   uriscope:rung     { side, step }: which of two runs shall be shown, and the number of steps
   *   uriscope:predict  { right, given, expected, step, left }: an answer was given to what is asked: texts, or what stands
   *                     for them, what was given first; the step that decides; how many questions of the run are left, with
   *                     this one as long as its answer is not there. With the last one, "right" is whether all were at once
   *   uriscope:differences  the dialog of differences shall be shown, beginning with this id; "" for the chosen document
   *   uriscope:explain  the button that copies the explanation
   *   uriscope:answered  whether that target is the answer of a library
   *   uriscope:expected  the target that somebody expected; null: nothing is asked about one any more
   *   uriscope:instead  { base?, reference? }: the texts that would have given it are to be used
   *   uriscope:report   the button that copies a bug report about it
   *   uriscope:edit     { phase, first: the id of a line }: lines of the phase shall be edited; null: no longer
   *   uriscope:lines    { lines, act, key } or { undo }: lines of the spec are changed, as an act or while somebody types
   *   uriscope:unlikely  nobody is to be asked any more what they may have expected
   *   uriscope:libraries  the panel of libraries shall be shown
   *   uriscope:library  the key of a call of a library: it is chosen, or no longer, to stand beside the years
   *   uriscope:library-again  the key of a library that shall be asked again; "" for what was recorded
   *   uriscope:library-table  { format: "json" or "markdown", text }: the table of libraries shall be saved
   * They leave shadow roots. Their target, outside of one, is its host.
   * @param {"step" | "open" | "text" | "edition" | "option" | "parting" | "example" | "use" | "forms" | "mend" | "present" | "print" | "rung" | "predict" | "libraries" | "library" | "library-again" | "library-table" | "differences" | "explain" | "expected" | "answered" | "instead" | "report" | "unlikely" | "edit" | "lines"} name @param {unknown} detail
   */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }
}

/** What draws runs in groups is fetched with the first of them, as whoever has scenes says. @type {(words: Words) => Promise<unknown>} */
let fetchGrouped = async () => {};
/** The words for which it is there. @type {WeakSet<Words>} */
const grouped = new WeakSet();

/** Says how what draws runs in groups is fetched, stage/grouped.js with its styles and its words. @param {(words: Words) => Promise<unknown>} fetch */
export function groupsBy(fetch) {
  fetchGrouped = fetch;
}

/** Fetches it. @param {Words} words */
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
  /** What it draws of a run in groups, where that is something else. @type {((scene: Scene, step: number) => unknown) | null} */
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

  /** How many steps have been carried out. */
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
      () => {}, // the next step is another try
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
 * A view of something else.
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

  /** They come before the content is drawn. */
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

  /** Called when there is something else to show. @param {Content} _content */
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
