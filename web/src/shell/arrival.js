/**
 * Shows how the engine's download is going: progress, a stall, or a failure. In each case of trouble there's a button
 * to try again, and the page continues with what it has.
 */
import { nothing, render } from "lit-html";
import { html } from "../texts/html.js";
import { remembering } from "../run/remembering.js";
import { tolerant } from "../run/tolerant.js";
import { faultOf } from "../run/loadfault.js";
import { reload } from "./older.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Words } from "../words/words.js" */

/** Without a byte for this many milliseconds, a download counts as stalled. */
const patience = 8_000;

export class Arrival {
  /** Downloaded share, from 0 to 1. */
  #share = 0;
  /** The current problem: the id of a sentence, its argument, and whether only reloading the page can help. @type {{ id: string, reason?: string, reload?: boolean } | null} */
  #fault = null;
  /** True if the visitor has dismissed the message. */
  #closed = false;
  #abort = new AbortController();
  /** True once a try has failed: the browser's cached copy may be broken. */
  #tried = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {{ bar: HTMLElement, notice: HTMLElement }} places for the progress, and for messages
   * @param {Words} words @param {(engine: Engine) => void} arrived
   */
  constructor(places, words, arrived) {
    this.places = places;
    this.words = words;
    this.arrived = arrived;
  }

  /** Loads the engine, aborting any earlier attempt that's still running. */
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
      this.#abort = new AbortController(); // later reports of this try are ignored
      render(nothing, this.places.bar);
      render(nothing, this.places.notice);
      queueMicrotask(() => this.arrived(engine)); // run it separately, so that a drawing error doesn't count as a failed download
    } catch (error) {
      this.#tried = true;
      if (signal.aborted) return;
      this.#abort.abort(); // ignore whatever still arrives
      this.#end();
      this.#fault = faultOf(error);
      this.#draw();
    }
  };

  /** Records progress. @param {number} share @param {AbortSignal} signal the signal of the try that reports */
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
