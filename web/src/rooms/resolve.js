/**
 * The Resolve room: two texts, and everything that follows from them. It holds the
 * state, makes a case of it whenever it changes, and hands the views what they show.
 * What the eye is on comes first; the rest follows piece by piece.
 */
import { render } from "lit-html";
import { Case, isLong } from "../cases/case.js";
import { chosen, inOneLine, known, omittedOf, optionsOf, start, stateOf, write } from "../run/link.js";
import { settled } from "../run/sequence.js";
import { Printing } from "./printing.js";
import { Tasks } from "../run/tasks.js";
import { html } from "../texts/html.js";
import { Announcer } from "../views/announcer.js";
import "../views/stage/components.js";
import "../views/stage/dots.js";
import "../views/stage/field.js";
import { playerKeys } from "../views/keys.js";
import "../views/stage/resolution.js";
import "../views/stage/stepper.js";
import { demand } from "../views/dialogs/demand.js";
import "../views/stage/target.js";
import { risksOf, whyOf } from "../views/stage/why.js";
import "../views/stage/years.js";
import { pageStyles } from "../views/later.js";
import { closedStep } from "../run/opened.js";
import { groupsBy } from "../views/view.js";
import { Cards } from "./cards.js";
import { Exercise } from "./exercise.js";
import { Notes } from "./notes.js";
import { watchKeyboard } from "./screenkeyboard.js";
import { chosen as keptLibraries } from "../libraries/mine.js";
import { Others } from "./others.js";
import { Presentation } from "./presentation.js";
import { help, tools } from "./tools.js";
import { act, leadToCompare, leadToScheme, markWay, namePanes, stage } from "./stage.js";
import { Undo } from "./undo.js";

/** @typedef {import("../run/engine.js").Example} Example */
/** @typedef {import("../run/link.js").State} State */
/** @typedef {import("../views/stage/field.js").Field} Field */
/** @typedef {import("../views/stage/stepper.js").Stepper} Stepper */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} ContentView */
/** @typedef {import("./rooms.js").Page} Page */
/** @typedef {import("./rooms.js").Room} Room */

/** So long typing has to rest before long texts are explained, in milliseconds. */
const rest = 200;
/** So long typing has to pause for what need not follow each key. */
const pause = 50;
/** So long typing has to rest before the answer is announced. */
const quiet = 900;

const fields = /** @type {const} */ (["base", "reference"]);

groupsBy((words) => Promise.all([import("../views/stage/grouped.js"), pageStyles(), words.need("machine")]));

