/**
 * What is baked for the views that draw more than an explanation: by the view, what the engine is
 * asked, and the figure that is readable without any script, where the view is shown alone.
 */
import { maxDerived, maxSmallSteps, maxSteps } from "../cases/limits.js";
import { ownTexts } from "../embed/ownasked.js";
import { compareFigure, normalizationFigure } from "./compared.js";
import { encodedFigure, hostFigure } from "./encoded.js";
import { extractedFigure } from "./extracted.js";
import { layersFigure } from "./layers.js";
import { schemeFigure } from "./scheme.js";

/** @import { Asked } from "../embed/baked.js" */
/** @import { Edition } from "../run/engine.js" */
/** @import { Engine, Failure } from "../run/tolerant.js" */

/**
 * What is asked is an {@link Asked}, or what the view's entry in web/src/embed/ownasked.js reads. An answer may be a
 * failure; it is undefined where the answer is left to the page.
 * @typedef {{ ask: (engine: Engine, asked: any) => any, figure?: (answer: any, edition: Edition, words: import("../words/words.js").Words, asked: any) => string }} Answered
 */

/** @param {Asked} asked */
export const requestOf = ({ base, reference, edition, options }) => ({ ...options, base, reference, edition });

/** The answers about base and reference, or the failure among them. @template T @param {(T | Failure)[]} answers */
const both = (...answers) =>
  answers.find((answer) => typeof answer === "object" && answer !== null && "error" in answer) ?? answers;

/** What a view asks as in the page. @param {string} view @returns {Answered["ask"]} */
const askOf = (view) => (engine, asked) => ownTexts[view].ask?.(engine, asked);

/** @type {Record<string, Answered>} */
export const answered = {
  editions: { ask: (engine, asked) => engine.answers(requestOf(asked)) },
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
  scheme: {
    ask: (engine, { reference, edition }) => engine.scheme(reference, { edition, limit: maxSteps }),
    figure: schemeFigure,
  },
  normalization: {
    ask: (engine, { base, reference, edition, options }) =>
      alone(engine.compare(reference, reference, { ...options, base, edition, limit: maxSmallSteps })),
    figure: normalizationFigure,
  },
  compare: {
    ask: (engine, { a, b, base, edition, options }) =>
      engine.compare(a, b, { ...options, base, edition, limit: maxSmallSteps }),
    figure: compareFigure,
  },
  encoding: {
    ask: (engine, { text, edition, component, charset }) =>
      engine.encode(text, { edition, component, charset, limit: maxSmallSteps }),
    figure: encodedFigure,
  },
  layers: { ask: askOf("layers"), figure: layersFigure },
  host: { ask: askOf("host"), figure: hostFigure },
  extract: { ask: askOf("extract"), figure: extractedFigure },
};

/** A comparison of a text with itself, of which one run is enough. @param {import("../run/engine.js").Comparison | Failure} answer */
const alone = (answer) => ("error" in answer ? answer : { ...answer, b: { ...answer.b, run: null } });
