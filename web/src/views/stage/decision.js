/**
 * Remarks on a line, a rule or the regular expression of a document: our decision where it leaves something open, or
 * the correction in an erratum.
 */
import { nothing } from "lit-html";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";

/** @import { Scene } from "../../run/scene.js" */
/** @import { Line } from "../../run/engine.js" */
/** @import { Words } from "../../words/words.js" */

/** @param {Scene} scene @param {Line} line */
export const decision = (scene, line) => (line.decided ? said(scene.words, scene.idOf("decisions", line)) : nothing);

/** @param {Words} words @param {string} edition its id @param {string} of a line, a rule, or "expression" */
export const remark = (words, edition, of) => said(words, `${edition}:decisions:${of}`);

/** @param {Words} words @param {string} id */
const said = (words, id) =>
  html`<span class="decision"><span aria-hidden="true">※</span> ${sentence(words, id)}</span>`;
