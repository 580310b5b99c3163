/**
 * A section of a document, as a link to where the document is published.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";
import { addressOf } from "../texts/published.js";

/** @import { Words } from "../words/words.js" */

/** A section of a numbered document, as "RFC 3986, section 5.2.4", "RFC 3986, Appendix B", or in short "RFC 3986, 5.2.4". */
const numbered = /^([^,]+), (?:(section|Appendix) ([^\s,，]+)|(\d[\d.]*)(?![\d.]|, ))/;

/**
 * A section, and what may follow it, as a language names it; those that have a heading for
 * their name keep it.
 * @param {Words} words @param {string} section document and section, as the engine gives them
 */
export const sectionSaid = (words, section) =>
  section.replace(numbered, (whole, document, kind = "brief", number, brief = number) =>
    words.say(`ui:cited:${kind.toLowerCase()}`, { document, number: brief }, whole),
  );

/**
 * The arrow after it comes from the style sheet (styles/cite.css), and is not read out.
 * @param {Words} words
 * @param {string} section document and section, as the engine gives them
 * @param {unknown} [shown] what is to be read, where that is something shorter
 * @param {import("../run/engine.js").Basis} [basis] whose words it stands beside: of what the document does not say itself, the section is drawn apart
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
