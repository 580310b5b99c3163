/**
 * What all drawings of elements have in common: each takes the place of what its element
 * holds; the element's attributes are its state, whoever writes them; and it tells the page
 * what happens by events of the element. What is drawn, a drawing that extends this says.
 */
import { folderOf } from "../words/base.js";
import { playerKeys } from "../views/keys.js";
import { Session } from "../views/session.js";
import { isUnknown, ways } from "./attributes.js";
import { lightness, listed } from "./pagewide.js";
import { dress } from "./sheets.js";
import { nextTask } from "./tasks.js";

/** @typedef {HTMLElement & { baked: unknown, renew: () => void, site: string | null, engineAnew: () => Promise<typeof import("../run/engine.js")> }} ScopeElement */
/** @import { Stepper } from "../views/stage/stepper.js" */
/** @import { Words } from "../words/words.js" */
/** @typedef {[element: ScopeElement, cell: HTMLElement, fallback: HTMLElement, speaks: Speaks]} Place */
/** The words in the language of an element. @typedef {(element: HTMLElement) => { words: Words, language: string }} Speaks */

/**
 * Its state is what the attributes ask for.
 * @template {{ step: number | null }} [State=any] @template {import("../views/session.js").Shown} [Made=any]
 * @extends {Session<State, Made>}
 */
export class Drawing extends Session {
  language = "";
  /** Baked data: undefined where there is none, null where it cannot be read. @type {import("./baked.js").Baked | null | undefined} */
  data;
  /** The key of the case that the page was told of last. */
  #told = "";
  /** Counts what is asked, so that what is late is not drawn. */
  round = 0;
  /** What the console has been told. @type {Set<string>} */
  #warned = new Set();
  /** Whether attributes have changed that have not been looked at. */
  #stale = false;
  /** Whether an attribute is written here, and not by the page. */
  #writing = false;
  /** Whether something else is drawn in its place. */
  #ended = false;
  /** The player whose keys these are, and what takes them away from it. @type {Stepper | null} */
  #stepper = null;
  #release = () => {};

  /** @param {ScopeElement} element @param {HTMLElement} cell that it draws in @param {HTMLElement} fallback that stands there until then @param {Speaks} speaks @param {State} state */
  constructor(element, cell, fallback, speaks, state) {
    super(document.createElement("div"), /** @type {any} */ (null), state); // it has words from the first show() on
    this.element = element;
    this.cell = cell;
    this.fallback = fallback;
    this.speaks = speaks;
    this.place.className = "drawing";
    this.place.addEventListener("uriscope:fault", (event) => {
      event.preventDefault();
      event.stopPropagation();
      this.fail(/** @type {CustomEvent} */ (event).detail);
    });
    this.place.part.add("drawing");
    listed(new WeakRef(this));
  }

  /** Before the page is printed. */
  print() {
    if (!this.place.isConnected) return;
    try {
      const drawn = this.paper();
      addEventListener("afterprint", () => drawn?.remove(), { once: true });
    } catch (error) {
      console.warn("uri-scope: its rows cannot be printed.", error);
    }
  }

  /**
   * Makes it as dark as the page. A page that says nothing of color-scheme may be dark all the same: then its
   * text is light.
   */
  shade() {
    const { colorScheme, color } = getComputedStyle(this.element);
    this.place.style.colorScheme = colorScheme === "normal" && lightness(color) > 0.6 ? "dark" : "";
  }

  /** Fetches the baked data of the element. @returns {Promise<void>} */
  fetch() {
    throw new Error("a drawing has to fetch its data");
  }

  /** Makes what is shown what the attributes say. @param {boolean} [_typed] whether it is what somebody has typed @returns {Promise<void>} */
  follow(_typed) {
    throw new Error("a drawing has to follow the attributes");
  }

  /** Draws what is shown. */
  draw() {
    throw new Error("a drawing has to draw something");
  }

  /** @override @param {number} step */
  go(step) {
    super.go(step);
    const at = this.state.step;
    this.write("step", at === null ? null : String(at));
    this.draw();
    this.emit("step", { step, steps: this.case?.steps ?? 0 });
  }

  /** Whether the page is to be told of a case: it is another one than before. @param {string} key of the case */
  isNews(key) {
    const before = this.#told;
    this.#told = key;
    return before !== "" && before !== key;
  }

