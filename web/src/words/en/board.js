/**
 * The words of the room Conformance. The notation is described in web/src/words/words.js.
 */
export default {
  title: "Examples from the specs, run by all nine",
  about:
    "Nine specs are compared: RFC 3986, seven earlier ones, and the URL Standard. They print examples with their results: targets, encodings, regex groups, buffers, commands, and URIs in text. Every spec runs each of them now. ‹=› means that its result is the printed one. Each cell opens its run; the arrow keys move from cell to cell.",
  summary: "Examples for which a spec gives the printed result",
  "printed-in": "Printed in",
  example: "Example",
  "printed-as": "Expected",
  base: "base",
  computing: "…",
  document: "{year}: {document}",
  examples: { by: "all", one: "{all} example", other: "{all} examples" },
  count: { by: "all", 0: "–", other: "{agreeing} of {all}" },
  loose: "not strict, not validating",
  removed: "extra ‹..› removed",
  "by-example": "the first slashes count",
  /** What a row is about, if not a URI or a reference. */
  kinds: {
    different: "not the same",
    parts: "components",
    part: "the rule ‹{of}›",
    encode: "data for a path",
    groups: "regex groups",
    buffers: "output and input buffer, step by step",
    client: "what a client sends",
    extract: "URIs in running text",
  },
  nothing: "not covered",
  none: "finds none",
  agrees: "as printed",
  "not-computed": "not run",
  accepts: "accepted",
  refuses: "not in its grammar",
  "no-production": "The spec has no grammar rule for it.",
  contradicts: "The spec prints a result that its own rules do not give.",
  reason: "{years}: {reason}",
  libraries: "Libraries, compared with the specs",
  "libraries-about":
    "We asked functions of libraries in many languages to resolve the same references. The table shows in how many cases each of them agrees with a spec.",
  "libraries-show": "Show table",
  "mistakes-about": "A second table says which rules of RFC 3986 each function does not follow.",
  "mistakes-show": "Show mistakes",
  "libraries-waiting": "Comparing the recorded cases…",
  "libraries-unfetched": "The recorded cases could not be loaded.",
  again: "Try again",
};
