/**
 * A section of a document, as a link to where the document is published.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";
import { addressOf } from "../texts/published.js";
import { sectionSaid } from "../texts/section.js";

/** @import { Words } from "../words/words.js" */

/**
 * The arrow after it comes from the style sheet (styles/cite.css), and is not read out.
 * @param {Words} words
 * @param {string} section document and section, as the engine gives them
 * @param {unknown} [shown] a shorter text for display
 * @param {import("../run/engine.js").Basis} [basis] the kind of statement it supports: if it isn't the document's
 *   own, the section has another style
 */
export function cite(words, section, shown = section, basis = "says") {
  const name = typeof shown === "string" ? sectionSaid(words, shown) : shown;
  const address = addressOf(section);
  const kind =
    basis === "says" ? nothing : html`<i>${words.say(`ui:basis:${basis}`)}</i>${words.say("ui:between", {}, " ")}`;
  const its = basis === "says" ? nothing : basis;
  if (!address) return html`<cite class=${its}>${kind}${name}</cite>`;
  return html`<cite class=${its}>${kind}<a href=${address} target="_blank" rel="noopener noreferrer" title=${words.say("ui:published")}>${name}</a></cite>`;
}
