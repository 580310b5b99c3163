/**
 * The figure of an element that shows where a base comes from: the layers, from the inside out,
 * each with what was found there.
 */
import { figureOf, inLine } from "./drawn.js";

/** @typedef {import("../run/engine.js").BaseLayer} BaseLayer */
/** @typedef {import("../run/engine.js").DocumentBase} DocumentBase */
/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("./data.js").Catalogue} Catalogue */
/** @typedef {import("../run/engine.js").FoundBase} FoundBase */

/** @param {FoundBase} found @param {Catalogue} words */
function lineOf({ text, state, base }, { say }) {
  const shown = inLine(text);
  if (state !== "used") return say("bake:layers:unused", { text: shown });
  return base === text ? shown : say("bake:layers:becomes", { text: shown, base: inLine(base ?? "") });
}

/** @param {DocumentBase} answer @param {Edition} edition @param {Catalogue} words */
export function layersFigure({ base, layers }, edition, words) {
  const { say } = words;
  const text = base === null ? say("bake:layers:none") : base || say("bake:layers:empty");
  return figureOf(
    "layers",
    text,
    edition,
    {},
    layers.map(({ layer, found }) => [
      say(`documents:layers:${layer}`),
      found.map((one) => lineOf(one, words)).join("\n") || say("bake:layers:nothing"),
    ]),
    words,
  );
}
