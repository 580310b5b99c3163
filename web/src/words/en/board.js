/**
 * The words of the board.
 */
export const board = {
  title: "Every example, every edition",
  about: "What the five documents print as examples, and what each edition makes of them, computed now. ‹=›: as printed; ‹·›: not computed. Each cell opens the player on its case.",
  summary: "Examples that an edition answers as the document prints them",
  document: "Printed in", example: "Example", printed: "Printed as", base: "base", empty: "(empty)", computing: "…", loose: "not strict, not validating", removed: "excess ‹..› removed",
  agrees: "as printed", notComputed: "not computed", accepts: "accepted", refuses: "not in its grammar",
  noProduction: "The document has no production for such a text.",
  contradicts: "The document prints something else than what its own rules give.",
  /** @param {number} agreeing @param {number} all */
  count: (agreeing, all) => `${agreeing} of ${all}`,
  /** @param {number} all */
  examples: (all) => `${all} ${all === 1 ? "example" : "examples"}`,
};
