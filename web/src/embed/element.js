/**
 * An element's drawing from baked data. Its attributes are its state: every change is written there and drawn from
 * there. asking.js handles everything that isn't baked, or that only some elements have. It is loaded on demand, and
 * until then this script is all that an element needs.
 */
import { render } from "lit-html";
import { Known } from "../cases/known.js";
import { whyOf } from "../cases/why.js";
import { fragment, runFields, start } from "../run/link.js";
import { Scene } from "../run/scene.js";
import { isPlain } from "../texts/characters.js";
import { changedName } from "../texts/lines.js";
import "../views/stage/dots.js";
import "../views/stage/field.js";
import "../views/stage/resolution.js";
import "../views/stage/stepper.js";
import "../views/stage/target.js";
import "../views/stage/why.js";
import { groupsFetched } from "../views/view.js";
import { base } from "../words/base.js";
import { Words } from "../words/words.js";
import { askedOf, caseOf, isOne, keyOf, unknownViews, viewsOf } from "./baked.js";
import { dataOf } from "./data.js";
import { Drawing } from "./drawing.js";
import { layout, plays } from "./layout.js";
import { rowsOnPaper } from "./onpaper.js";
import { registry } from "./registry.js";

/** @import { Explanation } from "../run/engine.js" */
/** @import { State } from "../run/link.js" */
/** @import { Field } from "../views/stage/field.js" */
/** @import { Asking } from "./asking.js" */
/** @import { ScopeElement } from "./drawing.js" */

/**
 * The current case, baked or from the engine.
 * @typedef {{ scene: Scene | null, played?: Scene | null, steps: number, error: string, field: (name: "base" | "reference", step: number) => import("../views/stage/field.js").Content }} Shown
 */

const fields = /** @type {const} */ (["base", "reference"]);

/** The words by language. @type {Map<string, Words>} */
const catalogues = new Map();
/** The language of each element. @type {WeakMap<HTMLElement, string>} */
const spoken = new WeakMap();

/** The parts of the catalogue that are fetched with this script, in the order of web/site/embed.go. */
const first = ["embed", "ui"];

/**
 * Sets the language of an element.
 * @param {ScopeElement} element @param {string} language
 * @param {{ default: import("../words/words.js").Group }[]} parts the first parts
 */
export function speak(element, language, parts) {
  spoken.set(element, language);
  if (catalogues.has(language)) return;
  const { renew } = element; // a function without the element, which the page may discard
  const words = new Words({ language, missing: globalThis.uriscopeMissing, failed: () => renew() });
  words.add(Object.fromEntries(parts.map((part, i) => [first[i], part.default])));
  catalogues.set(language, words);
}

/**
 * The drawing of a stand-alone view.
 * @param {string} view @param {ScopeElement} element @param {HTMLElement} cell @param {HTMLElement} fallback
 */
export async function drawnAlone(view, element, cell, fallback) {
  const [{ LoneDrawing }, { drawn }] = await Promise.all([import("./lonedrawing.js"), import(`./alone/${view}.js`)]);
  return new LoneDrawing(view, drawn, element, cell, fallback, wordsFor);
}

/** The words in the language of an element. @param {HTMLElement} element */
function wordsFor(element) {
  const language = spoken.get(element) ?? base;
  return { words: /** @type {Words} */ (catalogues.get(language)), language };
}

/** True if the texts need no remarks: without errors or marked characters, and with an absolute base. @param {Explanation} explanation */
const isFaultless = ({ base, reference }) =>
  [base, reference].every(({ text, errors }) => isPlain(text) && !errors.length) &&
  (!base.parts.length || base.parts.some(({ role, span }) => role === "scheme" && span)); // if the spec names no components, only its algorithm knows

/** asking.js also uses the documented members and their methods. */
/** @extends {Drawing<State, Shown>} */
export class RunDrawing extends Drawing {
  /** @type {string[]} */
  views = [];
  /** The part beyond baked data, once it was needed. @type {Asking | null} */
  #asking = null;
  /** True if the last run was shown in groups. We keep its boxes while we wait for the next answer. */
  #inGroups = false;

