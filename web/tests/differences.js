/**
 * The well-known differences between the specs: each spec's answer, and the line where its run diverges from the run of
 * RFC 3986. core/differences tests the same independently.
 */

/** @import { Options } from "../src/run/engine.js" */
/** @import { Pair } from "./support.js" */

/**
 * A spec's answer and, if it differs from the answer of RFC 3986, the clause responsible and the lines where the two
 * runs diverge: there in the spec's run, here in RFC 3986's.
 * @typedef {[answer: string, clause?: string, there?: string, here?: string]} Expected
 */
/** @typedef {Pair & Partial<Options>} Asked */

const base = "http://a/b/c/d;p?q";
/** @type {Expected} */
const none = ["no relative form", "relative-form", "no-relative-form", "has-scheme"];

/** The well-known differences, by the ids of the specs. @type {[Asked, Record<string, Expected>][]} */
export const differences = [
  [
    { base: "http://a", reference: "g" },
    {
      "url-1993": ["http://ag", "base-root", "remove-last", "root"],
      rfc1630: ["http://ag", "base-root", "remove-last", "root"],
      rfc1738: none,
      rfc1808: ["http://ag", "base-root", "6", "root"],
      "url-syntax-05": ["http://ag", "base-root", "6a", "root"],
      rfc2396: ["http://ag", "base-root", "6a", "root"],
      "rfc2396bis-01": ["http://a/g"],
      rfc3986: ["http://a/g"],
    },
  ],
  [
    { base, reference: "?y" },
    {
      "url-1993": ["http://a/b/c/?y", "query-only", "remove-last", "path-of-base"],
      rfc1630: ["http://a/b/c/?y", "query-only", "remove-last", "path-of-base"],
      rfc1738: none,
      rfc1808: ["http://a/b/c/d;p?y"],
      "url-syntax-05": ["http://a/b/c/?y", "query-only", "6a", "path-of-base"],
      rfc2396: ["http://a/b/c/?y", "query-only", "6a", "path-of-base"],
      "rfc2396bis-01": ["http://a/b/c/d;p?y"],
      rfc3986: ["http://a/b/c/d;p?y"],
    },
  ],
  [
    { base, reference: "g?y/../x" },
    {
      "url-1993": ["http://a/b/c/x", "query-in-buffer", "append", "merge"],
      rfc1630: ["http://a/b/c/x", "query-in-buffer", "append", "merge"],
      rfc1738: none,
      rfc1808: ["http://a/b/c/g?y/../x"],
      "url-syntax-05": ["http://a/b/c/x", "query-in-buffer", "6c", "merge"],
      rfc2396: ["http://a/b/c/g?y/../x"],
      "rfc2396bis-01": ["http://a/b/c/g?y/../x"],
      rfc3986: ["http://a/b/c/g?y/../x"],
    },
  ],
  [
    { base, reference: "/./g" },
    {
      "url-1993": ["http://a/./g", "absolute-path", "absolute-path", "path-of-r"],
      rfc1630: ["http://a/./g", "absolute-path", "put-slashes", "path-of-r"],
      rfc1738: none,
      rfc1808: ["http://a/./g", "absolute-path", "4", "path-of-r"],
      "url-syntax-05": ["http://a/./g", "absolute-path", "5", "path-of-r"],
      rfc2396: ["http://a/./g", "absolute-path", "5", "path-of-r"],
      "rfc2396bis-01": ["http://a/./g", "absolute-path", "path-of-r", "path-of-r"],
      rfc3986: ["http://a/g"],
    },
  ],
  [
    { base, reference: "../../../g" },
    {
      "url-1993": ["http://a/../g", "excess-dots", "/xxx/..", "2C"],
      rfc1630: ["http://a/../g", "excess-dots", "xxx/../", "2C"],
      rfc1738: none,
      rfc1808: ["http://a/../g", "excess-dots", "6c", "2C"],
      "url-syntax-05": ["http://a/../g", "excess-dots", "6f", "2C"],
      rfc2396: ["http://a/../g", "excess-dots", "6g", "2C"],
      "rfc2396bis-01": ["http://a/../g", "excess-dots", "7", "2C"],
      rfc3986: ["http://a/g"],
    },
  ],
  [
    { base, reference: "../../../g", excess: "remove" },
    {
      "url-1993": ["http://a/../g", "excess-dots", "/xxx/..", "2C"],
      rfc1630: ["http://a/../g", "excess-dots", "xxx/../", "2C"],
      rfc1738: none,
      rfc1808: ["http://a/../g", "excess-dots", "6c", "2C"],
      "url-syntax-05": ["http://a/../g", "excess-dots", "6f", "2C"],
      rfc2396: ["http://a/g"],
      "rfc2396bis-01": ["http://a/g"],
      rfc3986: ["http://a/g"],
    },
  ],
  [
    { base, reference: "../../../g", excess: "refuse" },
    {
      "url-1993": ["http://a/../g", "excess-dots", "/xxx/..", "2C"],
      rfc1630: ["http://a/../g", "excess-dots", "xxx/../", "2C"],
      rfc1738: none,
      rfc1808: ["http://a/../g", "excess-dots", "6c", "2C"],
      "url-syntax-05": ["http://a/../g", "excess-dots", "6f", "2C"],
      rfc2396: ["none", "excess-dots", "6g", "2C"],
      "rfc2396bis-01": ["none", "excess-dots", "7", "2C"],
      rfc3986: ["http://a/g"],
    },
  ],
  [
    { base, reference: "g/." },
    {
      "url-1993": ["http://a/b/c/g", "trailing", "/.", "2B"],
      rfc1630: ["http://a/b/c/g", "trailing", "/.", "2B"],
      rfc1738: none,
      rfc1808: ["http://a/b/c/g/"],
      "url-syntax-05": ["http://a/b/c/g/"],
      rfc2396: ["http://a/b/c/g/"],
      "rfc2396bis-01": ["http://a/b/c/g/"],
      rfc3986: ["http://a/b/c/g/"],
    },
  ],
  [
    { base, reference: ".." },
    {
      "url-1993": ["http://a/b", "trailing", "/xxx/..", "2C"],
      rfc1630: ["http://a/b/c/..", "trailing", "xxx/../", "2C"],
      rfc1738: none,
      rfc1808: ["http://a/b/"],
      "url-syntax-05": ["http://a/b/"],
      rfc2396: ["http://a/b/"],
      "rfc2396bis-01": ["http://a/b/"],
      rfc3986: ["http://a/b/"],
    },
  ],
  [
    { base, reference: "" },
    {
      "url-1993": ["http://a/b/c/", "empty-reference", "remove-last", "empty-path"],
      rfc1630: ["http://a/b/c/", "empty-reference", "remove-last", "empty-path"],
      rfc1738: none,
      rfc1808: ["http://a/b/c/d;p?q"],
      "url-syntax-05": ["(current document)", "empty-reference", "2", "empty-path"],
      rfc2396: ["(current document)", "empty-reference", "2", "empty-path"],
      "rfc2396bis-01": ["(current document)", "empty-reference", "current-document", "empty-path"],
      rfc3986: ["http://a/b/c/d;p?q"],
    },
  ],
  [
    { base, reference: "#s" },
    {
      "url-1993": ["http://a/b/c/#s", "empty-reference", "remove-last", "empty-path"],
      rfc1630: ["http://a/b/c/#s", "empty-reference", "remove-last", "empty-path"],
      rfc1738: none,
      rfc1808: ["http://a/b/c/d;p?q#s"],
      "url-syntax-05": ["(current document)#s", "empty-reference", "2", "empty-path"],
      rfc2396: ["(current document)#s", "empty-reference", "2", "empty-path"],
      "rfc2396bis-01": ["(current document)#s", "empty-reference", "current-document", "empty-path"],
      rfc3986: ["http://a/b/c/d;p?q#s"],
    },
  ],
  [
    { base, reference: "http:g" },
    {
      "url-1993": ["http:g"],
      rfc1630: ["http:g"],
      rfc1738: ["http:g"],
      rfc1808: ["http:g"],
      "url-syntax-05": ["http:g"],
      rfc2396: ["http:g"],
      "rfc2396bis-01": ["http:g"],
      rfc3986: ["http:g"],
    },
  ],
  [
    { base, reference: "http:g", strict: false },
    {
      "url-1993": ["http:g", "same-scheme", "full-form", "non-strict"],
      rfc1630: ["http:g", "same-scheme", "absolute-form", "non-strict"],
      rfc1738: ["http:g", "same-scheme", "has-scheme", "non-strict"],
      rfc1808: ["http:g", "same-scheme", "2b", "non-strict"],
      "url-syntax-05": ["http:g", "same-scheme", "3", "non-strict"],
      rfc2396: ["http:g", "same-scheme", "3", "non-strict"],
      "rfc2396bis-01": ["http:g", "same-scheme", "has-scheme", "non-strict"],
      rfc3986: ["http://a/b/c/g"],
    },
  ],
  [
    { base, reference: "http:g", validating: false },
    {
      "url-1993": ["http:g"],
      rfc1630: ["http:g"],
      rfc1738: ["http:g"],
      rfc1808: ["http:g"],
      "url-syntax-05": ["http:g"],
      rfc2396: ["http://a/b/c/g", "same-scheme", "not-validating", "has-scheme"],
      "rfc2396bis-01": ["http://a/b/c/g", "same-scheme", "not-validating", "has-scheme"],
      rfc3986: ["http:g"],
    },
  ],
  [
    { base, reference: "http:g", strict: false, validating: false },
    {
      "url-1993": ["http:g", "same-scheme", "full-form", "non-strict"],
      rfc1630: ["http:g", "same-scheme", "absolute-form", "non-strict"],
      rfc1738: ["http:g", "same-scheme", "has-scheme", "non-strict"],
      rfc1808: ["http:g", "same-scheme", "2b", "non-strict"],
      "url-syntax-05": ["http:g", "same-scheme", "3", "non-strict"],
      rfc2396: ["http://a/b/c/g"],
      "rfc2396bis-01": ["http://a/b/c/g"],
      rfc3986: ["http://a/b/c/g"],
    },
  ],
];
