/**
 * The Compare room: two URIs on an edition's ladder of comparison, and the way of each to its
 * normal form, which is played. It holds the state, makes a case of it whenever it changes,
 * and hands the views what they show.
 */
import { html, render } from "lit-html";
import { CompareCase } from "../comparecase.js";
import { inOneLine, known, linkTo, longestText, start, stateOf } from "../link.js";
import { Tasks } from "../tasks.js";
import { Announcer } from "../views/announcer.js";
import "../views/compared.js";
import "../views/field.js";
import { playerKeys } from "../views/keys.js";
import "../views/ladder.js";
import "../views/resolution.js";
import "../views/stepper.js";
import "../views/verdicts.js";
import "../views/why.js";
import { chipsOf } from "./comparechips.js";
import { compareStage } from "./comparestage.js";
import { watchKeyboard } from "./glass.js";
import { act } from "./stage.js";

/** @typedef {import("../comparecase.js").SideName} SideName */
/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../views/field.js").Field} Field */
/** @typedef {import("../views/stepper.js").Stepper} Stepper */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} ContentView */
/** @typedef {import("./rooms.js").Page} Page */
/** @typedef {import("./rooms.js").Room} Room */

/** What a link says of the room. A step of null is the end of the run. @typedef {{ a: string, b: string, base: string, edition: string, side: SideName, step: number | null }} State */

/** @type {State} */
const first = { a: "example://a/b/c/%7Bfoo%7D", b: "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", base: start.base, edition: "rfc3986", side: "b", step: null };

const names = /** @type {const} */ (["a", "b", "base"]);
/** @type {SideName[]} */
const sides = ["a", "b"];
/** The fields of a link that are the room's own. */
const own = [...names, "side", "omitted"];

/** Longer texts are answered when typing has rested so long, in milliseconds. */
const [longText, rest] = [2_000, 200];
/** So long typing has to rest before the answer is announced. */
const quiet = 900;

/** @implements {Room} */
export class Compare {
  /** @type {State} */
  #state = { ...first };
  /** @type {Note[]} */
  #notes = [];
  /** Whether a text that the link leaves out could not be kept in this tab. */
  #lost = false;
  /** @type {CompareCase | null} */
  #case = null;
  #tasks = new Tasks();
  /** Whether somebody looks at it. */
  #visible = false;
  /** @type {Announcer | null} */
  #announcer = null;
  /** Leaves alone what belongs to the whole page. */
  #release = () => {};

  /** @param {HTMLElement} place @param {Page} page */
  constructor(place, page) {
    this.place = place;
    this.page = page;
    this.words = page.words;
    this.engine = /** @type {Engine} */ (page.engine);
    this.editions = this.engine.editions();
  }

  /** The texts that are too long for a link. */
  get #long() {
    return names.filter((name) => this.#state[name].length > longestText);
  }

