/**
 * The prelude: what can be seen and done before the rest of the page's script is there.
 * Who opens the page without a link sees the case that was baked into it, drawn by the
 * views of the stage, and plays it. Anything else that is done meanwhile is taken down, and
 * handed over as the fields of a link when the rest comes: web/src/page.js.
 */
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
    this.#listen(scene);
    this.#draw(scene, edition);
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

  /** @param {Scene} scene */
  #listen(scene) {
    const { signal } = this.#ended;
    /** @param {string} name @param {(detail: any) => void} act */
    const on = (name, act) =>
      this.place.addEventListener(`uriscope:${name}`, (event) => act(/** @type {CustomEvent} */ (event).detail), {
        signal,
      });
    on("step", (step) => {
      this.#done.set("step", String(step));
      if (step === scene.steps.length) this.#done.delete("step"); // a link without one shows the end
      this.#play(scene, step);
    });
    on("text", () => this.#typed(scene.edition));
    on("edition", ({ edition }) => this.#done.set("edition", edition));
    on("use", (base) => this.fields.find((field) => field.getAttribute("name") === "base")?.replace(base));
  }

  /** Another text is another case, which waits for the engine. @param {Edition} edition */
  #typed(edition) {
    this.#done.delete("step");
    for (const field of this.fields) this.#done.set(field.getAttribute("name") ?? "", field.input.value);
    this.#draw(null, edition);
    this.#years({ editions: this.baked?.editions ?? [], answers: [] }, edition.id);
  }

  /** @param {Scene | null} scene null: nothing is known yet @param {Edition} edition */
  #draw(scene, edition) {
    this.#play(scene, scene?.steps.length ?? 0);
    this.#hand("uri-why", firstWhy(this.words, scene, edition));
  }

  /** @param {Pick<Baked, "editions" | "answers">} baked @param {string} chosen id of an edition */
  #years(baked, chosen) {
    this.#hand("uri-years", firstYears(baked, chosen));
  }

  /** @param {Scene | null} scene @param {number} step */
  #play(scene, step) {
    const reads = scene?.reads(step);
    for (const field of this.fields) {
      const name = /** @type {"base" | "reference"} */ (field.getAttribute("name"));
      const split = scene?.explanation[name] ?? null;
      this.#give(field, {
        edition: scene?.edition.id ?? "",
        text: split?.text ?? field.input.value,
        split,
        reads: reads?.[name] ?? [],
        waiting: !scene,
      });
    }
    for (const view of /** @type {NodeListOf<SceneView>} */ (this.place.querySelectorAll("[data-scene]")))
      Object.assign(view, { scene, step });
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
