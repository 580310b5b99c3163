/**
 * Finds the references of XML in known vocabularies: Atom, RSS, sitemaps, OPML, SVG, XHTML, XLink, RDF/XML, and others.
 * Each is relative to the xml:base around it, which nests.
 */
import sax from "sax";
import { ofForeign, ofHTML, ofMeta } from "./attributes.js";
import { inCSS } from "./css.js";
import { Found, looksLikeReference, own, trimmed } from "./found.js";
import { isContent, isHTML, isIdentifier, namespaces, ofVocabulary } from "./vocabularies.js";

/** @import { At, Read } from "./found.js" */
/** @import { Attribute } from "./attributes.js" */

/** A start tag: uri is its namespace. @typedef {{ name: string, local: string, uri: string, attributes: Record<string, string> }} Tag */
/** @typedef {Attribute & { local: string, uri: string }} Named */
/**
 * An open element. prefixes: namespaces by prefix.
 * @typedef {{ tag: Tag, prefixes: Record<string, string>, base: number | null, start: number, leaf: boolean, text: string }} Open
 */

/** Entities that the document declares, whose text contains no other entities. */
const declared = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g;
const mostDeclared = 1_000;
/** The maximum depth of elements. */
const deepest = 1_000;

class Ended extends Error {}

// Texts are parsed in one piece, so don't limit their length.
sax.MAX_BUFFER_LENGTH = Infinity;

class Reader {
  /** Texts to be read as HTML. @type {{ text: string, at: At, base: number | null }[]} */
  pages = [];
  /** @type {Open[]} */
  #open = [];
  /** The ranges of the attribute values in a tag, by name. @type {Map<string, [number, number]>} */
  #places = new Map();
  #faults = 0;

  /** @param {Found} found */
  constructor(found) {
    this.found = found;
    const parser = sax.parser(true, { strictEntities: true, position: true });
    this.parser = parser;
    parser.onattribute = ({ name }) => this.#place(name);
    parser.onopentag = ({ name, attributes }) => this.#start(name, attributes);
    parser.onclosetag = () => this.#end();
    parser.ontext = (text) => this.#text(text);
    parser.oncdata = (text) => this.#text(text);
    parser.oncomment = (text) => this.#comment(text);
    parser.ondoctype = (text) => this.#doctype(text);
    parser.onprocessinginstruction = ({ name, body }) => this.#instruction(name, body);
    parser.onerror = ({ message }) => this.#fault(message);
  }