  /** The page that shows what a link says, in the language of the element; null where there is none. @param {string} link */
  page(link) {
    const { site } = this.element;
    return site && new URL(`${folderOf(this.language)}index.html`, site).href + link;
  }

  get root() {
    return /** @type {ShadowRoot} */ (this.element.shadowRoot);
  }

  /** Gives the element its style sheets, in the document that it is in. */
  dress() {
    dress(this.root);
  }

  /** Takes the place of what the element holds, which keeps its own. */
  appear() {
    if (this.#ended) return; // an answer came late
    this.dress();
    this.place.style.setProperty("--font", getComputedStyle(this.element).fontFamily);
    this.shade();
    this.cell.append(this.place);
    this.cell.classList.add("drawn");
    this.cell.classList.remove("undrawn");
    this.fallback.inert = true;
  }

  /** Draws what there is on paper alone, before the page is printed. @returns {Element | null} what is taken away afterwards */
  paper() {
    return null;
  }

  /** Something could not be fetched: what the browser has of it may be of no use for as long as it keeps it. @param {unknown} error */
  lacks(error) {
    this.element.renew();
    console.warn("uri-scope:", error);
  }

  /** What was drawn is of no use: what the element holds is shown again, and the console says why. @param {unknown} error */
  fail(error) {
    this.round++;
    this.place.remove();
    this.cell.classList.remove("drawn");
    this.cell.classList.add("undrawn");
    this.fallback.inert = false;
    this.element.renew();
    const advice = this.data ? " If somebody has changed the baked data, bake the page again." : "";
    const said = `uri-scope: it could not be drawn, so the page shows what the element holds.${advice}`;
    console.warn(said, error, this.element);
  }

  /** Takes away what it has drawn: it is to be drawn in another way. */
  end() {
    this.#ended = true;
    this.round++;
    this.#release();
    this.place.remove();
  }

  /** Gives the player that is drawn its keys, within the element. */
  keys() {
    const stepper = /** @type {Stepper | null} */ (this.place.querySelector("uri-stepper"));
    if (stepper === this.#stepper) return;
    this.#stepper = stepper;
    this.#release();
    this.#release = stepper ? playerKeys(this.root, stepper, { help: () => void this.#help() }) : () => {};
  }

  #help = async () => (await import("../views/dialogs/help.js")).help(this.place, this.words);

  /** To be called when an attribute has another value. */
  changed() {
    if (this.#stale || this.#writing) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      this.show().catch((error) => this.fail(error));
    });
  }

  /** Draws what the attributes say, or has what is lacking fetched. */
  async show() {
    const round = ++this.round;
    ({ words: this.words, language: this.language } = this.speaks(this.element));
    this.#warnOfSlips();
    await this.fetch();
    await nextTask();
    if (round === this.round) await this.follow();
  }

  /** Tells the console what of the attributes is likely a slip, each once: something else is drawn than was meant. */
  #warnOfSlips() {
    const { element } = this;
    const { observedAttributes } = /** @type {{ observedAttributes: string[] } & Function} */ (element.constructor);
    const loading = element.getAttribute("loading");
    if (loading !== null && !ways.includes(loading)) this.warn("value of loading", loading);
    for (const name of element.getAttributeNames())
      if (isUnknown(name, observedAttributes)) this.warn("attribute", name);
  }

  /** Tells the console that there is nothing of a name, once. @param {string} what @param {string} name */
  warn(what, name) {
    const said = `uri-scope: there is no ${what} ${JSON.stringify(name)}`;
    if (this.#warned.has(said)) return;
    this.#warned.add(said);
    console.warn(said, this.element);
  }

  /** Writes an attribute. @param {string} name @param {string | null} value null: it is removed */
  write(name, value) {
    this.#writing = true;
    if (value === null) this.element.removeAttribute(name);
    else if (this.element.getAttribute(name) !== value) this.element.setAttribute(name, value);
    this.#writing = false;
  }

  /** Tells the page. @param {string} name @param {unknown} detail */
  emit(name, detail) {
    this.element.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }

  /** @override What a view tells is told to nobody else: the element has events of its own. @param {string} name @param {(detail: any, target: Element, event: Event) => unknown} act */
  on(name, act) {
    super.on(name, async (detail, target, event) => {
      event.stopPropagation();
      try {
        await act(detail, target, event);
      } catch (error) {
        this.fail(error);
      }
    });
  }
}
