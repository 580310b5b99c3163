/**
 * The words of RFC 1738: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base must start with a scheme, such as ‹https:›.",

  /** Why the target is what it is. */
  why: {
    absolute: "The reference has its own scheme, ‹{scheme}›. It needs no base: it already is the target.",
    "no-relative-form":
      "The reference has no scheme. RFC 1738 mentions relative links but doesn’t say how to resolve them.",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-base": "The base is split at its first colon, if a scheme comes before it: {parts}.",
    "split-fragment": "A ‹#› and the text after it aren’t part of a URL: {parts}.",
    "has-scheme": {
      by: "answer",
      yes: "The reference starts with a scheme and a colon.",
      no: "The reference doesn’t start with a scheme and a colon.",
    },
    "split-url": "The URL is split at that colon: {parts}.",
    absolute: "The reference is a complete URL and becomes the target, unchanged: ‹{set}›.",
    "no-relative-form": "It has no target: it isn’t a complete URL, and this spec doesn’t say how to complete one.",
  },

  /** The spec's rule for each clause in which specs differ, shown if its target differs from the selected spec's. */
  because: {
    "scheme-begins": "The text before the ‹:› is a scheme only if it consists of letters, digits, ‹+›, ‹-›, and ‹.›.",
    "own-scheme":
      "A reference that starts with a scheme is complete. It stays unchanged, including its dot segments (‹.› and ‹..›).",
    "relative-form": "Relative links have no target: the spec mentions them but doesn’t say how to resolve them.",
    "same-scheme": "A reference that starts with a scheme is complete, even if the scheme is the base’s.",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "The spec puts ‹[ ]› around repeated parts. We write ‹( )›, because ‹1*[ a ]› would make even the first one optional. Listed letters become a range.",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    absolute:
      "An identifier after ‹#› isn’t part of the URL, and the spec doesn’t say what happens to it. We keep it in its place.",
    "no-relative-form":
      "The spec doesn’t describe relative links. We take anything without a scheme for one and check it against the rule for a URL, which it doesn’t match.",
    scheme:
      "Printed with lowercase letters only, but a comment and section 2.1 ask programs to ignore case. We treat uppercase letters like lowercase ones, in every scheme.",
    gopherurl:
      'Printed with a slash without quotation marks. We read it as ‹"/"›, like erratum 5118. A selector may contain ‹%09›, too. The tree shows it as long as possible.',
  },

  /** Notes on examples. */
  remarks: {
    form: "The spec prints this with the names of the two values in angle brackets. We use the names as values.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹$-_.+!*'(),›",
    reserved: "one of ‹;/?:@&=›",
  },
};
