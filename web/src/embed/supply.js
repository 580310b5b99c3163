/**
 * The engine, for all elements of a page: fetched when the first of them needs it, and
 * again where that failed and somebody asks once more.
 */

import { faultOf } from "../shell/arrival.js";

/** @typedef {import("../run/engine.js").Engine} Engine */
/** Why it cannot be had: the id of a sentence of arrival.js, and what the browser says. @typedef {{ id: string, reason: string }} Trouble */

/** @type {Promise<Engine> | null} */
let loading = null;
/** Whether a try has failed: then what the browser has may be of no use. */
let tried = false;
/** Told how much of it has come. @type {Set<(share: number) => void>} */
const watching = new Set();

/** @param {(share: number) => void} watch @returns {Promise<Engine>} rejects with a {@link Trouble} */
export function supply(watch) {
  watching.add(watch);
  loading ??= import("../run/engine.js")
    .then(({ load }) => load({ fresh: tried, progress: (share) => watching.forEach((told) => told(share)) }))
    .catch((error) => {
      loading = null;
      tried = true;
      const { id, reason = "" } = faultOf(error);
      throw { id: id === "gone" ? "failed" : id, reason }; // whose page it is, is not known
    });
  return loading.finally(() => watching.delete(watch));
}
