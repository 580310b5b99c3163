/**
 * What a browser's URL does otherwise than RFC 3986, as far as it gives an answer:
 * its way, told as RFC 3986's with deviations, each of which can be left out.
 */
import { join, removeDots, split, splitRest, transform } from "./parts.js";
import { ipv4, ipv6, toASCII } from "./host.js";
import { habits } from "./habits.js";
import { percent } from "./percent.js";

/** @typedef {import("../run/engine.js").Components} Components */
/** @typedef {import("./neighbours.js").Deviates} Deviates */

/** The schemes that it treats as special, with their default ports. @type {Record<string, string>} */
const ports = { http: "80", https: "443", ws: "80", wss: "443", ftp: "21", file: "" };

/** @param {string | null} scheme */
const isSpecial = (scheme) => scheme !== null && Object.hasOwn(ports, scheme);

/** @param {string | null} scheme */
const lower = (scheme) => scheme && scheme.replace(/[A-Z]/g, (c) => c.toLowerCase());

const isDrive = /^\/?[a-z][:|]$/i;
const startsWithDrive = /^\/?[a-z][:|](?=\/|$)/i;

/**
 * The target as text; null where there is none.
 * @param {string} base @param {string} reference @param {Deviates} deviates
 */
export function url(base, reference, deviates) {
  const b = read(base, null, deviates);
  const clean = isOpaque(b) ? b.path : dots(b.path, lower(b.scheme), deviates);
  if (clean !== b.path && deviates("base-dots", { from: b.path, to: clean })) b.path = clean;

  const r = read(reference, b, deviates);
  const opaque = isOpaque(r);
  const scheme = lower(r.scheme ?? b.scheme);
  const noQuery = r.scheme === null && r.authority === null && r.path === "" && r.query === null;
  const target = transform(b, r, (path) => {
    const without = opaque ? removeDots(path) : dots(path, scheme, deviates);
    return opaque && without !== path && deviates("opaque-path", { path }) ? path : without;
  });
  if (target.scheme === null) return null;
  if (noQuery && target.query === "" && habits().emptyQuery && deviates("empty-query", {})) target.query = null;
  write(target, deviates);
  return join(target);
}

/** Whether the path has no segments to it. @param {Components} parts */
const isOpaque = ({ scheme, authority, path }) =>
  scheme !== null && !isSpecial(lower(scheme)) && authority === null && !path.startsWith("/");

/**
 * @param {string} path
 * @param {string | null} scheme
 * @param {Deviates} deviates
 */
function dots(path, scheme, deviates) {
  let otherwise = {};
  let plain = removeDots(path);
  if (path.includes("%")) {
    const encoded = { dot: /^\/(?:\.|%2e){1,2}$/i };
    const without = removeDots(path, encoded);
    if (without !== plain && deviates("encoded-dots", { dot: /%2e/i.exec(path)?.[0] ?? "" }))
      [plain, otherwise] = [without, encoded];
  }
  if (scheme === "file" && habits().drives) {
    const kept = removeDots(path, {
      ...otherwise,
      stays: ([first, second]) => second === undefined && isDrive.test(first ?? ""),
    });
    if (kept !== plain && deviates("drive", { drive: kept.slice(1, 3) })) return kept;
  }
  return plain;
}

/**
 * Splits a text: what is done otherwise before RFC 3986 resolves.
 * @param {string} text
 * @param {Components | null} base null for the base itself
 * @param {Deviates} deviates
 * @returns {Components}
 */
