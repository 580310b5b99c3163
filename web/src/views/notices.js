/**
 * Notices: what could not be read of a link, or went wrong, and what the link leaves out.
 */
import { html, nothing } from "lit-html";
import { sentence } from "./marks.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../link.js").Note} Note */

/**
 * @typedef {object} Content
 * @property {Note[]} notes
 */

/** @extends {ContentView<Content>} */
export class Notices extends ContentView {
  /** @param {Content} content */
  draw({ notes }) {
    return notes.length ? html`<div role="status"><ul class="notes">${notes.map((one) => note(this.words, one))}</ul></div>` : html``;
  }
}

/** @param {import("../words.js").Words} words @param {Note} note */
const note = (words, { id, args, count }) => html`<li>${sentence(words, `ui:notes:${id}`, args, args.message)}${
  count > 1 ? ` ${words.say("ui:more-notes", { count: count - 1 })}` : nothing}</li>`;

define("uri-notices", Notices);
