/** Go's net/url, which is part of the engine: its answer as a row among the libraries' rows. */
import { keyOf } from "./groups.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Row } from "./groups.js" */

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
