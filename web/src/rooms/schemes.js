/**
 * The Schemes room: one URL, what an edition says of its scheme, and what a client does with
 * it, as a dialogue that is played. It holds the state, makes a case of it whenever it
 * changes, and hands the views what they show.
 */
import { html, nothing, render } from "lit-html";
import { inOneLine, known, linkTo, longestText, start, stateOf } from "../link.js";
import { SchemeCase } from "../schemecase.js";
import { Tasks } from "../tasks.js";
import { Announcer } from "../views/announcer.js";
import "../views/dialogue.js";
import { cite } from "../views/cite.js";
import { nameOf } from "../views/edition.js";
import "../views/field.js";
import { playerKeys } from "../views/keys.js";
import { sentence } from "../views/marks.js";
import "../views/resolution.js";
import "../views/scheme.js";
import "../views/standings.js";
import "../views/stepper.js";
import "../views/why.js";
import { watchKeyboard } from "./glass.js";
import { chipsOf } from "./schemechips.js";
import { schemeStage } from "./schemestage.js";
import { act } from "./stage.js";

/** @typedef {import("../engine.js").Engine} Engine */
/** @typedef {import("../link.js").Note} Note */
/** @typedef {import("../views/field.js").Field} Field */
/** @typedef {import("../views/stepper.js").Stepper} Stepper */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} ContentView */
/** @typedef {import("./rooms.js").Page} Page */
/** @typedef {import("./rooms.js").Room} Room */

/** What a link says of the room. A step of null is the end of the run. @typedef {{ reference: string, edition: string, step: number | null }} State */

/** @type {State} */
const first = { reference: "ftp://myname@host.dom/%2Fetc/motd", edition: "rfc1738", step: null };

/** Longer texts are answered when typing has rested so long, in milliseconds. */
const [longText, rest] = [20_000, 200];
/** So long typing has to rest before the answer is announced. */
const quiet = 900;

/** @implements {Room} */
export class Schemes {
  /** @type {State} */
  #state = { ...first };
  /** @type {Note[]} */
  #notes = [];
  /** Whether a text that the link leaves out could not be kept in this tab. */
  #lost = false;
  /** @type {SchemeCase | null} */
  #case = null;
  #tasks = new Tasks();
  /** Whether somebody looks at it. */
  #visible = false;
  /** @type {SceneView[]} */
  #scenes = [];
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

  get link() {
    const { reference, edition, step } = this.#state;
    const long = reference.length > longestText;
    return linkTo("schemes", { reference: long ? null : reference, omitted: long ? "reference" : null, edition, step: step === null ? null : String(step) });
  }

  get kept() {
    const { reference } = this.#state;
    return reference.length > longestText ? { reference } : null;
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
    const { state, notes } = stateOf(link);
    const lines = inOneLine(state);
    const given = new Set(link.fields.map(([name]) => name));
    this.#notes = [...notes, ...lines.notes, ...known(state.options, []).notes];
    this.#state = {
      reference: given.has("reference") || given.has("omitted") ? lines.state.reference : first.reference,
      edition: given.has("edition") ? state.edition : first.edition,
      step: state.step,
    };
    if (!this.editions.some(({ id }) => id === this.#state.edition)) {
      this.#notes.push({ id: "link-edition", args: { value: this.#state.edition }, count: 1 });
      this.#state.edition = start.edition;
    }
    this.#visible = true;
    this.#begin();
  }

  hide() {
    this.#visible = false;
    this.#tasks.cancel();
    this.#release();
  }

