/**
 * Fixes for a text that breaks the grammar, by the kind of the error: each fixes all errors of that kind from there on,
 * with one click. A fix is offered only if it helps: the text becomes valid, or fails further on. Each is tried once,
 * which costs as much as parsing the text a few times, however long it is.
 */
import { isHostlike } from "../texts/hostlike.js";
import { encode as encodeIn } from "../texts/percent.js";
import { excludedBy, faultOf, foreign, unseen } from "./fault.js";

/** @import { Engine } from "../run/tolerant.js" */
/** @import { Problem } from "../run/engine.js" */

/**
 * @typedef {object} Mend
 * @property {string} id of its words
 * @property {string} text the fixed text
 * @property {number} count the number of errors that it fixes
 * @property {string} found the character in question
 * @property {string} encoded the same, percent-encoded
 */

/** @typedef {Mend & { past: number }} Candidate past: the text must be right at least up to there */

/** @typedef {Omit<Candidate, "encoded">} Unnamed */

/** The most fixes to offer. */
const most = 2;

/**
 * @param {Engine} engine
 * @param {string} text
 * @param {Problem} problem
 * @param {{ edition: string, production: string }} options
 * @returns {Mend[]}
 */
export function mends(engine, text, problem, options) {
  return candidates(text, problem, options.edition)
    .filter((mend) => {
      const validity = engine.validate(mend.text, options);
      return "valid" in validity && (validity.valid || validity.errors[0].at >= mend.past);
    })
    .slice(0, most)
    .map(({ past, ...mend }) => mend);
}

/** @param {string} text @param {Problem} problem @param {string} edition @returns {Candidate[]} */
function candidates(text, problem, edition) {
  /** @param {string} character */
  const encode = (character) => encodeIn(character, edition);
  const fault = faultOf(problem, text);
  const encoded = fault.found && encode(fault.found);
  return [...unwrapped(text, fault.found), ...candidatesFor(text, problem, fault, encode, excludedBy(edition))].map(
    (mend) => ({
      ...mend,
      encoded: mend.found === fault.found ? encoded : encode(mend.found),
    }),
  );
}

/**
 * @param {string} text @param {Problem} problem @param {import("./fault.js").Fault} fault @param {(character: string) => string} encode
 * @param {RegExp} excluded ASCII characters that the spec excludes
 * @returns {Unnamed[]}
 */
