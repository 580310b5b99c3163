/**
 * What the Compare room says. The words for the way to a normal form are in normal.js. The
 * notation is that of web/src/words/words.js.
 */
export default {
  title: "Compare: do two URIs mean the same?",
  swap: "Swap A and B",
  label: { a: "URI A", b: "URI B", base: "Base URI", one: "URI" },
  brief: { a: "A", b: "B", base: "Base", one: "URI" },
  names: { a: "A", b: "B" },
  listing: "To the normal form",
  /** Where no way is played. */
  still: {
    empty: "The way of a URI to its normal form will be shown here line by line, and can be played below.",
    "no-uri": "This text is no URI, so it has no normal form.",
    "no-target": "This text has no target, so it has no normal form.",
    unanswered: "There is no answer, so there is no way to show.",
  },
  side: "Whose way is played",
  play: { a: "Way of A", b: "Way of B" },
  panes: { components: "The ladder", buffers: "Remarks" },

  /** What is announced, and said below the text boxes. */
  why: {
    empty: "Type two URIs, or take one of the examples.",
    half: "Only one URI is there: this is its way to its normal form. Type another URI into the empty box to compare the two.",
    meet: "They meet at “{rung}”: by {document}, the two are equivalent.",
    string: {
      by: "resolved",
      yes: "Resolved against the base, they are the same, character by character.",
      no: "They are the same, character by character.",
    },
    apart: "They do not meet. That never proves that they name different things.",
    "apart-slash": "Different: the path of {side} ends in ‹/›. They may still name the same.",
    "apart-alone": "Different: only {side} has the part ‹{part}›. They may still name the same.",
    "apart-part": "Different: ‹{part}› is ‹{a}› in A and ‹{b}› in B. They may still name the same.",
    "but-fragment":
      "They do not meet: their fragments differ. Without them, as where something is only fetched, they meet at “{rung}”.",
    "no-target": "There is nothing to compare: one of the two has no target.",
    normal: "By {document}, the normal form means the same.",
    "normal-guarded": "The ‹/.› keeps the path a path: without it, what follows ‹//› would be read as a host.",
    "normal-already": "By {document}, it is in its normal form already.",
    "normal-resolved": "It is relative, and was resolved first: ‹{target}›.",
    "none-yet": "Type a URI to see its normal form.",
  },
  "normal-form": "Normal form",

  /** On paper. */
  handout: {
    two: "Two URIs compared, as in {year}",
    one: "A URI and its normal form, as in {year}",
    rung: "Rung",
    path: { by: "side", empty: "The way to the normal form", other: "The way of {side} to the normal form" },
  },

  /** An element in another page, to whoever listens. */
  element: {
    compare: "Whether “{a}” and “{b}” are equivalent",
    normalization: "The way of “{text}” to its normal form",
  },

  /** The ladder. */
  ladder: "The ladder of {document}",
  rungs: {
    string: "Simple strings",
    case: "Letter case",
    characters: "Composed characters",
    escapes: "Escapes",
    dots: "Dot segments",
    scheme: "By the scheme",
    protocol: "By the protocol",
    fragment: "A void fragment",
  },
  /** What is done for each of them, by the document. */
  does: {
    string: "Both are compared as they are, character by character.",
    case: {
      by: "edition",
      rfc1738:
        "The scheme is written in small letters. The document does not say of any other part that its capitals mean the same.",
      rfc3986: "Scheme and host are written in small letters. In escapes, the letters A to F are written as capitals.",
      other: "Scheme and host are written in small letters.",
    },
    escapes: {
      by: "edition",
      rfc3986: "Characters that need no escape are written as they are: letters, digits, ‹-›, ‹.›, ‹_› and ‹~›.",
      other:
        "Characters that need no escape are written as they are. In the other escapes, the letters A to F are written as capitals.",
    },
    characters:
      "Letters that can be composed in several ways are composed in one, where an IRI comes from paper or another charset.",
    dots: "The segments ‹.› and ‹..› are removed from the path, as in a resolution. If the path would then be read as a host, ‹/.› stays in front of it.",
    scheme: {
      by: "edition",
      rfc1738:
        "By the sections on the schemes: a default port is left out, an optional ‹/› is written, a gophertype of ‹1› too, what the scheme does not reserve stands as it is, and ‹localhost› in ‹file› means the same as no host.",
      rfc1630:
        "The port of ‹http›, 80, and that of ‹ftp›, 21, are left out, and in ‹file› the host ‹localhost›, which is the same as none.",
      "rfc2396bis-01":
        "The default port of the scheme is left out, and in ‹file› the host ‹localhost›, which is its default.",
      rfc3986:
        "By the rules of the scheme, its default port is left out, and an empty path after a host is written as ‹/›. In ‹file› the host ‹localhost› is left out; in ‹mailto› the host is written in small letters. Only a few schemes are known here.",
      other: "The default port of the scheme is left out.",
    },
    protocol: "Only a program that fetches both can tell. Nothing is fetched here.",
    fragment: "A ‹#› with nothing behind it means the same as none.",
  },
  "rung-by-rung": "Rung by rung",
  guarded:
    "Without its dot segments, the path of {side} would begin with ‹//›, and what follows would be read as a host. So ‹/.› stays in front of it, which names the same.",
  about:
    "On each rung, one more thing that can be written in several ways is written in one. Two texts that become equal on a rung are equivalent by this edition. If they never do, that proves nothing: only the owner of a name knows what it names.",
  skips: "The rungs from here on are skipped: only URIs can be compared so, and one of the two texts is not a URI.",
  explains:
    "Only a program that fetches both can tell that they lead to the same thing, by a redirect for example. Nothing is fetched here.",
  equal: "equal",
  different: "different",
  "meet-here": "They meet here.",
  form: { by: "changed", yes: "{side}, changed here: {form}", no: "{side}: {form}" },
  resolved: "resolved",
  keys: "Up, down, left and right lead from form to form; Enter goes to that step.",

  /** In the strip of years. */
  answers: {
    meet: {
      by: "rung",
      string: "meet: as they are",
      case: "meet: letter case",
      characters: "meet: composed",
      escapes: "meet: escapes",
      dots: "meet: dots",
      scheme: "meet: scheme",
      fragment: "meet: fragment",
    },
    apart: "do not meet",
    none: "no target",
  },

  /** Beside the ladder. */
  without: "Without their fragments",
  "without-meet": "Where something is only fetched, fragments do not count: without them, the two meet at “{rung}”.",
  "without-apart": "Without their fragments, they do not meet either.",
  "without-none": "Neither has a fragment.",
  "was-resolved": "‹{text}› is relative, and was resolved against the base first. What is compared is ‹{target}›.",
  outcomes: {
    "same-document":
      "‹{text}› means the document that it stands in, whatever the base. That is no URI, so there is nothing to compare.",
    "no-relative-form": "‹{text}› is not a whole URL, and this edition has no relative ones.",
    error: "‹{text}› is relative, and has no target with this base.",
  },
  unused: {
    by: "count",
    1: "It is not relative, so the base is not used.",
    other: "Neither is relative, so the base is not used.",
  },
  /** Where one box is empty. */
  empty: "{side} is empty",
  empties: {
    target: "As a reference, an empty text means the base without its fragment: ‹{target}›.",
    "same-document":
      "As a reference, an empty text means the document that it stands in, whatever the base. That is no URI.",
    "no-relative-form": "This edition has no relative URLs, so an empty text means nothing.",
    error: "With this base, an empty text means nothing.",
  },
  "take-empty": "Compare with that",
  choices: "What this edition leaves open",
  texts: "The texts",
  practice: "Good practice",
  practices: {
    "lower-scheme": "The scheme in small letters",
    "lower-host": "The host in small letters",
    "essential-escapes": "Escapes only where they are needed",
    "upper-digits": "Capital letters in escapes",
    "utf-8": "UTF-8 where characters are escaped",
    "no-dots": "No ‹.› or ‹..› as segments of the path",
  },
  kept: "kept",
  broken: "not kept: ‹{found}›",
  of: "Advice",
  shortest: "The shortest reference",
  "from-to": { by: "from", a: "from A to B", b: "from B to A", other: "from the base to {to}" },
  none: "none",
  /** Other ways to write a target, in the room where it is resolved. */
  forms: {
    title: "Other ways to write the target",
    shortest: "The shortest reference from this base",
    normal: "The normal form by {document}",
    guarded: "With a guard",
    guards:
      "The answer is ‹{target}›, as the document puts it together. But a program that reads this text again takes what follows ‹//› for a host, where it was a part of the path. With ‹/.› in front of it, the path stays a path.",
    "same-text": "It leads to the same text. But here, what follows ‹//› is a host from the beginning.",
    typed: "It is the one that was typed.",
    compare: "Compare the target with another URI",
  },
  shapes: {
    empty: "Only a fragment, or nothing, is left to say.",
    "only-query": "The path is that of the base, so the query is enough.",
    path: "It goes on from the directory that the base is in.",
    dot: "A dot is needed, as ‹.›, ‹./› or ‹/.›: without it, the path would be read as something else, or there would be none.",
    up: "‹..› leads to a directory above that of the base.",
    root: "The whole path is no longer than the way there.",
    authority: "‹//› is needed: it has another authority, or an empty path.",
    whole: "It has another scheme, or nothing shorter leads there.",
    "no-relative": "This edition has no relative references, so it is the whole text.",
    "dot-segment": "No reference leads there: its path has dot segments, and resolving leaves none.",
    invalid: "No reference leads there: it is no URI.",
    misread:
      "No reference leads there: read again, the text falls into other components than those that it was put together from.",
    "no-base": "One of the two has no scheme.",
  },

  "examples-label": "Examples",
  examples: {
    section: "The document's own",
    case: "Letters of the host",
    tilde: "~ and %7E",
    port: "Default port",
    path: "No path",
    query: "An empty ?",
    hash: "An empty #",
    fragment: "Two fragments",
    mail: "A mail address",
    file: "A file here",
    guard: "Path or host?",
    relative: "A relative one",
    slash: "A slash more",
    "encoded-slash": "%2F",
    dots: "Dot segments",
    "dots-encoded": "%2E",
    escapes: "%41",
    parentheses: "Parentheses",
    iri: "Two IRIs",
    "iri-host": "A name in the DNS",
    "iri-composed": "Composed letters",
  },
};
