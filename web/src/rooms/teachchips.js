/**
 * Initial sets of exercises, by the names of their words: words/en/teach.js.
 */

/** @import { Exercise } from "../run/sequence.js" */

const base = "http://a/b/c/d;p?q";
const http = "http://user@example.org:8080/docs/a.html?page=2#top";

/** @param {string} reference @param {string} [predict] @param {string} [edition] @returns {Exercise} */
const ask = (reference, predict = "", edition = "rfc3986") => ({ base, reference, edition, predict });

/** @type {{ name: string, exercises: Exercise[] }[]} */
export const chips = [
  { name: "first", exercises: ["g", "../g", "?y", "//g", "../../../g"].map((reference) => ask(reference)) },
  {
    name: "parts",
    exercises: ["scheme", "host", "port", "path", "query", "fragment"].map((role) => ask(http, `part:${role}`)),
  },
  { name: "steps", exercises: [ask("../g", "rule"), ask("./../g", "output")] },
  {
    name: "years",
    exercises: ["url-1993", "url-syntax-05", "rfc2396bis-01", "rfc3986"].map((edition) => ask("?y", "", edition)),
  },
  { name: "grammar", exercises: ["a^b", "a:b", "1a:b", "%7", "[x]"].map((reference) => ask(reference, "valid")) },
];
