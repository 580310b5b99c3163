/**
 * What the Board room says. The notation is that of web/src/words.js.
 */
export default {
  title: "Every example, every edition",
  about: "What the documents print as examples, and what each edition makes of them, computed now. ‹=›: as printed. Each cell opens the player on its case.",
  summary: "Examples that an edition answers as the document prints them",
  "printed-in": "Printed in", example: "Example", "printed-as": "Printed as", base: "base", computing: "…",
  document: "{year}: {document}", examples: { by: "all", one: "{all} example", other: "{all} examples" },
  count: "{agreeing} of {all}",
  loose: "not strict, not validating", removed: "excess ‹..› removed",
  agrees: "as printed", "not-computed": "not computed", accepts: "accepted", refuses: "not in its grammar",
  "no-production": "The document has no production for such a text.",
  contradicts: "The document prints something else than what its own rules give.",
  reason: "{years}: {reason}",
};
