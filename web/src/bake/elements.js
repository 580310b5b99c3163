/**
 * Finds the elements of a page, and where they stand in its source.
 *
 * A page is read as latin1, one character for each byte, so that every place that the
 * parser tells is one of a byte, whatever the page is encoded in. That works for every
 * encoding in which the bytes of markup mean ASCII only: all that the web uses, but for
 * UTF-16 and ISO-2022-JP.
 */
import { html as names, parse, parseFragment } from "parse5";
import { isWritten } from "./data.js";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node */
/** @typedef {{ start: number, end: number }} Place of bytes */

/**
 * An element as the page has it.
 * @typedef {object} Found
 * @property {number} line in the file, from 1
 * @property {boolean} foreign whether it is one of SVG or MathML
 * @property {Place | null} content what is between its tags; null where the end tag is lost
 * @property {Place | null} figure what an earlier run put into it
 * @property {string} language of the element, or of the elements around it, as they say; "" where none does
 * @property {boolean} own whether the author gave it content
 * @property {boolean} inParagraph whether a block in it would end a paragraph around it
 * @property {Map<string, string>} attributes
 */

/**
 * @typedef {object} Page
 * @property {Found[]} elements in the order of their start tags
 * @property {Place[]} blocks of data that an earlier run has put in
 * @property {number} end where a block of data goes
 */

/** What an element of a page has where it was baked. */
export const mark = "data-uriscope-baked";

/** Whether a page has something to be baked, or has been. @param {string} html */
export const concerns = (html) => /<uri-scope[\s/>]|data-uriscope=/i.test(html);

/** Elements that a search for an open paragraph does not go beyond, in HTML. */
const borders = new Set([
  "applet",
  "button",
  "caption",
  "html",
  "marquee",
  "object",
  "select",
  "table",
  "td",
  "template",
  "th",
]);

/**
 * Reads a page.
 * @param {string} html as latin1, without a byte order mark
 * @param {string} encoding its label, "" if it is not known from the bytes themselves
 * @returns {Page & { encoding: string }}
 */
export function read(html, encoding) {
  const document = parse(html, { sourceCodeLocationInfo: true });
  /** @type {Element[]} */
  const scopes = [];
  /** @type {Element[]} */
  const scripts = [];
  /** @type {Element | null} */
  let body = null;
  let declared = encoding;
  for (const element of elementsIn(document)) {
    if (element.tagName === "uri-scope") scopes.push(element);
    else if (isBlock(element)) scripts.push(element);
    else if (element.tagName === "body") body ??= element;
    else if (element.tagName === "meta") declared ||= charsetOf(element);
  }
  return {
    encoding: declared,
    elements: scopes.map((element) => found(element, html, declared)),
    blocks: scripts.flatMap(({ sourceCodeLocation: at }) =>
      at?.endTag ? [{ start: at.startOffset, end: at.endOffset }] : [],
    ),
    end: body?.sourceCodeLocation?.endTag?.startOffset ?? html.length,
  };
}

/**
 * Whether an element is a block of data that an earlier run has put in: by its type and its form,
 * and not within a template, whose content is not the page's.
 * @param {Element} element
 */
function isBlock(element) {
  if (element.tagName !== "script" || element.namespaceURI !== names.NS.HTML) return false;
  if (valueOf(element, "data-uriscope") !== "1" || valueOf(element, "type") !== "application/json") return false;
  for (let node = element.parentNode; node; node = "parentNode" in node ? node.parentNode : null)
    if (node.nodeName === "#document-fragment") return false;
  return isWritten(element.childNodes.map((node) => ("value" in node ? node.value : "")).join(""));
}

/** All elements below a node, in the order of their start tags. It may be any number of levels. @param {Node} root */
function* elementsIn(root) {
  /** @type {Node[]} */
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ("tagName" in node) yield node;
    const inside = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
    for (let i = inside.length - 1; i >= 0; i--) waiting.push(inside[i]);
  }
}

