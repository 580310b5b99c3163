/**
 * How much the engine is asked for, in the page as for what is baked: more is neither drawn nor
 * scrubbed by a person.
 */

/** Steps of a resolution, and of what a client does. */
export const maxSteps = 20_000;

/** Steps to a normal form, and of encoding; and characters that are told of. */
export const maxSmallSteps = 3_000;

/** Texts longer than this, in UTF-16 code units, get their derivation when somebody asks for it. */
export const maxDerived = 100_000;
