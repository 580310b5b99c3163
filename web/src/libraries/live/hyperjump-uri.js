/** @hyperjump/uri, which validators of JSON Schema use. */
import { resolveIri } from "@hyperjump/uri";

export const call = "resolveIri(reference, base)";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => resolveIri(reference, base);
