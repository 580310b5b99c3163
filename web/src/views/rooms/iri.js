/**
 * An IRI and its URI: a grid with the result and the reason for each character; and the texts of the run at a step,
 * each in a fixed place, with both orders of an IRI that has right-to-left letters: as stored, and as displayed. The
 * step's rows are marked.
 */
import { nothing } from "lit-html";
import { lookOf, rowsOf } from "../../cases/iri.js";
import { characterAt } from "../../texts/characterat.js";
import { shortened } from "../../texts/characters.js";
import { hexOrText } from "../../texts/hex.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { cite } from "../cite.js";
import { ContentView, define } from "../view.js";
import { grid, longest, meet, mostRows, panes, texts, within } from "./panes.js";

/** @import { IRIAnswer, IRIRow, Span } from "../../run/engine.js" */

/**
 * @typedef {object} Content
 * @property {IRIAnswer} answer
 * @property {import("../../cases/iri.js").Way} way
 * @property {import("../../run/scene.js").Scene | null} scene
 * @property {number} step
 * @property {string} iri
 * @property {{ id: string, span: Span }[] | null} bidi violations in its components; null if all of it is left to right
 */

/** @extends {ContentView<Content>} */
export class IRI extends ContentView {
  /** @param {Content} content */
  draw(content) {
    return panes(this, "iri", content.answer.listing.lines[0].section, {
      grid: () => this.#grid(content),
      texts: () => this.#texts(content),
    });
  }

  /** @param {Content} content */
  #grid({ answer, way, scene, step }) {
    const { words } = this;
    if (!answer.given) return html`<p class="note">${words.say(`iri:empty:${way}`)}</p>`;
    const rows = rowsOf(answer);
    const reads = scene && step > 0 ? scene.reads(step).base : [];
    const left = answer.total - answer.rows.length + Math.max(0, rows.length - mostRows);
    const marks = answer.given === answer.text && !isAll(answer, reads);
    return grid(
      words,
      "iri",
      ["characters", "octets", "becomes", "why"],
      rows
        .slice(0, mostRows)
        .map((row) => this.#row(answer, row, way, marks && reads.some((span) => meet(span, row.span)))),
      left,
    );
  }

  /** @param {IRIAnswer} answer @param {IRIRow} row @param {Content["way"]} way @param {boolean} now */
  #row({ given }, row, way, now) {
    const { words } = this;
    const { span, octets, to, reason, section, basis } = row;
    return html`<tr class="${lookOf(row, way)} ${now ? "now" : ""}" aria-current=${now ? "step" : nothing}>
      <td><code>${shortened(words, given.slice(...span), 24)}</code></td>
      <td><code>${octets ? hexOrText(words, octets.replace(/..(?=.)/g, "$& "), 36) : "–"}</code></td>
      <td><code>${shortened(words, to, 24)}</code></td>
      <td>${sentence(words, `iri:reasons:${way}:${reason}`, { encoded: octets ? "yes" : "no" })} ${cite(words, section, within(section), basis)}</td></tr>`;
  }

  /** @param {Content} content */
  #texts(content) {
    const { words } = this;
    const { answer, way, iri, bidi } = content;
    return texts(
      words,
      "iri",
      content,
      (register) => words.say(`iri:${way}:texts:${register}`),
      html`${this.#orders(iri, bidi)}${this.#said(answer, way)}`,
    );
  }

  /** Both orders of an IRI with right-to-left letters. @param {string} iri @param {Content["bidi"]} bidi */
  #orders(iri, bidi) {
    const { words } = this;
    if (!bidi) return nothing;
    return html`<h3>${words.say("iri:orders:title")} ${cite(words, "RFC 3987, section 4.1", "4.1")}</h3>
      <dl class="orders">
        <div><dt>${words.say("iri:orders:logical")}</dt><dd><code class="logical">${shortened(words, iri, longest)}</code></dd></div>
        <div><dt>${words.say("iri:orders:visual")}</dt><dd><bdi dir="ltr" class="visual">${iri}</bdi></dd></div>
      </dl>
      <ul class="warnings">${bidi.map(({ id, span }) => html`<li>${sentence(words, `iri:orders:${id}`, { found: iri.slice(...span) })} ${cite(words, "RFC 3987, section 4.2", "4.2", "advises")}</li>`)}</ul>`;
  }

  /** Remarks on the text. @param {IRIAnswer} answer @param {Content["way"]} way */
  #said({ errors: [error], given, text, labels, result }, way) {
    const { words } = this;
    const refused = labels.filter(({ to }) => to === null).map(({ from }) => from);
    const composed = way === "iri" && given === text && text.normalize("NFC") !== text;
    return html`<ul class="warnings">
      ${error ? html`<li>${sentence(words, "iri:not-one", { found: words.character(characterAt(given, error.at)), at: error.at, end: error.at >= given.length ? "yes" : "no", rule: error.rule })} ${cite(words, error.section, error.section)}</li>` : nothing}
      ${refused.map((from) => html`<li>${sentence(words, "iri:refused", { from })}</li>`)}
      ${composed ? html`<li>${sentence(words, "iri:composed")} ${cite(words, "RFC 3987, section 5.3.2.2", "5.3.2.2", "advises")}</li>` : nothing}
      ${way === "uri" && result !== null && result === text ? html`<li>${sentence(words, "iri:nothing")}</li>` : nothing}</ul>`;
  }
}

/** True if a step reads the whole text, so that no row is marked. @param {IRIAnswer} answer @param {Span[]} reads */
const isAll = ({ text }, reads) => reads.length === 1 && reads[0][1] - reads[0][0] === text.length;

define("uri-iri", IRI);
