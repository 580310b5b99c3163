/**
 * What an element draws, and what somebody does in it. Its attributes are its state: whatever
 * changes is written there, and what is drawn is what they say. It draws from baked data if
 * the page has some of the case, and fetches the engine for any other.
 */
import { render } from "lit-html";
import { Case, isLong } from "../case.js";
import { start, write } from "../link.js";
import { Tasks } from "../tasks.js";
import { Announcer } from "../views/announcer.js";
import "../views/dots.js";
import "../views/field.js";
import { playerKeys } from "../views/keys.js";
import "../views/resolution.js";
import "../views/stepper.js";
import "../views/target.js";
import { whyOf } from "../views/why.js";
import { Words } from "../words.js";
import embed from "../words/en/embed.js";
import standard from "../words/en/rfc3986.js";
import english from "../words/en/ui.js";
import { askedOf, caseOf, keyOf, viewsOf, wrongWith } from "./baked.js";
import { dataOf } from "./data.js";
import { arrival, layout } from "./layout.js";
import { modes } from "./modes.js";
import { dress } from "./sheets.js";
import { viewsFetched } from "./views.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../engine.js").Option} Option */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../link.js").State} State */
/** @typedef {import("../views/field.js").Field} Field */
/** @typedef {import("../views/stepper.js").Stepper} Stepper */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("./baked.js").Baked} Baked */
/** @typedef {import("../views/view.js").ContentView<any>} View */
/** @typedef {HTMLElement & { baked: unknown }} Host */

/** So long typing rests before long texts are explained, and before an answer is announced, in milliseconds. */
const [rest, quiet] = [200, 900];

const fields = /** @type {const} */ (["base", "reference"]);

/** The page that shows the same case. */
const page = new URL("../index.html", import.meta.url).href;

/** By the language. @type {Map<string, Promise<{ words: Words, language: string }>>} */
const catalogues = new Map();

/** The words of a language, or the English ones where it has none. @param {string} language @returns {Promise<{ words: Words, language: string }>} */
function wordsOf(language) {
  const found = catalogues.get(language) ?? (async () => {
    const own = language === "en";
    const words = new Words({ language, parts: own ? { ui: english, rfc3986: standard, embed } : {}, missing: globalThis.uriscopeMissing });
    return words.need("ui", "embed").then(() => ({ words, language }), () => wordsOf("en"));
  })();
  catalogues.set(language, found);
  return found;
}

export class Drawing {
  #place = document.createElement("div");
  #tasks = new Tasks();
  /** @type {Words} */
  #words = /** @type {any} */ (null);
  #language = "";
  /** @type {Announcer} */
  #announcer;
  /** Baked data, null where it is of no use. @type {Baked | null | undefined} */
  #data;
  /** @type {Engine | null} */
  #engine = null;
  /** @type {Case | null} */
  #case = null;
  /** @type {State} */
  #state = { ...start };
  /** The key of what is shown, and the views. */
  #key = "";
  /** @type {string[]} */
  #views = [];
  /** @type {Note[]} */
  #notes = [];
  /** The text box that has the focus. @type {"base" | "reference" | null} */
  #focus = null;
  /** The edition whose run stands beside the chosen one's. */
  #beside = "";
  /** The view that asks before the answer is shown, and what it asks. @type {View | null} */
  #asking = null;
  #question = "";
  /** Whether the answer is not shown yet. */
  #hidden = false;
  /** How much of the engine has come, null: nobody has asked for it. @type {number | null} */
  #share = null;
  #wanting = false;
  /** @type {unknown} */
  #fault = null;
  /** Counts what is asked, so that what is late is not drawn. */
  #turn = 0;
  /** Whether attributes have changed that have not been looked at. */
  #stale = false;
  #release = () => {};

  /** @param {Host} host @param {HTMLElement} cell that it draws in @param {HTMLElement} fallback that stands there until then */
  constructor(host, cell, fallback) {
    this.host = host;
    this.cell = cell;
    this.fallback = fallback;
    this.#place.className = "drawing";
    this.#place.part.add("drawing");
    this.#announcer = new Announcer(this.#place.appendChild(document.createElement("div")));
    this.#listen();
  }

