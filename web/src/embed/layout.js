/**
 * The layout of an element: its views in the order of the page's stage. Their boxes have the heights that embed.js has
 * reserved; the style sheet is styles/embed.css.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";
import { registry, viewsIn } from "./registry.js";

/** @import { Words } from "../words/words.js" */

/**
 * @typedef {object} Look
 * @property {Words} words
 * @property {string} language of the words
 * @property {string[]} views
 * @property {(name: string) => HTMLElement} view returns the element of a view
 * @property {string} label describes the element for screen readers
 * @property {string | null} link the page with the same state
 * @property {string} [changed] the spec's name with changed lines; "" without any
 */

/**
 * The additions of asking.js.
 * @typedef {object} More
 * @property {boolean} [hidden] whether the run and its result are still hidden
 * @property {unknown} [question] the question before the answer is shown
 * @property {boolean} [one] whether it concerns the reference alone, so that the base isn't shown
 * @property {unknown} [below] the views below the others
 * @property {unknown} [said] the notes on attributes that can't be read
 * @property {unknown} [arrival] the engine's progress, or its failure
 */

/** True if the views show a run and therefore need a player. @param {string[]} views */
export const plays = (views) => views.some((name) => registry[name].plays);

/** A pane of an element. @param {string} name @param {string} title @param {unknown} view */
export const pane = (name, title, view) =>
  html`<div class="pane ${name}-pane" part="pane ${name}" role="group" aria-label=${title}>${view}</div>`;

export const player = html`<uri-stepper data-scene part="player"></uri-stepper>`;

/**
 * The frame around the views of every element.
 * @param {Omit<Look, "views" | "view"> & More & { kind: string }} look kind: the class of its styles
 * @param {unknown} shown the content, unless it is hidden
 */
export const box = (
  { words, language, kind, label, link, hidden = false, question = nothing, said = nothing, arrival = nothing },
  shown,
) =>
  html`<div class="uriscope ${kind}" part="box" role="group" aria-label=${label} lang=${language} dir="ltr">
    ${question}${hidden ? nothing : shown}
    <div class="foot" part="foot"><div class="said" role="status">${said}</div><div class="arrival" part="arrival">${arrival}</div>
      ${hidden || link === null ? nothing : html`<a part="link" href=${link} target="_blank" rel="noopener" title=${words.say("embed:open-title")}>${words.say("embed:open")}</a>`}</div>
  </div>`;

/** The layout of an element with a run. @param {Look & More} look */
export function layout(look) {
  const { words, views, view, one = false, below = nothing, changed = "" } = look;
  const field = (/** @type {string} */ name) =>
    html`<uri-field name=${name} part=${name} label=${words.say(`ui:${name}`)} brief=${words.say(`ui:figure:brief:${name}`)}></uri-field>`;
  const shown = (/** @type {Parameters<typeof viewsIn>} */ ...places) =>
    viewsIn(...places).filter((name) => views.includes(name));
  const panes = shown("left", "right");
  const kind = panes.length > 1 && panes.includes("resolution") ? "columns" : "";
  return box(
    { ...look, kind },
    html`${changed ? html`<p class="changed" part="changed"><span aria-hidden="true">✎</span> ${changed}</p>` : nothing}<div class="ask" part="texts">${one ? nothing : field("base")}${field("reference")}
      ${
        views.includes("target")
          ? html`<div class="answer-row">
        <span class="label" aria-hidden="true"><span class="full">${words.say("ui:target")}</span><span class="brief">${words.say("ui:figure:brief:target")}</span></span>
        ${view("target")}</div><uri-why part="why"></uri-why>`
          : nothing
      }</div>
    ${shown("above").map((name) => (name === "target" ? nothing : view(name)))}
    ${panes.length ? html`<div class="panes" part="panes">${panes.map((name) => pane(name, words.say(registry[name].title ?? ""), view(name)))}</div>` : nothing}
    ${plays(views) ? player : nothing}${below}`,
  );
}
