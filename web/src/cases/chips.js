/**
 * Questions that people have, each with two texts that answer it. The catalogue has the questions under the same names:
 * words/en/examples.js.
 */

/** The base in which the documents resolve their own examples. */
const printed = "http://a/b/c/d;p?q";

/** set: the property of the base that the input is assigned to. @typedef {{ name: string, base: string, input: string, set?: string }} Chip */

/** Ten that hold in every spec, so that none of them has to change the current one. @type {Chip[]} */
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

const guide = "http://example.com/docs/guide";

/** Questions about browsers, which the URL Standard answers. @type {Chip[]} */
export const ofBrowsers = [
  { name: "backslash", base: guide, input: "\\intro" },
  { name: "blanks-around", base: guide, input: "  intro  " },
  { name: "dots-encoded", base: guide, input: "%2e%2E/intro" },
  { name: "spaces", base: guide, input: "my notes.txt?a b#c d" },
  { name: "percent-alone", base: guide, input: "100%" },
  { name: "scheme-alone", base: guide, input: "http:intro" },
  { name: "one-slash", base: guide, input: "https:/example.org" },
  { name: "many-slashes", base: guide, input: "https:////example.org/a" },
  { name: "capitals", base: guide, input: "HTTP://EXAMPLE.com/A" },
  { name: "port-of-scheme", base: guide, input: "http://example.com:80/a" },
  { name: "two-at-signs", base: guide, input: "http://good.example@bank.example@evil.example/" },
  { name: "number", base: guide, input: "http://2130706433/" },
  { name: "hexadecimal", base: guide, input: "http://0x7f.1/" },
  { name: "long-address", base: guide, input: "http://[2001:db8:0:0:0:0:0:7]/" },
  { name: "other-script", base: guide, input: "http://例え.jp/" },
  { name: "encoded-host", base: guide, input: "http://ex%61mple.com/" },
  { name: "space-in-host", base: guide, input: "http://ex ample.com/" },
  { name: "no-base", base: "", input: "intro" },
  { name: "no-steps", base: guide, input: "mailto:a/../b" },
  { name: "nothing-to-add-to", base: "data:text/plain,hello", input: "world" },
  { name: "drive", base: "file:///C:/docs/guide", input: "/D|/../../b" },
  { name: "setter", base: guide, input: "8080 or so", set: "port" },
];
