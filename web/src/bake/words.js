/**
 * The words of baked pages and of the commands' output, in every language.
 */
import { editionsOf } from "../run/editionsof.js";
import { languages } from "../words/files.js";
import { untagged } from "../words/tagged.js";
import { Words } from "../words/words.js";

/** Words that don't mark their language, because a figure or a terminal has no place for that. */
class Plain extends Words {
  /** @override @param {Parameters<Words["say"]>} args */
  say(...args) {
    return untagged(super.say(...args));
  }
}

/** The catalogues by language, the base language first. The words of specs need an engine: see wordsFor. */
export const catalogues = new Map(languages.map((language) => [language, new Plain({ language })]));

/** @type {Promise<void> | undefined} */
let common;

/** Loads the messages that don't need the engine. Until then, say() isn't available. No module awaits it, so that programs can require() them. */
export const commonWords = () =>
  (common ??= needAll("bake", "command", "compare", "documents", "expected", "figure", "score", "ui"));

/** The catalogues with the words of an engine's specs. @param {import("../run/tolerant.js").Engine} engine */
export async function wordsFor(engine) {
  await Promise.all([commonWords(), needAll("remarks", ...editionsOf(engine).map(({ id }) => id))]);
  return catalogues;
}

/** @param {string[]} parts */
async function needAll(...parts) {
  await Promise.all([...catalogues.values()].map((words) => words.need(...parts)));
}
