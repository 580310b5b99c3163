/**
 * The views of an element that not every element has: fetched when one is asked for.
 */
import { nothing } from "lit-html";
import { laterStyles } from "../shell/later.js";
import { html } from "../texts/html.js";
import { groupsFetched } from "../views/view.js";

/** @typedef {import("../words/words.js").Words} Words */

/** By the name of the view. @type {Record<string, (words: Words) => Promise<unknown>>} */
const more = {
  components: () => import("../views/stage/components.js"),
  machine: (words) => groupsFetched(words),
  editions: () => Promise.all([import("../views/stage/years.js"), laterStyles()]),
  remarks: (words) => Promise.all([import("../views/stage/remarks.js"), laterStyles(), words.need("remarks")]),
  anatomy: () => Promise.all([import("../views/stage/anatomy.js"), laterStyles()]),
  characters: (words) => Promise.all([import("../views/stage/ribbon.js"), laterStyles(), words.need("grammar")]),
  grammar: (words) =>
    Promise.all([import("../views/stage/grammar.js"), laterStyles(), words.need("grammar", "problem")]),
};

/** Fetches what some views need. @param {string[]} views @param {Words} words */
export const viewsFetched = (views, words) =>
  Promise.all(views.map((name) => (Object.hasOwn(more, name) ? more[name](words) : null)));

/** Those that stand below the others, in their order: of a scene, and of something else. @type {[name: string, view: unknown][]} */
const low = [
  ["remarks", html`<uri-remarks data-scene></uri-remarks>`],
  ["anatomy", html`<uri-anatomy data-scene></uri-anatomy>`],
  ["characters", html`<uri-ribbon></uri-ribbon>`],
  ["grammar", html`<uri-grammar></uri-grammar>`],
];

/** @param {string[]} views @param {Words} words */
export const cards = (views, words) =>
  low.map(([name, view]) =>
    views.includes(name)
      ? html`<div class="low" part=${name} role="group" aria-label=${words.say(name === "remarks" ? "remarks:title" : `ui:${name}`)}>${view}</div>`
      : nothing,
  );
