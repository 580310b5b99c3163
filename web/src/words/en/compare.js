/**
 * The words of the Compare room. The steps to a normal form are in normal.js. Notation:
 * web/src/words/words.js.
 */
export default {
  title: "Are these the same?",
  swap: "Swap A and B",
  label: { a: "URI A", b: "URI B", base: "Base URI", one: "URI" },
  brief: { a: "A", b: "B", base: "Base", one: "URI" },
  names: { a: "A", b: "B" },
  listing: "Normalization",
  /** Shown when no run can be played. */
  still: {
    empty: "The steps to a URI’s normal form will appear here, line by line. You can play them below.",
    "no-uri": "Only a URI has a normal form, and this text isn’t one.",
    "no-target": "Without a target, this text has no normal form.",
    unanswered: "The steps appear once there’s a result.",
  },
  side: "Show steps for",
  play: { a: "Steps for A", b: "Steps for B" },
  panes: { components: "Ladder", buffers: "Notes" },

  /** Announced, and shown below the text boxes. */
  why: {
    empty: "Type two URIs, or choose an example.",
    half: "These are the steps to the URI’s normal form. Type another URI into the empty box to compare the two.",
    meet: {
      by: "at",
      equals: "{compare:by}: the same URL.",
      other: "{compare:by}: the same, after normalizing {done}.",
    },
    string: {
      by: "resolved",
      yes: "{compare:by}: the same, character by character, after resolving against the base.",
      no: "{compare:by}: the same, character by character.",
    },
    same: "{compare:by}: the same.",
    apart: "{compare:by}: different.",
    nothing: "{compare:by}: nothing to compare.",
    "apart-kept": "{compare:by}: different, because this spec doesn’t normalize {kept}.",
    "apart-slash": "{compare:by}: different, because the path of {side} ends in ‹/›.",
    "apart-alone": "{compare:by}: different, because only {side} has the component ‹{ui:player:called}›.",
    "apart-part": "{compare:by}: different, because the {ui:player:called} is ‹{a}› in A and ‹{b}› in B.",
    "apart-address": "{compare:by}: different. ‹{a}› and ‹{b}› are one IPv6 address, but they’re compared as text.",
    "but-fragment": "{compare:by}: different, because their fragments differ.",
    "not-uri": {
      by: "which",
      both: "{compare:by}: different as text. Neither A nor B is a URI.",
      other: "{compare:by}: different as text. {side} isn’t a URI.",
    },
    "no-target": {
      by: "edition",
      "url-standard": {
        by: "which",
        both: "{compare:by}: nothing to compare, because neither A nor B can be parsed.",
        other: "{compare:by}: nothing to compare, because {side} can’t be parsed.",
      },
      other: {
        by: "which",
        both: "{compare:by}: nothing to compare, because neither A nor B has a target.",
        other: "{compare:by}: nothing to compare, because {side} has no target.",
      },
    },
    normal: "Under {ui:spec}, this URI and its normal form are equivalent.",
    "normal-guarded": "‹/.› in front keeps the path a path. Without it, the text after ‹//› would become a host.",
    "normal-already": "Under {ui:spec}, this URI is already in its normal form.",
    "normal-resolved": "It’s relative, and was resolved first: ‹{target}›.",
    "none-yet": "Type a URI to see its normal form.",
  },
  /** The name of the spec that compares. */
  by: { by: "edition", "url-standard": "Browsers (URL Standard)", other: "{document}" },
  "as-text": "As text: different.",
  origin: { by: "same", yes: "Same origin: yes.", no: "Same origin: no." },
  caveat: "They may still identify the same resource. Comparing text can’t rule that out.",
  "normal-form": "Normal form",

  /** The handout. */
  handout: {
    two: "Two URIs compared under the spec of {year}",
    one: "A URI and its normal form under the spec of {year}",
    rung: "Rung",
    path: { by: "side", empty: "Steps to the normal form", other: "Steps for {side}" },
  },

  /** Labels for screen readers of an element in another page. */
  element: {
    compare: "Whether “{a}” and “{b}” are equivalent",
    normalization: "How “{text}” is normalized",
  },

  /** The ladder. */
  ladder: "Ladder of {ui:spec}",
  /** The names of differences that rungs normalize, for use in a sentence. */
  done: {
    named: "‹{from}›",
    case: "case",
    missing: "a missing ‹{to}›",
    characters: "characters",
    escapes: "percent-encoding",
    dots: "dot segments",
    scheme: "scheme-specific differences",
    protocol: "protocol-specific differences",
    fragment: "the empty fragment",
  },
  /** The differences that the spec doesn't normalize, so the two URIs stay different. */
  keeps: {
    named: "‹{from}›",
    case: "{compare:done:case}",
    missing: "a missing ‹{to}›",
    characters: "{compare:done:characters}",
    escapes: "{compare:done:escapes}",
    dots: "{compare:done:dots}",
    scheme: "{compare:done:scheme}",
    protocol: "{compare:done:protocol}",
    fragment: "{compare:done:fragment}",
  },
  rungs: {
    string: "Exact text",
    case: "Letter case",
    characters: "Character normalization",
    escapes: "Percent-encoding",
    dots: "Dot segments",
    scheme: "Scheme rules",
    protocol: "Protocol rules",
    fragment: "Empty fragment",
    equals: "Equal URLs",
    "equals-without": "Equal without fragments",
  },
  /** A description of each rung, by spec. */
  does: {
    string: "The two are compared unchanged, character by character.",
    case: {
      by: "edition",
      rfc1738:
        "The scheme is lowercased. Otherwise, the spec ignores letter case only in the digits after a ‹%› (section 2.2).",
      rfc3986: "Scheme and host are lowercased. In percent-encodings, the letters A to F are uppercased.",
      other: "Scheme and host are lowercased.",
    },
    escapes: {
      by: "edition",
      rfc3986: "Characters that need no encoding are decoded: letters, digits, ‹-›, ‹.›, ‹_›, and ‹~›.",
      other:
        "Characters that need no encoding are decoded. In the remaining encodings, the letters A to F are uppercased.",
    },
    characters:
      "Unicode can encode some letters in several ways. An IRI from paper, or from a different charset, gets one standard way.",
    dots: "The segments ‹.› and ‹..› are removed from the path, as in resolving. If the start of the path could then be parsed as a host, this page adds ‹/.› before the path, as the URL Standard does.",
    scheme: {
      by: "edition",
      rfc1738:
        "Each scheme has its own section. A default port is removed, an optional ‹/› and a gophertype of ‹1› are added, and characters that the scheme doesn’t reserve are decoded. In ‹file›, ‹localhost› means the same as no host.",
      "url-syntax-05": "The scheme’s default port is removed, and so is an empty port.",
      rfc2396: "The scheme’s default port is removed, and so is an empty port.",
      rfc1630:
        "The ports of ‹http›, 80, and ‹ftp›, 21, are removed. So is ‹localhost› in ‹file›, which means the same as no host.",
      "rfc2396bis-01": "The scheme’s default port is removed. So is ‹localhost› in ‹file›, which is its default host.",
      rfc3986:
        "The scheme’s default port is removed, and an empty path after a host becomes ‹/›. For ‹file›, ‹localhost› and a missing host become an empty host. For ‹mailto›, the host is lowercased. Schemes that uriscope doesn’t know aren’t changed.",
      other: "The scheme’s default port is removed.",
    },
    protocol:
      "Only a program that fetches both can tell whether they lead to the same thing. uriscope doesn’t fetch anything.",
    fragment: "A ‹#› with nothing after it means the same as no ‹#›.",
    equals:
      "Each text is parsed without a base, and the URL is written again. Two URLs are equal if that gives the same text.",
    "equals-without":
      "The same without the fragments. An application can choose to compare like this. Otherwise, the URLs aren’t equal.",
  },
  "rung-by-rung": "Rung by rung",
  guarded:
    "Without its dot segments, the path of {side} would start with ‹//›, and then a host. ‹/.› in front prevents that and changes nothing else.",
  about:
    "Each rung normalizes one more thing. If two URIs match on a rung, they’re equivalent under this spec. If they never match, they may still identify the same resource.",
  skips: "The remaining rungs are skipped: they apply only to URIs, and one of the two isn’t a URI.",
  explains: "uriscope doesn’t fetch anything, so it can’t compare them on this rung.",
  equal: "same",
  different: "different",
  "meet-here": "Same from here on.",
  form: { by: "changed", yes: "{side}, changed here: {form}", no: "{side}: {form}" },
  resolved: "resolved",
  keys: "Use the arrow keys to move between forms, and Enter to go to a form’s step.",

  /** On the tiles. */
  answers: {
    meet: {
      by: "rung",
      string: "same (text)",
      case: "same (case)",
      characters: "same (letters)",
      escapes: "same (encoding)",
      dots: "same (dots)",
      scheme: "same (scheme)",
      fragment: "same (fragment)",
      equals: "same",
    },
    apart: "different",
    none: "no target",
  },

  /** The notes beside the ladder. */
  without: "Without fragments",
  "without-meet": "Fragments don’t matter for fetching: without them, the two are the same at “{rung}”.",
  "without-apart": "Without their fragments, they’re different, too.",
  "without-none": "Neither has a fragment.",
  "was-resolved": "‹{text}› is relative, and was resolved against the base first. The comparison uses ‹{target}›.",
  outcomes: {
    "same-document":
      "‹{text}› means the document that contains it, whatever the base. That isn’t a URI, so there’s nothing to compare.",
    "no-relative-form": "‹{text}› isn’t a full URL, and this spec has no relative URLs.",
    error: "‹{text}› is relative and has no target with this base.",
  },
  refused: "‹{text}› isn’t a URL: parsing it fails.",
  /** The hosts of two URLs, where the document compares them. */
  hosts: {
    title: "Hosts",
    same: "Both URLs have the host ‹{a}›.",
    "same-empty": "Both URLs have an empty host.",
    none: "Neither URL has a host.",
    alone: "Only {side} has a host: ‹{host}›.",
    "alone-empty": "Only one of them has a host, and it’s empty.",
    other: "‹{a}› and ‹{b}› are different hosts.",
    "other-empty": "{side} has the host ‹{host}›, and the other host is empty.",
    dot: "‹{a}› and ‹{b}› are different hosts. Certificates are compared without such a dot, but the URL Standard keeps it.",
  },
  /** When one box is empty. */
  empty: "{side} is empty",
  empties: {
    target: "An empty reference means the base, without a fragment: ‹{target}›.",
    "same-document": "An empty reference means the document that contains it, whatever the base. That isn’t a URI.",
    "no-relative-form": "An empty reference means nothing, because this spec doesn’t have relative URLs.",
    error: "With this base, an empty reference has no target.",
  },
  "take-empty": "Compare with an empty reference",
  choices: "What this spec leaves open",
  texts: "Texts",
  practice: "Good practice",
  practices: {
    "lower-scheme": "Lowercase scheme",
    "lower-host": "Lowercase host",
    "essential-escapes": "Percent-encoding only where needed",
    "upper-digits": "Uppercase hexadecimal digits",
    "utf-8": "UTF-8 for encoded characters",
    "no-dots": "No ‹.› or ‹..› segments in the path",
  },
  kept: "followed",
  broken: "not followed: ‹{found}›",
  of: "Advice",
  shortest: "Shortest reference",
  "from-to": { by: "from", a: "from A to B", b: "from B to A", other: "from the base to {to}" },
  none: "none",
  /** The dialog with other ways to write a target, in the Resolve room. */
  forms: {
    title: "Other ways to write the target",
    shortest: "Shortest reference from this base",
    normal: "Normal form under {ui:spec}",
    guarded: "With /. in front",
    guards:
      "The target is ‹{target}›. But a program that parses it again takes the text after ‹//› for a host. With ‹/.› in front, it stays part of the path.",
    "same-text": "It leads to the same text, but with a host after ‹//› from the start.",
    typed: "This is the reference you typed.",
    compare: "Compare the target with another URI",
  },
  shapes: {
    empty: "Only a fragment is needed, or nothing at all.",
    "only-query": "The query is enough, because the path is the base’s.",
    path: "It continues from the base’s directory.",
    dot: "It needs a dot, as ‹.›, ‹./›, or ‹/.›. Without it, the path would be empty or become something else.",
    up: "‹..› goes up from the base’s directory.",
    root: "The path from the root is no longer than a relative one.",
    authority: {
      by: "edition",
      "url-standard":
        "It needs ‹//›, because the host or the port differs, or because the base’s drive letter would be added.",
      other: "It needs ‹//›, because the authority differs or the path is empty.",
    },
    whole: "Only the full URI leads to this target.",
    "no-relative": "You need the full URL, because this spec doesn’t have relative references.",
    "dot-segment":
      "No reference resolves to it: its path contains dot segments, and resolving removes all but the base’s own.",
    invalid: "No reference resolves to it, because it isn’t a URI.",
    misread: "No reference resolves to it: parsed again, the text splits into different components.",
    "no-base": {
      by: "edition",
      "url-standard": "One of the two isn’t a URL by itself.",
      other: "One of the two has no scheme, but both need one.",
    },
  },

  examples: {
    section: "From the spec",
    case: "Uppercase host",
    tilde: "~ and %7E",
    port: "Default port",
    path: "No path",
    query: "Empty ?",
    hash: "Empty #",
    fragment: "Two fragments",
    mail: "Mail address",
    file: "Local file",
    guard: "Path or host?",
    relative: "Relative reference",
    slash: "Extra slash",
    "encoded-slash": "%2F",
    dots: "Dot segments",
    "dots-encoded": "%2E",
    escapes: "%41",
    parentheses: "Parentheses",
    backslash: "Backslashes",
    address: "One address",
    accent: "é",
    "final-dot": "Final dot",
    iri: "Two IRIs",
    "iri-host": "Name in the DNS",
    "iri-composed": "Composed letters",
  },
};
