/**
 * What the page says of RFC 1738. The notation is that of web/src/words/words.js.
 */
export default {
  /** Said of a base that is not absolute. */
  "base-without-scheme": "A base begins with a scheme and a colon, such as ‹http:›; this one has none.",

  /** Why the target is what it is. */
  why: {
    absolute: "The reference begins with a scheme, ‹{scheme}›: it is a complete URL, and needs no base.",
    "no-relative-form":
      "The reference has no scheme. This document mentions relative links, but does not say how to complete them.",
  },

  /** The lines of the listing. */
  lines: {
    "split-base": 'base.scheme, scheme-specific-part ← the base, at its first ":"',
    "split-fragment": 'URL, fragment identifier ← the reference, at its first "#"',
    "has-scheme": 'if the URL begins with a scheme and ":"',
    "split-url": 'scheme, scheme-specific-part ← the URL, at that ":"',
    absolute: "return the reference, as it stands",
    "no-scheme": "else",
    "no-relative-form": "there is no result: a relative link is not described",
  },

  /** What a step says, by its line. What a sentence may speak of stands in web/src/views/stage/step.js. */
  steps: {
    "split-base": "The base is split at its first colon, if a scheme is before it: {parts}.",
    "split-fragment": "A ‹#› and what follows it are not part of a URL: {parts}.",
    "has-scheme": {
      by: "answer",
      yes: "The reference begins with a scheme and a colon.",
      no: "The reference does not begin with a scheme and a colon.",
    },
    "split-url": "The URL is split at that colon: {parts}.",
    absolute: "The reference is a whole URL, and the answer as it stands: ‹{set}›.",
    "no-relative-form":
      "It is not a complete URL, and this document does not say how to complete one: there is no answer.",
  },

  /** What the edition does in the clauses in which editions differ: said of an answer that is not the chosen edition's. */
  because: {
    "scheme-begins": "What stands before the ‹:› is a scheme only if all of it is letters, digits, ‹+›, ‹-› and ‹.›.",
    "own-scheme":
      "What begins with a scheme is a whole URL, and taken as it stands, with its dot segments (‹.› and ‹..›).",
    "relative-form": "Relative links are mentioned here, but not how one is resolved: there is no answer.",
    "same-scheme": "What begins with a scheme is a whole URL, even if the scheme is the base's.",
  },

  /** Said of a rule that the document spells in another way. */
  notation:
    "The document puts ‹[ ]› around what is repeated. Here it is ‹( )›, as ‹1*[ a ]› would mean that even one may be left out. The letters of one case, which it lists, are a range here.",

  /** What was decided where the document leaves something open, by the line or the rule. */
  decisions: {
    absolute:
      "An identifier after ‹#› is no part of the URL, and the document does not say what becomes of it. It stays where it is.",
    "no-relative-form":
      "The document describes neither relative links nor how to tell one. Whatever has no scheme is called one here, and held against the rule for a URL, which it does not match.",
    scheme:
      "Printed with small letters alone, and with a comment beside it: “the scheme is in lower case; interpreters should use case-ignore”. Section 2.1 asks for the same, “for resiliency”. So capitals are read here as small letters, in every scheme.",
    gopherurl:
      'Printed with a slash that has no quotation marks; it is read as ‹"/"›. A selector may itself have ‹%09› in it, so a search can also be read as part of it. Here the selector is as long as it can be. Erratum 5118 puts the quotation marks there.',
  },

  /** What has to be said of examples. */
  remarks: {
    form: "The document prints this with the names of the two values in angle brackets. Here the names themselves are the values.",
  },

  /** What terminals of the grammar are called in a sentence, where other documents mean other characters by the same name. */
  terminals: {
    unreserved: "a letter, digit or one of ‹$-_.+!*'(),›",
    reserved: "one of ‹;/?:@&=›",
  },
};
