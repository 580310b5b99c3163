/**
 * The row of editions, each with what it answers: one of them is chosen, and drives the page.
 * It scrolls sideways within itself where it is too long, and then begins with a whole year.
 *
 * A strip that extends this says what each edition answers, by answers(). One that has more
 * than the row in it draws by itself, and takes the years from year().
 */
import { live } from "lit-html/directives/live.js";
import { html } from "../texts/html.js";
import { besideOf, briefNameOf, spokenNameOf, whenOf } from "../texts/naming.js";
import { ContentView } from "./view.js";

/** @import { Edition } from "../run/engine.js" */
/** What an edition answers: what is drawn, and the class that it is drawn in. @typedef {{ look: unknown, kind?: string }} Answered */
/** @typedef {{ editions: Edition[], chosen: string, needs?: import("../run/engine.js").Capability }} Row chosen is the id of an edition; needs: what the question is about, which an edition may lack */

/** Longer names are shortened in a narrow strip, by another word for it and never by "…". */
const longest = 8;

/** @param {import("../words/words.js").Words} words @param {Edition} edition */
function nameIn(words, edition) {
  const name = besideOf(edition);
  return name.length > longest
    ? html`<small class="full">${name}</small><small class="brief" aria-hidden="true" translate="no">${briefNameOf(words, edition)}</small>`
    : html`<small>${name}</small>`;
}

/**
 * @template {Row} Content
 * @extends {ContentView<Content>}
 */
export class Strip extends ContentView {
  /** The edition that was in sight when the strip was drawn last. */
  #inSight = "";
  #resized = new ResizeObserver(() => this.#scroll());

  connectedCallback() {
    super.connectedCallback();
    this.classList.add("of-editions");
    this.#resized.observe(this);
  }

  disconnectedCallback() {
    this.#resized.disconnect();
  }

  /** What the editions answer, in their order; fewer where that is not known. @param {Content} _content @returns {Answered[]} */
  answers(_content) {
    throw new Error("a strip has to say what the editions answer");
  }

  /** @param {Content} content @returns {unknown} */
  draw(content) {
    const { needs } = content;
    const answers = this.answers(content).map((answer, i) =>
      needs && content.editions[i].lacks?.includes(needs)
        ? { look: this.words.say("page:unspoken"), kind: "unspoken" }
        : answer,
    );
    return html`<h2 class="unseen-words">${this.words.say("ui:edition")}</h2>
      <div class="run"><div class="years" role="radiogroup" aria-label=${this.words.say("ui:edition")}>
      ${content.editions.map((edition, i) => this.year(edition, content, answers[i]))}</div></div>`;
  }

  /** A year of the row. @param {Edition} edition @param {Row} content @param {Answered} [answer] @param {unknown} [name] how the edition is called */
  year(edition, { chosen }, { look = "", kind = "" } = { look: "" }, name = nameIn(this.words, edition)) {
    const { id, document } = edition;
    return html`<div class="year ${id === chosen ? "chosen" : ""}" title=${document}>
      <label><input type="radio" name=${this.idOf("edition")} value=${id} .checked=${live(id === chosen)} aria-label=${spokenNameOf(this.words, edition)} aria-describedby=${this.idOf(id)} @change=${() => this.emit("edition", { edition: id })} />
        <b>${whenOf(this.words, edition)}</b> ${name}</label>
      <div class="answer ${kind}" aria-hidden="true" id=${this.idOf(id)}>${look}</div>
    </div>`;
  }

  drawn() {
    const { chosen } = /** @type {Content} */ (this.content);
    if (chosen === this.#inSight) return;
    this.#inSight = chosen;
    this.#scroll();
    this.turned();
  }

  /** Called when another edition has been chosen, and is in sight. */
  turned() {}

  /** Brings the chosen edition into sight, in the strip alone, which then begins with a whole year. */
  #scroll() {
    const strip = /** @type {HTMLElement | null} */ (this.querySelector(".run"));
    const year = /** @type {HTMLElement | null} */ (this.querySelector(".chosen"));
    if (!strip || !year || strip.scrollWidth <= strip.clientWidth) return;
    const { offsetLeft: left, offsetWidth: width } = year;
    const middle = left - (strip.clientWidth - width) / 2;
    const most = Math.min(left, strip.scrollWidth - strip.clientWidth);
    const starts = [.../** @type {NodeListOf<HTMLElement>} */ (strip.querySelectorAll(".year"))]
      .map(({ offsetLeft }) => offsetLeft)
      .filter((start) => start <= most && left + width <= start + strip.clientWidth);
    strip.scrollLeft = starts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
  }
}
