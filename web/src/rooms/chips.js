/**
 * The head of a room: the question that it answers, and beside it a few examples, with a button for all of them.
 */
import { nothing } from "lit-html";
import { html } from "../texts/html.js";

/** @import { Words } from "../words/words.js" */

/** An example; isShown: whether the room shows it now. @typedef {{ name: string, title?: string, isShown: boolean, put: () => void }} Chip */

/** The number of examples beside the question. */
const most = 3;

/** The head, with its chips or with a place for them. @param {Words} words @param {string} question @param {unknown} [chips] */
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

/** Opens the header's dialog with all examples of the room. */
const openAll = () =>
  /** @type {import("../views/dialogs/examples.js").Examples | null} */ (
    document.querySelector("uri-examples")
  )?.show();
