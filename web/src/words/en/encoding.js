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
  impossible: "It can’t be encoded.",
  /** The line below the encoded text or the host. */
  why: {
    empty: "Type data: any characters, even those that a URI can’t contain.",
    stays: "Nothing needs encoding in this component: {reason}.",
    impossible: "It can’t be encoded, because this charset can’t represent {found}.",
    one: "{found|capital} becomes ‹{written}› because {reason}.",
    several: "{count} characters are encoded. The first, {found}, becomes ‹{written}› because {reason}.",
    "form-empty": "Type form data: names and values, as in the query of a URL.",
    "form-same": {
      by: "count",
      one: "There’s one pair. Serializing it gives the same text.",
      other: "There are {count} pairs. Serializing them gives the same text.",
    },
    form: {
      by: "count",
      0: "It has no pairs.",
      one: "There’s one pair. Serializing it changes the text.",
      other: "There are {count} pairs. Serializing them changes the text.",
    },
    "host-empty": "Type a host: a name or an address.",
    host: "{kind}. In {ui:spec}, it matches the rule ‹{rule}›.",
    "host-read": "{kind}. In the {document}, the {rule} takes it.",
    "host-none": "It doesn’t match any form of a host in {ui:spec}.",
    "iri-empty": "Type an IRI: an address with characters of any script.",
    "iri-stays": "It’s already a URI: nothing needs encoding.",
    iri: {
      by: "count",
      one: "A URI can’t contain ‹{found}›, which becomes ‹{written}›.",
      other: "{count} places have characters that a URI can’t contain. The first, ‹{found}›, becomes ‹{written}›.",
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
  empty: "No data yet. Type some above: any characters, even those that a URI can’t contain.",
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
    unreserved: "it’s unreserved and never needs encoding",
    xalpha: "the grammar allows it there",
    allowed: "it’s allowed as data here, although it’s a delimiter elsewhere",
    address: "it separates the two halves of a mail address and is kept",
    percent: "it begins an encoding, and as data is encoded itself",
    delimiter: "it would end or divide this component",
    reserved: "this component reserves it for dividing its content",
    "not-unreserved": "only unreserved characters are allowed as data, and it isn’t one",
    elsewhere: "some schemes reserve it, and only they leave it unencoded",
    bnf: "the BNF rule for this component doesn’t include it",
    "without-quoting": "an object’s name may contain it, and it doesn’t divide anything there",
    "unreserved-here":
      "this scheme doesn’t reserve it, but others do (section 2.2 leaves a reserved character unencoded only for its purpose)",
    password: "it would begin a password",
    provided: "the rule ‹user› makes it part of the name, but a scheme could allow a password after it, as ‹ftp› does",
    brackets: "it encloses the address of a host and is allowed nowhere else",
    outside: "this component can’t contain it",
    control: "it’s a control character, which is invisible",
    space: "it’s lost or added too easily when a URI is copied",
    delims: "it surrounds a URI in running text, or delimits it",
    anchor: "it begins a fragment, which isn’t part of the URL",
    unwise: "some gateways change it",
    "not-ascii": "it isn’t a US-ASCII character",
    prohibited: "the grammar doesn’t allow it there",
    "no-octets": "this charset can’t represent it",
    "in-set": "the percent-encode set contains it",
    "not-in-set": "the percent-encode set doesn’t contain it",
    "percent-first": "the set doesn’t contain it, but as data it’s encoded first, because it would begin an encoding",
    "no-code-point": "the set doesn’t contain it, and the parser reports an error, because it isn’t a URL code point",
    forbidden: "the set doesn’t contain it, but the parser rejects a host with it",
    plus: "a space is written as a plus sign",
    reference: "the charset can’t represent it, so its number replaces it, as in HTML",
  },
  /** The same in a few words, for use within a sentence. */
  short: {
    unreserved: "unreserved",
    xalpha: "allowed by the grammar",
    allowed: "allowed as data here",
    address: "allowed in an address",
    percent: "it begins encodings",
    delimiter: "it would end or divide the component",
    reserved: "it’s reserved in this component",
    "not-unreserved": "only unreserved characters are kept",
    elsewhere: "it may be reserved",
    bnf: "the BNF doesn’t include it here",
    "without-quoting": "allowed in an object’s name",
    "unreserved-here": "other schemes reserve it",
    password: "it would begin a password",
    provided: "a scheme could allow a password after it",
    brackets: "it’s allowed only around addresses",
    outside: "the component can’t contain it",
    control: "it’s a control character",
    space: "it gets lost too easily",
    delims: "it delimits URIs",
    anchor: "it begins a fragment",
    unwise: "some gateways change it",
    "not-ascii": "it isn’t US-ASCII",
    prohibited: "the grammar doesn’t allow it",
    "no-octets": "the charset can’t represent it",
    "in-set": "the percent-encode set contains it",
    "not-in-set": "the percent-encode set doesn’t contain it",
    "percent-first": "it would begin an encoding",
    "no-code-point": "the percent-encode set doesn’t contain it",
    forbidden: "no host can contain it",
    plus: "it’s written as a plus sign",
    reference: "the charset can’t represent it",
  },
  needs: { stays: "kept:", should: "should be encoded:", must: "encoded:" },

  /** Warnings about data. */
  warnings: {
    "reads-encoded": {
      by: "count",
      one: "‹{found}› is treated as data, and its ‹%› is encoded. Don’t encode text that already is.",
      other:
        "‹{found}› and {rest} more look encoded. They’re treated as data, and each ‹%› is encoded. Don’t encode text that already is.",
    },
    "dot-segment": {
      by: "edition",
      "url-1993":
        "‹{found}› is a dot segment, not a name. The spec doesn’t say what encoded dots mean. Its rule for partial URLs decodes nothing and keeps encoded dots.",
      rfc1630:
        "‹{found}› is a dot segment, not a name. Its dots are reserved: encoded, they mean something else. Partial URIs keep encoded dots, but software that decodes first removes them.",
      "url-standard":
        "‹{found}› is a dot segment, not a name. Encoding it doesn’t help, because ‹%2e› is treated as a dot, too.",
      rfc3986:
        "‹{found}› is a dot segment, not a name. Encoding it doesn’t help, because encoded dots mean the same (section 2.3). The algorithm keeps them (section 5.2.4), but software that decodes first removes them.",
      other:
        "‹{found}› is a dot segment, not a name. Encoding it doesn’t help, because encoded dots mean the same (section 2.3). The algorithm keeps them, but software that decodes first removes them.",
    },
    "read-address": "In a URI, this is an IPv4 address, not a name, because a parser tries that form first.",
    "other-scheme":
      "The spec gives this encoding for the addresses of WAIS, FTP, Prospero, and Gopher. It doesn’t mention the example’s scheme, but says that a ‹%› always means an encoded character.",
    "no-octets": {
      by: "count",
      one: "{charset} can’t represent ‹{found}›.",
      other: "{charset} can’t represent ‹{found}› and {rest} more.",
    },
    "raw-octets":
      "These octets are treated as US-ASCII. That works, but nobody can read the result. Convert EBCDIC text to US-ASCII or UTF-8 first.",
    "only-utf-8":
      "The URL Standard uses a charset other than UTF-8 only in the query of a special URL and in form data. We use it anyway.",
    reference: {
      by: "count",
      one: "{charset} can’t represent ‹{found}›, which becomes its number, as in HTML. A reader can’t tell that from those characters.",
      other:
        "{charset} can’t represent ‹{found}› and {rest} more, which become their numbers, as in HTML. A reader can’t tell those from the same characters.",
    },
    "not-utf-8": "In a name, only UTF-8 octets may be percent-encoded.",
    "for-dns": "The DNS looks up such a name in its IDNA form. A URI should use that form from the start.",
  },
  never: "Decoded a second time, the data would become ‹{twice}›. That’s why data is decoded only once.",
  early: "If it were decoded before the split, the {ui:player:called} would end after ‹{early}›.",
  dns: {
    title: "Name in the DNS",
    ours: "Our Punycode of each label, unmapped",
    mapped: "This browser, which maps characters first",
    shown: "Characters after mapping",
    refused: "rejected",
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
    throws: "It throws a {error}: half of a surrogate pair isn’t a character.",
    replaces: "It writes U+FFFD instead of half of a surrogate pair, which isn’t a character.",
    none: "There’s nothing to compare: the charset chosen for {ui:spec} can’t encode the text.",
    read: "From the query ‹{query}›, this browser gets the value ‹{read}›.",
  },

  /** The texts of a run, by register number. */
  texts: {
    0: "Data",
    1: "Octets",
    2: "Encoded",
    3: "In a URI",
    4: "After splitting: {ui:player:called}",
    5: "Decoded octets",
    6: "Decoded",
  },

  run: {
    steps: {
      octets: "First, the data becomes octets, because a URI’s characters represent octets.",
      ascii: "‹{characters}› is US-ASCII: each character is one octet, its code.",
      charset: "In {charset}, ‹{characters}› has these octets: {added}.",
      reference: "{charset} can’t represent ‹{characters}›. The octets of its number are added: {added}.",
      none: {
        by: "answer",
        yes: "{charset} can’t represent ‹{missing}›, so this data can’t be encoded.",
        no: "{charset} has octets for every character.",
      },
      encoded: "Now each octet is written, either as a character or encoded.",
      stays: "‹{added}› is written unchanged: {reason}.",
      triplet: "An octet of ‹{characters}› becomes ‹{added}› because {reason}.",
      plus: "A space becomes ‹{added}›.",
      place: "The encoded text is put into a URI: ‹{set}›.",
      split: "To decode it, a program first splits the URI. The {component} is ‹{set}›.",
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
  chosen: { decisions: { charset: "You chose this charset. It isn’t the spec’s." } },

  /** Hosts. */
  order: "Tried in order",
  tried: { matches: "matches", not: "doesn’t match", untried: "not tried", passed: "goes on" },
  /** The URL Standard’s host parser. */
  stored: "Stored as",
  at: {
    by: "found",
    empty: "At the end:",
    other: "Character {at}, {found}:",
  },
  choose: "The scheme of the host",
  opaque: "Scheme isn’t special",
  "opaque-says":
    "With a scheme that isn’t special, such as ‹x:›, the host isn’t treated as a domain or an IPv4 address.",
  mismatch: {
    few: {
      by: "found",
      empty: "It ends where {expected} should follow.",
      other: "It has {found} where {expected} should be.",
    },
    many: { by: "found", empty: "It ends too early.", other: "{found|capital} isn’t allowed there." },
  },
  kinds: {
    ipv6: "An IPv6 address",
    future: "An address in a future format",
    ipv4: "An IPv4 address",
    name: "A name",
    registry: "A registry’s name: the authority isn’t a server",
    opaque: "An opaque host",
    none: "Not a host",
  },
  userinfo: "user information",
  port: "port",
  pieces: "The address, piece by piece",
  from: { written: "as written", elided: "from ::", dotted: "from the decimal numbers", number: "from one number" },
  piece: "Piece",
  value: "Value",
  text: "Text",
  labels: "The name, label by label",
  label: "Label",
  ascii: "In the DNS",
  unicode: "In Unicode",
  hosts: {
    future:
      "The letter v and a number indicate the format of the address. No such format was ever defined. Software reports that it doesn’t support the address.",
    zone: "This syntax has no zone identifiers: an address in brackets can’t contain a %.",
    "final-dot": "The final dot says that the name is complete. No local domain is added to it.",
    numbers: {
      by: "edition",
      rfc1738: "It’s a name. It looks like an IPv4 address, but an IPv4 address has four numbers.",
      "url-syntax-05": "It’s a name. It looks like an IPv4 address, but an IPv4 address has four numbers.",
      rfc2396: "It’s a name. It looks like an IPv4 address, but an IPv4 address has four numbers.",
      other:
        "It’s a name. It looks like an IPv4 address, but an IPv4 address has four numbers from 0 to 255, without leading zeros.",
    },
    "rare-address": "In the grammar, it’s a name, but many systems read it as an IPv4 address, written differently.",
    idna: "Decoded as UTF-8, the name has characters beyond US-ASCII. The DNS looks it up in its IDNA form. For older programs, a URI should use that form from the start.",
    "not-utf-8": "Its octets aren’t UTF-8. In a host, only characters in UTF-8 may be percent-encoded.",
    long: "It has more than 255 characters, although a name should have 255 at most.",
    "numbers-dot":
      "It’s a name, because an IPv4 address doesn’t end in a dot. Programs may read it as the address anyway.",
    "numbers-zero":
      "It’s a name, because the numbers in an IPv4 address don’t have leading zeros. Programs may take such a number for an octal one.",
    empty: "The host is empty. The scheme decides whether that is allowed and what it means.",
    rest: "‹/›, ‹?›, or ‹#› ends an authority. The rest of the text is ignored.",
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
