/**
 * An element's drawing: what is drawn and played from baked data. Its attributes are its
 * state: whatever changes is written there, and what is drawn is what they say. Anything
 * that is not baked, or only some elements have, is done by asking.js, which is fetched
 * when somebody asks for it: until then this script is all that an element needs.
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
import { askedOf, caseOf, keyOf, unknownViews, viewsOf } from "./baked.js";
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

/** What is shown of a case, be it that it was baked or that the engine was asked. @typedef {{ scene: Scene | null, played?: Scene | null, steps: number, error: string, field: (name: "base" | "reference", step: number) => import("../views/stage/field.js").Content }} Shown */

const fields = /** @type {const} */ (["base", "reference"]);

/** By the language. @type {Map<string, Words>} */
const catalogues = new Map();
/** Which each element speaks. @type {WeakMap<HTMLElement, string>} */
const spoken = new WeakMap();

/** The parts of a catalogue that are fetched with this script: web/site/embed.go has them in this order. */
const first = ["embed", "ui"];

/**
 * Has an element speak a language.
 * @param {ScopeElement} element @param {string} language @param {{ default: import("../words/words.js").Group }[]} parts its first
 */
export function speak(element, language, parts) {
  spoken.set(element, language);
  if (catalogues.has(language)) return;
  const { renew } = element; // not the element, which a page may throw away
  const words = new Words({ language, missing: globalThis.uriscopeMissing, failed: () => renew() });
  words.add(Object.fromEntries(parts.map((part, i) => [first[i], part.default])));
  catalogues.set(language, words);
}

/** A drawing of a view that is shown alone. @param {string} view @param {ScopeElement} element @param {HTMLElement} cell @param {HTMLElement} fallback */
export async function drawnAlone(view, element, cell, fallback) {
  const [{ LoneDrawing }, { drawn }] = await Promise.all([import("./lonedrawing.js"), import(`./alone/${view}.js`)]);
  return new LoneDrawing(view, drawn, element, cell, fallback, wordsFor);
}

/** The words in the language of an element. @param {HTMLElement} element */
function wordsFor(element) {
  const language = spoken.get(element) ?? base;
  return { words: /** @type {Words} */ (catalogues.get(language)), language };
}

/** Whether nothing is to be said of the texts: neither has a fault, or characters that are marked, and the base is absolute. @param {Explanation} explanation */
const isFaultless = ({ base, reference }) =>
  [base, reference].every(({ text, errors }) => isPlain(text) && !errors.length) &&
  (!base.parts.length || base.parts.some(({ role, span }) => role === "scheme" && span)); // where the document names no components, only its algorithm can tell

/** The members that are documented, and their methods, are also what asking.js works with. */
/** @extends {Drawing<State, Shown>} */
export class RunDrawing extends Drawing {
  /** @type {string[]} */
  views = [];
  /** What is not baked, once somebody has asked for it. @type {Asking | null} */
  #asking = null;
  /** Whether the last run that was there is one in groups: while an answer is waited for, the boxes stay. */
  #inGroups = false;

  /** @param {ScopeElement} element @param {HTMLElement} cell that it draws in @param {HTMLElement} fallback that stands there until then */
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
  }

  /** What the attributes ask for, if that is baked, and can be shown without anything else. */
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

  /** Fetches the rest of the script, and has it show what the attributes say. @param {boolean} [typed] whether it is what somebody is typing now */
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

  /** What the spec is called with changed lines; "" if none run. */
  get #changed() {
    const { state, case: of, words } = this;
    const { explanation, edition } = of?.scene ?? {};
    return state.lines && edition && explanation?.listing ? changedName(words, edition, state.lines) : "";
  }

  /** What draws the views, each made when it is drawn first. @type {Map<string, HTMLElement>} */
  #made = new Map();

  /** Whether only the reference is shown: the page has given no base, and the views say what a text is made of. */
  get one() {
    const { element, views } = this;
    return (
      !element.hasAttribute("base") &&
      element.hasAttribute("reference") &&
      views.every((name) => registry[name].dissects)
    );
  }

  /** What draws a view. @param {string} name @param {boolean} [brief] whether of the reference alone */
  view = (name, brief = this.one) => {
    const { tag = "", answer, place } = registry[name];
    const key = `${tag} ${brief}`;
    const made = this.#made.get(key) ?? document.createElement(tag);
    this.#made.set(key, made);
    if (!answer) made.dataset.scene = "";
    if (place === "above") made.part.add(name); // others are in a box that is the part
    made.toggleAttribute("brief", brief);
    return made;
  };

  /** Those of its views that have a box: in a run in groups "dots" is the machine, which needs no second one. */
  #boxes() {
    this.#inGroups = this.case?.scene?.inGroups ?? this.#inGroups;
    const twice = this.#inGroups && this.views.includes("machine");
    return twice ? this.views.filter((name) => name !== "dots") : this.views;
  }

  /** Hands the views what they show. @param {Shown} of */
  #fill(of) {
    for (const name of fields) {
      const content = of.field(name, this.step);
      // What a step reads is lit in the texts only where steps are shown.
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

  /** Tells the page of another case that has been answered. @returns {boolean} whether it is another one */
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
    // Whoever comes to a text box is about to type.
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

  /** Writes the texts into the attributes, both of them, as one alone would mean another case, unless only one is shown; and that its end is shown. */
  keep() {
    for (const name of this.one ? ["reference"] : fields)
      this.write(name, this.state[/** @type {"reference"} */ (name)]);
    this.write("step", null);
  }

  /** Somebody has typed. @param {string} name @param {string} text */
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

  /** Opens a step, which only the engine can, or closes the one that is open. @param {number | null} open from 1 */
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
