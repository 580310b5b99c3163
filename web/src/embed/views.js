/**
 * Loads the views that only some elements have.
 */
import { nothing } from "lit-html";
import { laterStyles } from "../views/later.js";
import { html } from "../texts/html.js";
import { groupsFetched } from "../views/view.js";
import { foldedFetched } from "./folded.js";
import { registry, viewsIn } from "./registry.js";

/** @import { Words } from "../words/words.js" */

/**
 * Loaders of the views that are neither in the first script nor in cards of the room Resolve.
 * @type {Record<string, (words: Words) => Promise<unknown>>}
 */
const more = {
  components: () => import("../views/stage/components.js"),
  machine: (words) => groupsFetched(words),
  story: () => Promise.all([import("../views/stage/story.js"), laterStyles()]),
  editions: (words) => Promise.all([import("../views/stage/years.js"), laterStyles(), words.need("stage")]),
  remarks: (words) => Promise.all([import("../views/stage/remarks.js"), laterStyles(), words.need("remarks")]),
};

/** Loads what some views need. @param {string[]} views @param {Words} words */
export const viewsFetched = (views, words) =>
  Promise.all(views.map((name) => (registry[name].folded ? foldedFetched(name, words) : more[name]?.(words))));

/** True if a question concerns only the reference: the modes of views/stage/predict.js. @param {string} asked */
export const ofOne = (asked) => /^(part|valid)\b/.test(asked);

/** True for components that the brackets of a text box always show. @param {string} asked */
const isSeen = (asked) => !/:(userinfo|host|port)$/.test(asked);

/**
 * The views below the others. After a question about one text has been answered, the text's brackets appear above, and
 * the view that repeats them is folded.
 * @param {string[]} views @param {Words} words
 * @param {(name: string, brief?: boolean) => HTMLElement} view returns the element of a view
 * @param {string} [asked] the question
 */
export const cards = (views, words, view, asked = "") =>
  viewsIn("below").map((name) => {
    if (!views.includes(name)) return nothing;
    const title = words.say(registry[name].title ?? "");
    return asked
      ? html`<details class="low" part=${name} ?open=${!isSeen(asked)}><summary>${title}</summary>${view(name, true)}</details>`
      : html`<div class="low" part=${name} role="group" aria-label=${title}>${view(name)}</div>`;
  });
