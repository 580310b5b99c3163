/**
 * The data of each view that draws more than an explanation: the engine's answers to bake and, for a stand-alone view,
 * its figure, which is readable without scripts.
 */
import { maxDerived, maxSmallSteps } from "../cases/limits.js";
import { scheme } from "../subjects/scheme.js";
import { subjects } from "../subjects/subjects.js";
import { compareFigure, normalizationFigure } from "./compared.js";
import { encodedFigure, hostFigure } from "./encoded.js";
import { extractedFigure } from "./extracted.js";
import { layersFigure } from "./layers.js";
import { schemeFigure } from "./scheme.js";

/** @import { Asked } from "../embed/baked.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Engine, Failure } from "../run/tolerant.js" */

/**
 * The argument is an {@link Asked}, or a subject's. An answer may be a failure. undefined means that the page asks for
 * it itself.
 * @typedef {{ ask: (engine: Engine, asked: any) => any, figure?: (answer: any, edition: Edition, words: import("../words/words.js").Words, asked: any) => string }} Answered
 */

/** @param {Asked} asked */
export const requestOf = ({ base, reference, edition, options, lines }) => ({
  ...options,
  base,
  reference,
  edition,
  ...(lines && { lines }),
});

/** The answers about base and reference, or the first failure. @template T @param {(T | Failure)[]} answers */
const both = (...answers) =>
  answers.find((answer) => typeof answer === "object" && answer !== null && "error" in answer) ?? answers;

/** @type {Record<string, NonNullable<Answered["figure"]>>} */
const figures = {
  compare: compareFigure,
  encoding: encodedFigure,
  layers: layersFigure,
  host: hostFigure,
  extract: extractedFigure,
};

/** @type {Record<string, Answered>} */
export const answered = {
  editions: { ask: (engine, { lines: _, ...asked }) => engine.answers(requestOf(asked)) },
  characters: {
    ask: (engine, { base, reference, edition, options }) =>
      both(engine.characters(base, { ...options, edition }), engine.characters(reference, { ...options, edition })),
  },
  grammar: {
    ask: (engine, { base, reference, edition, options }) =>
      Math.max(base.length, reference.length) > maxDerived
        ? undefined
        : both(
            engine.tree(base, { ...options, edition, use: "base" }),
            engine.tree(reference, { ...options, edition, use: "reference", base }),
          ),
  },
  scheme: { ask: scheme.ask, figure: schemeFigure },
  normalization: {
    ask: (engine, { base, reference, edition, options }) =>
      alone(engine.compare(reference, reference, { ...options, base, edition, limit: maxSmallSteps })),
    figure: normalizationFigure,
  },
  ...Object.fromEntries(Object.values(subjects).map(({ id, ask }) => [id, { ask, figure: figures[id] }])),
};

/**
 * A comparison of a text with itself, with one of its two identical runs.
 * @param {import("../run/engine.js").Comparison | Failure} answer
 */
const alone = (answer) => ("error" in answer ? answer : { ...answer, b: { ...answer.b, run: null } });