  get #root() {
    return /** @type {ShadowRoot} */ (this.host.shadowRoot);
  }

  /** Gives the element its style sheets, in the document that it is in. */
  dress() {
    dress(this.#root);
  }

  /** To be called when an attribute has another value. */
  changed() {
    if (this.#stale || this.#writing) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      this.show().catch((error) => console.warn("uri-scope:", error));
    });
  }

  /** Draws what the attributes say, or has what is lacking fetched. */
  async show() {
    const turn = ++this.#turn;
    const tag = /** @type {HTMLElement | null} */ (this.host.closest("[lang]"))?.lang ?? this.host.ownerDocument.documentElement.lang;
    ({ words: this.#words, language: this.#language } = await wordsOf(/^[a-z]{2,3}\b/i.exec(tag)?.[0].toLowerCase() ?? "en"));
    this.#data = await dataOf(this.host);
    if (turn === this.#turn) await this.#follow();
  }

  /**
   * Makes what is shown what the attributes say: at once, if all is there that it needs.
   * @param {boolean} [typed] whether it is what somebody is typing now
   */
  async #follow(typed = false) {
    const turn = ++this.#turn;
    const editions = this.#engine?.editions() ?? this.#data?.editions;
    if (!editions) return this.#data === undefined ? this.#want() : undefined;
    const { state, notes } = this.#read(editions);
    const views = viewsOf(this.host.getAttribute("view"));
    const words = this.#words;
    const mode = Object.keys(modes).find((name) => this.host.hasAttribute(name)) ?? "";
    const late = [
      ...(words.asked(state.edition) ? [] : [words.need(state.edition).catch(() => {})]),
      ...(String(views) === String(this.#views) ? [] : [viewsFetched(views, words)]),
      ...(mode && !this.#asking ? [modes[mode].fetch(words)] : []),
    ];
    if (late.length) await Promise.all(late);
    if (turn !== this.#turn) return;
    [this.#state, this.#notes, this.#views] = [state, notes, views];
    const key = keyOf(state);
    const shown = this.#case;
    if (shown?.scene && shown.isOf(state) && !shown.error) {
      if (this.#engine && !shown.complete) shown.complement(this.#source(null)); // a run that is being played goes on
    } else this.#case = this.#asked(state) ?? shown;
    if (!this.#case) return;
    this.#ask(mode);
    this.#draw();
    this.#tell(key, typed);
  }

  /** What the attributes say, with the state of the page that says the same. @param {Baked["editions"]} editions @returns {{ state: State, notes: Note[] }} */
  #read(editions) {
    const { asked, step, notes } = askedOf((name) => this.host.getAttribute(name), editions);
    /** @type {State} */
    const state = { ...asked, step, mode: "", exercises: [] };
    if (!editions.some(({ id }) => id === asked.edition)) {
      notes.push({ id: "link-edition", args: { value: asked.edition }, count: 1 });
      [state.edition, state.options] = [start.edition, {}];
    }
    return { state, notes };
  }

  /** @param {import("../case.js").Baked | null} baked @returns {import("../case.js").Source} */
  #source(baked) {
    const editions = /** @type {import("../engine.js").Edition[]} */ (this.#engine?.editions() ?? this.#data?.editions ?? []);
    return { engine: this.#engine, baked, editions, words: this.#words, lacking: () => void this.#want() };
  }

  /**
   * A case of the engine or of baked data. Where there is neither, the engine is fetched, and
   * the case has no answer yet; null as long as nothing is drawn either.
   * @param {State} state
   */
  #asked(state) {
    if (this.#engine) return new Case(this.#source(null), state);
    const found = this.#data && caseOf(this.#data, state);
    if (found) {
      const { of: { explanation, answers = [], characters, grammar }, edition } = found;
      try {
        const wrong = wrongWith(explanation, edition);
        if (wrong) throw new Error(wrong);
        const made = new Case(this.#source({ explanation, answers, editions: [], options: state.options, characters, grammar }), state);
        const lacks = /** @type {Record<string, unknown>} */ ({ editions: answers.length, characters, grammar });
        if (this.#views.some((view) => view in lacks && !lacks[view])) this.#want();
        return made;
      } catch (error) {
        console.warn("uri-scope: an explanation that was baked cannot be drawn.", error);
        if (!this.#case) return null;
      }
    }
    this.#want();
    return this.#case && new Case(this.#source(null), state);
  }

  /** Fetches the engine. */
  async #want() {
    if (this.#engine || this.#wanting) return;
    this.#wanting = true;
    this.#fault = null;
    await this.#words.need("page").catch(() => {}); // what is said of the engine while it comes, and of its answers
    this.#share = 0;
    if (this.#case) this.#draw();
    try {
      const { supply } = await import("./supply.js");
      this.#engine = await supply((share) => {
        this.#share = share;
        if (this.#case) this.#draw();
      });
      this.#share = null;
      await this.#follow();
    } catch (error) {
      this.#share = null;
      this.#wanting = false; // so that the next one to ask tries again
      const { id = "failed", reason = String(error) } = /** @type {Partial<import("./supply.js").Trouble>} */ (error);
      this.#fault = this.#words.say(`page:arrival:${id}`, { reason });
      if (this.#case) this.#draw();
      else console.warn(`uri-scope: ${this.#fault} The page shows what the element holds.`);
    }
  }

  /** Has a question asked before the answer is shown; "" for none. @param {string} mode */
  #ask(mode) {
    const of = this.#case;
    if (!mode || !of?.scene) {
      this.#asking = null;
      return;
    }
    if (this.#asking?.localName !== modes[mode].view) this.#asking = /** @type {View} */ (document.createElement(modes[mode].view));
    const value = this.host.getAttribute(mode) ?? "";
    const question = JSON.stringify([value, keyOf(this.#state)]);
    if (question === this.#question) return;
    this.#question = question;
    this.#hidden = true;
    Object.assign(this.#asking, { words: this.#words, content: modes[mode].content(of, value) });
  }

  get #isHidden() {
    return this.#asking !== null && this.#hidden;
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#state.step ?? total, total);
  }

  #draw() {
    const of = this.#case;
    if (!of) return;
    const words = this.#words;
    const { base, reference } = this.#state;
    render(layout({
      words, language: this.#language, views: this.#views, asking: this.#asking, hidden: this.#isHidden, label: words.say("embed:label", { base, reference }),
      link: page + write(this.#state), notes: this.#noted, arrival: arrival(words, this.#share, this.#fault, () => this.#want()),
    }), this.#place);
    if (!this.#place.isConnected) this.#appear();
    this.#fill(of);
  }

  /** Takes the place of what the element holds, which keeps its own. */
  #appear() {
    this.dress();
    const { fontFamily } = getComputedStyle(this.host);
    this.#place.style.setProperty("--font", fontFamily);
    this.cell.append(this.#place);
    this.cell.classList.add("drawn");
    this.fallback.inert = true;
  }

  /** What could not be read of the attributes. */
  get #noted() {
    const { step } = this.#state;
    const total = this.#case?.steps ?? 0;
    const beyond = this.#case?.scene && step !== null && step > total;
    return beyond ? [...this.#notes, { id: "link-step-beyond", args: { value: String(step), total: String(total) }, count: 1 }] : this.#notes;
  }

  /** Hands the views what they show. @param {Case} of */
  #fill(of) {
    for (const name of fields) this.#hand(`uri-field[name=${name}]`, of.field(name, this.#step));
    for (const view of /** @type {NodeListOf<SceneView>} */ (this.#place.querySelectorAll("[data-scene]"))) {
      view.scene = of.scene;
      view.step = this.#step;
    }
    this.#why(of);
    this.#years(of);
    if (of.scene && (of.complete || of.from.baked)) {
      if (this.#place.querySelector("uri-ribbon")) this.#hand("uri-ribbon", of.characters(), of);
      if (this.#place.querySelector("uri-grammar")) this.#hand("uri-grammar", of.grammar(), of);
    }
    this.#keys();
  }

  /** What was handed to each view. @type {WeakMap<Element, unknown>} */
  #handed = new WeakMap();

  /** Hands a view what it shows. @param {string} view @param {unknown} content @param {unknown} [key] it is handed once for each of these */
  #hand(view, content, key = content) {
    const element = /** @type {View | null} */ (this.#place.querySelector(view));
    if (!element || this.#handed.get(element) === key) return;
    this.#handed.set(element, key);
    element.words = this.#words;
    element.content = content;
  }

  /** @param {Case} of */
  #why(of) {
    if (!this.#place.querySelector("uri-why")) return;
    if (of.untold) {
      const again = () => void (of === this.#case && this.#draw());
      of.learn().then(again, again);
      return;
    }
    this.#hand("uri-why", {
      ...whyOf(of.scene, of.edition),
      faults: of.faults,
      focus: this.#focus,
      notice: of.scene ? null : this.#words.say(of.error ? "page:unanswered" : "ui:waiting"),
    });
  }

  /** @param {Case} of */
  #years(of) {
    if (!this.#place.querySelector("uri-years")) return;
    const { edition: chosen, options } = this.#state;
    const differs = of.answers.some(({ edition, same }) => edition === this.#beside && !same);
    const sides = differs && of.complete ? of.beside(this.#beside) : null;
    this.#hand("uri-years", { editions: of.from.editions, answers: of.answers, chosen, options, parting: this.#beside, sides, neighbours: null });
  }

  /** The keys of the player, within the element. */
  #keys() {
    const stepper = /** @type {Stepper | null} */ (this.#place.querySelector("uri-stepper"));
    if (stepper === this.#stepper) return;
    this.#stepper = stepper;
    this.#release();
    this.#release = stepper ? playerKeys(this.#root, stepper, { help: () => void this.#help() }) : () => {};
  }

  /** The one whose keys these are. @type {Stepper | null} */
  #stepper = null;

  #help = async () => (await import("../views/help.js")).help(this.#place, this.#words);

  /** Tells the page of another case, and whoever listens of its answer. @param {string} key @param {boolean} typed */
  #tell(key, typed) {
    const of = this.#case;
    if (key === this.#key || !of || (!of.scene && !of.error)) return;
    const first = this.#key === "";
    this.#key = key;
    if (first) return;
    const { base, reference, edition, options } = this.#state;
    const { outcome = "error", target = null } = of.scene?.explanation ?? {};
    this.#emit("change", { base, reference, edition, options: { ...options }, outcome, target });
    if (typed && !this.#isHidden) this.#announcer.say(() => of.announced(this.#focus), quiet);
  }

  /** @param {string} name @param {unknown} detail */
  #emit(name, detail) {
    this.host.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }

  #listen() {
    /** What views emit is told to nobody else: the element has events of its own. @param {string} name @param {(detail: any, target: Element) => void} act */
    const on = (name, act) => this.#place.addEventListener(`uriscope:${name}`, (event) => {
      event.stopPropagation();
      act(/** @type {CustomEvent} */ (event).detail, /** @type {Element} */ (event.target));
    });
    on("text", (text, field) => this.#set({ [field.getAttribute("name") ?? ""]: text }, true));
    on("step", (step) => this.#go(step));
    on("edition", ({ edition }) => this.#set({ edition }));
    on("option", (option) => this.#set({ options: { ...this.#state.options, ...option } }));
    on("mend", ({ name, text }) => this.#field(name).replace(text));
    on("use", (base) => this.#field("base").replace(base));
    on("parting", (edition) => {
      this.#beside = edition;
      if (edition && !this.#engine) this.#want();
      if (this.#case) this.#years(this.#case);
    });
    on("predict", (detail) => {
      this.#emit("predict", detail);
      if (detail.left > 0) return;
      this.#hidden = false;
      this.#draw();
    });
    for (const type of ["focusin", "focusout"]) this.#place.addEventListener(type, (event) => this.#focused(/** @type {FocusEvent} */ (event)));
  }

  /** The fault of the text that is being worked on is told first. @param {FocusEvent} event */
  #focused({ type, target }) {
    const name = target instanceof HTMLInputElement ? target.closest("uri-field")?.getAttribute("name") : null;
    this.#focus = type === "focusin" && (name === "base" || name === "reference") ? name : null;
    if (name && this.#case && this.#case.faults.length > 1) this.#why(this.#case);
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {Field} */ (this.#place.querySelector(`uri-field[name=${name}]`));
  }

  /** Whether an attribute is written here, and not by the page. */
  #writing = false;

  /** @param {string} name @param {string | null} value null: it is removed */
  #write(name, value) {
    this.#writing = true;
    if (value === null) this.host.removeAttribute(name);
    else if (this.host.getAttribute(name) !== value) this.host.setAttribute(name, value);
    this.#writing = false;
  }

  /** Writes into the attributes what somebody has changed. @param {{ base?: string, reference?: string, edition?: string, options?: Record<string, unknown> }} change @param {boolean} [typed] */
  #set(change, typed = false) {
    const { base, reference, edition, options } = { ...this.#state, ...change };
    this.#write("base", base);
    this.#write("reference", reference);
    if (change.edition) this.#write("edition", edition);
    const all = this.#case?.from.editions.find(({ id }) => id === edition)?.options ?? [];
    for (const { name, values } of change.options ? all : []) {
      const value = /** @type {Record<string, unknown>} */ (options)[name];
      const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? values[0]);
      this.#write(name, text === values[0] ? null : text);
    }
    this.#write("step", null);
    [this.#state.base, this.#state.reference] = [base, reference]; // until a long text is answered
    const follow = () => void this.#follow(typed);
    if (isLong(this.#state)) this.#tasks.run([[rest, follow]]);
    else {
      this.#tasks.cancel();
      follow();
    }
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    const steps = this.#case?.steps ?? 0;
    this.#state.step = step === steps ? null : step;
    this.#write("step", this.#state.step === null ? null : String(step));
    this.#notes = this.#notes.filter(({ id }) => id !== "link-step");
    this.#draw();
    this.#emit("step", { step, steps });
  }
}
