/**
 * The editions as one row, each with what it makes of the name of a scheme. The chosen one
 * drives the page.
 */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { nameOf } from "./edition.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../engine.js").Edition} Edition */

/**
 * @typedef {object} Content
 * @property {Edition[]} editions
 * @property {string[]} standings one for each edition; none as long as they are not known
 * @property {string} chosen id of an edition
 */

/** @extends {ContentView<Content>} */
export class Standings extends ContentView {
  /** The edition that was brought into sight last. */
  #inSight = "";

  /** @param {Content} content */
  draw({ editions, standings, chosen }) {
    const { words } = this;
    return html`<div class="run"><div class="years" role="radiogroup" aria-label=${words.say("ui:edition")}>
      ${editions.map((edition, i) => html`<div class="year ${edition.id === chosen ? "chosen" : ""}" title=${edition.document}>
        <label><input type="radio" name=${this.idOf("edition")} value=${edition.id} .checked=${live(edition.id === chosen)} aria-describedby=${this.idOf(edition.id)}
          @change=${() => this.emit("edition", { edition: edition.id })} /> <b>${edition.year}</b> <small>${nameOf(edition)}</small></label>
        <div class="answer ${standings[i] ?? ""}" id=${this.idOf(edition.id)}>${standings[i] ? words.say(`schemes:standings:${standings[i]}`) : ""}</div>
      </div>`)}</div></div>`;
  }

  drawn() {
    const { chosen } = /** @type {Content} */ (this.content);
    if (chosen === this.#inSight) return;
    this.#inSight = chosen;
    const strip = /** @type {HTMLElement} */ (this.querySelector(".run"));
    const year = /** @type {HTMLElement | null} */ (this.querySelector(".chosen"));
    const before = /** @type {HTMLElement | null | undefined} */ (year?.previousElementSibling);
    if (year && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = before && 2 * year.offsetWidth <= strip.clientWidth ? before.offsetLeft : year.offsetLeft; // a whole year is first
  }
}

define("uri-standings", Standings);
