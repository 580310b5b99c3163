/**
 * The neighbours beside the years: what the browser's own URL and Go's net/url
 * answer, whether that is what RFC 3986 says, and why not.
 */
import { html, nothing } from "lit-html";
import { characters } from "./characters.js";
import { withCode } from "./marks.js";
import { reasonText, refusalText } from "./reasons.js";
import { ContentView, define } from "./view.js";
import { short } from "../words.js";

/** @typedef {import("../neighbours.js").Neighbour} Neighbour */

/** Longer answers are shortened in their middle. */
const longestAnswer = 200;

/** @extends {ContentView<Neighbour[]>} */
export class Neighbours extends ContentView {
  /** @param {Neighbour[]} list */
  draw(list) {
    return html`<div role="group" aria-label=${this.words.say("neighbours:title")}><p class="note">${this.words.say("neighbours:against")}</p><dl>${list.map((neighbour) => html`<div>
      <dt>${this.words.say(`neighbours:names:${neighbour.id}`)}</dt>
      <dd>
        ${this.#sign(neighbour)}
        ${neighbour.answer === null
          ? html`<span class="none">${this.words.say("neighbours:no-answer")}</span>`
          : html`<code>${this.#shown(short(neighbour.answer, longestAnswer))}</code>`}
        ${this.#sentences(neighbour)}
      </dd></div>`)}</dl></div>`;
  }

  /** @param {Neighbour} neighbour */
  #sign({ same }) {
    const [sign, word] = same ? ["=", this.words.say("neighbours:same")] : ["≠", this.words.say("neighbours:differs")];
    return html`<span class=${same ? "same" : "differs"}><span aria-hidden="true">${sign}</span><span class="unseen-words">${word}</span></span>`;
  }

  /** @param {string} text */
  #shown(text) {
    return characters(this.words, text, 0, text.length);
  }

  /** What there is to say of it. @param {Neighbour} neighbour */
  #sentences(neighbour) {
    const { answer, same, reasons } = neighbour;
    const sentences = reasons.map((reason) => reasonText(this.words, neighbour, reason));
    if (answer === null) sentences.unshift(refusalText(this.words, neighbour));
    if (!same && sentences.length === 0) sentences.push(this.words.say("neighbours:unknown"));
    return sentences.length ? html`<ul>${sentences.map((sentence) => html`<li>${withCode(this.words, sentence)}</li>`)}</ul>` : nothing;
  }
}

define("uri-neighbours", Neighbours);
