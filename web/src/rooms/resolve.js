/**
 * The Resolve room: two text boxes, and everything that follows from them. It holds the
 * state, makes a case of it whenever it changes, and hands the views what they show.
 * What the eye is on comes first; the rest follows piece by piece.
 */
import { html, render } from "lit-html";
import { Case, isLong } from "../case.js";
import { copy } from "../copy.js";
import { laterStyles } from "../later.js";
import { chosen, known, longestText, optionsOf, start, write } from "../link.js";
import { Tasks } from "../tasks.js";
import "../views/dots.js";
import "../views/examples.js";
import "../views/field.js";
import "../views/notices.js";
import "../views/remarks.js";
import "../views/resolution.js";
import "../views/stepper.js";
import "../views/target.js";

/** @typedef {import("../engine.js").Example} Example */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../link.js").State} State */
/** @typedef {import("../views/field.js").Field} Field */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} ContentView */
/** @typedef {import("./rooms.js").Page} Page */
/** @typedef {import("./rooms.js").Room} Room */
/** @typedef {import("../words.js").Words} Words */

// What the first frame can do without is fetched beside it.
const years = import("../views/years.js");

/** So long typing has to rest before long texts are explained, in milliseconds. */
const rest = 200;
/** So long typing has to pause for what need not follow each key. */
const pause = 50;

const fields = /** @type {const} */ (["base", "reference"]);

/**
 * The views of the cards that are folded at first: fetched when their card is opened;
 * content is what they show beside the scene.
 * @type {{ view: string, fetch: (words: Words) => Promise<unknown>, content?: (of: Case) => unknown }[]}
 */
const cards = [
  { view: "uri-anatomy", fetch: () => import("../views/anatomy.js") },
  { view: "uri-ribbon", fetch: (words) => Promise.all([import("../views/ribbon.js"), laterStyles(), words.need("grammar")]), content: (of) => of.characters() },
  { view: "uri-grammar", fetch: (words) => Promise.all([import("../views/grammar.js"), laterStyles(), words.need("grammar")]), content: (of) => of.grammar() },
];

