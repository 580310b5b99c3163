/**
 * The part of an element beyond drawing baked data: it uses the engine, which it fetches, describes errors in the
 * texts, and adds the less common views and modes. It is loaded when a text box gets the focus, or if a page asks for
 * one of these. The drawing still draws, and has the attributes.
 */
import { nothing } from "lit-html";
import { Case, isLong } from "../cases/case.js";
import { editionsOf } from "../run/editionsof.js";
import { Telling } from "../views/telling.js";
import { Answering } from "./answering.js";
import "./askingsheet.js";
import { askedOf, caseOf, keyOf, viewsOf } from "./baked.js";
import { modeOf } from "./modes.js";
import { Questioning } from "./questioning.js";
import { registry } from "./registry.js";
import { nextTask } from "./tasks.js";
import { cards, ofOne, viewsFetched } from "./views.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { State } from "../run/link.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Baked } from "./baked.js" */
/** @import { RunDrawing as Drawing } from "./element.js" */

export class Asking {
  /** @type {Answering} */
  #answering;
  /** @type {Telling} */
  #telling;
  /** @type {Note[]} */
  #notes = [];
  /** The spec to compare with the chosen one, run beside run. */
  #beside = "";
  /** @type {Questioning} */
  #questioning;

  /** @param {Drawing} drawing */
  constructor(drawing) {
    this.drawing = drawing;
    this.#answering = new Answering(drawing);
    this.#questioning = new Questioning(drawing);
    this.#telling = new Telling(drawing, () => drawing.draw());
    this.#listen();
  }

