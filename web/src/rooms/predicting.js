/**
 * The stage as an exercise: the texts and the run are hidden, and the reader predicts the result of the texts in the
 * question. Then the stage shows the run, below the buttons of the exercise, at the step where it and the answer
 * diverge, and the next exercise follows. First answers are kept while the page is open, for the final summary and for
 * paper.
 */
import { nothing, render } from "lit-html";
import { changedOf, lineQuestion } from "../cases/mistakes.js";
import { explainedAnswer } from "../cases/predicting.js";
import { asking, exercisesOf, mostShown, placeOf } from "../run/sequence.js";
import { copy } from "../views/copy.js";
import { shortened } from "../texts/characters.js";
import { html } from "../texts/html.js";
import { demand } from "../views/dialogs/demand.js";
import { short, visible } from "../words/words.js";

/** @import { Case } from "../cases/case.js" */
/** @import { Engine } from "../run/tolerant.js" */
/** @import { State } from "../run/link.js" */
/** The first answer, in words and signs for display. @typedef {{ right: boolean, given: string, expected: string }} Answered */

/**
 * @typedef {object} Acts the room's functions for it
 * @property {() => Engine | null} engine
 * @property {(step: number) => void} go shows a step
 * @property {(change: Partial<State>) => void} next switches to another exercise
 * @property {() => boolean} previews whether a teacher is trying exercises
 * @property {() => void} leave ends the mode, or a preview
 * @property {() => void} print
 */

/** The middle of longer texts is left out in the summary, in UTF-16 code units. */
const longestText = 2000;

export class Predicting {
  /** The link's state while a question is open. @type {State | null} */
  #asked = null;
  /** @type {Case | null} */
  #case = null;
  /** True once the current case has been answered; the next two: true while its run is visible, and the summary. */
  #answered = false;
  #shown = false;
  #summed = false;
  /** True if the next question should get the focus. */
  #goesOn = false;
  /**
   * The first answers, by the index of the exercise, and the sequence that they belong to.
   * @type {Map<number, Answered>}
   */
  #answers = new Map();
  #of = "";
  /** The question about a case's changed line. @type {{ of: Case | null, question: ReturnType<typeof lineQuestion> }} */
  #found = { of: null, question: null };
  /** The state of loading the view. @type {"" | "yes" | "failed"} */
  #fetched = "";

  /** @param {HTMLElement} place place of the stage @param {import("../words/words.js").Words} words @param {Acts} acts */
  constructor(place, words, acts) {
    this.stage = /** @type {HTMLElement} */ (place.querySelector(".stage"));
    this.words = words;
    this.acts = acts;
  }