  get link() {
    const { edition, side, step } = this.#state;
    const texts = Object.fromEntries(names.map((name) => [name, this.#long.includes(name) ? null : this.#state[name]]));
    return linkTo("compare", { ...texts, omitted: this.#long.join(",") || null, edition, side, step: step === null ? null : String(step) });
  }

  get kept() {
    return this.#long.length ? Object.fromEntries(this.#long.map((name) => [name, this.#state[name]])) : null;
  }

  /** @param {boolean} lost */
  unkept(lost) {
    if (lost === this.#lost) return;
    this.#lost = lost;
    this.#notice();
  }

  get tools() {
    const { words } = this;
    return html`<button type="button" class="help" @click=${this.#help} aria-label=${words.say("page:help")} title=${words.say("page:help")}>?</button>`;
  }

  /** @param {import("../link.js").Link} link */
  show(link) {
    const fields = Object.fromEntries(link.fields.filter(([name]) => own.includes(name)));
    const { state, notes } = stateOf({ ...link, fields: link.fields.filter(([name]) => !own.includes(name)) });
    this.#notes = [...notes, ...known(state.options, []).notes];
    const omitted = fields.omitted?.split(",") ?? [];
    const given = fields.a !== undefined || fields.b !== undefined || fields.omitted !== undefined;
    const texts = Object.fromEntries(names.map((name) => [name, this.#textOf(name, fields[name], omitted.includes(name) ? link.kept ?? {} : null) ?? (given && name !== "base" ? "" : first[name])]));
    const asked = link.fields.some(([name]) => name === "edition") ? state.edition : first.edition;
    this.#state = { ...first, ...texts, edition: asked, side: fields.side === "a" || fields.side === "b" ? fields.side : given ? "a" : first.side, step: state.step };
    if (fields.side !== undefined && fields.side !== this.#state.side) this.#notes.push({ id: "link-value", args: { name: "side", value: fields.side }, count: 1 });
    if (!this.editions.some(({ id }) => id === asked)) {
      this.#notes.push({ id: "link-edition", args: { value: asked }, count: 1 });
      this.#state.edition = start.edition;
    }
    this.#visible = true;
    this.#begin();
  }

  /** A text of a link as a text box can hold it; null where the link says nothing of it. @param {string} name @param {string | undefined} field @param {Record<string, string> | null} kept null: it was not left out */
  #textOf(name, field, kept) {
    const text = kept?.[name] ?? field;
    if (kept && kept[name] === undefined) this.#notes.push({ id: "link-omitted", args: { name }, count: 1 });
    if (text === undefined) return kept ? "" : null;
    const { state, notes } = inOneLine({ ...start, base: text });
    this.#notes.push(...notes.map((note) => ({ ...note, args: { name } })));
    return state.base;
  }

  hide() {
    this.#visible = false;
    this.#tasks.cancel();
    this.#release();
  }

  /** Shows the state, with the stage that has to be there for it. */
  async #begin() {
    const { words } = this;
    await Promise.allSettled([words.need("compare"), words.need("normal"), words.need("problem", ...this.editions.map(({ id }) => id))]);
    if (!words.has("compare:title")) return render(html`<p role="alert">${words.say("ui:not-fetched")}</p>`, this.place); // nothing can be named
    if (!this.#visible) return;
    if (!this.place.querySelector(".stage")) this.#make();
    this.#release();
    const releases = [playerKeys(document, /** @type {Stepper} */ (this.#find("uri-stepper")), { help: this.#help }), watchKeyboard(this.place)];
    this.#release = () => releases.forEach((release) => release());
    this.#ask();
    this.#beyond();
  }

  /** Makes the stage, and listens to it. */
  #make() {
    render(compareStage(this.words), this.place);
    act(this.place, () => this.#put({ a: this.#state.b, b: this.#state.a }));
    this.#announcer = new Announcer(this.place.appendChild(document.createElement("div")));
    /** @param {string} name @param {(detail: any, event: Event) => void} act */
    const on = (name, act) => this.place.addEventListener(`uriscope:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail, event));
    on("text", (text, { target }) => this.#change({ [/** @type {Element} */ (target).getAttribute("name") ?? "a"]: text }));
    on("step", (step) => this.#go(step));
    on("rung", ({ side, step }) => this.#turn(side, step));
    on("edition", ({ edition }) => this.#change({ edition }));
  }

  #help = async () => (await import("../views/help.js")).help(this.place, this.words);

  /** Puts texts in the place of those that are there: one entry in the history. @param {Partial<State>} texts */
  #put(texts) {
    this.page.replace(() => this.#change(texts));
  }

  /** @param {Partial<State>} change */
  #change(change) {
    this.#state = { ...this.#state, ...change, step: null };
    this.#notes = [];
    this.page.changed();
    this.#tasks.cancel();
    if (names.some((name) => this.#state[name].length > longText)) this.#tasks.run([[rest, () => this.#ask()]]);
    else this.#ask();
    this.#announcer?.say(() => this.#case?.announced ?? "", quiet);
  }

  /** Goes to a step of the run that is shown. @param {number} step */
  #go(step) {
    this.#state.step = step >= (this.#case?.steps ?? 0) ? null : step;
    this.page.changed();
    this.#play();
  }

  /** Shows the run of a side, at a step. @param {SideName} side @param {number | null} step */
  #turn(side, step) {
    if (side !== this.#state.side) {
      this.#state.side = side;
      this.#compare();
    }
    this.#go(step ?? Infinity);
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#state.step ?? total, total);
  }

  #compare() {
    const { words, engine, editions } = this;
    this.#case = new CompareCase({ engine, editions, words }, this.#state);
    return this.#case;
  }

  /** Asks the engine, and has everything drawn. */
  #ask() {
    const of = this.#compare();
    if (of.error) this.#notes = [{ id: "engine", args: { message: of.error }, count: 1 }];
    this.#notice();
    this.#play();
    this.#hand("uri-why", { edition: "compare", why: { id: of.verdict, args: of.verdictArgs, line: -1 }, clause: null, outcome: "", origins: [], faults: [], focus: null, notice: of.error ? this.words.say("page:unanswered") : null });
    this.#hand("uri-verdicts", { editions: this.editions, answers: of.others, chosen: this.#state.edition });
    this.#hand("uri-compared", of.remarks);
    this.#find(".stage").dataset.verdict = of.verdict;
    this.#find(".listing-pane > .sides").hidden = of.rungs.length === 0;
    this.#chips();
  }

  /** Says where a link asks for a step beyond the end; that is shown. */
  #beyond() {
    const { step } = this.#state;
    const total = this.#case?.steps ?? 0;
    if (step === null || step <= total) return;
    this.#state.step = null;
    this.#notes.push({ id: "link-step-beyond", args: { value: this.words.number(step), total: this.words.number(total) }, count: 1 });
    this.#notice();
  }

  /** Hands the views the step. */
  #play() {
    const of = this.#case;
    if (!of) return;
    for (const view of /** @type {NodeListOf<SceneView>} */ (this.place.querySelectorAll("[data-scene]"))) {
      view.scene = of.scene;
      view.step = this.#step;
    }
    const played = this.#state.step !== null;
    this.#hand("uri-ladder", of.ladder(this.#step, played));
    for (const name of names) this.#hand(`uri-field[name="${name}"]`, of.field(name, this.#step, played));
    this.#sides();
  }

  #sides() {
    const { words } = this;
    render(sides.map((side) => html`<button type="button" aria-pressed=${side === this.#state.side ? "true" : "false"} @click=${() => this.#turn(side, null)}>${words.say(`compare:play:${side}`)}</button>`), this.#find(".listing-pane > .sides"));
  }

  #notice() {
    const omitted = this.#long.map((name) => ({ id: this.#lost ? "unkept" : "omitted", args: { name, most: this.words.number(longestText) }, count: 1 }));
    this.#hand("uri-notices", { notes: [...this.#notes, ...omitted] });
  }

  #chips() {
    const { words } = this;
    render(chipsOf(this.#state.edition).map(({ name, a, b, base = this.#state.base }) => html`<button type="button" title=${`${a} – ${b}`} aria-pressed=${a === this.#state.a && b === this.#state.b ? "true" : "false"}
      @click=${() => this.#put({ a, b, base })}>${words.say(`compare:examples:${name}`)}</button>`), this.#find(".chips"));
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
}
