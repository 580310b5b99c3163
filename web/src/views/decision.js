/**
 * What was decided where a document leaves a line of its algorithm open.
 */
import { html, nothing } from "lit-html";
import { prose } from "./prose.js";
import * as words from "../words/en.js";

/** @typedef {import("../engine.js").Line} Line */

/** @param {string} edition @param {Line} line */
export function decision(edition, { id, decided }) {
  return decided ? html`<span class="decision"><span aria-hidden="true">※</span> ${prose(words.editions[edition].decisions[id] ?? "")}</span>` : nothing;
}

/**
 * The decisions of lines that are not drawn one by one, each with the line's own name.
 * @param {string} edition @param {Line[]} lines
 */
export function decisions(edition, lines) {
  const open = lines.filter(({ decided }) => decided);
  if (!open.length) return nothing;
  return html`<ul class="decisions">${open.map((line) => html`<li><code>${line.id}</code> ${decision(edition, line)}</li>`)}</ul>`;
}
