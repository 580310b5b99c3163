/**
 * Draws the views that an element shows alone: they have texts of their own, and most have a run. Baked data is used if
 * there is any; everything else needs the engine. As in other elements, the attributes are the state.
 *
 * Each of these views has a record, {@link Drawn}. It makes a case from the attributes, which has an answer, or an
 * error, or waits for the engine.
 */
import { nothing, render } from "lit-html";
import { laterStyles } from "../views/later.js";
import { editionsOf } from "../run/editionsof.js";
import { html } from "../texts/html.js";
import "../views/stage/field.js";
import { answered, noAnswer } from "../cases/unanswered.js";
import { attributeOf, keyOf as keyOfSubject, read } from "../subjects/subject.js";
import { hasSubject, subjects } from "../subjects/subjects.js";
import "../views/stage/resolution.js";
import "../views/stage/stepper.js";
import { Answering } from "./answering.js";
import "./askingsheet.js";
import { askedOf, keyOf } from "./baked.js";
import { dataOf } from "./data.js";
import { Drawing } from "./drawing.js";
import { box, player } from "./layout.js";
import { Questioning } from "./questioning.js";
import { registry } from "./registry.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { Note } from "../run/fields.js" */
/** @import { Scene } from "../run/scene.js" */
/** @import { Field } from "../views/stage/field.js" */
/** @import { Words } from "../words/words.js" */
/** @import { Baked } from "./baked.js" */

/** The sources of a case; known is the baked answer. @typedef {{ engine: Engine | null, known: any, editions: Edition[], words: Words }} Source */
/** @typedef {{ answer: unknown, note: import("../run/fields.js").Note | null, scene: Scene | null, steps: number, announced: string }} Case */

/**
 * The look of a case.
 * @typedef {object} Look
 * @property {string} kind the class of its styles
 * @property {string} label describes the element for screen readers
 * @property {unknown} texts the rows above the panes
 * @property {unknown} panes
 * @property {boolean} plays whether there is a player
 * @property {string} link to the room that shows the same
 */

/**
 * The definition of a view.
 * @template [Asked=any] @template {Case} [Made=any]
 * @typedef {object} Drawn
 * @property {(from: Source, asked: Asked) => Made} make makes a case
 * @property {string[]} [words] the parts of the catalogue that it needs, besides the spec's, if it has no subject
 * @property {(of: Made) => Promise<unknown>} [need] loads whatever else a case needs before it is drawn
 * @property {(drawing: LoneDrawing, of: Made, step: string | null) => Look} look the step is the link's
 * @property {(drawing: LoneDrawing, of: Made, step: number) => void} fill updates the views, except the views of the run
 * @property {(of: Made) => unknown} told the answer as reported to the page
 * @property {(name: string) => string} [attributeOf] the attribute for a text box, if its name differs
 * @property {number} [longText] texts longer than this, in UTF-16 code units, are answered when typing pauses
 * @property {(drawing: LoneDrawing) => void} [listen]
 * @property {import("./questioning.js").Question<Made> & { fetch: () => Promise<unknown> }} [question]
 *   the question of the attribute "predict", before anything shows the answer
 */

/** The default length above which texts are answered when typing pauses. */
const longText = 2_000;
/** The engine's answer about texts that have no run. */
export class Answered {
  scene = null;
  steps = 0;

  /**
   * @param {import("../subjects/subject.js").Subject<any>} subject @param {Source} from @param {any} asked
   * @param {(answer: any) => string} announced the announcement for the answer, once its words are loaded
   */
  constructor(subject, { engine, known, editions }, asked, announced) {
    const answer = engine ? subject.ask(engine, asked) : known;
    this.asked = asked;
    this.edition = editions.find(({ id }) => id === asked.edition);
    this.note = noAnswer(answer, { document: asked.edition });
    this.answer = answered(answer);
    this.announce = announced;
  }

  get announced() {
    return this.announce(this.answer);
  }
}

/** @extends {Drawing<{ step: number | null }, Case>} */
export class LoneDrawing extends Drawing {
  #answering = new Answering(this);
  /** The last request, and its key among baked data. */
  #asked = "";
  #key = "";
  /** @type {Note[]} */
  #notes = [];

  #questioning = new Questioning(this);

  /** Its subject, if that isn't a base and a reference. @type {import("../subjects/subject.js").Subject | null} */
  #subject;

