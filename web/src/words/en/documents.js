/**
 * What the Documents room says, and its first part, where the base of a document comes from.
 * The notation is that of web/src/words/words.js.
 */
export default {
  title: "Documents",
  "parts-label": "What is looked at",
  parts: { base: "Where the base comes from", text: "URIs in running text" },

  document: "Document",
  paste:
    "Paste or drop an HTML page or a mail message here. Nothing of it is fetched or run, and it stays in this tab.",
  file: "Open a file…",
  clear: "Clear",
  beginning: "Only its beginning is shown here.",
  retrieval: "Retrieved from",
  default: "Default base",
  hints: {
    retrieval: "An address; if it was redirected, each of them, with spaces between",
    default: "What an application takes if it knows nothing else",
  },
  box: { embedded: "In it", enclosing: "Around it", retrieval: "Retrieved", default: "Default" },
  body: "Part of the message",
  "body-name": { by: "name", empty: "the message itself ({type})", other: "{name} ({type})" },
  "examples-label": "Examples",
  examples: {
    embedded: "A base element",
    enclosing: "A mail message",
    retrieval: "Redirected",
    default: "Never retrieved",
    none: "No base at all",
    two: "Two base elements",
    relative: "A relative base",
    nested: "Three deep",
    forms: "Empty references",
    flat: "mailto:",
    broken: "A broken base",
  },
  "in-text": {
    by: "count",
    one: "It has no references, but {count} URI stands in its text.",
    other: "It has no references, but {count} URIs stand in its text.",
  },
  "to-text": "Look at its text",
  reading: "Reading …",
  read: {
    html: "Read as HTML.",
    mail: "Read as a mail message.",
    "no-body": "Read as a mail message, in which there is no text.",
    empty: "",
  },
  /** What was left out of the reading. */
  left: {
    html: "Only the first {read} of {length} characters were read: what follows would take a browser too long.",
    lines: "The message has more than {most} lines: the rest was left out.",
    parts: "Its parts are nested more than {most} deep: what lies further in was left out.",
    messages: "Its messages are nested more than {most} deep: what lies further in was left out.",
    header: "Its header is longer than 2 MB: the rest was left out.",
    bodies: "It has more than {most} parts with text: the rest was left out.",
    broken: "The message is broken: {message}",
    charset: "The charset ‹{charset}› is not known; the text was read as UTF-8.",
  },

  /** The layers, from the inside out. */
  layers: {
    embedded: "Embedded in the document",
    enclosing: "The enclosing entity",
    retrieval: "The URI it was retrieved from",
    default: "The default",
  },
  references: { relative: "Relative references", none: "{document} has no relative references" },
  wins: "gives the base",
  winner: "{layer}: gives the base",
  from: {
    embedded: "base element",
    "content-base": "Content-Base",
    "content-location": "Content-Location",
    retrieval: "request",
    default: "default",
  },
  states: {
    used: "",
    another: {
      by: "from",
      embedded: "does not count: the first base element does.",
      retrieval: "does not count: the request was redirected.",
      "content-location": "does not count: another header field goes before it.",
      other: "does not count: the first one does.",
    },
    "not-known": "does not count: the document of this edition does not know this layer.",
    overruled: "does not count: this edition says that the default is the empty string.",
    syntax: "is no URI, so it gives no base.",
    "not-absolute": {
      by: "from",
      "content-base": "is relative. A Content-Base has to be absolute, so it gives no base.",
      other: "is relative. The official name of a document has to be complete, so this gives no base.",
    },
    "no-outer": "is relative, and nothing further out has a base that it could be resolved against.",
    "no-target": "is a reference to the current document here, and leads to no URI.",
    "too-long": "is too long to be looked at.",
  },
  resolved: {
    by: "type",
    empty: "is relative; against “{layer}” it becomes ‹{base}›.",
    other: "is relative; against “{layer}” (‹{type}›) it becomes ‹{base}›.",
  },
  unneeded: "is not needed: a layer further in has a base.",
  cut: "Its fragment is cut off: a base has none.",
  folded: "The white space in it is ignored, as in every header field.",
  flat: {
    useless:
      "Its path does not begin with ‹/›. By the words of the document, relative references cannot be used with such a base; its algorithm gives an answer all the same.",
    odd: "There is no ‹/› in it, so no hierarchy: a relative reference that is a path replaces all of it but the scheme.",
  },
  nothing: {
    embedded: "There is no base in the document.",
    enclosing: "As far as is known, nothing encloses it.",
    entity: "It names no base.",
    retrieval: "As far as is known, it was not retrieved.",
    default: "The application has none.",
    empty: "The empty string: every reference has to be absolute.",
  },
  unknown: "{document} does not speak of this layer.",
  omitted: {
    by: "count",
    one: "{count} entity further out was not looked at.",
    other: "{count} entities further out were not looked at.",
  },
  "more-found": { by: "count", one: "{count} more was not looked at.", other: "{count} more were not looked at." },

  why: {
    embedded: "The base is ‹{base}›: it stands in the document itself, and the innermost layer goes first.",
    "content-base":
      "The base is ‹{base}›: the Content-Base of what encloses the document. Nothing further in has a base.",
    "content-location":
      "The base is ‹{base}›: the Content-Location of what encloses the document. Nothing further in has a base.",
    retrieval:
      "The base is ‹{base}›: the URI by which the document was retrieved, after all redirects. Nothing further in has a base.",
    default: "The base is ‹{base}›: the application’s default. No other layer has a base.",
    "empty-default":
      "No layer has a base, so by this document it is the empty string, and every reference has to be absolute.",
    none: "No layer has a base. Relative references have no meaning here.",
    "no-relative":
      "There is no base, as {document} does not describe relative links: it only says that they depend on the original URL.",
  },
  answers: { "empty-default": "the empty string", none: "no base", "no-relative": "no relative links" },
  announced: { base: "Base: {base}", none: "There is no base." },

  decided: "Our reading:",
  decisions: {
    fields:
      "This edition names no header fields. They are taken as the draft of 1997 has them; later mail has no Content-Base any more.",
    relative:
      "The base of an HTML page is relative here. It is resolved against what lies further out, as browsers do; the appendices of 1997 and 2003 ask for an absolute one.",
    /** Of what is embedded, by edition. */
    embedded: {
      "url-1993":
        "The document says that an object may have its official name stored in it, and not how. Here the base element of a page is taken for it.",
    },
    syntax:
      "The documents do not say what becomes of a base that is no URI. It is passed over here, and the next layer counts.",
  },

  links: {
    title: {
      by: "count",
      0: "References",
      one: "{count} reference, and where it leads",
      other: "{count} references, and where they lead",
    },
    place: "Element",
    reference: "Reference",
    target: "Target",
    none: "There are no references in the document.",
    open: "Show the steps in the Resolve room",
    show: "Show {count} more of {left}",
    left: { by: "count", one: "{count} more was left out.", other: "{count} more were left out." },
    which: "Which attributes are looked at",
    attributes:
      "href of a, area and link; src of img, script, iframe, frame, embed, source, audio, video, track and input; action of form; formaction; cite; data of object; poster; longdesc; background; ping. Left out are references in style sheets, in scripts, in srcset, and in the refresh of a meta element.",
    "no-base": "no target without a base",
    "no-relative": "no target: there are no relative links",
    current: "the current document",
    unanswered: "no answer",
    "self-unknown": "the document’s own URI, which is not known",
    "request-self": "a new request: the document’s own URI stands for it",
    "request-base": "a new request: the base stands for it",
  },
};
