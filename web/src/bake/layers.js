/**
 * The figure of an element that shows where a base comes from: the layers, from the inside out,
 * each with what was found there.
 */
import documents from "../words/en/documents.js";
import { figureOf, inLine } from "./drawn.js";
import { say } from "./say.js";

/** @typedef {import("../run/engine.js").BaseLayer} BaseLayer */
/** @typedef {import("../run/engine.js").DocumentBase} DocumentBase */
/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("../run/engine.js").FoundBase} FoundBase */

/** @param {FoundBase} found */
function lineOf({ text, state, base }) {
  const shown = inLine(text);
  if (state !== "used") return say("bake:layers:unused", { text: shown });
  return base === text ? shown : say("bake:layers:becomes", { text: shown, base: inLine(base ?? "") });
}

/** @param {DocumentBase} answer @param {Edition} edition */
export function layersFigure({ base, layers }, edition) {
  const text = base === null ? say("bake:layers:none") : base || say("bake:layers:empty");
  return figureOf(
    "layers",
    text,
    edition,
    {},
    layers.map(({ layer, found }) => [
      documents.layers[layer],
      found.map(lineOf).join("\n") || say("bake:layers:nothing"),
    ]),
  );
}
