/**
 * Why the answers of two editions differ, in sentences: of a clause in the words of the edition
 * that has it, of a deviation in those of the edition that deviates.
 */

/** @typedef {import("../run/engine.js").Cause} Cause */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * The sentence for a cause, as an edition's.
 * @param {Words} words @param {string} edition @param {Cause} cause
 * @param {string} [resort] where there are no words
 */
export function causeText(words, edition, cause, resort) {
  const own = `${edition}:because:${cause.clause}`;
  const id = words.has(own) ? own : `${cause.of ?? edition}:because:${cause.clause}`;
  return words.say(id, { way: cause.there }, resort);
}

/** All causes of an answer, the first first. @param {{ because?: Cause | null, also?: Cause[] }} answer */
export const causesOf = ({ because, also = [] }) => (because ? [because, ...also] : []);
