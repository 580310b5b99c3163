/**
 * What the page says of a text that breaks its grammar, and of what would mend it. The
 * notation is that of web/src/words/words.js. It is fetched with the first text that does.
 */
export default {
  /** By the kind of the fault: web/src/reading/fault.js. */
  kinds: {
    "blank-before": "{found|capital} stands before the text; leave it out.",
    "blank-after": "{found|capital} stands after the text; leave it out.",
    "line-break": "A URI is one line; leave out the line break.",
    percent: "A ‹%› must be followed by two hexadecimal digits; to write a ‹%› itself, write ‹%25›.",
    space: "A space cannot stand here; write ‹%20›.",
    backslash: "A backslash cannot stand here; write a slash, ‹/›, or ‹%5C› for the backslash itself.",
    brackets: "{found|capital} cannot stand here; write ‹{encoded}›.",
    hash: "Only one ‹#› can stand in a URI: it begins the fragment. Write ‹%23› for this one.",
    "no-fragment": "No ‹#› can stand here: this kind of URI has no fragment.",
    foreign: {
      by: "encoded",
      empty: "{found|capital} cannot stand in a URI, nor be encoded: by this document that takes an ISO Latin 1 code.",
      other: "{found|capital} cannot stand in a URI as it is; write ‹{encoded}›.",
    },
    encode: "{found|capital} cannot stand here; write ‹{encoded}›.",
    unseen: "{found|capital} cannot stand in a URI, and is easily pasted unseen; leave it out.",

    "scheme-needed": "A URI begins with a scheme and a colon, such as ‹http:›; here there is none.",
    "scheme-start": "A scheme begins with a letter from A to Z; {found} cannot be its first character.",
    "scheme-character": "{found|capital} cannot stand in a scheme, which is what comes before the first ‹:›.",
    "scheme-foreign": {
      by: "encoded",
      empty: "{found|capital} cannot stand in a scheme, before a ‹:›, encoded or not.",
      other: "{found|capital} cannot stand in a scheme, before a ‹:›; nor can ‹{encoded}›.",
    },
    "scheme-missing": "Before the first ‹:› stands a scheme, such as ‹http›; here there is nothing.",

    slashes:
      "‹//› cannot follow this name. Here it follows only ‹http›, ‹ftp› and the document's other schemes that have a host, all in small letters.",
    "host-missing": "A host has to follow the ‹//›.",
    "at-sign": "Only one ‹@› can stand before a host; in a user name, write ‹%40›.",
    port: {
      by: "found",
      empty: "A port is made of digits, and is not complete.",
      other: "A port is made of digits; {found} cannot stand in it.",
    },
    "bracket-open": "A host in square brackets ends with ‹]›; that is missing.",
    "bracket-host": "An address in square brackets cannot stand here: a host comes after ‹//›.",
    "after-bracket": "{found|capital} does not fit after the ‹]› of a host; a ‹:› with a port does, or a path.",
    octet: "A number in an IPv4 address is 255 at most.",
    zone: "An address in a URI has no zone; leave out the ‹%› and what follows it.",
    bracketed: {
      by: "found",
      empty: "The address in square brackets is not complete; then comes a ‹]›.",
      other: "{found|capital} does not fit into this IPv6 address: up to four hexadecimal digits, a colon, and so on.",
    },
    future: "{found|capital} does not fit: after ‹[v› come a version in hexadecimal digits, a ‹.› and the address.",

    end: "The text ends too early: {expected} has to follow.",
    other: {
      by: "few",
      yes: "{found|capital} cannot stand here; {expected} can.",
      no: "{found|capital} cannot stand here.",
    },
  },

  /** Of a text that is an IRI: what it is, and what the button says that makes it a URI. */
  iri: { told: "This is an IRI, by RFC 3987: it stands for a URI.", mend: "Make it the URI" },

  /** What the buttons say that mend a text. */
  mends: {
    unwrap: "Take away what stands around it",
    trim: "Trim the text",
    percent: { by: "count", one: "Write %25 for it", other: "Write %25 for all {count}" },
    hash: { by: "count", one: "Write %23 for it", other: "Write %23 for all {count}" },
    space: { by: "count", one: "Percent-encode the space", other: "Percent-encode all {count} spaces" },
    "line-break": { by: "count", one: "Remove the line break", other: "Remove all {count} line breaks" },
    unseen: { by: "count", one: "Remove it", other: "Remove all {count} unseen characters" },
    backslash: { by: "count", one: "Write / for it", other: "Write / for all {count}" },
    brackets: { by: "count", one: "Percent-encode it", other: "Percent-encode all {count} brackets" },
    foreign: { by: "count", one: "Percent-encode {found}", other: "Percent-encode all {count} such characters" },
    encode: { by: "count", one: "Percent-encode {found}", other: "Percent-encode all {count}" },
    "at-sign": "Write %40 in the user name",
    bracket: "Put ] there",
    slashes: "Put // before it",
    zone: "Leave out the zone",
    small: "Write the scheme in small letters",
    colon: "Put : after the scheme",
    http: "Put http: before it",
    "add-scheme": "Put http:// before it",
    "dot-slash": "Put ./ before it, as a path",
    "dot-slash-encode": {
      by: "count",
      one: "Make it a path, with ./ and {encoded}",
      other: "Make it a path, with ./ and {count} encodings",
    },
    blank: { by: "count", one: "Leave it out", other: "Leave out all {count}" },
  },

  /** Where it is, on demand. */
  details: "What is wrong",
  why: "Why",
  where: "Where",
  place: { by: "found", empty: "At the end, after character {at}.", other: "At character {at} of {total}: {found}." },
  then: "makes it ‹{text}›",
  state: "State",
  /** All that an algorithm called wrong on its way. */
  all: { by: "count", one: "What the algorithm calls wrong", other: "{count} things that the algorithm calls wrong" },
  name: "Its name",
  line: "Found at the line",
  ends: "What comes of it",
  fatal: {
    by: "fatal",
    yes: "It ends the run: there is no answer.",
    no: "The run goes on: it is to be mended, and there is an answer all the same.",
  },
  rule: "The rule",
  can: "Could stand there",
  range: "{from} to {to}",
  /** What terminals of a grammar are called, whatever the edition. */
  terminals: {
    ALPHA: "a letter",
    alpha: "a letter",
    DIGIT: "a digit",
    digit: "a digit",
    HEXDIG: "a hexadecimal digit",
    hex: "a hexadecimal digit",
    lowalpha: "a small letter",
    upalpha: "a capital letter",
    hialpha: "a capital letter",
    alphanum: "a letter or digit",
    alphadigit: "a letter or digit",
    "pct-encoded": "a percent-encoding such as ‹%20›",
    '"%"': "a percent-encoding such as ‹%20›",
    "end of text": "the end",
  },
};
