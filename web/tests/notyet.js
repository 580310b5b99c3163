/**
 * The tests that do not hold yet, by their names, each with what is missing. They are run, and said
 * to be "not yet" where they fail; all others have to pass. Whoever mends one takes its line away.
 */

/** @type {Record<string, string>} */
export const notYet = {
  "each of the ten questions gives what it promises, in every edition that has an answer":
    "the URL Standard answers http:g in its own way, of which the question does not speak",
  "every room has an answer for an edition with a listing and a record alone":
    "passes alone; not yet seen to pass among all others since the stage was redrawn",
  "the stage plays such an edition, and tells all that is wrong with a text, what is fatal first":
    "passes alone; not yet seen to pass among all others since the stage was redrawn",
  "nothing moves when the script draws, nor when the engine comes: 768 × 1024":
    "the line of why draws its sentence anew; a shift of 0.008",
  "nothing moves when the script draws, nor when the engine comes: 390 × 844":
    "the line of why draws its sentence anew; a shift of 0.008",
  "where they part: both runs with the step lit, a link to each, for each kind of difference from 2005":
    "not seen to pass since the URL Standard is among the editions",
  "the strip is one row in which nothing moves, and the chosen year is in sight, in every window":
    "not seen to pass since there are eight editions",
  "at 390 px each year is a tile with its sign, and whichever is chosen has its answer as the target":
    "not seen to pass since there are eight editions",
  "choosing, comparing, switching an option and opening a step by the keyboard alone":
    "not seen to pass since the tile of libraries is a stop",
  "nothing makes the page scroll sideways, 320 and 390 px wide: each edition, the board":
    "asks every edition where it parts from another, which Today does not say",
  "the second style sheet is fetched for the first card that needs it, and asked for again where that fails":
    "what opens the cards, and when their styles come, has changed with the stage",
  "a mismatch has its caret, its sentence and its rule":
    "several things may be wrong with a text now, and the danger stands in the line of why",
};
