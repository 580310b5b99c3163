/**
 * The figure of an element that shows the source of a base: the layers from the inside out, each with the bases found
 * there.
 */
import { figureOf, inLine } from "./drawn.js";

/** @import { DocumentBase, Edition, FoundBase } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** @param {FoundBase} found @param {Words} words */
function lineOf({ text, state, base }, words) {
  const shown = inLine(text);
  if (state !== "used") return words.say("bake:layers:unused", { text: shown });
  return base === text ? shown : words.say("bake:layers:becomes", { text: shown, base: inLine(base ?? "") });
}

/** @param {DocumentBase} answer @param {Edition} edition @param {Words} words */
export function layersFigure({ base, layers }, edition, words) {
  const text = base === null ? words.say("bake:layers:none") : base || words.say("bake:layers:empty");
  return figureOf(
    "layers",
    text,
    edition,
    {},
    layers.map(({ layer, found }) => [
      words.say(`documents:layers:${layer}`),
      found.map((one) => lineOf(one, words)).join("\n") || words.say("bake:layers:nothing"),
    ]),
    words,
  );
}