  /**
   * Shows what the attributes ask for, synchronously if everything for it is loaded.
   * @param {boolean} [typed] whether the change is typing in progress
   */
  async follow(typed = false) {
    const { drawing } = this;
    const { element, words, data } = drawing;
    const round = ++drawing.round;
    const editions = this.#engine ? editionsOf(this.#engine) : data?.editions;
    if (!editions) return data === undefined ? this.#answering.want() : undefined;
    const { asked, step, notes } = this.#answering.read(askedOf, editions);
    /** @type {State} */
    const state = { ...asked, step, open: null, mode: "", predict: "", exercises: [] };
    const views = viewsOf(element.getAttribute("view"));
    const mode = modeOf(element.getAttribute("predict"));
    if (mode?.live && !this.#engine) return void this.#answering.want();
    const late = [
      ...["attributes", "characters", state.edition]
        .filter((part) => !words.settled(part))
        .map((part) => words.need(part).catch(() => {})),
      ...(String(views) === String(drawing.views) ? [] : [viewsFetched(views, words)]),
      ...(mode && !this.#questioning.asksWith(mode.view) ? [mode.fetch(words)] : []),
    ];
    if (late.length) await Promise.all(late).then(nextTask);
    if (round !== drawing.round) return;
    [drawing.state, this.#notes, drawing.views] = [state, notes, views];
    const shown = this.#case;
    const same = shown?.scene && shown.isOf(state) && !shown.error && (shown.complete || !this.#engine);
    const of = same ? shown : (this.#asked(state) ?? shown);
    if (!of) return;
    of.open(null);
    drawing.case = of;
    this.#questioning.ask(mode, of.scene && of, keyOf(state));
    drawing.draw();
    if (drawing.tell() && !this.#questioning.hides)
      this.#answering.announce(() => this.#case?.announced(this.#telling.focus) ?? "");
    if (!this.#questioning.hides) drawing.stepped();
  }

  /** The current case, once it replaces the drawing's own. */
  get #case() {
    const of = this.drawing.case;
    return of instanceof Case ? of : null;
  }

  get #engine() {
    return this.#answering.engine;
  }

  /** @param {import("../cases/case.js").Baked | null} baked @returns {import("../cases/case.js").Source} */
  #source(baked) {
    const editions = /** @type {Edition[]} */ (
      this.#engine ? editionsOf(this.#engine) : (this.drawing.data?.editions ?? [])
    );
    return {
      engine: this.#engine,
      baked,
      editions,
      words: this.drawing.words,
      lacking: () => void this.#answering.want(),
    };
  }

  /**
   * A case from the engine or from baked data. Without either, the engine is fetched, and the case has no answer yet;
   * null while nothing is drawn.
   * @param {State} state
   */
  #asked(state) {
    const { data, case: shown, views } = this.drawing;
    if (this.#engine) return new Case(this.#source(null), state, this.#case); // a running case continues
    const found = data && caseOf(data, state);
    if (found) {
      const { explanation, answers = [], characters, grammar } = found.of;
      try {
        const made = new Case(
          this.#source({
            explanation,
            answers,
            editions: [],
            options: state.options,
            lines: state.lines,
            characters,
            grammar,
            scene: shown?.scene ?? undefined,
          }),
          state,
        );
        const lacks = (/** @type {string} */ view) => {
          const { answer } = registry[view];
          return answer && !found.of[answer];
        };
        if (views.some(lacks)) this.#answering.want();
        return made;
      } catch (error) {
        console.warn("uri-scope: an explanation that was baked cannot be drawn.", error);
        if (!shown) return null;
      }
    }
    this.#answering.want();
    return shown && new Case(this.#source(null), state);
  }

  /** The note that changed lines don't run. @returns {Note[]} */
  get #unrun() {
    const { lineFault } = this.#case ?? {};
    return lineFault ? [{ id: "link-unrun", args: { message: lineFault.message }, count: 1 }] : [];
  }

  /** The question if it concerns only the reference, otherwise "". */
  get #one() {
    const { asked } = this.#questioning;
    return ofOne(asked) ? asked : "";
  }

  /** Its additions to the drawing: see layout.js. @returns {import("./layout.js").More} */
  look() {
    const { words, views } = this.drawing;
    const hidden = this.#questioning.hides;
    return {
      hidden,
      question: this.#questioning.look,
      one: this.#one !== "",
      below: hidden ? nothing : cards(views, words, this.drawing.view, this.#one),
      said: this.#answering.said(
        [...this.#notes, ...this.#unrun],
        this.drawing.state.step,
        this.#case?.scene ? this.#case.steps : null,
      ),
      arrival: this.#answering.arrival,
    };
  }

  /** Updates the views that need more than an explanation. */
  fill() {
    const of = this.#case;
    const { drawing } = this;
    if (!of) return;
    this.#telling.show();
    this.#years(of);
    if (!of.scene || (!of.complete && !of.from.baked)) return;
    for (const [name, { tag = "", content }] of Object.entries(registry))
      if (content) drawing.hand(tag, () => this.#ofOne(name, content(of)), of);
  }

  /** A view's content without the base, for questions that don't involve it. @param {string} name @param {any} content */
  #ofOne(name, content) {
    if ((!this.#one && !this.drawing.one) || name !== "grammar") return content;
    return {
      ...content,
      texts: content.texts.filter((/** @type {{ name: string }} */ text) => text.name === "reference"),
    };
  }

  /** @param {Case} of */
  #years(of) {
    const { drawing } = this;
    if (drawing.place.querySelector("uri-years")) drawing.hand("uri-years", of.years(this.#beside));
  }

  #listen() {
    const { drawing } = this;
    drawing.on("edition", ({ edition }) => {
      drawing.write("edition", edition);
      drawing.write("lines", null); // changed lines belong to another spec
      this.#choose(edition, {});
    });
    drawing.on("option", (option) => this.#choose(drawing.state.edition, option));
    drawing.on("mend", ({ name, text }) => drawing.field(name).replace(text));
    drawing.on("parting", (edition) => {
      this.#beside = edition;
      if (edition && !this.#engine) this.#answering.want();
      if (this.#case) this.#years(this.#case);
    });
  }

  /** Writes a choice into the attributes. @param {string} edition @param {Record<string, unknown>} option */
  #choose(edition, option) {
    const { drawing } = this;
    const all = { ...drawing.state.options, ...option };
    for (const { name, values } of this.#case?.from.editions.find(({ id }) => id === edition)?.options ?? []) {
      if (!Object.hasOwn(option, name)) continue;
      const value = /** @type {Record<string, unknown>} */ (all)[name];
      const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value ?? values[0]);
      drawing.write(name, text === values[0] ? null : text);
    }
    drawing.keep();
    this.#answering.follow();
  }

  /**
   * Opens a step, so that its lines are steps, or closes the open one.
   * @param {number | null} open from 1 @param {number} step the current step
   * @returns {Promise<number | null>} the step to go to; null without an engine
   */
  async open(open, step) {
    if (!this.#engine) await this.#answering.want();
    const of = this.#case;
    if (!this.#engine || !of?.played) return null;
    const at = of.reopen(open, step);
    this.drawing.state.open = of.played.opened ? open : null;
    return at;
  }

  /** Called after a change of the step. */
  went() {
    this.#notes = this.#notes.filter(({ id }) => id !== "link-step");
  }

  /** Handles typed text, which is already in the attributes. */
  typed() {
    this.#answering.typed(isLong(this.drawing.state));
  }
}
