/**
 * The Resolve room: two texts, and everything that follows from them. It holds the state, makes a case of it after each
 * change, and fills the views: first those in focus, then the rest, piece by piece.
 */
import { batch, signal } from "@preact/signals-core";
import { Case, isLong } from "../cases/case.js";
import { whyOf } from "../cases/why.js";
import { addressOf, chosen, inOneLine, optionsIn, optionsOf, start, stateOf, write } from "../run/link.js";
import { attributeOf } from "../run/attribute.js";
import { settled } from "../run/sequence.js";
import "../views/stage/fault.js";
import "../views/stage/stage.js";
import { demand } from "../views/dialogs/demand.js";
import { pageStyles } from "../views/later.js";
import { who } from "../views/stage/who.js";
import { withoutMarks } from "../texts/marks.js";
import { showsSteps } from "../views/session.js";
import { Telling } from "../views/telling.js";
import { groupsBy } from "../views/view.js";
import { isUntouched } from "./brought.js";
import { Cards } from "./cards.js";
import { Changes } from "./changes.js";
import { Exercise } from "./exercise.js";
import { Expecting } from "./expecting.js";
import { chosen as keptLibraries } from "../libraries/mine.js";
import { Nearby } from "./nearby.js";
import { Others } from "./others.js";
import { Played } from "./played.js";
import { RelativeBase } from "./relativebase.js";
import { copy } from "../views/copy.js";
import { leadToCompare, leadToScheme, markWay, nameBoxes, markLack, namePanes, showChosen, stage } from "./stage.js";
import { Undo } from "./undo.js";

/** @import { State } from "../run/link.js" */
/** @import { Field } from "../views/stage/field.js" */
/** @import { Years } from "../views/stage/years.js" */
/** @import { SceneView } from "../views/view.js" */
/** @import { Page } from "./rooms.js" */

const fields = /** @type {const} */ (["base", "reference"]);

groupsBy((words) => Promise.all([import("../views/stage/grouped.js"), pageStyles(), words.need("machine")]));

/** The state outside exercises. @type {Pick<State, "mode" | "predict" | "exercises" | "series">} */
const unasked = { mode: "", predict: "", exercises: [], series: undefined };

