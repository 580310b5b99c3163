/** What has to be normalized before two URIs are the same text. */

/** @import { ComparedRung } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/**
 * What the rungs up to one have changed in either text, as a list; what equal URLs are parsed to is told in a sentence of its own.
 * @param {Words} words @param {ComparedRung[]} rungs @param {number} meet index of a rung
 */
export function normalized(words, rungs, meet) {
  const changes = rungs
    .slice(1, meet + 1)
    .filter(({ explained, skipped, a, b }, i) => !explained && !skipped && (a !== rungs[i].a || b !== rungs[i].b))
    .map(({ id }) => `compare:done:${id}`);
  return words.list(
    changes.filter((id) => words.has(id)).map((id) => words.say(id)),
    "conjunction",
  );
}
