/**
 * uriscope/markdown: a plugin for markdown-it, which VitePress and Eleventy use, that puts
 * the figure into each element <uri-scope> of a Markdown file while it becomes HTML. The
 * figure is then part of the page's own content, and comes again with it where a site
 * navigates in the browser. The types are in markdown.d.ts.
 */
import { parseFragment } from "parse5";
import { load } from "../run/engine.js";
import { tolerant } from "../run/tolerant.js";
import { Baker, Refused } from "./data.js";
import { emptyIn, opaque } from "./elements.js";
import { figure } from "./figure.js";
import { say } from "./say.js";
import { wordsFor } from "./words.js";
import { oneLine } from "../texts/terminal.js";

/** @import { Token } from "./markdown.js" */

/** The tags of an element without content, where each is a token of its own. */
const startTag = /^<uri-scope(?=[\s>])[^]*[^/]>$/i;
const endTag = /^<\/uri-scope\s*>$/i;

/** @type {typeof import("./markdown.js").figures} */
export async function figures({
  engine,
  language = "",
  refused = (/** @type {string} */ message) => console.warn(oneLine(message)),
} = {}) {
  const started = tolerant(engine ?? (await load()));
  const baker = new Baker(started, await wordsFor(started));
  /** The figure for an element; nothing where it asks for nothing that can be drawn. @param {Map<string, string>} attributes @param {boolean} inParagraph @param {string} [file] */
  const of = (attributes, inParagraph, file) => {
    try {
      // Braces would be read as an expression where Markdown becomes a template, as in VitePress.
      return figure(baker, baker.wanted(attributes), {
        inParagraph,
        predict: attributes.has("predict"),
        language: baker.languageOf([attributes.get("lang") ?? language]),
      }).replace(/[{}]/g, (c) => `&#${c.charCodeAt(0)};`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const message = say(error.id, error.args);
      refused(file ? say("bake:in-file", { file, message }) : message);
      return "";
    }
  };
  return (md) => {
    md.core.ruler.push("uriscope", ({ tokens, env }) => {
      const file = env?.path ?? env?.page?.inputPath;
      /** What an earlier token has left open, a script for instance: until its end there are no elements. */
      let open = "";
      /** @param {string} html @returns {string} */
      const inBlock = (html) => {
        if (!open && !/<[a-z]/i.test(html)) return html;
        if (open) {
          const end = new RegExp(`</${open}(?=[\\s/>])`, "i").exec(html);
          if (!end) return html;
          open = "";
          return html.slice(0, end.index) + inBlock(html.slice(end.index));
        }
        const { empty, open: left } = emptyIn(html);
        open = left;
        const parts = [];
        let at = 0;
        for (const { start, end, inParagraph, attributes } of empty) {
          parts.push(html.slice(at, start), of(attributes, inParagraph, file));
          at = end;
        }
        return [...parts, html.slice(at)].join("");
      };
      for (const token of tokens) {
        // VitePress has inline HTML that is a block of its own.
        if (token.type.startsWith("html_")) token.content = inBlock(token.content);
        else if (token.children) open = inLine(token.children, open, (attributes) => of(attributes, true, file));
      }
    });
  };
}

/**
 * Puts figures between the tags that follow each other in a paragraph.
 * @param {Token[]} tokens @param {string} open what an earlier token has left open, "" for nothing
 * @param {(attributes: Map<string, string>) => string} of @returns {string} what is left open
 */
function inLine(tokens, open, of) {
  tokens.forEach((token, i) => {
    if (token.type !== "html_inline") return;
    const [, slash = "", name = ""] = /^<(\/?)([a-z][^\s/>]*)/i.exec(token.content) ?? [];
    if (open) {
      if (slash && name.toLowerCase() === open) open = "";
      return;
    }
    if (!slash && opaque.has(name.toLowerCase())) open = name.toLowerCase();
    const next = tokens[i + 1];
    if (!startTag.test(token.content) || next?.type !== "html_inline" || !endTag.test(next.content)) return;
    const [element] = parseFragment(token.content).childNodes;
    token.content += of(new Map("attrs" in element ? element.attrs.map(({ name, value }) => [name, value]) : []));
  });
  return open;
}
