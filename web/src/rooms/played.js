/**
 * The base class of rooms that play a run: the texts and the step in the link, a stage with the player and its keys,
 * notes on problems, printing and sharing. Subclasses define the state, make a case from it, and fill the views.
 */
import { render } from "lit-html";
import { signal } from "@preact/signals-core";
import { keepInSignals, Turns } from "../kit/turns.js";
import * as fields from "../run/fields.js";
import { linkTo, longestText, start, taken } from "../run/link.js";
import { Printing } from "./printing.js";
import { Tasks } from "../run/tasks.js";
import { written } from "../subjects/subject.js";
import { html } from "../texts/html.js";
import { Announcer } from "../views/announcer.js";
import { playerKeys } from "../views/keys.js";
import { Session } from "../views/session.js";
import { Notes } from "./notes.js";
import { Presentation } from "./presentation.js";
import { act, showChosen } from "./stage.js";
import { help, tools } from "./tools.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { InRoom } from "../subjects/subject.js" */
/** @import { Stepper } from "../views/stage/stepper.js" */
/** @import { SceneView } from "../views/view.js" */
/** @import { Page, Room } from "./rooms.js" */

/** The state common to all such rooms. A step of null is the end of the run. @typedef {{ edition: string, step: number | null }} Shown */
/**
 * Drawing besides the run, in three turns: immediately, with everything in sight, and when typing pauses.
 * @typedef {{ first: () => void, then: () => void, idle: () => void }} Parts
 */
/**
 * The case made from the state.
 * @typedef {{ scene: Scene | null, played?: Scene | null, steps: number, announced: any, note?: import("../run/fields.js").Note | null, faults?: import("../views/stage/why.js").Fault[] }} Case
 */

/** Longer texts are answered when typing has rested for this many milliseconds. */
const rest = 200;
/** Milliseconds of rest in typing before the answer is announced. */
const quiet = 900;

/**
 * @template {Shown} State
 * @template {Case} Made
 * @implements {Room}
 * @extends {Session<State, Made>}
 */
export class Played extends Session {
  /** Work that follows the drawing, piece by piece. */
  tasks = new Tasks();
  /** The timer for a pause in typing. */
  #rest = new Tasks();
  turns = new Turns();
  /** The current drawing; typed: during typing. @type {import("@preact/signals-core").Signal<{ typed: boolean, parts: Parts | null } | null>} */
  #drawn = signal(null);
  /** True while the room is visible. */
  #visible = false;
  /** @type {Announcer | null} */
  #announcer = null;
  /** @type {SceneView[]} */
  #scenes = [];
  /** True in presentation mode. */
  presents = false;
  /** The views in the visible part of the window. @type {Set<Element>} */
  #inSight = new Set();
  /** Removes the listeners on the page. */
  #release = () => {};
  /** @type {InRoom | null} */
  #subject;

