/**
 * What is said of URIs in running text: in the Documents room, and by its view. The notation is
 * that of web/src/words/words.js.
 */
export default {
  /** An element, to whoever listens. */
  element: "The URIs in a text",
  /** What stands in an element until it is drawn. */
  fallback: "The URIs in this text: {text}",
  text: "Text",
  "about-text": "It stays in this tab: it is in no link, and is sent nowhere.",
  open: "Open a file …",
  "open-title": "A file of plain text, which is read in this tab. It can also be dropped on the text.",
  "too-long": "The file has {count} characters; the first {most} of them were taken.",
  "no-text": "The file could not be read as text.",
  examples: "Examples",
  announced: { by: "count", 0: "No URI found", one: "{count} URI found", other: "{count} URIs found" },
  answer: { by: "count", 0: "none", other: "{count} found" },

  empty: "Type or paste a text above. The URIs in it are marked in their places.",
  "in-place": "In the text",
  count: { by: "count", 0: "No URI was found", one: "{count} URI was found", other: "{count} URIs were found" },
  nothing: {
    any: "Nothing in the text is set off in a way that this edition knows.",
    prefixed: "This edition finds only what stands in ‹<URL:…>›.",
  },
  more: { by: "count", one: "{count} more is not listed.", other: "{count} more are not listed." },
  left: {
    by: "count",
    one: "{count} character more of the text is not drawn.",
    other: "{count} more characters of the text are not drawn.",
  },

  number: "URI {number}: show what was done",
  show: "Show URI {number} in the text",
  resolve: "Open in Resolve",
  "resolve-title": "Watch how this URI is split",

  /** What delimited a URI. */
  wrappers: {
    brackets: "Between angle brackets.",
    "brackets-prefix": "Between angle brackets, with the prefix ‹URL:›.",
    "brackets-before": "Between angle brackets, after ‹URL=›.",
    "brackets-before-prefix": "Between angle brackets, after ‹URL=›, with the prefix ‹URL:›.",
    quotes: "Between double quotes.",
    "quotes-prefix": "Between double quotes, with the prefix ‹URL:›.",
    "white-space": "Nothing but spaces stands around it.",
    "white-space-prefix": "Nothing but spaces stands around it, with the prefix ‹URL:›.",
  },
  kinds: {
    suffix: "A URI without its scheme. It is likely to stand for ‹{guess}›, but that is a guess.",
    relative: "There is no scheme: it is a relative reference. The wrapper says that it is meant as one.",
  },
  /** What is no part of a URI. */
  out: { by: "how", white: "Taken out: {what}.", other: "Left out: {what}." },
  gone: {
    break: {
      by: "count",
      one: "a line break, with the spaces around it",
      other: "{count} line breaks, with the spaces around them",
    },
    space: { by: "count", one: "white space in one place", other: "white space in {count} places" },
    punctuation: "the punctuation ‹{text}› beside it",
  },
  doubts: {
    hyphen: {
      by: "count",
      one: "The hyphen at the end of a line may be the typesetter’s, and not the URI’s. Then it is:",
      other: "The {count} hyphens at ends of lines may be the typesetter’s, and not the URI’s. Without them it is:",
    },
    "goes-on":
      "It ends with a hyphen at the end of a line, so it may go on in the next one, with the hyphen or without:",
    joined: {
      by: "count",
      one: "There is a space within the quotes. If the URI ends there, it is:",
      other: "There are {count} spaces within the quotes. If the URI ends at the first, it is:",
    },
    "full-stop": "The punctuation before the closing quote may be the sentence’s. Then it is:",
  },
  fault: "It is not valid: {why}",
  valid: "It is valid: by the grammar a ‹{production}›.",
  "no-production": "The document has no grammar for it.",

  passed: {
    title: {
      by: "count",
      one: "{count} place was looked at and passed over",
      other: "{count} places were looked at and passed over",
    },
    unclosed: "opens a wrapper that nothing closes",
    empty: "has nothing in it",
    unknown: "begins with a word and a colon, but without ‹//›, and this edition knows no such scheme",
    "no-wrapper": "is in no wrapper that this edition has",
    broken: "has a line break where a scheme may be broken, and it cannot be told where the scheme begins",
    more: { by: "count", one: "and {count} more", other: "and {count} more" },
  },

  /** What the signs in the text mean. */
  legend: {
    title: "Signs",
    wrapper: "wrapper or prefix",
    break: "line break, taken out",
    space: "space, taken out",
    doubt: "in doubt",
    punctuation: "punctuation, left out",
    wrong: "not valid from here on",
    passed: "passed over",
  },

  /** What the documents leave open. */
  decided: {
    title: "What was decided where the document leaves it open",
    "which-schemes":
      "By the grammar any word with a colon begins a URI. Here one does if ‹//› follows, or if the document names the scheme. In a wrapper white space is ignored at the scheme, too: a name that is broken is put together where the document names what comes out. Else it cannot be told from two words, and is passed over.",
    "no-relative":
      "A relative reference looks like any other word, so none is found, except after the prefix in angle brackets.",
    punctuation:
      "The document warns of punctuation, and does not say which. Left out are opening brackets and quotes before a URI, and after it stops, quotes, and brackets that were not opened within it.",
    unclosed: "A wrapper that is not closed before an empty line, or before the next ‹<›, is not closed at all.",
    joined:
      "White space is taken out between quotes, too. If it is no line break, the other reading is shown as a doubt.",
    prefix:
      "The prefix is taken off in upper and in lower case, and in any wrapper, though the document speaks of it within brackets.",
    "prefix-case": "What marks a URL is taken in upper and in lower case.",
    marked:
      "Whatever stands in the wrapper is taken for a URL, also if its scheme is broken over two lines, or is none.",
    "in-brackets":
      "The document has no rule for URIs in a text. Its references have them in angle brackets, with line breaks and spaces in them: that is followed here.",
    "by-example":
      "The document has no rule for URLs in a text. Its references have them in angle brackets, most after ‹URL=›, with line breaks in them: that is followed here.",
  },

  /** Names of the examples, and their texts. */
  chips: {
    "in-2005": "As in 2005",
    "in-2003": "As in 2003",
    "in-1997": "As in 1997",
    "in-1994": "As in 1994",
    "in-1993": "As in 1993",
    hyphen: "Hyphens at line ends",
    bare: "Nothing but spaces around",
    mixed: "Quotes and brackets",
    "no-uri": "What is no URI",
  },
  texts: {
    "in-2005":
      'The overview is at "http://www.w3.org/Addressing/". Our copy of the\nfiles has moved to <ftp://foo.example.\ncom/rfc/>, and before you cite them, mind\n<http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>.',
    "in-2003":
      'The overview is at "http://www.w3.org/Addressing/". The files\nthemselves are in <ftp://ds.internic.\nnet/rfc/>, some of them under their\nold names: <http://www.ics.uci.edu/pub/\nietf/uri/historical.html#WARNING>.',
    "in-1997":
      'An introduction: "http://www.w3.org/pub/WWW/". The files can be had\nfrom <ftp://ds.internic.\nnet/rfc/>, after you have read\n<http://ds.internic.net/\ninstructions/overview.html#WARNING>.',
    "in-1994":
      "List the folder <URL:ftp://info.cern.ch/pub/www/doc;\ntype=d> first, then go to <URL:ftp://ds.in\nternic.net/rfc>; how to order is explained in\n<URL:http://ds.internic.\nnet/instructions/overview.html#WARNING>.",
    "in-1993":
      "Gopher has two descriptions, URL=<ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol\n> and URL=<gopher://gopher.micro.umn.edu/00/Information%20About%2\n0Gopher/About%20Gopher>.",
    hyphen:
      "The report <http://example.com/long-\nterm/plan> was set in two columns, like\n<http://example.com/inter-\nnational> and http://example.com/well-\nknown on the back.",
    bare: "See http://example.com/a_(b), or (if that is down) http://example.net/?q=1.\nAsk mailto:info@example.com! Older flyers say www.example.org/start, too.",
    mixed:
      'He wrote "http://example.com/a b," she wrote < URL: http://example.com/c >,\nand "<http://example.com/d>" is in both. Never closed: <http://example.com/e\n\nA 5" disk is no quote.',
    "no-uri":
      "Note: std::string is no URI, nor are 10:30, a/b, ../g and C:\\temp.\nBut http://exa mple/ is two words, and http://example.com/^ has a fault.",
  },
};
