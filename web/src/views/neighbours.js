/**
 * The neighbours beside the years: what the browser's own URL and Go's net/url
 * answer, whether that is what RFC 3986 says, and why not.
 */
import { html, nothing } from "lit-html";
import { prose } from "./prose.js";
import { characters } from "./characters.js";
import { ContentView, define } from "./view.js";
import * as words from "../words/en/neighbours.js";

/** @typedef {import("../neighbours.js").Neighbour} Neighbour */

/** @extends {ContentView<Neighbour[]>} */
export class Neighbours extends ContentView {
  /** @param {Neighbour[]} list */
  draw(list) {
    return html`<div role="group" aria-label=${words.title}><p class="note">${words.against}</p><dl>${list.map((neighbour) => html`<div>
      <dt>${words.names[neighbour.id]}</dt>
      <dd>
        ${this.#sign(neighbour)}
        ${neighbour.answer === null
          ? html`<span class="none">${words.noAnswer}</span>`
          : html`<code>${this.#shown(words.answer(neighbour.answer))}</code>`}
        ${this.#told(neighbour)}
      </dd></div>`)}</dl></div>`;
  }

  /** @param {Neighbour} neighbour */
  #sign({ same }) {
    const [sign, word] = same ? ["=", words.signs.same] : ["≠", words.signs.differs];
    return html`<span class=${same ? "same" : "differs"}><span aria-hidden="true">${sign}</span><span class="unseen-words">${word}:</span></span>`;
  }

  /** @param {string} text */
  #shown(text) {
    return characters(text, 0, text.length);
  }

  /** What there is to say of it. @param {Neighbour} neighbour */
  #told(neighbour) {
    const { id, answer, same, reasons } = neighbour;
    const sentences = reasons.map((reason) => words.reasons[id][reason.id](reason.args));
    if (answer === null) sentences.unshift(words.refusal(neighbour));
    if (!same && sentences.length === 0) sentences.push(words.unknown);
    return sentences.length ? html`<ul>${sentences.map((sentence) => html`<li>${prose(sentence)}</li>`)}</ul>` : nothing;
  }
}

define("uri-neighbours", Neighbours);
