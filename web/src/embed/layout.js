/**
 * What an element looks like: its views in the order of the page's stage. Their boxes have
 * the heights that embed.js has reserved; the style sheet is styles/embed.css.
 */
import { html, nothing } from "lit-html";
import { sentence } from "../views/marks.js";

/** @typedef {import("../words.js").Words} Words */

/**
 * @typedef {object} Look
 * @property {Words} words
 * @property {string} language of the words
 * @property {string[]} views
 * @property {string} label what the element is about, for whoever listens
 * @property {string} link the page with the same state
 * @property {HTMLElement | null} asking the view that asks before the answer is shown: see modes.js
 * @property {boolean} hidden whether the run and its result are not to be seen yet
 * @property {import("../link.js").Note[]} notes on what could not be read of the attributes
 * @property {unknown} arrival how much of the engine has come, or why it has not
 */

/** Whether the player comes with some views. @param {string[]} views */
export const plays = (views) => views.includes("resolution") || views.includes("dots");

/** @param {Look} look */
export function layout({ words, language, views, label, link, asking, hidden, notes, arrival }) {
  /** @param {string} name @param {() => unknown} drawn */
  const when = (name, drawn) => (!hidden && views.includes(name) ? drawn() : nothing);
  const field = (/** @type {string} */ name) => html`<uri-field name=${name} part=${name} label=${words.say(`ui:${name}`)} brief=${words.say(`ui:figure:brief:${name}`)}></uri-field>`;
  const pane = (/** @type {string} */ name, /** @type {string} */ title, /** @type {unknown} */ view) =>
    html`<div class="pane ${name}-pane" part="pane ${name}" role="group" aria-label=${title}>${view}</div>`;
  const panes = ["resolution", "components", "dots"].filter((name) => views.includes(name));
  return html`<div class="uriscope ${panes.length > 1 && panes.includes("resolution") ? "columns" : ""}" part="box" role="group" aria-label=${label} lang=${language} dir="ltr">
    ${asking ? html`<div class="asking" part="question">${asking}</div>` : nothing}
    ${hidden ? nothing : html`<div class="ask" part="texts">${field("base")}${field("reference")}
      ${when("target", () => html`<div class="answer-row">
        <span class="label" aria-hidden="true"><span class="full">${words.say("ui:target")}</span><span class="brief">${words.say("ui:figure:brief:target")}</span></span>
        <uri-target data-scene part="target"></uri-target></div><uri-why part="why"></uri-why>`)}</div>`}
    ${when("editions", () => html`<uri-years part="editions"></uri-years>`)}
    ${panes.length && !hidden ? html`<div class="panes" part="panes">
      ${when("resolution", () => pane("resolution", words.say("ui:resolution"), html`<uri-resolution data-scene></uri-resolution>`))}
      ${when("components", () => pane("components", words.say("embed:components"), html`<uri-components data-scene></uri-components>`))}
      ${when("dots", () => pane("dots", words.say("ui:dots"), html`<uri-dots data-scene></uri-dots>`))}
    </div>` : nothing}
    ${plays(views) && !hidden ? html`<uri-stepper data-scene part="player"></uri-stepper>` : nothing}
    ${["remarks", "anatomy"].map((name) => when(name, () => card(name, words, scenes[name])))}
    ${["characters", "grammar"].map((name) => when(name, () => card(name, words, contents[name])))}
    <div class="foot" part="foot"><div class="said" role="status">${notes.map(({ id, args }) => html`<p>${sentence(words, `embed:notes:${id.replace("link-", "")}`, args)}</p>`)}</div>
      <div class="arrival" part="arrival">${arrival}</div>
      ${hidden ? nothing : html`<a part="link" href=${link} target="_blank" rel="noopener" title=${words.say("embed:open-title")}>${words.say("embed:open")}</a>`}</div>
  </div>`;
}

/** Views below the others, of a scene and of something else. @type {Record<string, unknown>} */
const scenes = { remarks: html`<uri-remarks data-scene></uri-remarks>`, anatomy: html`<uri-anatomy data-scene></uri-anatomy>` };
/** @type {Record<string, unknown>} */
const contents = { characters: html`<uri-ribbon></uri-ribbon>`, grammar: html`<uri-grammar></uri-grammar>` };

/** @param {string} name @param {Words} words @param {unknown} view */
const card = (name, words, view) => html`<div class="low" part=${name} role="group" aria-label=${words.say(name === "remarks" ? "remarks:title" : `ui:${name}`)}>${view}</div>`;

/**
 * How much of the engine has come, or why it has not.
 * @param {Words} words @param {number | null} share null: nobody waits for it @param {unknown} fault @param {() => void} again
 */
export function arrival(words, share, fault, again) {
  if (fault) return html`<div role="alert">${fault} ${words.say("page:arrival:meanwhile")} <button type="button" @click=${again}>${words.say("page:retry")}</button></div>`;
  if (share === null) return nothing;
  const value = Math.floor(100 * share);
  return html`<progress value=${value} max="100" aria-label=${words.say("page:arrival:engine")}></progress> <span aria-hidden="true">${words.say("page:arrival:coming", { share: value })}</span>`;
}
