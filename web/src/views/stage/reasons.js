/**
 * What is said of a neighbour whose answer is another than that of the document which it is compared with, or who has none.
 */

import { living } from "../../texts/naming.js";

/** @typedef {import("../../neighbours/neighbours.js").Neighbour} Neighbour */
/** @typedef {import("../../words/words.js").Words} Words */

/** Why its answer is another. @param {Words} words @param {Pick<Neighbour, "id">} neighbour @param {Neighbour["reasons"][0]} reason */
export function reasonText(words, { id }, { id: reason, args }) {
  const { state, problem } = args;
  return words.say(`neighbours:${id}:${reason}`, {
    ...args,
    ...(state ? { state: words.say(`${living}:groups:${state}`, {}, state) } : {}),
    ...(problem ? { problem: words.say(`${living}:problems:${problem}`, {}, problem) } : {}),
  });
}

/** Which text it refuses, and why in its own words. @param {Words} words @param {Neighbour} neighbour */
export function refusalText(words, { id, on, error }) {
  return on === null
    ? words.say("neighbours:unasked", { error: error ?? "" })
    : words.say(`neighbours:refusal:${id}`, { on, error: error ?? "" });
}
