/**
 * What is baked for the views with texts of their own: by the view, what the engine is asked,
 * and the figure that is readable without any script.
 */
import { compareFigure } from "./compared.js";
import { layersRequest } from "../embed/ownasked.js";
import { mostPieces } from "../cases/runningtext.js";
import { encodedFigure, hostFigure } from "./encoded.js";
import { extractedFigure } from "./extracted.js";
import { layersFigure } from "./layers.js";

/** @typedef {import("../embed/baked.js").BakedCase} BakedCase */
/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("../run/engine.js").Engine} Engine */

/**
 * asked is what the view's entry in web/src/embed/ownasked.js reads. An answer of the engine may
 * be a failure, which whoever asks has to look for.
 * @typedef {{ ask: (engine: Engine, asked: any) => any, figure: (answered: any, asked: any, edition: Edition, words: import("../words/words.js").Words) => string }} Own
 */

/** Steps that are recorded at most, and characters that are told of. */
const limit = 3_000;

/** @type {Record<string, Own>} */
export const own = {
  encoding: {
    ask: (engine, { text, edition, component, charset }) => ({
      encoded: engine.encode(text, { edition, component, charset, limit }),
    }),
    figure: ({ encoded }, { text }, edition, words) => encodedFigure(encoded, text, edition, words),
  },
  host: {
    ask: (engine, { text, edition }) => ({ host: engine.host(text, { edition }) }),
    figure: ({ host }, { text }, edition, words) => hostFigure(host, text, edition, words),
  },
  extract: {
    ask: (engine, { text, edition }) => ({ extracted: engine.extract(text, { edition, limit: mostPieces }) }),
    figure: ({ extracted }, { text }, edition, words) => extractedFigure(extracted, text, edition, words),
  },
  layers: {
    ask: (engine, asked) => ({ layers: engine.documentBase(layersRequest(asked), { edition: asked.edition }) }),
    figure: ({ layers }, _, edition, words) => layersFigure(layers, edition, words),
  },
  compare: {
    ask: (engine, { a, b, base, edition, options }) => ({
      comparison: engine.compare(a, b, { ...options, base, edition, limit }),
    }),
    figure: ({ comparison }, _, edition, words) => compareFigure(comparison, edition, words),
  },
};
