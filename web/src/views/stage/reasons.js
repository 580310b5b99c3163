/**
 * What is said of a neighbour whose answer is another than that of the document which it is compared with, or who has none.
 */

import { living } from "../../texts/naming.js";
import { boundary, short } from "../../words/words.js";

/** @import { Neighbour } from "../../neighbours/neighbours.js" */
/** @import { Words } from "../../words/words.js" */

/** Why its answer is another. @param {Words} words @param {Pick<Neighbour, "id">} neighbour @param {Neighbour["reasons"][0]} reason */
export function reasonText(words, { id }, { id: reason, args }) {
  const { state, problem } = args;
  const hidden = hiddenIn(args);
  return words.say(`neighbours:${id}:${reason}${hidden ? "-later" : ""}`, {
    ...args,
    ...hidden,
    ...(state ? { state: words.say(`${living}:groups:${state}`, {}, state) } : {}),
    ...(problem ? { problem: words.say(`${living}:problems:${problem}`, { found: "" }, problem) } : {}),
  });
}

/**
 * Of two values that are too long to be shown whole, and of which the same would be shown: what
 * follows what they have in common, and the number of its first character. Otherwise null.
 * @param {Record<string, string>} args
 */
function hiddenIn({ here = "", there = "" }) {
  if (here === there || short(here) !== short(there)) return null;
  let at = 0;
  while (here[at] === there[at]) at++;
  at = boundary(here, at);
  return { here: here.slice(at), there: there.slice(at), number: [...here.slice(0, at)].length + 1 };
}

/** Which text it refuses, and why in its own words. @param {Words} words @param {Neighbour} neighbour */
export function refusalText(words, { id, on, error }) {
  return on === null
    ? words.say("neighbours:unasked", { error: error ?? "" })
    : words.say(`neighbours:refusal:${id}`, { on, error: error ?? "" });
}