  /** Shows the state, with the stage that has to be there for it. */
  async #begin() {
    const { words } = this;
    await words.need("schemes").catch(() => {});
    if (!words.has("schemes:title")) return render(html`<p role="alert">${words.say("ui:not-fetched")}</p>`, this.place); // nothing can be named
    if (!this.#visible) return;
    if (!this.place.querySelector(".stage")) this.#make();
    this.#release();
    const releases = [playerKeys(document, /** @type {Stepper} */ (this.#find("uri-stepper")), { help: this.#help }), watchKeyboard(this.place)];
    this.#release = () => releases.forEach((release) => release());
    await this.#ask();
    this.#beyond();
  }

  /** Makes the stage, and listens to it. */
  #make() {
    render(schemeStage(this.words), this.place);
    act(this.place, () => {});
    this.#scenes = /** @type {SceneView[]} */ ([...this.place.querySelectorAll("[data-scene]")]);
    this.#announcer = new Announcer(this.place.appendChild(document.createElement("div")));
    /** @param {string} name @param {(detail: any) => void} act */
    const on = (name, act) => this.place.addEventListener(`uriscope:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail));
    on("text", (reference) => this.#change({ reference }));
    on("step", (step) => this.#go(step));
    on("edition", ({ edition }) => this.#change({ edition }));
    on("mend", ({ text }) => this.#put(text));
  }

  #help = async () => (await import("../views/help.js")).help(this.place, this.words);

  /** Puts a text in the place of the one that is there: one entry in the history. @param {string} text */
  #put(text) {
    this.page.replace(() => this.#field.replace(text));
  }

  /** @param {Partial<State>} change */
  #change(change) {
    this.#state = { ...this.#state, ...change, step: null };
    this.#notes = [];
    this.page.changed();
    this.#tasks.cancel();
    if (this.#state.reference.length > longText) this.#tasks.run([[rest, () => this.#ask()]]);
    else this.#ask();
    this.#announcer?.say(() => this.#case?.announced ?? "", quiet);
  }

  /** Goes to a step. @param {number} step */
  #go(step) {
    this.#state.step = step === this.#case?.steps ? null : step;
    this.page.changed();
    this.#play();
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#state.step ?? total, total);
  }

  /** Asks the engine, and has everything drawn. */
  async #ask() {
    const { words, engine, editions } = this;
    const of = (this.#case = new SchemeCase({ engine, editions, words }, this.#state));
    await of.need();
    if (of !== this.#case) return;
    if (of.error) this.#notes = [{ id: "engine", args: { message: of.error }, count: 1 }];
    this.#notice();
    this.#play();
    this.#hand("uri-standings", { editions, standings: of.standings, chosen: this.#state.edition });
    this.#chips();
    this.#says(of);
    if (of.untold) await of.learn().catch(() => {});
    if (of !== this.#case) return;
    this.#text();
    this.#hand("uri-why", of.line);
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
    for (const view of this.#scenes) {
      view.scene = of.scene;
      view.step = this.#step;
    }
    this.#hand("uri-scheme", of.content(this.#step));
    this.#text();
  }

  #text() {
    if (this.#case) this.#hand("uri-field", this.#case.field(this.#step));
  }

  #notice() {
    const omitted = this.kept ? [{ id: this.#lost ? "unkept" : "omitted", args: { name: "reference", most: this.words.number(longestText) }, count: 1 }] : [];
    this.#hand("uri-notices", { notes: [...this.#notes, ...omitted] });
  }

  #chips() {
    const { words } = this;
    render(chipsOf(this.#state.edition).map(({ name, url }) => html`<button type="button" title=${url} aria-pressed=${url === this.#state.reference ? "true" : "false"}
      @click=${() => this.#put(url)}>${words.say(`schemes:examples:${name}`)}</button>`), this.#find(".chips"));
  }

  /** What stands in the place of the listing where the edition says nothing of a client. @param {SchemeCase} of */
  #says(of) {
    const { words, editions } = this;
    const place = this.#find(".says");
    const { answer } = of;
    const silent = answer !== null && of.scene === null;
    place.hidden = !silent;
    this.#find(".panes").toggleAttribute("data-silent", silent);
    if (!answer || !silent) return;
    const others = editions.filter(({ id }, i) => id !== this.#state.edition && of.standings[i] === "defined");
    render(html`<h2>${words.say("schemes:names", { document: of.edition.document })}</h2>
      <p>${sentence(words, `schemes:why:${answer.standing}`, { name: answer.name ?? "", document: of.edition.document })} ${answer.section ? cite(words, answer.section) : nothing}</p>
      <p>${sentence(words, `schemes:says:${of.edition.id}`)}</p>
      ${others.length ? html`<p>${words.say("schemes:elsewhere")} ${others.map((edition) => html`<button type="button" @click=${() => this.#change({ edition: edition.id })}>${edition.year} ${nameOf(edition)}</button> `)}</p>` : nothing}`, place);
  }

  /** Hands a view what it shows. @param {string} view @param {unknown} content */
  #hand(view, content) {
    const element = /** @type {ContentView} */ (this.#find(view));
    element.words = this.words;
    element.content = content;
  }

  get #field() {
    return /** @type {Field} */ (this.#find("uri-field"));
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.place.querySelector(selector));
  }
}
