/**
 * Finds the references of HTML in the tokens of parse5, which reads tokens as browsers do. It builds no tree, so
 * elements that a browser would move or leave out keep their places. That makes texts with a tree of a million elements
 * as fast as others, and allows reading in slices.
 */
import { Tokenizer, TokenizerMode } from "parse5";
import { ofForeign, ofHTML, ofMeta } from "./attributes.js";
import { inCSS } from "./css.js";
import { Found, own, trimmed } from "./found.js";
import { inJSONLD } from "./jsonld.js";

/** @import { Token } from "parse5" */
/** @import { At, Read } from "./found.js" */
/** @import { Attribute } from "./attributes.js" */

/** The size of a slice, in UTF-16 code units. */
const slice = 16_384;
/** The maximum number of bases, and of enclosing foreign elements that are tracked. */
const [mostBases, mostOpen] = [64, 100];

/** The tokenizer's mode for the text in an element. @type {Record<string, keyof typeof TokenizerMode>} */
const modes = {
  title: "RCDATA",
  textarea: "RCDATA",
  style: "RAWTEXT",
  xmp: "RAWTEXT",
  iframe: "RAWTEXT",
  noembed: "RAWTEXT",
  noframes: "RAWTEXT",
  script: "SCRIPT_DATA",
  plaintext: "PLAINTEXT",
};

/** HTML elements that close the SVG or MathML around them. */
const breaking =
  /^(?:b|big|blockquote|body|br|center|code|dd|div|dl|dt|em|embed|h[1-6]|head|hr|i|img|li|listing|menu|meta|nobr|ol|p|pre|ruby|s|small|span|strike|strong|sub|sup|table|tt|u|ul|var)$/;
/** SVG elements whose content is HTML again. */
const integrating = /^(?:foreignobject|desc|title)$/;

class Reader {
  /** The index of the base element that counts; null before there is one. @type {number | null} */
  base = null;
  /** @type {(() => void)[]} */
  later = [];
  /** The open elements of SVG and MathML. @type {string[]} */
  #foreign = [];
  #templates = 0;
  /**
   * The open element whose text isn't markup, and the offset of that text.
   * @type {{ name: string, type: string, start: number } | null}
   */
  #raw = null;

  /**
   * @param {Found} found @param {string} text @param {At} at @param {{ base: number | null } | null} within the base, if the HTML is within another document
   */
  constructor(found, text, at, within = null) {
    this.found = found;
    this.within = within;
    this.base = within?.base ?? null;
    this.text = text;
    this.at = at;
    const none = () => {};
    this.tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: true },
      {
        onStartTag: (token) => this.#start(token),
        onEndTag: (token) => this.#end(token),
        onComment: (token) => this.#comment(token),
        onDoctype: none,
        onEof: ({ location }) => this.#endText(location?.startOffset ?? text.length),
        onCharacter: none,
        onNullCharacter: none,
        onWhitespaceCharacter: none,
        onParseError: null,
      },
    );
  }

  get #isForeign() {
    const top = this.#foreign.at(-1);
    return top !== undefined && !integrating.test(top);
  }

  /** @param {Token.TagToken} token */
  #start(token) {
    const { tagName: name, location, selfClosing } = token;
    if (!location) return;
    if (this.#isForeign && breaking.test(name)) this.#foreign = [];
    const foreign = this.#isForeign || name === "svg" || name === "math";
    const all = this.#attributes(token);
    if (foreign) this.#ofForeign(name, all, selfClosing, location.endOffset);
    else this.#ofHTML(name, all, location.endOffset);
    this.tokenizer.inForeignNode = this.#isForeign;
    for (const { name: attribute, value, start, end } of all)
      if (attribute === "id" || (attribute === "name" && name === "a"))
        this.found.anchor(`${name} ${attribute}`, value, start, end);
  }

  /** @param {string} name @param {Attribute[]} all @param {boolean} closed @param {number} end of the tag */
  #ofForeign(name, all, closed, end) {
    for (const attribute of all) this.later.push(() => ofForeign(this.found, attribute, this.base));
    if (name === "style" && !closed) this.#raw = { name, type: "", start: end };
    if (!closed) this.#foreign.push(name);
  }

  /** @param {string} name @param {Attribute[]} all @param {number} end of the tag */
  #ofHTML(name, all, end) {
    const { found, later } = this;
    const valueOf = (/** @type {string} */ of) => all.find((attribute) => attribute.name === of)?.value ?? "";
    if (name === "template") this.#templates++;
    if (name === "base") return this.#base(all);
    if (name === "meta") {
      const content = all.find((attribute) => attribute.name === "content");
      const about = { equiv: valueOf("http-equiv"), property: valueOf("property") || valueOf("name") };
      if (content) later.push(() => ofMeta(found, content, about, this.base));
    } else for (const attribute of all) later.push(() => ofHTML(found, attribute, this.base));
    const mode = own(modes, name);
    if (!mode) return;
    this.tokenizer.state = TokenizerMode[mode];
    this.#raw = { name, type: valueOf("type").toLowerCase(), start: end };
  }

  /** @param {Attribute[]} all */
  #base(all) {
    const href = all.find(({ name }) => name === "href");
    if (!href) return;
    const { value, start, end } = href;
    if (this.within) return this.found.skip("base href", value, start, end, "fragment");
    if (this.#templates) return this.found.skip("base href", value, start, end, "template-element");
    if (this.found.embedded.length >= mostBases) return this.found.skip("base href", value, start, end, "another-base");
    const index = this.found.base("base href", trimmed(value), start, end, null);
    this.found.embedded.push(index);
    this.base ??= index;
  }

  /** @param {Token.TagToken} token */
  #end({ tagName: name, location }) {
    if (name === this.#raw?.name) this.#endText(location?.startOffset ?? 0);
    if (name === "template") this.#templates = Math.max(0, this.#templates - 1);
    const at = this.#foreign.slice(-mostOpen).lastIndexOf(name);
    if (at >= 0) this.#foreign.length = Math.max(0, this.#foreign.length - mostOpen) + at;
    this.tokenizer.inForeignNode = this.#isForeign;
  }

  /** Reads the text of an element whose text isn't markup. @param {number} end */
  #endText(end) {
    if (!this.#raw) return;
    const { found, later } = this;
    const { name, type, start } = this.#raw;
    this.#raw = null;
    const text = this.text.slice(start, end);
    const at = (/** @type {number} */ offset) => this.at(start + offset);
    if (!text.trim()) return;
    if (name === "style") later.push(() => inCSS(found, text, at, this.base));
    else if (name === "script" && type === "application/ld+json")
      later.push(() => inJSONLD(found, text, at, this.base));
    else if (name === "script") found.skip(`script ${type}`.trim(), text, at(0), at(text.length), "script");
    else if (name !== "title" && name !== "textarea" && /(?:href|src)\s*=/i.test(text))
      found.skip(name, text, at(0), at(text.length), "raw-text");
  }

  /** @param {Token.CommentToken} token */
  #comment({ data, location }) {
    if (location && /\b(?:href|src|action)\s*=/i.test(data))
      this.found.skip("<!-- … -->", data, this.at(location.startOffset), this.at(location.endOffset), "comment");
  }

  /** @param {Token.TagToken} token @returns {Attribute[]} */
  #attributes({ tagName, attrs, location }) {
    const { text, at } = this;
    return attrs.map(({ name, value }) => {
      const { startOffset: from, endOffset: to } = location?.attrs?.[name] ?? { startOffset: 0, endOffset: 0 };
      const raw = text.slice(from, to);
      const [before, quote] = /^[^]+?[\t\n\f\r ]*=[\t\n\f\r ]*(["']?)/.exec(raw) ?? [raw, ""];
      const [start, end] = [from + before.length, Math.max(from + before.length, to - quote.length)];
      return {
        element: tagName,
        name,
        value,
        start: at(start),
        end: at(end),
        exact: at(end) - at(start) === value.length,
      };
    });
  }
}

