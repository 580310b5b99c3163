/**
 * Finds the references of Markdown as GitHub reads it: links and images, inline and by definition, and autolinks.
 * Embedded HTML is read as HTML. Front matter and code are skipped.
 */
import { GFM, InlineContext, parser } from "@lezer/markdown";
import { Found, looksLikeReference } from "./found.js";

/** @import { SyntaxNode, Tree } from "@lezer/common" */
/** @import { Read } from "./found.js" */

/** The labels that the text being parsed defines. @type {Set<string>} */
let labels = new Set();

/**
 * A parser extension for text in brackets that isn't a link, as in [[1]](x). The library treats all text in brackets as
 * a link, and a link can't contain another, so it would miss the outer one.
 */
const unlinked = {
  name: "Unlinked",
  before: "LinkEnd",
  /** @param {InlineContext} context @param {number} next @param {number} at */
  parse(context, next, at) {
    const following = context.char(at + 1);
    if (next !== 93 /* ] */ || following === 40 /* ( */ || following === 91 /* [ */) return -1;
    const index = context.findOpeningDelimiter(InlineContext.linkStart);
    const open = index === null ? null : context.getDelimiterAt(index);
    if (index === null || !open) return -1;
    const label = context.slice(open.to, at);
    if (label.includes("![") || labels.has(normalized(label))) return -1;
    for (const element of context.takeContent(index)) context.addElement(element);
    return at + 1;
  },
};

const markdown = parser.configure([GFM, { parseInline: [unlinked] }]);

/** A line that may define a label. */
const defining = /^[-*+ >\t\d.)]{0,40}\[((?:[^[\]\\\n]|\\.){1,999})\]:/gm;

/** Longer paragraphs, in characters, aren't read, because the parser's time grows with the square of their length. */
const longest = 20_000;

/** Nodes of a heading that are not part of its text. */
const marks = /^(?:HeaderMark|EmphasisMark|StrikethroughMark|CodeMark|LinkMark|URL|LinkTitle|LinkLabel|HTMLTag|Image)$/;

/** @typedef {{ html: [number, number][], named: { label: string, node: SyntaxNode, full: boolean }[], defined: Map<string, { text: string, from: number, to: number }>, slugs: Map<string, number>, decode: (text: string) => string }} State */

/** The notation of a definition. */
const definition = "[…]: …";

/** Replaces everything except line ends with spaces. @param {string} text */
const blank = (text) => text.replace(/[^\r\n]/g, " ");

