/**
 * The words of syntax errors and their fixes, loaded with the first text that has one. For
 * the notation see web/src/words/words.js.
 */
export default {
  /** By the kind of the error: web/src/reading/fault.js. */
  kinds: {
    "blank-before": "{found|capital} isn’t allowed at the start; remove it.",
    "blank-after": "{found|capital} isn’t allowed at the end; remove it.",
    "line-break": "A URI is a single line; remove the line break.",
    percent: "Two hexadecimal digits must follow a ‹%›. For a literal ‹%›, write ‹%25›.",
    space: "A space isn’t allowed; write ‹%20›.",
    "host-space": "A space isn’t allowed in a host name; remove it.",
    backslash: "A backslash isn’t allowed here; write ‹/›, or ‹%5C› if you mean a backslash.",
    brackets: "{found|capital} isn’t allowed here; write ‹{encoded}›.",
    hash: "A URI has at most one ‹#›, which starts the fragment; write ‹%23› for this one.",
    "query-first": "The grammar doesn’t allow a query without a path before it; write ‹./› in front.",
    "no-fragment": "A ‹#› isn’t allowed here: this kind of URI can’t have a fragment.",
    foreign: {
      by: "encoded",
      empty: "{found|capital} isn’t allowed in a URI and can’t be encoded: this spec encodes only ISO Latin 1.",
      other: "{found|capital} isn’t allowed in a URI; write ‹{encoded}›.",
    },
    encode: "{found|capital} isn’t allowed here; write ‹{encoded}›.",
    unseen: "{found|capital} isn’t allowed in a URI. It’s invisible, and easy to paste by accident. Remove it.",

    "scheme-needed": "A URI must start with a scheme and a colon, such as ‹http:›.",
    "scheme-start": {
      by: "relative",
      yes: "A scheme starts with a letter from A to Z. {found|capital} can’t be its first character. For a path, write ‹./› in front.",
      other: "A scheme starts with a letter from A to Z. {found|capital} can’t be its first character.",
    },
    "scheme-character": "{found|capital} isn’t allowed in a scheme, the text before the first ‹:›.",
    "scheme-foreign": {
      by: "encoded",
      empty: "{found|capital} isn’t allowed in a scheme, the text before the first ‹:›, encoded or not.",
      other: "{found|capital} isn’t allowed in a scheme (the text before the first ‹:›), not even as ‹{encoded}›.",
    },
    "scheme-missing": {
      by: "relative",
      yes: "The text before the first ‹:› must be a scheme, such as ‹http›, but it’s empty. For a path, write ‹./› in front.",
      other: "The text before the first ‹:› must be a scheme, such as ‹http›, but it’s empty.",
    },

    slashes:
      "‹//› is allowed only after the spec’s schemes that have a host, such as ‹http› and ‹ftp›, and only in lowercase.",
    "host-missing": "A host must follow the ‹//›.",
    "at-sign": "Only one ‹@› is allowed before a host. In a user name, write ‹%40›.",
    port: {
      by: "found",
      empty: "The port is incomplete. A port consists of digits.",
      other: "A port consists of digits; {found} isn’t allowed in it.",
    },
    "bracket-open": "A host in square brackets must end with ‹]›.",
    "no-brackets": {
      by: "edition",
      rfc2396: "RFC 2396 doesn’t have addresses in square brackets. RFC 2732 adds them: turn on the option for IPv6.",
      other: "A host in square brackets isn’t allowed: this spec doesn’t have IPv6 addresses.",
    },
    "bracket-host": {
      by: "edition",
      rfc1738: "{problem:kinds:no-brackets}",
      rfc1808: "{problem:kinds:no-brackets}",
      "url-syntax-05": "{problem:kinds:no-brackets}",
      rfc2396:
        "An address in square brackets isn’t allowed here. RFC 2732 adds such addresses, with the option for IPv6, but only after ‹//›.",
      other: "An address in square brackets isn’t allowed here: a host comes after ‹//›.",
    },
    "after-bracket":
      "{found|capital} isn’t allowed after the ‹]› of a host. Only a ‹:› and a port, or a path, can follow it.",
    octet: "A number in an IPv4 address is at most 255.",
    zone: "An address in a URI can’t have a zone; remove the ‹%› and the text after it.",
    bracketed: {
      by: "found",
      empty: "The address in square brackets isn’t complete. It must end with ‹]›.",
      other:
        "{found|capital} isn’t allowed in an IPv6 address, which has groups of up to four hexadecimal digits, separated by colons.",
    },
    future:
      "{found|capital} isn’t allowed here. After ‹[v› come a version in hexadecimal digits, a ‹.›, and the address.",

    end: "The text ends too early: {expected} must follow.",
    other: {
      by: "few",
      yes: "{found|capital} isn’t allowed here; {expected} is.",
      no: "{found|capital} isn’t allowed here.",
    },
  },

  /** For a text that is an IRI: a sentence, and the button that converts it. */
  iri: {
    told: "{found|capital} isn’t ASCII, and a URI allows only ASCII. But this is an IRI, which can be converted to a URI (RFC 3987).",
    mend: "Convert to URI",
  },

  /** The result of resolving only the paths, if the base has no scheme. */
  "paths-alone": {
    by: "differs",
    yes: "If only the paths are resolved, ‹{reference}› leads from ‹{base}› to ‹{path}›, and from ‹{base}/› to ‹{slashed}›.",
    other: "If only the paths are resolved, ‹{reference}› leads from ‹{base}› to ‹{path}›.",
  },

  /** Texts that are nearly URIs, by what they are: web/src/reading/near.js. */
  near: {
    password: "The password contains ‹{found}›, which ends the authority. Write ‹{encoded}› instead.",
    hosts: "A URI has one host, and this lists {count}. The form is for ‹{scheme}› drivers.",
    "at-signs": {
      by: "where",
      password:
        "The password contains ‹@›. Only the ‹@› before the host may be written unencoded; write ‹%40› for others.",
      other:
        "The user name contains ‹@›. Only the ‹@› before the host may be written unencoded; write ‹%40› for others.",
    },
    delimiter:
      "RFC 3986 allows ‹{found}› in a user name or password. The URL Standard writes ‹{encoded}›, which RFC 3986 allows, too.",
    repeated:
      "‹{database}› ends the list of hosts, so the hosts after it belong to the path. Write the database once, at the end.",
    scp: "This is how ‹scp› and Git write a remote path. A URI for it starts with ‹ssh://›.",
    "scp-port":
      "‹scp› and Git read ‹{port}› as the beginning of a path here, not as a port. With a port, write ‹ssh://›.",
    "colon-path": "After a host, ‹:› starts a port. A path starts with ‹/›.",
    share: "This is a Windows network path. A URI for it starts with ‹file://›.",
    drive: "This is a Windows path. Read as a URI, it has the scheme ‹{scheme}›.",
    "drive-host": "After ‹file://›, ‹{drive}› is parsed as the host. To leave the host empty, write three slashes.",
    "drive-slashes": "After ‹file://›, one ‹/› starts the path. This path starts with more than one.",
    "file-share":
      "A space isn’t allowed; write ‹%20›. ‹\\\\› starts a Windows network path, and browsers read each backslash as ‹/›.",
    "encoded-backslash": "‹%5C› is an encoded ‹\\› and belongs to the host here. A path starts with ‹/›.",
    "host-port": "Without ‹//›, ‹{host}› is the scheme, and ‹{port}› belongs to the path.",
    underscore: "‹_› isn’t allowed in a scheme. Browsers read this as a path.",
    "own-host": "After ‹//›, ‹{host}› is the host. It doesn’t belong to the path.",
    jdbc: "A URI that starts with ‹jdbc:› has no host. The driver splits what comes after it.",
    data: "‹data:› holds its own content. It has no host and no directories.",
    mailto: "‹mailto:› opens a mail program and doesn’t lead to a page. In its body, ‹%0D%0A› is a line break.",
    magnet: "‹magnet:› names content by its query. It has no host, and its path is empty.",
    doi: "‹doi:› names a publication. It has no host. The address on the web starts with ‹https://doi.org/›.",
    code: {
      by: "plus",
      yes: "This is code that contains a URI. {problem:near:plus}",
      other: "This is code that contains a URI.",
    },
    error: {
      by: "plus",
      yes: "This is an error message that contains a URI. {problem:near:plus}",
      other: "This is an error message that contains a URI.",
    },
    /** An addition if the query has a "+". */
    plus: "Software that decodes form data turns the ‹+› in a query into a space. For a plus sign, write ‹%2B›.",
    "code-base": {
      by: "base",
      empty: "In this code, the base is the empty string. It has no scheme, so the URL parser fails.",
      other: "In this code, the base ‹{base}› has no scheme, so the URL parser fails.",
    },
    "code-relative":
      "In this code, the reference is relative, so it needs a base. A page can use its own address, but other programs have to pass one.",
    "error-relative":
      "This error is about a relative reference, which needs a base. A page can use its own address, but other programs have to pass one.",
    command: {
      by: "plus",
      yes: "This is a command that contains a URI. {problem:near:plus}",
      other: "This is a command that contains a URI.",
    },
    markup: {
      by: "plus",
      yes: "This is HTML that contains a URI. {problem:near:plus}",
      other: "This is HTML that contains a URI.",
    },
  },
  offers: {
    use: "Use {text}",
    fill: "Fill in {text}",
    both: "Fill in base and reference",
  },

  /** A fix, and the host of its text, where other fixes lead to others. */
  leads: {
    by: "id",
    backslash: "Write / (host: {host})",
    encode: "Write {encoded} (host: {host})",
    other: "{label} (host: {host})",
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
    encode: { by: "count", one: "Percent-encode {found}", other: "Percent-encode {count} characters" },
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