  /** @param {string} view @param {Drawn} drawn its definition @param {import("./drawing.js").Place} place */
  constructor(view, drawn, ...place) {
    super(...place, { step: null });
    this.view = view;
    this.#subject = hasSubject(view) ? subjects[view] : null;
    this.drawn = drawn;
    this.on("text", (text, field) => this.#type(field.getAttribute("name") ?? "", text));
    this.on("step", (step) => this.go(step));
    this.on("mend", ({ name, text }) =>
      /** @type {Field} */ (this.place.querySelector(`uri-field[name="${name}"]`)).replace(text),
    );
    drawn.listen?.(this);
  }

  /** The key of a case among baked data. @param {any} asked */
  keyOf(asked) {
    return this.#subject ? keyOfSubject(this.#subject, asked) : keyOf(asked);
  }

  /** The attribute for a text box. @param {string} name of the box */
  attributeOf(name) {
    return this.#subject ? attributeOf(this.#subject, name) : (this.drawn.attributeOf?.(name) ?? name);
  }

  /** @override */
  async fetch() {
    this.data = await dataOf(this.element, (_, { editions }) => this.keyOf(this.#read(editions).asked));
  }

  /** @param {Baked["editions"]} editions @returns {{ asked: any, step: number | null, notes: Note[] }} */
  #read(editions) {
    const subject = this.#subject;
    /** @type {Parameters<Answering["read"]>[0]} */
    const reader = (attribute, all) => (subject ? read(subject, attribute, all) : askedOf(attribute, all));
    return this.#answering.read(reader, editions);
  }

  /** @override @param {boolean} [typed] */
  async follow(typed = false) {
    const round = ++this.round;
    const { data } = this;
    const { engine, want } = this.#answering;
    const editions = /** @type {Edition[] | undefined} */ (engine ? editionsOf(engine) : data?.editions);
    if (!editions) return data === undefined ? want() : undefined;
    const { asked, step, notes } = this.#read(editions);
    const key = this.keyOf(asked);
    const known = data && Object.hasOwn(data.cases, key) ? data.cases[key] : null;
    const { answer } = registry[this.view];
    const { case: shown } = this;
    const of =
      shown?.answer && JSON.stringify(asked) === this.#asked
        ? shown
        : this.drawn.make(
            { engine, known: (known && answer && known[answer]) ?? null, editions, words: this.words },
            asked,
          );
    if (!of.answer && !of.note) want();
    if (!of.answer && !of.note && !shown) return;
    await Promise.all(
      [
        this.drawn.need?.(of),
        this.words.need(
          "attributes",
          "characters",
          "page",
          asked.edition,
          ...((this.#subject ?? this.drawn).words ?? []),
        ),
        this.element.hasAttribute("predict") &&
          this.drawn.question && [this.words.need("predict"), this.drawn.question.fetch()],
        laterStyles(),
      ]
        .flat()
        .map((one) => one && one.catch(() => {})),
    );
    if (round !== this.round) return;
    [this.case, this.#asked, this.#key, this.state, this.#notes] = [of, JSON.stringify(asked), key, { step }, notes];
    this.draw();
    if (of.answer) this.#tell(of);
    this.stepped();
  }

  draw() {
    const of = this.case;
    if (!of) return;
    render(this.#layout(of), this.place);
    if (!this.place.isConnected) this.appear();
    this.keys();
    this.drawn.fill(this, of, this.step);
    this.handRun();
  }

  /** @param {Case} of */
  #layout(of) {
    const { words, language } = this;
    this.#questioning.ask(this.drawn.question, of, this.#key);
    const { hides: hidden, look: question } = this.#questioning;
    const at = this.state.step;
    const step = at === null ? null : String(at);
    const { kind, label, texts, panes, plays, link: to } = this.drawn.look(this, of, step);
    const link = this.page(to);
    const said = this.#answering.said(this.#notes, at, of.answer ? of.steps : null);
    const { arrival } = this.#answering;
    return box(
      { words, language, kind, label, question, hidden, said, arrival, link },
      html`<div class="ask" part="texts">${texts}</div>
      <div class="panes" part="panes">${panes}</div>
      ${plays ? player : nothing}`,
    );
  }

  /** Handles typing. @param {string} name of the text box @param {string} text */
  #type(name, text) {
    this.write(this.attributeOf(name), text);
    this.write("step", null);
    this.#answering.typed(text.length > (this.drawn.longText ?? longText));
  }

  /** Reports another case to the page, once it is answered. @param {Case} of */
  #tell(of) {
    if (!this.isNews(this.#key)) return;
    this.emit("change", this.drawn.told(of));
    this.#answering.announce(() => this.case?.announced ?? "");
  }
}
