/**
 * The panes that views of the room Encoding share: a grid with a row for each piece of a text, and the texts of the run
 * at a step.
 */
import { nothing } from "lit-html";
import { hexOrText } from "../../texts/hex.js";
import { html } from "../../texts/html.js";
import { cite } from "../cite.js";

/** @import { Span } from "../../run/engine.js" */
/** @import { Scene } from "../../run/scene.js" */
/** @import { Words } from "../../words/words.js" */

/** Above this length, in UTF-16 code units, texts are shortened in the middle; and the most rows to draw. */
export const [longest, mostRows] = [300, 300];

/**
 * Both panes, or the one that a view's attribute "show" names.
 * @param {import("../view.js").ContentView<any>} view @param {string} part of the catalogue, with the view's words
 * @param {string} section that the grid is based on
 * @param {Record<"grid" | "texts", () => unknown>} drawn the contents
 */
export function panes(view, part, section, drawn) {
  const show = view.getAttribute("show");
  const { words } = view;
  return /** @type {const} */ (["grid", "texts"])
    .filter((name) => !show || show === name)
    .map(
      (name) => html`<section class=${name}><h2>${words.say(`${part}:panes:${name}`)}
      ${name === "grid" ? cite(words, section) : nothing}</h2>${drawn[name]()}</section>`,
    );
}

/**
 * @param {Words} words @param {string} part @param {string[]} columns their names @param {unknown[]} rows
 * @param {number} left the number of pieces without a row
 */
export const grid = (words, part, columns, rows, left) =>
  html`<div class="rows" tabindex="0" role="group" aria-label=${words.say(`${part}:panes:grid`)}><table>
      <thead><tr>${columns.map((name) => html`<th scope="col">${words.say(`${part}:columns:${name}`)}</th>`)}</tr></thead>
      <tbody>${rows}</tbody>
    </table>${left ? html`<p class="note">${words.say(`${part}:more`, { count: left })}</p>` : nothing}</div>`;

/**
 * @param {Words} words @param {string} part
 * @param {{ answer: { listing: import("../../run/engine.js").Listing }, scene: Scene | null, step: number }} content
 * @param {(register: number, name: string) => string} said returns the name of one of the run's texts
 * @param {unknown} below content below the texts
 */
export function texts(words, part, { answer, scene, step }, said, below) {
  const player = scene?.at(step);
  const now = new Set(scene && step > 0 ? scene.steps[step - 1].edits.map(([register]) => register) : []);
  return html`<div class="rows" tabindex="0" role="group" aria-label=${words.say(`${part}:panes:texts`)}><dl>${answer.listing.registers.map(
    ({ name }, register) => {
      const text = player?.text(register) ?? null;
      return html`<div class=${now.has(register) ? "now" : ""}><dt>${said(register, name)}</dt>
        <dd>${text === null ? html`<span class="none">${words.say(`${part}:not-yet`)}</span>` : html`<code>${text ? hexOrText(words, text, longest) : "“”"}</code>`}</dd></div>`;
    },
  )}</dl>${below}</div>`;
}

/** True if two ranges overlap. @param {Span} a @param {Span | null} b */
export const meet = (a, b) => b !== null && a[1] > b[0] && a[0] < b[1];

/** A section without its document. @param {string} section */
export const within = (section) => section.slice(section.indexOf(", ") + 2).replace(/^section /, "");
