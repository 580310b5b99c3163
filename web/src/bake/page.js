/**
 * Bakes one page. What is put in is spliced into the bytes of the file; nothing is written
 * anew from a tree, as no serializer gives back what was read.
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

/**
 * @typedef {object} Looked
 * @property {string} html without a byte order mark
 * @property {Page & { encoding: string } | null} page null where it has nothing to bake
 * @property {{ element: Found, wanted: Wanted }[]} good the elements that can be baked
 * @property {Problem[]} problems of the others
 * @property {number} elements how many there are
 */

/** The byte order mark of UTF-8, as latin1. */
const byteOrderMark = "\xef\xbb\xbf";

/**
 * Looks at what a page has, and changes nothing.
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

/** A page of an encoding that is not read. @param {string} html @param {string} encoding @returns {Looked} */
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
 * @param {Uint8Array} bytes @param {Baker} baker
 * @returns {import("./bake.js").BakedPage}
 */
export function bakePage(bytes, baker) {
  const { html, page, good, problems, elements } = look(bytes, baker);
  const kept = good.filter(({ element }) => element.own).length;
  const unchanged = { html: bytes, elements, problems, kept };
  if (!page) return unchanged;

  const splices = [
    ...good.flatMap((one) => figureSplice(one, baker)),
    ...blockSplices(
      page,
      good.map((one) => one.wanted),
      baker,
      baker.languageOf(good.map(({ element }) => element.language)),
    ),
  ].filter(({ start, end, text }) => html.slice(start, end) !== text);
  if (!splices.length) return unchanged;
  const baked = spliced(html, splices);
  if (!isStill(read(baked, page.encoding), page, good.length > 0)) {
    return {
      ...unchanged,
      problems: [
        ...good.map(({ element }) => ({ line: element.line, message: say("bake:refused:moved") })),
        ...problems,
      ].sort((a, b) => a.line - b.line),
    };
  }
  const mark = bytes.subarray(0, bytes.length - html.length);
  return { html: Buffer.concat([mark, Buffer.from(baked, "latin1")]), elements, problems, kept };
}

/** @param {{ element: Found, wanted: Wanted }} one @param {Baker} baker @returns {Splice[]} */
function figureSplice({ element, wanted }, baker) {
  const { own, content, inParagraph, attributes } = element;
  if (own || !content) return [];
  const language = baker.languageOf([element.language]);
  const { start, end } = element.figure ?? { start: content.start, end: content.start };
  return [{ start, end, text: figure(baker, wanted, { inParagraph, predict: attributes.has("predict"), language }) }];
}

/** The data, in the place of an earlier run's or before </body>. @param {Page} page @param {Wanted[]} wanted @param {Baker} baker @param {string} language @returns {Splice[]} */
function blockSplices({ blocks, end }, wanted, baker, language) {
  const text = wanted.length
    ? `<script type="application/json" data-uriscope="1">${written(baker.data(wanted, language))}</script>`
    : "";
  const [first, ...more] = blocks;
  if (!first) return text ? [{ start: end, end, text: `${text}\n` }] : [];
  return [{ ...first, text }, ...more.map((block) => ({ ...block, text: "" }))];
}

/** @param {string} html @param {Splice[]} splices none of which reaches into another */
function spliced(html, splices) {
  const parts = [];
  let at = 0;
  for (const { start, end, text } of splices.sort((a, b) => a.start - b.start)) {
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return [...parts, html.slice(at)].join("");
}

/** Whether a baked page is read as it was before, but for what was put in. @param {Page} baked @param {Page} before @param {boolean} data whether it has to have a block of it */
function isStill(baked, before, data) {
  const shape = (/** @type {Page} */ { elements }) =>
    elements.map(({ foreign, content, own, attributes }) => [foreign, content !== null, own, [...attributes]]);
  return baked.blocks.length === Number(data) && isDeepStrictEqual(shape(baked), shape(before));
}
