/** Resolves the bases that a document states, for each of its references. */

/** @import { Read } from "../reading/formats/found.js" */
/** @import { Engine } from "../run/tolerant.js" */

/**
 * Returns a function from a reference's base index to the base; null if the format says that there is none.
 * @param {Pick<Engine, "explain">} engine @param {Read} read @param {string} base the document's own
 * @param {string} edition
 * @param {number | null} [stated] index of the stated base that the document's own base already includes
 * @returns {(index: number | null) => string | null}
 */
export function resolvedBases(engine, read, base, edition, stated = null) {
  /** @type {Map<number, string | null>} */
  const known = new Map(stated === null ? [] : [[stated, base]]);
  return (index) => {
    /** The enclosing bases that aren't resolved yet, from the inside out. @type {number[]} */
    const way = [];
    let at = index;
    while (at !== null && !known.has(at)) {
      way.push(at);
      at = read.bases[at].outer;
    }
    let result = at === null ? base : (known.get(at) ?? null);
    for (const next of way.reverse()) {
      const { text } = read.bases[next];
      result = text === null ? null : joined(engine, result ?? "", text, edition);
      known.set(next, result);
    }
    return result;
  };
}

/**
 * Resolves a base against the one around it, which applies unchanged if there is no target.
 * @param {Pick<Engine, "explain">} engine @param {string} base @param {string} reference @param {string} edition
 */
function joined(engine, base, reference, edition) {
  const answer = engine.explain({ base, reference, edition, limit: 0 });
  return ("error" in answer ? null : answer.target) ?? base;
}
