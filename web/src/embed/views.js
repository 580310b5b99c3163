/**
 * The views of an element that not every element has: fetched when one is asked for.
 */
import { nothing } from "lit-html";
import { laterStyles } from "../views/later.js";
import { html } from "../texts/html.js";
import { groupsFetched } from "../views/view.js";
import { foldedFetched } from "./folded.js";
import { registry, viewsIn } from "./registry.js";

/** @import { Words } from "../words/words.js" */

/** What fetches the views that are not in the first script, nor folded in the room Resolve. @type {Record<string, (words: Words) => Promise<unknown>>} */
const more = {
  components: () => import("../views/stage/components.js"),
  machine: (words) => groupsFetched(words),
  story: () => Promise.all([import("../views/stage/story.js"), laterStyles()]),
  editions: (words) => Promise.all([import("../views/stage/years.js"), laterStyles(), words.need("stage")]),
  remarks: (words) => Promise.all([import("../views/stage/remarks.js"), laterStyles(), words.need("remarks")]),
};

/** Fetches what some views need. @param {string[]} views @param {Words} words */
export const viewsFetched = (views, words) =>
  Promise.all(views.map((name) => (registry[name].folded ? foldedFetched(name, words) : more[name]?.(words))));

/** Whether a question is about the reference alone, so that the base has no part in it: which mode of views/stage/predict.js. @param {string} asked */
export const ofOne = (asked) => /^(part|valid)\b/.test(asked);

/** What the brackets of a text box always show. @param {string} asked */
const isSeen = (asked) => !/:(userinfo|host|port)$/.test(asked);

/**
 * The views below the others. Where a question about one text has been answered, that text has
 * its brackets above: what they show already is folded.
 * @param {string[]} views @param {Words} words @param {(name: string, brief?: boolean) => HTMLElement} view what draws one of them
 * @param {string} [asked] which question that is
 */
export const cards = (views, words, view, asked = "") =>
  viewsIn("below").map((name) => {
    if (!views.includes(name)) return nothing;
    const title = words.say(registry[name].title ?? "");
    return asked
      ? html`<details class="low" part=${name} ?open=${!isSeen(asked)}><summary>${title}</summary>${view(name, true)}</details>`
      : html`<div class="low" part=${name} role="group" aria-label=${title}>${view(name)}</div>`;
  });
