/**
 * Classifies errors in a text that breaks the grammar. The character found and those allowed tell an author more than
 * the rule that failed. Both the sentence (problem.js) and the fixes (mend.js) depend on the kind, so that the button
 * does what the sentence says.
 */
import { characterAt } from "../texts/characterat.js";

/** @import { Problem } from "../run/engine.js" */

/**
 * @typedef {object} Fault
 * @property {string} kind the id of its sentence
 * @property {string} found the character in question; empty at the end of the text
 * @property {number} at its offset
 */

/** Characters beyond US-ASCII; ASCII characters that a URI never contains unencoded; invisible ones. */
export const foreign = /[^\x00-\x7F]/u;
const excluded = /["<>^`{|}\x00-\x1F\x7F]/;

/** Specs that allow quotation marks. */
const quoting = ["url-1993", "rfc1630"];

/** The ASCII characters that a spec excludes. @param {string} edition its id */
export const excludedBy = (edition) => (quoting.includes(edition) ? /[<>^`{|}\x00-\x1F\x7F]/ : excluded);
export const unseen = /[\p{Cf}\p{Cs}]/u;

const digits = /^[0-9A-Fa-f]$/;
/** Terminals that begin with a "%". */
const encodings = ['"%"', "pct-encoded", "pchar"];
/** Terminals that consist of digits. */
const decimals = ["DIGIT", "digit", "digits"];

/** @param {Problem} problem @param {string} text @returns {Fault} */
export function faultOf({ at, expected }, text) {
  const found = characterAt(text, at);
  /** @param {string} kind @returns {Fault} */
  const fault = (kind, where = at) => ({ kind, found: characterAt(text, where), at: where });
  /** @param {string} terminal */
  const can = (terminal) => expected.includes(terminal);
  const encodable = expected.some((terminal) => encodings.includes(terminal));

  if (/^\s/.test(found) && (!text.slice(0, at).trim() || !text.slice(at).trim()))
    return fault(text.slice(at).trim() ? "blank-before" : "blank-after");
  if (text[at - 1] === "%" || (text[at - 2] === "%" && digits.test(text[at - 1])))
    return fault("percent", text.lastIndexOf("%", at - 1));
  if (found === "[" && /^(?:[^:/?#]*:)?\/\/(?:[^/?#@]*@)?$/.test(text.slice(0, at))) return fault("no-brackets");
  if (text.startsWith("?") && at === 0 && can("end of text")) return fault("query-first");
  const bracket = inBrackets(text, at, can);
  if (bracket) return fault(bracket);
  const scheme = ofScheme(text, at, !can("end of text") && !can('"/"'));
  if (scheme) return fault(...scheme);
  if (/^[^:/?#]+:$/.test(text.slice(0, at)) && text.startsWith("//", at)) return fault("slashes");
  if (found === "#") return fault(text.slice(0, at).includes("#") ? "hash" : "no-fragment");
  if (
    /:\d*$/.test(text.slice(0, at)) &&
    !encodable &&
    expected.some((terminal) => decimals.includes(terminal)) &&
    can('"/"')
  )
    return fault("port");
  if (text[at - 1] === "]" && can('":"') && !encodable) return fault("after-bracket");
  if (found === "@" && encodable && !can("other-sign")) return fault("at-sign");
  if (!found) return fault(/\/\/$/.test(text) ? "host-missing" : "end");
  if (/[\r\n]/.test(found)) return fault("line-break");
  if (unseen.test(found)) return fault("unseen");
  if (found === "\\") return fault("backslash");
  if (!encodable || found === "%") return fault("other");
  if (found === " ") return fault(isInHost(text, at) ? "host-space" : "space");
  if (found === "[" || found === "]") return fault("brackets");
  return fault(foreign.test(found) ? "foreign" : "encode");
}

/**
 * True if a place is in a host name: after the two slashes and a user name, and before a port.
 * @param {string} text @param {number} at
 */
const isInHost = (text, at) =>
  /^(?:[^:/?#]*:)?\/\/(?:[^/?#@]*@)?[^/?#@:]*$/.test(text.slice(0, at)) && !/^[^/?#]*@/.test(text.slice(at));

/**
 * The kind of an error in a host in brackets.
 * @param {string} text @param {number} at @param {(terminal: string) => boolean} can
 */
function inBrackets(text, at, can) {
  const open = text.lastIndexOf("[", at - 1);
  if (
    at === 0 ||
    open < 0 ||
    !/^(?:[^:/?#]*:)?\/\/[^/?#[]*$/.test(text.slice(0, open)) ||
    /[\]/?#]/.test(text.slice(open, at))
  )
    return "";
  if (can("%x30-35") && /^[6-9]/.test(text.slice(at))) return "octet";
  if (can('"]"') && (at === text.length || /[/?#]/.test(text[at]))) return "bracket-open";
  if (at > open + 1 && /^v/i.test(text.slice(open + 1))) return at < text.length ? "future" : "bracketed";
  return text[at] === "%" ? "zone" : "bracketed";
}

/**
 * The kind of an error in a scheme, or in the text before the first colon and in front of all slashes.
 * @param {string} text @param {number} at @param {boolean} needed whether the text must have one
 * @returns {[kind: string, at?: number] | null}
 */
function ofScheme(text, at, needed) {
  const [head] = /** @type {RegExpExecArray} */ (/^[^:/?#]*/.exec(text));
  if (at > head.length) return null;
  if (text[head.length] !== ":") return needed ? ["scheme-needed"] : null;
  if (head === "") return ["scheme-missing"];
  if (head.startsWith("[")) return ["bracket-host", 0];
  if ((at === 0 || at === head.length) && /^[0-9+\-.]/.test(head)) return ["scheme-start", 0];
  const wrong = /[^A-Za-z0-9+\-.]/.exec(head);
  if (!wrong || (at !== head.length && at !== wrong.index)) return null;
  return [
    /[\s\\[\]]/.test(wrong[0]) || excluded.test(wrong[0]) || foreign.test(wrong[0])
      ? "scheme-foreign"
      : "scheme-character",
    wrong.index,
  ];
}
