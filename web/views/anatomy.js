/**
 * The second row of the anatomy: what components consist of, and what the groups of
 * the document's regular expression match.
 */
import { html, nothing } from "lit";
import { View } from "./view.js";
import { figure, rows } from "./brackets.js";
import { presence } from "./presence.js";
import { elided } from "./elided.js";
import { longestDrawn } from "./field.js";
import * as words from "../words/en.js";

/** @typedef {import("../engine.js").Text} Text */
/** @typedef {import("../engine.js").Part} Part */
/** @typedef {import("../engine.js").Span} Span */
/** @typedef {import("../scene.js").Scene} Scene */

/** Segments that are drawn of a path; the rest is counted. */
const mostSegments = 60;

export class Anatomy extends View {
  /** @param {Scene} scene */
  draw({ explanation: { base, reference, result } }) {
    const texts = [
      { title: words.ui.base, text: base },
      { title: words.ui.reference, text: reference },
      ...(result ? [{ title: words.ui.target, text: result }] : []),
    ];
    return html`
      ${texts.map(({ title, text }) => html`<section>
        <h3>${title}</h3>
        ${inner(text)}
      </section>`)}
      ${base.groups.length
        ? html`<section class="groups"><h3>${words.ui.groups} <cite>RFC 3986, Appendix B</cite></h3>${groups(base, reference)}</section>`
        : nothing}`;
  }
}

/** A text in its smallest parts. @param {Text} text */
function inner(text) {
  const parts = text.parts.flatMap((part) => {
    if (part.role === "path") return segments(text.text, part);
    return part.role === "authority" ? [] : [part];
  });
  const details = presence(text.parts.filter(({ level }) => level === 2));
  if (text.text.length > longestDrawn) return html`${elided(text.text, text.parts)}${details}`;
  return html`<div class="scroll" tabindex=${text.text.length > 40 ? 0 : -1} role="group" aria-label=${words.ui.anatomy}>
      <div class="sheet rows-${rows(text.text, parts)}"><div class="figure">${figure(text.text, parts)}</div></div>
    </div>
    ${details}`;
}

/** The segments of a path, which "/" separates: RFC 3986, section 3.3. @param {string} text @param {Part} path @returns {Part[]} */
function segments(text, path) {
  if (!path.span) return [];
  const [start, end] = path.span;
  /** @type {Part[]} */
  const parts = [];
  for (let at = start + (text[start] === "/" ? 1 : 0); at <= end && start < end; ) {
    const last = parts.length === mostSegments - 1;
    const slash = text.indexOf("/", at);
    const stop = last || slash < 0 || slash > end ? end : slash;
    const name = last ? "…" : stop > at ? "segment" : words.ui.empty;
    parts.push({ name, role: "path", level: 2, span: [at, stop] });
    at = stop + 1;
  }
  return parts;
}

/** The groups, of the base and of the reference. @param {Text} base @param {Text} reference */
function groups(base, reference) {
  /** @param {Text} text @param {Span | null} group */
  const cell = ({ text }, group) =>
    group ? html`<td><code>${words.short(text.slice(group[0], group[1])) || "“”"}</code></td>` : html`<td class="absent">${words.ui.undefined}</td>`;
  return html`
    <pre class="expression" tabindex="0" role="group" aria-label=${words.ui.groups}>^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\\?([^#]*))?(#(.*))?
 12            3  4          5       6  7        8 9</pre>
    <div class="scroll" tabindex="0" role="group" aria-label=${words.ui.groups}><table>
      <thead><tr><th scope="col">$</th><th scope="col">${words.ui.base}</th><th scope="col">${words.ui.reference}</th></tr></thead>
      <tbody>${base.groups.map((group, i) => i ? html`<tr><th scope="row">${i}</th>${cell(base, group)}${cell(reference, reference.groups[i])}</tr>` : nothing)}</tbody>
    </table></div>`;
}

customElements.define("uri-anatomy", Anatomy);
