/**
 * What the page says of IRIs: in the Encoding room, of the way to a URI and back; in the Compare room,
 * of the ladder of RFC 3987. The notation is that of
 * web/src/words/words.js.
 */
export default {
  parts: { iri: "IRI to URI", uri: "URI to IRI" },
  label: { iri: "IRI", uri: "URI" },
  result: { iri: "URI", uri: "IRI" },
  listing: "Step by step, by RFC 3987",
  panes: { grid: "Characters", texts: "Texts" },
  "copy-title": { iri: "Copy the URI", uri: "Copy the IRI" },
  announced: { iri: "The URI: {text}", uri: "The IRI: {text}" },
  none: { iri: "This is no IRI, so there is no URI.", uri: "This is no URI, so there is no IRI." },
  empty: {
    iri: "There is no IRI yet. Type one above: an address with characters of any script.",
    uri: "There is no URI yet. Type one above, with percent-encodings in it.",
  },
  "not-yet": "not yet",
  more: { by: "count", one: "… and {count} row more", other: "… and {count} rows more" },
  columns: { characters: "Characters", octets: "Octets", becomes: "Becomes", why: "Why" },
  choose: "What RFC 3987 leaves open",
  choices: {
    names: {
      iri: "Host as in the DNS",
      uri: "Host in characters",
      says: {
        iri: "The labels of the host become what they are in the DNS, as this browser’s URL makes it. Otherwise they are percent-encoded as all else is.",
        uri: "Labels in Punycode, which begin with ‹xn--›, become characters.",
      },
    },
    normalize: {
      iri: "From paper",
      says: {
        iri: "As if it came from paper, or in a charset that is not of Unicode: its characters are normalized first (NFC). What is in Unicode already is not.",
      },
    },
    excluded: {
      iri: "Encode spaces, < and > too",
      says: {
        iri: "The space and the other characters of US-ASCII that no URI has are encoded as well, which a program may do.",
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
      mixed: "An encoding stays",
      old: "Old Italic",
      decomposed: "Not in NFC",
      turned: "A formatting character",
    },
    uri: {
      umlaut: "ü in UTF-8",
      latin: "ü in Latin 1",
      override: "Right-to-left override",
      both: "Two encodings",
      punycode: "Punycode",
      persian: "An unseen joiner",
      slash: "%2F stays",
    },
  },

  /** Why a stretch becomes what it becomes. */
  reasons: {
    iri: {
      "us-ascii": "stands for itself: a URI has it, and percent-encodings stay as they are",
      ucschar: "‹ucschar›: an IRI has it and a URI does not, so its octets in UTF-8 are percent-encoded",
      iprivate: "‹iprivate›: the query of an IRI has private characters; its octets are percent-encoded",
      name: "a label of the host as it stands in the DNS",
      elsewhere: "private characters stand in a query only, so this is no IRI",
      formatting: "turns round what is shown, and no IRI has it",
      unfit: "no rule of the grammar has it, so this is no IRI",
      excluded: {
        by: "encoded",
        yes: "no URI has it; a program may encode it",
        no: "no URI has it, and it is not encoded here, so this is no IRI",
      },
    },
    uri: {
      "us-ascii": "no encoding: it stays as it is",
      unreserved: "the encoding of an unreserved character means the same as the character",
      ucschar: "‹ucschar›: octets that are a character in UTF-8, which an IRI has",
      iprivate: "‹iprivate›: a private character, which the query of an IRI has",
      percent: "stands for ‹%›, which would begin an encoding",
      reserved: "stands for a reserved character, which would mean something else by itself",
      excluded: "stands for a character of US-ASCII that no URI has",
      "not-utf-8": "the octet is no part of a character in UTF-8, and no other encoding may be guessed",
      elsewhere: "a private character, which stands in a query only",
      formatting: "a character that turns round what is shown, which no IRI has",
      unfit: "a character that no rule of the grammar has",
      avoided: "a character that is not seen, or is taken for another: what to do with these is left open",
    },
  },
  "not-one": {
    by: "end",
    yes: "It is no IRI: something is missing at its end, by the rule ‹{rule}›.",
    no: "It is no IRI: {found} cannot stand there, by the rule ‹{rule}›.",
  },
  refused:
    "This browser refuses ‹{from}› as a name in the DNS. The IRI cannot be looked up then; here it is percent-encoded.",
  composed:
    "It is not in Normalization Form C. It is mapped as it stands, but whoever types it anew may get another URI; IRIs should be made in that form.",
  nothing: "There is nothing to convert: the IRI is the URI itself.",

  /** Both orders of an IRI with letters from right to left. */
  orders: {
    title: "Letters from right to left",
    logical: "As it is stored, character by character",
    visual: "As it is shown, in a line from left to right",
    mixed:
      "The component ‹{found}› has letters of both directions. It should have those of one, or it may be read as another IRI.",
    edge: "The component ‹{found}› should begin and end with letters that are written from right to left; what stands there may be shown in another component.",
  },

  iri: {
    result: "The URI is ‹{text}›.",
    texts: { 0: "IRI", 1: "Characters", 2: "Octets of one of them", 3: "Percent-encoded", 4: "URI" },
    lines: {
      1: "if the IRI comes from paper, or from a charset that is not of Unicode",
      "1ab": "characters ← IRI in Normalization Form C",
      "1c": "else",
      "as-is": "characters ← IRI",
      names: "if the host of characters is a name of the DNS with labels beyond US-ASCII",
      ascii: "characters ← characters, with each such label by ToASCII",
      uri: 'URI ← ""',
      2: "while some of characters is left",
      stays: "what need not be encoded: add it",
      2.1: "else: the octets of the next one in UTF-8",
      2.2: "triplets ← octets, each as a percent sign and two digits in capitals",
      2.3: "add triplets",
    },
    steps: {
      1: {
        by: "answer",
        yes: "It is taken as if it came from paper, where nobody sees how a letter is composed.",
        no: "It is in Unicode, so its characters are not touched.",
      },
      "1ab": "Its characters, composed as far as that goes: ‹{set}›.",
      "as-is": "The characters are those of the IRI.",
      names: {
        by: "answer",
        yes: "The host is a name of the DNS, which has another form for such labels.",
        no: {
          by: "labels",
          0: "Here no label of a host has another form to be put in its place.",
          other: "The label ‹{refused}› has no form in the DNS, and is mapped as all else is.",
        },
      },
      ascii: "The host as it is looked up: ‹{set}›.",
      uri: "The URI is written from here on, character by character.",
      stays: "‹{added}› is US-ASCII, and stays as it is.",
      2.1: "‹{read}› has these octets in UTF-8: {set}.",
      2.2: "Each octet is a percent sign and two hexadecimal digits: ‹{set}›.",
      2.3: "‹{added}› takes the place of the character.",
    },
    decisions: {
      names:
        "The document lets a program do this for schemes that are known to have names of the DNS; which these are, it does not say. Here they are ‹ftp›, ‹http›, ‹https›, ‹ws› and ‹wss›. ToASCII is that of the browser: it goes by UTS #46, and not by RFC 3490, which has been replaced.",
    },
  },
  uri: {
    result: "The IRI is ‹{text}›.",
    texts: {
      0: "URI",
      1: "After step 1: octets",
      2: "After step 2: converted",
      3: "After step 3: legal UTF-8",
      4: "After step 4: what fits",
      5: "IRI",
    },
    lines: {
      1: "octets ← URI",
      2: 'converted ← ""',
      each: "while some of octets are left",
      plain: "what is no percent-encoding: add it",
      kept: "else encodings of a percent sign, of what is reserved, or of what no URI has: add these",
      octet: "else: add the octets that the encodings stand for",
      3: 'legal ← ""',
      look: "while some of converted is left",
      legal: "what is US-ASCII, an encoding, or a character in UTF-8: add it",
      illegal: "else: add the octet, percent-encoded again",
      4: 'fit ← ""',
      choose: "while some of legal is left",
      fits: "what an IRI may have: add it",
      unfit: "else: add the octets of the character, percent-encoded again",
      5: "IRI ← the characters of fit",
      names: "if the host of IRI is a name of the DNS with labels in Punycode",
      unicode: "IRI ← IRI, with each such label by ToUnicode",
    },
    steps: {
      1: "The URI is taken as octets in US-ASCII.",
      2: "Percent-encodings are converted to the octets that they stand for, but not all of them.",
      plain: "‹{added}› is no percent-encoding.",
      kept: "‹{added}› stays: without the encoding it would mean something else.",
      octet: "‹{read}› stands for ‹{added}›.",
      3: "Now it is looked at which octets are characters in UTF-8.",
      legal: "‹{added}› is right as it is.",
      illegal: "This octet is a part of no character in UTF-8: it becomes ‹{added}› again.",
      4: "Now it is looked at which characters an IRI may have.",
      fits: "‹{added}› may stand there.",
      unfit: "This character cannot or should not stand in an IRI: it becomes ‹{added}› again.",
      5: "The octets that are left are characters: ‹{set}›.",
      names: {
        by: "answer",
        yes: "The host has labels in Punycode, which stand for characters.",
        no: "No label of a host is to be converted.",
      },
      unicode: "The host in characters: ‹{set}›.",
    },
    decisions: {
      unfit:
        "Private characters outside of a query, what no rule has and the formatting characters of section 4.1 stay encoded; so do, as newer ones of the same kind, U+061C and the isolates. Section 6.1 leaves open what else to avoid: here it is what RFC 3491 prohibits, as blanks and characters that nobody sees.",
    },
  },

  /** The ladder of RFC 3987, in the Compare room. */
  ladder: {
    lines: {
      begin: "normal form ← IRI",
      digits: "if an escape in normal form has digits in lower case",
      "upper-digits": "normal form ← normal form, with these digits in upper case",
      "scheme-case": "if the scheme of normal form has letters in upper case",
      "lower-scheme": "normal form ← normal form, with the scheme in lower case",
      "host-case": "if the host of normal form is US-ASCII and has letters in upper case",
      "lower-host": "normal form ← normal form, with the host in lower case",
      composed: "if characters are to be normalized, and normal form is not in Normalization Form C",
      compose: "normal form ← normal form in Normalization Form C",
      beyond: "if normal form has characters beyond US-ASCII",
      map: "normal form ← normal form, mapped to a URI",
      escaped: "if an unreserved character is escaped in normal form",
      unescape: "normal form ← normal form, with these characters as they are",
      dotted: "if normal form has a scheme, and dot segments in its path",
      "remove-dots": "normal form ← normal form, with remove_dot_segments of its path",
      names: "if the host of normal form is a name of the DNS beyond US-ASCII",
      ascii: "normal form ← normal form, with each label of it by ToASCII",
      "default-port": "if the port of normal form is empty or what its scheme has by default",
      "drop-port": 'normal form ← normal form, without the port and its ":"',
      "local-host": "if the host of normal form is what its scheme has by default",
      "drop-host": "normal form ← normal form, without the host",
      "no-path": "if normal form has an authority and an empty path",
      root: 'normal form ← normal form, with "/" as its path',
    },
    steps: {
      begin: "It begins as it is: ‹{set}›.",
      digits: {
        by: "answer",
        yes: "Some hexadecimal digits after a ‹%› are small letters.",
        no: "No hexadecimal digit after a ‹%› is a small letter.",
      },
      "upper-digits": "The digits become capitals: ‹{set}›.",
      "scheme-case": {
        by: "answer",
        yes: "The scheme has capital letters, which mean the same as small ones.",
        no: "The scheme has no capital letters.",
      },
      "lower-scheme": "The scheme in small letters: ‹{set}›.",
      "host-case": {
        by: "answer",
        yes: "The host is US-ASCII, and its capital letters mean the same as small ones.",
        no: "There are no capital letters in a host of US-ASCII.",
      },
      "lower-host": "The host in small letters: ‹{set}›.",
      composed: {
        by: "answer",
        yes: "The same letters can be composed in another way.",
        no: "The characters stay as they are.",
      },
      compose: "The characters in Normalization Form C: ‹{set}›.",
      beyond: {
        by: "answer",
        yes: "An IRI and the URI that it is mapped to are equivalent.",
        no: "All of it is US-ASCII, so it is a URI.",
      },
      map: "Mapped to a URI: ‹{set}›.",
      escaped: {
        by: "answer",
        yes: "Something is escaped that means the same as it is.",
        no: "Nothing is escaped that could as well stand as it is.",
      },
      unescape: "Without these escapes: ‹{set}›.",
      dotted: {
        by: "answer",
        yes: "Dot segments in the path go, as in a resolution.",
        no: "There are no dot segments to be removed.",
      },
      "remove-dots": "Without dot segments: ‹{set}›.",
      names: {
        by: "answer",
        yes: "A name of the DNS and its form in Punycode are equivalent.",
        no: "There is no name of the DNS to be converted.",
      },
      ascii: "The host as it is looked up: ‹{set}›.",
      "default-port": {
        by: "answer",
        yes: "The port is the one that the scheme has anyway.",
        no: "There is no port that could be left out.",
      },
      "drop-port": "Without the port: ‹{set}›.",
      "local-host": {
        by: "answer",
        yes: "A file on ‹localhost› is on the machine itself, as one without a host is.",
        no: "It has no host that means the same as none.",
      },
      "drop-host": "Without the host: ‹{set}›.",
      "no-path": {
        by: "answer",
        yes: "After a host, an empty path means the same as ‹/›.",
        no: "The path is not empty, or there is no host before it.",
      },
      root: "With its path: ‹{set}›.",
    },
    decisions: {
      composed:
        "Two IRIs in Unicode must not be normalized to compare them: it is assumed that they are in Normalization Form C already. Only what comes from paper, or from another charset, is.",
      dotted: "If the path would then begin with ‹//› and there is no host, ‹/.› stays in front of it.",
      names: "The document lets one do this. ToASCII is that of the browser, for the schemes that are known here.",
    },
  },
  compare: {
    iri: "IRIs",
    characters: "From paper: normalize characters",
  },
};
