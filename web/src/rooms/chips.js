/**
 * The head of a room: the question that it answers, and beside it the first examples, with a
 * button that opens all of them.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";

/** @import { Words } from "../words/words.js" */

/** An example; isShown: whether it is what the room shows. @typedef {{ name: string, title?: string, isShown: boolean, put: () => void }} Chip */

/** So many examples are beside the question. */
const most = 3;

/** The head, with its chips or with a place that they are drawn into. @param {Words} words @param {string} question @param {unknown} [chips] */
export const headOf = (words, question, chips = nothing) =>
  html`<div class="room-head"><h2 class="question">${question}</h2><div class="chips" role="group" aria-label=${words.say("page:examples")}>${chips}</div></div>`;

/** @param {Words} words @param {Chip[]} chips */
export const chipRow = (words, chips) => [
  chips
    .slice(0, most)
    .map(
      ({ name, title, isShown, put }) =>
        html`<button type="button" title=${title ?? nothing} aria-pressed=${isShown ? "true" : "false"} @click=${put}>${name}</button>`,
    ),
  chips.length > most
    ? html`<button type="button" class="all-examples" aria-haspopup="dialog" @click=${openAll}>${words.say("page:ways:all")}</button>`
    : nothing,
];

/** Opens the dialog of the header, which has all examples of the room. */
const openAll = () =>
  /** @type {import("../views/dialogs/examples.js").Examples | null} */ (
    document.querySelector("uri-examples")
  )?.show();
