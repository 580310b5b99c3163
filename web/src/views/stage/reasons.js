/**
 * What is said of a neighbour whose answer is another than RFC 3986's, or who has none.
 */

/** @typedef {import("../../neighbours/neighbours.js").Neighbour} Neighbour */
/** @typedef {import("../../words/words.js").Words} Words */

/** Why its answer is another. @param {Words} words @param {Pick<Neighbour, "id">} neighbour @param {Neighbour["reasons"][0]} reason */
export function reasonText(words, { id }, reason) {
  const own = `neighbours:${id}:${reason.id}`;
  return words.say(words.has(own) ? own : `neighbours:both:${reason.id}`, reason.args);
}

/** Which text it refuses, and why in its own words. @param {Words} words @param {Neighbour} neighbour */
export function refusalText(words, { id, on, error }) {
  return on === null
    ? words.say("neighbours:unasked", { error: error ?? "" })
    : words.say(`neighbours:refusal:${id}`, { on, error: error ?? "" });
}
