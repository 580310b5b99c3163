/**
 * The words of syntax errors and their fixes, loaded with the first text that has one. For
 * the notation see web/src/words/words.js.
 */
export default {
  /** By the kind of the error: web/src/reading/fault.js. */
  kinds: {
    "blank-before": "{found|capital} is not allowed at the start; remove it.",
    "blank-after": "{found|capital} is not allowed at the end; remove it.",
    "line-break": "A URI is a single line; remove the line break.",
    percent: "A ‹%› must be followed by two hexadecimal digits; for a literal ‹%›, write ‹%25›.",
    space: "A space is not allowed; write ‹%20›.",
    backslash: "A backslash is not allowed here; write ‹/›, or ‹%5C› for a literal one.",
    brackets: "{found|capital} is not allowed here; write ‹{encoded}›.",
    hash: "A URI has at most one ‹#›, which starts the fragment; write ‹%23› for this one.",
    "query-first": "The grammar has no query without a path before it; write ‹./› in front.",
    "no-fragment": "A ‹#› is not allowed here: this kind of URI has no fragment.",
    foreign: {
      by: "encoded",
      empty: "{found|capital} is not allowed in a URI and cannot be encoded: this spec encodes only ISO Latin 1.",
      other: "{found|capital} is not allowed in a URI as it is; write ‹{encoded}›.",
    },
    encode: "{found|capital} is not allowed here; write ‹{encoded}›.",
    unseen: "{found|capital} is not allowed in a URI and is easily pasted unnoticed; remove it.",

    "scheme-needed": "A URI starts with a scheme and a colon, such as ‹http:›; this text does not.",
    "scheme-start": "A scheme starts with a letter from A to Z; {found} cannot be its first character.",
    "scheme-character": "{found|capital} is not allowed in a scheme, the text before the first ‹:›.",
    "scheme-foreign": {
      by: "encoded",
      empty: "{found|capital} is not allowed in a scheme, the text before the first ‹:›, encoded or not.",
      other: "Neither {found} nor ‹{encoded}› is allowed in a scheme, before the first ‹:›.",
    },
    "scheme-missing": "The text before the first ‹:› must be a scheme, such as ‹http›; here it is empty.",

    slashes:
      "‹//› is not allowed after this scheme, only after ‹http›, ‹ftp›, and the spec’s other schemes that have a host, all in lowercase.",
    "host-missing": "A host must follow the ‹//›.",
    "at-sign": "Only one ‹@› is allowed before a host; in a user name, write ‹%40›.",
    port: {
      by: "found",
      empty: "A port consists of digits; this one is not complete.",
      other: "A port consists of digits; {found} is not allowed in it.",
    },
    "bracket-open": "A host in square brackets must end with ‹]›.",
    "no-brackets": {
      by: "edition",
      rfc2396: "RFC 2396 has no addresses in square brackets. RFC 2732 adds them: switch on the option for IPv6.",
      other: "A host in square brackets is not allowed: this spec has no IPv6 addresses.",
    },
    "bracket-host": {
      by: "edition",
      rfc1738: "{problem:kinds:no-brackets}",
      rfc1808: "{problem:kinds:no-brackets}",
      "url-syntax-05": "{problem:kinds:no-brackets}",
      rfc2396:
        "An address in square brackets is not allowed here. RFC 2732 adds such addresses, with the option for IPv6, but only after ‹//›.",
      other: "An address in square brackets is not allowed here: a host comes after ‹//›.",
    },
    "after-bracket":
      "{found|capital} is not allowed after the ‹]› of a host; a ‹:› and a port, or a path, can follow it.",
    octet: "A number in an IPv4 address is at most 255.",
    zone: "An address in a URI has no zone; remove the ‹%› and the text after it.",
    bracketed: {
      by: "found",
      empty: "The address in square brackets is not complete; it must end with ‹]›.",
      other:
        "{found|capital} is not allowed in this IPv6 address, which has groups of up to four hexadecimal digits, separated by colons.",
    },
    future:
      "{found|capital} is not allowed here: after ‹[v› come a version in hexadecimal digits, a ‹.›, and the address.",

    end: "The text ends too early: {expected} must follow.",
    other: {
      by: "few",
      yes: "{found|capital} is not allowed here; {expected} is.",
      no: "{found|capital} is not allowed here.",
    },
  },

  /** For a text that is an IRI: a sentence, and the button that converts it. */
  iri: { told: "This is an IRI (RFC 3987); convert it to a URI.", mend: "Convert to URI" },

  /** Texts that are nearly URIs, by what they are: web/src/reading/near.js. */
  near: {
    password: "The password contains ‹{found}›, which ends the authority. Write ‹{encoded}› instead.",
    hosts: "These are {count} hosts, but a URI has one. This form belongs to the driver of ‹{scheme}›.",
    scp: "This is how ‹scp› and Git write a remote path. A URI for it starts with ‹ssh://›.",
    "colon-path": "After a host, ‹:› starts a port. A path starts with ‹/›.",
    share: "This is a network path of Windows. A URI for it starts with ‹file://›.",
    drive: "This is a path of Windows. Read as a URI, its scheme is ‹{scheme}›.",
    "encoded-backslash": "‹%5C› is an encoded ‹\\› and belongs to the host here. A path starts with ‹/›.",
    "host-port": "Without ‹//›, ‹{host}› is the scheme, and ‹{port}› belongs to the path.",
    underscore: "‹_› is not allowed in a scheme, so browsers read this as a path.",
    "own-host": "After ‹//›, ‹{host}› is the host. It does not belong to the path.",
    jdbc: "A URI that starts with ‹jdbc:› has no host. The driver splits what comes after it.",
    data: "‹data:› holds its own content. It has no host and no directories.",
    magnet: "‹magnet:› names content by its query. It has no host, and its path is empty.",
    doi: "‹doi:› names a publication. It has no host; the address on the web starts with ‹https://doi.org/›.",
    code: "This is code that contains a URI.",
    error: "This is an error message that contains a URI.",
    command: "This is a command that contains a URI.",
    markup: "This is HTML that contains a URI.",
  },
  offers: {
    use: "Use {text}",
    both: "Fill in base and reference",
  },

  /** A fix, and the host of its text, where other fixes lead to others. */
  leads: {
    by: "id",
    backslash: "Write / → {host}",
    encode: "Write {encoded} → {host}",
    other: "{label} → {host}",
  },
  /** The buttons that fix a text. */
  mends: {
    unwrap: "Unwrap the text",
    trim: "Trim the text",
    percent: { by: "count", one: "Replace with %25", other: "Replace all {count} with %25" },
    hash: { by: "count", one: "Replace with %23", other: "Replace all {count} with %23" },
    space: { by: "count", one: "Percent-encode the space", other: "Percent-encode all {count} spaces" },
    "line-break": { by: "count", one: "Remove the line break", other: "Remove all {count} line breaks" },
    unseen: { by: "count", one: "Remove it", other: "Remove all {count} invisible characters" },
    backslash: { by: "count", one: "Replace with /", other: "Replace all {count} with /" },
    brackets: { by: "count", one: "Percent-encode it", other: "Percent-encode all {count} brackets" },
    foreign: { by: "count", one: "Percent-encode {found}", other: "Percent-encode all {count} such characters" },
    encode: { by: "count", one: "Percent-encode {found}", other: "Percent-encode all {count}" },
    "at-sign": "Write %40 in the user name",
    bracket: "Add ] here",
    slashes: "Add // in front",
    zone: "Remove the zone",
    small: "Make the scheme lowercase",
    colon: "Add : after the scheme",
    http: "Add http: in front",
    "add-scheme": "Add https://",
    "dot-slash": "Add ./ to make it a path",
    "dot-slash-query": "Add ./ in front",
    "dot-slash-encode": {
      by: "count",
      one: "Make it a path with ./ and {encoded}",
      other: "Make it a path with ./ and {count} encodings",
    },
    blank: { by: "count", one: "Remove", other: "Remove all {count}" },
  },

  /** The details of an error. */
  details: "What is wrong",
  why: "Why",
  where: "Where",
  place: { by: "found", empty: "At the end, after character {at}.", other: "At character {at} of {total}: {found}." },
  then: "gives ‹{text}›",
  state: "State",
  /** The title of all errors that the URL Standard names. */
  all: { by: "count", one: "Validation error", other: "{count} validation errors" },
  name: "Name",
  line: "Found at line",
  ends: "Result",
  fatal: {
    by: "fatal",
    yes: "Because of this error, parsing gives no target.",
    no: "This is an error, but parsing continues.",
  },
  rule: "Rule",
  can: "Allowed here",
  range: "{from} to {to}",
  /** The names of terminals that are the same in every edition. */
  terminals: {
    ALPHA: "a letter",
    alpha: "a letter",
    DIGIT: "a digit",
    digit: "a digit",
    HEXDIG: "a hexadecimal digit",
    hex: "a hexadecimal digit",
    lowalpha: "a lowercase letter",
    upalpha: "an uppercase letter",
    hialpha: "an uppercase letter",
    alphanum: "a letter or digit",
    alphadigit: "a letter or digit",
    "pct-encoded": "a percent-encoding such as ‹%20›",
    '"%"': "a percent-encoding such as ‹%20›",
    "end of text": "the end",
  },
};
