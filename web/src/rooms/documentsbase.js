/**
 * A part of the Documents room: where the base of a document's references comes from.
 */
import { html, render } from "lit-html";

/** @typedef {import("./documents.js").Part} Part */
/** @typedef {import("./documents.js").Shared} Shared */

/** @implements {Part} */
export class DocumentsBase {
  /** @param {HTMLElement} place @param {Shared} room */
  constructor(place, room) {
    this.place = place;
    this.room = room;
    this.fields = {};
    this.pasted = /** @type {string | null} */ (null);
    /** @type {string[]} */
    this.answers = [];
    this.announced = "";
  }

  /** @param {Record<string, string>} fields @param {string | null} pasted */
  show(fields, pasted) {
    this.fields = fields;
    this.pasted = pasted;
  }

  ask() {
    render(html`<p>${this.room.words.say("documents:parts:base")}</p>`, this.place);
  }
}