  /** @param {ScopeElement} element @param {HTMLElement} cell its place @param {HTMLElement} fallback the element's content until then */
  constructor(element, cell, fallback) {
    super(element, cell, fallback, wordsFor, { ...start });
    this.#listen();
  }

  /** @override */
  async fetch() {
    this.data = await dataOf(this.element);
  }

  /** @override @param {boolean} [typed] */
  async follow(typed) {
    if (this.#asking) return this.#asking.follow(typed);
    const round = ++this.round;
    const known = this.#known();
    if (!known) return this.#ask();
    const baked = this.data?.words;
    if (baked?.language === this.words.language) this.words.supplement(baked.parts);
    else if (!this.words.settled(known.edition.id)) await this.words.need(known.edition.id).catch(() => {});
    const views = viewsOf(this.element.getAttribute("view"));
    if (known.scene?.inGroups || views.includes("machine")) await groupsFetched(this.words).catch(() => {});
    if (round !== this.round) return;
    [this.state, this.views, this.case] = [known.state, views, known];
    this.draw();
    this.tell();
    this.stepped();
  }

  /** The requested case, if it is baked and needs nothing else. */
  #known() {
    const { data, element, words } = this;
    const attribute = (/** @type {string} */ name) => element.getAttribute(name);
    if (!data || element.hasAttribute("predict") || !viewsOf(attribute("view")).every((view) => registry[view].first))
      return null;
    const { asked, step, notes } = askedOf(attribute, data.editions);
    const { of, edition } = caseOf(data, asked) ?? {};
    const explanation = of?.explanation;
    if (
      !explanation ||
      !edition ||
      notes.length ||
      unknownViews(attribute("view")).length ||
      (step ?? 0) > explanation.run.steps.length ||
      !isFaultless(explanation)
    )
      return null;
    const scene =
      this.case?.scene?.explanation === explanation ? this.case.scene : new Scene({ explanation, edition, words });
    return new Known({ ...start, ...asked, step }, edition, scene);
  }

