/** What has to be normalized before two URIs are the same text. */

/** @typedef {import("../run/engine.js").ComparedRung} ComparedRung */
/** @typedef {import("../words/words.js").Words} Words */

/**
 * What the rungs up to one have changed in either text, as a list.
 * @param {Words} words @param {ComparedRung[]} rungs @param {number} meet index of a rung
 */
export function normalized(words, rungs, meet) {
  const changes = rungs
    .slice(1, meet + 1)
    .filter(({ explained, skipped, a, b }, i) => !explained && !skipped && (a !== rungs[i].a || b !== rungs[i].b));
  return words.list(
    changes.map(({ id }) => words.say(`compare:done:${id}`)),
    "conjunction",
  );
}
