/**
 * The figures of elements that show data in a component, and a host: the data, what they become,
 * and why; the host, and what it is.
 */
import { rowsOf } from "../encodecase.js";
import { say } from "./say.js";

/** @typedef {import("../engine.js").Edition} Edition */
/** @typedef {import("../engine.js").Encoded} Encoded */
/** @typedef {import("../engine.js").Host} Host */

/** More rows are not read in a figure. */
const most = 40;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A text in one line: controls by their numbers. @param {string} text */
const inLine = (text) => text.replace(/[\0-\x1f\x7f-\x9f]/g, (c) => `<${c.charCodeAt(0).toString(16).padStart(2, "0")}>`);

/** @param {string} id @param {string} text @param {Edition} edition @param {Record<string, string>} args @param {[title: string, body: string][]} sections */
function figureOf(id, text, { document, year }, args, sections) {
  const [before, after] = say(`bake:${id}:caption`, { document, year, text: "\0", ...args }).split("\0");
  const drawn = sections.map(([title, body]) => `<dt>${title}</dt>\n<dd><pre>${escaped(body)}</pre></dd>\n`).join("");
  return `<figure lang="en" dir="ltr">\n<figcaption>${escaped(before)}<code>${escaped(inLine(text))}</code>${escaped(after)}</figcaption>\n<dl>\n${drawn}</dl>\n</figure>\n`;
}

/** Lines, of which the first are kept. @param {string[]} lines */
const few = (lines) => [...lines.slice(0, most), ...(lines.length > most ? [say("bake:scheme:more", { count: lines.length - most })] : [])].join("\n");

/** @param {Encoded} answer @param {string} data @param {Edition} edition */
export function encodedFigure(answer, data, edition) {
  const rows = rowsOf(answer).map(({ span, octets, encoded }) => `${inLine(data.slice(...span))}  ${octets.replace(/..(?=.)/g, "$& ")}  ${encoded}`);
  return figureOf("encoding", data, edition, { component: answer.component.name }, [
    [say("bake:encoding:encoded"), answer.encoded ?? say("bake:encoding:impossible")], [say("bake:encoding:characters"), few(rows) || say("bake:scheme:nothing")],
  ]);
}

/** @param {Host} answer @param {string} text @param {Edition} edition */
export function hostFigure({ rule, kind, pieces, labels }, text, edition) {
  const value = (/** @type {number} */ n) => (kind === "ipv6" ? n.toString(16).padStart(4, "0") : String(n));
  const made = pieces.length ? pieces.map((piece) => value(piece.value)).join(kind === "ipv6" ? ":" : ".") : few(labels.map(({ span, ascii, unicode }) => inLine([text.slice(...span), ascii ?? unicode].filter(Boolean).join("  "))));
  return figureOf("host", text, edition, {}, [[say("bake:host:rule"), rule ?? say("bake:host:none")], ...(made ? /** @type {[string, string][]} */ ([[say("bake:host:made"), made]]) : [])]);
}
