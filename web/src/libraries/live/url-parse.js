/** url-parse, for Node and browsers alike. */
import Url from "url-parse";

export const call = "new Url(reference, base).href";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => new Url(reference, base).href;