  /**
   * Asks about a case; null ends the exercise.
   * @param {State | null} asked @param {Case | null} of
   */
  async show(asked, of) {
    // On a touch screen, focus would open the keyboard uninvited.
    if (asked && !this.#asked) this.#goesOn = !matchMedia("(pointer: coarse)").matches;
    this.#asked = asked;
    const sequence = asked ? JSON.stringify(exercisesOf(asked)) : "";
    if (asked && sequence !== this.#of) this.#answers.clear();
    if (asked) this.#of = sequence;
    if (of?.scene !== this.#case?.scene) this.#answered = this.#shown = this.#summed = false;
    this.#case = of;
    this.#draw();
    if (asked === null || this.#fetched === "yes") return;
    const views = [import("../views/stage/predict.js"), import("../views/rooms/diagnosing.js")];
    this.#fetched = await demand(Promise.all(views), this.words, ["predict", "expected", "expectation"]).then(
      () => "yes",
      () => "failed",
    );
    this.#draw();
  }

  /** The exercises for paper, each with its answer so far. */
  get sheet() {
    const asked = this.#asked;
    if (!asked) return null;
    const { base, reference, edition, predict } = asked;
    const all = asked.exercises.length ? exercisesOf(asked) : [{ base, reference, edition, predict }];
    const engine = this.acts.engine();
    const editions = this.#case?.from.editions ?? [];
    return all.map((exercise, i) => ({
      ...exercise,
      answered: this.#answers.get(i) ?? null,
      changed: engine && changedOf(engine, editions, exercise),
    }));
  }

  get #panel() {
    const there = /** @type {HTMLElement | null} */ (this.stage.querySelector(".asking"));
    if (there) return there;
    const panel = document.createElement("div");
    panel.className = "asking";
    this.stage.prepend(panel);
    return panel;
  }

  #draw() {
    const asked = this.#asked;
    if (asked && !this.#shown) this.stage.dataset.asking = asked.predict;
    else delete this.stage.dataset.asking;
    this.stage.toggleAttribute("data-exercise", asked !== null);
    for (const input of /** @type {NodeListOf<HTMLTextAreaElement>} */ (
      this.stage.querySelectorAll("uri-field textarea")
    ))
      input.readOnly = asked !== null; // other texts would be another exercise
    if (!asked) return this.stage.querySelector(".asking")?.remove();
    render(this.#summed ? this.#summary(asked) : this.#exercise(asked), this.#panel);
    const view = /** @type {import("../views/stage/predict.js").Predict | null} */ (
      this.#panel.querySelector("uri-predict, uri-finding-line")
    );
    if (!this.#goesOn || !view?.content) return;
    this.#goesOn = false;
    view.ask();
  }

  /** @param {State} asked */
  #exercise({ predict, exercises: all, ...state }) {
    const { words } = this;
    const scene = this.#case?.scene ?? null;
    const at = placeOf({ ...state, predict, exercises: all });
    const [among, last] = [at >= 0, at + 1 >= all.length];
    const content =
      scene && this.#fetched === "yes"
        ? { scene, mode: predict || "target", explained: this.#explained, among: among && all.length > 1 }
        : null;
    const line = content && predict === "line" ? this.#line : null;
    const goes = !among || !this.#answered || all.length < 2;
    return html`
      <div ?hidden=${this.#shown}>${
        line
          ? html`<uri-finding-line .words=${words} .content=${line} @uriscope:predict=${this.#done}></uri-finding-line>`
          : content
            ? html`<uri-predict .words=${words} .content=${content} @uriscope:predict=${this.#done} @uriscope:step=${this.#reveal}></uri-predict>`
            : html`<p>${words.say(this.#fetched === "failed" ? "ui:not-fetched" : "ui:waiting")}</p>`
      }</div>
      ${
        this.#fetched !== "yes"
          ? nothing
          : html`<p class="act">
        ${among ? html`<span>${words.say("predict:exercise", { at: at + 1, all: all.length })}</span>` : nothing}
        ${this.#shown ? html`<button type="button" class="back" @click=${this.#hide}>${words.say("predict:back")}</button>` : nothing}
        ${goes ? nothing : html`<button type="button" class="next primary" @click=${() => (last ? this.#sum() : this.#next(at + 1))}>${words.say(last ? "predict:summary" : "predict:next-exercise")}</button>`}
        ${this.#leave()}</p>`
      }`;
  }

  /** The question about the changed line; null if there is none: then the question is the target. */
  get #line() {
    const of = this.#case;
    if (of !== this.#found.of) this.#found = { of, question: of && lineQuestion(of, (link) => link) };
    return this.#found.question;
  }

  #leave() {
    const { words, acts } = this;
    const said = words.say(acts.previews() ? "predict:to-sheet" : "predict:leave");
    return html`<button type="button" class="leave-predict" @click=${acts.leave}>${said}</button>`;
  }

  /** The summary of the answers given so far. @param {State} asked */
  #summary(asked) {
    const { words } = this;
    const all = exercisesOf(asked);
    const right = [...this.#answers.values()].filter((answer) => answer.right).length;
    const say = (/** @type {string} */ name) => words.say(`predict:summed:${name}`);
    const rows = all.map(({ base, reference }, i) => {
      const { right: well, given, expected } = this.#answers.get(i) ?? {};
      return [
        `${i + 1}`,
        `${base} + ${reference}`,
        given ?? "",
        expected ?? "",
        well === undefined ? say("unanswered") : say(well ? "right" : "wrong"),
      ];
    });
    const title = words.say("predict:summed:title", { right, all: all.length });
    const text = [title, ...rows.map((row) => row.join("\t"))].join("\n");
    return html`<section class="summed">
      <h3 tabindex="-1">${title}</h3>
      <table><thead><tr>${["asked", "given", "expected", "verdict"].map((name) => html`<th scope="col">${say(name)}</th>`)}</tr></thead>
        <tbody>${all.slice(0, mostShown).map((exercise, i) => this.#summedRow(exercise, i))}</tbody></table>
      ${all.length > mostShown ? html`<p class="note">${words.say("predict:left", { count: all.length - mostShown })}</p>` : nothing}
      <p class="act"><button type="button" class="primary" @click=${(/** @type {Event} */ { currentTarget }) => copy(/** @type {HTMLElement} */ (currentTarget), text, words)}>${say("copy")}</button>
        <button type="button" @click=${this.acts.print}>${say("print")}</button>
        <button type="button" @click=${this.#anew}>${say("anew")}</button>
        ${this.#leave()}</p>
    </section>`;
  }

  /** A row of the summary; in a narrow window each answer has a label. @param {import("../run/sequence.js").Exercise} exercise @param {number} i */
  #summedRow({ base, reference }, i) {
    const { words } = this;
    const answered = this.#answers.get(i);
    const say = (/** @type {string} */ name) => words.say(`predict:summed:${name}`);
    const code = (/** @type {string | undefined} */ value) =>
      value
        ? html`<code>${visible(short(value, longestText))}</code>`
        : value === ""
          ? words.say("ui:empty-text")
          : nothing;
    const answer = (/** @type {"given" | "expected"} */ name) =>
      html`<td class="answer" data-label=${say(name)}>${code(answered?.[name])}</td>`;
    return html`<tr class=${answered ? nothing : "open"}><th scope="row">${i + 1}. <code>${reference ? shortened(words, reference, longestText) : words.say("ui:empty-input")}</code><small><code>${shortened(words, base, longestText)}</code></small></th>
          ${answer("given")}${answer("expected")}<td class="verdict ${answered?.right ? "right" : "wrong"}">${say(!answered ? "unanswered" : answered.right ? "right" : "wrong")}</td></tr>`;
  }

  /** @param {import("../cases/predicting.js").Given} given */
  #explained = (given) => {
    const engine = this.acts.engine();
    return engine && this.#case ? explainedAnswer(engine, this.words, this.#case.request, given) : null;
  };

  /** Some exercises have several questions; the last one counts. @param {Event} event */
  #done = (event) => {
    const { left, right, given, expected } = /** @type {CustomEvent} */ (event).detail;
    if (left) return;
    this.#answered = true;
    const asked = /** @type {State} */ (this.#asked);
    const at = asked.exercises.length ? placeOf(asked) : 0;
    const own = exercisesOf(asked)[at] ?? asked;
    const said = (/** @type {string} */ one) =>
      this.words.has(`predict:kinds:${one}`) ? this.words.say(`predict:kinds:${one}`) : one;
    if (own.base === asked.base && own.reference === asked.reference && !this.#answers.has(at))
      this.#answers.set(at, { right, given: said(given), expected: said(expected) });
    this.#draw();
    /** @type {HTMLElement | null} */ (this.stage.querySelector(".asking .next"))?.focus();
  };

  /** @param {number} i */
  #next(i) {
    const asked = /** @type {State} */ (this.#asked);
    this.#goesOn = true;
    this.#answered = this.#shown = this.#summed = false;
    this.acts.next(asking(asked, i));
  }

  #sum() {
    this.#shown = false;
    this.#summed = true;
    this.#draw();
    /** @type {HTMLElement | null} */ (this.stage.querySelector(".summed h3"))?.focus();
  }

  #anew = () => {
    this.#answers.clear();
    this.#next(0);
  };

  /** @param {Event} event */
  #reveal = (event) => {
    event.stopPropagation();
    this.#shown = true;
    this.#draw();
    this.acts.go(/** @type {CustomEvent} */ (event).detail);
    /** @type {HTMLElement | null} */ (this.stage.querySelector(".asking .back"))?.focus();
  };

  #hide = () => {
    this.#shown = false;
    this.#draw();
    /** @type {HTMLElement | null} */ (this.stage.querySelector(".asking .show"))?.focus();
  };
}
