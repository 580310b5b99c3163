/**
 * The figure that an element shows until its script has drawn, or for good if the script never runs. It is pure ASCII,
 * so that it fits a page of any encoding.
 */
import { registry } from "../embed/registry.js";
import { escaped } from "../texts/escaped.js";
import { mark } from "./elements.js";

/** @import { Baker, Told, Wanted } from "./data.js" */

/** @param {string} markup */
const inAscii = (markup) =>
  // HTML reads &#128; to &#159; as windows-1252; such a control is replaced, as in core/figure.
  markup.replace(/[\x80-\x9f]/g, "\ufffd").replace(/[^\x00-\x7f]/gu, (c) => `&#${c.codePointAt(0)};`);

/** The parts of a figure from core/figure: the caption, its sections, and its notes. */
const caption = /<figcaption>([^]*?)<\/figcaption>/;
const section = /<dt>([^<]*)<\/dt>\n<dd><pre>([^<]*)<\/pre><\/dd>\n/g;
const note = /<p>([^<]*)<\/p>/g;

/**
 * The sections of a figure for some views, so that the figure isn't higher than the drawing that replaces it. They are
 * base, reference, target and, if the run has any, the buffers.
 * @param {Wanted} wanted @returns {(section: number) => boolean}
 */
function shown({ views, one }) {
  if (registry[views[0]].place === "alone") return () => true; // a stand-alone view has a figure of its own
  if (one) return (i) => i === 1;
  const run = views.includes("resolution") || views.includes("dots");
  const texts = run || views.some((view) => registry[view].dissects);
  return (i) => (i < 2 ? texts : i === 2 || run);
}

/** The longest figure in bytes of HTML. A longer one is cut to its first sections, or to the caption. */
export const longest = 8_000;

/**
 * @param {Baker} baker @param {Wanted} wanted
 * @param {{ inParagraph: boolean, predict: boolean, language: string, label?: string | null }} how
 *   in a paragraph, a figure has no block elements; if the reader is to predict the answer, the figure leaves it out;
 *   label: the author's text beside it, used as accessible name, or null
 */
export function figure(baker, wanted, { inParagraph, predict, language, label = null }) {
  const name = label ? ` role="${inParagraph ? "figure" : "group"}" aria-label="${escaped(label)}"` : "";
  const whole = (/** @type {string} */ content) =>
    inAscii(
      inParagraph
        ? `<span class="uriscope-figure" ${mark}=""${name} lang="${language}" dir="ltr">${label === null ? "" : "<br>"}${content}</span>`
        : `<div class="uriscope-figure" ${mark}=""${name}>${content}</div>`,
    );
  const drawn = baker.figure(wanted, language);
  const told = baker.told(wanted, language);
  const isShown = shown(wanted);
  const draw = (/** @type {number} */ most) => {
    if (predict) return whole(question(wanted, inParagraph, baker.sayIn(language)));
    const said = { ...told, sections: told.sections.slice(0, most) };
    return whole((inParagraph ? inline : block)(drawn, (i) => i < most && isShown(i), said));
  };
  let found = draw(mostSections);
  for (let most = mostSections; found.length > longest && most > 0;) found = draw(--most);
  return found.length > longest
    ? found.replace(texts, (_, tag, begin) => `<${tag}>${begin}…</${tag}>`).replaceAll("…", "&#8230;")
    : found;
}

/** Texts that are cut if the caption alone, or a question, is too long. */
const texts = /<(code|pre|samp)>((?:&#?\w+;|[^<&]){400})[^<]*<\/\1>/g;

/** The maximum number of sections in a figure. */
const mostSections = 6;

/**
 * The question of a figure without its answer.
 * @param {Wanted} wanted @param {boolean} inParagraph @param {ReturnType<import("./data.js").Baker["sayIn"]>} say
 */
function question({ asked, views, own }, inParagraph, say) {
  const base = [say("bake:base"), asked.base];
  const texts =
    views[0] === "compare"
      ? [[say("bake:compare:a"), own.a], [say("bake:compare:b"), own.b], ...(own.base ? [base] : [])]
      : [base, [say("bake:reference"), asked.reference]];
  const text = texts.map(([name, of]) => `${name}\n${escaped(of)}`).join("\n\n");
  return inParagraph ? `<samp>${inLines(text)}</samp>` : `<pre>${text}</pre>`;
}

/** A figure with some of its sections, and with sentences. @param {string} drawn @param {(section: number) => boolean} shown @param {Told} told */
export function block(drawn, shown, { reason, sections }) {
  let i = 0;
  const more = sections.map(({ title, lines }) => `<dt>${title}</dt>\n<dd>${lines.join("<br>\n")}</dd>\n`).join("");
  return drawn
    .trim()
    .replace(section, (whole) => (shown(i++) ? whole : ""))
    .replace(/<\/figcaption>\n/, (end) => `${end}${reason && `<p>${reason}</p>\n`}`)
    .replace(/<\/dl>\n/, (end) => `${more}${end}`);
}

/**
 * The same figure in markup that is allowed in a paragraph. Sections don't use <code>, because sites often draw a box
 * around that, which would be one per line.
 * @param {string} drawn @param {(section: number) => boolean} shown @param {Told} told
 */
function inline(drawn, shown, { reason, sections: more }) {
  const said = caption.exec(drawn)?.[1] ?? "";
  const sections = [...drawn.matchAll(section)]
    .filter((_, i) => shown(i))
    .map(([, title, body]) => `<b>${title}</b><br><samp>${inLines(body)}</samp>`);
  const notes = [...drawn.matchAll(note)].map(([, text]) => text);
  const told = more.map(({ title, lines }) => `<b>${title}</b><br>${lines.join("<br>")}`);
  return [said, ...(reason ? [reason] : []), ...sections, ...told, ...notes].join("<br><br>");
}

/** Marks up lines so that HTML doesn't collapse their spaces. @param {string} markup without elements */
const inLines = (markup) =>
  markup
    .split("\n")
    .map((line) => line.replace(/^ | (?= )| $/g, "&#160;"))
    .join("<br>");
