/**
 * Finds the elements of a page and their positions in its source.
 *
 * A page is read as latin1, one character per byte, so that the parser's positions are byte positions, whatever the
 * page's encoding. That works for every encoding in which markup is ASCII, which is every encoding on the web except
 * UTF-16 and ISO-2022-JP.
 */
import { html as names, parse, parseFragment } from "parse5";
import { isWritten } from "./data.js";

/** @typedef {import("parse5").DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import("parse5").DefaultTreeAdapterTypes.Node} Node */
/** @typedef {{ start: number, end: number }} Place of bytes */

/**
 * An element found in the page.
 * @typedef {object} Found
 * @property {number} line in the file, from 1
 * @property {boolean} foreign whether it is one of SVG or MathML
 * @property {Place | null} content between its tags; null if the end tag is missing
 * @property {Place | null} figure the figure of an earlier run
 * @property {string} language the nearest lang attribute, on the element or around it; "" for none
 * @property {boolean} own whether the author gave it content
 * @property {string} label the text of that content, in one line
 * @property {boolean} inParagraph whether a block in it would end a paragraph around it
 * @property {Map<string, string>} attributes
 */

/**
 * @typedef {object} Page
 * @property {Found[]} elements in the order of their start tags
 * @property {Place[]} blocks of data that an earlier run has put in
 * @property {number} end where a block of data can be inserted
 * @property {number[]} misspelt the lines of elements that lack the hyphen
 */

/** The attribute that marks a baked element. */
export const mark = "data-uriscope-baked";

/** True if a page has something to bake, or was baked before. @param {string} html */
export const concerns = (html) => /<uri-?scope[\s/>]|data-uriscope=/i.test(html);

/** Elements at which a search for an open paragraph ends, in HTML. */
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
 * @param {string} encoding its label, "" unless the bytes themselves show it
 * @returns {Page & { encoding: string }}
 */
export function read(html, encoding) {
  const document = parse(html, { sourceCodeLocationInfo: true });
  /** @type {Element[]} */
  const scopes = [];
  /** @type {Element[]} */
  const scripts = [];
  /** @type {number[]} */
  const misspelt = [];
  /** @type {Element | null} */
  let body = null;
  let declared = encoding;
  for (const element of elementsIn(document)) {
    if (element.tagName === "uri-scope") scopes.push(element);
    else if (element.tagName === "uriscope") misspelt.push(element.sourceCodeLocation?.startLine ?? 1);
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
    misspelt,
  };
}

/**
 * True for a block of data from an earlier run: it has the right type and form, and isn't inside a template, whose
 * content isn't part of the page.
 * @param {Element} element
 */
function isBlock(element) {
  if (element.tagName !== "script" || element.namespaceURI !== names.NS.HTML) return false;
  if (valueOf(element, "data-uriscope") !== "1" || valueOf(element, "type") !== "application/json") return false;
  for (let node = element.parentNode; node; node = "parentNode" in node ? node.parentNode : null)
    if (node.nodeName === "#document-fragment") return false;
  return isWritten(element.childNodes.map((node) => ("value" in node ? node.value : "")).join(""));
}

/** All elements below a node, in the order of their start tags, at any depth. @param {Node} root */
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
  const baked = inside.find((node) => "attrs" in node && valueOf(node, mark) !== undefined);
  const place = /** @type {Element["sourceCodeLocation"]} */ (baked?.sourceCodeLocation);
  const figure = place?.endTag ? { start: place.startOffset, end: place.endOffset } : null;
  const own = inside.length > (figure ? 1 : 0);
  const tag = html.slice(startTag.startOffset, startTag.endOffset);
  return {
    line: at.startLine,
    foreign: element.namespaceURI !== names.NS.HTML,
    content,
    figure,
    language: languageAround(element),
    own,
    label: own && content ? labelOf(html, content, figure, encoding) : "",
    inParagraph: isInParagraph(element),
    attributes: attributesOf(/[\x80-\xff]/.test(tag) ? decoded(tag, encoding) : element),
  };
}

/** Characters of a label. A screen reader also reads the text itself. */
const longestLabel = 200;

/** Elements whose text isn't part of a label. */
const unread = new Set(["script", "style", "uri-scope"]);

/** The text of some content without the figure, as a label. @param {string} html @param {Place} content @param {Place | null} figure @param {string} encoding */
function labelOf(html, { start, end }, figure, encoding) {
  const own = figure ? html.slice(start, figure.start) + html.slice(figure.end, end) : html.slice(start, end);
  return labelIn(decode(Buffer.from(own, "latin1"), encoding));
}

