/**
 * What is to be said of a line, a rule or the expression of a document: what was decided where it
 * leaves something open, or what an erratum would change.
 */
import { html, nothing } from "lit-html";
import { sentence } from "./marks.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../engine.js").Line} Line */
/** @typedef {import("../words.js").Words} Words */

/** @param {Scene} scene @param {Line} line */
export const decision = ({ words, edition }, { id, decided }) => (decided ? remark(words, edition.id, id) : nothing);

/** @param {Words} words @param {string} edition its id @param {string} of a line, a rule, or "expression" */
export function remark(words, edition, of) {
  return html`<span class="decision"><span aria-hidden="true">※</span> ${sentence(words, `${edition}:decisions:${of}`)}</span>`;
}