/** @extends {Played<State, Case>} */
export class Resolve extends Played {
  /** Incremented when errors must be described again: another box has the focus, or their words are loaded. */
  #told = signal(0);
  /** The spec whose run is shown next to the current one's, if their answers differ. */
  #beside = signal("");
  /** Other software's answers for the texts. @type {Others} */
  #others;
  /** Elements of the stage, by selector. @type {Map<string, HTMLElement>} */
  #found = new Map();
  /** @type {Exercise} */
  #exercise;
  /** The expected target. @type {Expecting} */
  #expecting;
  /** True while texts are being put into both boxes. */
  #putting = false;
  /** @type {Telling} */
  #telling;
  /** True while a teacher previews exercises. The preview is one entry in the history, after the room for teachers. */
  #previews = false;
  /** @type {RelativeBase} */
  #relative;
  /** @type {Nearby} */
  #nearby;
  /** @type {Undo} */
  #undo;
  /** The changed lines. @type {Changes} */
  #changes;
  /** The property that the boxes' labels name; null: a reference is resolved. @type {string | null} */
  #set = null;

  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    super(place, page, { name: "page", first: start });
    this.options = optionsOf(this.editions);
    this.make();
    this.cards = new Cards(this);
    this.#undo = new Undo(
      place,
      (name) => this.#field(name),
      (from, to) => this.#follow(from, to),
    );
    this.#telling = new Telling(this, () => this.#told.value++);
    this.#nearby = new Nearby(page.words, () => this.#told.value++);
    this.#others = new Others(this);
    this.#expecting = new Expecting(this, this.#others, () => this.#needTold());
    this.#changes = new Changes(this);
    this.#relative = new RelativeBase(this, () => this.#told.value++);
    this.#exercise = new Exercise(place, page.words, {
      engine: () => this.engine,
      go: (step) => this.go(step),
      next: (asked) => {
        const next = () => this.change(this.knows(asked) ? asked : { ...asked, edition: start.edition });
        if (this.#previews) next();
        else page.replace(next);
      },
      previews: () => this.#previews,
      leave: () => (this.#previews ? history.back() : this.#unasked()),
      print: () => this.printing.print(),
      unfetched: () => this.#unfetched(),
    });
    this.#effects();
  }

  /** Makes the stage follow the case and other software's answers. */
  #effects() {
    const { turns } = this;
    const [shown, told] = [() => this.case, () => this.#told.value];
    turns.follow("now", shown, (of) => this.#stage(of));
    turns.follow("now", told, () => this.#targetAndBoxes());
    turns.follow("sight", shown, () => this.notes.show());
    turns.follow("sight", () => {
      told();
      if (this.case) this.#tell(this.case);
    });
    turns.follow("sight", () => {
      const { neighbours, libraries, reasons } = this.#others;
      if (this.case) this.hand("uri-years", { ...this.case.years(this.#beside.value), neighbours, libraries, reasons });
    });
    turns.follow("rest", shown, (of) => this.#relative.show(of));
    turns.follow("rest", shown, (of) => {
      this.cards.show();
      leadToScheme(/** @type {HTMLAnchorElement} */ (this.find(".below .client")), of);
      leadToCompare(/** @type {HTMLAnchorElement} */ (this.find(".below .compared")), of);
    });
    turns.follow("sight", () => void this.#expecting.offer());
    turns.follow("rest", () => void this.#expecting.show());
    turns.follow("rest", () => void this.#expecting.ask());
    turns.follow("rest", () => void this.#others.ask());
  }

  stage() {
    return stage(this.words);
  }

  /** @param {number | null} step */
  linkAt(step) {
    return write({ ...this.state, step });
  }

  /** The link to the current state with an open card, outside exercises. @param {string} card */
  linkToCard(card) {
    return write({ ...this.state, mode: "", predict: "", exercises: [], series: undefined, card });
  }

  /** Without the algorithm, the story opens at the deciding step. */
  get rest() {
    return (!showsSteps() && this.case?.scene?.decided) || super.rest;
  }

  get title() {
    const { base, reference } = this.state;
    const shown = [reference, base].filter(Boolean).join(" ← ");
    const { name } = this.#changes;
    return name ? this.words.say("ui:changed:titled", { name, shown }) : shown;
  }

  get texts() {
    return [...fields];
  }

  get typed() {
    if (this.state.mode === "predict" || isUntouched(this.state)) return null;
    const { base, reference, edition, options } = this.#asked;
    const target = (this.isAnswered && this.case?.scene?.explanation.target) || null;
    return { base, reference, edition, options, target };
  }

  /** The state with the base that the engine resolved against, and with changed lines if these run. */
  get #asked() {
    const { base } = this.isAnswered && this.case ? this.case.state : this.state;
    const lines = this.case?.lineFault ? undefined : this.state.lines;
    return { ...this.state, base, of: undefined, lines };
  }

  get sheet() {
    const hides = this.#exercise.hides; // an exercise prints no solution
    return {
      scene: hides ? null : (this.case?.scene ?? null),
      asked: this.#exercise.sheet,
      editions: this.editions,
      faults: this.case?.faults ?? [],
      changed: hides ? [] : this.#changes.said,
    };
  }

  get offered() {
    const examples = () => {
      const all = this.engine?.examples({});
      const { edition: chosen, options } = this.state;
      return { examples: Array.isArray(all) ? all : [], editions: this.editions, chosen, options };
    };
    return { examples, pick: this.#picked, called: true };
  }

  get shared() {
    return { state: () => this.#asked, explanation: () => this.explanation() };
  }

  /**
   * @param {import("../run/link.js").Link} link @param {boolean} [followed]
   * @param {string} [from] the room that contains the link
   */
  show(link, followed = false, from = "") {
    const { state, notes } = stateOf(link, this.ids);
    const lines = inOneLine(settled(state));
    const options = optionsIn(state.options, this.options);
    const unused = state.mode === "predict" && lines.state.lines ? [{ id: "lines-unused", args: {}, count: 1 }] : [];
    if (unused.length) lines.state.lines = undefined;
    this.state = { ...lines.state, options: options.options, libraries: lines.state.libraries ?? keptLibraries() };
    this.#previews = state.mode === "predict" && from === "teach";
    if (state.mode === "predict") this.#exercise.ask(this.state, this.isAnswered ? this.case : null);
    else this.#exercise.end(this.case);
    this.open(this.state, [...notes, ...lines.notes, ...options.notes, ...unused], state.mode);
    /** @type {Years | null} */ (this.place.querySelector("uri-years"))?.fold?.(); // it belonged to other texts
    if (state.card) this.cards.open(state.card, followed);
  }

  hide() {
    super.hide();
    this.#exercise.end(this.case);
    if (this.#previews) this.state = { ...this.state, ...unasked }; // the way back is the room for teachers
    this.#previews = false;
  }

  /** Called when the engine is loaded: answers the current texts. */
  arrived() {
    const { engine } = this;
    if (!engine) return;
    this.editions = engine.editions();
    this.options = optionsOf(this.editions);
    this.printing.prepare();
    this.ask();
    this.beyond();
  }

  listen() {
    this.on("text", (text, box) => {
      const name = box.getAttribute("name") ?? "";
      if (!this.#putting) this.change({ [name]: name === "of" ? text || undefined : text }, true);
    });
    this.on("open", (step) => this.#open(step));
    this.on("option", (option) => this.change({ options: chosen({ ...this.state.options, ...option }, this.options) }));
    this.on("mend", ({ name, text }) => {
      this.page.replace(() => this.#field(name).replace(text));
      if (!matchMedia("(pointer: coarse)").matches) this.#field(name).input.focus({ preventScroll: true }); // the button has disappeared
    });
    this.on("instead", ({ base = this.state.base, reference = this.state.reference }) => this.put({ base, reference }));
    this.on("forms", () => this.#forms());
    this.on("use", () => this.#use());
    this.on("examples", () =>
      /** @type {import("../views/dialogs/examples.js").Examples | null} */ (
        document.querySelector("uri-examples")
      )?.show(),
    );
    this.on("differences", (at) => /** @type {Years} */ (this.find("uri-years")).show(at || this.state.edition));
    this.on("code", () => this.#code());
    this.on("explain", (button) => this.#explain(button));
    this.on("libraries", async () => (await this.#others.open()) || this.#unfetched());
    this.on("parting", (edition) => (this.#beside.value = edition));
  }

  /** @param {State} state @param {string} mode */
  needsSteps({ open }, mode) {
    return open !== null || mode !== "";
  }

  /** @param {boolean} whole */
  turn(whole) {
    const { decided } = this.case?.scene ?? {};
    if (whole && decided && this.state.step === null) this.go(decided);
    else this.handRun();
    this.#told.value++;
  }

  /** Another spec has other lines: the history keeps the changed ones. @param {string} edition */
  choose(edition) {
    if (this.state.lines) this.page.replace(() => super.choose(edition));
    else super.choose(edition);
  }

  /** Shows alternative ways to write the target. */
  async #forms() {
    const [module] = await demand(import("../views/dialogs/forms.js"), this.words, ["compare"]).catch(() => []);
    if (!module) this.#unfetched();
    else if (this.case?.scene?.explanation.target)
      module.forms(/** @type {SceneView} */ (this.find("uri-target")), this.words, this.case);
  }

  /** Shows the call that resolves the texts. */
  async #code() {
    const [module] = await demand(import("../views/dialogs/code.js"), this.words, ["code"]).catch(() => []);
    const { base, reference } = this.state;
    const { plain = null } = this.case ?? {};
    const target = (plain ?? this.case)?.scene?.explanation.target ?? null; // the calls don't know changed lines
    if (module)
      module.code(/** @type {SceneView} */ (this.find("uri-target")), this.words, { base, reference, target });
    else this.#unfetched();
  }

  /** Makes the target the base. */
  #use() {
    const target = this.case?.scene?.explanation.target;
    if (target) this.put({ base: target, reference: this.state.reference });
  }

  /** Copies the target with its reason, the verdict, and the link. @param {HTMLButtonElement} button */
  #explain(button) {
    return copy(button, this.explanation(), this.words);
  }

  /** The case as Markdown, for use elsewhere. */
  async explanation() {
    const [{ browserName, explanationOf }] = await Promise.all([import("./explanation.js"), this.#needTold()]);
    const { engine, case: of, words } = this;
    if (!engine || !of?.scene) throw new Error("there is nothing to explain yet");
    const browser = browserName(words);
    const { neighbours } = this.#others;
    const verdict = this.#others.told(browser);
    return explanationOf({ engine, of, words, verdict, neighbours, browser, link: addressOf(this.link) });
  }

  /** Loads the words for that. */
  async #needTold() {
    const { parts } = await import("./explanation.js");
    return this.words.need(...parts, ...this.editions.map(({ id }) => id));
  }

  #picked = (/** @type {Record<string, string>} */ picked) => {
    const { base = this.state.base, input, edition = this.state.edition, ...options } = picked;
    this.put({
      base,
      reference: input,
      edition,
      options: chosen({ ...this.state.options, ...options }, this.options),
    });
  };

  /** @param {import("./resolvechips.js").Chip} chip */
  way({ base, reference, edition = this.state.edition, set = "none" }) {
    const options = chosen({ ...this.state.options, set }, this.options);
    this.put({ base, reference, edition, options });
  }

  swap() {
    this.put({ base: this.state.reference, reference: this.state.base });
  }

  /** Replaces the texts, as one entry in the history, and as one action for Ctrl+Z. @param {Pick<State, "base" | "reference"> & Partial<State>} change */
  put({ base, reference, edition = this.state.edition, options = this.state.options }) {
    const of = base === this.state.base ? this.state.of : undefined;
    const change = { base, reference, edition, options, of };
    const before = this.state;
    this.page.replace(() => {
      this.#putting = true;
      for (const name of fields) this.#field(name).replace(change[name]);
      this.#putting = false;
      this.change(change);
    });
    this.#undo.note(before, this.state);
  }

  /** After undo or redo of an action's texts, restores its spec as well, unless another one was chosen. @param {State} from @param {State} to */
  #follow(from, to) {
    const { edition, options } = this.state;
    if (edition !== from.edition || options !== from.options || (edition === to.edition && options === to.options))
      return;
    this.change({ edition: to.edition, options: to.options });
  }

  /** @param {boolean} on */
  present(on) {
    this.#unasked(on ? "presentation" : "");
    super.present(on);
  }

  /** Ends the exercise. @param {State["mode"]} [mode] */
  #unasked(mode = "") {
    showChosen(mode !== "");
    this.set({ ...unasked, mode });
    this.#exercise.end(this.case);
    this.ask(); // a case of an exercise marks nothing as left out
  }

  get isLong() {
    return isLong(this.state);
  }

  /** Adds a note if a link asks for a step, or an opened one, that the run doesn't have. */
  beyond() {
    super.beyond();
    const { open } = this.state;
    if (open === null || !this.engine || !this.isAnswered || this.case?.played?.opened) return;
    this.state.open = null;
    this.notes.add("link-value", { name: "open", value: String(open), instead: "" });
  }

  /** @param {Partial<State>} change @param {boolean} [typed] */
  change(change, typed = false) {
    const { edition = this.state.edition } = change;
    const drops = edition !== this.state.edition && this.state.lines;
    super.change({ ...change, ...(drops && { lines: undefined }), open: null }, typed);
    if (drops) this.notes.add("lines-dropped");
  }

  get announced() {
    return this.#exercise.hides ? "" : (this.case?.announced(this.#telling.focus) ?? "");
  }

  /** Opens a step, so that its lines are steps, and goes to the first of them; or closes the open one. @param {number | null} open from 1 */
  #open(open) {
    const { step } = this;
    this.set({ open });
    this.go(this.case?.reopen(open, step) ?? 0);
  }

  /** @param {boolean} [typed] */
  ask(typed = false) {
    const { edition } = this.state;
    if (!this.words.settled(edition)) {
      const again = () => {
        this.ask(typed);
        this.beyond();
      };
      this.words.need(edition).then(again, again);
      return;
    }
    const { engine, baked, words } = this.page;
    const of = new Case({ engine, baked, words, editions: this.editions }, this.state, this.case);
    of.open(this.state.open);
    batch(() => {
      this.case = of;
      this.draw(typed);
    });
  }

  /** Draws the texts, the target, and the stage's labels. @param {Case} of */
  #stage(of) {
    const set = attributeOf(of.edition, of.state.options);
    this.#group();
    if (this.state.mode === "predict") this.#exercise.ask(this.state, of);
    markWay(this.place, of.state, set);
    if (of.error) this.notes.begin([{ id: "engine", args: { message: of.error }, count: 1 }]);
    this.#targetAndBoxes();
    if (set !== this.#set) nameBoxes(this.place, this.words, set);
    this.#set = set;
  }

  /** Updates the reason, and the error line below each box. @param {Case} of */
  #tell(of) {
    const verdict = of.plain ? null : this.#others.verdict; // it applies to the spec itself
    markLack(this.find(".stage"), of);
    this.#telling.show({ verdict, who, faults: [] });
    this.#relative.show(of);
    if (of.untold) return;
    const isTyped = of.isBegun && this.#telling.focus === "base";
    for (const name of this.#boxes) {
      const faults = isTyped && name === "base" ? [] : of.faults.filter((fault) => fault.name === name);
      const near = this.#nearby.of(of, name);
      this.hand(
        `uri-fault[name=${name}]`,
        whyOf({ ...of, faults }, this.words, { why: null, near }),
        of.scene && faults,
      );
    }
  }

  /** Draws the target; handRest() draws the boxes. */
  #targetAndBoxes() {
    this.handRun((view) => view.localName === "uri-target");
  }

  /** Fields come last, because keeping the caret in sight forces a layout. @param {Case} of */
  handRest(of) {
    for (const name of this.#boxes) {
      const content = of.field(name, this.reads);
      // Screen readers get the error in the displayed words.
      if (content.said) content.said = withoutMarks(this.#nearby.of(of, name)?.said ?? content.said);
      // The key leaves out the split, because it follows from the text, the spec, and the options.
      const { edition, text, reads, left, said, waiting } = content;
      const key = JSON.stringify([edition, of.state.options, text, reads, left, said, waiting]);
      this.hand(`uri-field[name=${name}]`, content, key);
    }
  }

  /** The names of the existing text boxes. */
  get #boxes() {
    return this.#relative.isMade ? /** @type {const} */ (["base", "of", "reference"]) : fields;
  }

  /** Adds a note that something couldn't be loaded. */
  #unfetched() {
    this.notes.add("not-fetched");
  }

  /** Until this case has its words, an earlier one may be on display. */
  get isAnswered() {
    return !!this.case?.scene && this.case.isOf(this.state);
  }

  /** Gives the panes their content for a run in groups, in place of components and buffers. */
  #group() {
    const { scene } = this.case ?? {};
    const stage = this.find(".stage");
    if (!scene || scene.inGroups === "groups" in stage.dataset) return;
    if (scene.inGroups) stage.dataset.groups = "";
    else delete stage.dataset.groups;
    namePanes(stage, this.words, scene.inGroups);
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {Field} */ (this.find(`uri-field[name=${name}]`));
  }

  /** @param {string} selector */
  all(selector) {
    return [this.find(selector)];
  }

  /** Finds an element of the stage. They are all permanent. @param {string} selector */
  find(selector) {
    const found = this.#found.get(selector) ?? /** @type {HTMLElement} */ (this.place.querySelector(selector));
    this.#found.set(selector, found);
    return found;
  }
}
