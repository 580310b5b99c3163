/**
 * Shared parts of figures for views with texts of their own: a caption, and sections of lines.
 */
import { escaped } from "../texts/escaped.js";

/** @import { Edition } from "../run/engine.js" */
/** @import { Words } from "../words/words.js" */

/** The maximum number of rows in a figure. */
const most = 40;

/**
 * A text on one line: controls become their code points, and tabs and line ends their forms from RFC 1738, section
 * 3.4.9.
 * @param {string} text
 */
export const inLine = (text) =>
  text.replace(
    /[\0-\x1f\x7f-\x9f]/g,
    (c) => ({ "\t": "<tab>", "\r": "<cr>", "\n": "<lf>" })[c] ?? `<${c.charCodeAt(0).toString(16).padStart(2, "0")}>`,
  );

/** @param {string} id @param {string} text @param {Edition} edition @param {Record<string, string>} args @param {[title: string, body: string][]} sections @param {Words} words */
export function figureOf(id, text, { document, year }, args, sections, words) {
  const [before, after] = words
    .say(`bake:${id}:caption`, { document, year: String(year), text: "\0", ...args })
    .split("\0");
  const drawn = sections.map(([title, body]) => `<dt>${title}</dt>\n<dd><pre>${escaped(body)}</pre></dd>\n`).join("");
  return `<figure lang="${words.language}" dir="ltr">\n<figcaption>${escaped(before)}<code>${escaped(inLine(text))}</code>${escaped(after)}</figcaption>\n<dl>\n${drawn}</dl>\n</figure>\n`;
}

/** The first lines, with a note if some are left out. @param {string[]} lines @param {Words} words */
export const few = (lines, words) =>
  [
    ...lines.slice(0, most),
    ...(lines.length > most ? [words.say("bake:scheme:more", { count: lines.length - most })] : []),
  ].join("\n");
