/**
 * What every view is: a custom element that draws a scene at a step. It draws
 * into itself, so that one style sheet serves a page or a shadow root full of views;
 * until it has a scene it leaves alone what the page put into it.
 */
import { render } from "lit-html";

/** @typedef {import("../scene.js").Scene} Scene */

export class View extends HTMLElement {
  /** @type {Scene | null} */
  #scene = null;
  #step = 0;
  #drawn = false;
  #pending = false;

  get scene() {
    return this.#scene;
  }

  set scene(scene) {
    if (scene === this.#scene) return;
    this.#scene = scene;
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
    if (!this.#scene || !this.isConnected) return;
    if (!this.#drawn) this.replaceChildren();
    this.#drawn = true;
    render(this.draw(this.#scene, this.#step), this);
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
