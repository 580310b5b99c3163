/**
 * A section of a document, as a link to where the document is published.
 */
import { html, nothing } from "lit-html";
import { addressOf } from "../texts/published.js";

/** @typedef {import("../words/words.js").Words} Words */

/**
 * The arrow after it comes from the style sheet (styles/cite.css), and is not read out.
 * @param {Words} words
 * @param {string} section document and section, as the engine gives them
 * @param {unknown} [shown] what is to be read, where that is something shorter
 * @param {boolean} [stop] whether Tab comes to it
 */
export function cite(words, section, shown = section, stop = true) {
  const address = addressOf(section);
  if (!address) return html`<cite>${shown}</cite>`;
  return html`<cite><a href=${address} tabindex=${stop ? nothing : -1} target="_blank" rel="noopener noreferrer" title=${words.say("ui:published")}>${shown}</a></cite>`;
}