/** @param {string} text @returns {Promise<Read>} */
export async function readMarkdown(text) {
  const found = new Found(text, "markdown");
  const front = /^\uFEFF?(?:---[ \t]*\r?\n[^]*?^(?:---|\.\.\.)|\+\+\+[ \t]*\r?\n[^]*?^\+\+\+)[ \t]*(?:\r?\n|$)/m.exec(
    text,
  );
  const matter = front?.index === 0 ? front[0] : "";
  if (matter) found.skip(matter.trimStart().slice(0, 3), matter.slice(0, 80), 0, matter.length, "front-matter");
  const source = blank(matter) + noted(short(found, text.slice(matter.length), matter.length));
  labels = new Set(Array.from(source.matchAll(defining), ([, label]) => normalized(label)));
  const tree = markdown.parse(source);
  const html = /<[a-z!/]|&[a-z]+;/i.test(source) ? await import("./html.js") : null;
  /** @type {State} */
  const state = {
    html: [],
    named: [],
    defined: new Map(),
    slugs: new Map(),
    decode: (written) => (/&#?\w+;/.test(written) && html ? html.decoded(written) : written),
  };
  collect(found, source, tree, state);
  byLabels(found, source, state);
  for (const { 0: whole, 1: name, index } of source.matchAll(/\{:?[ \t]*#([\w:.-]+)[^}\n]{0,200}\}/g))
    found.anchor("{#…}", name, index, index + whole.length);
  if (html && state.html.length) await html.inHTML(found, state.html);
  return found.done();
}

/**
 * Replaces the labels of footnotes with letters, because the parser would take them for definitions.
 * @param {string} text
 */
const noted = (text) => text.replace(/^ {0,3}\[\^[^\]\s]{1,200}\]:/gm, (mark) => "x".repeat(mark.length));

/**
 * Replaces paragraphs that are too long with spaces.
 * @param {Found} found @param {string} text @param {number} offset of the text
 */
function short(found, text, offset) {
  /** @type {[number, number][]} */
  const kept = [];
  let [from, block] = [0, 0];
  for (const { 0: line, index } of text.matchAll(/[^\n]*(?:\n|$)/g)) {
    if (/^\s*(?:$|[-*+|#>:]|\d+[.)])/.test(line)) block = index;
    const end = index + line.length;
    if (end - block <= longest) continue;
    kept.push([from, Math.max(from, index)]);
    found.skip("¶", line, offset + index, offset + end, "long-paragraph");
    from = end;
  }
  return kept.length ? masked(text, [...kept, [from, text.length]]) : text;
}

/** Replaces everything outside some ranges with spaces. @param {string} text @param {[number, number][]} ranges */
function masked(text, ranges) {
  let all = "";
  let at = 0;
  for (const [start, end] of ranges) {
    all += blank(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return all + blank(text.slice(at));
}

/** @param {Found} found @param {string} source @param {Tree} tree @param {State} state */
function collect(found, source, tree, state) {
  tree.iterate({
    enter: ({ name, from, to, node }) => {
      switch (name) {
        case "FencedCode":
        case "CodeBlock":
        case "InlineCode":
          return false;
        case "HTMLBlock":
        case "HTMLTag":
        case "CommentBlock":
        case "Comment":
          state.html.push([from, to]);
          return false;
        case "Autolink":
        case "LinkReference":
        case "Link":
        case "Image":
          link(found, source, node, state);
          return name === "Link" || name === "Image";
        case "URL":
          if (!/^(?:Autolink|LinkReference|Link|Image)$/.test(node.parent?.name ?? "")) bare(found, source, from, to);
          return false;
        default:
          if (/^(?:ATX|Setext)Heading/.test(name)) heading(found, source, node, state.slugs);
      }
      return true;
    },
  });
}

/** @param {Found} found @param {string} source @param {SyntaxNode} node @param {State} state */
function link(found, source, node, state) {
  const { name } = node;
  const url = destination(source, node);
  const label = node.getChild("LinkLabel");
  if (name === "Autolink" && url) {
    const text = source.slice(url.from, url.to);
    const mail = !/^[a-z][a-z0-9+.-]{1,31}:/i.test(text);
    found.reference("<…>", mail ? `mailto:${text}` : text, url.from, url.to, null);
  } else if (url) {
    const raw = source.slice(url.from, url.to);
    const [from, to] = /^<[^]*>$/.test(raw) ? [url.from + 1, url.to - 1] : [url.from, url.to];
    const text = unescaped(source.slice(from, to), state);
    if (name !== "LinkReference") found.reference(name === "Link" ? "[…](…)" : "![…](…)", text, from, to, null);
    else if (label) {
      const key = normalized(source.slice(label.from, label.to));
      if (state.defined.has(key)) found.skip(definition, text, from, to, "unused");
      else state.defined.set(key, { text, from, to });
    }
  } else if (name === "Link" || name === "Image") {
    const text = label ? source.slice(label.from, label.to) : "";
    const full = text !== "" && text !== "[]";
    const spaced = full ? null : /^\([^()<>\n]*[^\s()<>"'] [^\s()<>"'][^()<>"'\n]*\)/.exec(source.slice(node.to));
    if (spaced) {
      const from = node.to + 1;
      const written = spaced[0].slice(1, -1);
      return found.skip(name === "Link" ? "[…](…)" : "![…](…)", written, from, from + written.length, "spaced");
    }
    state.named.push({ label: full ? text : labelOf(source, node), node, full });
  }
}

/**
 * The destination of a link or image: the one after a parenthesis, because the link text can contain URIs, too.
 * @param {string} source @param {SyntaxNode} node
 */
function destination(source, node) {
  const last = node.getChildren("URL").at(-1);
  if (!last || node.name === "Autolink" || node.name === "LinkReference") return last;
  return node.getChildren("LinkMark").some(({ from, to }) => source.slice(from, to) === "(" && from < last.from)
    ? last
    : undefined;
}

/** The text in the brackets of a shortcut. @param {string} source @param {SyntaxNode} node */
function labelOf(source, node) {
  const [open, close] = node.getChildren("LinkMark");
  return source.slice(open?.to ?? node.from, close?.from ?? node.to);
}

/**
 * Adds used definitions, and skips links with an undefined label: [a][b] can't be anything else.
 * @param {Found} found @param {string} source @param {State} state
 */
function byLabels(found, source, { named, defined }) {
  const used = new Set(named.map(({ label }) => normalized(label)));
  for (const [key, { text, from, to }] of defined) {
    if (used.has(key)) found.reference(definition, text, from, to, null);
    else found.skip(definition, text, from, to, "unused");
  }
  for (const { label, node, full } of named)
    if (full && !defined.has(normalized(label)))
      found.skip("[…][…]", source.slice(node.from, node.to), node.from, node.to, "undefined-label", {
        label: label.slice(1, -1),
      });
}

/** Normalizes a label for comparison. @param {string} label */
const normalized = (label) =>
  label
    .replace(/^\[|\]$/g, "")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase()
    .toUpperCase();

/** A query or fragment right after a host, and the punctuation that GitHub leaves out at the end of a bare URI. */
const [afterHost, punctuation] = [/[?#][^\s<]*/y, /[?!.,:*_~"']+$/];

/**
 * Adds a URI in the text that GitHub makes a link.
 * @param {Found} found @param {string} source @param {number} from @param {number} end where the parser ends it
 */
function bare(found, source, from, end) {
  const authority = source.slice(from, end).replace(/^https?:\/\//i, "");
  afterHost.lastIndex = end;
  const more = authority.includes("/") ? "" : (afterHost.exec(source)?.[0] ?? ""); // the parser stops before it
  const text = (source.slice(from, end) + more).replace(punctuation, "");
  const to = from + text.length;
  const whole = /^www\./i.test(text)
    ? `http://${text}`
    : !/^[a-z][a-z0-9+.-]*:/i.test(text) && text.includes("@")
      ? `mailto:${text}`
      : text;
  if (looksLikeReference(whole)) found.reference("…", whole, from, to, null);
}

/** Decodes the escapes in a destination. @param {string} text @param {State} state */
const unescaped = (text, { decode }) =>
  decode(text.replace(/\\([!-/:-@[-`{-~])/g, (_, one) => (one === "&" ? "&amp;" : one)));

/**
 * Adds the anchor that GitHub gives a heading.
 * @param {Found} found @param {string} source @param {SyntaxNode} node @param {Map<string, number>} slugs
 */
function heading(found, source, node, slugs) {
  let text = "";
  let at = node.from;
  node.cursor().iterate(({ name, from, to }) => {
    if (name === "Escape") {
      text += source.slice(at, from);
      at = from + 1;
    } else if (marks.test(name)) {
      text += source.slice(at, Math.max(at, from));
      at = Math.max(at, to);
      return false;
    }
    return true;
  });
  text = (text + source.slice(at, node.to)).trim();
  const [, before] = /^(.*?)\s*\{:?\s*#[\w:.-]+[^}]*\}\s*$/s.exec(text) ?? [];
  const slug = slugOf(before ?? text);
  const count = slugs.get(slug) ?? 0;
  slugs.set(slug, count + 1);
  found.anchor("#", count ? `${slug}-${count}` : slug, node.from, node.to);
}

/** @param {string} text */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
