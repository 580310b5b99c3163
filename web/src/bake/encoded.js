/**
 * The figures of elements that show data encoded in a component, with the reason for each change, or a host and its
 * kind.
 */
import { rowsOf } from "../cases/encode.js";
import { few, figureOf, inLine } from "./drawn.js";

/** @import { Edition, Encoded, Host } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** @param {Encoded} answer @param {Edition} edition @param {Words} words @param {{ data: string }} asked */
export function encodedFigure(answer, edition, words, { data }) {
  const rows = rowsOf(answer).map(
    ({ span, octets, encoded }) => `${inLine(data.slice(...span))}  ${octets.replace(/..(?=.)/g, "$& ")}  ${encoded}`,
  );
  return figureOf(
    "encoding",
    data,
    edition,
    { component: answer.component.name },
    [
      [words.say("bake:encoding:encoded"), answer.encoded ?? words.say("bake:encoding:impossible")],
      [words.say("bake:encoding:characters"), few(rows, words) || words.say("bake:scheme:nothing")],
    ],
    words,
  );
}

/** @param {Host} answer @param {Edition} edition @param {Words} words @param {{ host: string }} asked */
export function hostFigure({ rule, kind, pieces, labels }, edition, words, { host: text }) {
  const value = (/** @type {number} */ n) => (kind === "ipv6" ? n.toString(16).padStart(4, "0") : String(n));
  const made = pieces.length
    ? pieces.map((piece) => value(piece.value)).join(kind === "ipv6" ? ":" : ".")
    : few(
        labels.map(({ span, ascii, unicode }) =>
          inLine([text.slice(...span), ascii ?? unicode].filter(Boolean).join("  ")),
        ),
        words,
      );
  return figureOf(
    "host",
    text,
    edition,
    {},
    [
      [words.say("bake:host:rule"), rule ?? words.say("bake:host:none")],
      ...(made ? /** @type {[string, string][]} */ ([[words.say("bake:host:made"), made]]) : []),
    ],
    words,
  );
}
