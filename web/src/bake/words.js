/**
 * The words that go into pages and that commands print, in every language that there is.
 */
import { editionsOf } from "../run/editionsof.js";
import { languages } from "../words/files.js";
import { untagged } from "../words/tagged.js";
import { Words } from "../words/words.js";

/** Words that do not say which language they are in: a figure or a terminal has no place for that. */
class Plain extends Words {
  /** @override @param {Parameters<Words["say"]>} args */
  say(...args) {
    return untagged(super.say(...args));
  }
}

/** By their languages, that of the base first. Those of the editions come with an engine: see wordsFor. */
export const catalogues = new Map(languages.map((language) => [language, new Plain({ language })]));
await needAll("bake", "command", "compare", "documents", "expected", "figure", "score", "ui");

/** The catalogues with the words of an engine's editions. @param {import("../run/tolerant.js").Engine} engine */
export async function wordsFor(engine) {
  await needAll(...editionsOf(engine).map(({ id }) => id));
  return catalogues;
}

/** @param {string[]} parts */
async function needAll(...parts) {
  await Promise.all([...catalogues.values()].map((words) => words.need(...parts)));
}
