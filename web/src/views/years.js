/**
 * The years: the editions as points on a line, each with its own answer to what is
 * typed. The chosen one drives the page; an answer that differs from its answer says
 * because of which clause, and shows on demand where the two runs part.
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { drawnAnswer } from "./answer.js";
import { sentence } from "./marks.js";
import { ContentView, define } from "./view.js";

/** @typedef {import("../engine.js").EditionAnswer} EditionAnswer */
/** @typedef {import("../engine.js").Edition} Edition */
/** @typedef {import("../engine.js").Option} Option */
/** @typedef {import("./parting.js").Sides} Sides */

/**
 * @typedef {object} Content
 * @property {Edition[]} editions
 * @property {EditionAnswer[]} answers one for each edition
 * @property {string} chosen id of an edition
 * @property {Record<string, string>} options those that are not at their first value
 * @property {string} parting id of the edition whose run shall stand beside the chosen one's, if its answer differs; "" for none
 * @property {Sides | null} sides the two runs; null as long as they are not there
 */

/** @extends {ContentView<Content>} */
export class YearLine extends ContentView {
  /** Whether the focus is in the comparison. */
  #inside = false;

  /** @param {Content} content */
  draw({ editions, answers, chosen, options, parting, sides }) {
    this.#inside = this.querySelector("uri-parting")?.contains(this.focused) ?? false;
    return html`
      <div class="years" role="radiogroup" aria-label=${this.words.say("ui:edition")}>
        ${editions.map((edition, i) => this.#year(edition, answers[i], edition.id === chosen, edition.id === parting, options))}
      </div>
      ${sides ? html`<uri-parting id=${this.idOf("parting")} .words=${this.words} .content=${sides} @click=${this.#close}></uri-parting>` : nothing}`;
  }

  drawn() {
    // The link that was followed is gone when its edition is the chosen one.
    if (this.#inside && !this.querySelector("uri-parting")) /** @type {HTMLElement | null} */ (this.querySelector(".chosen input[type=radio]"))?.focus();
  }

  /** @param {Edition} edition @param {EditionAnswer | undefined} answer @param {boolean} chosen @param {boolean} open @param {Record<string, string>} set */
  #year({ id, year, options }, answer, chosen, open, set) {
    return html`<div class="year ${chosen ? "chosen" : ""} ${answer?.same ? "same" : "differs"}">
      <label><input type="radio" name=${this.idOf("edition")} value=${id} .checked=${live(chosen)} aria-describedby=${this.idOf(id)}
        @change=${() => this.emit("edition", { edition: id })} /><b>${year}</b> <span>${this.words.say(`${id}:name`)}</span></label>
      <div id=${this.idOf(id)}>${answer ? this.#answer(answer, chosen) : nothing}</div>
      ${answer?.because ? this.#where(id, open) : nothing}
      ${options.length ? html`<div class="choices">${options.map((option) => this.#option(id, option, set[option.name] ?? option.values[0]))}</div>` : nothing}
    </div>`;
  }

  /** @param {EditionAnswer} answer @param {boolean} chosen */
  #answer(answer, chosen) {
    const sign = chosen ? "" : answer.same ? "=" : "≠";
    const said = this.words.say(chosen ? "ui:chosen" : answer.same ? "ui:same" : "ui:differs");
    return html`<p class="answer">${sign ? html`<span class="sign" aria-hidden="true">${sign}</span> ` : nothing}<span class="unseen-words">${said} </span><span>${drawnAnswer(this.words, answer)}</span></p>
      ${answer.because ? html`<p class="because">${sentence(this.words, `${answer.edition}:because:${answer.because.clause}`, { way: answer.because.there })}</p>` : nothing}
      ${answer.tooLong ? html`<p class="because">${this.words.say("ui:unreasoned")}</p>` : nothing}`;
  }

  /** The button that sets the two runs beside each other. @param {string} id @param {boolean} open */
  #where(id, open) {
    return html`<button type="button" class="where" aria-expanded=${open ? "true" : "false"} aria-controls=${open ? this.idOf("parting") : nothing}
      @click=${() => this.emit("parting", open ? "" : id)}>${this.words.say(open ? "ui:hide-parting" : "ui:show-parting")}</button>`;
  }

  /** @param {string} id @param {Option} option @param {string} now */
  #option(id, { name, values }, now) {
    const label = sentence(this.words, `${id}:options:${name}`);
    if (!values.includes("yes")) {
      return html`<label>${label} <select name=${name} @change=${(/** @type {Event} */ event) =>
        this.emit("option", { [name]: /** @type {HTMLSelectElement} */ (event.target).value })}>
        ${values.map((value) => html`<option value=${value} .selected=${live(now === value)}>${this.words.say(`${id}:values:${name}:${value}`)}</option>`)}
      </select></label>`;
    }
    return html`<label><input type="checkbox" name=${name} .checked=${live(now === "yes")} @change=${(/** @type {Event} */ event) =>
      this.emit("option", { [name]: /** @type {HTMLInputElement} */ (event.target).checked })} /> ${label}</label>`;
  }

  /** Closes the comparison; the focus goes back to the button that opened it. @param {Event} event */
  #close = (event) => {
    if (!(/** @type {Element} */ (event.target).closest("button.close"))) return;
    /** @type {HTMLElement | null} */ (this.querySelector(".where[aria-expanded=true]"))?.focus();
    this.emit("parting", "");
  };
}

define("uri-years", YearLine);
