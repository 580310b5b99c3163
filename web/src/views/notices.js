/**
 * Notices: what could not be read of a link, or went wrong, and what is kept out of the
 * link.
 */
import { html, nothing } from "lit-html";
import { prose } from "./prose.js";
import { ContentView, define } from "./view.js";
import * as words from "../words/en.js";

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
    return html`${notes.length ? html`<div role="status"><ul class="notes">${notes.map(note)}</ul></div>` : nothing}${longest === null
      ? nothing : html`<p class="notes">${prose(words.notes["too-long"]({ most: longest.toLocaleString("en") }))}</p>`}`;
  }
}

/** @param {Note} note */
const note = ({ id, args, count }) => html`<li>${prose(words.notes[id]?.(args) ?? args.message ?? id)}${count > 1 ? ` (${words.moreSteps(count - 1)})` : nothing}</li>`;

define("uri-notices", Notices);
