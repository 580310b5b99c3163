/** url, Node's older API as a package for browsers. */
import url from "url/url.js";

export const call = "url.resolve(base, reference)";

/** @param {string} base @param {string} reference */
export const resolve = (base, reference) => url.resolve(base, reference);
