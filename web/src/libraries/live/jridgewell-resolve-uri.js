/** @jridgewell/resolve-uri, which tools for source maps use. */
import resolved from "@jridgewell/resolve-uri";

export const call = "resolve(reference, base)";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => resolved(reference, base);
