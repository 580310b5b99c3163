/**
 * The years: the editions as points on a line, each with its own answer to what is
 * typed. The chosen one drives the page; an answer that differs from its answer says
 * because of which clause, and shows on demand where the two runs part.
 */
import { html, nothing, render } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { prose } from "./prose.js";
import { says } from "./says.js";
import * as words from "../words/en.js";
import { because } from "../words/en/clauses.js";

/** @typedef {import("../engine.js").EditionAnswer} EditionAnswer */
/** @typedef {import("../engine.js").Edition} Edition */
/** @typedef {import("../engine.js").Option} Option */
/** @typedef {import("./parting.js").Sides} Sides */

/**
 * @typedef {object} Years
 * @property {Edition[]} editions
 * @property {EditionAnswer[]} answers one for each edition
 * @property {string} chosen id of an edition
 * @property {Record<string, string>} options those that are not at their first value
 * @property {(other: string) => Sides | null} part sets the run of another edition beside the chosen one's
 */

export class YearLine extends HTMLElement {
  /** @type {Years | null} */
  #years = null;
  /** The edition whose run stands beside the chosen one's. */
  #open = "";

  /** @param {Years} years */
  show(years) {
    this.#years = years;
    const inside = this.querySelector("uri-parting")?.contains(document.activeElement);
    render(this.#draw(years), this);
    // The link that was followed is gone when its edition is the chosen one.
    if (inside && !this.querySelector("uri-parting")) /** @type {HTMLElement | null} */ (this.querySelector("input:checked"))?.focus();
  }

  /** @param {Years} years */
  #draw({ editions, answers, chosen, options, part }) {
    const open = answers.find(({ edition, same }) => edition === this.#open && !same);
    const sides = open ? part(open.edition) : null;
    return html`
      <div class="years" role="radiogroup" aria-label=${words.ui.edition}>
        ${editions.map((edition, i) => this.#year(edition, answers[i], edition.id === chosen, options))}
      </div>
      ${sides ? html`<uri-parting id="parting" .sides=${sides} @click=${this.#close}></uri-parting>` : nothing}`;
  }

  /** @param {Edition} edition @param {EditionAnswer | undefined} answer @param {boolean} chosen @param {Record<string, string>} set */
  #year({ id, year, options }, answer, chosen, set) {
    return html`<div class="year ${chosen ? "chosen" : ""} ${answer?.same ? "same" : "differs"}">
      <label><input type="radio" name="edition" value=${id} .checked=${live(chosen)} aria-describedby="says-${id}"
        @change=${() => this.#emit("edition", { edition: id })} /><b>${year}</b> <span>${words.names[id]}</span></label>
      <div id="says-${id}">${answer ? this.#answer(answer, chosen) : nothing}</div>
      ${answer?.because ? this.#where(id) : nothing}
      ${options.length ? html`<div class="choices">${options.map((option) => this.#option(option, set[option.name] ?? option.values[0]))}</div>` : nothing}
    </div>`;
  }

  /** @param {EditionAnswer} answer @param {boolean} chosen */
  #answer(answer, chosen) {
    const sign = chosen ? "" : answer.same ? "=" : "≠";
    const said = chosen ? words.ui.chosen : answer.same ? words.ui.same : words.ui.differs;
    return html`<p class="answer">${sign ? html`<span class="sign" aria-hidden="true">${sign}</span> ` : nothing}<span class="unseen-words">${said}: </span><span>${says(answer)}</span></p>
      ${answer.because ? html`<p class="because">${prose(because(answer.edition, answer.because))}</p>` : nothing}`;
  }

  /** The button that sets the two runs beside each other. @param {string} id */
  #where(id) {
    const open = this.#open === id;
    return html`<button type="button" class="where" aria-expanded=${open ? "true" : "false"} aria-controls=${open ? "parting" : nothing}
      @click=${() => this.#toggle(id)}>${open ? words.ui.hideParting : words.ui.showParting}</button>`;
  }

  /** @param {Option} option @param {string} now */
  #option({ name, values }, now) {
    if (!values.includes("yes")) {
      const named = /** @type {Record<string, string>} */ (/** @type {any} */ (words)[name]);
      return html`<label>${prose(words.ui[name])} <select name=${name} @change=${(/** @type {Event} */ event) =>
        this.#emit("option", { [name]: /** @type {HTMLSelectElement} */ (event.target).value })}>
        ${values.map((value) => html`<option value=${value} .selected=${live(now === value)}>${named[value]}</option>`)}
      </select></label>`;
    }
    return html`<label><input type="checkbox" name=${name} .checked=${live(now === "yes")} @change=${(/** @type {Event} */ event) =>
      this.#emit("option", { [name]: /** @type {HTMLInputElement} */ (event.target).checked })} /> ${words.ui[name]}</label>`;
  }

  /** @param {string} id */
  #toggle(id) {
    this.#open = this.#open === id ? "" : id;
    if (this.#years) this.show(this.#years);
  }

  /** Closes the comparison; the focus goes back to the button that opened it. @param {Event} event */
  #close = (event) => {
    if (!(/** @type {Element} */ (event.target).closest("button.close"))) return;
    /** @type {HTMLElement | null} */ (this.querySelector(".where[aria-expanded=true]"))?.focus();
    this.#toggle(this.#open);
  };

  /** @param {string} name @param {unknown} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`uriscope:${name}`, { detail, bubbles: true }));
  }
}

customElements.define("uri-years", YearLine);
