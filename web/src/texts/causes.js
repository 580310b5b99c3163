/**
 * Explains in sentences why the answers of two specs differ. A clause is explained in the words of the spec that has
 * it, a deviation in the words of the spec that deviates.
 */

/** @import { Cause } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/**
 * The sentence for a cause, in a spec's words.
 * @param {Words} words @param {string} edition @param {Cause} cause
 * @param {string} [resort] the fallback without words
 */
export function causeText(words, edition, cause, resort) {
  const own = `${edition}:because:${cause.clause}`;
  const id = words.has(own) ? own : `${cause.of ?? edition}:because:${cause.clause}`;
  return words.say(id, { way: cause.there }, resort);
}

/** The number of encoded characters in a text. @param {string | null} [text] */
const encodings = (text) => text?.match(/%[\dA-F]{2}/gi)?.length ?? 0;

/**
 * All causes of an answer, the most important first. Encoding isn't listed as an additional cause unless this answer
 * encodes more than the other: without that clause, the run ends differently anyway.
 * @param {{ because?: Cause | null, also?: Cause[], target?: string | null }} answer
 * @param {{ target?: string | null }} [own] the answer that it differs from, if available
 */
export const causesOf = ({ because, also = [], target }, own) =>
  because
    ? [
        because,
        ...also.filter(({ clause }) => !own || clause !== "encoding" || encodings(target) > encodings(own.target)),
      ]
    : [];
