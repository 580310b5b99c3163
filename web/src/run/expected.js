/**
 * The part of answers about expectations that is written in JavaScript: which ranges of the texts a change affects, and
 * a guess at the expected target if the user gave none. It is part of the engine.
 */

/** @import { Change, LikelyExpectation as Likely } from "./engine.js" */
/** @typedef {Pick<Change, "base" | "reference"> & Pick<Likely, "pattern">} Guess */

/**
 * A change with the ranges that are added and removed.
 * @param {Pick<Change, "base" | "reference" | "kinds" | "target">} change @param {string} base
 * @param {string} reference
 * @returns {Change}
 */
export function marked(change, base, reference) {
  /** @type {Change["added"]} */
  const added = {};
  /** @type {Change["removed"]} */
  const removed = {};
  for (const [name, from] of /** @type {const} */ ([
    ["base", base],
    ["reference", reference],
  ])) {
    const to = change[name];
    if (to !== undefined) [removed[name], added[name]] = differing(from.replace(/\p{Surrogate}/gu, "\ufffd"), to);
  }
  return { ...change, added, removed };
}

/** The range in which two texts differ, without their common beginning and end. @param {string} a @param {string} b @returns {[[number, number], [number, number]]} */
function differing(a, b) {
  const parts = (/** @type {string} */ text, /** @type {number} */ at) =>
    /^[\udc00-\udfff]/.test(text.slice(at, at + 1));
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  if (parts(a, start) || parts(b, start)) start--;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  if (end > 0 && (parts(a, a.length - end) || parts(b, b.length - end))) end--;
  const longer = a.length > b.length ? a : b;
  const until = longer.length - end;
  // If one text is just longer, the addition can begin at several places in a word. Prefer the one after a delimiter.
  let back = 0;
  const delimited = () => start === back || /[:/?#@&=;]/.test(longer[start - back - 1]);
  while (start + end === most && !delimited() && longer[start - back - 1] === longer[until - back - 1]) back++;
  if (back > 0 && delimited()) [start, end] = [start - back, end + back];
  return [
    [start, a.length - end],
    [start, b.length - end],
  ];
}

/**
 * A guess at the target that was expected, or null without one.
 * @param {(call: string, base: string, reference: string, expected?: string) => any} ask @param {string} base
 * @param {string} reference
 * @returns {import("./engine.js").LikelyExpectation | null}
 */
export function likely(ask, base, reference) {
  const now = ask("explain", base, reference);
  if (now.options.set !== "none") ask("expectation", base, reference); // fails if a property is set
  const guess = guessed(base, reference);
  if (!guess) return null;
  const { pattern, ...texts } = guess;
  const { target } = ask("explain", texts.base ?? base, texts.reference ?? reference);
  if (target === null || target === now.target) return null;
  /** @type {import("./engine.js").Change[]} */
  const changes = ask("expectation", base, reference, target).changes;
  const change = changes.find((one) => one.base === undefined) ?? changes[0]; // a link is easier to change than the page's address
  return change ? { expected: target, pattern, change: marked(change, base, reference) } : null;
}

/** Scheme, authority and path of any text (RFC 3986, Appendix B). @param {string} text */
const split = (text) => {
  const [all, scheme, authority, path] = /** @type {string[]} */ (
    /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)/.exec(text)
  );
  return { scheme, authority, path, end: all.length };
};

/** A host name as web servers have it. */
const host = /^www\.[^./]+\.[^/]/i;

/**
 * A change that likely gives the expected target. It is a guess, so it is made only if the target is surprising: a host
 * name is parsed as a path, an API's path is lost, or the base's last segment is lost although the reference looks like
 * a continuation of it.
 * @param {string} base @param {string} reference @returns {Guess | null}
 */
function guessed(base, reference) {
  const of = split(base);
  const to = split(reference);
  if (to.scheme !== undefined || to.authority !== undefined) return null;
  if (host.test(to.path)) {
    const scheme = /^https?$/i.test(of.scheme ?? "") ? of.scheme : "https";
    return { pattern: "missing-slashes", reference: `${scheme}://${reference}` };
  }
  if (of.scheme === undefined) return host.test(base) ? { pattern: "missing-slashes", base: `https://${base}` } : null;
  if (of.authority === undefined && !of.path.startsWith("/")) return null;
  const last = of.path.slice(of.path.lastIndexOf("/") + 1);
  const slashed = `${base.slice(0, of.end)}/${base.slice(of.end)}`;
  const isAPI = /\/(api|v\d[\d.]*)(\/|$)/i.test(of.path);
  if (to.path.startsWith("/")) {
    const lost = of.path.length > 1 && to.path.length > 1;
    if (!lost || !(isAPI || last === "" || /(^|@)api\./i.test(of.authority ?? ""))) return null;
    const shorter = { pattern: /** @type {const} */ ("leading-slash"), reference: reference.slice(1) };
    return last ? { ...shorter, base: slashed } : shorter;
  }
  // A single name is likely a sibling. With ../, the author may have taken the last segment for a directory.
  const rest = to.path.replace(/^(\.\.\/)+/, "");
  const goesOn =
    /[^./]/.test(rest) &&
    !rest.startsWith("..") &&
    (/[^.]\/|\./.test(rest) || (rest === to.path && /^(api|v\d[\d.]*)$/i.test(last)));
  return goesOn && /^[\w~-]+$/.test(last) ? { pattern: "base-slash", base: slashed } : null;
}
