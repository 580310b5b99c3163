/**
 * The names of editions: the year, or "URL Standard" for the document that is updated all the
 * time, and beside it the document's name, which lacks the year and a draft's author and group.
 */

import { html } from "./html.js";

/** The label of an edition that is updated all the time. @param {import("../words/words.js").Words} words @param {import("../run/engine.js").Edition} edition */
const labelOf = (words, { id, document }) => (id === living ? words.say("ui:today") : document);

/**
 * The label of an edition: its year, or its name if it is updated all the time; then only screen readers say the year.
 * @param {import("../words/words.js").Words} words @param {import("../run/engine.js").Edition} edition
 */
export const whenOf = (words, edition) =>
  edition.living
    ? html`${labelOf(words, edition)}<span class="unseen-words"> ${edition.year}</span>`
    : html`${edition.year}`;

/** What is written beside that label: the document's name, unless it is the label. @param {import("../run/engine.js").Edition} edition */
export const besideOf = (edition) => (edition.living ? "" : nameOf(edition));

/** What screen readers say: the label and the document's name. @param {import("../words/words.js").Words} words @param {import("../run/engine.js").Edition} edition */
export const spokenNameOf = (words, edition) =>
  edition.living ? `${labelOf(words, edition)} ${edition.year}` : `${edition.year} ${nameOf(edition)}`;

/**
 * The year of an edition, with its document where others are of the same year.
 * @typedef {Pick<import("../run/engine.js").Edition, "document" | "year">} Named
 * @param {Named[]} all @param {Named} edition
 */
export const datedIn = (all, edition) =>
  all.filter(({ year }) => year === edition.year).length > 1
    ? `${edition.year} (${nameOf(edition)})`
    : `${edition.year}`;

/** A document, with or without a section, by its short name: a draft without its author and group. @param {string} section */
export const shortName = (section) => section.replace(/^draft-[a-z]+-(uri-)?/, "");

/** @param {Pick<import("../run/engine.js").Edition, "document" | "year">} edition */
export const nameOf = ({ document, year }) => shortName(document.replace(` ${year}`, ""));

/** The same where there is little room: "1738", and "draft" beside the year of one. @param {import("../words/words.js").Words} words @param {Parameters<typeof nameOf>[0]} edition */
export const briefNameOf = (words, edition) =>
  nameOf(edition)
    .replace(/^rfc ?(\d+)$/i, "$1")
    .replace(/^([a-z\d-]+-\d+|.* draft)$/i, words.say("ui:draft"))
    .replace(/^.* /, "");

/** The id of the standard that browsers follow, and that they are held against. */
export const living = "url-standard";
