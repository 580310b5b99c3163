/**
 * RFC 3986's resolution in the pieces that a neighbour is built from. A neighbour adds its deviations before, between
 * or after them.
 */

/** @import { Components } from "../run/engine.js" */

/** The regular expression of RFC 3986, Appendix B, without its scheme. @param {string} text */
function splitRest(text) {
  const [, authority = null, path, query = null, fragment = null] = /** @type {RegExpExecArray} */ (
    /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(text)
  );
  return { authority, path, query, fragment };
}

/** RFC 3986, Appendix B. @param {string} text @returns {Components} */
export function split(text) {
  const scheme = /^([^:/?#]+):/.exec(text)?.[1] ?? null;
  return { scheme, ...splitRest(scheme === null ? text : text.slice(scheme.length + 1)) };
}

/** RFC 3986, section 5.3. @param {Components} parts */
export function join({ scheme, authority, path, query, fragment }) {
  return (
    (scheme === null ? "" : `${scheme}:`) +
    (authority === null ? "" : `//${authority}`) +
    path +
    (query === null ? "" : `?${query}`) +
    (fragment === null ? "" : `#${fragment}`)
  );
}

/**
 * RFC 3986, section 5.2.2, strict.
 * @param {Components} base @param {Components} r
 * @param {(path: string) => string} dots removes the dot segments
 * @returns {Components}
 */
export function transform(base, r, dots) {
  if (r.scheme !== null) return { ...r, path: dots(r.path) };
  const { scheme, authority } = base;
  if (r.authority !== null) return { ...r, scheme, path: dots(r.path) };
  if (r.path === "") return { ...r, scheme, authority, path: base.path, query: r.query ?? base.query };
  return { ...r, scheme, authority, path: dots(r.path.startsWith("/") ? r.path : merge(base) + r.path) };
}

/** The part of the base that RFC 3986, section 5.2.3, puts before a relative path. @param {Components} base */
export function merge({ authority, path }) {
  return authority !== null && path === "" ? "/" : path.slice(0, path.lastIndexOf("/") + 1);
}

/** Segments that RFC 3986 removes, each with its "/". */
const plainDots = /^\/\.\.?$/;
const isSingle = /^\/(?:\.|%2e)$/i;

/**
 * RFC 3986, section 5.2.4, segment by segment, each with its "/".
 * @param {string} path
 * @param {object} [otherwise] deviations from the RFC
 * @param {RegExp} [otherwise.dot] the segments that are removed
 * @param {(output: string[]) => boolean} [otherwise.stays] whether ".." leaves the output unchanged
 * @param {boolean} [otherwise.loses] whether an empty segment is dropped after ".." has emptied the output
 */
export function removeDots(path, { dot = plainDots, stays = () => false, loses = false } = {}) {
  const input = path.replace(/^(?:\.\.?\/)+/, ""); // 2A
  if (input === "." || input === "..") return ""; // 2D
  /** @type {string[]} */
  const output = [];
  let emptied = false;
  let removed = false;
  for (const segment of input.match(/\/[^/]*|^[^/]+/g) ?? []) {
    removed = dot.test(segment);
    if (removed && isSingle.test(segment)) {
      // 2B
      emptied = false;
    } else if (removed) {
      // 2C
      if (!stays(output)) output.pop();
      emptied = output.length === 0;
    } else {
      // 2E
      if (!(loses && emptied && segment === "/")) output.push(segment);
      emptied = false;
    }
  }
  return output.join("") + (removed ? "/" : "") || (loses && input !== "" ? "/" : "");
}
