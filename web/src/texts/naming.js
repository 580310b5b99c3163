/**
 * The names of specs: the year, or "URL Standard" for the document that is updated all the time, and beside it the
 * document's name without the year and a draft's author and group.
 */

/**
 * The label of a spec; "URL Standard" is a word of the catalogue.
 * @param {import("../words/words.js").Words} words @param {import("../run/engine.js").Edition} edition
 */
export const labelOf = (words, { id, document }) => (id === living ? words.say("ui:today") : document);

/**
 * The text beside that label: the document's name, unless it is the label.
 * @param {import("../words/words.js").Words} words @param {import("../run/engine.js").Edition} edition
 */
export const besideOf = (words, edition) =>
  edition.living ? "" : words.say("ui:beside", { document: ownNameOf(edition) });

/**
 * The text for screen readers: the label and the document's name.
 * @param {import("../words/words.js").Words} words @param {import("../run/engine.js").Edition} edition
 */
export const spokenNameOf = (words, edition) =>
  edition.living ? `${labelOf(words, edition)} ${edition.year}` : `${edition.year} ${besideOf(words, edition)}`;

/** @typedef {Pick<import("../run/engine.js").Edition, "document" | "year">} Named */

/**
 * The year of a spec, with its document if others are of the same year.
 * @param {import("../words/words.js").Words} words @param {Named[]} all @param {Named} edition
 */
export const datedIn = (words, all, edition) =>
  all.filter(({ year }) => year === edition.year).length > 1
    ? words.say("ui:in-year", { document: nameOf(words, edition), year: String(edition.year) })
    : `${edition.year}`;

/** A document, with or without a section, by its short name: a draft without its author and group. @param {string} section */
export const shortName = (section) => section.replace(/^draft-[a-z]+-(uri-)?/, "");

/** The name that a spec's document has, without its year. @param {Named} edition */
const ownNameOf = ({ document, year }) => shortName(document.replace(` ${year}`, ""));

/** The name of a spec in the language. @param {import("../words/words.js").Words} words @param {Named} edition */
export const nameOf = (words, edition) => words.say("ui:document", { document: ownNameOf(edition) });

/** The same with its year. @param {import("../words/words.js").Words} words @param {Named} edition */
export const datedNameOf = (words, edition) =>
  words.say("ui:dated", { document: ownNameOf(edition), year: String(edition.year) });

/** The short name for little space: "1738", and "draft" beside a draft's year. @param {import("../words/words.js").Words} words @param {Named} edition */
export const briefNameOf = (words, edition) =>
  ownNameOf(edition)
    .replace(/^rfc ?(\d+)$/i, "$1")
    .replace(/^([a-z\d-]+-\d+|.* draft)$/i, words.say("ui:draft"))
    .replace(/^.* /, "");

/** True for a spec in use: the IETF's standard, and the one that browsers follow. @param {import("../run/engine.js").Edition} edition */
export const isCurrent = ({ standard, living }) => standard === true || living !== undefined;

/** The id of the standard that browsers follow, and are compared with. */
export const living = "url-standard";
