/**
 * The Compare room: two URIs on a spec's ladder of comparison, with a run that normalizes each.
 */
import { render } from "lit-html";
import { CompareCase } from "../cases/compare.js";
import { chosen, linkTo, optionsOf, start } from "../run/link.js";
import { compare, sides } from "../subjects/compare.js";
import { first } from "../subjects/subject.js";
import "../views/rooms/compared.js";
import "../views/stage/field.js";
import "../views/rooms/ladder.js";
import "../views/stage/resolution.js";
import "../views/stage/stepper.js";
import "../views/rooms/verdicts.js";
import "../views/stage/faults.js";
import { html } from "../texts/html.js";
import { withCode, withoutMarks } from "../texts/marks.js";
import { chipRow } from "./chips.js";
import { chipsOf, ownOf } from "./comparechips.js";
import { compareStage } from "./comparestage.js";
import { Played } from "./played.js";
import { byEdition } from "./printed.js";

/** @import { SideName } from "../cases/compare.js" */
/** @import { Page } from "./rooms.js" */

/** The room's state in a link, options without those at their default; a step of null is the end of the run. @typedef {import("../run/fields.js").Values<typeof compare.fields> & { edition: string, options: Record<string, string>, step: number | null }} State */

const names = /** @type {const} */ (["a", "b", "base"]);

/** @extends {Played<State, CompareCase>} */
export class Compare extends Played {
  /** True if the current texts were typed. */
  #edited = false;

  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    super(place, page, {
      name: "compare",
      first: first(compare),
      subject: compare,
      more: [...compare.words, "iri", ...(page.engine?.editions().map(({ id }) => id) ?? [])],
      longText: 2_000,
    });
  }

  get #options() {
    return optionsOf(this.editions);
  }

  get chosen() {
    return { ...this.state, side: this.case?.side ?? this.state.side };
  }

  get fields() {
    return { ...super.fields, ...this.state.options };
  }

  /** @param {import("../run/link.js").Link} link */
  show(link) {
    const { values, options, notes } = this.read(compare.fields, link, this.#options);
    const { mode, ...state } = values;
    this.#edited = false;
    this.open({ ...state, options }, notes, mode);
  }

  get typed() {
    return this.#edited ? { a: this.state.a } : null;
  }

  /** @returns {[string, string][]} */
  get printed() {
    return names
      .filter((name) => name === "base" || this.state[name])
      .map((name) => [this.words.say(`compare:label:${name}`), this.state[name]]);
  }

  get told() {
    return this.case?.told ?? null;
  }

  get lists() {
    const { words, state } = this;
    const ours = (/** @type {string} */ edition) =>
      ownOf(edition).map(({ name, a, b, base = state.base }) => ({
        name: words.say(`compare:examples:${name}`),
        text: `${a} – ${b}`,
        link: linkTo("compare", { a, b, base, edition }),
      }));
    return byEdition(this, state.edition, ours, "different");
  }

  stage() {
    return compareStage(this.words);
  }

  listen() {
    this.on("text", (text, box) => {
      this.#edited = true;
      this.change({ [box.getAttribute("name") ?? "a"]: text }, true);
    });
    this.on("rung", ({ side, step }) => this.#playSide(side, step));
    this.on("option", (/** @type {Record<string, any>} */ option) => {
      const ofSpec = Object.entries(option).filter(([name]) => !Object.hasOwn(compare.fields, name));
      const options = chosen({ ...this.state.options, ...Object.fromEntries(ofSpec) }, this.#options);
      const own = Object.entries(option).filter(([name]) => Object.hasOwn(compare.fields, name));
      this.change({ ...Object.fromEntries(own), options });
    });
    this.on("mend", ({ name, text }) => this.#put({ [name]: text }));
  }

  swap() {
    this.#put({ a: this.state.b, b: this.state.a, side: null });
  }

  /** Replaces the texts, as one entry in the history. @param {Partial<State>} texts */
  #put(texts) {
    this.#edited = false;
    this.page.replace(() => this.change(texts));
  }

  /** Shows the run of a side at a step. @param {SideName} side @param {number | null} step */
  #playSide(side, step) {
    if (side !== this.case?.side) {
      this.set({ side });
      this.#compare();
    }
    this.go(step ?? Infinity);
  }

  #compare() {
    const { words, engine, editions } = this;
    return this.hold(new CompareCase({ engine, editions, words }, this.state));
  }

  /** Asks the engine, and redraws everything. @param {boolean} [typed] */
  ask(typed = false) {
    const of = this.#compare();
    this.draw(typed, {
      first: () => {
        this.#texts(of);
        if (!typed) this.#base(of);
      },
      then: () => {
        this.notes.show();
        this.#verdict(of);
        this.hand("uri-compared", of.remarks);
        this.find(".stage").dataset.verdict = of.verdict;
        this.find(".listing-pane > .sides").hidden = of.rungs.length === 0 || of.sides.length < 2;
        this.#chips();
      },
      idle: () => {
        this.#base(of); // not at every key: before its scheme is complete, a text is relative
        this.#verdicts(of);
      },
    });
  }

  /** The room's main result about the two; below it, the other results, or an error in a text. @param {CompareCase} of */
  #verdict(of) {
    const { loud, below } = of.verdicts;
    render(withCode(this.words, loud), this.find(".verdict"));
    this.hand("uri-why", { ...of.line(), notice: below });
  }

  /** Shows the box of the base while a text needs it, or it has the focus. @param {CompareCase} of */
  #base(of) {
    const box = this.find('uri-field[name="base"]');
    box.hidden = !of.needsBase && !box.contains(document.activeElement);
  }

  /** Asks the specs one after the other, so that typing doesn't wait for all of them. @param {CompareCase} of */
  #verdicts(of) {
    const { editions } = this;
    /** @type {string[]} */
    const answers = [];
    const show = () => this.hand("uri-verdicts", { editions, answers, chosen: this.state.edition, needs: "normal" });
    if (!of.compares) return show();
    this.tasks.run(
      editions.map(({ id }) => [
        0,
        () => {
          if (answers.push(of.answerOf(id)) === editions.length) show();
        },
      ]),
    );
  }

  /** @param {CompareCase} of */
  handRest(of) {
    this.hand("uri-ladder", of.ladder(this.step, this.state.step !== null));
    this.#texts(of);
    this.#sides();
  }

  /** @param {CompareCase} of */
  #texts(of) {
    const played = this.state.step !== null;
    for (const name of names) this.hand(`uri-field[name="${name}"]`, of.field(name, this.step, played));
  }

  #sides() {
    const { words } = this;
    const still = this.case?.still ?? "";
    this.find(".stage").toggleAttribute("data-still", still !== "");
    this.find(".still").hidden = still === "";
    this.find(".still").textContent = still && words.say(`compare:still:${still}`);
    render(
      sides.map(
        (side) =>
          html`<button type="button" aria-pressed=${side === this.case?.side ? "true" : "false"} @click=${() => this.#playSide(side, null)}>${words.say(`compare:play:${side}`)}</button>`,
      ),
      this.find(".listing-pane > .sides"),
    );
  }

  #chips() {
    const { words } = this;
    render(
      chipRow(
        words,
        chipsOf(this.state.edition).map(({ name, a, b, base = this.state.base }) => ({
          name: words.say(`compare:examples:${name}`),
          title: `${a} – ${b}`,
          isShown: a === this.state.a && b === this.state.b,
          put: () => this.#put({ a, b, base, side: null }),
        })),
      ),
      this.find(".chips"),
    );
  }
}
