/**
 * Ten questions that people have, each with two texts that answer it. The questions
 * themselves are in the word catalogue, by these names: words/en/examples.js. They hold in
 * every edition, so that none of them has to change the one that is chosen.
 */

/** The base in which the documents resolve their own examples. */
const printed = "http://a/b/c/d;p?q";

/** @type {{ name: string, base: string, input: string }[]} */
export const chips = [
  { name: "last-segment", base: "http://example.com/docs/guide", input: "intro" },
  { name: "slash-at-end", base: "http://example.com/docs/guide/", input: "intro" },
  { name: "too-many-dots", base: printed, input: "../../../g" },
  { name: "query-alone", base: printed, input: "?y" },
  { name: "empty", base: printed, input: "" },
  { name: "own-scheme", base: printed, input: "http:g" },
  { name: "two-slashes", base: "http://example.com/docs/guide", input: "//cdn.example.net/lib.js" },
  { name: "colon", base: "http://example.com/docs/guide", input: "notes:today" },
  { name: "encoded-dots", base: "http://example.com/docs/guide", input: "%2E%2E/intro" },
  { name: "space", base: "http://example.com/docs/guide", input: "my notes.txt" },
];
