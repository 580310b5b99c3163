/**
 * The editions as one row, each with where two texts meet by it. The chosen one drives the
 * page.
 */
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { nameOf } from "./edition.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../engine.js").Edition} Edition */

/**
 * @typedef {object} Content
 * @property {Edition[]} editions
 * @property {string[]} answers one for each edition; none where there is nothing to compare
 * @property {string} chosen id of an edition
 */

/** @extends {ContentView<Content>} */
export class Verdicts extends ContentView {
  /** The edition that was brought into sight last. */
  #inSight = "";

  /** @param {Content} content */
  draw({ editions, answers, chosen }) {
    const { words } = this;
    return html`<div class="run"><div class="years" role="radiogroup" aria-label=${words.say("ui:edition")}>
      ${editions.map((edition, i) => html`<div class="year ${edition.id === chosen ? "chosen" : ""}" title=${edition.document}>
        <label><input type="radio" name=${this.idOf("edition")} value=${edition.id} .checked=${live(edition.id === chosen)} aria-describedby=${this.idOf(edition.id)}
          @change=${() => this.emit("edition", { edition: edition.id })} /> <b>${edition.year}</b> <small>${nameOf(edition)}</small></label>
        <div class="answer" id=${this.idOf(edition.id)}>${answers[i] ?? ""}</div>
      </div>`)}</div></div>`;
  }

  drawn() {
    const { chosen } = /** @type {Content} */ (this.content);
    if (chosen === this.#inSight) return;
    this.#inSight = chosen;
    const strip = /** @type {HTMLElement} */ (this.querySelector(".run"));
    const year = /** @type {HTMLElement | null} */ (this.querySelector(".chosen"));
    if (year && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = year.offsetLeft - (strip.clientWidth - year.offsetWidth) / 2;
  }
}

define("uri-verdicts", Verdicts);
