/**
 * Bakes one page. Additions are spliced into the bytes of the file. Nothing is serialized from a tree, because no
 * serializer reproduces its input exactly.
 */
import { isDeepStrictEqual } from "node:util";
import { Refused, written } from "./data.js";
import { concerns, read } from "./elements.js";
import { figure } from "./figure.js";
import { say } from "./say.js";

/** @import { Baker, Wanted } from "./data.js" */
/** @import { Found, Page } from "./elements.js" */
/** @import { Problem } from "./bake.js" */
/** @typedef {{ start: number, end: number, text: string }} Splice */
/** Handling of the author's text: "beside" keeps it, and the figure follows; "keep" keeps it without a figure; "replace" puts the figure in its place. @typedef {"beside" | "keep" | "replace"} Texts */

/**
 * @typedef {object} Looked
 * @property {string} html without a byte order mark
 * @property {Page & { encoding: string } | null} page null if it has nothing to bake
 * @property {{ element: Found, wanted: Wanted }[]} good the elements that can be baked
 * @property {Problem[]} problems of the other elements
 * @property {number} elements how many there are
 */

/** The byte order mark of UTF-8, as latin1. */
const byteOrderMark = "\xef\xbb\xbf";

/**
 * Finds the elements and data of a page, without changing it.
 * @param {Uint8Array} bytes @param {Baker} baker
 * @returns {Looked}
 */
