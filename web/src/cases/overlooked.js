/**
 * What a wrong answer overlooks, told from the answer and the right one alone: each is the id
 * of a sentence under "predict:overlooked", with the values that it speaks of.
 */
import { split } from "./predicting.js";

/** @typedef {import("./predicting.js").Given} Given */
/** @typedef {{ id: string, args: Record<string, string> }} Overlooked */

/**
 * The signs that stand around a component and are none of it: before and after it.
 * @type {Record<string, { before?: string, after?: string }>}
 */
const around = {
  scheme: { after: ":" },
  authority: { before: "//" },
  userinfo: { after: "@" },
  host: { after: ":" },
  port: { before: ":" },
  query: { before: "?" },
  fragment: { before: "#" },
};

/**
 * What the answer to a question for a component overlooks; null where nothing can be said.
 * @param {string} role @param {Given} given @param {Given} expected
 * @returns {Overlooked | null}
 */
export function overlookedPart(role, given, expected) {
  const { before = "", after = "" } = around[role] ?? {};
  if (given.kind === "absent" || expected.kind === "absent") {
    const sign = before || (role === "host" ? "" : after);
    return sign ? said(given.kind === "absent" ? "sign-there" : "no-sign", { sign }) : null;
  }
  const [is, should] = [given.text, expected.text];
  if (before && is.startsWith(before + should)) return said("sign", { sign: before });
  if (after && is === should + after) return said("sign", { sign: after });
  if (after && is.startsWith(should + after)) return said("beyond", { sign: after });
  return overlookedText(is, should);
}

/** What a text overlooks that is not the one which is expected. @param {string} is @param {string} should @returns {Overlooked | null} */
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
 * What an answer to "What is the target?" overlooks: the first of its components, from the
 * left, that is not the target's.
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
