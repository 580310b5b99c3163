/**
 * What kind of fault it is where a text breaks the grammar: what stands there and what
 * could have stood there say more to whoever wrote it than the rule that failed. The
 * sentence (problem.js) and the mends (mend.js) go by it, so that the button does
 * what the sentence beside it says.
 */
import { characterAt } from "../texts/characterat.js";

/** @import { Problem } from "../run/engine.js" */

/**
 * @typedef {object} Fault
 * @property {string} kind the id of its sentence
 * @property {string} found the character that the fault is about; empty at the end of the text
 * @property {number} at where that stands
 */

/** Characters beyond US-ASCII; those of it that stand for themselves nowhere in a URI; those that nobody sees. */
export const foreign = /[^\x00-\x7F]/u;
export const excluded = /["<>^`{|}\x00-\x1F\x7F]/;
export const unseen = /[\p{Cf}\p{Cs}]/u;

const digits = /^[0-9A-Fa-f]$/;
/** Terminals that begin with a "%". */
const encodings = ['"%"', "pct-encoded", "pchar"];
/** Terminals that are digits and nothing else. */
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
  if (found === " ") return fault("space");
  if (found === "[" || found === "]") return fault("brackets");
  return fault(foreign.test(found) ? "foreign" : "encode");
}

/**
 * What is wrong with a host in brackets.
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
 * What is wrong with a scheme, or what would be one: whatever stands before the first
 * colon, in front of all slashes.
 * @param {string} text @param {number} at @param {boolean} needed whether the text has to have one
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