  get #base() {
    return this.#open.at(-1)?.base ?? null;
  }

  /** @param {string} name */
  #place(name) {
    const { text } = this.found;
    const end = this.parser.position - 1;
    const start = text.lastIndexOf(text[end], end - 1) + 1;
    this.#places.set(name, [start, end]);
  }

  /** @param {string} tagName @param {Record<string, string>} values */
  #start(tagName, values) {
    const { found } = this;
    const parent = this.#open.at(-1);
    if (parent) parent.leaf = false;
    if (this.#open.length >= deepest) this.#stop();
    const prefixes = prefixesOf(values, parent?.prefixes ?? predefined);
    const tag = { name: tagName, attributes: values, ...named(tagName, prefixes, prefixes[""] ?? "") };
    /** @type {Named[]} */
    const attributes = Object.entries(values).map(([name, value]) => {
      const [start, end] = this.#places.get(name) ?? [0, 0];
      const exact = end - start === value.length;
      return { element: tag.name, name, ...named(name, prefixes, ""), value, start, end, exact };
    });
    this.#places.clear();
    let base = this.#base;
    const stated = attributes.find(({ uri, local }) => uri === namespaces.xml && local === "base");
    if (stated) base = this.#stated("xml:base", stated, base, !parent);
    const href = attributes.find(({ name }) => name === "href");
    if (tag.uri === namespaces.html && tag.local === "base" && href) this.#ofPage(href);
    else for (const attribute of attributes) this.#attribute(tag, attribute, base, attributes);
    this.#open.push({ tag, prefixes, base, start: this.parser.position, leaf: true, text: "" });
    const id = attributes.find(({ name }) => name === "id" || name === "xml:id");
    if (id) found.anchor(`${tag.name} ${id.name}`, id.value, id.start, id.end);
  }

  /**
   * Adds a base, and returns its index.
   * @param {string} kind @param {Attribute} attribute @param {number | null} outer @param {boolean} own whether it is the document's own
   */
  #stated(kind, { value, start, end }, outer, own) {
    const base = this.found.base(kind, trimmed(value), start, end, outer);
    if (own) this.found.embedded.push(base);
    return base;
  }

  /** Adds the base element of XHTML, which also applies to the elements around it. @param {Attribute} href */
  #ofPage(href) {
    const base = this.#stated("base href", href, null, true);
    for (const open of this.#open) open.base ??= base;
  }

  /**
   * @param {Tag} tag @param {Named} attribute @param {number | null} base
   * @param {Attribute[]} all of the tag
   */
  #attribute(tag, attribute, base, all) {
    const { found } = this;
    const { uri, local, name, value, start, end } = attribute;
    const kind = `${tag.name} ${name}`;
    if (uri === namespaces.xmlns) return value ? found.skip(kind, value, start, end, "namespace") : undefined;
    if (uri === namespaces.xml) return;
    if (uri === "" && tag.uri === namespaces.html) {
      if (tag.local !== "meta") return ofHTML(found, { ...attribute, element: tag.local }, base);
      const about = (/** @type {string} */ of) => all.find((one) => one.name === of)?.value ?? "";
      if (name === "content")
        ofMeta(found, attribute, { equiv: about("http-equiv"), property: about("property") || about("name") }, base);
      return;
    }
    if ((uri === "" && tag.uri === namespaces.svg) || tag.uri === namespaces.math)
      return ofForeign(found, { ...attribute, element: tag.local }, base);
    const what = ofVocabulary(tag, { uri, local, value });
    if (what === "reference") this.#whole(kind, attribute, base);
    else if (what === "references")
      for (const { 0: text, index } of value.matchAll(/\S+/g)) this.#whole(kind, attribute, base, text, index);
    else if (what === "pairs") {
      for (const [i, { 0: text, index }] of [...value.matchAll(/\S+/g)].entries())
        if (i % 2) this.#whole(kind, attribute, base, text, index);
    } else if (looksLikeReference(value))
      found.skip(kind, value, start, end, what === "identifier" ? what : "attribute");
  }

  /** @param {string} kind @param {Attribute} attribute @param {number | null} base @param {string} [text] @param {number} [offset] */
  #whole(kind, { value, start, end, exact }, base, text = trimmed(value), offset = value.indexOf(text)) {
    const from = exact ? start + offset : start;
    this.found.reference(kind, text, from, exact ? from + text.length : end, base);
  }

  /** @param {string} text */
  #text(text) {
    const top = this.#open.at(-1);
    if (top && top.text.length < 1_000_000) top.text += text;
  }

  #end() {
    const { found } = this;
    const top = this.#open.pop();
    if (!top) return;
    const { tag, base, start, leaf, text } = top;
    const value = text.trim();
    if (!leaf || !value) return;
    const end = Math.max(start, found.text.lastIndexOf("</", this.parser.position - 1));
    if (tag.local === "style" && (tag.uri === namespaces.svg || tag.uri === namespaces.html)) {
      const raw = found.text.slice(start, end);
      const cdata = /^\s*<!\[CDATA\[/.exec(raw)?.[0].length ?? 0;
      const exact = raw.startsWith(text.trimStart().slice(0, 40), cdata) || raw === text;
      return inCSS(found, text, exact ? (offset) => start + cdata + offset : () => start, base);
    }
    if (isHTML(tag) && /<\w[^<>]*>/.test(value)) {
      const at = placesOf(found.text.slice(start, end), text, this.parser.ENTITIES);
      const before = text.length - text.trimStart().length;
      return void this.pages.push({ text: value, at: (offset) => start + at(before + offset), base });
    }
    const exact = found.text.indexOf(value, start);
    const [from, to] = exact >= 0 && exact < end ? [exact, exact + value.length] : [start, end];
    if (isContent(tag)) found.reference(tag.name, value, from, to, base);
    else if (looksLikeReference(value))
      found.skip(tag.name, value, from, to, isIdentifier(tag) ? "identifier" : "element");
    else if (/<\w[^<>]{0,2000}\s(?:href|src)\s*=/i.test(value)) found.skip(tag.name, value, from, to, "escaped-html");
    else if (tag.local === "script") found.skip(tag.name, value, from, to, "script");
  }

  /** @param {string} text */
  #comment(text) {
    if (!/\b(?:href|src|url)\s*=/i.test(text)) return;
    const start = this.found.text.lastIndexOf("<!--", this.parser.position);
    this.found.skip("<!-- … -->", text, start, start + text.length + 7, "comment");
  }

  /** @param {string} text between `<!DOCTYPE` and `>` */
  #doctype(text) {
    const { found, parser } = this;
    const at = parser.position - text.length - 1;
    const system = /^\s*\S+\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"([^"]*)"|'([^']*)')/.exec(text);
    const address = system?.[1] ?? system?.[2];
    if (address)
      found.skip(
        "DOCTYPE",
        address,
        at + text.indexOf(address),
        at + text.indexOf(address) + address.length,
        "doctype",
      );
    let count = 0;
    for (const [, name, one, two] of text.matchAll(declared)) {
      if (count++ >= mostDeclared) break;
      if (!Object.hasOwn(parser.ENTITIES, name)) parser.ENTITIES[name] = one ?? two;
    }
  }

  /** @param {string} target @param {string} body */
  #instruction(target, body) {
    const { found, parser } = this;
    const href = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(body);
    const value = href?.[1] ?? href?.[2];
    if (!/^xml-(?:stylesheet|model)$/.test(target) || !value) return;
    const start = found.text.lastIndexOf(value, parser.position);
    found.reference(`<?${target}`, value.replaceAll("&amp;", "&"), start, start + value.length, null);
  }

  #stop() {
    const { position } = this.parser;
    this.found.skip("XML", this.found.text.slice(position, position + 40), position, position, "too-deep");
    this.found.read = position;
    throw new Ended();
  }

  /** @param {string} message */
  #fault(message) {
    this.parser.error = null; // continue after an error
    if (this.#faults++) return;
    const { position } = this.parser;
    const [reason] = message.split("\n");
    this.found.skip("XML", this.found.text.slice(position, position + 40), position, position, "not-xml", { reason });
  }
}

