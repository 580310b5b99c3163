/** fast-uri, which Ajv and Fastify use. */
import uri from "fast-uri";

export const call = "resolve(base, reference)";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => uri.resolve(base, reference);