  /**
   * Loads the rest of the script, and has it show what the attributes ask for.
   * @param {boolean} [typed] whether the change is typing in progress
   */
  async #ask(typed = false) {
    const { Asking } = await import("./asking.js");
    this.#asking ??= new Asking(this);
    await this.#asking.follow(typed);
  }

  draw() {
    if (!this.case) return;
    const { words } = this;
    const { base, reference } = this.state;
    const label = words.say("embed:label", { base, reference });
    const more = this.#asking?.look();
    render(
      layout({
        words,
        language: this.language,
        views: this.#boxes(),
        view: this.view,
        label,
        link: this.page(fragment(runFields(this.state))),
        changed: this.#changed,
        ...more,
        one: this.one || more?.one,
      }),
      this.place,
    );
    if (!this.place.isConnected) this.appear();
    this.#fill(this.case);
  }

  /** The spec's name with changed lines; "" without any. */
  get #changed() {
    const { state, case: of, words } = this;
    const { explanation, edition } = of?.scene ?? {};
    return state.lines && edition && explanation?.listing ? changedName(words, edition, state.lines) : "";
  }

  /** The elements that draw views, each created on first use. @type {Map<string, HTMLElement>} */
  #made = new Map();

  /** True if only the reference is shown: the page gives no base, and the views show the parts of a text. */
  get one() {
    return isOne((name) => this.element.hasAttribute(name), this.views);
  }

  /** The element that draws a view. @param {string} name @param {boolean} [brief] whether for the reference alone */
  view = (name, brief = this.one) => {
    const { tag = "", answer, place } = registry[name];
    const key = `${tag} ${brief}`;
    const made = this.#made.get(key) ?? document.createElement(tag);
    this.#made.set(key, made);
    if (!answer) made.dataset.scene = "";
    if (place === "above") made.part.add(name); // other views are in a box, which is the part
    made.toggleAttribute("brief", brief);
    return made;
  };

  /** The views that have a box. In a run in groups, "dots" is the machine, which needs no second one. */
  #boxes() {
    this.#inGroups = this.case?.scene?.inGroups ?? this.#inGroups;
    const twice = this.#inGroups && this.views.includes("machine");
    return twice ? this.views.filter((name) => name !== "dots") : this.views;
  }

  /** Updates the views. @param {Shown} of */
  #fill(of) {
    for (const name of fields) {
      const content = of.field(name, this.step);
      // Highlight the characters that a step reads only if steps are visible.
      this.hand(`uri-field[name=${name}]`, plays(this.views) ? content : { ...content, reads: [] });
    }
    this.handRun();
    if (this.#asking) this.#asking.fill();
    else if (of instanceof Known) this.hand("uri-why", whyOf(of, this.words), of);
    this.keys();
  }

  /** @override */
  paper() {
    const pane = this.place.querySelector(".dots-pane");
    const { scene } = this.case ?? {};
    if (!pane || !scene?.dots.length) return null;
    const rows = document.createElement("div");
    rows.className = "on-paper";
    render(rowsOnPaper(scene), rows);
    scene.at(this.step);
    pane.append(rows);
    return rows;
  }

  /** Reports another case to the page, once it is answered. @returns {boolean} whether it is another one */
  tell() {
    const { case: of, state } = this;
    if (!of || (!of.scene && !of.error) || !this.isNews(keyOf(state))) return false;
    const { base, reference, edition, options } = state;
    const { outcome = "error", target = null } = of.scene?.explanation ?? {};
    this.emit("change", { base, reference, edition, options: { ...options }, outcome, target });
    return true;
  }

  #listen() {
    this.on("text", (text, field) => this.#type(field.getAttribute("name") ?? "", text));
    this.on("step", (step) => this.go(step));
    this.on("open", (open) => this.#open(open));
    this.on("use", (base) => this.field("base").replace(base));
    // Focus in a text box means that typing is about to start.
    this.place.addEventListener("focusin", ({ target }) => {
      if (this.#asking || !(target instanceof Element) || !target.matches("uri-field textarea")) return;
      import("./asking.js").then(
        () => this.case instanceof Known && this.hand("uri-why", whyOf(this.case, this.words)),
        () => {},
      );
    });
  }

  /** @param {string} name */
  field(name) {
    return /** @type {Field} */ (this.place.querySelector(`uri-field[name=${name}]`));
  }

  /**
   * Writes both texts into the attributes, because one alone would mean another case, unless the element shows only
   * one; and the end as the step.
   */
  keep() {
    for (const name of this.one ? ["reference"] : fields)
      this.write(name, this.state[/** @type {"reference"} */ (name)]);
    this.write("step", null);
  }

  /** Handles typing. @param {string} name @param {string} text */
  #type(name, text) {
    this.set({ step: null, [name]: text });
    this.keep();
    if (this.#asking) return this.#asking.typed();
    const { case: of, state } = this;
    if (of instanceof Known) this.case = new Known(state, of.edition, null);
    this.draw();
    this.#ask(true).catch((error) => {
      this.lacks(error);
      const notice = this.words.say("ui:not-fetched");
      this.hand("uri-why", whyOf(/** @type {Known<State>} */ (this.case), this.words, { notice }));
    });
  }

  /** Opens a step, which needs the engine, or closes the open one. @param {number | null} open from 1 */
  async #open(open) {
    const { scene } = this.case ?? {};
    if (!this.#asking) await this.#ask().catch((error) => this.lacks(error));
    const step = await this.#asking?.open(open, this.step);
    if (typeof step === "number" && this.case?.scene?.explanation.run === scene?.explanation.run) this.go(step);
  }

  /** @param {number} step */
  go(step) {
    this.#asking?.went();
    super.go(step);
  }
}
