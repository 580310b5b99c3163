/**
 * The views of an element that not every element has: fetched when one is asked for.
 */
import { nothing } from "lit-html";
import { laterStyles } from "../views/later.js";
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

/** Those that stand below the others, in their order: of a scene, and of something else. @type {[name: string, view: (asked: string) => unknown][]} */
const low = [
  ["remarks", () => html`<uri-remarks data-scene></uri-remarks>`],
  ["anatomy", (asked) => html`<uri-anatomy data-scene ?brief=${asked !== ""}></uri-anatomy>`],
  ["characters", () => html`<uri-ribbon></uri-ribbon>`],
  ["grammar", () => html`<uri-grammar></uri-grammar>`],
];

/** Whether a question is about the reference alone, so that the base has no part in it: which mode of views/stage/predict.js. @param {string} asked */
export const ofOne = (asked) => /^(part|valid)\b/.test(asked);

/** What the brackets of a text box always show. @param {string} asked */
const isSeen = (asked) => !/:(userinfo|host|port)$/.test(asked);

/**
 * The views below the others. Where a question about one text has been answered, that text has
 * its brackets above: what they show already is folded.
 * @param {string[]} views @param {Words} words @param {string} [asked] which question that is
 */
export const cards = (views, words, asked = "") =>
  low.map(([name, view]) => {
    if (!views.includes(name)) return nothing;
    const title = words.say(name === "remarks" ? "remarks:title" : `ui:${name}`);
    return asked
      ? html`<details class="low" part=${name} ?open=${!isSeen(asked)}><summary>${title}</summary>${view(asked)}</details>`
      : html`<div class="low" part=${name} role="group" aria-label=${title}>${view("")}</div>`;
  });
