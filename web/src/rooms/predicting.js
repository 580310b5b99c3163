/**
 * The stage as an exercise: the run is hidden, and somebody foretells what comes of it. Then
 * the stage shows the run, at the step where the answer and the run part, and the next
 * exercise of the link follows.
 */
import { html, nothing, render } from "lit-html";
import { rivalOf } from "../cases/predicting.js";
import { demand } from "../views/dialogs/demand.js";

/** @typedef {import("../cases/case.js").Case} Case */
/** @typedef {import("../run/engine.js").Engine} Engine */
/** @typedef {Pick<import("../run/link.js").State, "predict" | "exercises">} Asked */

/**
 * @typedef {object} Acts what the room does for it
 * @property {() => Engine | null} engine
 * @property {(step: number) => void} go shows a step
 * @property {(reference: string) => void} next asks another reference
 * @property {() => void} leave ends the mode
 */

export class Predicting {
  /** What is asked, and the references that are asked one after the other; null while nothing is asked. @type {Asked | null} */
  #asked = null;
  /** @type {Case | null} */
  #case = null;
  /** Whether the current case has been answered, and whether its run is shown. */
  #answered = false;
  #shown = false;
  /** Whether the view is there, or could not be fetched. @type {"" | "yes" | "failed"} */
  #fetched = "";

  /** @param {HTMLElement} place that has the stage @param {import("../words/words.js").Words} words @param {Acts} acts */
  constructor(place, words, acts) {
    this.stage = /** @type {HTMLElement} */ (place.querySelector(".stage"));
    this.words = words;
    this.acts = acts;
  }

  /**
   * Asks for a case, or ends that with null.
   * @param {Asked | null} asked @param {Case | null} of
   */
  async show(asked, of) {
    this.#asked = asked;
    if (of?.scene !== this.#case?.scene) this.#answered = this.#shown = false;
    this.#case = of;
    this.#draw();
    if (asked === null || this.#fetched === "yes") return;
    this.#fetched = await demand(import("../views/stage/predict.js"), this.words, ["predict"]).then(
      () => "yes",
      () => "failed",
    );
    this.#draw();
  }

  get #panel() {
    const there = /** @type {HTMLElement | null} */ (this.stage.querySelector(".asking"));
    if (there) return there;
    const panel = document.createElement("div");
    panel.className = "asking";
    return this.stage.appendChild(panel);
  }

  #draw() {
    const { words } = this;
    const asked = this.#asked;
    if (asked && !this.#shown) this.stage.dataset.asking = asked.predict;
    else delete this.stage.dataset.asking;
    if (!asked) return this.stage.querySelector(".asking")?.remove();
    const scene = this.#case?.scene ?? null;
    const { predict, exercises: all } = asked;
    const at = all.indexOf(this.#case?.state.reference ?? "");
    const next = at >= 0 && at + 1 < all.length ? all[at + 1] : null;
    const content = scene && this.#fetched === "yes" ? { scene, mode: predict || "target", rival: this.#rival } : null;
    render(
      html`
      <div ?hidden=${this.#shown}>${
        content
          ? html`<uri-predict .words=${words} .content=${content} @uriscope:predict=${this.#done} @uriscope:step=${this.#reveal}></uri-predict>`
          : html`<p>${words.say(this.#fetched === "failed" ? "ui:not-fetched" : "ui:waiting")}</p>`
      }</div>
      ${
        this.#fetched !== "yes"
          ? nothing
          : html`<p class="act">
        ${at < 0 ? nothing : html`<span>${words.say("predict:exercise", { at: at + 1, all: all.length })}</span>`}
        ${this.#shown ? html`<button type="button" class="back" @click=${this.#hide}>${words.say("predict:back")}</button>` : nothing}
        ${this.#answered && next !== null ? html`<button type="button" class="next" @click=${() => this.acts.next(next)}>${words.say("predict:next-exercise")}</button>` : nothing}
        <button type="button" class="leave-predict" @click=${this.acts.leave}>${words.say("predict:leave")}</button></p>`
      }`,
      this.#panel,
    );
  }

  /** @param {import("../cases/predicting.js").Given} given */
  #rival = (given) => {
    const engine = this.acts.engine();
    return engine && this.#case ? rivalOf(engine, this.#case.request, given) : null;
  };

  /** Some are asked question by question; then the last one counts. @param {Event} event */
  #done = (event) => {
    if (/** @type {CustomEvent} */ (event).detail.left) return;
    this.#answered = true;
    this.#draw();
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
  };
}
