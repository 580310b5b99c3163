/** relative-to-absolute-iri, which parsers of RDF use. */
import { resolve as resolved } from "relative-to-absolute-iri";

export const call = "resolve(reference, base)";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => resolved(reference, base);