function read(text, base, deviates) {
  const trimmed = text.replace(/^[\0- ]+/, "").replace(/[^\0- ][\0- ]+$/, (end) => end.slice(0, 1));
  if (trimmed !== text && deviates("trim", {})) text = trimmed;
  const joined = text.replace(/[\t\n\r]/g, "");
  if (joined !== text && deviates("line-breaks", {})) text = joined;

  let parts = split(text);
  if (
    parts.scheme !== null &&
    !/^[a-z][a-z0-9+.-]*$/i.test(parts.scheme) &&
    deviates("no-scheme", { scheme: parts.scheme })
  ) {
    parts = { scheme: null, ...splitRest(text) };
  }
  const own = lower(parts.scheme);
  const scheme = own ?? lower(base?.scheme ?? null);
  if (!isSpecial(scheme) && !(own === null && habits().backslashes)) return parts;

  const [, head, tail] = /** @type {RegExpExecArray} */ (
    /^([^?#]*)([^]*)$/.exec(parts.scheme === null ? text : text.slice(parts.scheme.length + 1))
  );
  const turned = head.replaceAll("\\", "/");
  const turn = turned !== head && deviates("backslash", {});
  if (turn) parts = { scheme: parts.scheme, ...splitRest(turned + tail) };
  return isSpecial(scheme) ? slashes(parts, turn ? turned : head, tail, base, deviates) : parts;
}

/**
 * The slashes after a special scheme, or instead of one.
 * @param {Components} parts
 * @param {string} head what follows the scheme, up to query and fragment
 * @param {string} tail query and fragment
 * @param {Components | null} base
 * @param {Deviates} deviates
 */
function slashes(parts, head, tail, base, deviates) {
  const own = lower(parts.scheme);
  const scheme = own ?? lower(base?.scheme ?? null) ?? "";
  if (
    own !== null &&
    base &&
    lower(base.scheme) === own &&
    !head.startsWith("//") &&
    deviates("same-scheme", { scheme: own })
  ) {
    parts.scheme = null;
  }
  if (scheme === "file") {
    file(parts, base, deviates);
  } else if (parts.scheme !== null || head.startsWith("//")) {
    const [written] = /** @type {RegExpExecArray} */ (/^\/*/.exec(head));
    if (written !== "//" && deviates("slashes", { written, scheme })) {
      return { scheme: parts.scheme, ...splitRest(`//${head.slice(written.length)}${tail}`) };
    }
  }
  return parts;
}

/**
 * What is done otherwise with files: there is always an authority, and the letter of
 * a drive is the root.
 * @param {Components} parts @param {Components | null} base @param {Deviates} deviates
 */
function file(parts, base, deviates) {
  if (parts.scheme !== null && parts.authority === null && deviates("file-authority", {})) {
    parts.authority = "";
    if (!parts.path.startsWith("/")) parts.path = `/${parts.path}`;
  }
  if (habits().fileSlashes && parts.authority === "" && parts.path.startsWith("//") && deviates("file-slashes", {})) {
    parts.path = parts.path.replace(/^\/+/, "/");
  }
  if (habits().drives) drive(parts, base, deviates);
}

/** @param {Components} parts @param {Components | null} base @param {Deviates} deviates */
function drive(parts, base, deviates) {
  const { authority, path } = parts;
  const [letter] = startsWithDrive.exec(path) ?? [];
  if (authority !== null && isDrive.test(authority)) {
    if (deviates("drive", { drive: authority })) Object.assign(parts, { authority: "", path: `/${authority}${path}` });
  } else if (letter && !path.startsWith("/")) {
    if (deviates("drive", { drive: letter })) parts.path = `/${path}`;
  } else if (!letter && parts.scheme === null && authority === null && path.startsWith("/")) {
    const kept = /^\/[a-z]:(?=\/|$)/i.exec(base?.path ?? "")?.[0];
    if (kept && deviates("drive", { drive: kept.slice(1) })) parts.path = kept + path;
  }
  if (/^\/[a-z]\|(?=\/|$)/i.test(parts.path) && deviates("drive-bar", { drive: parts.path.slice(1, 3) })) {
    parts.path = `${parts.path.slice(0, 2)}:${parts.path.slice(3)}`;
  }
}

/**
 * What is done otherwise after RFC 3986 has resolved.
 * @param {Components} target @param {Deviates} deviates
 */
function write(target, deviates) {
  const opaque = isOpaque(target);
  const scheme = lower(target.scheme) ?? "";
  if (scheme !== target.scheme && deviates("scheme-lower", { from: target.scheme ?? "", to: scheme }))
    target.scheme = scheme;
  if (target.authority !== null) target.authority = authority(target.authority, scheme, deviates);
  if (isSpecial(scheme) && target.path === "" && deviates("root", { scheme })) target.path = "/";
  if (target.authority === null && target.path.startsWith("//") && deviates("dot-before-slashes", {}))
    target.path = `/.${target.path}`;

  const special = isSpecial(scheme);
  target.path = encode(target.path, opaque ? "opaquePath" : special ? "path" : "otherPath", deviates);
  target.query = target.query && encode(target.query, special ? "query" : "otherQuery", deviates);
  target.fragment = target.fragment && encode(target.fragment, "fragment", deviates);
}

/**
 * @param {string} text @param {string} place @param {Deviates} deviates
 * @returns {string}
 */
function encode(text, place, deviates) {
  const set = habits().encoded[place];
  const encoded = text.replace(set, percent);
  if (encoded === text) return text;
  const [from] = /** @type {RegExpMatchArray} */ (text.match(set));
  return deviates("encoded", { from, to: percent(from) }) ? encoded : text;
}

/**
 * @param {string} text @param {string} scheme @param {Deviates} deviates
 */
function authority(text, scheme, deviates) {
  const [, info = null, host, port = null] = /** @type {RegExpExecArray} */ (
    /^(?:([^]*)@)?([^]*?)(?::([^:\]]*))?$/.exec(text)
  );
  const user = info === null ? "" : userinfo(info, deviates);
  const name = isSpecial(scheme) ? specialHost(host, scheme, deviates) : encode(host, "otherHost", deviates);
  return user + ipv6(name, deviates) + (port === null ? "" : portOf(port, scheme, deviates));
}

/** @param {string} info @param {Deviates} deviates */
function userinfo(info, deviates) {
  const colon = info.indexOf(":");
  const user = colon < 0 ? info : info.slice(0, colon);
  let password = colon < 0 ? null : info.slice(colon + 1);
  if (password === "" && deviates("empty-userinfo", {})) password = null;
  if (user === "" && password === null && deviates("empty-userinfo", {})) return "";
  return `${encode(user, "userinfo", deviates)}${password === null ? "" : `:${encode(password, "userinfo", deviates)}`}@`;
}

/** @param {string} port @param {string} scheme @param {Deviates} deviates */
function portOf(port, scheme, deviates) {
  if (port === "") return deviates("empty-port", {}) ? "" : ":";
  const number = port.replace(/^0+(?=.)/, "");
  if (number === ports[scheme] && deviates("default-port", { port: number, scheme })) return "";
  return number !== port && deviates("port-zeros", { from: port, to: number }) ? `:${number}` : `:${port}`;
}

/** @param {string} host @param {string} scheme @param {Deviates} deviates */
function specialHost(host, scheme, deviates) {
  if (host.startsWith("[")) return host;
  if (host.includes("%")) {
    const decoded = decode(host);
    if (decoded !== host && deviates("host-decoded", { from: host, to: decoded })) host = decoded;
  }
  const ascii = toASCII(host);
  if (/[^\0-~]/.test(host)) {
    if (ascii !== null && deviates("host-ascii", { from: host, to: ascii })) host = ascii;
  }
  const small = /** @type {string} */ (lower(host));
  if (small !== host && deviates("host-lower", { from: host, to: small })) host = small;
  const address = ipv4(host);
  if (address !== null && address !== host && deviates("ipv4", { from: host, to: address })) host = address;
  host = encode(host, "host", deviates);
  return scheme === "file" && host === "localhost" && habits().localhost && deviates("localhost", {}) ? "" : host;
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