  /**
   * @param {HTMLElement} place @param {Page} page
   * @param {object} of
   * @param {string} of.name of the room and of its words
   * @param {State} of.first the state of an empty link
   * @param {InRoom | null} [of.subject] its subject, if it has a record
   * @param {string[]} [of.more] additional parts of the catalogue; the room works without those that can't be loaded
   * @param {number} [of.longText] texts longer than this are answered when typing pauses
   */
  constructor(place, page, { name, first, subject = null, more = [], longText = Infinity }) {
    super(place, page.words, { ...first });
    keepInSignals(this, "state", "case");
    this.first = first;
    this.#subject = subject;
    this.page = page;
    this.editions = page.engine?.editions() ?? page.baked?.editions ?? [];
    this.name = name;
    this.more = more;
    this.longText = longText;
    this.presentation = new Presentation(document.createElement("div"), this.words, () => this.present(false));
    this.notes = new Notes(
      this.words,
      () => this.kept,
      (content) => this.hand("uri-notices", content),
    );
    this.printing = new Printing(place, this.words, () => ({
      ...this.sheet,
      address: location.href.replace(/#.*/, "") + this.link,
    }));
    if (page.engine) this.printing.prepare();
    const { turns } = this;
    const drawn = () => this.#drawn.value;
    turns.follow("now", drawn, ({ parts }) => parts?.first());
    turns.follow("sight", drawn, ({ parts }) => parts?.then());
    turns.follow("sight", drawn, ({ typed }) => this.handRun(typed ? (view) => this.#inSight.has(view) : undefined));
    turns.follow("rest", drawn, ({ typed }) => typed && this.handRun());
    turns.follow("rest", drawn, ({ parts }) => parts?.idle());
  }

  /** Other rooms open only with an engine; the Resolve room opens before. */
  get engine() {
    return /** @type {Engine} */ (this.page.engine);
  }

  /** Shows a link, using open(). @param {import("../run/link.js").Link} _link */
  show(_link) {
    throw new Error("a room has to read its links");
  }

  /** The subject, if it has a record. */
  get subject() {
    return this.#subject;
  }

  /** The fields of the subject. @returns {fields.Schema} */
  get schema() {
    return this.subject?.fields ?? {};
  }

  /** The names of the current texts, which are fields of the state and of the link. @returns {string[]} */
  get texts() {
    return Object.keys(this.schema).filter((name) => this.schema[name].text);
  }

  /** The state for the link, as displayed. @returns {Record<string, any>} */
  get chosen() {
    return this.state;
  }

  /** The other fields of the link. @returns {Record<string, string | null>} */
  get fields() {
    const choices = Object.entries(this.schema).filter(([, { text }]) => !text);
    return fields.writeFields(Object.fromEntries(choices), this.chosen);
  }

  /** The ids of the specs. */
  get ids() {
    return this.editions.map(({ id }) => id);
  }

  /**
   * Reads a link by the room's own fields and the common ones.
   * @template {fields.Schema} S @param {S} own @param {import("../run/link.js").Link} link
   * @param {import("../run/engine.js").Option[]} [options]
   */
  read(own, link, options = []) {
    const schema = {
      ...own,
      edition: fields.edition(this.ids, this.first.edition, start.edition),
      step: fields.step(),
      mode: fields.oneOf(/** @type {const} */ (["presentation"]), ""),
    };
    const read = taken(schema, link, options);
    const texts = this.subject?.texts ?? [];
    const some = texts.some((name) => read.given.has(name));
    const lacking = texts.filter((name) => some && !read.given.has(name));
    Object.assign(read.values, Object.fromEntries(lacking.map((name) => [name, ""])));
    return read;
  }

  /** Draws the stage, empty. @returns {unknown} */
  stage() {
    throw new Error("a room has to have a stage");
  }

  /** Adds listeners to the stage. */
  listen() {}

  /** True if a state needs the whole algorithm, which is otherwise shown only on request. @param {State} state @param {string} mode */
  needsSteps({ step }, mode) {
    return step !== null || mode !== "";
  }

  /** Called when the whole algorithm appears, or disappears. @param {boolean} _whole */
  turn(_whole) {
    this.handRun();
  }

  /** Asks the engine, and redraws everything. @param {boolean} [_typed] whether the change is typing in progress @returns {unknown} */
  ask(_typed) {
    throw new Error("a room has to ask for something");
  }

  /** Called after each handRun(): updates the views without a run, such as the text boxes. @param {Made} _of */
  handRest(_of) {}

  /** Swaps two texts, if the room has two. */
  swap() {}

  /** Puts the texts of one of the stage's questions into the boxes. @param {import("./resolvechips.js").Chip} _chip */
  way(_chip) {}

  /** The lists of its examples. @returns {import("../views/dialogs/lists.js").Group[]} */
  get lists() {
    throw new Error("a room has to have examples");
  }

  /** The texts on a handout, with their names. @returns {[name: string, text: string][]} */
  get printed() {
    throw new Error("a room has to say what is printed");
  }

  /** The sentences on a handout, besides the run; null: none. @returns {import("../views/dialogs/handout.js").Told | null} */
  get told() {
    return null;
  }

  /** The content of a printout. @returns {Omit<import("./printing.js").Sheet, "address">} */
  get sheet() {
    return { scene: this.case?.scene ?? null, faults: this.case?.faults ?? [], texts: this.printed, told: this.told };
  }

  /** The room's content for an element; null without such a view. @returns {import("../embed/tags.js").Lone | null} */
  get lone() {
    const { subject } = this;
    if (!subject || !("label" in subject)) return null;
    const of = /** @type {import("../subjects/subject.js").Subject} */ (subject);
    const attributes = written(of, /** @type {any} */ ({ ...this.state, ...this.chosen }));
    return { view: of.id, attributes, label: of.label(this.words, this.state) };
  }

  /** @param {string} name */
  textOf(name) {
    return /** @type {string} */ (/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.state))[name]);
  }

  /** The names of the texts too long for a link. */
  get #long() {
    return this.texts.filter((name) => this.textOf(name).length > longestText);
  }

