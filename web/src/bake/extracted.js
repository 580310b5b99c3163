/** The figure of an element that shows the URIs in running text: the text, and the URIs. */
import { short } from "../words/words.js";
import { few, figureOf } from "./drawn.js";

/** @param {import("../run/engine.js").Extracted} answer @param {import("../run/engine.js").Edition} edition @param {import("../words/words.js").Words} words @param {{ text: string }} asked */
export function extractedFigure({ found }, edition, words, { text }) {
  const rows = found.flatMap(({ uri, errors, production, doubts }) => [
    `${uri}${errors.length || production === null ? ` ${words.say("bake:extract:invalid")}` : ""}`,
    ...doubts.flatMap(({ others }) => others).map((other) => `  ${words.say("bake:extract:or")} ${other}`),
  ]);
  return figureOf(
    "extract",
    short(text.replace(/\s+/g, " ").trim(), 60),
    edition,
    {},
    [
      [
        words.say("bake:extract:text"),
        few(
          text.split("\n").map((line) => line.trimEnd() || "\u00b7"),
          words,
        ),
      ],
      [words.say("bake:extract:found"), few(rows, words) || words.say("bake:extract:none")],
    ],
    words,
  );
}
