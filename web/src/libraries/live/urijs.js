/** urijs, which is also called URI.js. */
import URI from "urijs";

export const call = "URI(reference).absoluteTo(base).toString()";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => URI(reference).absoluteTo(base).toString();
