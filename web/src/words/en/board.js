/**
 * What the Board room says. The notation is that of web/src/words/words.js.
 */
export default {
  title: "What the documents print, by every edition",
  about:
    "The examples of the documents, and what else they print of what comes out: encodings, groups of the regular expression, buffers, commands, URIs in a text. Each edition's answer is computed now. ‹=›: as printed. Each cell opens its case; arrow keys go from cell to cell.",
  summary: "Examples that an edition answers as the document prints them",
  "printed-in": "Printed in",
  example: "Example",
  "printed-as": "Printed as",
  base: "base",
  computing: "…",
  document: "{year}: {document}",
  examples: { by: "all", one: "{all} example", other: "{all} examples" },
  count: { by: "all", 0: "–", other: "{agreeing} of {all}" },
  loose: "not strict, not validating",
  removed: "excess ‹..› removed",
  "by-example": "the first slashes count",
  /** What a row is about that is no URI or reference. */
  kinds: {
    different: "not the same",
    parts: "components",
    part: "the rule ‹{of}›",
    encode: "data, in a path",
    groups: "groups of the expression",
    buffers: "output and input buffer, by step",
    client: "what a client sends",
    extract: "URIs in running text",
  },
  nothing: "has none",
  none: "finds none",
  agrees: "as printed",
  "not-computed": "not computed",
  accepts: "accepted",
  refuses: "not in its grammar",
  "no-production": "The document has no production for such a text.",
  contradicts: "The document prints something else than what its own rules give.",
  reason: "{years}: {reason}",
  libraries: "What libraries answer, beside the documents",
  "libraries-about":
    "Calls of libraries in many languages were asked the same references. In how many cases does each answer as a document does?",
  "libraries-show": "Show the table",
  "libraries-waiting": "The recorded cases are being compared …",
  "libraries-unfetched": "What was recorded could not be fetched.",
  again: "Try again",
};
