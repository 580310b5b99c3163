/**
 * The button that opens the examples: gallery.js, which is fetched then.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { demand } from "./demand.js";
import { ContentView, define } from "../view.js";

/** @typedef {import("../../run/engine.js").Edition} Edition */
/** @typedef {import("../../run/engine.js").Example} Example */

/**
 * What is true when the examples are opened.
 * @typedef {object} Now
 * @property {Example[]} examples none as long as the engine is not there
 * @property {Edition[]} editions
 * @property {string} chosen id of an edition
 * @property {Record<string, string>} options those that are not at their first value
 */

/** @extends {ContentView<() => Now>} */
export class Examples extends ContentView {
  /** @type {Now | null} */
  #open = null;
  /** Whether the dialog could not be fetched. */
  #failed = false;

  draw() {
    const { words } = this;
    return html`<button type="button" aria-haspopup="dialog" @click=${this.#show}>${words.say("page:examples")}</button>
      ${this.#failed ? html`<p class="unfetched" role="alert">${words.say("ui:not-fetched")}</p>` : nothing}
      ${this.#open ? html`<uri-gallery .words=${words} .content=${{ ...this.#open, closed: this.#closed }}></uri-gallery>` : nothing}`;
  }

  #show = async () => {
    this.#failed = await demand(import("./gallery.js"), this.words, ["examples"]).then(
      () => false,
      () => true,
    );
    this.#open = this.#failed ? null : (this.content?.() ?? null);
    this.schedule();
  };

  #closed = () => {
    this.#open = null;
    this.schedule();
  };
}

define("uri-examples", Examples);
