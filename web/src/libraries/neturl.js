/** Go's net/url, which is in the engine: its answer as a row beside those of libraries. */
import { keyOf } from "./groups.js";

/** @typedef {import("../run/tolerant.js").Engine} Engine */
/** @typedef {import("./groups.js").Row} Row */

const about = { language: "Go", library: "net/url", call: "base.Parse(reference)" };

export const key = keyOf(about);

/** @param {Engine} engine @param {string} base @param {string} reference @returns {Row} */
export function neturl(engine, base, reference) {
  const told = engine.neighbour({ base, reference });
  const said =
    "error" in told
      ? { error: told.error.message }
      : told.target === null
        ? { error: told.refused?.message ?? "" }
        : { answer: told.target };
  return { ...about, key, version: "", live: true, said };
}