  /** True if the texts are answered only when typing pauses. */
  get isLong() {
    return this.texts.some((name) => this.textOf(name).length > this.longText);
  }

  get title() {
    return this.texts
      .filter((name) => name !== "base")
      .map((name) => this.textOf(name))
      .filter(Boolean)
      .join(" – ");
  }

  get link() {
    return this.linkAt(this.state.step);
  }

  /** @param {number | null} step */
  linkAt(step) {
    const { edition } = this.state;
    const long = this.#long;
    const texts = Object.fromEntries(this.texts.map((name) => [name, long.includes(name) ? null : this.textOf(name)]));
    return linkTo(this.name, {
      ...texts,
      omitted: long.join(",") || null,
      ...this.fields,
      edition,
      step: step === null ? null : String(step),
      mode: this.presents ? "presentation" : null,
    });
  }

  /** The texts that are too long for the link, by name. @returns {Record<string, string> | null} */
  get kept() {
    return this.#long.length ? Object.fromEntries(this.#long.map((name) => [name, this.textOf(name)])) : null;
  }

  /** @param {boolean} lost */
  unkept(lost) {
    this.notes.unkept(lost);
  }

  get tools() {
    return tools({
      words: this.words,
      place: this.place,
      ...this.offered,
      share: {
        link: () => this.link,
        stepLink: () => this.linkAt(this.step),
        engine: () => this.page.engine,
        presenting: () => this.presents,
        ...this.shared,
      },
      present: (on) => this.present(on),
      print: () => this.printing.print(),
    });
  }

  /** The examples, and how to pick one if they aren't links. @returns {Pick<import("./tools.js").Has, "examples" | "pick" | "called">} */
  get offered() {
    return { examples: () => ({ groups: this.lists }), called: true };
  }

  /** The content for an element to be pasted elsewhere. @returns {Partial<import("./sharing.js").Content>} */
  get shared() {
    return { lone: () => (this.words.has(`${this.name}:title`) ? this.lone : null) };
  }

  /** Turns presentation mode on or off. @param {boolean} on */
  present(on) {
    this.presents = on;
    this.presentation.show(on);
    this.page.changed();
  }

  /** Shows a state. @param {State} state @param {Note[]} notes on invalid values @param {import("../run/link.js").State["mode"]} mode */
  open(state, notes, mode) {
    showChosen(this.needsSteps(state, mode));
    this.presents = mode === "presentation";
    this.presentation.show(this.presents);
    this.state = state;
    this.notes.begin(notes);
    this.#visible = true;
    this.#begin();
  }

  /** True if the requested spec exists. @param {{ edition?: string }} asked */
  knows({ edition }) {
    return this.editions.some(({ id }) => id === edition);
  }

  hide() {
    this.#visible = false;
    this.tasks.cancel();
    this.#rest.cancel();
    this.#release();
    this.presentation.show(false);
  }

