/**
 * The figure of an element that shows what a client does with a URL: the URL, and everything it sends, line by line.
 */
import { rowsOf } from "../cases/dialogue.js";
import { sceneOfText } from "../run/scene.js";
import { few, figureOf, inLine } from "./drawn.js";

/** @import { Edition, SchemeAnswer } from "../run/engine.js" */

/** Breaks lines at the width of a figure. @param {string} text */
const inLines = (text) =>
  text
    .split("\n")
    .map((line) => line.match(/.{1,60}/gu)?.join("\n") ?? line)
    .join("\n");

/** The lines of a client's messages, each with its side effects. Empty if the spec doesn't describe them. @param {SchemeAnswer} answer @param {Edition} edition of the answer @param {import("../words/words.js").Words} words */
export function sentIn({ text, parts, listing, run }, edition, words) {
  if (!listing || !run) return [];
  const scene = sceneOfText({
    text,
    parts,
    run,
    listing,
    edition,
    words: /** @type {any} */ (null),
    kind: { title: "", part: "", groups: [], value: () => "" },
  });
  return rowsOf(scene).map(({ kind, pieces, injected }) => {
    const sent = inLine(pieces.map((piece) => piece.text).join(""));
    const row = kind === "message" ? sent : words.say(`bake:scheme:${kind}`, { text: sent });
    return injected ? words.say("bake:scheme:injected", { text: row }) : row;
  });
}

/** @param {SchemeAnswer} answer @param {Edition} edition of the answer @param {import("../words/words.js").Words} words */
export function schemeFigure(answer, edition, words) {
  const { text, listing, run, origin } = answer;
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
  const said =
    listing && run
      ? few(sentIn(answer, edition, words), words) || words.say("bake:scheme:nothing")
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
