/**
 * Finds what a wrong answer overlooks, from the answer and the right one alone. Each result is the id of a sentence in
 * "predict:overlooked", with its arguments.
 */
import { split } from "./predicting.js";

/** @import { Given } from "./predicting.js" */
/** @typedef {{ id: string, args: Record<string, string> }} Overlooked */

/**
 * The delimiter of each component, before or after it. Without it, the component is absent.
 * @type {Record<string, string>}
 */
const marks = { scheme: ":", authority: "//", userinfo: "@", port: ":", query: "?", fragment: "#" };

/** Delimiters outside components. A "/" is part of the path that it begins. */
const signs = /^[:/?#@]+/;
const onlySigns = /^[:/?#@]*$/;

/**
 * The mistake in an answer about a component; null if there is nothing to say.
 * @param {string} role @param {Given} given @param {Given} expected
 * @param {{ text: string, span: readonly [number, number] | null }} of the text in question, and the component's range
 * @returns {Overlooked | null}
 */
export function overlookedPart(role, given, expected, { text, span }) {
  if (given.kind === "absent" || !span) {
    const sign = marks[role];
    return sign ? said(given.kind === "absent" ? "sign-there" : "no-sign", { sign }) : null;
  }
  const [is, should] = [given.text, expected.text];
  const taken = overlookedSigns(is, text, span);
  if (taken) return taken;
  if (`[${is}]` === should) return said("brackets");
  return overlookedText(is, should);
}

/**
 * The mistake in an answer that includes the component and some text next to it.
 * @param {string} is @param {string} text @param {readonly [number, number]} span @returns {Overlooked | null}
 */
function overlookedSigns(is, text, [from, to]) {
  const most = Math.min(from, is.length - (to - from));
  const start = Array.from({ length: most + 1 }, (_, i) => from - i).find((at) => text.startsWith(is, at));
  if (start === undefined || is.length <= to - from) return null;
  const [before, after] = [text.slice(start, from), text.slice(to, start + is.length)];
  if (onlySigns.test(before) && onlySigns.test(after)) {
    if (before && after) return said("signs", { before, after });
    return said("sign", { sign: before || after, marks: markedBy(text, before ? start : to, before || after) });
  }
  if (!before) return said("beyond", { sign: signs.exec(after)?.[0] ?? after });
  if (!after) return said("begins-behind", { sign: /[:/?#@]+$/.exec(before)?.[0] ?? before });
  return said("less");
}

/**
 * The component that a delimiter marks: the scheme or user information before it, or the one after it; "" for several
 * delimiters, which mark more than one.
 * @param {string} text @param {number} at @param {string} sign
 */
function markedBy(text, at, sign) {
  if (sign === ":") return /^[^:/?#]*$/.test(text.slice(0, at)) ? "scheme" : "port";
  return { "//": "authority", "@": "userinfo", "/": "path", "?": "query", "#": "fragment" }[sign] ?? "";
}

/** The mistake in a text that differs from the expected one. @param {string} is @param {string} should @returns {Overlooked | null} */
export function overlookedText(is, should) {
  const sign = "/";
  if (is === "" || should === "") return null;
  if (is.toLowerCase() === should.toLowerCase()) return said("letters");
  if (is + sign === should) return said("ends-without", { sign });
  if (is === should + sign) return said("ends-with", { sign });
  if (sign + is === should) return said("begins-without", { sign });
  if (is === sign + should) return said("begins-with", { sign });
  if (should.includes(is)) return said("more", { text: should });
  if (is.includes(should)) return said("less", {});
  return null;
}

/**
 * The mistake in an answer to "What is the target?", found in the first component, from the left, that differs.
 * @param {Given} given @param {Given} expected @param {{ base: string, reference: string }} texts
 * @returns {Overlooked | null}
 */
export function overlookedTarget(given, expected, { base, reference }) {
  if (given.kind !== "text" || expected.kind !== "text") return null;
  const [is, should, from, by] = [given.text, expected.text, base, reference].map(split);
  if (given.text === reference && is.scheme === null) return said("as-it-stands");
  for (const role of /** @type {const} */ (["scheme", "authority", "path", "query", "fragment"])) {
    if (is[role] === should[role]) continue;
    if (role === "path") return overlookedPath(is.path, should.path);
    if (is[role] === null) return said("lacks", { role, text: should[role] ?? "" });
    if (should[role] === null)
      return said(is[role] === from[role] && by[role] === null ? "kept" : "more-than", { role, text: is[role] ?? "" });
    return overlookedText(is[role], should[role]);
  }
  return null;
}

/**
 * The mistake in an answer about whether the grammar allows a text, and where it doesn't.
 * @param {Given} given @param {Given} expected the first character that isn't allowed @param {string} text
 * @returns {Overlooked}
 */
export function misjudged(given, expected, text) {
  if (given.kind === "allowed") return said("not-allowed");
  const at = text.indexOf(given.text);
  if (at < 0) return said("not-there", { character: given.text });
  const first = expected.kind === "text" ? text.indexOf(expected.text) : Infinity;
  return said(at > first ? "earlier" : "allowed-there", { character: given.text });
}

/** @param {string} is @param {string} should @returns {Overlooked | null} */
function overlookedPath(is, should) {
  const dots = (/** @type {string} */ path) => path.split("/").filter((segment) => /^\.\.?$/.test(segment)).length;
  if (dots(is) > dots(should)) return said("dots-left");
  const own = overlookedText(is, should);
  if (own && own.id !== "more" && own.id !== "less") return own;
  const [have, want] = [is, should].map((path) => path.split("/").length);
  if (have > want) return said("too-deep");
  if (have < want) return said("too-high");
  return own;
}

/** @param {string} id @param {Record<string, string>} [args] @returns {Overlooked} */
const said = (id, args = {}) => ({ id, args });