  /** Shows the state, after creating the stage. */
  async #begin() {
    const { words, place } = this;
    const parts = [this.name, ...this.more].filter((part) => !words.settled(part));
    if (parts.length) await Promise.allSettled(parts.map((part) => words.need(part)));
    if (!this.#scenes.length && !words.has(`${this.name}:title`))
      return render(html`<p role="alert">${words.say("ui:not-fetched")}</p>`, place); // nothing has a name without words
    if (!this.#visible) return;
    if (!this.#scenes.length) this.make();
    this.#release();
    this.#release = playerKeys(document, /** @type {Stepper} */ (this.find("uri-stepper")), {
      help: () => help(this.place, this.words),
    });
    const asked = this.ask();
    if (asked instanceof Promise) await asked;
    this.beyond();
  }

  /** Creates the stage, and adds listeners. */
  make() {
    const { place } = this;
    place.classList.add("staged"); // a :has() selector for a stage would check the whole page at every key
    if (!place.querySelector(".stage")) render(this.stage(), place); // the page's first HTML contains the first room's stage
    this.#announcer = new Announcer(place.appendChild(document.createElement("div")));
    place.append(this.presentation.place);
    this.#scenes = [...place.querySelectorAll("[data-scene]")].map((view) => /** @type {SceneView} */ (view));
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#inSight[isIntersecting ? "add" : "delete"](target);
    });
    for (const view of this.#scenes) observer.observe(view);
    act(
      place,
      () => this.swap(),
      (chip) => this.way(chip),
    );
    this.on("step", (step, from) => {
      this.go(step);
      if (!from.closest(".panes")) this.find(".panes").scrollIntoView({ block: "nearest" }); // scroll to the panes
    });
    this.on("edition", ({ edition }) => this.choose(edition));
    this.on("steps", (whole) => this.turn(whole));
    this.listen();
  }

  /** Also changes the link. @param {Partial<State>} change */
  set(change) {
    super.set(change);
    this.page.changed();
  }

  /** Switches to another spec. @param {string} edition */
  choose(edition) {
    this.change(/** @type {Partial<State>} */ ({ edition }));
  }

  /** Changes the texts or the spec. @param {Partial<State>} change @param {boolean} [typed] whether the change is typing in progress */
  change(change, typed) {
    this.set({ ...change, step: null });
    this.notes.begin([]);
    this.tasks.cancel();
    this.#rest.cancel();
    if (this.isLong) this.#rest.run([[rest, () => this.ask(typed)]]);
    else this.ask(typed);
    this.#announcer?.say(() => this.announced, quiet);
  }

  /** The announcement after typing. */
  get announced() {
    return this.case?.announced ?? "";
  }

  /** True if the case belongs to the current state. */
  get isAnswered() {
    return this.case !== null;
  }

  /** If the link's step is past the end, show the end and say so. */
  beyond() {
    const { step } = this.state;
    const total = this.case?.steps ?? 0;
    if (!this.isAnswered || step === null || step <= total) return;
    this.state.step = null;
    this.notes.add("link-step-beyond", { value: this.words.number(step), total: this.words.number(total) });
  }

  /** Makes a case the current one. If it has no answer, a note says why. @param {Made} made @returns {Made} */
  hold(made) {
    this.case = made;
    if (made.note) this.notes.begin([made.note]);
    return made;
  }

  /**
   * Draws the answer and everything that depends on it. During typing, the text is drawn first, a frame later
   * everything in sight, and the rest, including other software's answers, when typing pauses; for long texts, each
   * part is a task of its own.
   * @param {boolean} typed @param {Parts | null} [parts] besides the views of the run
   */
  draw(typed, parts = null) {
    this.tasks.cancel();
    this.turns.pace = this.isLong ? "long" : typed ? "typed" : "chosen";
    this.#drawn.value = { typed, parts };
  }

  get scenes() {
    return this.#scenes;
  }

  /** @param {(view: SceneView) => boolean} [wanted] */
  handRun(wanted) {
    super.handRun(wanted);
    if (this.case) this.handRest(this.case);
  }

  /** @param {string} selector */
  find(selector) {
    return /** @type {HTMLElement} */ (this.place.querySelector(selector));
  }
}
