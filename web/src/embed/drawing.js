/**
 * The base class of element drawings. A drawing replaces the element's content, and keeps its state in the element's
 * attributes, which scripts of the page may write, too. It reports changes by events of the element. Subclasses define
 * the content.
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
  /** The baked data: undefined if there is none, null if it can't be read. @type {import("./baked.js").Baked | null | undefined} */
  data;
  /** The key of the last case reported to the page. */
  #told = "";
  /** Counts requests, so that late results aren't drawn. */
  round = 0;
  /** Warnings already on the console. @type {Set<string>} */
  #warned = new Set();
  /** True if attributes have changed and haven't been read yet. */
  #stale = false;
  /**
   * The step that the page knows, because it set the step or got an event. undefined before a run is drawn; null: the
   * end.
   * @type {number | null | undefined}
   */
  #stepKnown;
  /** True if the page has changed attributes, and the result isn't shown yet. */
  #byPage = false;
  /** True while the drawing itself writes an attribute. */
  #writing = false;
  /** True once another drawing has replaced this one. */
  #ended = false;
  /** The player that handles keys, and the function that detaches it. @type {Stepper | null} */
  #stepper = null;
  #release = () => {};

  /** @param {ScopeElement} element @param {HTMLElement} cell its place @param {HTMLElement} fallback the element's content until then @param {Speaks} speaks @param {State} state */
  constructor(element, cell, fallback, speaks, state) {
    super(document.createElement("div"), /** @type {any} */ (null), state); // the words are set by the first show()
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

  /** Called before the page is printed. */
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
   * Matches the page's dark mode. A page without color-scheme may be dark, too: then its text is light.
   */
  shade() {
    const { colorScheme, color } = getComputedStyle(this.element);
    this.place.style.colorScheme = colorScheme === "normal" && lightness(color) > 0.6 ? "dark" : "";
  }

  /** Fetches the baked data of the element. @returns {Promise<void>} */
  fetch() {
    throw new Error("a drawing has to fetch its data");
  }

  /** Shows what the attributes ask for. @param {boolean} [_typed] whether the change is typing in progress @returns {Promise<void>} */
  follow(_typed) {
    throw new Error("a drawing has to follow the attributes");
  }

  /** Draws the current case. */
  draw() {
    throw new Error("a drawing has to draw something");
  }

  /** @override @param {number} step */
  go(step) {
    super.go(step);
    const at = this.state.step;
    this.write("step", at === null ? null : String(at));
    this.draw();
    this.#stepKnown = at;
    this.emit("step", { step: this.step, steps: this.case?.steps ?? 0 });
  }

  /** Called after a case is drawn: limits the step to the end, and reports a step that one of the page's own scripts has set. */
  stepped() {
    const steps = this.case?.steps ?? 0;
    if (!this.case?.scene || !steps) return;
    const asked = this.state.step;
    const step = asked === null ? null : Math.min(asked, steps);
    if (asked !== step) this.write("step", String(step));
    const before = this.#stepKnown;
    this.#stepKnown = step;
    if (this.#byPage && before !== undefined && before !== step) this.emit("step", { step: this.step, steps });
    this.#byPage = false;
  }

  /**
   * True if the page must be told about a case, because it differs from the last one.
   * @param {string} key the key of the case
   */
  isNews(key) {
    const before = this.#told;
    this.#told = key;
    return before !== "" && before !== key;
  }

  /** The page for a link, in the element's language; null if there is none. @param {string} link */
  page(link) {
    const { site } = this.element;
    return site && new URL(`${folderOf(this.language)}index.html`, site).href + link;
  }

  get root() {
    return /** @type {ShadowRoot} */ (this.element.shadowRoot);
  }

  /** Adds the style sheets to the element, in its current document. */
  dress() {
    dress(this.root);
  }

  /** Replaces the element's content in the display. The content itself is kept. */
  appear() {
    if (this.#ended) return; // ignore a late answer
    this.dress();
    this.place.style.setProperty("--font", getComputedStyle(this.element).fontFamily);
    this.shade();
    this.cell.append(this.place);
    this.cell.classList.add("drawn");
    this.cell.classList.remove("undrawn");
    this.fallback.inert = true;
  }

  /**
   * Draws content that appears only on paper, before the page is printed.
   * @returns {Element | null} to be removed after printing
   */
  paper() {
    return null;
  }

  /** Handles a failed fetch: the browser's cached copy may be broken until it expires. @param {unknown} error */
  lacks(error) {
    this.element.renew();
    console.warn("uri-scope:", error);
  }

  /** Handles a failed drawing: shows the element's content again, and logs the reason. @param {unknown} error */
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

  /** Removes the drawing, so that another can replace it. */
  end() {
    this.#ended = true;
    this.round++;
    this.#release();
    this.place.remove();
  }

  /** Connects the keys in the element to its player. */
  keys() {
    const stepper = /** @type {Stepper | null} */ (this.place.querySelector("uri-stepper"));
    if (stepper === this.#stepper) return;
    this.#stepper = stepper;
    this.#release();
    this.#release = stepper ? playerKeys(this.root, stepper, { help: () => void this.#help() }) : () => {};
  }

  #help = async () => (await import("../views/dialogs/help.js")).help(this.place, this.words);

  /** Call it when an attribute's value has changed. */
  changed() {
    if (this.#writing) return;
    this.#byPage = true;
    if (this.#stale) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      this.show().catch((error) => this.fail(error));
    });
  }

  /** Draws what the attributes ask for, or has missing parts fetched. */
  async show() {
    const round = ++this.round;
    ({ words: this.words, language: this.language } = this.speaks(this.element));
    this.#warnOfSlips();
    await this.fetch();
    await nextTask();
    if (round === this.round) await this.follow();
  }

  /**
   * Warns on the console, once each, about probable misspellings in the attributes: the element shows something else
   * than was meant.
   */
  #warnOfSlips() {
    const { element } = this;
    const { observedAttributes } = /** @type {{ observedAttributes: string[] } & Function} */ (element.constructor);
    const loading = element.getAttribute("loading");
    if (loading !== null && !ways.includes(loading)) this.warn("value of loading", loading);
    for (const name of element.getAttributeNames())
      if (isUnknown(name, observedAttributes)) this.warn("attribute", name);
  }

  /** Warns on the console, once, about an unknown name. @param {string} what @param {string} name */
  warn(what, name) {
    const said = `uri-scope: there is no ${what} ${JSON.stringify(name)}`;
    if (this.#warned.has(said)) return;
    this.#warned.add(said);
    console.warn(said, this.element);
  }

  /** Writes an attribute. @param {string} name @param {string | null} value null removes it */
  write(name, value) {
    this.#writing = true;
    if (value === null) this.element.removeAttribute(name);
    else if (this.element.getAttribute(name) !== value) this.element.setAttribute(name, value);
    this.#writing = false;
  }

  /** Dispatches an event for the page. @param {string} name @param {unknown} detail */
  emit(name, detail) {
    this.element.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }

  /** @override Events of views stay inside: the element has events of its own. @param {string} name @param {(detail: any, target: Element, event: Event) => unknown} act */
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