/** The text of some markup on one line, at most as long as a label. @param {string} markup */
export function labelIn(markup) {
  /** @type {string[]} */
  const texts = [];
  /** @type {Node[]} */
  const waiting = [parseFragment(markup)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === "#text" && "value" in node) texts.push(node.value);
    if ("childNodes" in node && !unread.has(node.nodeName))
      for (let i = node.childNodes.length - 1; i >= 0; i--) waiting.push(node.childNodes[i]);
  }
  const text = texts.join("").replace(/\s+/g, " ").trim();
  return text.length > longestLabel ? `${text.slice(0, longestLabel).replace(/[\ud800-\udbff]$/, "")}…` : text;
}

/**
 * The elements in a piece of HTML, each with the position of its content and the text in it, unless they already have a
 * figure or are within another one. Text that looks like one inside a script, a comment or an attribute doesn't count.
 * open: the element left open whose content isn't markup, such as a script; "" for none. lost: whether one of the
 * elements has no end tag.
 * @param {string} html
 */
export function closedIn(html) {
  const fragment = parseFragment(html, { sourceCodeLocationInfo: true });
  /** @type {{ start: number, end: number, label: string | null, inParagraph: boolean, attributes: Map<string, string> }[]} */
  const found = [];
  let until = 0;
  let open = "";
  let lost = false;
  for (const element of elementsIn(fragment)) {
    const at = element.sourceCodeLocation;
    if (opaque.has(element.tagName) && at && !at.endTag && element.namespaceURI === names.NS.HTML)
      open = element.tagName;
    if (element.tagName !== "uri-scope" || element.namespaceURI !== names.NS.HTML) continue;
    if (!at?.startTag || !at.endTag || html.slice(0, at.startTag.endOffset).endsWith("/>")) {
      lost = true;
      continue;
    }
    const [start, end] = [at.startTag.endOffset, at.endTag.startOffset];
    const own = html.slice(start, end);
    if (start < until || own.includes(mark)) continue;
    until = end;
    const label = own.trim() === "" ? null : labelIn(own);
    found.push({ start, end, label, inParagraph: isInParagraph(element), attributes: attributesOf(element) });
  }
  return { found: found.sort((a, b) => a.start - b.start), open, lost };
}

/** Elements whose content is always text: HTML, section 13.2.6.4. */
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

/**
 * True if a paragraph is open around an element, so that a block inside it would close both.
 * @param {Element} element
 */
function isInParagraph(element) {
  for (let node = element.parentNode; node && "tagName" in node && !borders.has(node.tagName); node = node.parentNode) {
    if (node.tagName === "p") return true;
  }
  return false;
}

/** The nearest lang attribute, on the element or around it. @param {Element} element */
function languageAround(element) {
  for (let node = /** @type {Element | null} */ (element); node && "tagName" in node;) {
    const language = valueOf(node, "lang");
    if (language !== undefined) return language;
    node = /** @type {Element | null} */ (node.parentNode);
  }
  return "";
}

/** Reparses a start tag with non-ASCII characters in the page's encoding. @param {string} tag as latin1 @param {string} encoding */
function decoded(tag, encoding) {
  const [element] = parseFragment(decode(Buffer.from(tag, "latin1"), encoding)).childNodes;
  return /** @type {Element} */ (element);
}

/**
 * Decodes a page. Without a declared encoding it is UTF-8 if that is valid.
 * @param {Uint8Array} bytes @param {string} encoding
 */
function decode(bytes, encoding) {
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The encoding that a <meta> declares, by TextDecoder's name; "" for none. @param {Element} meta */
function charsetOf(meta) {
  const inContent =
    valueOf(meta, "http-equiv")?.toLowerCase() === "content-type"
      ? /charset\s*=\s*["']?([^\s"';]+)/i.exec(valueOf(meta, "content") ?? "")?.[1]
      : undefined;
  const label = valueOf(meta, "charset") ?? inContent;
  if (!label) return "";
  try {
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith("utf-16") ? "utf-8" : encoding; // a readable <meta> can't be UTF-16: HTML, section 13.2.3.2
  } catch {
    return "";
  }
}

/** @param {Element} element @param {string} name */
const valueOf = (element, name) => element.attrs.find((attribute) => attribute.name === name)?.value;

/** @param {Element} element */
const attributesOf = ({ attrs }) => new Map(attrs.map(({ name, value }) => [name, value]));
