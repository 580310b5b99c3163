/**
 * An IRI and its URI: what becomes of each character and why, in a grid; and the texts of the run as
 * they are at a step, each in its place from the beginning, with both orders of an IRI that has
 * letters from right to left: that in which its characters are stored, and that in which they are
 * shown. The rows that the step is about are marked.
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

/** @typedef {import("../../run/engine.js").IRIAnswer} IRIAnswer */
/** @typedef {import("../../run/engine.js").IRIRow} IRIRow */
/** @typedef {import("../../run/engine.js").Span} Span */

/**
 * @typedef {object} Content
 * @property {IRIAnswer} answer
 * @property {import("../../cases/iri.js").Way} way
 * @property {import("../../run/scene.js").Scene | null} scene
 * @property {number} step
 * @property {string} iri
 * @property {{ id: string, span: Span }[] | null} bidi what its components do that they should not; null where all of it is written from left to right
 */

/** Longer texts are drawn without their middle, in UTF-16 code units; so many rows are drawn. */
const [longest, mostRows] = [90, 300];

/** Which of the two is drawn; both where the attribute "show" says nothing. */
const shows = ["grid", "texts"];

/** @extends {ContentView<Content>} */
export class IRI extends ContentView {
  /** @param {Content} content */
  draw(content) {
    const show = this.getAttribute("show");
    const { words } = this;
    return shows
      .filter((name) => !show || show === name)
      .map(
        (name) => html`<section class=${name}><h2>${words.say(`iri:panes:${name}`)}
      ${name === "grid" ? cite(words, content.answer.listing.lines[0].section) : nothing}</h2>${name === "grid" ? this.#grid(content) : this.#texts(content)}</section>`,
      );
  }

  /** @param {Content} content */
  #grid({ answer, way, scene, step }) {
    const { words } = this;
    if (!answer.given) return html`<p class="note">${words.say(`iri:empty:${way}`)}</p>`;
    const rows = rowsOf(answer);
    const reads = scene && step > 0 ? scene.reads(step).base : [];
    const left = answer.total - answer.rows.length + Math.max(0, rows.length - mostRows);
    return html`<div class="rows" tabindex="0" role="group" aria-label=${words.say("iri:panes:grid")}><table>
      <thead><tr>${["characters", "octets", "becomes", "why"].map((name) => html`<th scope="col">${words.say(`iri:columns:${name}`)}</th>`)}</tr></thead>
      <tbody>${rows
        .slice(0, mostRows)
        .map((row) =>
          this.#row(
            answer,
            row,
            way,
            answer.given === answer.text && !isAll(answer, reads) && reads.some((span) => meet(span, row.span)),
          ),
        )}</tbody>
    </table>${left ? html`<p class="note">${words.say("iri:more", { count: left })}</p>` : nothing}</div>`;
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
  #texts({ answer, way, scene, step, iri, bidi }) {
    const { words } = this;
    const player = scene?.at(step);
    const now = new Set(scene && step > 0 ? scene.steps[step - 1].edits.map(([register]) => register) : []);
    return html`<div class="rows" tabindex="0" role="group" aria-label=${words.say("iri:panes:texts")}><dl>${answer.listing.registers.map(
      (_, register) => {
        const text = player?.text(register) ?? null;
        return html`<div class=${now.has(register) ? "now" : ""}><dt>${words.say(`iri:${way}:texts:${register}`)}</dt>
        <dd>${text === null ? html`<span class="none">${words.say("iri:not-yet")}</span>` : text === "" ? html`<code>“”</code>` : html`<code>${hexOrText(words, text, longest)}</code>`}</dd></div>`;
      },
    )}</dl>${this.#orders(iri, bidi)}${this.#said(answer, way)}</div>`;
  }

  /** Both orders of an IRI with letters from right to left. @param {string} iri @param {Content["bidi"]} bidi */
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

  /** What has to be said of the text. @param {IRIAnswer} answer @param {Content["way"]} way */
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

/** Whether two stretches have something in common. @param {Span} a @param {Span} b */
const meet = (a, b) => a[1] > b[0] && a[0] < b[1];

/** Whether a step is about the whole text, so that no row is marked. @param {IRIAnswer} answer @param {Span[]} reads */
const isAll = ({ text }, reads) => reads.length === 1 && reads[0][1] - reads[0][0] === text.length;

/** A section without its document. @param {string} section */
const within = (section) => section.slice(section.indexOf(", ") + 2).replace(/^section /, "");

define("uri-iri", IRI);
