/**
 * What the page is for, and the list of the player's keys, in a dialog over the page. It is fetched when somebody
 * asks for it, and its words with it.
 */
import { render } from "lit-html";
import { laterStyles } from "../later.js";
import { html } from "../../texts/html.js";
import { sentence } from "../../texts/marks.js";
import { sheet } from "./sheet.js";

/** @import { Words } from "../../words/words.js" */

/** The messages of web/src/words/en/help.js, each with the keys that it tells of. */
const rows = ["play", "steps", "ends", "from-text", "lines", "track", "help", "close"];

/** One list for each place that one was asked for in. @type {WeakMap<ParentNode, HTMLElement>} */
const places = new WeakMap();

/**
 * Shows the list.
 * @param {HTMLElement} parent where the dialog is put, out of sight until then
 * @param {Words} words
 */
export async function help(parent, words) {
  await Promise.all([laterStyles(), words.need("help")]);
  const place = places.get(parent) ?? parent.appendChild(document.createElement("div"));
  places.set(parent, place);
  if (place.querySelector("dialog")?.open) return;
  const id = `keys-${Math.random().toString(36).slice(2, 8)}`;
  render(sheet({ words, id, title: words.say("help:title"), body: list(words), small: true, still: true }), place);
  place.querySelector("dialog")?.showModal();
}

/** @param {Words} words */
const list = (words) => html`<p>${sentence(words, "help:purpose")}</p><p>${sentence(words, "help:years")}</p>
  <h3>${words.say("help:listed")}</h3><p>${words.say("help:where")}</p>
  <dl class="keys">${rows.map((row) => html`<div><dt>${keys(words, row)}</dt><dd>${sentence(words, `help:does:${row}`)}</dd></div>`)}</dl>`;

/** Keys are separated by spaces; a + joins what is pressed together. @param {Words} words @param {string} row */
const keys = (words, row) =>
  words
    .say(`help:keys:${row}`)
    .split(" ")
    .map((one) => html`<span>${one.split("+").map((key, i) => html`${i ? "+" : ""}<kbd>${key}</kbd>`)}</span> `);
