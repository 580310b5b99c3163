/**
 * The button that opens the examples: gallery.js, or lists.js in a room whose examples are links, loaded on the first
 * click.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { demand } from "./demand.js";
import { ContentView, define } from "../view.js";

/** @import { Edition, Example } from "../../run/engine.js" */

/**
 * The state when the examples are opened.
 * @typedef {object} Now
 * @property {Example[]} examples empty until the engine is loaded
 * @property {Edition[]} editions
 * @property {string} chosen id of the current spec
 * @property {Record<string, string>} options those that aren't at their default
 */

/** A room's examples, if they are links. @typedef {{ groups: import("./lists.js").Group[] }} Listed */

/** @extends {ContentView<() => Now | Listed>} */
export class Examples extends ContentView {
  /** @type {Now | Listed | null} */
  #open = null;
  /** True if the dialog couldn't be loaded. */
  #failed = false;

  draw() {
    const { words } = this;
    return html`<button type="button" aria-haspopup="dialog" @click=${this.show}>${words.say("page:examples")}</button>
      ${this.#failed ? html`<p class="unfetched" role="alert">${words.say("ui:not-fetched")}</p>` : nothing}
      ${this.#open ? this.#dialog({ ...this.#open, closed: this.#closed }) : nothing}`;
  }

  /** @param {(Now | Listed) & { closed: () => void }} content */
  #dialog(content) {
    return "groups" in content
      ? html`<uri-lists .words=${this.words} .content=${content}></uri-lists>`
      : html`<uri-gallery .words=${this.words} .content=${content}></uri-gallery>`;
  }

  /** Opens the examples. */
  show = async () => {
    const now = this.content?.() ?? null;
    /** @type {Promise<unknown>} */
    const script = now && "groups" in now ? import("./lists.js") : import("./gallery.js");
    this.#failed = await demand(script, this.words, ["examples"]).then(
      () => false,
      () => true,
    );
    this.#open = this.#failed ? null : now;
    this.schedule();
  };

  #closed = () => {
    this.#open = null;
    this.schedule();
  };
}

define("uri-examples", Examples);
