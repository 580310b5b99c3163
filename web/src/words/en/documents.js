/**
 * The words of the room Pages & mail and of its first part, which shows where the base of a
 * document comes from. The notation is described in web/src/words/words.js.
 */
export default {
  questions: { base: "Where does the base come from?", text: "Which URIs are in this text?" },
  "parts-label": "Choose what to show",
  parts: { base: "Where the base comes from", text: "URIs in running text" },

  document: "Document",
  paste:
    "Paste or drop a document here: HTML, XML, CSS, JSON, Markdown, or a mail message. It stays in this tab. Nothing in it is fetched or run.",
  file: "Open a file…",
  clear: "Clear",
  as: "Read as",
  formats: {
    automatic: "Automatic",
    html: "HTML",
    xml: "XML",
    css: "CSS",
    json: "JSON",
    jsonld: "JSON-LD",
    markdown: "Markdown",
    mail: "Mail message",
    text: "Plain text",
    none: "",
  },
  beginning: "You see only its beginning.",
  retrieval: "Retrieved from",
  default: "Default base",
  /** About an address in “Retrieved from”, and a button. */
  kept: "This address came with the link, or from Resolve. References are resolved against it, unless the document states a base.",
  remove: "Remove it",
  hints: {
    retrieval: "The address. If there were redirects, all addresses in order, separated by spaces",
    default: "The application’s choice if there’s no other base",
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
    feed: "xml:base in a feed",
    schema: "$id in a JSON schema",
  },
  "in-text": {
    by: "count",
    one: "The document contains no references, but its text contains {count} URI.",
    other: "The document contains no references, but its text contains {count} URIs.",
  },
  "to-text": "Show the text",
  reading: "Reading…",
  read: {
    format: "Read as {format}.",
    mail: {
      by: "own",
      empty: "Read as a mail message.",
      other: "Read as a mail message. This part of it is read as {own}.",
    },
    text: "Read as plain text, which doesn’t mark its references.",
    "no-body": "Read as a mail message, which contains no text.",
    empty: "",
  },
  /** The parts of a long or damaged document that are not read. */
  left: {
    rest: "This page uses only the first {read} of {length} characters. More would take a browser too long.",
    lines: "The message has more than {most} lines. The rest is ignored.",
    parts: "Its parts are nested more than {most} levels deep. Deeper ones are ignored.",
    messages: "Its messages are nested more than {most} levels deep. Deeper ones are ignored.",
    header: "Its header is longer than 2 MB. The rest of it is ignored.",
    bodies: "It has more than {most} parts with text. The rest is ignored.",
    broken: "The message is damaged: {message}",
    charset: "This browser doesn’t know the charset ‹{charset}›, so the text is treated as UTF-8.",
  },

  /** The layers, from the inside out. */
  layers: {
    embedded: "Embedded in the document",
    enclosing: "Enclosing message or part",
    retrieval: "Retrieved from",
    default: "Default",
  },
  references: { relative: "Relative references", none: "{document} doesn’t have relative references" },
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
    "not-known": "Ignored: this spec doesn’t have this layer.",
    overruled: "Ignored: under this spec, the default is the empty string.",
    syntax: "Ignored: it isn’t a URI.",
    failure: "Ignored: the URL parser fails.",
    scheme: "Ignored: HTML allows no base with this scheme.",
    "not-absolute": {
      by: "from",
      "content-base": "Ignored: it’s relative, and a Content-Base must be absolute.",
      other: "Ignored: a document’s official name can’t be relative.",
    },
    "no-outer": "Ignored: it’s relative, and no layer further out has a base to resolve it against.",
    "no-target": "Ignored: under this spec, it refers to the current document, which isn’t a URI.",
    "too-long": "Ignored: it’s too long.",
  },
  resolved: {
    by: "type",
    empty: "Relative: resolved against “{layer}”, it becomes ‹{base}›.",
    other: "Relative: resolved against “{layer}” (‹{type}›), it becomes ‹{base}›.",
  },
  unneeded: "Ignored: an inner layer already sets the base.",
  cut: "Its fragment is removed, because a base has none.",
  folded: "White space in it is ignored, as in every header field.",
  flat: {
    useless:
      "Its path doesn’t start with ‹/›. The spec says that you can’t use relative references with such a base, but its algorithm gives targets anyway.",
    odd: "Without a ‹/›, it doesn’t have levels. A relative path replaces everything but the scheme.",
  },
  nothing: {
    embedded: "The document doesn’t state a base.",
    enclosing: "No enclosing message was given.",
    entity: "It doesn’t state a base.",
    retrieval: "No address was given for it.",
    default: "The application has none.",
    empty: "The empty string: every reference has to be absolute.",
  },
  unknown: "{document} doesn’t have this layer.",
  omitted: {
    by: "count",
    one: "{count} layer further out wasn’t checked.",
    other: "{count} layers further out weren’t checked.",
  },
  "more-found": { by: "count", one: "{count} more wasn’t checked.", other: "{count} more weren’t checked." },

  why: {
    embedded: "The base is ‹{base}›, because the document itself states it, and the innermost layer wins.",
    "content-base":
      "The base is ‹{base}›: it’s the Content-Base of the enclosing message or part. {documents:inside:inner}",
    "content-location":
      "The base is ‹{base}›: it’s the Content-Location of the enclosing message or part. {documents:inside:inner}",
    retrieval:
      "The base is ‹{base}›: the document was retrieved from there, after any redirects. {documents:inside:inner}",
    default: "The base is ‹{base}›: the application’s default. {documents:inside:other}",
    "empty-default":
      "No layer has a base. Under this spec, the base is then the empty string, and every reference has to be absolute.",
    none: "No layer has a base{documents:inside:none}",
    "no-relative": "There’s no base: {document} only says that relative links depend on the original URL.",
  },
  /** About bases that count for parts of the document, by what gives them. */
  inside: {
    inner: { by: "kinds", empty: "No inner layer has a base.", other: "{documents:inside:parts}" },
    other: { by: "kinds", empty: "No other layer has a base.", other: "{documents:inside:parts}" },
    none: {
      by: "kinds",
      empty: "{documents:inside:alone}",
      other: " for the whole document. Parts of it have one, from {kinds}.",
    },
    parts: "Parts of the document have another base, from {kinds}.",
    alone: {
      by: "edition",
      "url-1993": "{documents:inside:nothing}",
      rfc1630: "{documents:inside:nothing}",
      "url-standard": "{documents:inside:nothing}",
      other:
        ". References that are only a fragment need none. Other relative references don’t mean anything in this document.",
    },
    nothing: ", so relative references don’t mean anything in this document.",
  },
  answers: { "empty-default": "the empty string", none: "no base", "no-relative": "no relative links" },
  announced: { base: "Base: {base}", none: "No base." },

  decided: "Our reading:",
  decisions: {
    fields: {
      by: "edition",
      rfc1808:
        "RFC 1808 recommends a header field of its own, ‹Base›, which RFC 2396 later calls mythical. We ignore it, and use the fields in the 1997 draft.",
      rfc2396:
        "RFC 2396 leaves header fields to MHTML. It names only Content-Location (section G.4). Content-Base is in the 1997 draft, but later mail no longer has it.",
      other:
        "This spec leaves header fields to MHTML and names none. We use the ones in the 1997 draft. Later mail no longer has Content-Base.",
    },
    relative:
      "The page’s own base is relative. We resolve it against the next layer, as browsers do. RFC 1808, RFC 2396, and the drafts of 1997 and 2003 require an absolute one.",
    /** About an embedded base, by edition. */
    embedded: {
      "url-1993":
        "The spec says that an object can contain its official name, but not how. We use the base element of a page.",
    },
    syntax: "The specs don’t say what happens to a base that isn’t a URI. We ignore it and go to the next layer.",
  },

  links: {
    title: {
      by: "count",
      0: "References",
      one: "{count} reference and its target",
      other: "{count} references and their targets",
    },
    place: "Place",
    reference: "Reference",
    target: "Target",
    none: "The document contains no references.",
    open: "Show the steps in Resolve",
    steps: "Steps",
    "steps-of": "Steps for {reference}",
    show: "Show {count} of {left} more",
    left: { by: "count", one: "{count} more isn’t listed.", other: "{count} more aren’t listed." },
    which: "Which references are found?",
    skipped: {
      by: "count",
      one: "{count} text isn’t read as a reference",
      other: "{count} texts aren’t read as references",
    },
    base: "resolved against",
    /** After that base: what gives it, and where. */
    given: "from ‹{kind}› at {at}",
    local: "in the document that uses the style",
    "no-base": "no target without a base",
    "no-relative": "no target: no relative links",
    current: "the current document",
    unanswered: "no result",
    "self-unknown": "the document’s own URI, which isn’t known",
    "request-self": "a new request to the document’s own URI",
    leaves: {
      by: "sure",
      yes: "leads out of the document, because even a fragment is resolved against the base",
      other: "leads out of the document, unless the base is its own address",
    },
    "request-base": "a new request to the base",
    /** A value in this document. */
    points: "points to {at} in this document",
    missing: {
      member: {
        by: "within",
        empty: "points to nothing: there’s no ‹{name}› at the top level",
        other: "points to nothing: ‹{within}› has no ‹{name}›",
      },
      item: {
        by: "within",
        empty: "points to nothing: the array has no item ‹{name}›",
        other: "points to nothing: the array ‹{within}› has no item ‹{name}›",
      },
      value: {
        by: "within",
        empty: "points to nothing: the value isn’t an object or array, so it has no ‹{name}›",
        other: "points to nothing: ‹{within}› isn’t an object or array, so it has no ‹{name}›",
      },
      anchor: "points to nothing: no anchor in this schema has the name ‹{name}›; a JSON Pointer begins with ‹/›",
      escape: "points to nothing: to find ‹{name}›, the pointer has to end in ‹{within}›",
      tilde: "not a JSON Pointer: in ‹{name}›, ‹~› has to be written as ‹~0›, and ‹/› as ‹~1›",
      octets: "not a JSON Pointer: ‹{name}› isn’t percent-encoded UTF-8",
    },
  },
  /** The parts of each format that are read. */
  reads: {
    html: "href, src, srcset, imagesrcset, action, formaction, cite, data, poster, longdesc, background, ping, manifest, and itemid, of the elements that have them; the refresh of meta elements; url() and @import in styles; href of SVG; JSON-LD in scripts.",
    xml: "Links of Atom, RSS, OPML, and sitemaps, also in the HTML that feeds contain; XHTML and SVG; XLink, XInclude, XSLT, XML Schema, and RDF. In other elements, the attributes href, src, url, and uri. Each is resolved against the xml:base around it.",
    css: "url(), src(), @import, the strings of image-set(), and the address of a source map.",
    json: "$ref, $dynamicRef, $recursiveRef, and $schema, each resolved against the $id of the schemas around it; in OpenAPI also the URLs that it defines. Fragments are JSON Pointers, or names of anchors.",
    jsonld:
      "@id, @type, @context, and the values of properties that the context makes references, each resolved against @base.",
    markdown:
      "Links, images, and definitions; autolinks; HTML in the text, as in an HTML page. Code and front matter are skipped.",
  },
  /** Why texts are not read as references: headings of lists. */
  skipped: {
    template: "A template fills these in first",
    comment: "In comments",
    script: "In scripts",
    "data-attribute": "In data attributes, which only scripts read",
    attribute: "In attributes that don’t hold references",
    meta: "In meta elements other than a refresh",
    fragment: "Base elements in a part of a page",
    "template-element": "Base elements in a template, which are ignored",
    "another-base": "Base elements beyond the limit",
    srcdoc: "Documents of their own, in srcdoc",
    vocabulary: "Names of vocabularies",
    namespace: "Names of namespaces: they are compared, not resolved",
    "raw-text": "In elements whose text isn’t markup",
    "bad-url": "In a url() that needs quotation marks",
    empty: "Empty: they don’t lead anywhere",
    "css-string": "In strings",
    matched: "URL patterns in @document rules",
    key: "Under keys that don’t hold references",
    instance: "In example data",
    "not-json": "Not JSON from here on",
    "remote-context": "Only the context knows whether these are references, and it’s elsewhere",
    "perhaps-compact": "Compact IRIs, unless the context says otherwise; it’s elsewhere",
    compact: "Compact IRIs, each with its meaning",
    term: "Terms defined by a vocabulary",
    "blank-node": "Blank nodes",
    identifier: "Identifiers: they are compared, not resolved",
    element: "In elements that don’t hold references",
    "escaped-html": "HTML that is escaped",
    doctype: "In the document type declaration",
    "not-xml": "Not well-formed from here on",
    "too-deep": "Too deeply nested from here on",
    "front-matter": "Front matter",
    unused: "Definitions that no link uses",
    spaced: "Not links, because of a space: it needs ‹%20›, or ‹<› and ‹>› around the address",
    "undefined-label": "Links whose label isn’t defined",
    "long-paragraph": "Paragraphs that are too long",
  },
};
