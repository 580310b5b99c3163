/**
 * The words of the Encoding room and of the views of data and hosts. Notation:
 * web/src/words/words.js.
 */
export default {
  title: "How do I encode this?",
  /** Labels for screen readers of an element in another page. */
  element: { data: "“{text}”, encoded and decoded", host: "How the host “{text}” is parsed" },
  part: "What do you have?",
  parts: {
    value: "a value for the query",
    form: "form fields",
    host: "a host",
    path: "a path segment",
    iri: "an IRI",
    uri: "a URI to decode",
    other: "other data",
  },
  /** The name of the text box. */
  boxes: { value: "Value", path: "Segment", other: "Data" },
  data: "Data",
  host: "Host",
  component: "Component",
  charset: "Charset",
  encoded: "Encoded",
  listing: "Step by step",
  panes: { grid: "Characters", texts: "Texts" },
  copy: "Copy",
  "copy-title": "Copy the encoded text",
  announced: "Encoded: {encoded}",
  impossible: "It cannot be encoded.",
  /** The line below the encoded text or the host. */
  why: {
    empty: "Type data: any characters, even those that a URI cannot contain.",
    stays: "All of it can be written as it is in this component: {reason}.",
    impossible: "It cannot be encoded: {found} has no octets in this charset.",
    one: "{found|capital} becomes ‹{written}›: {reason}.",
    several: "{count} characters are encoded. The first, {found}, becomes ‹{written}›: {reason}.",
    "form-empty": "Type form data: names and values, as in the query of a URL.",
    "form-same": {
      by: "count",
      one: "There is one pair. Serialized, it is the same text again.",
      other: "There are {count} pairs. Serialized, they are the same text again.",
    },
    form: {
      by: "count",
      0: "There are no pairs in it.",
      one: "There is one pair. Serialized, it is written differently.",
      other: "There are {count} pairs. Serialized, they are written differently.",
    },
    "host-empty": "Type a host: a name or an address.",
    host: "{kind}. In {ui:spec}, it matches the rule ‹{rule}›.",
    "host-read": "{kind}. In the {document}, the {rule} reads it.",
    "host-none": "It does not match any form of a host in {ui:spec}.",
    "iri-empty": "Type an IRI: an address with characters of any script.",
    "iri-stays": "It is already a URI: nothing has to be encoded.",
    iri: {
      by: "count",
      one: "A URI cannot contain ‹{found}›, so it becomes ‹{written}›.",
      other: "{count} places have characters that a URI cannot contain. The first, ‹{found}›, becomes ‹{written}›.",
    },
    "uri-empty": "Type a URI that has percent-encodings.",
    "uri-stays": "Nothing in it can be decoded to a character.",
    uri: {
      by: "count",
      one: "‹{found}› encodes a character and becomes ‹{written}›.",
      other: "{count} places encode characters. The first, ‹{found}›, becomes ‹{written}›.",
    },
  },
  "no-text": "none",
  "not-yet": "not yet",
  empty: "No data yet. Type some above: any characters, even those that a URI cannot contain.",
  "empty-host": "No host yet. Type one above: a name, an address, or the text between // and the next /.",
  more: { by: "count", one: "… and {count} more character", other: "… and {count} more characters" },

  charsets: {
    "utf-8": "UTF-8",
    "iso-8859-1": { by: "edition", "url-standard": "iso-8859-1 (windows-1252)", other: "ISO Latin 1" },
    "windows-1252": "windows-1252",
    ebcdic: "EBCDIC",
  },
  /** Why it comes first in the list: the document says so, advises it, or we chose it. */
  "own-charset": {
    by: "basis",
    says: "{charset} (the spec’s)",
    ours: "{charset} (our choice)",
    advises: { by: "edition", rfc3986: "{charset} (for new schemes)", other: "{charset} (advised)" },
  },
  columns: { characters: "Characters", octets: "Octets", encoded: "Written as", why: "Why" },

  /** Why an octet is encoded or not, after "needs" below. Keys are the engine's ids of reasons. */
  reasons: {
    unreserved: "it represents itself and has no other purpose anywhere",
    xalpha: "the grammar allows it there as it is",
    allowed: "it is allowed as data here, although it is a delimiter elsewhere",
    address: "it separates the two halves of a mail address and is written as it is",
    percent: "it begins an encoding, so as data it is encoded itself",
    delimiter: "it would end or divide this component",
    reserved: "it is reserved here for dividing the content of the component",
    "not-unreserved": "it is not reserved here, but only unreserved characters are allowed as data",
    elsewhere: "some schemes reserve it, and it is left unencoded only for that purpose",
    bnf: "the BNF rule for this component does not include it",
    "without-quoting": "it is allowed in an object’s name as it is, and need not divide anything there",
    "unreserved-here":
      "this scheme does not reserve it, but others do; section 2.2 leaves a reserved character unencoded only for its purpose",
    password: "it would begin a password",
    provided: "the rule ‹user› makes it part of the name, but a scheme could allow a password after it, as ‹ftp› does",
    brackets: "it encloses the address of a host and is allowed nowhere else",
    outside: "this component cannot contain it",
    control: "it is a control character, which is invisible",
    space: "it is lost or added too easily when a URI is copied",
    delims: "it surrounds a URI in running text, or delimits it",
    anchor: "it begins a fragment, which is not part of the URL",
    unwise: "some gateways change it",
    "not-ascii": "it is not a US-ASCII character",
    prohibited: "the grammar does not allow it there",
    "no-octets": "it has no octets in this charset",
    "in-set": "the percent-encode set contains it",
    "not-in-set": "the percent-encode set does not contain it",
    "percent-first": "the set does not contain it, but as data it is encoded first, because it would begin an encoding",
    "no-code-point": "the set does not contain it, although it is not a URL code point, so the parser reports an error",
    forbidden: "the set does not contain it, but the parser refuses a host with it",
    plus: "a space is written as a plus sign",
    reference: "the charset does not have it, so it is written by its number, as in HTML",
  },
  /** The same in a few words, for use within a sentence. */
  short: {
    unreserved: "unreserved",
    xalpha: "allowed by the grammar",
    allowed: "allowed as data here",
    address: "allowed in an address",
    percent: "it begins encodings",
    delimiter: "it would end or divide the component",
    reserved: "it is reserved in this component",
    "not-unreserved": "only unreserved characters are kept",
    elsewhere: "it may be reserved",
    bnf: "the BNF does not include it here",
    "without-quoting": "allowed in an object’s name",
    "unreserved-here": "other schemes reserve it",
    password: "it would begin a password",
    provided: "a scheme could allow a password after it",
    brackets: "it is allowed only around addresses",
    outside: "the component cannot contain it",
    control: "it is a control character",
    space: "it gets lost too easily",
    delims: "it delimits URIs",
    anchor: "it begins a fragment",
    unwise: "some gateways change it",
    "not-ascii": "it is not US-ASCII",
    prohibited: "the grammar does not allow it",
    "no-octets": "it has no octets",
    "in-set": "the percent-encode set contains it",
    "not-in-set": "the percent-encode set does not contain it",
    "percent-first": "it would begin an encoding",
    "no-code-point": "the percent-encode set does not contain it",
    forbidden: "no host can contain it",
    plus: "it is written as a plus sign",
    reference: "the charset does not have it",
  },
  needs: { stays: "kept:", should: "should be encoded:", must: "encoded:" },

  /** Warnings about data. */
  warnings: {
    "reads-encoded": {
      by: "count",
      one: "‹{found}› is data here, so its ‹%› is encoded. Text that is already encoded must not be encoded again.",
      other:
        "‹{found}› and {rest} more look encoded. They are data here, so each ‹%› is encoded. Text that is already encoded must not be encoded again.",
    },
    "dot-segment": {
      by: "edition",
      "url-1993":
        "A segment ‹{found}› means a place in the hierarchy. The spec does not say what its dots mean when they are encoded. Its rule for partial URLs decodes nothing and keeps encoded dots.",
      rfc1630:
        "A segment ‹{found}› means a place in the hierarchy, and its dots are reserved: encoded, they mean something else. The rules for partial URIs decode nothing and keep encoded dots, but software that decodes first removes them.",
      "url-standard":
        "A segment ‹{found}› means a place in the hierarchy. Encoding does not help: ‹%2e› counts as a dot there.",
      rfc3986:
        "A segment ‹{found}› means a place in the hierarchy. Encoding does not help: under section 2.3, encoded dots mean the same. The algorithm keeps encoded dots (section 5.2.4), but software that decodes first removes them.",
      other:
        "A segment ‹{found}› means a place in the hierarchy. Encoding does not help: under section 2.3, encoded dots mean the same. The algorithm keeps encoded dots, but software that decodes first removes them.",
    },
    "read-address": "In a URI this is an IPv4 address, not a name, because a parser tries that form first.",
    "other-scheme":
      "The spec gives this encoding for the addresses of WAIS, FTP, Prospero, and Gopher. It does not mention the example’s scheme, but says that a ‹%› always indicates an encoded character.",
    "no-octets": {
      by: "count",
      one: "‹{found}› has no octets in {charset}.",
      other: "‹{found}› and {rest} more have no octets in {charset}.",
    },
    "raw-octets":
      "These octets are treated as US-ASCII. That works, but nobody can read the result: EBCDIC text should be converted to US-ASCII or UTF-8 first.",
    "only-utf-8":
      "The URL Standard uses a charset other than UTF-8 only in the query of a special URL and in form data. Here, it is used anyway.",
    reference: {
      by: "count",
      one: "{charset} does not have ‹{found}›, so it is written by its number, as in HTML. When it is read, nobody can tell it from those characters.",
      other:
        "{charset} does not have ‹{found}› and {rest} more, so they are written by their numbers, as in HTML. When they are read, nobody can tell them from those characters.",
    },
    "not-utf-8": "In a name, only UTF-8 octets may be percent-encoded.",
    "for-dns": "The DNS looks up such a name in its IDNA form, so a URI should use that form from the start.",
  },
  never: "Decoded a second time, the data would become ‹{twice}›. That is why data is decoded only once.",
  early: "If it were decoded before the split, the {component} would end after ‹{early}›.",
  dns: {
    title: "Name in the DNS",
    ours: "Our Punycode of each label, unmapped",
    mapped: "This browser, which maps characters first",
    shown: "Characters after mapping",
    refused: "refused",
  },

  /** The results of this browser’s functions for a value, and how they differ from the answer. */
  encoders: {
    title: "This browser",
    same: { by: "name", empty: "same", other: "same, after ‹{name}›" },
    keeps: {
      by: "count",
      one: "It keeps {found}, which {ui:spec} encodes: {reason}.",
      other: "It keeps {found}, which {ui:spec} encodes.",
    },
    encodes: {
      by: "count",
      one: "It encodes {found}, which {ui:spec} keeps: {reason}.",
      other: "It encodes {found}, which {ui:spec} keeps.",
    },
    writes: "It writes {found|character} as ‹{theirs}›, not as ‹{ours}›.",
    later: "It differs further on.",
    throws: "It throws a {error}: half of a surrogate pair is not a character.",
    replaces: "It writes U+FFFD instead of half of a surrogate pair, which is not a character.",
    none: "The charset chosen for {ui:spec} cannot encode the text, so there is nothing to compare.",
    read: "From the query ‹{query}›, this browser reads the value ‹{read}›.",
  },

  /** The texts of a run, by register number. */
  texts: {
    0: "Data",
    1: "Octets",
    2: "Encoded",
    3: "In a URI",
    4: "After splitting: {component}",
    5: "Decoded octets",
    6: "Decoded",
  },

  run: {
    steps: {
      octets: "A URI’s characters represent octets, so the data is turned into octets first.",
      ascii: "‹{characters}› is US-ASCII: each character is one octet, its code.",
      charset: "In {charset}, ‹{characters}› has these octets: {added}.",
      reference: "{charset} does not have ‹{characters}›, so the octets of its number are added: {added}.",
      none: {
        by: "answer",
        yes: "‹{missing}› has no octets in {charset}, so this data cannot be encoded.",
        no: "Every character has octets in {charset}.",
      },
      encoded: "Now each octet is written, either as a character or encoded.",
      stays: "‹{added}› is written as it is: {reason}.",
      triplet: "An octet of ‹{characters}› becomes ‹{added}›: {reason}.",
      plus: "A space becomes ‹{added}›.",
      place: "The encoded text is put into a URI: ‹{set}›.",
      split: "A reader of the URI splits it first: the {component} is ‹{set}›.",
      again: "Only after splitting is the {component} decoded, once.",
      plain: "These characters become their own octets again.",
      space: "A plus sign becomes the octet of a space.",
      escape: "A percent sign and two digits become one octet.",
      decoded: {
        by: "changed",
        no: "The octets are characters of {charset}: ‹{set}›.",
        yes: "The octets are characters of {charset}: ‹{set}›. Decoding them once more would give ‹{twice}›.",
      },
    },
  },
  /** Our decisions about charsets, by edition, and the note on a charset that somebody chose. */
  rfc1738: {
    decisions: { charset: "The spec speaks only of octets. UTF-8 is our choice: it leaves US-ASCII unchanged." },
  },
  "rfc2396bis-01": {
    decisions: {
      charset: "The spec leaves the charset open (section 2.1). It advises UTF-8 “whenever possible” (section 6.3).",
    },
  },
  rfc3986: {
    decisions: {
      charset:
        "The spec asks for UTF-8 in new schemes, and for US-ASCII octets in all schemes. It leaves other characters in older schemes to those schemes.",
    },
  },
  "url-syntax-05": {
    decisions: { charset: "The spec leaves the charset open. UTF-8 is our choice: it leaves US-ASCII unchanged." },
  },
  rfc2396: {
    decisions: {
      charset:
        "The spec says that each scheme may have its own charset. UTF-8 is our choice: it leaves US-ASCII unchanged.",
    },
  },
  chosen: { decisions: { charset: "This charset was chosen here; it is not the spec’s." } },

  /** Hosts. */
  order: "Tried in order",
  tried: { matches: "matches", not: "does not match", untried: "not tried", passed: "goes on" },
  /** The URL Standard’s host parser. */
  stored: "Stored as",
  at: {
    by: "found",
    empty: "At the end:",
    other: "Character {at}, {found}:",
  },
  choose: "The scheme of the host",
  opaque: "Scheme is not special",
  "opaque-says":
    "With a scheme that is not special, such as ‹x:›, the host is not read as a domain or an IPv4 address.",
  mismatch: {
    few: {
      by: "found",
      empty: "It ends where {expected} should follow.",
      other: "It has {found} where {expected} should be.",
    },
    many: { by: "found", empty: "It ends too early.", other: "{found|capital} is not allowed there." },
  },
  kinds: {
    ipv6: "An IPv6 address",
    future: "An address in a future format",
    ipv4: "An IPv4 address",
    name: "A name",
    registry: "A registry’s name: the authority is not a server",
    opaque: "An opaque host",
    none: "Not a host",
  },
  userinfo: "user information",
  port: "port",
  pieces: "The address, piece by piece",
  from: { written: "as written", elided: "from ::", dotted: "from the decimal numbers", number: "read as a number" },
  piece: "Piece",
  value: "Value",
  text: "Text",
  labels: "The name, label by label",
  label: "Label",
  ascii: "In the DNS",
  unicode: "In Unicode",
  hosts: {
    future:
      "The letter v and a number indicate the format of the address. No such format was ever defined, so software that does not know it reports that the address is not supported.",
    zone: "This syntax has no zone identifiers: an address in brackets cannot contain a %.",
    "final-dot": "The final dot says that the name is complete, so no local domain is added to it.",
    numbers: {
      by: "edition",
      rfc1738: "It looks like an IPv4 address, but an IPv4 address has four numbers. So it is a name.",
      "url-syntax-05": "It looks like an IPv4 address, but an IPv4 address has four numbers. So it is a name.",
      rfc2396: "It looks like an IPv4 address, but an IPv4 address has four numbers. So it is a name.",
      other:
        "It looks like an IPv4 address, but an IPv4 address has four numbers from 0 to 255, without leading zeros. So it is a name.",
    },
    "rare-address":
      "By the grammar it is a name, but many systems read it as an IPv4 address that is written differently.",
    idna: "Decoded as UTF-8, the name has characters beyond US-ASCII. The DNS looks it up in its IDNA form, which a URI should use from the start, for older programs.",
    "not-utf-8": "Its octets are not UTF-8. In a host, only characters in UTF-8 may be percent-encoded.",
    long: "It has more than 255 characters, although a name should have 255 at most.",
    "numbers-dot":
      "It looks like an IPv4 address, but an IPv4 address does not end in a dot. So it is a name, although programs may take it for the address anyway.",
    "numbers-zero":
      "It looks like an IPv4 address, but the numbers in an IPv4 address have no leading zeros. So it is a name, and programs may take such a number for an octal one.",
    empty: "The host is empty. The scheme decides whether that is allowed and what it means.",
    rest: "‹/›, ‹?›, or ‹#› ends an authority, so the text from there on is ignored.",
  },

  /** Examples, by name. */
  examples: {
    pair: "Space and &",
    space: "Space",
    umlaut: "é",
    katakana: "Katakana",
    slash: "Slash in a name",
    escape: "%41",
    percent: "100%",
    name: "Name for the DNS",
    ebcdic: "EBCDIC",
    dots: "..",
    component: "Like encodeURIComponent",
    lacking: "€ and ≈ in windows-1252",
    ipv6: "IPv6",
    elided: "With :: and IPv4",
    future: "IPvFuture",
    ipv4: "IPv4",
    almost: "256.1.1.1",
    dot: "Final dot",
    zone: "Zone",
    registry: "Registry’s name",
    idn: "Punycode",
    hexadecimal: "Hexadecimal",
    wide: "Full-width",
  },
};
