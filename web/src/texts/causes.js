/**
 * Why the answers of two editions differ, in sentences: of a clause in the words of the edition
 * that has it, of a deviation in those of the edition that deviates.
 */

/** @import { Cause } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

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

/** How many characters of a text are encoded. @param {string | null} [text] */
const encodings = (text) => text?.match(/%[\dA-F]{2}/gi)?.length ?? 0;

/**
 * All causes of an answer, the first first. That characters are encoded is no cause beside another one where none is
 * that the other answer has as it is: without that clause, the run ends in another way, and nobody looks at it.
 * @param {{ because?: Cause | null, also?: Cause[], target?: string | null }} answer
 * @param {{ target?: string | null }} [own] the answer that it differs from, for who has it
 */
export const causesOf = ({ because, also = [], target }, own) =>
  because
    ? [
        because,
        ...also.filter(({ clause }) => !own || clause !== "encoding" || encodings(target) > encodings(own.target)),
      ]
    : [];
