/**
 * What an edition is called beside its year: its document, without the year, and
 * without the name of the author and of the group that a draft begins with.
 */

/** @param {Pick<import("../engine.js").Edition, "document" | "year">} edition */
export const nameOf = ({ document, year }) => document.replace(` ${year}`, "").replace(/^draft-[a-z]+-(uri-)?/, "");
