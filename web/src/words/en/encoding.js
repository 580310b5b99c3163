/**
 * What the Encoding room says, and the views of data and of hosts. The notation is that of
 * web/src/words/words.js.
 */
export default {
  title: "Encoding: from characters to octets, and back",
  /** An element, to whoever listens. */
  element: { data: "“{text}”, encoded and decoded", host: "How the host “{text}” is read" },
  part: "What is looked at",
  parts: { data: "Data", host: "Host" },
  data: "Data",
  host: "Host",
  component: "Component",
  charset: "Charset",
  encoded: "Encoded",
  listing: "Step by step",
  panes: { grid: "Characters", texts: "Texts" },
  example: "Examples",
  copy: "Copy",
  "copy-title": "Copy what is encoded",
  announced: "Encoded: {encoded}",
  impossible: "It cannot be encoded.",
  /** The line below what is encoded, or below a host. */
  why: {
    empty: "Type data: any characters, also those that a URI cannot have.",
    stays: "All of it may stand in this component as it is: {reason}.",
    impossible: "There is no encoding: {found} has no octets in this charset.",
    one: "{found|capital} becomes ‹{written}›: {reason}.",
    several: "{count} characters become encodings. The first, {found}, becomes ‹{written}›: {reason}.",
    "host-empty": "Type a host: a name or an address.",
    host: "{kind}. By {document}, it matches the rule ‹{rule}›.",
    "host-none": "No form of a host that {document} has matches.",
    "iri-empty": "Type an IRI: an address with characters of any script.",
    "iri-stays": "It is a URI as it stands: nothing has to be encoded.",
    iri: {
      by: "count",
      one: "A URI cannot have ‹{found}›: it becomes ‹{written}›.",
      other: "In {count} places stands what a URI cannot have. The first, ‹{found}›, becomes ‹{written}›.",
    },
    "uri-empty": "Type a URI with percent-encodings in it.",
    "uri-stays": "Nothing in it can become a character.",
    uri: {
      by: "count",
      one: "‹{found}› stands for a character, and becomes ‹{written}›.",
      other: "{count} places stand for characters. The first, ‹{found}›, becomes ‹{written}›.",
    },
  },
  "no-text": "none",
  "not-yet": "not yet",
  empty: "There are no data yet. Type some above: any characters, also those that a URI cannot have.",
  "empty-host": "There is no host yet. Type one above: a name, an address, or what stands between // and the next /.",
  more: { by: "count", one: "… and {count} character more", other: "… and {count} characters more" },

  charsets: { "utf-8": "UTF-8", "iso-8859-1": "ISO Latin 1", ebcdic: "EBCDIC" },
  /** By whose choice it is the first of the list: the document's, by its advice, or ours. */
  "own-charset": {
    by: "basis",
    says: "{charset} (the edition’s)",
    ours: "{charset} (our choice)",
    advises: { by: "edition", rfc3986: "{charset} (for new schemes)", other: "{charset} (advised)" },
  },
  columns: { characters: "Characters", octets: "Octets", encoded: "Written", why: "Why" },

  /** What an octet has to be, in a sentence: by the ids of the reasons. */
  reasons: {
    unreserved: "stands for itself: it has no other purpose anywhere",
    xalpha: "may stand there as it is, by the grammar",
    allowed: "may stand there as data, though it is a delimiter elsewhere",
    address: "divides the two halves of a mail address, and is written as it is",
    percent: "begins an encoding, so as data it is encoded itself",
    delimiter: "would end or divide this component",
    reserved: "is reserved here for dividing what is in the component",
    "not-unreserved": "is not reserved here, but only unreserved characters may stand as data",
    elsewhere: "is reserved by some schemes, and is then only unencoded where it serves that purpose",
    bnf: "has no place in the rule of the BNF for this component",
    "without-quoting": "may stand in the name of an object as it is, and need not divide anything there",
    "unreserved-here":
      "is reserved by other schemes and not by this one, which would let it stand; but section 2.2 lets a reserved character stand only for its purpose",
    password: "would begin a password",
    provided:
      "belongs to the name by the rule ‹user›, though a password after it could be provided for, and ‹ftp› has one",
    brackets: "stands around the address of a host, and nowhere else",
    outside: "cannot stand in this component",
    control: "is a control character, which nobody sees",
    space: "is lost or added too easily when a URI is copied",
    delims: "stands around a URI in running text, or delimits it",
    anchor: "begins a fragment, which is not a part of the URL",
    unwise: "is changed by some gateways",
    "not-ascii": "has no character of US-ASCII",
    prohibited: "is not among the characters that the grammar allows there",
    "no-octets": "has no octets in this charset",
  },
  /** The same in a few words, within a sentence about a step. */
  short: {
    unreserved: "unreserved",
    xalpha: "allowed by the grammar",
    allowed: "allowed as data here",
    address: "allowed in an address",
    percent: "it begins encodings",
    delimiter: "it would end or divide the component",
    reserved: "it is reserved in this component",
    "not-unreserved": "it is not unreserved",
    elsewhere: "it may be reserved",
    bnf: "the BNF does not have it here",
    "without-quoting": "allowed in the name of an object",
    "unreserved-here": "other schemes reserve it",
    password: "it would begin a password",
    provided: "a password could be provided for after it",
    brackets: "it stands around addresses only",
    outside: "the component cannot have it",
    control: "it is a control character",
    space: "it gets lost too easily",
    delims: "it stands around URIs",
    anchor: "it begins a fragment",
    unwise: "some gateways change it",
    "not-ascii": "it is not US-ASCII",
    prohibited: "the grammar does not allow it",
    "no-octets": "it has no octets",
  },
  needs: { stays: "stays:", should: "should be encoded:", must: "is encoded:" },

  /** What has to be said of data. */
  warnings: {
    "reads-encoded": {
      by: "count",
      one: "‹{found}› is data here, so its ‹%› is encoded. If it is encoded already, it must not be encoded again.",
      other:
        "‹{found}› and {rest} more read as encoded. They are data here, so each ‹%› is encoded. What is encoded already must not be encoded again.",
    },
    "dot-segment": {
      by: "edition",
      "url-1993":
        "A segment ‹{found}› means a place in the hierarchy. What its dots mean when they are encoded, the document does not say; its rule for partial URLs decodes nothing, and leaves them.",
      rfc1630:
        "A segment ‹{found}› means a place in the hierarchy, and its dots are reserved: encoded, they have another significance. The rules for partial URIs decode nothing, and leave them; software that decodes first would not.",
      rfc3986:
        "A segment ‹{found}› means a place in the hierarchy. Encoding is no help: by section 2.3 its dots mean the same when they are encoded. Dot segments are removed without decoding anything (section 5.2.4), so they would stay, but not with software that decodes first.",
      other:
        "A segment ‹{found}› means a place in the hierarchy. Encoding is no help: by section 2.3 its dots mean the same when they are encoded. The algorithm decodes nothing, so they would stay, but not with software that decodes first.",
    },
    "read-address":
      "Whoever reads the URI takes this for an IPv4 address, and not for a name: that form is tried first.",
    "other-scheme":
      "The document has this encoding for mapping the addresses of WAIS, FTP, Prospero and Gopher. It does not say so of the scheme in the example, but that a ‹%› always indicates an encoded character.",
    "no-octets": {
      by: "count",
      one: "‹{found}› has no octets in {charset}.",
      other: "‹{found}› has no octets in {charset}, nor have {rest} more of the characters.",
    },
    "raw-octets":
      "These octets are taken for US-ASCII ones. That works, and nobody can read it: what is in EBCDIC should be changed to US-ASCII or UTF-8 first.",
    "not-utf-8": "In a name, only what is UTF-8 may be percent-encoded.",
    "for-dns":
      "A name that is looked up in the DNS is written in its IDNA form there; a URI should have that form at once.",
  },
  never: "Decoded a second time, the data would become ‹{twice}›. That is why it is done only once.",
  early: "Decoded before the split, the {component} would end after ‹{early}›.",
  dns: {
    title: "The name in the DNS",
    ours: "Our Punycode of each label as it stands",
    mapped: "This browser, which maps characters first",
    shown: "What it mapped them to",
    refused: "refused",
  },

  /** The texts of a run, by the number of their registers. */
  texts: {
    0: "Data",
    1: "Octets",
    2: "Encoded",
    3: "In a URI",
    4: "After the split: {component}",
    5: "Octets again",
    6: "Decoded",
  },

  run: {
    lines: {
      octets: 'octets ← ""',
      each: "while characters of data are left",
      ascii: "some of US-ASCII: add the octet of each",
      charset: "else any other: add its octets in {charset}",
      none: "if data has a character that has no octets in {charset}, there is no result",
      encoded: 'encoded ← ""',
      octet: "while some of octets are left",
      stays: "those whose characters may stand there as data: add these characters",
      triplet: "else: add a percent sign and two hexadecimal digits, in capitals",
      place: "put encoded into a URI, as its {component}",
      split: "{component} ← the {component} of URI",
      again: 'octets again ← ""',
      left: "while some of {component} is left",
      plain: "characters that stand there: add their octets",
      escape: "else a percent sign and two digits: add their octet",
      decoded: "decoded ← the characters of octets again in {charset}",
    },
    steps: {
      octets: "A URI is made of characters that stand for octets, so the data become octets first.",
      ascii: "‹{characters}› is US-ASCII: each character is one octet, its code.",
      charset: "‹{characters}› has these octets in {charset}: {added}.",
      none: {
        by: "answer",
        yes: "‹{missing}› has no octets in {charset}, so these data cannot be encoded.",
        no: "Every character has its octets in {charset}.",
      },
      encoded: "Now every octet is written: as a character, or encoded.",
      stays: "‹{added}› stands for its octets: {reason}.",
      triplet: "An octet of ‹{characters}› becomes ‹{added}›: {reason}.",
      place: "What is encoded takes its place in a URI: ‹{set}›.",
      split: "Whoever reads the URI splits it first: the {component} is ‹{set}›.",
      again: "Only now is the {component} decoded, once.",
      plain: "Characters stand for their own octets again.",
      escape: "Here a percent sign and two digits stand for one octet.",
      decoded: {
        by: "changed",
        no: "The octets are characters of {charset}: ‹{set}›.",
        yes: "The octets are characters of {charset}: ‹{set}›. Decoded once more, that would become ‹{twice}›.",
      },
    },
  },
  /** What was decided about charsets, by edition, and where another charset was chosen. */
  rfc1738: {
    decisions: { charset: "The document only speaks of octets. UTF-8 is our choice: it leaves US-ASCII as it is." },
  },
  "rfc2396bis-01": {
    decisions: {
      charset:
        "Which charset it is, the document leaves open (section 2.1). UTF-8 “whenever possible” is its advice (section 6.3).",
    },
  },
  rfc3986: {
    decisions: {
      charset:
        "The document asks for UTF-8 in schemes that are defined from then on, and for US-ASCII octets in all. What older schemes do with other characters, it leaves to them.",
    },
  },
  "url-syntax-05": {
    decisions: { charset: "The document leaves the charset open. UTF-8 is our choice: it leaves US-ASCII as it is." },
  },
  rfc2396: {
    decisions: {
      charset:
        "The document says that each scheme may have its own charset. UTF-8 is our choice: it leaves US-ASCII as it is.",
    },
  },
  chosen: { decisions: { charset: "This is not the charset of the document, but the one that was chosen here." } },

  /** Hosts. */
  order: "In this order",
  tried: { matches: "matches", not: "does not match", untried: "not tried" },
  mismatch: {
    few: {
      by: "found",
      empty: "It ends where {expected} would have to follow.",
      other: "{found|capital} stands where {expected} would have to.",
    },
    many: { by: "found", empty: "It ends too early.", other: "{found|capital} cannot stand there." },
  },
  kinds: {
    ipv6: "An IPv6 address",
    future: "An address of a later kind",
    ipv4: "An IPv4 address",
    name: "A name",
    registry: "A name from a registry: the authority is no server",
    none: "Not a host",
  },
  userinfo: "user information",
  port: "port",
  pieces: "The address, piece by piece",
  from: { written: "as written", elided: "for ::", dotted: "from the decimal numbers" },
  piece: "Piece",
  value: "Value",
  text: "Text",
  labels: "The name, label by label",
  label: "Label",
  ascii: "In the DNS",
  unicode: "Means",
  hosts: {
    future:
      "The letter v and a number say how what follows is to be read. No such form was ever defined, so whoever does not know it reports that the address is not supported.",
    zone: "Zone identifiers are not a part of this syntax: an address in brackets has no %.",
    "final-dot": "The dot at the end says that the name is complete, and not to be completed by a local domain.",
    numbers:
      "It looks like an address but is none: four numbers from 0 to 255, without leading zeros, would be tried first and match. So it is a name.",
    idna: "Decoded as UTF-8, the name has characters beyond US-ASCII. In the DNS it is looked up in its IDNA form, which a URI should have at once, for older programs.",
    "not-utf-8": "The octets in it are no UTF-8. Percent-encodings may stand in a host only for characters in UTF-8.",
    long: "It has more than 255 characters, which is all that a name should have.",
    "numbers-dot":
      "It looks like an address but is none: the dot at the end is in the way, as an IPv4 address has none. So it is a name, and programs may read it as the address all the same.",
    "numbers-zero":
      "It looks like an address but is none: a number of an IPv4 address has no zeros before it. So it is a name, and programs may take such a number for an octal one.",
    empty: "The host is empty. Whether that is allowed, and what it means, is for the scheme to say.",
    rest: "‹/›, ‹?› or ‹#› ends an authority: what follows is not looked at.",
  },

  /** Examples, by their names. */
  examples: {
    space: "A space",
    umlaut: "é",
    katakana: "Katakana",
    slash: "A slash in a name",
    escape: "%41",
    percent: "100%",
    name: "A name for the DNS",
    ebcdic: "EBCDIC",
    dots: "..",
    ipv6: "IPv6",
    elided: "With :: and IPv4",
    future: "IPvFuture",
    ipv4: "IPv4",
    almost: "256.1.1.1",
    dot: "A final dot",
    zone: "A zone",
    registry: "A registry’s name",
    idn: "Punycode",
  },
};
