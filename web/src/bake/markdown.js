/**
 * uriscope/markdown: a plugin for markdown-it, which VitePress and Eleventy use, that puts
 * the figure into each element <uri-scope> of a Markdown file while it becomes HTML. The
 * figure is then part of the page's own content, and comes again with it where a site
 * navigates in the browser. The types are in markdown.d.ts.
 */
import { parseFragment } from "parse5";
import { load } from "../engine.js";
import { Kitchen, Refused } from "./data.js";
import { figure } from "./figure.js";
import { say } from "./say.js";
import { words } from "./words.js";

/** @typedef {import("./markdown.js").Token} Token */

/** An element without content, on one line or on several. */
const empty = /(<uri-scope(?=[\s>])(?:"[^"]*"|'[^']*'|[^"'>])*>)\s*(?=<\/uri-scope\s*>)/gi;
/** The same where each tag is a token of its own. */
const startTag = /^<uri-scope(?=[\s>])[^]*[^/]>$/i;
const endTag = /^<\/uri-scope\s*>$/i;

/** @type {typeof import("./markdown.js").figures} */
export async function figures({ engine, refused = (/** @type {string} */ message) => console.warn(message) } = {}) {
  const kitchen = new Kitchen(engine ?? (await load()), words);
  /** The figure for a start tag; nothing where it asks for nothing that can be drawn. @param {string} tag @param {boolean} inParagraph @param {string} [file] */
  const of = (tag, inParagraph, file) => {
    const [element] = parseFragment(tag).childNodes;
    const attributes = new Map("attrs" in element ? element.attrs.map(({ name, value }) => [name, value]) : []);
    try {
      // Braces would be read as an expression where Markdown becomes a template, as in VitePress.
      return figure(kitchen, kitchen.wanted(attributes), { inParagraph, predict: attributes.has("predict") }).replace(/[{}]/g, (c) => `&#${c.charCodeAt(0)};`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused(file ? say("bake:in-file", { file, message: error.message }) : error.message);
      return "";
    }
  };
  return (md) => {
    md.core.ruler.push("uriscope", ({ tokens, env }) => {
      const file = env?.path ?? env?.page?.inputPath;
      for (const token of tokens) {
        // VitePress has inline HTML that is a block of its own.
        if (token.type.startsWith("html_")) token.content = inBlock(token.content, (tag, inParagraph) => of(tag, inParagraph, file));
        else if (token.children) inLine(token.children, (tag) => of(tag, true, file));
      }
    });
  };
}

/** Puts figures into a piece of HTML. @param {string} html @param {(tag: string, inParagraph: boolean) => string} of */
const inBlock = (html, of) => html.replace(empty, (whole, tag) => (tag.endsWith("/>") ? whole : tag + of(tag, /<p[\s>]/i.test(html))));

/** Puts figures between the tags that follow each other in a paragraph. @param {Token[]} tokens @param {(tag: string) => string} of */
function inLine(tokens, of) {
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (token.type === "html_inline" && startTag.test(token.content) && next?.type === "html_inline" && endTag.test(next.content)) token.content += of(token.content);
  });
}