/**
 * @param {Found} found @param {string} text @param {At} where converts an offset to one in the whole text
 * @param {(() => Promise<boolean>) | null} pause called between slices; returns true to stop
 * @param {{ base: number | null } | null} [within]
 * @returns {Promise<number>} number of characters that were read
 */
async function readInto(found, text, where, pause, within = null) {
  const reader = new Reader(found, text, where, within);
  let at = 0;
  do {
    const part = text.slice(at, at + slice);
    at += part.length;
    reader.tokenizer.write(part, at >= text.length);
    if (pause && (await pause())) break;
  } while (at < text.length);
  // A base element also applies to references before it.
  for (const [i, act] of reader.later.entries()) {
    act();
    if (pause && i % 1_000 === 999 && (await pause())) break;
  }
  return at;
}

/** @param {string} text @param {{ pause?: (() => Promise<boolean>) | null }} [options] @returns {Promise<Read>} */
export async function readHTML(text, { pause = null } = {}) {
  const found = new Found(text, "html");
  found.read = await readInto(found, text, (offset) => offset, pause);
  return found.done();
}

/**
 * Reads HTML within another format.
 * @param {Found} found @param {[start: number, end: number][]} ranges of the HTML, in order
 */
export async function inHTML(found, ranges) {
  /** The offset of each range in the joined text. @type {number[]} */
  const starts = [];
  let text = "";
  for (const [start, end] of ranges) {
    starts.push(text.length);
    text += `${found.text.slice(start, end)}\n`;
  }
  let last = 0;
  await readInto(
    found,
    text,
    (offset) => {
      if (starts[last] > offset) last = 0;
      while (last + 1 < starts.length && starts[last + 1] <= offset) last++;
      return ranges[last][0] + offset - starts[last];
    },
    null,
  );
}

/**
 * Reads a fragment of HTML that is the text of something in another format.
 * @param {Found} found @param {string} text @param {At} where @param {number | null} base
 */
export const inText = (found, text, where, base) => readInto(found, text, where, null, { base });

/** Decodes HTML's character references. @param {string} text */
export function decoded(text) {
  let all = "";
  const take = (/** @type {{ chars: string }} */ { chars }) => void (all += chars);
  const none = () => {};
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag: none,
      onEndTag: none,
      onComment: none,
      onDoctype: none,
      onEof: none,
      onCharacter: take,
      onNullCharacter: take,
      onWhitespaceCharacter: take,
      onParseError: null,
    },
  );
  tokenizer.state = TokenizerMode.RCDATA;
  tokenizer.write(text, true);
  return all;
}
