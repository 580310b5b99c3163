/**
 * uriscope/markdown: a plugin for markdown-it, which VitePress and Eleventy use. It puts a figure into each <uri-scope>
 * element of a Markdown file when that is rendered, after the author's text if there is any. The figure is part of the page's own content, so client-side
 * navigation keeps it. The types are in markdown.d.ts.
 */
import { parseFragment } from "parse5";
import { Baker, Refused } from "./data.js";
import { closedIn, labelIn, opaque } from "./elements.js";
import { figure } from "./figure.js";
import { load } from "../run/engine.js";
import { loaded } from "./loaded.js";
import { say } from "./say.js";
import { wordsFor } from "./words.js";
import { escaped } from "../texts/escaped.js";
import { oneLine } from "../texts/terminal.js";

/** @import { Token } from "./markdown.js" */

/** The tags of an element without content, if each is a token of its own. */
const startTag = /^<uri-scope(?=[\s>])[^]*[^/]>$/i;
const endTag = /^<\/uri-scope\s*>$/i;
const scope = /^<\/?uri-scope(?=[\s>])/i;

/** @type {typeof import("./markdown.js").figures} */
export async function figures({
  engine,
  language = "",
  refused = (/** @type {string} */ message) => console.warn(oneLine(message)),
} = {}) {
  const started = await loaded(load, engine);
  const baker = new Baker(started, await wordsFor(started));
  /** @param {string} message @param {string} [file] */
  const tell = (message, file) => refused(file ? say("bake:in-file", { file, message }) : message);
  /**
   * The figure for an element, or "" if its attributes request nothing that can be drawn.
   * @param {Map<string, string>} attributes @param {string | null} label the author's text, which the figure follows
   * @param {boolean} inParagraph @param {string} [file]
   */
  const of = (attributes, label, inParagraph, file) => {
    try {
      // VitePress compiles Markdown as a template, where braces are expressions.
      return figure(baker, baker.wanted(attributes), {
        inParagraph,
        predict: attributes.has("predict"),
        language: baker.languageOf([attributes.get("lang") ?? language]),
        label,
      }).replace(/[{}]/g, (c) => `&#${c.charCodeAt(0)};`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      tell(say(error.id, error.args), file);
      return "";
    }
  };
  return (md) => {
    md.core.ruler.push("uriscope", ({ tokens, env }) => {
      const file = env?.path ?? env?.page?.inputPath;
      /** The element left open by an earlier token, such as a script. Until it ends, nothing is an element. */
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
        const { found, open: left, lost } = closedIn(html);
        open = left;
        if (lost) tell(say("bake:refused:lost-end"), file);
        const parts = [];
        let at = 0;
        for (const { start, end, label, inParagraph, attributes } of found) {
          parts.push(html.slice(at, label === null ? start : end), of(attributes, label, inParagraph, file));
          at = end;
        }
        return [...parts, html.slice(at)].join("");
      };
      for (const token of tokens) {
        // In VitePress, inline HTML can be a block of its own.
        if (token.type.startsWith("html_")) token.content = inBlock(token.content);
        else if (token.children)
          open = inLine(
            token.children,
            open,
            (attributes, label) => of(attributes, label, true, file),
            () => tell(say("bake:refused:lost-end"), file),
          );
      }
    });
  };
}

/**
 * Puts figures into elements of a paragraph, after their text.
 * @param {Token[]} tokens @param {string} open the element left open by an earlier token, "" for none
 * @param {(attributes: Map<string, string>, label: string | null) => string} of
 * @param {() => void} lost called for an element without an end tag @returns {string} the element that is left open now
 */
function inLine(tokens, open, of, lost) {
  tokens.forEach((token, i) => {
    if (token.type !== "html_inline") return;
    const [, slash = "", name = ""] = /^<(\/?)([a-z][^\s/>]*)/i.exec(token.content) ?? [];
    if (open) {
      if (slash && name.toLowerCase() === open) open = "";
      return;
    }
    if (!slash && opaque.has(name.toLowerCase())) open = name.toLowerCase();
    if (!startTag.test(token.content)) return void (slash || !scope.test(token.content) || lost());
    const length = tokens.slice(i + 1).findIndex(({ type, content }) => type === "html_inline" && scope.test(content));
    const end = tokens[i + 1 + length];
    if (length < 0 || !endTag.test(end.content)) return lost();
    const own = tokens.slice(i + 1, i + 1 + length).map(({ type, content }) => (type === "html_inline" ? "" : content));
    const [element] = parseFragment(token.content).childNodes;
    const attributes = new Map("attrs" in element ? element.attrs.map(({ name, value }) => [name, value]) : []);
    const drawn = of(attributes, length ? labelIn(escaped(own.join(" "))) : null);
    if (length) end.content = drawn + end.content;
    else token.content += drawn;
  });
  return open;
}
