/**
 * The sentence that says if two texts are the same, in the words of the catalogue's part "compare".
 */
import { called, changesOn } from "./normalizing.js";

/** @import { Comparison, Edition } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** The sentence that says if the two are the same. @param {Words} words @param {Pick<Edition, "id" | "document">} spec @param {Comparison} comparison */
export function comparedText(words, { id: edition, document }, { rungs, meet, a, b }) {
  const say = (/** @type {string} */ id, args = {}) => words.say(`compare:why:${id}`, { document, edition, ...args });
  if (!rungs.length) {
    const side = words.say(`compare:names:${a.target === null ? "a" : "b"}`);
    return say("no-target", { which: a.target === null && b.target === null ? "both" : "one", side });
  }
  if (meet === null) return say("apart") + words.say("ui:between", {}, " ") + words.say("compare:caveat");
  if (rungs[meet].id === "string") return say("string", { resolved: a.resolved || b.resolved ? "yes" : "no" });
  return say("meet", { at: rungs[meet].id, done: called(words, changesOn(rungs, meet)) });
}
