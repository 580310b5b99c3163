/**
 * The template for a spec's label.
 */
import { html } from "./html.js";
import { labelOf } from "./naming.js";

/**
 * The label of a spec: its year, or the name of one that is updated all the time; for that, only screen readers read
 * the year.
 * @param {import("../words/words.js").Words} words @param {import("../run/engine.js").Edition} edition
 */
export const whenOf = (words, edition) =>
  edition.living
    ? html`${labelOf(words, edition)}<span class="unseen-words"> ${edition.year}</span>`
    : html`${edition.year}`;
