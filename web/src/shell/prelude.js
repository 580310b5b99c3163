/**
 * The prelude: everything that works before the rest of the page's script is there. Without a link, it plays the case
 * that was baked into the page, drawn by the views of the stage. Other actions are noted as fields of a link and handed
 * over when the rest arrives: web/src/page.js.
 */
import { Known } from "../cases/known.js";
import { Scene } from "../run/scene.js";
import "../views/stage/stage.js";
import { Session, showsSteps } from "../views/session.js";
import { firstContents } from "./firstframe.js";

/** @import { Baked } from "../cases/case.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Field } from "../views/stage/field.js" */
/** @import { Words } from "../words/words.js" */
/** @typedef {{ base: string, reference: string }} Texts */

/** @extends {Session<{ step: number | null }, Known<Texts>>} */
export class Prelude extends Session {
  /** The visitor's actions so far, as fields of a link. @type {Map<string, string>} */
  #done = new Map();
  #ended = new AbortController();

  /** @param {HTMLElement} place place of the stage @param {Words} words @param {Baked | null} baked the case, which gets its scene */
  constructor(place, words, baked) {
    super(place, words, { step: null });
    this.baked = baked;
    this.fields = /** @type {Field[]} */ ([...place.querySelectorAll("uri-field")]);
    const { explanation, editions } = baked ?? {};
    const edition = editions?.find(({ id }) => id === explanation?.edition);
    if (!this.#asBaked) for (const view of place.querySelectorAll("[inert]")) view.replaceChildren(); // the drawing belongs to another case
    if (!baked || !explanation || !edition || !this.#asBaked) return;
    const scene = (baked.scene = new Scene({ explanation, edition, words }));
    const { base, reference } = explanation;
    this.#listen(baked, edition);
    this.#draw(baked, new Known({ base: base.text, reference: reference.text }, edition, scene));
  }

  /** True if the page shows what it was built with: not opened by a link or from the history, and nothing typed. */
  get #asBaked() {
    return !location.hash && !history.state && this.fields.every((field) => field.typed() === null);
  }

  /** Without the algorithm, the story opens at the deciding step. */
  get rest() {
    return (!showsSteps() && this.case?.scene?.decided) || super.rest;
  }

  /**
   * Ends the prelude: the rest of the script listens from now on.
   * @returns {[name: string, value: string][]} the visitor's actions, as fields of a link
   */
  end() {
    this.#ended.abort();
    return [...this.#done];
  }

  /** @param {Baked} baked @param {Edition} edition */
  #listen(baked, edition) {
    const { signal } = this.#ended;
    this.on("step", (step) => this.go(step), { signal });
    this.on("text", () => this.#typed(baked, edition), { signal });
    this.on("edition", ({ edition }) => this.#done.set("edition", edition), { signal });
  }

  /** @override @param {{ step: number | null }} change */
  set(change) {
    super.set(change);
    this.#done.delete("step"); // a link without a step shows where the run rests
    if (change.step !== null) this.#done.set("step", String(change.step));
  }

  /** Another text is another case, which waits for the engine. @param {Baked} baked @param {Edition} edition */
  #typed(baked, edition) {
    this.set({ step: null });
    for (const field of this.fields) this.#done.set(field.getAttribute("name") ?? "", field.input.value);
    const [base = "", reference = ""] = ["base", "reference"].map((name) => this.#done.get(name));
    this.#draw(baked, new Known({ base, reference }, edition, null));
  }

  /** @param {Baked} baked @param {Known<Texts>} of */
  #draw(baked, of) {
    this.case = of;
    this.handRun();
    for (const [view, content] of Object.entries(firstContents(this.words, of, baked))) this.hand(view, content);
  }

  /** @override */
  handRun() {
    super.handRun();
    for (const name of /** @type {const} */ (["base", "reference"]))
      this.hand(`uri-field[name=${name}]`, this.case?.field(name, this.reads));
  }
}
