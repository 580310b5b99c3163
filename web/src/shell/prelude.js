/**
 * The prelude: what can be seen and done before the rest of the page's script is there.
 * Who opens the page without a link sees the case that was baked into it, drawn by the
 * views of the stage, and plays it. Anything else that is done meanwhile is taken down, and
 * handed over as the fields of a link when the rest comes: web/src/page.js.
 */
import { Known } from "../cases/known.js";
import { Scene } from "../run/scene.js";
import "../views/stage/components.js";
import "../views/stage/dots.js";
import "../views/stage/field.js";
import "../views/stage/resolution.js";
import "../views/stage/stepper.js";
import "../views/stage/target.js";
import "../views/stage/why.js";
import "../views/stage/years.js";
import { firstWhy, firstYears } from "./firstframe.js";

/** @typedef {import("../cases/case.js").Baked} Baked */
/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("../views/stage/field.js").Field} Field */
/** @typedef {import("../views/view.js").SceneView} SceneView */
/** @typedef {import("../words/words.js").Words} Words */
/** @typedef {Known<{ base: string, reference: string }>} Shown */

export class Prelude {
  /** What has been done, as fields of a link. @type {Map<string, string>} */
  #done = new Map();
  #ended = new AbortController();

  /** @param {HTMLElement} place that has the stage @param {Words} words @param {Baked | null} baked the case, which is given its scene */
  constructor(place, words, baked) {
    this.place = place;
    this.words = words;
    this.baked = baked;
    this.fields = /** @type {Field[]} */ ([...place.querySelectorAll("uri-field")]);
    const { explanation, editions } = baked ?? {};
    const edition = editions?.find(({ id }) => id === explanation?.edition);
    if (!this.#asBaked) for (const view of place.querySelectorAll("[inert]")) view.replaceChildren(); // of another case
    if (!baked || !explanation || !edition || !this.#asBaked) return;
    const scene = (baked.scene = new Scene({ explanation, edition, words }));
    const { base, reference } = explanation;
    const of = new Known({ base: base.text, reference: reference.text }, edition, scene);
    this.#listen(of);
    this.#draw(of);
    this.#years(baked, edition.id);
  }

  /** Whether the page shows what it was built with: nobody has come by a link, or back, and nothing has been typed. */
  get #asBaked() {
    return !location.hash && !history.state && this.fields.every((field) => field.typed() === null);
  }

  /** Ends it: from now on others listen. @returns {[name: string, value: string][]} what has been done, as fields of a link */
  end() {
    this.#ended.abort();
    return [...this.#done];
  }

  /** @param {Shown} of */
  #listen(of) {
    const { signal } = this.#ended;
    /** @param {string} name @param {(detail: any) => void} act */
    const on = (name, act) =>
      this.place.addEventListener(`uriscope:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail), {
        signal,
      });
    on("step", (step) => {
      this.#done.set("step", String(step));
      if (step === of.steps) this.#done.delete("step"); // a link without one shows the end
      this.#play(of, step);
    });
    on("text", () => this.#typed(of.edition));
    on("edition", ({ edition }) => this.#done.set("edition", edition));
  }

  /** Another text is another case, which waits for the engine. @param {Edition} edition */
  #typed(edition) {
    this.#done.delete("step");
    for (const field of this.fields) this.#done.set(field.getAttribute("name") ?? "", field.input.value);
    const [base = "", reference = ""] = ["base", "reference"].map((name) => this.#done.get(name));
    this.#draw(new Known({ base, reference }, edition, null));
    this.#years({ editions: this.baked?.editions ?? [], answers: [] }, edition.id);
  }

  /** @param {Shown} of */
  #draw(of) {
    this.#play(of, of.steps);
    this.#hand("uri-why", firstWhy(this.words, of.scene, of.edition, this.baked));
  }

  /** @param {Pick<Baked, "editions" | "answers">} baked @param {string} chosen id of an edition */
  #years(baked, chosen) {
    this.#hand("uri-years", firstYears(baked, chosen));
  }

  /** @param {Shown} of @param {number} step */
  #play(of, step) {
    for (const field of this.fields)
      this.#give(field, of.field(/** @type {"base" | "reference"} */ (field.getAttribute("name")), step));
    for (const view of /** @type {NodeListOf<SceneView>} */ (this.place.querySelectorAll("[data-scene]")))
      Object.assign(view, { scene: of.scene, step });
  }

  /** Hands a view what it shows. @param {string} view @param {unknown} content */
  #hand(view, content) {
    this.#give(/** @type {HTMLElement} */ (this.place.querySelector(view)), content);
  }

  /** @param {HTMLElement} view @param {unknown} content */
  #give(view, content) {
    Object.assign(view, { words: this.words, content });
  }
}
