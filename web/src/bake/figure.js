/**
 * The figure that an element shows until its script has drawn, or where none ever does. It
 * is made of ASCII characters, so that it can be put into a page of any encoding.
 */
import { registry } from "../embed/registry.js";
import { escaped } from "../texts/escaped.js";
import { mark } from "./elements.js";

/** @import { Baker, Wanted } from "./data.js" */

/** @param {string} markup */
const inAscii = (markup) =>
  // HTML reads &#128; to &#159; as characters of windows-1252; as in core/figure, such a control is not seen.
  markup.replace(/[\x80-\x9f]/g, "\ufffd").replace(/[^\x00-\x7f]/gu, (c) => `&#${c.codePointAt(0)};`);

/** The parts of a figure as core/figure writes it: what it says first, its sections, and its notes. */
const caption = /<figcaption>([^]*?)<\/figcaption>/;
const section = /<dt>([^<]*)<\/dt>\n<dd><pre>([^<]*)<\/pre><\/dd>\n/g;
const note = /<p>([^<]*)<\/p>/g;

/**
 * Which sections there are for some views: the figure is to be no higher than what is drawn in
 * its place. They are base, reference, target and, of a run that has any, the buffers.
 * @param {string[]} views @returns {(section: number) => boolean}
 */
function shown(views) {
  if (registry[views[0]].place === "alone") return () => true; // a figure of its own
  const run = views.includes("resolution") || views.includes("dots");
  const texts = run || views.some((view) => registry[view].dissects);
  return (i) => (i < 2 ? texts : i === 2 || run);
}

/**
 * @param {Baker} baker @param {Wanted} wanted
 * @param {{ inParagraph: boolean, predict: boolean, language: string }} how in a paragraph nothing can stand that
 *   would end it; where the reader is to predict the answer, it is not in the figure
 */
export function figure(baker, wanted, { inParagraph, predict, language }) {
  const content = predict
    ? question(wanted, inParagraph, baker.sayIn(language))
    : (inParagraph ? inline : block)(baker.figure(wanted, language), shown(wanted.views));
  return inAscii(
    inParagraph
      ? `<span class="uriscope-figure" ${mark}="" lang="${language}" dir="ltr">${content}</span>`
      : `<div class="uriscope-figure" ${mark}="">${content}</div>`,
  );
}

/** What is asked. @param {Wanted} wanted @param {boolean} inParagraph @param {ReturnType<import("./data.js").Baker["sayIn"]>} say */
function question({ asked, views, own }, inParagraph, say) {
  const base = [say("bake:base"), asked.base];
  const texts =
    views[0] === "compare"
      ? [[say("bake:compare:a"), own.a], [say("bake:compare:b"), own.b], ...(own.base ? [base] : [])]
      : [base, [say("bake:reference"), asked.reference]];
  const text = texts.map(([name, of]) => `${name}\n${escaped(of)}`).join("\n\n");
  return inParagraph ? `<samp>${inLines(text)}</samp>` : `<pre>${text}</pre>`;
}

/** A figure with some of its sections. @param {string} drawn @param {(section: number) => boolean} shown */
function block(drawn, shown) {
  let i = 0;
  return drawn.trim().replace(section, (whole) => (shown(i++) ? whole : ""));
}

/**
 * The same in markup that can stand in a paragraph. The sections are no <code>: sites put
 * boxes around these, here around each line.
 * @param {string} drawn @param {(section: number) => boolean} shown
 */
function inline(drawn, shown) {
  const said = caption.exec(drawn)?.[1] ?? "";
  const sections = [...drawn.matchAll(section)]
    .filter((_, i) => shown(i))
    .map(([, title, body]) => `<b>${title}</b><br><samp>${inLines(body)}</samp>`);
  const notes = [...drawn.matchAll(note)].map(([, text]) => text);
  return [said, ...sections, ...notes].join("<br><br>");
}

/** Lines with their blanks, which HTML would leave out. @param {string} markup without elements */
const inLines = (markup) =>
  markup
    .split("\n")
    .map((line) => line.replace(/^ | (?= )| $/g, "&#160;"))
    .join("<br>");
