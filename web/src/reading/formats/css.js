/**
 * Finds the references of a style sheet, by the tokens of CSS Syntax: url(), src(), the strings of image-set(),
 * `@import`, and the address of a source map.
 */
import { tokenizer } from "@csstools/css-tokenizer";
import { Found, looksLikeReference, own } from "./found.js";

/** @import { At, Read } from "./found.js" */

/** Functions whose strings are references. */
const functions = /^(?:url|src|image|(?:-webkit-)?image-set)$/;
/** Rules that begin with a text that is compared and never resolved. @type {Record<string, string>} */
const compared = { namespace: "namespace", document: "matched", "-moz-document": "matched" };

/** @param {string} text @returns {Read} */
export function readCSS(text) {
  const found = new Found(text, "css");
  inCSS(found, text, (offset) => offset, null);
  return found.done();
}

/**
 * Finds the references of CSS within another text: in a style element or attribute.
 * @param {Found} found @param {string} css @param {At} at @param {number | null} base
 */
export function inCSS(found, css, at, base) {
  const tokens = tokenizer({ css });
  /** The open functions and parentheses. @type {string[]} */
  const open = [];
  /** The rule whose prelude is being read, until "{" or ";". */
  let rule = "";
  let imported = false;
  for (let token = tokens.nextToken(); token[0] !== "EOF-token"; token = tokens.nextToken()) {
    const [type, raw, from, to] = token;
    const value = /** @type {{ value?: unknown } | undefined} */ (token[4])?.value;
    const name = typeof value === "string" ? value : "";
    if (/^[;{}]$/.test(raw)) rule = "";
    else if (type === "at-keyword-token") [rule, imported] = [name.toLowerCase(), false];
    else if (type === "(-token") open.push("");
    else if (type === ")-token") open.pop();
    else if (type === "function-token") open.push(name.toLowerCase());
    else if (type === "comment") mapped(found, raw, from, at, base);
    else if (type === "bad-url-token") found.skip("url()", raw, at(from), at(to + 1), "bad-url");
    else if (type === "url-token" || (type === "string-token" && (functions.test(open.at(-1) ?? "") || starts()))) {
      const [start, stop] = type === "url-token" ? insideURL(raw, from) : [from + 1, to];
      const kind =
        rule === "import" && !imported ? "@import" : type === "url-token" ? "url()" : `${open.at(-1) || "url"}()`;
      if (own(compared, rule)) found.skip(`@${rule}`, name, at(start), at(stop), compared[rule]);
      else if (!name) found.skip(kind, name, at(start), at(stop), "empty");
      else found.reference(kind, name, at(start), at(stop), base, name.startsWith("#"));
      imported = true;
    } else if (type === "string-token" && looksLikeReference(name))
      found.skip("“…”", name, at(from + 1), at(to), "css-string");
  }

  /** True if a string in a prelude is the rule's address or namespace, and not part of a condition. */
  function starts() {
    return !open.length && !imported && (rule === "import" || own(compared, rule) !== undefined);
  }
}

/** The place of the address in `url( … )`. @param {string} raw @param {number} from */
function insideURL(raw, from) {
  const before = /^[^(]*\(\s*/.exec(raw)?.[0].length ?? 0;
  const end = raw.replace(/\)$/, "").trimEnd().length;
  return [from + before, from + Math.max(before, end)];
}

/** A comment that names the source map. @param {Found} found @param {string} raw @param {number} from @param {At} at @param {number | null} base */
function mapped(found, raw, from, at, base) {
  const map = /^(\/\*[#@]\s*sourceMappingURL=)([^\s*]+)/.exec(raw);
  if (map) {
    const start = from + map[1].length;
    found.reference("sourceMappingURL", map[2], at(start), at(start + map[2].length), base);
  } else if (/url\(|@import/i.test(raw)) found.skip("/*…*/", raw, at(from), at(from + raw.length), "comment");
}
