/**
 * The figure that an element shows until its script has drawn, or where none ever does. It
 * is made of ASCII characters, so that it can be put into a page of any encoding.
 */
import { mark } from "./elements.js";
import { say } from "./say.js";

/** @typedef {import("./data.js").Kitchen} Kitchen */
/** @typedef {import("./data.js").Wanted} Wanted */

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
/** @param {string} markup */
const inAscii = (markup) => markup.replace(/[^\x00-\x7f]/gu, (c) => `&#${c.codePointAt(0)};`);

/**
 * @param {Kitchen} kitchen @param {Wanted} wanted
 * @param {{ inParagraph: boolean, predict: boolean }} how in a paragraph nothing can stand that
 *   would end it; where the reader is to predict the answer, it is not in the figure
 */
export function figure(kitchen, wanted, { inParagraph, predict }) {
  const run = wanted.views.some((view) => view === "resolution" || view === "dots");
  const [format, removal] = inParagraph ? formats.text : formats.html;
  const drawn = () => kitchen.figure(wanted, format).replace(run ? "" : removal, "").trim();
  return inAscii(inParagraph
    ? `<span class="uriscope-figure" ${mark}="">${inline(predict ? question(wanted) : drawn())}</span>`
    : `<div class="uriscope-figure" ${mark}="">${predict ? block(question(wanted)) : drawn()}</div>`);
}

/**
 * The forms of a figure, and where in each the buffers stand: an element that shows no run
 * is lower than they are.
 */
const formats = /** @type {const} */ ({
  html: ["html", /<dt>Dot segments<\/dt>\n<dd><pre>[^<]*<\/pre><\/dd>\n/],
  text: ["text", /\nDot segments\n\n(?:.+\n)+/],
});

/** What is asked. @param {Wanted} wanted */
const question = ({ asked }) => `${say("bake:base")}\n\n${asked.base}\n\n${say("bake:reference")}\n\n${asked.reference}\n`;

/** @param {string} text */
const block = (text) => `<pre>${escaped(text)}</pre>`;

/** What core/figure writes over the parts of a figure, each with an empty line below it. */
const title = /(?<=^|\n)(Base URI|Reference|Target URI|Dot segments)\n(?=\n)/g;

/**
 * A text of several lines with its blanks, in markup that can stand in a paragraph. It is no
 * <code>: sites put boxes around these, here around each line.
 * @param {string} text
 */
function inline(text) {
  const lines = escaped(text.trimEnd()).replace(title, "<b>$1</b>").split("\n").map((line) => line.replace(/^ | (?= )| $/g, "&#160;"));
  return `<samp>${lines.join("<br>")}</samp>`;
}
