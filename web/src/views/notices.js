/**
 * Notices: what could not be read of a link, or went wrong, and what is kept out of the
 * link.
 */
import { html, nothing } from "lit-html";
import { sentence } from "./marks.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../link.js").Note} Note */

/**
 * @typedef {object} Content
 * @property {Note[]} notes
 * @property {number | null} longest characters that a text may have to be in the link, where one has more
 */

/** @extends {ContentView<Content>} */
export class Notices extends ContentView {
  /** @param {Content} content */
  draw({ notes, longest }) {
    return html`${notes.length ? html`<div role="status"><ul class="notes">${notes.map((one) => note(this.words, one))}</ul></div>` : nothing}${longest === null
      ? nothing : html`<p class="notes">${sentence(this.words, "ui:notes:too-long", { most: longest })}</p>`}`;
  }
}

/** @param {import("../words.js").Words} words @param {Note} note */
const note = (words, { id, args, count }) => html`<li>${sentence(words, `ui:notes:${id}`, args, args.message)}${
  count > 1 ? ` ${words.say("ui:more-notes", { count: count - 1 })}` : nothing}</li>`;

define("uri-notices", Notices);
