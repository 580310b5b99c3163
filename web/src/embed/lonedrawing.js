/**
 * What the drawings of those views have in common that an element shows alone: they have texts
 * of their own, and mostly a run that is played. It is drawn from what was baked, and the
 * engine is asked for anything else. As in other elements, the attributes are its state.
 *
 * A drawing that extends this says what its attributes ask for, by read() and keyOf(); makes a
 * case of it, by make(); and says what that looks like, by look() and fill(). A case has an
 * answer, or an error, or waits for the engine.
 */
import { nothing, render } from "lit-html";
import { laterStyles } from "../views/later.js";
import { editionsOf } from "../run/editionsof.js";
import { linkTo, start } from "../run/link.js";
import { html } from "../texts/html.js";
import { Announcer } from "../views/announcer.js";
import "../views/stage/field.js";
import { sentence } from "../texts/marks.js";
import "../views/stage/resolution.js";
import "../views/stage/stepper.js";
import "./askingsheet.js";
import { unknownViews } from "./baked.js";
import { dataOf } from "./data.js";
import { Hosted } from "./hosted.js";
import { supply } from "./supply.js";
import { turn as ofAll } from "./turns.js";

/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {import("../run/link.js").Note} Note */
/** @typedef {import("../run/scene.js").Scene} Scene */
/** @typedef {import("../views/stage/field.js").Field} Field */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../views/view.js").ContentView<any>} View */
/** @typedef {import("../words/words.js").Words} Words */
/** @typedef {import("./baked.js").Baked} Baked */
/** @typedef {import("./baked.js").BakedCase} BakedCase */

/** What a case is made from; known is what was baked. @typedef {{ engine: Engine | null, known: BakedCase | null, editions: Edition[], words: Words }} Source */
/** @typedef {{ answer: unknown, note: import("../run/link.js").Note | null, scene: Scene | null, steps: number, announced: string }} Case */

/**
 * What a case looks like.
 * @typedef {object} Look
 * @property {string} kind the class of its styles
 * @property {string} label what the element is about, for whoever listens
 * @property {unknown} [question] what is asked first, above all of it
 * @property {boolean} [hidden] whether the rest, which tells the answer, is not to be seen yet
 * @property {unknown} texts the rows above the panes
 * @property {unknown} panes
 * @property {boolean} plays whether there is a player
 * @property {string} room of the page that shows the same
 * @property {Record<string, string | null>} fields of the link to it
 */

/** Longer texts are answered when typing has rested so long, in milliseconds. */
const rest = 200;
/** So long typing rests before an answer is announced. */
const quiet = 900;

/**
 * @template {{ edition: string }} Asked
 * @template {Case} Made
 */
export class LoneDrawing extends Hosted {
  /** @type {Engine | null} */
  #engine = null;
  /** What is shown, and what was asked for. @type {Made | null} */
  #case = null;
  #asked = "";
  /** @type {number | null} */
  #at = null;
  /** @type {Note[]} */
  #notes = [];
  #wanting = false;
  /** @type {unknown} */
  #fault = nothing;
  /** The key of what was told to the page last. */
  #told = "";
  #typing = 0;

