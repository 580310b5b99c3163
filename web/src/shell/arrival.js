/**
 * The engine's arrival, as a visitor sees it: how much of it has come, that nothing more
 * comes, why it cannot be had. Wherever it cannot, there is a button to try again, and the
 * page goes on with what it has.
 */
import { nothing, render } from "lit-html";
import { html } from "../texts/html.js";
import { remembering } from "../run/remembering.js";
import { tolerant } from "../run/tolerant.js";
import { faultOf } from "../run/loadfault.js";
import { reload } from "./older.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** After so long without a byte, in milliseconds, a download is said to hang. */
const patience = 8_000;

export class Arrival {
  /** How much has come, from 0 to 1. */
  #share = 0;
  /** What is wrong: the id of a sentence, what to put into it, and whether only loading the page again can help. @type {{ id: string, reason?: string, reload?: boolean } | null} */
  #fault = null;
  /** Whether somebody has put the sentence away. */
  #closed = false;
  #abort = new AbortController();
  /** Whether a try has failed: then what the browser has may be of no use. */
  #tried = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {{ bar: HTMLElement, notice: HTMLElement }} places for how far it is, and for what is wrong
   * @param {Words} words @param {(engine: Engine) => void} arrived
   */
  constructor(places, words, arrived) {
    this.places = places;
    this.words = words;
    this.arrived = arrived;
  }

  /** Gets the engine. What is still going on of an earlier try is ended. */
  start = async () => {
    this.#abort.abort();
    const { signal } = (this.#abort = new AbortController());
    this.#closed = false;
    this.#came(0, signal);
    try {
      const { load, wasmFile } = await import("../run/engine.js").catch((error) => {
        throw Object.assign(error, { script: true });
      });
      if (wasmFile !== WASM_FILE) throw Object.assign(new Error("the engine is another version"), { status: 404 });
      const engine = remembering(
        tolerant(await load({ signal, fresh: this.#tried, progress: (share) => this.#came(share, signal) })),
      );
      if (signal.aborted) return;
      this.#end();
      this.#abort = new AbortController(); // what is still told of this try is late
      render(nothing, this.places.bar);
      render(nothing, this.places.notice);
      queueMicrotask(() => this.arrived(engine)); // what it draws is not part of the arrival, nor are its faults
    } catch (error) {
      this.#tried = true;
      if (signal.aborted) return;
      this.#abort.abort(); // what still comes of it is of no use
      this.#end();
      this.#fault = faultOf(error);
      this.#draw();
    }
  };

  /** More of it has come. @param {number} share @param {AbortSignal} signal of the try that it is of */
  #came(share, signal) {
    if (signal !== this.#abort.signal || signal.aborted) return;
    this.#end();
    this.#share = share;
    this.#fault = null;
    if (share < 1) {
      this.#timer = setTimeout(() => {
        this.#fault = { id: "hangs" };
        this.#draw();
      }, patience);
    }
    this.#draw();
  }

  #end() {
    clearTimeout(this.#timer);
  }

  #draw() {
    const { words } = this;
    const fault = this.#fault;
    const share = Math.floor(100 * this.#share);
    const retry = fault?.reload
      ? html`<button type="button" @click=${reload}>${words.say("page:arrival:reload")}</button>`
      : html`<button type="button" @click=${this.start}>${words.say("page:retry")}</button>`;
    const coming = !fault || fault.id === "hangs";
    render(
      coming
        ? html`<progress value=${share} max="100" aria-label=${words.say("page:arrival:engine")}></progress><span aria-hidden="true">${words.say("page:arrival:coming", { share })}</span>`
        : this.#closed
          ? retry
          : nothing,
      this.places.bar,
    );
    render(
      !fault || this.#closed
        ? nothing
        : html`<div role="alert">
      <p>${words.say(`page:arrival:${fault.id}`, { share, reason: fault.reason ?? "" })} ${words.say("page:arrival:meanwhile")}</p>
      ${retry} <button type="button" class="close" @click=${this.#close} aria-label=${words.say("ui:close")}>×</button></div>`,
      this.places.notice,
    );
  }

  #close = () => {
    this.#closed = true;
    this.#draw();
  };
}
