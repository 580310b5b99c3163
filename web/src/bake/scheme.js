/**
 * The figure of an element that shows what a client does with a URL: the URL, and under it all
 * that is sent, line by line.
 */
import { rowsOf } from "../cases/dialogue.js";
import { sceneOfText } from "../run/scene.js";

/** @typedef {import("../run/engine.js").Edition} Edition */
/** @typedef {import("../run/engine.js").SchemeAnswer} SchemeAnswer */

/** More lines are not read in a figure. */
const most = 40;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A text in one line: controls by their numbers, and tabs and the ends of lines as RFC 1738, section 3.4.9 writes them. @param {string} text */
const inLine = (text) =>
  text.replace(
    /[\0-\x1f\x7f-\x9f]/g,
    (c) => ({ "\t": "<tab>", "\r": "<cr>", "\n": "<lf>" })[c] ?? `<${c.charCodeAt(0).toString(16).padStart(2, "0")}>`,
  );

/** Lines that are no wider than a figure. @param {string} text */
const inLines = (text) =>
  text
    .split("\n")
    .map((line) => line.match(/.{1,60}/gu)?.join("\n") ?? line)
    .join("\n");

/** @param {SchemeAnswer} answer @param {Edition} edition of the answer @param {import("../words/words.js").Words} words */
export function schemeFigure(answer, edition, words) {
  const { text, parts, listing, run } = answer;
  const { document, year } = edition;
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
  const lines =
    rows.length > most ? [...rows.slice(0, most), words.say("bake:scheme:more", { count: rows.length - most })] : rows;
  const said = scene
    ? lines.length
      ? lines.join("\n")
      : words.say("bake:scheme:nothing")
    : words.say("bake:scheme:silent", { document });
  const [before, after] = words.say("bake:scheme:caption", { document, year: String(year), text: "\0" }).split("\0");
  const section = (/** @type {string} */ title, /** @type {string} */ body) =>
    `<dt>${title}</dt>\n<dd><pre>${escaped(inLines(body))}</pre></dd>\n`;
  return `<figure lang="${words.language}" dir="ltr">\n<figcaption>${escaped(before)}<code>${escaped(inLine(text))}</code>${escaped(after)}</figcaption>\n<dl>\n${section(words.say("bake:scheme:url"), inLine(text))}${section(words.say("bake:scheme:sent"), said)}</dl>\n</figure>\n`;
}
