/**
 * Limits for requests to the engine, in the page and when baking. Nobody could view or scrub through more.
 */

/** Steps of a resolution, and of what a client does. */
export const maxSteps = 20_000;

/** The most steps of a normalization or an encoding, and the most characters that an encoding lists. */
export const maxSmallSteps = 3_000;

/** Texts longer than this, in UTF-16 code units, are only derived on request. */
export const maxDerived = 100_000;