/** XML notation for other characters, or for none: references, CDATA, comments, and processing instructions. */
const written = /&(?:#x([\da-f]+)|#(\d+)|([\w.:-]+));|<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|<\?[^]*?\?>/gi;

/**
 * Converts an offset in decoded text to one in its source; always to the source's beginning if the two don't match.
 * @param {string} raw @param {string} text @param {Record<string, string>} entities @returns {At}
 */
function placesOf(raw, text, entities) {
  /**
   * The beginnings of runs of unchanged characters: offset in the decoded text, offset in the source.
   * @type {[number, number][]}
   */
  const runs = [[0, 0]];
  let [read, last] = ["", 0];
  for (const { 0: whole, 1: hex, 2: decimal, 3: name, 4: data, index } of raw.matchAll(written)) {
    read += raw.slice(last, index);
    last = index + whole.length;
    if (data !== undefined) runs.push([read.length, index + "<![CDATA[".length]);
    else if (hex || decimal || name) runs.push([read.length, index]);
    const code = Number.parseInt(hex ?? decimal ?? "", hex ? 16 : 10);
    read +=
      data ??
      (name
        ? typeof entities[name] === "string"
          ? entities[name]
          : whole
        : code <= 0x10ffff
          ? String.fromCodePoint(code)
          : "");
    runs.push([read.length, last]);
  }
  read += raw.slice(last);
  if (read !== text) return () => 0;
  return (offset) => {
    let [low, high] = [0, runs.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (runs[middle][0] <= offset) low = middle;
      else high = middle - 1;
    }
    const [from, to] = runs[low];
    return Math.min(to + offset - from, runs[low + 1]?.[1] ?? raw.length);
  };
}

/** Namespaces that don't need a declaration. */
const predefined = { xml: namespaces.xml, xmlns: namespaces.xmlns };

/**
 * The namespaces that apply in an element.
 * @param {Record<string, string>} attributes @param {Record<string, string>} outer
 */
function prefixesOf(attributes, outer) {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name));
  return declared.length
    ? { ...outer, ...Object.fromEntries(declared.map(([name, value]) => [name.slice("xmlns:".length), value])) }
    : outer;
}

/**
 * Splits a name into its namespace and local name. unbound is the namespace without a prefix.
 * @param {string} name @param {Record<string, string>} prefixes @param {string} unbound
 */
function named(name, prefixes, unbound) {
  if (name === "xmlns") return { local: name, uri: namespaces.xmlns };
  const colon = name.indexOf(":");
  return { local: name.slice(colon + 1), uri: colon < 0 ? unbound : (own(prefixes, name.slice(0, colon)) ?? "") };
}

/** @param {string} text @returns {Promise<Read>} */
export async function readXML(text) {
  const found = new Found(text, "xml");
  const { parser, pages } = new Reader(found);
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
  }
  if (pages.length) {
    const { inText } = await import("./html.js");
    for (const { text: page, at, base } of pages) await inText(found, page, at, base);
  }
  return found.done();
}
