/**
 * Recognizes the format of a text and picks its reader. A reader is fetched, with its parser, when a text in its format
 * is read for the first time.
 */

import { own } from "./found.js";

/** @import { Read } from "./found.js" */

/**
 * The formats with readers here; "text" and "mail" have readers elsewhere.
 * @typedef {"html" | "xml" | "css" | "json" | "jsonld" | "markdown"} Format
 */

/** @type {Record<Format, (text: string, options: { pause?: (() => Promise<boolean>) | null }) => Promise<Read>>} */
const readers = {
  html: async (text, options) => (await import("./html.js")).readHTML(text, options),
  xml: async (text) => (await import("./xml.js")).readXML(text),
  css: async (text) => (await import("./css.js")).readCSS(text),
  json: async (text) => (await import("./json.js")).readJSON(text),
  jsonld: async (text) => (await import("./jsonld.js")).readJSONLD(text),
  markdown: async (text) => (await import("./markdown.js")).readMarkdown(text),
};

export const formats = /** @type {Format[]} */ (Object.keys(readers));

/**
 * @param {string} text @param {Format} format
 * @param {{ pause?: (() => Promise<boolean>) | null }} [options] pause is called from time to time, and returns true to stop
 */
export const read = (text, format, options = {}) => readers[format](text, options);

/** Formats by file name extension. @type {Record<string, Format>} */
const endings = {
  ...Object.fromEntries(["html", "htm", "shtml"].map((end) => [end, "html"])),
  ...Object.fromEntries(
    ["xml", "xhtml", "xht", "svg", "atom", "rss", "rdf", "opml", "xsd", "xsl", "xslt", "dbk", "ncx", "opf", "kml"].map(
      (end) => [end, "xml"],
    ),
  ),
  css: "css",
  ...Object.fromEntries(["json", "webmanifest", "geojson", "jsonc"].map((end) => [end, "json"])),
  jsonld: "jsonld",
  ...Object.fromEntries(["md", "markdown", "mdown", "mkd"].map((end) => [end, "markdown"])),
};

/** True if a JSON text is JSON-LD. @param {string} text */
const isLinked = (text) => /^\s*(?:\[\s*)?\{[^]{0,20000}?"@(?:context|graph|id)"\s*:/.test(text);

/**
 * The format that a file's name tells; null if it tells none.
 * @param {string} name @param {string} text @returns {Format | null}
 */
export function formatOfFile(name, text) {
  const format = own(endings, /\.(\w+)$/.exec(name)?.[1].toLowerCase() ?? "") ?? null;
  if (format === "json" && isLinked(text)) return "jsonld";
  return format === "html" && /^\uFEFF?\s*<\?xml\s/.test(text) ? "xml" : format;
}

/** The beginning of a CSS rule or at-rule. */
const css =
  /^(?:@(?:charset|import|namespace|layer|media|font-face|supports|keyframes|page|container|property|tailwind)\b|[^{}<>;"'`|]{1,400}\{\s*(?:\}|--[\w-]+\s*:|[a-z-]+\s*:[^{}]*[;}]|\/\*|[.#&:@a-z][^{}]*\{))/i;
/** Syntax that only Markdown has. */
const marked =
  /^#{1,6} \S|^ {0,3}\[[^\]\n]+\]:\s*\S|\]\([^)\s]{0,500}\)|^[=-]{3,}\s*$|^ {0,3}(?:[-*+]|\d+\.) \S|^ {0,3}(?:```|~~~)|<[a-z][a-z0-9+.-]{1,30}:\/\/[^\s<>]+>|\]\[[^\]\n]{0,200}\]/im;
/** Root elements that can only start an XML document, never HTML. */
const roots =
  /^<(?:[\w.-]+:)?(?:feed|entry|rss|rdf|svg|urlset|sitemapindex|opml|schema|stylesheet|transform|math)[\s>]/i;

/** The format of a text; "text" if it is none of these. @param {string} given @returns {Format | "text"} */
export function formatOf(given) {
  const text = given.slice(0, 50_000).replace(/^\uFEFF?\s+|^\uFEFF/, "");
  if (/^<\?xml[\s?]/.test(text)) return "xml";
  if (/^(?:\{\s*(?:"|\}|\/[/*])|\[\s*(?:[{"]|\[\s*["{\d]|-?\d|true\b|false\b|null\b))/.test(text))
    return isLinked(text) ? "jsonld" : "json";
  const bare = text.replace(/^(?:<!--[^]*?-->\s*)+/, "");
  if (bare.startsWith("<")) {
    if (/^<!doctype\s+html/i.test(bare) || /^<(?:html|head|body)[\s>]/i.test(bare)) return "html";
    if (/^<!doctype\s/i.test(bare) || roots.test(bare) || /^<\?xml-/.test(bare)) return "xml";
    const [, tag = ""] = /^<([a-z][^>]*)>/i.exec(bare) ?? [];
    if (/\sxmlns(?::\w+)?\s*=/.test(tag)) return "xml";
    return isMarkdown(bare) ? "markdown" : "html";
  }
  const uncommented = text.replace(/^(?:\/\*[^]*?\*\/\s*)+/, "");
  if (css.test(uncommented) || (uncommented !== text && !uncommented)) return "css";
  if (/^(?:---|\+\+\+)[ \t]*\r?\n/.test(text) || marked.test(text)) return "markdown";
  return /<[a-z][\w-]*(?:\s[^<>]*)?\/?>/i.test(text) ? "html" : "text";
}

/** True if a text that begins with a tag is Markdown. @param {string} text */
function isMarkdown(text) {
  const lines = text.match(
    /^#{1,6} \S|^ {0,3}\[[^\]\n]+\]:\s*\S|^[^<\n]{0,500}\]\([^)\s]{1,500}\)|^\[?!\[[^\]\n]*\]\(/gm,
  );
  return lines !== null && !/<\/(?:body|html)>/i.test(text);
}

/** A header field of messages. */
const field =
  /^(?:from|to|cc|bcc|subject|date|message-id|received|return-path|mime-version|content-[\w-]+|delivered-to|reply-to|in-reply-to|sender|x-[\w-]+|dkim-signature|list-[\w-]+)[ \t]*:/im;

/** True if a text begins with header fields, like a message. No URI does. @param {string} text */
export function looksLikeMail(text) {
  if (!/^(?:From [^\r\n]*\r?\n)?[!-9;-~]+[ \t]*:(?!\/\/)/.test(text) || text.startsWith("<")) return false;
  return field.test(/^[^]{0,20000}?(?=\r?\n\r?\n|$)/.exec(text)?.[0] ?? text.slice(0, 20_000));
}
