/**
 * The examples of a room, in a dialog over it: lists of links, each with its name, and the texts that it shows.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { short } from "../../words/words.js";
import { sheet, SheetView } from "./sheet.js";
import { define } from "../view.js";

/** @typedef {{ name?: string, text: string, link: string }} Item */
/** @typedef {{ name: string, items: Item[] }} Group */
/** closed: called after the dialog has closed. @typedef {{ groups: Group[], closed: () => void }} Content */

/** Longer texts are cut here, and complete in the room. */
const longest = 160;

/** @extends {SheetView<Content>} */
export class Lists extends SheetView {
  /** @param {Content} content */
  draw({ groups, closed }) {
    const { words } = this;
    return sheet({
      words,
      closed,
      id: this.idOf("title"),
      title: words.say("page:examples"),
      body: html`<div class="gallery">${groups.map(
        ({ name, items }, i) => html`<h3 id=${this.idOf(`group-${i}`)}>${name}</h3>
        <ul class="chips" aria-labelledby=${this.idOf(`group-${i}`)}>${items.map((item) => html`<li>${this.#item(item)}</li>`)}</ul>`,
      )}</div>`,
    });
  }

  /** If the link is the room's current one, clicking just closes the dialog. @param {Item} item */
  #item({ name, text, link }) {
    return html`<a href=${link} @click=${() => this.close()}>${name ? html`<b>${name}</b>` : nothing} <span><code>${short(text, longest)}</code></span></a>`;
  }

  opened() {
    /** @type {HTMLElement | null} */ (this.querySelector(".gallery a"))?.focus();
  }
}

define("uri-lists", Lists);
