/**
 * The button for the share menu: sharing.js, which it loads.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";
import { demand } from "../views/dialogs/demand.js";
import { ContentView, define } from "../views/view.js";

/**
 * The content to share, read when the menu opens.
 * @typedef {object} Content
 * @property {() => string} link of the current state, a fragment
 * @property {() => string} [stepLink] with the current step, in a room that plays a run
 * @property {() => import("../run/link.js").State} [state] that the link has, of a room with a base and a reference
 * @property {() => Promise<string>} [explanation] of the case, in Markdown, of such a room
 * @property {() => import("../embed/tags.js").Lone | null} [lone] what an element shows of any other room; null where
 *   it cannot
 * @property {() => import("../run/tolerant.js").Engine | null} engine
 * @property {() => boolean} [presenting] whether the page is in presentation mode, of a room that can be
 */

/** @extends {ContentView<Content>} */
export class Share extends ContentView {
  /** The state of loading the menu. @type {"no" | "yes" | "failed"} */
  #fetched = "no";

  /** @param {Content} content */
  draw(content) {
    const { words } = this;
    return html`<button type="button" class="share" aria-haspopup="menu" @click=${this.#show}>${words.say("page:share")}<span aria-hidden="true"> ▾</span></button>
      ${this.#fetched === "failed" ? html`<p class="unfetched" role="alert">${words.say("ui:not-fetched")}</p>` : nothing}
      ${this.#fetched === "yes" ? html`<uri-sharing .words=${words} .content=${{ ...content, button: this.querySelector("button") }}></uri-sharing>` : nothing}`;
  }

  /** Once the menu is there, the button is its own: it opens and closes it. */
  #show = async () => {
    if (this.#fetched === "yes") return;
    this.#fetched = await demand(import("./sharing.js"), this.words, ["share", "figure"]).then(
      () => "yes",
      () => "failed",
    );
    this.schedule();
  };
}

define("uri-share", Share);
