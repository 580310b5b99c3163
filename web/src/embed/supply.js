/**
 * The engine for all elements of a page. It is loaded when the first element needs it, and again after a failure if an
 * element asks for it.
 */
import { faultOf } from "../run/loadfault.js";
import { tolerant } from "../run/tolerant.js";

/** @import { Engine } from "../run/tolerant.js" */
/**
 * The reason for a failure: the id of a sentence in page:arrival, and the browser's message.
 * @typedef {{ id: string, reason: string }} Trouble
 */

/** @type {Promise<Engine> | null} */
let loading = null;
/** True once a try has failed: the browser's cached copy may be broken. */
let tried = false;
/** Callbacks with the downloaded share. @type {Set<(share: number) => void>} */
const watching = new Set();

/** The engine's script, which may also have arrived empty. @param {import("./drawing.js").ScopeElement} element */
const script = (element) =>
  import("../run/engine.js")
    .then((found) => ("load" in found ? found : Promise.reject(new TypeError("its script is empty"))))
    .catch((error) => element.engineAnew().catch(() => Promise.reject(error)));

/**
 * @param {import("./drawing.js").ScopeElement} element the element that needs it @param {(share: number) => void} watch
 * @returns {Promise<Engine>} rejects with a {@link Trouble}
 */
export function supply(element, watch) {
  watching.add(watch);
  loading ??= script(element)
    .then(({ load }) => load({ fresh: tried, progress: (share) => watching.forEach((told) => told(share)) }))
    .then(tolerant)
    .catch((error) => {
      loading = null;
      tried = true;
      const { id, reason = "" } = faultOf(error);
      throw { id: id === "gone" ? "failed" : id, reason }; // the sentence for "gone" is about our own page
    });
  return loading.finally(() => watching.delete(watch));
}