/** @implements {Room} */
export class Resolve {
  /** @type {State} */
  #state = { ...start };
  /** @type {Note[]} */
  #notes = [];
  /** @type {Case | null} */
  #case = null;
  /** The edition whose run stands beside the chosen one's, where their answers differ. */
  #beside = "";
  /** What each field shows: edition and text. @type {Map<string, string>} */
  #fields = new Map();
  /** What each card was made for. @type {Map<string, Case>} */
  #cards = new Map();
  /** The views that the window shows a part of. @type {Set<Element>} */
  #inSight = new Set();
  #tasks = new Tasks();

  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    this.place = place;
    this.page = page;
    this.words = page.words;
    this.editions = page.engine.editions();
    this.options = optionsOf(this.editions);
    render(this.#skeleton(), place);
    this.scenes = /** @type {SceneView[]} */ ([...place.querySelectorAll("[data-scene]")]);
    this.target = /** @type {import("../views/target.js").Target} */ (this.#find("uri-target"));
    const examples = page.engine.examples({});
    this.#hand("uri-examples", Array.isArray(examples) ? examples.filter(({ kind }) => kind === "resolve" || kind === "parse") : []);
    this.#listen();
    years.catch(() => (this.#find("uri-years").textContent = this.words.say("ui:notes:not-fetched")));
  }

  /** The link to what is shown. Texts that are too long for it are kept out. */
  get link() {
    return write(this.#tooLong ? { ...start, edition: this.#state.edition } : this.#state);
  }

  get tools() {
    return html`<button type="button" @click=${this.#share}>${this.words.say("ui:share")}</button>`;
  }

  /**
   * Shows what a link says, and brings its step into sight.
   * @param {{ state: State, notes: Note[] }} link
   * @param {boolean} followed whether somebody followed it, here
   */
  show({ state, notes }, followed) {
    const options = known(state.options, this.options);
    this.#state = { ...state, options: options.options };
    this.#notes = [...notes, ...options.notes];
    if (!this.editions.some(({ id }) => id === state.edition)) {
      this.#notes.push({ id: "link-edition", args: { value: state.edition }, count: 1 });
      this.#state.edition = start.edition;
    }
    this.#resolve(false);
    if (followed && state.step !== null) requestAnimationFrame(() => this.#follow());
  }

  hide() {
    this.#tasks.cancel();
  }

  get #tooLong() {
    return fields.some((name) => this.#state[name].length > longestText);
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#state.step ?? total, total);
  }

  #listen() {
    /** @param {string} name @param {(detail: any, target: Element) => void} act */
    const on = (name, act) => this.place.addEventListener(`uriscope:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail, /** @type {Element} */ (event.target)));
    on("text", (text, field) => this.#change({ [field.getAttribute("name") ?? ""]: text }, true));
    on("step", (step) => this.#go(step));
    on("edition", ({ edition }) => this.#change({ edition }));
    on("option", (option) => this.#change({ options: chosen({ ...this.#state.options, ...option }, this.options) }));
    on("example", (example) => this.#change(this.#stateOf(example)));
    on("parting", (edition) => {
      this.#beside = edition;
      this.#years();
    });
    for (const card of this.place.querySelectorAll("details")) card.addEventListener("toggle", () => this.#play());
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#inSight[isIntersecting ? "add" : "delete"](target);
    });
    for (const view of this.scenes) observer.observe(view);
  }

  /** @param {Example} example */
  #stateOf(example) {
    const { edition, base = start.base, input } = example;
    return { base, reference: input, edition, options: chosen(example, this.options) };
  }

  /** @param {Partial<State>} change @param {boolean} [typed] whether it is what somebody is typing now */
  #change(change, typed = false) {
    this.#state = { ...this.#state, ...change, step: null };
    this.#notes = [];
    this.page.changed();
    if (isLong(this.#state)) this.#tasks.run([[rest, () => this.#resolve(typed)]]);
    else this.#resolve(typed);
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    this.#state.step = step === this.#case?.steps ? null : step;
    this.page.changed();
    this.#play();
    requestAnimationFrame(() => this.#follow());
  }

  /** Asks the engine, and has everything drawn. @param {boolean} typed */
  #resolve(typed) {
    this.#tasks.cancel();
    const { edition } = this.#state;
    if (!this.words.asked(edition)) {
      const resolve = () => this.#resolve(typed);
      this.words.need(edition).then(resolve, resolve);
      return;
    }
    this.#case = new Case({ ...this.page, editions: this.editions }, this.#state);
    if (this.#case.error) this.#notes = [{ id: "engine", args: { message: this.#case.error }, count: 1 }];
    if (isLong(this.#state)) {
      this.#tasks.run([[0, () => this.#above(typed)], [0, () => this.#play()], [0, () => this.#years()], [0, () => this.#neighbours()]]);
    } else if (typed) {
      this.#above(true);
      // What stands further down comes a frame later: the eye is on what is typed. What is
      // not in sight, or is asked of others, follows when the typing pauses.
      this.#tasks.run([["frame", () => this.#inView()], [pause, () => this.#play()], [0, () => this.#neighbours()]]);
    } else {
      this.#above(false);
      this.#years();
      this.#play();
      this.#tasks.run([[pause, () => this.#neighbours()]]);
    }
  }

  /** The texts and the target. @param {boolean} typed */
  #above(typed) {
    this.#notice();
    for (const name of fields) {
      const key = `${this.#state.edition} ${this.#state[name]}`;
      if (this.#fields.get(name) !== key) this.#hand(`uri-field[name=${name}]`, this.#case?.field(name, typed));
      this.#fields.set(name, key);
    }
    this.target.steady = typed;
    this.#play((view) => view === this.target);
  }

  #inView() {
    this.#years();
    this.#play((view) => this.#inSight.has(view));
  }

  #notice() {
    this.#hand("uri-notices", { notes: this.#notes, longest: this.#tooLong ? longestText : null });
  }

  /** The answers of all editions, as soon as the words are there that say why they differ. */
  #years() {
    const ids = this.editions.map(({ id }) => id);
    if (!this.words.asked(...ids)) {
      const again = () => this.#years();
      this.words.need(...ids).then(again, again);
      return;
    }
    const answers = this.#case?.answers ?? [];
    if (!answers.length) return;
    const { edition: chosen, options } = this.#state;
    const differs = answers.some(({ edition, same }) => edition === this.#beside && !same);
    this.#hand("uri-years", { editions: this.editions, answers, chosen, options, parting: this.#beside, sides: differs ? this.#sides() : null });
  }

  /** The two runs beside each other, as soon as the view is there. */
  #sides() {
    if (customElements.get("uri-parting")) return this.#case?.beside(this.#beside) ?? null;
    import("../views/parting.js").then(() => this.#years(), () => {
      this.#notes = [{ id: "not-fetched", args: {}, count: 1 }];
      this.#notice();
    });
    return null;
  }

  /** What others make of the texts. Where that cannot be fetched, the next pause is another try. */
  async #neighbours() {
    const of = this.#case;
    const [neighbours] = await Promise.all([of?.neighbours(), import("../views/neighbours.js"), this.words.need("neighbours")]).catch(() => []);
    if (neighbours && of === this.#case) this.#hand("uri-neighbours", neighbours);
  }

  /**
   * Hands scene and step to the views that are not folded away, or to some of them.
   * @param {(view: SceneView) => boolean} [wanted]
   */
  #play(wanted) {
    for (const view of this.scenes) {
      if ((wanted && !wanted(view)) || view.closest("details:not([open])")) continue;
      view.scene = this.#case?.scene ?? null;
      view.step = this.#step;
    }
    if (!wanted) this.#open();
  }

  /** Fetches the views of the cards that are open, and hands them what they show. */
  #open() {
    for (const { view, fetch, content } of cards) {
      const of = this.#case;
      const card = this.#find(`details > ${view}`);
      if (!of || this.#cards.get(view) === of || card.closest("details:not([open])")) continue;
      this.#cards.set(view, of);
      fetch(this.words).then(() => {
        if (content && this.#case === of) this.#hand(view, content(of));
      }, () => {
        this.#cards.delete(view); // so that the next time is another try
        if (!card.childElementCount) card.textContent = this.words.say("ui:notes:not-fetched");
      });
    }
  }

  /** Hands a view what it shows. @param {string} view @param {unknown} content */
  #hand(view, content) {
    const element = /** @type {ContentView} */ (this.#find(view));
    element.words = this.words;
    element.content = content;
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.place.querySelector(selector));
  }

  /** Scrolls what the step changed into sight, if it is not there. */
  #follow() {
    const now = this.place.querySelector("tr.now") ?? this.place.querySelector("li.now");
    if (!now) return;
    const { top, bottom } = now.getBoundingClientRect();
    if (top >= 0 && bottom <= this.#find("uri-stepper").getBoundingClientRect().top) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    now.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  }

  /** All that stays as it is, whatever is typed. */
  #skeleton() {
    const { words } = this;
    return html`
      <section class="ask" aria-label=${words.say("ui:resolve")}>
        <uri-field name="base" label=${words.say("ui:base")}></uri-field>
        <uri-field name="reference" label=${words.say("ui:reference")}></uri-field>
        <div class="answer-row">
          <span class="label" aria-hidden="true">${words.say("ui:target")}</span>
          <uri-target data-scene></uri-target>
        </div>
        <div class="tools">
          <uri-examples></uri-examples>
          <button type="button" @click=${this.#copyText}>${words.say("ui:copy")}</button>
        </div>
        <uri-notices></uri-notices>
      </section>
      <div class="when"><uri-years></uri-years><uri-neighbours></uri-neighbours></div>
      <uri-remarks data-scene></uri-remarks>
      <div class="pair">
        <section class="card"><h2>${words.say("ui:resolution")}</h2><uri-resolution data-scene phases="split transform"></uri-resolution></section>
        <div class="stack">
          <section class="card"><uri-resolution data-scene phases="merge" part="before"></uri-resolution></section>
          <section class="card"><uri-dots data-scene></uri-dots></section>
          <section class="card"><uri-resolution data-scene phases="merge recompose" part="after"></uri-resolution></section>
        </div>
      </div>
      <details class="card"><summary>${words.say("ui:anatomy")}</summary><uri-anatomy data-scene></uri-anatomy></details>
      <details class="card"><summary>${words.say("ui:characters")}</summary><uri-ribbon></uri-ribbon></details>
      <details class="card"><summary>${words.say("ui:grammar")}</summary><uri-grammar></uri-grammar></details>
      <uri-stepper class="at-foot" data-scene></uri-stepper>`;
  }

  #copyText = async (/** @type {Event} */ event) => {
    const figure = this.#case?.figure;
    if (figure) await copy(/** @type {HTMLButtonElement} */ (event.currentTarget), figure, this.words);
  };

  #share = async (/** @type {Event} */ event) => {
    this.page.changed(true);
    await copy(/** @type {HTMLButtonElement} */ (event.currentTarget), location.href.replace(/#.*/, "") + write(this.#state), this.words);
  };
}
