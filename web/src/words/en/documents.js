/**
 * The words of the room Pages & mail and of its first part, which shows where the base of a
 * document comes from. The notation is described in web/src/words/words.js.
 */
export default {
  questions: { base: "Where does the base come from?", text: "Which URIs are in this text?" },
  "parts-label": "Choose what to show",
  parts: { base: "Where the base comes from", text: "URIs in running text" },

  document: "Document",
  paste: "Paste or drop an HTML page or a mail message here. It stays in this tab. Nothing in it is fetched or run.",
  file: "Open a file…",
  clear: "Clear",
  beginning: "Only its beginning is shown here.",
  retrieval: "Retrieved from",
  default: "Default base",
  hints: {
    retrieval: "The address. If there were redirects, all addresses in order, separated by spaces",
    default: "The application’s choice if there is no other base",
  },
  box: { embedded: "Embedded", enclosing: "Enclosing", retrieval: "Retrieved", default: "Default" },
  body: "Part of the message",
  "body-name": { by: "name", empty: "the message itself ({type})", other: "{name} ({type})" },
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
    broken: "An invalid base",
  },
  "in-text": {
    by: "count",
    one: "The document has no references, but its text contains {count} URI.",
    other: "The document has no references, but its text contains {count} URIs.",
  },
  "to-text": "Show the text",
  reading: "Reading…",
  read: {
    html: "Read as HTML.",
    mail: "Read as a mail message.",
    "no-body": "Read as a mail message, which contains no text.",
    empty: "",
  },
  /** The parts of a long or damaged document that are not read. */
  left: {
    html: "Only the first {read} of {length} characters are read; more would take a browser too long.",
    lines: "The message has more than {most} lines; the rest is ignored.",
    parts: "Its parts are nested more than {most} levels deep; deeper ones are ignored.",
    messages: "Its messages are nested more than {most} levels deep; deeper ones are ignored.",
    header: "Its header is longer than 2 MB; the rest of it is ignored.",
    bodies: "It has more than {most} parts with text; the rest is ignored.",
    broken: "The message is damaged: {message}",
    charset: "The charset ‹{charset}› is not known, so the text is read as UTF-8.",
  },

  /** The layers, from the inside out. */
  layers: {
    embedded: "Embedded in the document",
    enclosing: "Enclosing message or part",
    retrieval: "Retrieved from",
    default: "Default",
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
  /** These follow a value. */
  states: {
    used: "",
    another: {
      by: "from",
      embedded: "Ignored: only the first base element counts.",
      retrieval: "Ignored: the request was redirected.",
      "content-location": "Ignored: another header field takes precedence.",
      other: "Ignored: only the first one counts.",
    },
    "not-known": "Ignored: this spec does not have this layer.",
    overruled: "Ignored: under this spec, the default is the empty string.",
    syntax: "Ignored: it is not a URI.",
    "not-absolute": {
      by: "from",
      "content-base": "Ignored: it is relative, and a Content-Base must be absolute.",
      other: "Ignored: it is relative, and the official name of a document must be complete.",
    },
    "no-outer": "Ignored: it is relative, and no layer further out has a base to resolve it against.",
    "no-target": "Ignored: here it refers to the current document, which is not a URI.",
    "too-long": "Ignored: it is too long.",
  },
  resolved: {
    by: "type",
    empty: "Relative: resolved against “{layer}”, it becomes ‹{base}›.",
    other: "Relative: resolved against “{layer}” (‹{type}›), it becomes ‹{base}›.",
  },
  unneeded: "Not needed: a layer further in has a base.",
  cut: "Its fragment is removed, because a base has none.",
  folded: "White space in it is ignored, as in every header field.",
  flat: {
    useless:
      "Its path does not start with ‹/›. The spec says that you cannot use relative references with such a base, but its algorithm gives targets anyway.",
    odd: "It has no ‹/›, so it has no levels: a reference that is a relative path replaces everything but the scheme.",
  },
  nothing: {
    embedded: "The document does not state a base.",
    enclosing: "No enclosing message was given.",
    entity: "It does not state a base.",
    retrieval: "No address was given for it.",
    default: "The application has none.",
    empty: "The empty string: every reference has to be absolute.",
  },
  unknown: "{document} does not have this layer.",
  omitted: {
    by: "count",
    one: "{count} layer further out was not checked.",
    other: "{count} layers further out were not checked.",
  },
  "more-found": { by: "count", one: "{count} more was not checked.", other: "{count} more were not checked." },

  why: {
    embedded: "The base is ‹{base}›: the document itself states it, and the innermost layer wins.",
    "content-base":
      "The base is ‹{base}›: it is the Content-Base of the enclosing message or part. No inner layer has a base.",
    "content-location":
      "The base is ‹{base}›: it is the Content-Location of the enclosing message or part. No inner layer has a base.",
    retrieval:
      "The base is ‹{base}›: the document was retrieved from there, after any redirects. No inner layer has a base.",
    default: "The base is ‹{base}›: the application’s default. No other layer has a base.",
    "empty-default":
      "No layer has a base. Under this spec, the base is then the empty string, and every reference has to be absolute.",
    none: "No layer has a base, so relative references mean nothing here.",
    "no-relative": "There is no base: {document} only says that relative links depend on the original URL.",
  },
  answers: { "empty-default": "the empty string", none: "no base", "no-relative": "no relative links" },
  announced: { base: "Base: {base}", none: "No base." },

  decided: "Our reading:",
  decisions: {
    fields: {
      by: "edition",
      rfc1808:
        "RFC 1808 recommends a header field of its own, ‹Base›, which RFC 2396 later calls mythical. It is not read here; the fields in the 1997 draft are.",
      rfc2396:
        "RFC 2396 leaves header fields to MHTML. It names only Content-Location (section G.4). Content-Base is in the 1997 draft; later mail no longer has it.",
      other:
        "This spec leaves header fields to MHTML and names none. The ones in the 1997 draft are used; later mail no longer has Content-Base.",
    },
    relative:
      "The page’s own base is relative here. It is resolved against the next layer, as browsers do. RFC 1808, RFC 2396, and the drafts of 1997 and 2003 require an absolute one in their appendices.",
    /** About an embedded base, by edition. */
    embedded: {
      "url-1993":
        "The spec says that an object can contain its official name, but not how. Here it is the base element of a page.",
    },
    syntax:
      "The specs do not say what happens to a base that is not a URI. Here it is ignored, and the next layer counts.",
  },

  links: {
    title: {
      by: "count",
      0: "References",
      one: "{count} reference and its target",
      other: "{count} references and their targets",
    },
    place: "Element",
    reference: "Reference",
    target: "Target",
    none: "The document has no references.",
    open: "Show the steps in Resolve",
    steps: "Steps",
    "steps-of": "Steps for {reference}",
    show: "Show {count} of {left} more",
    left: { by: "count", one: "{count} more is not listed.", other: "{count} more are not listed." },
    which: "Which attributes are read?",
    attributes:
      "href of a, area, and link; src of img, script, iframe, frame, embed, source, audio, video, track, and input; action of form; formaction; cite; data of object; poster; longdesc; background; ping. References in style sheets, scripts, srcset, and meta refresh are not read.",
    "no-base": "no target without a base",
    "no-relative": "no target: no relative links",
    current: "the current document",
    unanswered: "no result",
    "self-unknown": "the document’s own URI, which is not known",
    "request-self": "a new request to the document’s own URI",
    leaves: {
      by: "sure",
      yes: "leaves this page: a fragment alone leads to the base",
      other: "leaves this page, unless the base is its own address",
    },
    "request-base": "a new request to the base",
  },
};
