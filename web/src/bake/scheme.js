/**
 * The figure of an element that shows what a client does with a URL: the URL, and under it all
 * that is sent, line by line.
 */
import { rowsOf } from "../cases/dialogue.js";
import { sceneOfText } from "../run/scene.js";
import { few, figureOf, inLine } from "./drawn.js";

/** @import { Edition, SchemeAnswer } from "../run/engine.js" */

/** Lines that are no wider than a figure. @param {string} text */
const inLines = (text) =>
  text
    .split("\n")
    .map((line) => line.match(/.{1,60}/gu)?.join("\n") ?? line)
    .join("\n");

/** @param {SchemeAnswer} answer @param {Edition} edition of the answer @param {import("../words/words.js").Words} words */
export function schemeFigure(answer, edition, words) {
  const { text, parts, listing, run, origin } = answer;
  if (origin !== undefined)
    return figureOf(
      "origin",
      text,
      edition,
      {},
      [
        [words.say("bake:scheme:url"), inLines(inLine(text))],
        [words.say("bake:origin:label"), inLines(origin ?? words.say("bake:origin:none"))],
      ],
      words,
    );
  const scene =
    listing &&
    run &&
    sceneOfText({
      text,
      parts,
      run,
      listing,
      edition,
      words: /** @type {any} */ (null),
      kind: { title: "", part: "", groups: [], value: () => "" },
    });
  const rows = scene
    ? rowsOf(scene).map(({ kind, pieces, injected }) => {
        const sent = inLine(pieces.map((piece) => piece.text).join(""));
        const row = kind === "message" ? sent : words.say(`bake:scheme:${kind}`, { text: sent });
        return injected ? words.say("bake:scheme:injected", { text: row }) : row;
      })
    : [];
  const said = scene
    ? few(rows, words) || words.say("bake:scheme:nothing")
    : words.say("bake:scheme:silent", { document: edition.document });
  return figureOf(
    "scheme",
    text,
    edition,
    {},
    [
      [words.say("bake:scheme:url"), inLines(inLine(text))],
      [words.say("bake:scheme:sent"), inLines(said)],
    ],
    words,
  );
}
