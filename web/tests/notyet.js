/**
 * The tests that do not hold yet, by their names, each with what is missing. They are run, and said
 * to be "not yet" where they fail; all others have to pass. Whoever mends one takes its line away.
 */

/** @type {Record<string, string>} */
export const notYet = {
  "choosing, comparing, switching an option and opening a step by the keyboard alone":
    "not seen to pass since the tile of libraries is a stop",
  "the second style sheet is fetched for the first card that needs it, and asked for again where that fails":
    "what opens the cards, and when their styles come, has changed with the stage",
};
