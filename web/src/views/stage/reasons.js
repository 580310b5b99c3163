/**
 * Sentences about a neighbour that differs from the document it is compared with, or that has no answer.
 */

import { living } from "../../texts/naming.js";
import { boundary, short } from "../../words/words.js";

/** @import { Neighbour } from "../../neighbours/neighbours.js" */
/** @import { Words } from "../../words/words.js" */

/**
 * The reason for its different answer.
 * @param {Words} words @param {Pick<Neighbour, "id">} neighbour @param {Neighbour["reasons"][0]} reason
 */
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
 * Two values that would look the same after shortening: the text after their common beginning, and the number of its
 * first character. null for other values.
 * @param {Record<string, string>} args
 */
function hiddenIn({ here = "", there = "" }) {
  if (here === there || short(here) !== short(there)) return null;
  let at = 0;
  while (here[at] === there[at]) at++;
  at = boundary(here, at);
  return { here: here.slice(at), there: there.slice(at), number: [...here.slice(0, at)].length + 1 };
}

/** The text that it refuses, and its own error message. @param {Words} words @param {Neighbour} neighbour */
export function refusalText(words, { id, on, error }) {
  return on === null
    ? words.say("neighbours:unasked", { error: error ?? "" })
    : words.say(`neighbours:refusal:${id}`, { on, error: error ?? "" });
}
