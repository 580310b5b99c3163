/**
 * Go's net/url as RFC 3986 with deviations that can be switched off one by one, for texts that it accepts. Names in
 * comments come from its source.
 */
import { percent } from "./percent.js";
import { join, removeDots, split, transform } from "./parts.js";

/** @import { Components } from "../run/engine.js" */
/** @import { Deviates } from "./neighbours.js" */

/**
 * The target as text, or null if there is none.
 * @param {string} base @param {string} reference @param {Deviates} deviates
 */
export function netURL(base, reference, deviates) {
  const b = read(base, deviates);
  const r = read(reference, deviates);
  const own = r.scheme !== null;
  // ResolveReference treats an empty host as no authority.
  if (!own && r.authority === "" && deviates("empty-authority-ignored", {})) r.authority = null;
  const below = !own && r.authority === null;
  const opaque = isOpaque(own ? r : b);

  // "mailto:x@y" has an opaque string instead of a path that a reference could replace.
  if (below && opaque && r.path !== "" && deviates("opaque-base", { path: b.path })) Object.assign(b, { path: "/" });
  const same = below && r.path === "";
  // A path begins at the root even without a scheme.
  const root = (/** @type {string} */ path) =>
    below && b.scheme === null && path !== "" && !path.startsWith("/") && deviates("rooted", {}) ? `/${path}` : path;
  const target = transform(b, r, (path) => dots(root(path), own && opaque, deviates));
  if (same) inherit({ target, b, r }, root, deviates);
  if (target.scheme === null && !deviates("relative-base", {})) return null;
  write(target, own || (same && opaque), below, deviates);
  return join(target);
}

/** True if net/url keeps the path in Opaque. @param {Components} parts */
const isOpaque = ({ scheme, authority, path }) => scheme !== null && authority === null && !path.startsWith("/");

/**
 * Splits a text: parse.
 * @param {string} text @param {Deviates} deviates
 * @returns {Components}
 */
function read(text, deviates) {
  const parts = split(text);
  const { scheme, authority, path } = parts;
  if (scheme === null && authority === "" && path.startsWith("/") && deviates("three-slashes", {})) {
    Object.assign(parts, { authority: null, path: `//${path}` });
  }
  if (parts.authority) parts.authority = authorityOf(parts.authority, deviates);
  if (!isOpaque(parts)) parts.path = encode(parts.path, unfit.path, fit.path, "path-encoded", deviates);
  parts.fragment = parts.fragment && encode(parts.fragment, unfit.fragment, fit.fragment, "fragment-encoded", deviates);
  if (parts.fragment === "" && deviates("empty-fragment", {})) parts.fragment = null;
  return parts;
}

/**
 * resolvePath.
 * @param {string} path @param {boolean} opaque @param {Deviates} deviates
 */
function dots(path, opaque, deviates) {
  const plain = removeDots(path);
  if (opaque) return plain !== path && deviates("opaque-path", { path }) ? path : plain;
  const lost = removeDots(path, { loses: true });
  return lost !== plain && deviates("slash-lost", { from: plain, to: lost }) ? lost : plain;
}

/**
 * Completes a reference without a path from the base.
 * @param {{ target: Components, b: Components, r: Components }} parts
 * @param {(path: string) => string} root
 * @param {Deviates} deviates
 */
function inherit({ target, b, r }, root, deviates) {
  if (!isOpaque(b)) {
    const from = root(target.path);
    const to = dots(from, false, deviates);
    target.path = to !== from && deviates("base-dots", { from, to }) ? to : from;
  }
  if (r.query === null && b.query === "" && deviates("empty-query", {})) target.query = null;
  if (
    r.query === null &&
    r.fragment === null &&
    b.fragment !== null &&
    deviates("base-fragment", { fragment: b.fragment })
  ) {
    target.fragment = b.fragment;
  }
}

/**
 * Serializes the target, like the method String.
 * @param {Components} target
 * @param {boolean} whole whether scheme and authority come from one text, as the OmitHost flag requires
 * @param {boolean} below whether the authority is the base's
 * @param {Deviates} deviates
 */
function write(target, whole, below, deviates) {
  const { scheme, authority, path } = target;
  if (scheme === null) {
    if (authority === "" && deviates("authority-lost", {})) target.authority = null;
    return;
  }
  const small = scheme.replace(/[A-Z]/g, (c) => c.toLowerCase());
  if (small !== scheme && deviates("scheme-lower", { from: scheme, to: small })) target.scheme = small;
  // The OmitHost flag is lost when a base is resolved against.
  if (!whole && authority === null && path.startsWith("/") && deviates("authority-added", {})) target.authority = "";
  if (authority === "" && path === "" && deviates("authority-lost", {})) target.authority = null;
}

const unreserved = "\\-A-Za-z0-9_.~";
/** Characters that can't stay unencoded: all except those in validEncoded, and the "%" of an encoding. */
const unfit = {
  path: new RegExp(`[^${unreserved}$&+,/:;=@!'()*[\\]%]`, "u"),
  fragment: new RegExp(`[^${unreserved}$&+,/:;=?@!'()*[\\]%]`, "u"),
};
/** Characters that stay unencoded when a text is re-encoded: shouldEscape. */
const fit = {
  path: new RegExp(`[${unreserved}$&+,/:;=@]`),
  fragment: new RegExp(`[${unreserved}$&+,/:;=?@!()*]`),
  userinfo: new RegExp(`[${unreserved}$&+,;=]`),
  host: new RegExp(`[${unreserved}!"$&'()*+,:;<=>[\\]]`),
};

/** @param {string} text @param {Deviates} deviates */
function authorityOf(text, deviates) {
  const at = text.lastIndexOf("@");
  const host = encode(text.slice(at + 1), /[^]/, fit.host, "host-encoded", deviates);
  if (at < 0) return host;
  const info = text
    .slice(0, at)
    .split(/:([^]*)/, 2)
    .map((part) => encode(part, /[^]/, fit.userinfo, "userinfo-encoded", deviates));
  return `${info.join(":")}@${host}`;
}

/**
 * Decodes and re-encodes a text that has a character which isn't allowed.
 * @param {string} text @param {RegExp} unfit @param {RegExp} fit @param {string} id @param {Deviates} deviates
 */
function encode(text, unfit, fit, id, deviates) {
  const [found] = unfit.exec(text) ?? [];
  if (found === undefined) return text;
  const anew = text.replace(/%[0-9a-f]{2}|[^]/giu, (c) => {
    if (c.length === 3 && c.startsWith("%")) {
      const decoded = String.fromCharCode(Number.parseInt(c.slice(1), 16));
      return fit.test(decoded) && decoded < "\x80" ? decoded : c.toUpperCase();
    }
    return fit.test(c) ? c : percent(c);
  });
  return anew !== text && deviates(id, { found, from: text, to: anew }) ? anew : text;
}
