/**
 * What every view is: a custom element that draws an explanation at a step. It draws
 * into itself, so that one style sheet serves a page or a shadow root full of views;
 * until it has an explanation it leaves alone what the page put into it.
 */
import { render } from "lit-html";
import { sceneOf } from "../scene.js";

/** @typedef {import("../engine.js").Explanation} Explanation */
/** @typedef {import("../scene.js").Scene} Scene */

export class View extends HTMLElement {
  /** @type {Explanation | null} */
  #explanation = null;
  #step = 0;
  #drawn = false;
  #pending = false;

  get explanation() {
    return this.#explanation;
  }

  set explanation(explanation) {
    if (explanation === this.#explanation) return;
    this.#explanation = explanation;
    this.#schedule();
  }

  /** How many steps have been carried out. */
  get step() {
    return this.#step;
  }

  set step(step) {
    if (step === this.#step) return;
    this.#step = step;
    this.#schedule();
  }

  /** Several changes become one drawing, before the next frame. */
  #schedule() {
    if (this.#pending) return;
    this.#pending = true;
    queueMicrotask(() => {
      this.#pending = false;
      this.refresh();
    });
  }

  /** Draws what there is to draw. */
  refresh() {
    if (!this.#explanation || !this.isConnected) return;
    if (!this.#drawn) this.replaceChildren();
    this.#drawn = true;
    render(this.draw(sceneOf(this.#explanation), this.#step), this);
    this.drawn();
  }

  connectedCallback() {
    this.#schedule();
  }

  /**
   * What the view looks like.
   * @param {Scene} _scene @param {number} _step
   * @returns {unknown}
   */
  draw(_scene, _step) {
    throw new Error("a view has to say what it looks like");
  }

  /** Called after a drawing, for what only the finished drawing knows. */
  drawn() {}

  /** Tells whoever listens. @param {string} name @param {unknown} detail */
  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true, composed: true }));
  }
}