export function look(bytes, baker) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const marked = text.startsWith(byteOrderMark);
  const html = marked ? text.slice(byteOrderMark.length) : text;
  const wide = /^(?:\xff\xfe|\xfe\xff)/.test(html);
  if (wide && concerns(html.replaceAll("\0", ""))) return spoiled(html, "UTF-16");
  if (wide || !concerns(html)) return { html, page: null, good: [], problems: [], elements: 0 };
  const page = read(html, marked ? "utf-8" : "");
  if (page.encoding === "iso-2022-jp" && page.elements.length) return spoiled(html, "ISO-2022-JP");

  /** @type {Looked} */
  const looked = { html, page, good: [], problems: [], elements: page.elements.length };
  for (const line of page.misspelt) looked.problems.push({ line, message: say("bake:refused:misspelt") });
  for (const element of page.elements) {
    try {
      looked.good.push({ element, wanted: wanted(element, baker) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      looked.problems.push({ line: element.line, message: say(error.id, error.args) });
    }
  }
  return looked;
}

/** A page in an encoding that isn't supported. @param {string} html @param {string} encoding @returns {Looked} */
const spoiled = (html, encoding) => ({
  html,
  page: null,
  good: [],
  problems: [{ line: 1, message: say("bake:refused:encoding", { encoding }) }],
  elements: 1,
});

/** @param {Found} element @param {Baker} baker */
function wanted({ foreign, content, attributes }, baker) {
  if (foreign) throw new Refused("bake:refused:foreign");
  if (!content) throw new Refused("bake:refused:lost-end");
  const asks = baker.wanted(attributes);
  baker.check(asks);
  return asks;
}

/**
 * @param {Uint8Array} bytes @param {Baker} baker @param {Texts} [texts]
 * @returns {import("./bake.js").BakedPage}
 */
export function bakePage(bytes, baker, texts = "beside") {
  const looked = look(bytes, baker);
  const baked = bakeAs(bytes, baker, looked, texts);
  if (baked) return baked;
  // Markup in an author's text may prevent a later run from finding the figure: then the text is kept without one, and
  // that is reported.
  const alone = texts === "beside" ? bakeAs(bytes, baker, looked, "keep") : null;
  const moved = looked.good.filter(({ element }) => !alone || element.own);
  const more = moved.map(({ element }) => ({ line: element.line, message: say("bake:refused:moved") }));
  const problems = [...more, ...looked.problems].sort((a, b) => a.line - b.line);
  if (alone) return { ...alone, problems };
  return { html: bytes, elements: looked.elements, problems, kept: 0, figures: [] };
}

/**
 * The page with its figures, or null if it would parse differently then.
 * @param {Uint8Array} bytes @param {Baker} baker @param {Looked} looked @param {Texts} texts
 * @returns {import("./bake.js").BakedPage | null}
 */
function bakeAs(bytes, baker, { html, page, good, problems, elements }, texts) {
  const kept = texts === "keep" ? good.filter(({ element }) => element.own).length : 0;
  const unchanged = { html: bytes, elements, problems, kept, figures: [] };
  if (!page) return unchanged;

  const figures = good.map((one) => ({ ...one, splice: figureSplice(one, baker, texts) }));
  // The page's line end, from its first line.
  const lineEnd = /\r?\n/.exec(html)?.[0] ?? "\n";
  const isNew = (/** @type {Splice} */ { start, end, text }) => html.slice(start, end) !== text;
  const isGood = (/** @type {Found} */ one) => good.some(({ element }) => element === one);
  // The figure of an earlier run is wrong for an element that has no answer now.
  const stale = page.elements.flatMap((one) => (one.figure && !isGood(one) ? { ...one.figure, text: "" } : []));
  const splices = [
    ...figures.flatMap(({ splice }) => splice ?? []),
    ...stale,
    ...blockSplices(
      page,
      good.map((one) => one.wanted),
      baker,
      baker.languageOf(good.map(({ element }) => element.language)),
    ),
  ]
    .map((one) => ({ ...one, text: one.text.replaceAll("\n", lineEnd) }))
    .filter(isNew);
  if (!splices.length) return unchanged;
  const baked = spliced(html, splices);
  const expected = page.elements.map((element) => {
    const own = element.own && !(isGood(element) && texts === "replace");
    return { ...element, own, figure: isGood(element) && !(own && texts === "keep") };
  });
  if (!isStill(read(baked, page.encoding), expected, good.length > 0)) return null;
  const mark = bytes.subarray(0, bytes.length - html.length);
  const made = figures.flatMap(({ element, wanted, splice }) => {
    if (!splice?.text || !isNew({ ...splice, text: splice.text.replaceAll("\n", lineEnd) })) return [];
    const how = element.own ? (texts === "replace" ? "replaced" : "beside") : "alone";
    const { assumed, asked } = wanted;
    return /** @type {import("./bake.js").Figure} */ ({
      line: element.line,
      how,
      ...(assumed && { assumed: asked.base }),
    });
  });
  return { html: Buffer.concat([mark, Buffer.from(baked, "latin1")]), elements, problems, kept, figures: made };
}

/** @param {{ element: Found, wanted: Wanted }} one @param {Baker} baker @param {Texts} texts @returns {Splice | null} null if there is nothing to insert */
function figureSplice({ element, wanted }, baker, texts) {
  const { own, content, inParagraph, attributes, label } = element;
  if (!content) return null;
  if (own && texts === "keep") return element.figure && { ...element.figure, text: "" };
  const language = baker.languageOf([element.language]);
  const beside = own && texts === "beside";
  const at = beside ? content.end : content.start;
  const empty = own && texts === "replace" ? content : { start: at, end: at };
  const { start, end } = (texts !== "replace" && element.figure) || (element.figure && !own ? element.figure : empty);
  const how = { inParagraph, predict: attributes.has("predict"), language, label: beside ? label : null };
  return { start, end, text: figure(baker, wanted, how) };
}

/**
 * Splices the data in, in place of an earlier run's or before </body>.
 * @param {Page} page @param {Wanted[]} wanted @param {Baker} baker @param {string} language @returns {Splice[]}
 */
function blockSplices({ blocks, end }, wanted, baker, language) {
  const text = wanted.length
    ? `<script type="application/json" data-uriscope="1">${written(baker.data(wanted, language))}</script>`
    : "";
  const [first, ...more] = blocks;
  if (!first) return text ? [{ start: end, end, text: `${text}\n` }] : [];
  return [{ ...first, text }, ...more.map((block) => ({ ...block, text: "" }))];
}

/** @param {string} html @param {Splice[]} splices which don't overlap */
function spliced(html, splices) {
  const parts = [];
  let at = 0;
  for (const { start, end, text } of splices.sort((a, b) => a.start - b.start)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return [...parts, html.slice(at)].join("");
}

/** True if a baked page parses as before, apart from the additions. @param {Page} baked @param {(Omit<Found, "figure"> & { figure: boolean })[]} expected its elements, and whether each has a figure @param {boolean} data whether it must have a block of data */
function isStill(baked, expected, data) {
  const shape = (
    /** @type {Omit<Found, "figure">} */ { foreign, content, own, attributes },
    /** @type {boolean} */ figure,
  ) => [foreign, content !== null, content !== null && own, [...attributes], figure]; // an unclosed element may contain the data block
  const found = baked.elements.map((element) => shape(element, element.figure !== null));
  const before = expected.map((element) => shape(element, element.figure));
  return baked.blocks.length === Number(data) && isDeepStrictEqual(found, before);
}
