/**
 * What was decided where a document leaves a line of its algorithm open.
 */
import { html, nothing } from "lit-html";
import { sentence } from "./marks.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../engine.js").Line} Line */

/** @param {Scene} scene @param {Line} line */
export function decision({ words, edition }, { id, decided }) {
  return decided ? html`<span class="decision"><span aria-hidden="true">※</span> ${sentence(words, `${edition.id}:decisions:${id}`)}</span>` : nothing;
}
