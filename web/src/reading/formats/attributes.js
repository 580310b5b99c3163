/**
 * The attributes of HTML, SVG, and MathML that hold URI references.
 */
import { inCSS } from "./css.js";
import { looksLikeReference, own, trimmed } from "./found.js";

/** @import { At, Found } from "./found.js" */

/** The elements that have each attribute of HTML. @type {Record<string, string[]>} */
export const attributes = {
  href: ["a", "area", "link"],
  src: ["img", "script", "iframe", "frame", "embed", "source", "audio", "video", "track", "input"],
  srcset: ["img", "source"],
  imagesrcset: ["link"],
  action: ["form"],
  formaction: ["button", "input"],
  cite: ["blockquote", "q", "ins", "del"],
  data: ["object"],
  poster: ["video"],
  longdesc: ["img", "iframe", "frame"],
  background: ["body", "table", "td", "th"],
  ping: ["a", "area"],
  manifest: ["html"],
};

/** Attributes of SVG that can have url(). */
const painted = /^(?:fill|stroke|filter|mask|cursor|clip-path|color-profile|marker(?:-start|-mid|-end)?|shape-inside)$/;

/**
 * An attribute in the source. start: the offset of its value; exact: true if nothing in the value was decoded, so that
 * the place of each part is known.
 * @typedef {{ element: string, name: string, value: string, start: number, end: number, exact: boolean }} Attribute
 */

/** @param {Attribute} attribute @returns {At} */
const within = ({ start, exact }) => (exact ? (offset) => start + offset : () => start);

/** @param {Found} found @param {Attribute} attribute @param {number | null} base @param {string} [text] @param {number} [offset] of it in the value */
function whole(found, attribute, base, text = trimmed(attribute.value), offset = attribute.value.indexOf(text)) {
  const { element, name, start, end, exact } = attribute;
  const from = exact ? start + offset : start;
  found.reference(`${element} ${name}`, text, from, exact ? from + text.length : end, base);
}

/**
 * An attribute of an element of HTML.
 * @param {Found} found @param {Attribute} attribute @param {number | null} base
 */
export function ofHTML(found, attribute, base) {
  const { element, name, value, start, end } = attribute;
  if (name === "style") return inCSS(found, value, within(attribute), base);
  if (name === "itemid") return whole(found, attribute, base);
  if (own(attributes, name)?.includes(element)) {
    if (name === "srcset" || name === "imagesrcset") return candidates(found, attribute, base);
    if (name !== "ping") return whole(found, attribute, base);
    for (const { 0: text, index } of value.matchAll(/[^\t\n\f\r ]+/g)) whole(found, attribute, base, text, index);
    return;
  }
  const reason = notRead(attribute);
  if (reason) found.skip(`${element} ${name}`, value, start, end, reason);
}

/** The reason why another attribute isn't read; "" if it doesn't look like a reference. @param {Attribute} attribute */
function notRead({ name, value }) {
  if (name.startsWith("on"))
    return /:\/\/|location|["'][^"'\s/]{0,200}\/[^"'\s]{0,2000}["']/.test(value) ? "script" : "";
  if (name === "srcdoc") return "srcdoc";
  if (name === "itemtype" || name === "vocab" || name === "prefix") return "vocabulary";
  if (name.startsWith("xmlns")) return "namespace";
  if (!looksLikeReference(value)) return "";
  return name.startsWith("data-") ? "data-attribute" : "attribute";
}

/**
 * An attribute of SVG or MathML.
 * @param {Found} found @param {Attribute} attribute @param {number | null} base
 */
export function ofForeign(found, attribute, base) {
  const { element, name, value, start, end } = attribute;
  if (name === "style" || painted.test(name)) return inCSS(found, value, within(attribute), base);
  if (name === "href" || name === "xlink:href") return whole(found, attribute, base);
  if (element === "script" && name === "src") return whole(found, attribute, base);
  const reason = notRead(attribute);
  if (reason) found.skip(`${element} ${name}`, value, start, end, reason);
}

/** The candidates of srcset, as HTML splits them. @param {Found} found @param {Attribute} attribute @param {number | null} base */
function candidates(found, attribute, base) {
  const { value } = attribute;
  const token = /[\t\n\f\r ,]*([^\t\n\f\r ]+)/y;
  for (let at = 0; at < value.length; at = token.lastIndex) {
    token.lastIndex = at;
    const next = token.exec(value);
    if (!next) return;
    const text = next[1].replace(/,+$/, "");
    if (text) whole(found, attribute, base, text, token.lastIndex - next[1].length);
    if (text === next[1]) token.lastIndex = descriptorsEnd(value, token.lastIndex);
  }
}

/**
 * The offset after a candidate's descriptors, which end at a comma outside parentheses.
 * @param {string} value @param {number} at
 */
function descriptorsEnd(value, at) {
  let open = false;
  for (; at < value.length; at++) {
    if (value[at] === "(") open = true;
    else if (value[at] === ")") open = false;
    else if (value[at] === "," && !open) break;
  }
  return at + 1;
}

/** The text before the reference in a refresh, by the "shared declarative refresh steps" of HTML. */
const refresh = /^[\t\n\f\r ]*[\d.]*[\t\n\f\r ]*[;,]?[\t\n\f\r ]*(?:url[\t\n\f\r ]*=[\t\n\f\r ]*)?(["']?)/i;

/**
 * The content of a meta element, which is a reference only in a refresh.
 * @param {Found} found @param {Attribute} content @param {{ equiv: string, property: string }} about @param {number | null} base
 */
export function ofMeta(found, content, { equiv, property }, base) {
  const { value, start, end } = content;
  if (equiv.toLowerCase() === "refresh") {
    const [head, quote] = /** @type {RegExpExecArray} */ (refresh.exec(value));
    const rest = value.slice(head.length);
    const text = trimmed(quote ? rest.split(quote)[0] : rest);
    if (text) whole(found, { ...content, name: "refresh" }, base, text, value.indexOf(text, head.length));
  } else if (looksLikeReference(value)) found.skip(`meta ${property || "content"}`, value, start, end, "meta");
}
