/** uri-js, which older versions of Ajv use. */
import uri from "uri-js";

export const call = "resolve(base, reference)";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => uri.resolve(base, reference);