function candidatesFor(text, problem, { kind, found, at }, encode, excluded) {
  /** The text before the error is right, so it isn't changed. */
  const [before, rest] = [text.slice(0, at), text.slice(at)];
  /**
   * Replaces all matches from the error on, up to an end.
   * @param {string} id @param {RegExp} what @param {string | ((found: string) => string)} by
   * @returns {Unnamed[]} empty if a character can't be encoded
   */
  const all = (id, what, by, end = rest.length) => {
    let count = 0;
    let past = at;
    /** Each character's replacement is computed once. @type {Map<string, string>} */
    const known = new Map();
    const mended = rest.slice(0, end).replace(what, (character) => {
      const put = typeof by === "string" ? by : (known.get(character) ?? by(character));
      known.set(character, put);
      if (!count++) past += put.length;
      return put;
    });
    return by === encode && [...known.values()].includes("")
      ? []
      : [{ id, text: before + mended + rest.slice(end), count, found, past }];
  };
  /** @param {string} id @param {string} mended @param {number} past @returns {Unnamed} */
  const one = (id, mended, past) => ({ id, text: mended, count: 1, found, past });

  switch (kind) {
    case "blank-before":
    case "blank-after":
      return [one("trim", text.trim(), 0)];
    case "percent":
      return all("percent", /%(?![0-9A-Fa-f]{2})/g, "%25");
    case "hash":
      return all("hash", /#/g, encode);
    case "space":
      return all("space", / /g, encode, rest.trimEnd().length); // trailing spaces aren't part of the URI
    case "host-space":
      return all("blank", / /g, "", rest.search(/[/?#]|$/));
    case "line-break":
      return [oneLine(before, rest, found)];
    case "unseen":
      return all("unseen", new RegExp(unseen, "gu"), "");
    case "backslash":
      return [...all("backslash", /\\/g, "/"), ...all("encode", /\\/g, encode)];
    case "brackets":
      return all("brackets", /[[\]]/g, encode);
    case "foreign":
      return all("foreign", new RegExp(foreign, "gu"), encode);
    case "encode":
      return all("encode", excluded.test(found) ? new RegExp(excluded, "g") : new RegExp(`\\${found}`, "g"), encode);
    case "at-sign":
      return [atSigns(text, found, encode)];
    case "bracket-open":
      return [one("bracket", `${before}]${rest}`, at + 2)];
    case "bracket-host":
      return [one("slashes", `//${withoutZone(text)}`, 3), one("add-scheme", `https://${withoutZone(text)}`, 9)];
    case "zone":
      return [one("zone", before + rest.replace(/^[^\]]*/, ""), at + 1)];
    case "slashes":
      return [
        one(
          "small",
          text.replace(/^[^:]*/, (scheme) => scheme.toLowerCase()),
          problem.at + 1,
        ),
      ];
    case "scheme-needed":
      return lacking(text, problem, found);
    case "scheme-start":
    case "scheme-character":
    case "scheme-foreign":
      return [
        ...(/^[^\s/?#:@]+:\d+(?:[/?#]|$)/.test(text)
          ? [one("slashes", `//${text}`, problem.at + 3), one("add-scheme", `https://${text}`, problem.at + 9)]
          : []),
        ...pasted(text, found),
        ...asPath(text, problem, found, encode, excluded),
      ];
    case "query-first":
      return [one("dot-slash-query", `./${text}`, 3)];
    case "scheme-missing":
      return [one("dot-slash", `./${text}`, 3)];
    default:
      return [];
  }
}

/** An address in brackets without its zone, because addresses in URIs have none. @param {string} text */
const withoutZone = (text) => text.replace(/^(\[[^\]%/?#]*)%[^\]/?#]*(?=\])/, "$1");

/**
 * A text without the delimiters that set off a URI: "software that accepts user-typed URI should attempt to recognize
 * and strip both delimiters and embedded whitespace" (RFC 3986, Appendix C; the appendices of RFC 1738 and the drafts
 * have the wrappers).
 * @param {string} text @param {string} found @returns {Unnamed[]}
 */
function unwrapped(text, found) {
  const wrapped = /^\s*(?:(?:URL=)?<(?:URL:)?([^<>]*)>|"(?:URL:)?([^"]*)")\s*$/i.exec(text);
  const inner = (wrapped?.[1] ?? wrapped?.[2] ?? "").replace(/\s+/g, "");
  return inner ? [{ id: "unwrap", text: inner, count: 1, found, past: 0 }] : [];
}

/** Guesses for a text without a scheme. @param {string} text @param {Problem} problem @param {string} found @returns {Unnamed[]} */
function lacking(text, { at }, found) {
  const [, name, rest] = /^([a-z][a-z0-9+.-]*)(\/\/.*)$/is.exec(text) ?? [];
  if (name) return [{ id: "colon", text: `${name}:${rest}`, count: 1, found, past: at + 2 }];
  if (text.startsWith("//")) return [{ id: "http", text: `http:${text}`, count: 1, found, past: at + 6 }];
  return withScheme(text, found).map((mend) => ({ ...mend, past: at + 9 }));
}

/** A text that looks like a host, with a scheme. @param {string} text */
export const withScheme = (text, found = "") =>
  isHostlike(text) ? [{ id: "add-scheme", text: `https://${text}`, count: 1, found }] : [];

/** A scheme with accidental spaces or invisible characters, without these. @param {string} text @param {string} found @returns {Unnamed[]} */
function pasted(text, found) {
  const [head] = text.split(":", 1);
  const without = head.replace(new RegExp(`\\s|${unseen.source}`, "gu"), "");
  return without === head || !without
    ? []
    : [
        {
          id: "blank",
          text: without + text.slice(head.length),
          count: head.length - without.length,
          found,
          past: without.length + 1,
        },
      ];
}

/**
 * A path whose first segment has a colon: with "./" in front, that isn't a scheme. Characters that are never allowed
 * are percent-encoded as well, because neither change alone would help.
 * @param {string} text @param {Problem} problem @param {string} found @param {(character: string) => string} encode
 * @param {RegExp} excluded @returns {Unnamed[]} empty if that is impossible
 */
function asPath(text, { at }, found, encode, excluded) {
  const [head] = text.split(":", 1);
  const never = new RegExp(`${foreign.source}|${excluded.source}|[ \\\\[\\]]`, "gu");
  const encoded = text.match(never);
  if (!encoded || !head.match(never)) return [{ id: "dot-slash", text: `./${text}`, count: 1, found, past: at + 3 }];
  if (encoded.some((character) => !encode(character))) return [];
  return [
    {
      id: "dot-slash-encode",
      text: `./${text.replace(never, encode)}`,
      count: encoded.length,
      found: encoded[0],
      past: head.replace(never, encode).length + 3,
    },
  ];
}

/** Removes line breaks and the spaces around them. @param {string} before @param {string} rest @param {string} found @returns {Unnamed} */
function oneLine(before, rest, found) {
  const lines = rest.split(/[\r\n]+/);
  return {
    id: "line-break",
    text: before.trimEnd() + lines.map((line) => line.trim()).join(""),
    count: lines.length - 1,
    found,
    past: before.trimEnd().length,
  };
}

/**
 * Encodes all "@" of an authority except the last, which separates user information from the host.
 * @param {string} text @param {string} found @param {(character: string) => string} encode @returns {Unnamed}
 */
function atSigns(text, found, encode) {
  const [head, authority] = /** @type {RegExpExecArray} */ (/^[^/?#]*(?:\/\/)?([^/?#]*)/.exec(text));
  const last = authority.lastIndexOf("@");
  const user = authority.slice(0, last).replaceAll("@", encode);
  const mended = head.slice(0, head.length - authority.length) + user + authority.slice(last);
  return {
    id: "at-sign",
    text: mended + text.slice(head.length),
    count: (mended.length - head.length) / 2,
    found,
    past: mended.length,
  };
}
