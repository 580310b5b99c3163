/**
 * The help dialog: the purpose of the page, and the list of the player's keys. It is loaded on demand, with its words.
 */
import { laterStyles } from "../later.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { openSheet } from "./sheet.js";

/** @import { Words } from "../../words/words.js" */

/** The messages of web/src/words/en/help.js, each with its keys. */
const rows = ["play", "steps", "ends", "from-text", "lines", "track", "help", "close"];

/**
 * Shows the dialog, unless it is open.
 * @param {HTMLElement} place where it was requested
 * @param {Words} words
 */
export async function help(place, words) {
  await Promise.all([laterStyles(), words.need("help")]);
  const root = /** @type {Document | ShadowRoot} */ (place.getRootNode());
  if (root.querySelector("dialog[open] .keys")) return;
  const id = `keys-${Math.random().toString(36).slice(2, 8)}`;
  openSheet(place, { words, id, title: words.say("help:title"), body: list(words), small: true, still: true });
}

/** @param {Words} words */
const list = (words) => html`<p>${sentence(words, "help:purpose")}</p><p>${sentence(words, "help:years")}</p>
  <h3>${words.say("help:listed")}</h3><p>${words.say("help:where")}</p>
  <dl class="keys">${rows.map((row) => html`<div><dt>${keys(words, row)}</dt><dd>${sentence(words, `help:does:${row}`)}</dd></div>`)}</dl>`;

/** Keys are separated by spaces; a + joins keys that are pressed together. @param {Words} words @param {string} row */
const keys = (words, row) =>
  words
    .say(`help:keys:${row}`)
    .split(" ")
    .map((one) => html`<span>${one.split("+").map((key, i) => html`${i ? "+" : ""}<kbd>${key}</kbd>`)}</span> `);
