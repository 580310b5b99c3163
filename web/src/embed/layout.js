/**
 * What an element looks like: its views in the order of the page's stage. Their boxes have
 * the heights that embed.js has reserved; the style sheet is styles/embed.css.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";
import { registry, viewsIn } from "./registry.js";

/** @typedef {import("../words/words.js").Words} Words */

/**
 * @typedef {object} Look
 * @property {Words} words
 * @property {string} language of the words
 * @property {string[]} views
 * @property {(name: string) => HTMLElement} view what draws one of them
 * @property {string} label what the element is about, for whoever listens
 * @property {string | null} link the page with the same state
 */

/**
 * What asking.js adds.
 * @typedef {object} More
 * @property {boolean} [hidden] whether the run and its result are not to be seen yet
 * @property {unknown} [question] what is asked before the answer is shown
 * @property {boolean} [one] whether it is about the reference alone, so that the base is not shown
 * @property {unknown} [below] the views below the others
 * @property {unknown} [said] what could not be read of the attributes
 * @property {unknown} [arrival] how much of the engine has come, or why it has not
 */

/** Whether views show a run, and so have a player. @param {string[]} views */
export const plays = (views) => views.some((name) => registry[name].plays);

/** @param {Look & More} look */
export function layout({
  words,
  language,
  views,
  view,
  label,
  link,
  hidden = false,
  question = nothing,
  one = false,
  below = nothing,
  said = nothing,
  arrival = nothing,
}) {
  const field = (/** @type {string} */ name) =>
    html`<uri-field name=${name} part=${name} label=${words.say(`ui:${name}`)} brief=${words.say(`ui:figure:brief:${name}`)}></uri-field>`;
  const shown = (/** @type {Parameters<typeof viewsIn>} */ ...places) =>
    viewsIn(...places).filter((name) => views.includes(name));
  const panes = shown("left", "right");
  return html`<div class="uriscope ${panes.length > 1 && panes.includes("resolution") ? "columns" : ""}" part="box" role="group" aria-label=${label} lang=${language} dir="ltr">
    ${question}${
      hidden
        ? nothing
        : html`<div class="ask" part="texts">${one ? nothing : field("base")}${field("reference")}
      ${
        views.includes("target")
          ? html`<div class="answer-row">
        <span class="label" aria-hidden="true"><span class="full">${words.say("ui:target")}</span><span class="brief">${words.say("ui:figure:brief:target")}</span></span>
        ${view("target")}</div><uri-why part="why"></uri-why>`
          : nothing
      }</div>
    ${shown("above").map((name) => (name === "target" ? nothing : view(name)))}
    ${
      panes.length
        ? html`<div class="panes" part="panes">
      ${panes.map(
        (name) =>
          html`<div class="pane ${name}-pane" part="pane ${name}" role="group" aria-label=${words.say(registry[name].title ?? "")}>${view(name)}</div>`,
      )}
    </div>`
        : nothing
    }
    ${plays(views) ? html`<uri-stepper data-scene part="player"></uri-stepper>` : nothing}${below}`
    }
    <div class="foot" part="foot"><div class="said" role="status">${said}</div><div class="arrival" part="arrival">${arrival}</div>
      ${hidden || link === null ? nothing : html`<a part="link" href=${link} target="_blank" rel="noopener" title=${words.say("embed:open-title")}>${words.say("embed:open")}</a>`}</div>
  </div>`;
}
