/**
 * The words for IRIs: in the Encoding room, mapping to a URI and back; in the Compare room, the
 * ladder of RFC 3987. Notation: web/src/words/words.js.
 */
export default {
  label: { iri: "IRI", uri: "URI" },
  result: { iri: "URI", uri: "IRI" },
  listing: "Step by step, under RFC 3987",
  panes: { grid: "Characters", texts: "Texts" },
  "copy-title": { iri: "Copy the URI", uri: "Copy the IRI" },
  announced: { iri: "The URI: {text}", uri: "The IRI: {text}" },
  none: {
    iri: "This text isn’t an IRI, so it can’t be converted to a URI.",
    uri: "This text isn’t a URI, so it has no IRI.",
  },
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
        iri: "This browser’s URL API converts the host’s labels to their DNS form. Otherwise, they’re percent-encoded like the rest.",
        uri: "Labels in Punycode, which start with ‹xn--›, become Unicode characters.",
      },
    },
    normalize: {
      iri: "Normalize first (NFC)",
      says: {
        iri: "Treats the IRI as if it came from paper or a charset other than Unicode, and normalizes its characters first (NFC). Unicode text isn’t normalized.",
      },
    },
    excluded: {
      iri: "Encode spaces, < and > too",
      says: {
        iri: "Encodes the space and the other US-ASCII characters that a URI can’t contain, too, as a program may.",
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
      persian: "Invisible non-joiner",
      slash: "%2F is kept",
    },
  },

  /** Why a stretch of text is kept or changed. */
  reasons: {
    iri: {
      "us-ascii": "kept: allowed in a URI, as percent-encodings are",
      ucschar: "‹ucschar›: allowed in an IRI but not in a URI; its UTF-8 octets are percent-encoded",
      iprivate: "‹iprivate›: a private character, allowed in an IRI’s query; its octets are percent-encoded",
      name: "a label of the host, in its DNS form",
      elsewhere: "not an IRI: private characters are allowed only in a query",
      formatting: "it changes the order in which text is displayed, and must not be in an IRI",
      unfit: "not an IRI: the grammar doesn’t allow it",
      excluded: {
        by: "encoded",
        yes: "a URI can’t contain it, but a program may encode it",
        no: "not an IRI: a URI can’t contain it, and it isn’t encoded",
      },
    },
    uri: {
      "us-ascii": "not an encoding, and kept",
      unreserved: "an encoded unreserved character means the same as the character",
      ucschar: "‹ucschar›: octets of a UTF-8 character that an IRI can contain",
      iprivate: "‹iprivate›: a private character, which an IRI’s query can contain",
      percent: "encodes ‹%›, which would begin an encoding",
      reserved: "encodes a reserved character, which would mean something else unencoded",
      excluded: "encodes a US-ASCII character that a URI can’t contain",
      "not-utf-8": "the octet isn’t part of a UTF-8 character, and guessing another encoding isn’t allowed",
      elsewhere: "a private character, which is allowed only in a query",
      formatting: "a character that changes the order in which text is displayed, and must not be in an IRI",
      unfit: "a character that the grammar doesn’t allow",
      avoided: "a character that is invisible or looks like another, for which the spec leaves open what to do",
    },
  },
  "not-one": {
    by: "end",
    yes: "It isn’t an IRI: the rule ‹{rule}› requires more at its end.",
    no: "It isn’t an IRI: the rule ‹{rule}› doesn’t allow {found} there.",
  },
  refused:
    "This browser rejects ‹{from}› as a DNS name, so the IRI can’t be looked up. We percent-encode the name instead.",
  composed:
    "It isn’t in Normalization Form C, which IRIs should be. It’s mapped unchanged, but retyping it may give a different URI.",
  nothing: "There’s nothing to convert: the IRI is already a URI.",

  /** The stored and the displayed order of an IRI with right-to-left letters. */
  orders: {
    title: "Right-to-left letters",
    logical: "As stored, character by character",
    visual: "As displayed, from left to right",
    mixed:
      "The component ‹{found}› mixes left-to-right and right-to-left letters. It should have letters of one direction. Otherwise, a reader may see a different IRI.",
    edge: "The component ‹{found}› should start and end with right-to-left letters. Otherwise its ends may be displayed in a different component.",
  },

  iri: {
    result: "The URI is ‹{text}›.",
    texts: { 0: "IRI", 1: "Characters", 2: "Octets of one character", 3: "Percent-encoded", 4: "URI" },
    steps: {
      1: {
        by: "answer",
        yes: "It’s treated as if it came from paper, where nobody sees how a letter is composed.",
        no: "It’s in Unicode, so its characters are kept.",
      },
      "1ab": "Its characters are composed where possible: ‹{set}›.",
      "as-is": "The IRI’s characters are taken unchanged.",
      names: {
        by: "answer",
        yes: "The host is a DNS name, and the DNS has a different form for such labels.",
        no: {
          0: "No label of a host has to be replaced by its DNS form.",
          by: "labels",
          other: "The label ‹{refused}› has no DNS form and is mapped like the rest.",
        },
      },
      ascii: "With the host in its DNS form, it’s ‹{set}›.",
      uri: "Now the URI is written, character by character.",
      stays: "‹{added}› is US-ASCII and is kept.",
      2.1: "In UTF-8, ‹{read}› has these octets: {set}.",
      2.2: "Each octet becomes a percent sign and two hexadecimal digits: ‹{set}›.",
      2.3: "‹{added}› replaces the character.",
    },
    decisions: {
      names:
        "The spec lets a program do this for schemes known to use DNS names, but lists none. We chose ‹ftp›, ‹http›, ‹https›, ‹ws›, and ‹wss›. The browser follows UTS #46, not RFC 3490.",
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
      plain: "‹{added}› isn’t a percent-encoding.",
      kept: "‹{added}› stays encoded: unencoded, it would mean something else.",
      octet: "‹{read}› encodes ‹{added}›.",
      3: "Now the octets are searched for characters in UTF-8.",
      legal: "‹{added}› is valid and is kept.",
      illegal: "This octet isn’t part of a UTF-8 character, and becomes ‹{added}› again.",
      4: "Now each character is checked against the rules for IRIs.",
      fits: "An IRI can contain ‹{added}›.",
      unfit: "An IRI can’t, or shouldn’t, contain this character, which becomes ‹{added}› again.",
      5: "The remaining octets are characters: ‹{set}›.",
      names: {
        by: "answer",
        yes: "The host has labels in Punycode, which encode Unicode characters.",
        no: "No label of a host has to be converted.",
      },
      unicode: "With the host in Unicode, it’s ‹{set}›.",
    },
    decisions: {
      unfit:
        "Characters that no rule allows stay encoded, and so do formatting characters, even newer ones than those in section 4.1. Section 6.1 leaves open what else to avoid. We avoid what RFC 3491 prohibits.",
    },
  },

  /** The ladder of RFC 3987, in the Compare room. */
  ladder: {
    steps: {
      begin: "The run starts with the text, unchanged: ‹{set}›.",
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
        no: "It doesn’t have a US-ASCII host with uppercase letters.",
      },
      "lower-host": "The host is lowercased: ‹{set}›.",
      composed: {
        by: "answer",
        yes: "The same letters can be composed differently.",
        no: "The characters are kept unchanged.",
      },
      compose: "The characters are put into Normalization Form C: ‹{set}›.",
      beyond: {
        by: "answer",
        yes: "An IRI and the URI that it’s mapped to are equivalent.",
        no: "All of it is US-ASCII: it’s a URI.",
      },
      map: "It’s mapped to a URI: ‹{set}›.",
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
      "remove-dots": "Without dot segments, it’s ‹{set}›.",
      names: {
        by: "answer",
        yes: "A DNS name and its form in Punycode are equivalent.",
        no: "No DNS name has to be converted.",
      },
      ascii: "With the host in its DNS form, it’s ‹{set}›.",
      "default-port": {
        by: "answer",
        yes: "The port can be left out, because it’s empty or the scheme’s default.",
        no: "No port can be left out.",
      },
      "drop-port": "Without the port, it’s ‹{set}›.",
      "local-host": {
        by: "answer",
        yes: "A file on ‹localhost› is on the machine itself, like one without a host.",
        no: "It doesn’t have a host that means the same as none.",
      },
      "drop-host": "Without the host, it’s ‹{set}›.",
      "no-authority": {
        by: "answer",
        yes: "In ‹file›, no authority means the same as an empty host.",
        no: "It isn’t a ‹file› IRI that can get an empty host.",
      },
      "add-authority": "With an empty host, it’s ‹{set}›.",
      "no-path": {
        by: "answer",
        yes: "After a host, an empty path means the same as ‹/›.",
        no: "The path isn’t empty, or no host comes before it.",
      },
      root: "With ‹/› as its path, it’s ‹{set}›.",
    },
    decisions: {
      composed:
        "IRIs in Unicode must not be normalized for a comparison, because they’re treated as Normalization Form C already. Only IRIs from paper or from a different charset are normalized.",
      dotted: "If the path would then start with ‹//›, without a host before it, ‹/.› is put in front of it.",
      names: "The spec allows this. The browser performs ToASCII, for the schemes that we know.",
    },
  },
  compare: {
    iri: "IRIs",
    characters: "Normalize first (NFC)",
  },
};