/** @param {Element} element @param {string} html @param {string} encoding @returns {Found} */
function found(element, html, encoding) {
  const at = /** @type {NonNullable<Element["sourceCodeLocation"]>} */ (element.sourceCodeLocation);
  const startTag = at.startTag ?? at;
  const content = at.startTag && at.endTag ? { start: at.startTag.endOffset, end: at.endTag.startOffset } : null;
  const inside = element.childNodes.filter(
    (node) => node.nodeName !== "#comment" && !("value" in node && /^[\t\n\f\r ]*$/.test(node.value)),
  );
  const [first] = inside;
  const place = first && "attrs" in first && valueOf(first, mark) !== undefined ? first.sourceCodeLocation : null;
  const figure =
    place && inside.length === 1 && place.endTag ? { start: place.startOffset, end: place.endOffset } : null;
  const tag = html.slice(startTag.startOffset, startTag.endOffset);
  return {
    line: at.startLine,
    foreign: element.namespaceURI !== names.NS.HTML,
    content,
    figure,
    language: languageAround(element),
    own: inside.length > 0 && !figure,
    inParagraph: isInParagraph(element),
    attributes: attributesOf(/[\x80-\xff]/.test(tag) ? decoded(tag, encoding) : element),
  };
}

/**
 * The elements in a piece of HTML that have nothing in them, each with its start tag and where its
 * content goes; what it says of itself within a script, a comment or an attribute is no element.
 * open: what it leaves open whose content is no markup, a script for instance; "" for nothing.
 * @param {string} html
 */
export function emptyIn(html) {
  const fragment = parseFragment(html, { sourceCodeLocationInfo: true });
  /** @type {{ start: number, end: number, inParagraph: boolean, attributes: Map<string, string> }[]} */
  const empty = [];
  let open = "";
  for (const element of elementsIn(fragment)) {
    const at = element.sourceCodeLocation;
    if (opaque.has(element.tagName) && at && !at.endTag && element.namespaceURI === names.NS.HTML)
      open = element.tagName;
    if (element.tagName !== "uri-scope" || element.namespaceURI !== names.NS.HTML || !at?.startTag || !at.endTag)
      continue;
    const [start, end] = [at.startTag.endOffset, at.endTag.startOffset];
    if (html.slice(start, end).trim() === "" && !html.slice(0, start).endsWith("/>"))
      empty.push({ start, end, inParagraph: isInParagraph(element), attributes: attributesOf(element) });
  }
  return { empty: empty.sort((a, b) => a.start - b.start), open };
}

/** Elements whose content is text, whatever it looks like: HTML, section 13.2.6.4. */
export const opaque = new Set([
  "script",
  "style",
  "textarea",
  "title",
  "xmp",
  "iframe",
  "noembed",
  "noframes",
  "noscript",
  "plaintext",
]);

/** Whether a paragraph is open where an element stands, and a block in it would close both. @param {Element} element */
function isInParagraph(element) {
  for (let node = element.parentNode; node && "tagName" in node && !borders.has(node.tagName); node = node.parentNode) {
    if (node.tagName === "p") return true;
  }
  return false;
}

/** What the nearest element says of its language. @param {Element} element */
function languageAround(element) {
  for (let node = /** @type {Element | null} */ (element); node && "tagName" in node;) {
    const language = valueOf(node, "lang");
    if (language !== undefined) return language;
    node = /** @type {Element | null} */ (node.parentNode);
  }
  return "";
}

/** A start tag with characters beyond ASCII, read once more in what the page is encoded in. @param {string} tag as latin1 @param {string} encoding */
function decoded(tag, encoding) {
  const [element] = parseFragment(decode(Buffer.from(tag, "latin1"), encoding)).childNodes;
  return /** @type {Element} */ (element);
}

/** A page that does not say what it is encoded in is UTF-8 if it can be. @param {Uint8Array} bytes @param {string} encoding */
function decode(bytes, encoding) {
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The encoding that a <meta> declares, as TextDecoder names it; "" for none. @param {Element} meta */
function charsetOf(meta) {
  const inContent =
    valueOf(meta, "http-equiv")?.toLowerCase() === "content-type"
      ? /charset\s*=\s*["']?([^\s"';]+)/i.exec(valueOf(meta, "content") ?? "")?.[1]
      : undefined;
  const label = valueOf(meta, "charset") ?? inContent;
  if (!label) return "";
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith("utf-16") ? "utf-8" : encoding; // a <meta> that could be read is not UTF-16: HTML, section 13.2.3.2
  } catch {
    return "";
  }
}

/** @param {Element} element @param {string} name */
const valueOf = (element, name) => element.attrs.find((attribute) => attribute.name === name)?.value;

/** @param {Element} element */
const attributesOf = ({ attrs }) => new Map(attrs.map(({ name, value }) => [name, value]));
