/**
 * The room for teachers: turns lines of base and reference into exercises, each with a spec and a question; below are a
 * preview, the link for the class, and paper. It is in the menu under More, and the course links to it.
 */
import { nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { changedOf } from "../cases/mistakes.js";
import { held, questionsOf, setting, written } from "../cases/setting.js";
import { noteValue } from "../run/fields.js";
import { lineFields } from "../run/lines.js";
import { optionsIn, longestText, start, stateOf, write } from "../run/link.js";
import { Scene } from "../run/scene.js";
import { asking, exercisesOf, sequenceOf } from "../run/sequence.js";
import { copy } from "../views/copy.js";
import { Printing } from "./printing.js";
import { html } from "../texts/html.js";
import { sentence } from "../texts/marks.js";
import "../views/rooms/exercises.js";
import "../views/stage/notices.js";
import { chipRow, headOf } from "./chips.js";
import { chips } from "./teachchips.js";
import { tools } from "./tools.js";

/** @import { Exercise } from "../run/sequence.js" */
/** @import { Room } from "./rooms.js" */

/** Fields of the Resolve room that don't apply to exercises. */
const unused = ["of", "step", "open", "mode", "libraries", "expected", "answered", "card", ...Object.keys(lineFields)];

/** The link to exercises. @param {Exercise[]} all */
const linkOf = (all) =>
  all.length
    ? `#room=teach&${write({ ...start, ...sequenceOf(all), options: {}, step: null }).slice(1)}`
    : "#room=teach";

/** @implements {Room} */
export class Teach {
  /** @type {Exercise[]} */
  #exercises = chips[0].exercises;
  /** The lines as typed. */
  #text = "";
  /** @type {ReturnType<typeof setting>} */
  #read = { exercises: [], longer: [], left: 0 };
  /** Invalid values in its link. @type {import("../run/fields.js").Note[]} */
  #notes = [];
  /** The numbers of the link's exercises that don't fit into lines. @type {number[]} */
  #unheld = [];
  /** The questions that suit each spec. @type {Map<string, string[]>} */
  #questions = new Map();

  /** @param {HTMLElement} place @param {import("./rooms.js").Page} page */
  constructor(place, page) {
    this.place = place;
    this.page = page;
    this.words = page.words;
    this.engine = /** @type {import("../run/tolerant.js").Engine} */ (page.engine);
    this.editions = this.engine.editions();
    this.printing = new Printing(place, this.words, () => ({
      scene: null,
      faults: [],
      asked: this.#rows,
      editions: this.editions,
      address: this.#address,
    }));
  }

  get link() {
    return linkOf(this.#exercises);
  }

  get tools() {
    const { words } = this;
    return tools({
      words,
      place: this.place,
      examples: () => ({
        groups: [
          {
            name: words.say("teach:sets"),
            items: chips.map(({ name, exercises }) => ({
              name: words.say(`teach:chips:${name}`),
              text: written(exercises).replaceAll("\n", " · "),
              link: linkOf(exercises),
            })),
          },
        ],
      }),
      called: true,
      share: { link: () => this.link, engine: () => this.engine },
      print: () => this.printing.print(),
    });
  }

  /** The state of the stage at the first exercise. */
  get #state() {
    return { ...start, ...sequenceOf(this.#exercises), mode: /** @type {const} */ ("predict") };
  }

  get #address() {
    return location.href.replace(/#.*/, "") + write(this.#state);
  }

  get #rows() {
    const { engine, words, editions } = this;
    return this.#exercises.map((exercise, i) => {
      const { base, reference, edition: id } = exercise;
      const edition = editions.find((one) => one.id === id);
      const explanation = engine.explain({ base, reference, edition: id });
      const scene = edition && !("error" in explanation) ? new Scene({ explanation, edition, words }) : null;
      const changed = changedOf(engine, editions, exercise);
      return { ...exercise, scene, changed, link: write({ ...this.#state, ...asking(this.#state, i) }) };
    });
  }

  /** @param {import("../run/link.js").Link} link */
  show(link) {
    const ids = this.editions.map(({ id }) => id);
    const { state, notes } = stateOf(link, ids, unused);
    this.#notes = [...notes, ...optionsIn(state.options, []).notes];
    const { exercises, unheld, left } = held(state.exercises.length ? exercisesOf(state) : chips[0].exercises);
    this.#exercises = exercises.map(this.#possible);
    const refused = exercises.filter(({ predict }, i) => predict !== this.#exercises[i].predict);
    for (const predict of new Set(refused.map((one) => one.predict)))
      noteValue(this.#notes, state.series?.questions ? "questions" : "predict", predict, "target");
    this.#text = written(this.#exercises);
    this.#unheld = unheld;
    this.#read = { exercises: this.#exercises, longer: [], left };
    this.#begin();
  }

  hide() {}

  async #begin() {
    const { words } = this;
    await Promise.allSettled([
      words.need("teach", "predict", "expected", ...new Set(this.#exercises.map(({ edition }) => edition))),
    ]);
    this.printing.prepare();
    this.#draw();
  }

  /** Replaces a question that doesn't suit the spec. @type {(exercise: Exercise) => Exercise} */
  #possible = (exercise) =>
    this.#asked(exercise.edition).includes(exercise.predict) ? exercise : { ...exercise, predict: "" };

  /** @param {string} id */
  #asked = (id) => {
    const edition = this.editions.find((one) => one.id === id);
    const found = this.#questions.get(id) ?? (edition ? questionsOf(this.engine, edition) : [""]);
    this.#questions.set(id, found);
    return found;
  };

  /** @param {Exercise[]} exercises */
  #set(exercises) {
    this.#exercises = exercises.map(this.#possible);
    this.#notes = [];
    this.page.changed();
    this.#begin();
  }

  /** @param {Event} event */
  #typed = ({ target }) => {
    this.#text = /** @type {HTMLTextAreaElement} */ (target).value;
    this.#read = setting(this.#text, this.#exercises);
    this.#unheld = [];
    this.#set(this.#read.exercises);
  };

  /** @param {number | null} i @param {Partial<Exercise>} chosen */
  #choose = (i, chosen) =>
    this.#set(this.#exercises.map((one, at) => (i === null || at === i ? { ...one, ...chosen } : one)));

  /** @param {Exercise[]} exercises */
  #pick(exercises) {
    this.page.replace(() => {
      this.#text = written(exercises);
      this.#read = { exercises, longer: [], left: 0 };
      this.#unheld = [];
      this.#set(exercises);
    });
  }

  #draw() {
    const { words, place } = this;
    if (!words.has("teach:title")) return render(html`<p role="alert">${words.say("ui:not-fetched")}</p>`, place);
    const now = JSON.stringify(this.#exercises);
    render(
      html`<section class="teach">
      ${headOf(
        words,
        words.say("teach:title"),
        chipRow(
          words,
          chips.map(({ name, exercises }) => ({
            name: words.say(`teach:chips:${name}`),
            isShown: JSON.stringify(exercises) === now,
            put: () => this.#pick(exercises),
          })),
        ),
      )}
      <label class="lines">${words.say("teach:lines")}
        <textarea rows="7" spellcheck="false" autocapitalize="off" dir="ltr" .value=${live(this.#text)} @input=${this.#typed}></textarea></label>
      <p class="note">${sentence(words, "teach:how")}</p>
      ${this.#read.longer.length ? html`<p class="note" role="status">${words.say("teach:longer", { lines: words.list(this.#read.longer.map(String), "unit") })}</p>` : nothing}
      ${this.#unheld.length ? html`<p class="note" role="status">${words.say("teach:unheld", { numbers: words.list(this.#unheld.map(String), "unit") })}</p>` : nothing}
      ${this.#read.left ? html`<p class="note" role="status">${words.say("teach:left", { count: this.#read.left })}</p>` : nothing}
      ${this.#exercises.length ? this.#made() : html`<p class="note">${words.say("teach:none")}</p>`}
      <uri-notices .words=${words} .content=${{ notes: this.#notes }}></uri-notices>
    </section>`,
      place,
    );
  }

  /** Draws the preview, and the material to hand out. */
  #made() {
    const { words } = this;
    const address = this.#address;
    const content = { rows: this.#rows, editions: this.editions, questions: this.#asked, choose: this.#choose };
    return html`<p class="act">
        <button type="button" class="primary" @click=${(/** @type {Event} */ { currentTarget }) => copy(/** @type {HTMLElement} */ (currentTarget), address, words)}>${words.say("teach:copy")}</button>
        <a href=${write(this.#state)}>${words.say("teach:open")}</a>
        <button type="button" @click=${() => this.printing.print()}>${words.say("teach:print")}</button></p>
      <p class="address"><code>${address}</code></p>
      ${address.length > longestText ? html`<p class="note">${words.say("teach:long", { length: words.number(address.length) })}</p>` : nothing}
      <uri-exercises .words=${words} .content=${content}></uri-exercises>
      <p class="note">${words.say("teach:end")}</p>`;
  }
}
