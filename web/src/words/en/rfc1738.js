/**
 * The words of RFC 1738: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  /** The error of a base that is not absolute. */
  "base-without-scheme": "A base needs a scheme, such as ‹https://›.",

  /** Why the target is what it is. */
  why: {
    absolute: "The reference has its own scheme, ‹{scheme}›, so it is a complete URL and needs no base.",
    "no-relative-form":
      "The reference has no scheme. RFC 1738 mentions relative links but does not say how to resolve them.",
  },

  /** The sentence of a step, by its line. web/src/views/stage/step.js has the arguments. */
  steps: {
    "split-base": "The base is split at its first colon, if a scheme comes before it: {parts}.",
    "split-fragment": "A ‹#› and the text after it are not part of a URL: {parts}.",
    "has-scheme": {
      by: "answer",
      yes: "The reference starts with a scheme and a colon.",
      no: "The reference does not start with a scheme and a colon.",
    },
    "split-url": "The URL is split at that colon: {parts}.",
    absolute: "The reference is a complete URL, so it is the target as it is: ‹{set}›.",
    "no-relative-form":
      "It is not a complete URL, and this spec does not say how to complete one, so it has no target.",
  },

  /** What the edition does in the clauses where editions differ; said if its target differs from the chosen edition’s. */
  because: {
    "scheme-begins": "The text before the ‹:› is a scheme only if it consists of letters, digits, ‹+›, ‹-›, and ‹.›.",
    "own-scheme":
      "A reference that starts with a scheme is complete and not changed; its dot segments (‹.› and ‹..›) are kept.",
    "relative-form": "The spec mentions relative links but does not say how to resolve them, so they have no target.",
    "same-scheme": "A reference that starts with a scheme is complete, even if the scheme is the base’s.",
  },

  /** Said of a rule whose notation in the document is different. */
  notation:
    "The spec puts ‹[ ]› around repeated parts. Here they have ‹( )›, because ‹1*[ a ]› would make even the first one optional. Letters of one case, which the spec lists, are a range here.",

  /** Our decisions where the document leaves something open, by line or rule. */
  decisions: {
    absolute:
      "An identifier after ‹#› is not part of the URL, and the spec does not say what happens to it. Here it is kept in its place.",
    "no-relative-form":
      "The spec describes neither relative links nor how to recognize one. Here anything without a scheme is one, and is checked against the rule for a URL, which it does not match.",
    scheme:
      "Printed with lowercase letters only, and with the comment “the scheme is in lower case; interpreters should use case-ignore”. Section 2.1 asks for the same, “for resiliency”. So uppercase letters are read as lowercase here, in every scheme.",
    gopherurl:
      'Printed with a slash that has no quotation marks; it is read as ‹"/"›, and erratum 5118 says so too. A selector may itself contain ‹%09›, so a search can also be read as part of it. Here the selector is as long as possible.',
  },

  /** Notes on examples. */
  remarks: {
    form: "The spec prints this with the names of the two values in angle brackets. Here the names are the values.",
  },

  /** Terminals that mean other characters in other documents, as a sentence names them. */
  terminals: {
    unreserved: "a letter, digit, or one of ‹$-_.+!*'(),›",
    reserved: "one of ‹;/?:@&=›",
  },
};
