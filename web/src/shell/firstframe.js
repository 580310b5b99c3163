/**
 * What the views of the stage are handed first: of the case that the page was built with, before
 * there is an engine to ask.
 */
import { verdictOf } from "../cases/verdict.js";
import { whyOf } from "../views/stage/why.js";

/** @typedef {import("../cases/case.js").Baked} Baked */
/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("../run/scene.js").Scene} Scene */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * Why the answer is as it is, and who agrees.
 * @param {Words} words @param {Scene | null} scene null: nothing is known yet @param {Edition} edition
 * @param {Pick<Baked, "editions" | "answers"> | null} baked
 */
export const firstWhy = (words, scene, edition, baked) => ({
  ...whyOf(scene, edition, words.say("ui:waiting")),
  verdict: scene && baked ? verdictOf(words, { ...baked, chosen: edition.id, neighbours: null }) : null,
  offer: { open: false, likely: null },
});

/** What the years answer. @param {Pick<Baked, "editions" | "answers">} baked @param {string} chosen id of an edition */
export const firstYears = ({ editions, answers }, chosen) => ({
  editions,
  answers,
  chosen,
  options: {},
  parting: "",
  sides: null,
  neighbours: null,
  libraries: [],
});
