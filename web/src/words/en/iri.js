/**
 * The words for IRIs: in the Encoding room, mapping to a URI and back; in the Compare room, the
 * ladder of RFC 3987. Notation: web/src/words/words.js.
 */
export default {
  label: { iri: "IRI", uri: "URI" },
  result: { iri: "URI", uri: "IRI" },
  listing: "Step by step, by RFC 3987",
  panes: { grid: "Characters", texts: "Texts" },
  "copy-title": { iri: "Copy the URI", uri: "Copy the IRI" },
  announced: { iri: "The URI: {text}", uri: "The IRI: {text}" },
  none: { iri: "This is not an IRI, so it has no URI.", uri: "This is not a URI, so it has no IRI." },
  empty: {
    iri: "No IRI yet. Type one above: an address with characters of any script.",
    uri: "No URI yet. Type one above that has percent-encodings.",
  },
  "not-yet": "not yet",
  more: { by: "count", one: "… and {count} more row", other: "… and {count} more rows" },
  columns: { characters: "Characters", octets: "Octets", becomes: "Becomes", why: "Why" },
  choose: "What RFC 3987 leaves open",
  choices: {
    names: {
      iri: "Host in Punycode",
      uri: "Host in Unicode",
      says: {
        iri: "The host’s labels are converted to their DNS form by this browser’s URL API. Otherwise they are percent-encoded like the rest.",
        uri: "Labels in Punycode, which start with ‹xn--›, become Unicode characters.",
      },
    },
    normalize: {
      iri: "Normalize first (NFC)",
      says: {
        iri: "The IRI is treated as if it came from paper or a charset other than Unicode: its characters are normalized first (NFC). Unicode text is not normalized.",
      },
    },
    excluded: {
      iri: "Encode spaces, < and > too",
      says: {
        iri: "The space and the other US-ASCII characters that a URI cannot contain are encoded as well, which a program may do.",
      },
    },
  },
  examples: {
    iri: {
      resume: "résumé",
      japanese: "日本語",
      chinese: "中文",
      arabic: "العربية",
      hebrew: "עברית",
      mixed: "Already encoded",
      old: "Old Italic",
      decomposed: "Not in NFC",
      turned: "Formatting character",
    },
    uri: {
      umlaut: "ü in UTF-8",
      latin: "ü in Latin 1",
      override: "Right-to-left override",
      both: "Two encodings",
      punycode: "Punycode",
      persian: "Invisible joiner",
      slash: "%2F is kept",
    },
  },

  /** Why a stretch of text is kept or changed. */
  reasons: {
    iri: {
      "us-ascii": "a URI allows it, so it is kept; percent-encodings are kept, too",
      ucschar: "‹ucschar›: allowed in an IRI but not in a URI, so its UTF-8 octets are percent-encoded",
      iprivate: "‹iprivate›: a private character, allowed in an IRI’s query; its octets are percent-encoded",
      name: "a label of the host, in its DNS form",
      elsewhere: "private characters are allowed only in a query, so this is not an IRI",
      formatting: "it changes the order in which text is displayed; an IRI must not contain it",
      unfit: "the grammar does not allow it, so this is not an IRI",
      excluded: {
        by: "encoded",
        yes: "a URI cannot contain it; a program may encode it",
        no: "a URI cannot contain it, and it is not encoded here, so this is not an IRI",
      },
    },
    uri: {
      "us-ascii": "not an encoding, so it is kept",
      unreserved: "an encoded unreserved character means the same as the character",
      ucschar: "‹ucschar›: octets of a UTF-8 character that an IRI can contain",
      iprivate: "‹iprivate›: a private character, which an IRI’s query can contain",
      percent: "encodes ‹%›, which would begin an encoding",
      reserved: "encodes a reserved character, which would mean something else unencoded",
      excluded: "encodes a US-ASCII character that a URI cannot contain",
      "not-utf-8": "the octet is not part of a UTF-8 character, and no other encoding may be guessed",
      elsewhere: "a private character, which is allowed only in a query",
      formatting: "a character that changes the order in which text is displayed; an IRI must not contain it",
      unfit: "a character that the grammar does not allow",
      avoided: "a character that is invisible or looks like another; the spec leaves open what to do with these",
    },
  },
  "not-one": {
    by: "end",
    yes: "It is not an IRI: the rule ‹{rule}› requires more at its end.",
    no: "It is not an IRI: the rule ‹{rule}› does not allow {found} there.",
  },
  refused:
    "This browser refuses ‹{from}› as a DNS name, so the IRI cannot be looked up. Here the name is percent-encoded instead.",
  composed:
    "It is not in Normalization Form C. It is mapped as it is, but retyping it may give a different URI; IRIs should be created in that form.",
  nothing: "There is nothing to convert: the IRI is already a URI.",

  /** The stored and the displayed order of an IRI with right-to-left letters. */
  orders: {
    title: "Right-to-left letters",
    logical: "As stored, character by character",
    visual: "As displayed, from left to right",
    mixed:
      "The component ‹{found}› mixes left-to-right and right-to-left letters. It should have letters of one direction, or it may be read as a different IRI.",
    edge: "The component ‹{found}› should start and end with right-to-left letters. Otherwise its ends may be displayed in a different component.",
  },

  iri: {
    result: "The URI is ‹{text}›.",
    texts: { 0: "IRI", 1: "Characters", 2: "Octets of one character", 3: "Percent-encoded", 4: "URI" },
    steps: {
      1: {
        by: "answer",
        yes: "It is treated as if it came from paper, where nobody sees how a letter is composed.",
        no: "It is in Unicode, so its characters are kept.",
      },
      "1ab": "Its characters are composed where possible: ‹{set}›.",
      "as-is": "The IRI’s characters are taken as they are.",
      names: {
        by: "answer",
        yes: "The host is a DNS name, and the DNS has a different form for such labels.",
        no: {
          0: "No label of a host has to be replaced by its DNS form.",
          by: "labels",
          other: "The label ‹{refused}› has no DNS form, so it is mapped like the rest.",
        },
      },
      ascii: "With the host in its DNS form, it is ‹{set}›.",
      uri: "From here on, the URI is written character by character.",
      stays: "‹{added}› is US-ASCII and is kept as it is.",
      2.1: "In UTF-8, ‹{read}› has these octets: {set}.",
      2.2: "Each octet becomes a percent sign and two hexadecimal digits: ‹{set}›.",
      2.3: "‹{added}› replaces the character.",
    },
    decisions: {
      names:
        "The spec lets a program do this for schemes known to use DNS names, if their definition does not allow percent-encoding there. It lists none. Here they are ‹ftp›, ‹http›, ‹https›, ‹ws›, and ‹wss›. The browser performs ToASCII according to UTS #46, not RFC 3490, which has been replaced.",
    },
  },
  uri: {
    result: "The IRI is ‹{text}›.",
    texts: {
      0: "URI",
      1: "After step 1: octets",
      2: "After step 2: converted",
      3: "After step 3: legal UTF-8",
      4: "After step 4: allowed",
      5: "IRI",
    },
    steps: {
      1: "The URI is treated as US-ASCII octets.",
      2: "Percent-encodings are converted to the octets that they encode, with some exceptions.",
      plain: "‹{added}› is not a percent-encoding.",
      kept: "‹{added}› stays encoded: unencoded, it would mean something else.",
      octet: "‹{read}› encodes ‹{added}›.",
      3: "Now the octets are searched for characters in UTF-8.",
      legal: "‹{added}› is valid as it is.",
      illegal: "This octet is not part of a UTF-8 character, so it becomes ‹{added}› again.",
      4: "Now each character is checked against the rules for IRIs.",
      fits: "An IRI can contain ‹{added}›.",
      unfit: "An IRI cannot or should not contain this character, so it becomes ‹{added}› again.",
      5: "The remaining octets are characters: ‹{set}›.",
      names: {
        by: "answer",
        yes: "The host has labels in Punycode, which encode Unicode characters.",
        no: "No label of a host has to be converted.",
      },
      unicode: "With the host in Unicode, it is ‹{set}›.",
    },
    decisions: {
      unfit:
        "Private characters outside a query, characters that no rule allows, and the formatting characters of section 4.1 stay encoded. So do newer ones of the same kind: U+061C and the isolates. Section 6.1 leaves open what else to avoid; here it is what RFC 3491 prohibits, such as blanks and invisible characters.",
    },
  },

  /** The ladder of RFC 3987, in the Compare room. */
  ladder: {
    steps: {
      begin: "The run starts with the text as it is: ‹{set}›.",
      digits: {
        by: "answer",
        yes: "Some hexadecimal digits after a ‹%› are lowercase.",
        no: "No hexadecimal digit after a ‹%› is lowercase.",
      },
      "upper-digits": "The digits are uppercased: ‹{set}›.",
      "scheme-case": {
        by: "answer",
        yes: "The scheme has uppercase letters, which mean the same as lowercase ones.",
        no: "The scheme has no uppercase letters.",
      },
      "lower-scheme": "The scheme is lowercased: ‹{set}›.",
      "host-case": {
        by: "answer",
        yes: "The host is US-ASCII, and its uppercase letters mean the same as lowercase ones.",
        no: "It has no US-ASCII host with uppercase letters.",
      },
      "lower-host": "The host is lowercased: ‹{set}›.",
      composed: {
        by: "answer",
        yes: "The same letters can be composed differently.",
        no: "The characters are kept as they are.",
      },
      compose: "The characters are put into Normalization Form C: ‹{set}›.",
      beyond: {
        by: "answer",
        yes: "An IRI and the URI that it is mapped to are equivalent.",
        no: "All of it is US-ASCII, so it is a URI.",
      },
      map: "It is mapped to a URI: ‹{set}›.",
      escaped: {
        by: "answer",
        yes: "A percent-encoded character would mean the same unencoded.",
        no: "No percent-encoded character would mean the same unencoded.",
      },
      unescape: "These characters are decoded: ‹{set}›.",
      dotted: {
        by: "answer",
        yes: "Dot segments in the path are removed, as in resolving.",
        no: "No dot segments have to be removed.",
      },
      "remove-dots": "Without dot segments, it is ‹{set}›.",
      names: {
        by: "answer",
        yes: "A DNS name and its form in Punycode are equivalent.",
        no: "No DNS name has to be converted.",
      },
      ascii: "With the host in its DNS form, it is ‹{set}›.",
      "default-port": {
        by: "answer",
        yes: "The port is empty or the scheme’s default, so it can be left out.",
        no: "No port can be left out.",
      },
      "drop-port": "Without the port, it is ‹{set}›.",
      "local-host": {
        by: "answer",
        yes: "A file on ‹localhost› is on the machine itself, as it is without a host.",
        no: "It has no host that means the same as none.",
      },
      "drop-host": "Without the host, it is ‹{set}›.",
      "no-authority": {
        by: "answer",
        yes: "In ‹file›, no authority means the same as an empty host.",
        no: "It is not a ‹file› IRI to which an empty host can be added.",
      },
      "add-authority": "With an empty host, it is ‹{set}›.",
      "no-path": {
        by: "answer",
        yes: "After a host, an empty path means the same as ‹/›.",
        no: "The path is not empty, or no host comes before it.",
      },
      root: "With ‹/› as its path, it is ‹{set}›.",
    },
    decisions: {
      composed:
        "Two IRIs in Unicode must not be normalized for a comparison: they are assumed to be in Normalization Form C already. Only IRIs from paper or from a different charset are normalized.",
      dotted: "If the path would then start with ‹//› and has no host before it, ‹/.› is put in front of it.",
      names: "The spec allows this. The browser performs ToASCII, for the schemes that are known here.",
    },
  },
  compare: {
    iri: "IRIs",
    characters: "Normalize first (NFC)",
  },
};
