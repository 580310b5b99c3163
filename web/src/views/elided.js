/**
 * The figure of a text that is too long to draw: each component by its name, its
 * length, and its two ends.
 */
import { html } from "lit-html";
import { short } from "../words.js";

/** @typedef {import("../engine.js").Part} Part */

/** @param {import("../words.js").Words} words @param {string} text @param {Part[]} parts */
export function elided(words, text, parts) {
  return html`<dl class="elided">
    ${parts.map(({ name, role, span }) => span && html`<div class="role-${role}"><dt>${name}</dt><dd>
      <code>${short(text.slice(span[0], span[1]), 60)}</code> <small>${words.number(span[1] - span[0])}</small></dd></div>`)}
  </dl>`;
}
