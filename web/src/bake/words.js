/**
 * The words of all editions, from which baked data gets its sentences. A page fetches them
 * one by one; the scripts for Node have them.
 */
import rfc1630 from "../words/en/rfc1630.js";
import rfc1738 from "../words/en/rfc1738.js";
import rfc1808 from "../words/en/rfc1808.js";
import rfc2396 from "../words/en/rfc2396.js";
import rfc2396bis01 from "../words/en/rfc2396bis-01.js";
import rfc3986 from "../words/en/rfc3986.js";
import url1993 from "../words/en/url-1993.js";
import urlstandard from "../words/en/url-standard.js";
import urlsyntax05 from "../words/en/url-syntax-05.js";

/** @type {Record<string, import("../words/words.js").Group>} */
const parts = {
  "url-1993": url1993,
  rfc1630,
  rfc1738,
  "url-syntax-05": urlsyntax05,
  rfc1808,
  rfc2396,
  "rfc2396bis-01": rfc2396bis01,
  rfc3986,
  "url-standard": urlstandard,
};

/** @type {import("./data.js").Catalogue} */
export const words = { language: "en", group: (edition) => parts[edition] };
