/**
 * Notices: parts of a link that couldn't be read, errors, and texts that the link leaves out. They overlay a corner of
 * the stage and move nothing. A dismissed notice stays away until there is a different one.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { ContentView, define } from "../view.js";

/** @import { Note } from "../../run/fields.js" */

/**
 * @typedef {object} Content
 * @property {Note[]} notes
 */

/** @extends {ContentView<Content>} */
export class Notices extends ContentView {
  /** The dismissed notices, as text. */
  #read = "";

  /** @param {Content} content */
  draw({ notes }) {
    const { words } = this;
    if (!notes.length) this.#read = "";
    const shown = JSON.stringify(notes) === this.#read ? [] : notes;
    const close = words.say("ui:close");
    // The region must exist before its content changes, or it isn't announced.
    return html`<div role="status" class=${shown.length ? "notes" : ""}>${
      shown.length
        ? html`<ul>${shown.map((one) => note(words, one))}</ul><button type="button" class="close" aria-label=${close} title=${close} @click=${this.#close}>×</button>`
        : nothing
    }</div>`;
  }

  #close = () => {
    this.#read = JSON.stringify(this.content?.notes);
    this.refresh();
  };
}

/** @param {import("../../words/words.js").Words} words @param {Note} note */
const note = (words, { id, args, count }) =>
  html`<li>${sentence(words, `page:notes:${id}`, args, args.message)}${
    count > 1 ? ` ${words.say("page:more-notes", { count: count - 1 })}` : nothing
  }</li>`;

define("uri-notices", Notices);