  /** @param {import("./hosted.js").Host} host @param {HTMLElement} cell that it draws in @param {HTMLElement} fallback @param {import("./hosted.js").Speaks} speaks */
  constructor(host, cell, fallback, speaks) {
    super(host, cell, fallback, speaks);
    this.announcer = new Announcer(this.place.appendChild(document.createElement("div")));
    this.on("text", (text, field) => this.#type(field.getAttribute("name") ?? "", text));
    this.on("step", (step) => this.go(step));
    this.on("mend", ({ name, text }) =>
      /** @type {Field} */ (this.place.querySelector(`uri-field[name="${name}"]`)).replace(text),
    );
  }

  /** Texts longer than this, in UTF-16 code units, are answered when typing rests. */
  get longText() {
    return 2_000;
  }

  /** What the attributes say. @param {(name: string) => string | null} _attribute @param {Baked["editions"]} _editions @returns {{ asked: Asked, step: number | null, notes: Note[] }} */
  read(_attribute, _editions) {
    throw new Error("a drawing has to read the attributes");
  }

  /** The key of a case among baked data. @param {Asked} _asked @returns {string} */
  keyOf(_asked) {
    throw new Error("a drawing has to say by which keys its cases are baked");
  }

  /** @param {Source} _from @param {Asked} _asked @returns {Made} */
  make(_from, _asked) {
    throw new Error("a drawing has to make a case");
  }

  /** Fetches what has to be there before a case is drawn. @param {Made} _of @returns {Promise<unknown>} */
  need(_of) {
    return Promise.resolve();
  }

  /** @param {Made} _of @param {string | null} _step that the link asks for @returns {Look} */
  look(_of, _step) {
    throw new Error("a drawing has to say what it looks like");
  }

  /** Hands the views what they show, beside those of the run, which have it. @param {Made} _of @param {number} _step */
  fill(_of, _step) {}

  /** What is told to the page of an answer. @param {Made} _of @returns {unknown} */
  told(_of) {
    throw new Error("a drawing has to say what it tells");
  }

  /** The attribute that holds what is typed in a text box. @param {string} name of the box */
  attributeOf(name) {
    return name;
  }

  /** @override */
  async fetch() {
    this.data = await dataOf(this.host, (_, { editions }) => this.keyOf(this.#read(editions).asked));
  }

  /** @param {Baked["editions"]} editions */
  #read(editions) {
    const read = this.read((name) => this.host.getAttribute(name), editions);
    const unknown = unknownViews(this.host.getAttribute("view"));
    return { ...read, notes: [...unknown, ...read.notes] };
  }

  /** @override @param {boolean} [typed] */
  async follow(typed = false) {
    const turn = ++this.turn;
    const { data } = this;
    const editions = /** @type {Edition[] | undefined} */ (this.#engine ? editionsOf(this.#engine) : data?.editions);
    if (!editions) return data === undefined ? this.#want() : undefined;
    const { asked, step, notes } = this.#read(editions);
    this.warn(notes);
    if (!editions.some(({ id }) => id === asked.edition)) {
      notes.push({ id: "link-edition", args: { value: asked.edition }, count: 1 });
      asked.edition = start.edition;
    }
    const key = this.keyOf(asked);
    const known = data && Object.hasOwn(data.cases, key) ? data.cases[key] : null;
    const shown = this.#case;
    const of =
      shown?.answer && JSON.stringify(asked) === this.#asked
        ? shown
        : this.make({ engine: this.#engine, known, editions, words: this.words }, asked);
    if (!of.answer && !of.note) this.#want();
    if (!of.answer && !of.note && !shown) return;
    await Promise.all(
      [this.need(of), laterStyles(), this.words.need("page", "characters")].map((one) => one.catch(() => {})),
    );
    if (turn !== this.turn) return;
    [this.#case, this.#asked, this.#at, this.#notes] = [of, JSON.stringify(asked), step, notes];
    this.draw();
    if (of.answer) this.#tell(of, key, typed);
  }

  /** Fetches the engine. */
  async #want() {
    if (this.#engine || this.#wanting) return;
    this.#wanting = true;
    this.#fault = nothing;
    try {
      this.#engine = await supply(this.host, () => {});
      await ofAll();
      await this.follow();
    } catch (error) {
      await this.words.need("page").catch(() => {});
      const { id = "failed", reason = String(error) } = /** @type {Partial<import("./supply.js").Trouble>} */ (error);
      const said = this.words.say(`page:arrival:${id}`, { reason });
      this.#fault = html`<div role="alert">${said} <button type="button" @click=${() => this.#want()}>${this.words.say("page:retry")}</button></div>`;
      if (this.#case) this.draw();
      else console.warn(`uri-scope: ${said} The page shows what the element holds.`);
    } finally {
      this.#wanting = false;
    }
  }

  /** The step that is shown. */
  get #step() {
    const total = this.#case?.steps ?? 0;
    return Math.min(this.#at ?? total, total);
  }

  draw() {
    const of = this.#case;
    if (!of) return;
    render(this.#layout(of), this.place);
    if (!this.place.isConnected) this.appear();
    this.keys();
    this.fill(of, this.#step);
    for (const view of /** @type {NodeListOf<SceneView>} */ (this.place.querySelectorAll("[data-scene]"))) {
      view.scene = of.scene;
      view.step = this.#step;
    }
  }

  /** @param {Made} of */
  #layout(of) {
    const { words } = this;
    const {
      kind,
      label,
      question = nothing,
      hidden = false,
      texts,
      panes,
      plays,
      room,
      fields,
    } = this.look(of, this.#at === null ? null : String(this.#at));
    return html`<div class="uriscope ${kind}" part="box" role="group" aria-label=${label} lang=${this.language} dir="ltr">
      ${question}${
        hidden
          ? nothing
          : html`<div class="ask" part="texts">${texts}</div>
      <div class="panes" part="panes">${panes}</div>
      ${plays ? html`<uri-stepper data-scene part="player"></uri-stepper>` : nothing}`
      }
      <div class="foot" part="foot"><div class="said" role="status">${this.#noted.map(({ id, args }) => html`<p>${sentence(words, `embed:notes:${id.replace("link-", "")}`, args)}</p>`)}</div>
        <div class="arrival" part="arrival">${this.#fault}</div>
        ${hidden ? nothing : html`<a part="link" href=${this.page + linkTo(room, fields)} target="_blank" rel="noopener" title=${words.say("embed:open-title")}>${words.say("embed:open")}</a>`}</div>
    </div>`;
  }

  /** A pane of its look. @param {string} name @param {string} title @param {unknown} view */
  pane(name, title, view) {
    return html`<div class="pane ${name}-pane" part="pane ${name}" role="group" aria-label=${title}>${view}</div>`;
  }

  /** What could not be read of the attributes. */
  get #noted() {
    const total = this.#case?.steps ?? 0;
    const beyond = this.#case?.answer && this.#at !== null && this.#at > total;
    return beyond
      ? [...this.#notes, { id: "link-step-beyond", args: { value: String(this.#at), total: String(total) }, count: 1 }]
      : this.#notes;
  }

  /** Hands a view what it shows, if it is there. @param {string} view @param {unknown} content */
  hand(view, content) {
    for (const element of /** @type {NodeListOf<View>} */ (this.place.querySelectorAll(view)))
      Object.assign(element, { words: this.words, content });
  }

  /** Somebody has typed. @param {string} name of the text box @param {string} text */
  #type(name, text) {
    this.write(this.attributeOf(name), text);
    this.write("step", null);
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(
      () => this.follow(true).catch((error) => this.fail(error)),
      text.length > this.longText ? rest : 0,
    );
  }

  /** Goes to a step. @param {number} step */
  go(step) {
    const steps = this.#case?.steps ?? 0;
    this.#at = step === steps ? null : step;
    this.write("step", this.#at === null ? null : String(step));
    this.draw();
    this.emit("step", { step, steps });
  }

  /** Tells the page of another case that has been answered. @param {Made} of @param {string} key of it @param {boolean} typed whether it is what somebody has typed */
  #tell(of, key, typed) {
    if (key === this.#told) return;
    const first = this.#told === "";
    this.#told = key;
    if (first) return;
    this.emit("change", this.told(of));
    if (typed) this.announcer.say(() => this.#case?.announced ?? "", quiet);
  }
}