/** @implements {Room} */
export class Resolve {
  /** @type {State} */
  #state = { ...start };
  /** @type {Notes} */
  #notes;
  /** @type {Case | null} */
  #case = null;
  /** The edition whose run stands beside the chosen one's, where their answers differ. */
  #beside = "";
  /** The text box that has the focus. @type {"base" | "reference" | null} */
  #focus = null;
  /** What other software makes of the texts. @type {Others} */
  #others;
  /** What each field shows. @type {Map<string, string>} */
  #fields = new Map();
  /** What was looked for in the stage, by its selector. @type {Map<string, HTMLElement>} */
  #found = new Map();
  /** The views that the window shows a part of. @type {Set<Element>} */
  #inSight = new Set();
  #tasks = new Tasks();
  /** @type {Exercise} */
  #exercise;
  /** Whether texts are being put into both boxes. */
  #putting = false;
  /** @type {Undo} */
  #undo;
  /** Leaves alone what belongs to the whole page: the player's keys, the keyboard on the screen. */
  #release = () => {};

  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    this.place = place;
    this.page = page;
    this.words = page.words;
    this.editions = page.engine?.editions() ?? page.baked?.editions ?? [];
    this.options = optionsOf(this.editions);
    if (!place.querySelector(".stage")) render(stage(this.words), place); // the first HTML of the page has it
    act(place, this.#swap, ({ base, reference }) => this.#put({ base, reference }));
    this.scenes = /** @type {SceneView[]} */ ([...place.querySelectorAll("[data-scene]")]);
    this.stepper = /** @type {Stepper} */ (this.#find("uri-stepper"));
    this.announcer = new Announcer(place.appendChild(document.createElement("div")));
    this.cards = new Cards(place, this.words);
    this.presentation = new Presentation(place.appendChild(document.createElement("div")), this.words, () =>
      this.#presenting(false),
    );
    this.printing = new Printing(place, this.words, () => ({
      scene: this.#exercise.hides ? null : (this.#case?.scene ?? null), // an exercise prints no solution
      asked: this.#exercise.sheet,
      editions: this.editions,
      faults: this.#case?.faults ?? [],
      address: location.href.replace(/#.*/, "") + this.link,
    }));
    if (page.engine) this.printing.prepare();
    this.#undo = new Undo(
      place,
      (name) => this.#field(name),
      (from, to) => this.#follow(from, to),
    );
    this.#others = new Others({
      place,
      page,
      state: () => this.#state,
      case: () => this.#case,
      answered: () => {
        this.#years();
        if (this.#others.elsewhere) this.#why();
      },
      note: ({ id, args, count }) => this.#notes.add(id, args, count),
    });
    this.#notes = new Notes(
      page.words,
      () => this.kept,
      (content) => this.#hand("uri-notices", content),
    );
    this.#exercise = new Exercise(place, page.words, {
      engine: () => page.engine,
      go: (step) => this.#go(step),
      next: (asked) =>
        page.replace(() => this.#change(this.#knows(asked) ? asked : { ...asked, edition: start.edition })),
      leave: () => this.#unasked(),
      print: () => this.printing.print(),
      unfetched: () => this.#unfetched(),
    });
    this.#listen();
  }

  get link() {
    return write(this.#state);
  }

  get title() {
    const { base, reference } = this.#state;
    return [reference, base].filter(Boolean).join(" ← ");
  }

  get kept() {
    return omittedOf(this.#state);
  }

  /** @param {boolean} lost */
  unkept(lost) {
    this.#notes.unkept(lost);
  }

  get tools() {
    const { words, page } = this;
    const examples = () => {
      const all = page.engine?.examples({});
      return {
        examples: Array.isArray(all) ? all : [],
        editions: this.editions,
        chosen: this.#state.edition,
        options: this.#state.options,
      };
    };
    const share = {
      link: () => this.link,
      stepLink: () => write({ ...this.#state, step: this.#step }),
      state: () => this.#state,
      engine: () => page.engine,
      presenting: () => this.#state.mode === "presentation",
    };
    return tools({
      words,
      place: this.place,
      examples,
      pick: this.#picked,
      share,
      present: (on) => this.#presenting(on),
      print: () => this.printing.print(),
    });
  }

  /** @param {import("../run/link.js").Link} link */
  show(link) {
    const { state, notes } = stateOf(link);
    const lines = inOneLine(settled(state));
    const options = known(state.options, this.options);
    this.#state = { ...lines.state, options: options.options, libraries: lines.state.libraries ?? keptLibraries() };
    const said = [...notes, ...lines.notes, ...options.notes];
    if (!this.#knows(this.#state)) {
      said.push({ id: "link-edition", args: { value: this.#state.edition }, count: 1 });
      this.#state.edition = start.edition;
    }
    this.#notes.begin(said);
    this.presentation.show(state.mode === "presentation");
    if (state.mode === "predict") this.#exercise.ask(this.#state, this.#case);
    else this.#exercise.end(this.#case);
    this.#release();
    const releases = [
      playerKeys(document, this.stepper, { help: () => help(this.place, this.words) }),
      watchKeyboard(this.place),
    ];
    this.#release = () => releases.forEach((release) => release());
    this.#resolve(false);
    this.#beyond();
  }

  /** Whether there is the edition that is asked for. @param {Partial<State>} asked */
  #knows({ edition }) {
    return this.editions.some(({ id }) => id === edition);
  }

  hide() {
    this.#tasks.cancel();
    this.#release();
    this.presentation.show(false);
    this.#exercise.end(this.#case);
  }

  /** The engine is there: what was typed meanwhile is answered. */
  arrived() {
    const { engine } = this.page;
    if (!engine) return;
    this.editions = engine.editions();
    this.options = optionsOf(this.editions);
    this.printing.prepare();
    const early = this.#case;
    if (early?.scene && early.isOf(this.#state)) {
      early.complement(this.#source); // a run that is being played goes on
      if (this.#state.open !== null) {
        early.open(this.#state.open);
        this.#play();
      }
      this.#above();
      this.#years();
      this.cards.show(early);
      this.#tasks.run([[pause, () => this.#neighbours()]]);
    } else {
      this.#resolve(false);
      this.#beyond();
    }
  }

  get #source() {
    const { engine, baked, words } = this.page;
    return { engine, baked, words, editions: this.editions };
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#state.step ?? total, total);
  }

  #listen() {
    /** @param {string} name @param {(detail: any, target: Element) => void} act */
    const on = (name, act) =>
      this.place.addEventListener(`uriscope:${name}`, (event) =>
        act(/** @type {CustomEvent} */ (event).detail, /** @type {Element} */ (event.target)),
      );
    on("text", (text, field) => this.#putting || this.#change({ [field.getAttribute("name") ?? ""]: text }, true));
    on("step", (step) => this.#go(step));
    on("open", (step) => this.#open(step));
    on("edition", ({ edition }) => this.#change({ edition }));
    on("option", (option) => this.#change({ options: chosen({ ...this.#state.options, ...option }, this.options) }));
    on("mend", ({ name, text }) => {
      this.page.replace(() => this.#field(name).replace(text));
      if (!matchMedia("(pointer: coarse)").matches) this.#field(name).input.focus({ preventScroll: true }); // the button is gone
    });
    on("use", (base) => this.page.replace(() => this.#field("base").replace(base)));
    on("forms", () => this.#forms());
    on("libraries", async () => (await this.#others.open()) || this.#unfetched());
    on("parting", (edition) => {
      this.#beside = edition;
      this.#years();
    });
    for (const type of ["focusin", "focusout"])
      this.place.addEventListener(type, (event) => this.#focused(/** @type {FocusEvent} */ (event)));
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#inSight[isIntersecting ? "add" : "delete"](target);
    });
    for (const view of this.scenes) observer.observe(view);
  }

  /** Shows the other ways to write the target. */
  async #forms() {
    const [module] = await demand(import("../views/dialogs/forms.js"), this.words, ["compare"]).catch(() => []);
    if (!module) this.#unfetched();
    else if (this.#case?.scene?.explanation.target)
      module.forms(/** @type {SceneView} */ (this.#find("uri-target")), this.words, this.#case);
  }

  /** The fault of the text that is being worked on is told first. @param {FocusEvent} event */
  #focused({ type, target }) {
    const name = target instanceof HTMLInputElement ? target.closest("uri-field")?.getAttribute("name") : null;
    this.#focus = type === "focusin" && (name === "base" || name === "reference") ? name : null;
    if (name && (this.#case?.faults.length ?? 0) > 1) this.#why();
  }

  #picked = (/** @type {Record<string, string>} */ picked) => {
    const { base = this.#state.base, input, edition = this.#state.edition, ...options } = picked;
    this.#put({
      base,
      reference: input,
      edition,
      options: chosen({ ...this.#state.options, ...options }, this.options),
    });
  };

  #swap = () => this.#put({ base: this.#state.reference, reference: this.#state.base });

  /** Puts texts in the place of those that are there: one entry in the history, and for Ctrl+Z one act. @param {Pick<State, "base" | "reference"> & Partial<State>} change */
  #put(change) {
    const before = this.#state;
    this.page.replace(() => {
      this.#putting = true;
      for (const name of fields) this.#field(name).replace(change[name]);
      this.#putting = false;
      this.#change(change);
    });
    this.#undo.note(before, this.#state);
  }

  /** The texts of an act were taken back, or put there again: so is the edition, unless another one was chosen. @param {State} from @param {State} to */
  #follow(from, to) {
    const { edition, options } = this.#state;
    if (edition !== from.edition || options !== from.options || (edition === to.edition && options === to.options))
      return;
    this.#change({ edition: to.edition, options: to.options });
  }

  /** Large type and nothing but the stage, or all of the page. @param {boolean} on */
  #presenting(on) {
    this.#unasked();
    this.#state.mode = on ? "presentation" : "";
    this.presentation.show(on);
    this.page.changed();
  }

  /** Nothing is asked any more. */
  #unasked() {
    Object.assign(this.#state, { mode: "", predict: "", exercises: [], series: undefined });
    this.#exercise.end(this.#case);
    this.page.changed();
  }

  /** @param {Partial<State>} change @param {boolean} [typed] whether it is what somebody is typing now */
  #change(change, typed = false) {
    this.#state = { ...this.#state, ...change, step: null, open: null };
    this.#notes.begin([]);
    this.page.changed();
    if (isLong(this.#state)) this.#tasks.run([[rest, () => this.#resolve(typed)]]);
    else this.#resolve(typed);
    this.announcer.say(() => (this.#exercise.hides ? "" : (this.#case?.announced(this.#focus) ?? "")), quiet);
  }

  /** Opens a step, so that its lines are steps, and goes to the first of them; or closes the one that is open. @param {number | null} open from 1 */
  #open(open) {
    const closed = this.#case?.played ? closedStep(this.#case.played, this.#step) : 0;
    this.#state.open = open;
    this.#case?.open(open);
    this.#go(open !== null && this.#case?.played?.opened ? open : closed);
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    this.#state.step = step === this.#case?.steps ? null : step;
    this.page.changed();
    this.#play();
    this.#texts();
  }

  /** Asks the engine, and has everything drawn. @param {boolean} typed */
  #resolve(typed) {
    this.#tasks.cancel();
    const { edition } = this.#state;
    if (!this.words.asked(edition)) {
      const resolve = () => {
        this.#resolve(typed);
        this.#beyond();
      };
      this.words.need(edition).then(resolve, resolve);
      return;
    }
    this.#case = new Case(this.#source, this.#state);
    this.#case.open(this.#state.open);
    this.#group();
    if (this.#state.mode === "predict") this.#exercise.ask(this.#state, this.#case);
    markWay(this.place, this.#state);
    if (this.#case.error) this.#notes.begin([{ id: "engine", args: { message: this.#case.error }, count: 1 }]);
    if (isLong(this.#state)) {
      this.#tasks.run([
        [0, () => this.#above()],
        [0, () => this.#play()],
        [0, () => this.#years()],
        [0, () => this.#neighbours()],
      ]);
    } else if (typed) {
      this.#typed();
      // Why, the years and the panes come a frame later: the eye is on what is typed. What is
      // not in sight, or is asked of others, follows when the typing pauses.
      this.#tasks.run([
        ["frame", () => this.#inView()],
        [pause, () => this.#play()],
        [0, () => this.#neighbours()],
      ]);
    } else {
      this.#above();
      this.#years();
      this.#play();
      this.#tasks.run([[pause, () => this.#neighbours()]]);
    }
  }

  /** The texts, the target, and why. */
  #above() {
    this.#typed();
    this.#notes.show();
    this.#why();
  }

  /** The target and the texts: a field that keeps its caret in sight has everything laid out, and so comes last. */
  #typed() {
    this.#play((view) => view.localName === "uri-target");
    this.#texts();
  }

  #texts() {
    const of = this.#case;
    if (!of) return;
    for (const name of fields) {
      const content = of.field(name, this.#step);
      const key = JSON.stringify([content.edition, content.text, content.reads, content.said, content.waiting]);
      if (this.#fields.get(name) !== key) this.#hand(`uri-field[name=${name}]`, content);
      this.#fields.set(name, key);
    }
  }

  #why() {
    const of = this.#case;
    if (!of) return;
    if (of.later(() => of === this.#case && this.#above())) return;
    const browser = this.#others.elsewhere;
    if (of.scene && (browser || risksOf(of.scene).length) && !this.words.asked("remarks")) {
      const again = () => of === this.#case && this.#why();
      this.words.need("remarks").then(again, again);
    }
    this.#hand("uri-why", {
      ...whyOf(of.scene, of.edition, this.words.say(of.error ? "page:unanswered" : "ui:waiting")),
      browser,
      astray: this.#others.astray,
      faults: of.faults,
      focus: this.#focus,
    });
  }

  #inView() {
    this.#notes.show();
    this.#why();
    this.#years();
    this.#play((view) => this.#inSight.has(view));
  }

  /** Something that was asked for could not be fetched. */
  #unfetched() {
    this.#notes.add("not-fetched");
  }

  /** Says where a link asks for a step beyond the end; that is shown. What is shown as yet may be another case, until this one has its words. */
  #beyond() {
    const { step } = this.#state;
    const total = this.#case?.steps ?? 0;
    if (!this.#case?.scene || !this.#case.isOf(this.#state) || step === null || step <= total) return;
    this.#state.step = null;
    this.#notes.add("link-step-beyond", { value: this.words.number(step), total: this.words.number(total) });
  }

  /** The answers of all editions, and of others. */
  #years() {
    const answers = this.#case?.answers ?? [];
    const { edition: chosen, options } = this.#state;
    const differs = answers.some(({ edition, same }) => edition === this.#beside && !same);
    this.#hand("uri-years", {
      editions: this.editions,
      answers,
      chosen,
      options,
      parting: this.#beside,
      sides: differs ? (this.#case?.beside(this.#beside) ?? null) : null,
      neighbours: this.#others.neighbours,
      libraries: this.#others.libraries,
    });
  }

  /** Gives the panes what a run in groups has in the places of components and buffers. */
  #group() {
    const { scene } = this.#case ?? {};
    const stage = this.#find(".stage");
    if (!scene || scene.inGroups === "groups" in stage.dataset) return;
    if (scene.inGroups) stage.dataset.groups = "";
    else delete stage.dataset.groups;
    namePanes(stage, this.words, scene.inGroups);
  }

  /** What leads to other rooms, and what others make of the texts. */
  #neighbours() {
    const of = this.#case;
    if (of) leadToScheme(/** @type {HTMLAnchorElement} */ (this.#find(".below > .client")), of);
    if (of) leadToCompare(/** @type {HTMLAnchorElement} */ (this.#find(".below > .compared")), of);
    return this.#others.ask();
  }

  /**
   * Hands scene and step to the views, or to some of them.
   * @param {(view: SceneView) => boolean} [wanted]
   */
  #play(wanted) {
    for (const view of this.scenes) {
      if (wanted && !wanted(view)) continue;
      view.scene = this.#case?.played ?? null;
      view.step = this.#step;
    }
    if (!wanted) this.cards.show(this.#case);
  }

  /** Hands a view what it shows. @param {string} view @param {unknown} content */
  #hand(view, content) {
    const element = /** @type {ContentView} */ (this.#find(view));
    element.words = this.words;
    element.content = content;
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {Field} */ (this.#find(`uri-field[name=${name}]`));
  }

  /** An element of the stage, all of which stay for good. @param {string} selector */
  #find(selector) {
    const found = this.#found.get(selector) ?? /** @type {HTMLElement} */ (this.place.querySelector(selector));
    this.#found.set(selector, found);
    return found;
  }
}
