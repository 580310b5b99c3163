/**
 * The words about URIs in running text, for the room Pages & mail and for the view of an element.
 * The notation is described in web/src/words/words.js.
 */
export default {
  /** The name of the element, for screen readers. */
  element: "The URIs in running text",
  /** The element’s text until it is drawn. */
  fallback: "The URIs in this text: {text}",
  text: "Text",
  "about-text": "The text stays in this tab. It’s never part of a link, and never sent anywhere.",
  open: "Open a file…",
  "open-title": "Opens a plain text file, which stays in this tab. You can also drop a file on the text.",
  "too-long": "The file has {count} characters. Only the first {most} are used.",
  "no-text": "The file couldn’t be opened as text.",
  announced: { by: "count", 0: "No URI found", one: "{count} URI found", other: "{count} URIs found" },
  answer: { by: "count", 0: "none", other: "{count} found" },

  empty: "Type or paste text above. Its URIs are then marked.",
  "in-place": "In the text",
  count: { by: "count", 0: "No URI found", one: "{count} URI found", other: "{count} URIs found" },
  nothing: {
    any: "The text doesn’t mark any URI in a way that this spec knows.",
    prefixed: "This spec finds only URIs in ‹<URL:…>›.",
  },
  more: { by: "count", one: "{count} more isn’t listed.", other: "{count} more aren’t listed." },
  left: {
    by: "count",
    one: "{count} more character of the text isn’t drawn.",
    other: "{count} more characters of the text aren’t drawn.",
  },

  number: "URI {number}: show details",
  show: "Show URI {number} in the text",
  resolve: "Open in Resolve",
  "resolve-title": "See how this URI is split",

  /** The text around a URI. */
  wrappers: {
    brackets: "Between angle brackets.",
    "brackets-prefix": "Between angle brackets, with the prefix ‹URL:›.",
    "brackets-before": "Between angle brackets, after ‹URL=›.",
    "brackets-before-prefix": "Between angle brackets, after ‹URL=›, with the prefix ‹URL:›.",
    quotes: "Between double quotes.",
    "quotes-prefix": "Between double quotes, with the prefix ‹URL:›.",
    "white-space": "Surrounded only by white space.",
    "white-space-prefix": "Surrounded only by white space, with the prefix ‹URL:›.",
  },
  /** The characters beside a URI that nothing else sets off. */
  beside: {
    by: "sides",
    both: "Between ‹{before}› and ‹{after}›.",
    before: "After ‹{before}›, up to white space.",
    other: "From white space up to ‹{after}›.",
  },
  kinds: {
    suffix: "The scheme is missing. This probably means ‹{guess}›, but that’s a guess.",
    relative: "Without a scheme, this is a relative reference. The wrapper shows that it’s meant as one.",
  },
  /** Text that isn't part of a URI. */
  out: { by: "how", white: "Removed: {what}.", other: "Dropped: {what}." },
  gone: {
    break: {
      by: "count",
      one: "a line break, with the spaces around it",
      other: "{count} line breaks, with the spaces around them",
    },
    space: { by: "count", one: "white space in one place", other: "white space in {count} places" },
    escape: { by: "count", one: "the ‹\\› before a ‹/›", other: "the ‹\\› before {count} slashes" },
    punctuation: "the punctuation ‹{text}› next to it",
  },
  doubts: {
    hyphen: {
      by: "count",
      one: "The hyphen at the end of a line may come from the typesetter. Then the URI is:",
      other: "The {count} hyphens at the ends of lines may come from the typesetter. Then the URI is:",
    },
    "goes-on":
      "It ends with a hyphen at the end of a line. It may continue on the next line, with or without the hyphen:",
    joined: {
      by: "count",
      one: "There’s a space between the quotes. The URI may end there, or contain the space:",
      other: "There are {count} spaces between the quotes. The URI may end at the first one, or contain them:",
    },
    "full-stop": "The punctuation before the closing quote may belong to the sentence. Then the URI is:",
    entity: "In HTML, ‹&› is written ‹&amp;›. If this text comes from HTML, the URI is:",
    script: "The letters at its end may belong to the text. Then the URI is:",
    further: "The punctuation after it may belong to the URI. Up to white space, and percent-encoded, it is:",
  },
  fault: "It has a syntax error: {why}",
  valid: "It’s valid: it matches the grammar rule ‹{production}›.",
  "no-production": "The spec has no grammar rule for it.",

  passed: {
    title: {
      by: "count",
      one: "{count} place was checked and ignored",
      other: "{count} places were checked and ignored",
    },
    unclosed: "opens a wrapper that is never closed",
    empty: "is empty",
    unknown: "starts with a word and a colon, but without ‹//›, and this spec doesn’t know such a scheme",
    "no-wrapper": "isn’t in a wrapper that this spec knows",
    inside: "is within another text, such as the query of a relative reference",
    broken: "has a line break in its scheme, which leaves unclear where the scheme begins",
    more: { by: "count", one: "and {count} more", other: "and {count} more" },
  },

  /** The marks in the text. */
  legend: {
    title: "Legend",
    wrapper: "wrapper or prefix",
    break: "line break, removed",
    space: "space, removed",
    doubt: "uncertain",
    punctuation: "punctuation, dropped",
    wrong: "invalid from here on",
    passed: "ignored",
  },

  /** Decisions that the specs leave open. */
  decided: {
    title: "Our reading of the spec",
    "which-schemes":
      "In the grammar, any word with a colon begins a URI. We require ‹//› after it, or a scheme that the spec names, even with white space in it in a wrapper. That excludes ‹std::string›, ‹a:hover›, or ‹foaf:name›.",
    "no-relative":
      "A relative reference looks like any other word. We find one only after the prefix in angle brackets.",
    punctuation:
      "The spec warns about punctuation, but doesn’t say which. Before a URI, opening brackets and quotes are dropped. After it, periods, quotes, and unmatched closing brackets are dropped. These end it: the mark that closes a bracket or quote before it, ‹|›, punctuation beyond US-ASCII, brackets after the path, and a comma or semicolon before the next URI.",
    unclosed: "A wrapper doesn’t count as closed if an empty line or another ‹<› comes first.",
    joined:
      "White space between quotes is removed, too. Unless it’s a line break, the other possibilities are shown as uncertain.",
    prefix:
      "The prefix is removed in uppercase and lowercase, and in any wrapper, though the spec has it only in brackets.",
    "prefix-case": "The prefix is recognized in uppercase and lowercase.",
    marked:
      "Anything in the wrapper is treated as a URL, even if its scheme is broken over two lines, or isn’t a scheme.",
    "in-brackets":
      "The spec doesn’t have a rule for URIs in running text. We use the form in its own list of references: angle brackets, perhaps with line breaks and spaces inside.",
    "by-example":
      "The spec doesn’t have a rule for URLs in running text. We use the form in its own list of references: angle brackets, mostly after ‹URL=›, perhaps with line breaks inside.",
  },

  /** The names of the examples, and their texts. */
  chips: {
    "in-2005": "As in 2005",
    "in-2003": "As in 2003",
    "in-1997": "As in 1997",
    "in-1994": "As in 1994",
    "in-1993": "As in 1993",
    hyphen: "Hyphens at line ends",
    bare: "Only white space",
    mixed: "Quotes and brackets",
    "no-uri": "Not a URI",
  },
  texts: {
    "in-2005":
      'The overview is at "http://www.w3.org/Addressing/". Our copy of the\nfiles has moved to <ftp://foo.example.\ncom/rfc/>, and before you cite them, mind\n<http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>.',
    "in-2003":
      'The overview is at "http://www.w3.org/Addressing/". The files\nthemselves are in <ftp://ds.internic.\nnet/rfc/>, some of them under their\nold names: <http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>.',
    "in-1997":
      'An introduction: "http://www.w3.org/pub/WWW/". The files can be had\nfrom <ftp://ds.internic.\nnet/rfc/>, after you have read\n<http://ds.internic.net/\ninstructions/overview.html#WARNING>.',
    "in-1994":
      "List the directory <URL:ftp://info.cern.ch/pub/www/doc;\ntype=d> first, then go to <URL:ftp://ds.in\nternic.net/rfc>; how to order is explained in\n<URL:http://ds.internic.\nnet/instructions/overview.html#WARNING>.",
    "in-1993":
      "Gopher has two descriptions, URL=<ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol\n> and URL=<gopher://gopher.micro.umn.edu/00/Information%20About%2\n0Gopher/About%20Gopher>.",
    hyphen:
      "The report <http://example.com/long-\nterm/plan> was set in two columns, like\n<http://example.com/inter-\nnational> and http://example.com/well-\nknown on the back.",
    bare: "See http://example.com/a_(b), or (if that is down) http://example.net/?q=1.\nAsk mailto:info@example.com! Older flyers say www.example.org/start, too.",
    mixed:
      'He wrote "http://example.com/a b," she wrote < URL: http://example.com/c >,\nand "<http://example.com/d>" is in both. Never closed: <http://example.com/e\n\nA 5" disk is not a quote.',
    "no-uri":
      "Note: std::string is not a URI, nor are 10:30, a/b, ../g and C:\\temp.\nBut http://exa mple/ is two words, and http://example.com/^ has an error.",
  },
};
