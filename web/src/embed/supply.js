/**
 * The engine, for all elements of a page: fetched when the first of them needs it, and
 * again where that failed and somebody asks once more.
 */
import { faultOf } from "../run/loadfault.js";
import { tolerant } from "../run/tolerant.js";

/** @import { Engine } from "../run/tolerant.js" */
/** Why it cannot be had: the id of a sentence of page:arrival, and what the browser says. @typedef {{ id: string, reason: string }} Trouble */

/** @type {Promise<Engine> | null} */
let loading = null;
/** Whether a try has failed: then what the browser has may be of no use. */
let tried = false;
/** Told how much of it has come. @type {Set<(share: number) => void>} */
const watching = new Set();

/** Its script, which may have come empty, too. @param {import("./drawing.js").ScopeElement} element */
const script = (element) =>
  import("../run/engine.js")
    .then((found) => ("load" in found ? found : Promise.reject(new TypeError("its script is empty"))))
    .catch((error) => element.engineAnew().catch(() => Promise.reject(error)));

/** @param {import("./drawing.js").ScopeElement} element that needs it @param {(share: number) => void} watch @returns {Promise<Engine>} rejects with a {@link Trouble} */
export function supply(element, watch) {
  watching.add(watch);
  loading ??= script(element)
    .then(({ load }) => load({ fresh: tried, progress: (share) => watching.forEach((told) => told(share)) }))
    .then(tolerant)
    .catch((error) => {
      loading = null;
      tried = true;
      const { id, reason = "" } = faultOf(error);
      throw { id: id === "gone" ? "failed" : id, reason }; // whose page it is, is not known
    });
  return loading.finally(() => watching.delete(watch));
}
