/**
 * The words of notes on a text and its target. For the notation see web/src/words/words.js.
 */
export default {
  title: "Notes",
  /** Before a note: the text that it is about. */
  on: "{name}",
  unrecorded: "The run took {total} steps. Only the first {recorded} are shown, but the target is complete.",
  more: { by: "more", one: "There’s one more such place.", other: "There are {more} more such places." },

  /** Short forms of notes that are certain or likely: the first is shown beside the why, with the number of others, or the browser’s host. */
  brief: {
    "user-name": "‹{text}› is a user name",
    userinfo: "‹{text}› is a user name, not the host",
    password: "A password that anyone can read",
    "empty-host": "No host",
    "rare-address": "Programs may read ‹{text}› as ‹{address}›",
    "numeric-name": "‹{text}› is a name, not an IPv4 address",
    "shown-host": "A browser shows ‹{shown}›",
    "host-not-utf-8": "‹{text}› isn’t UTF-8",
    "not-utf-8": "‹{text}› isn’t UTF-8",
    unreported: "Invalid, but the parser reports no error",
    "long-name": "The host is too long",
    zone: {
      by: "form",
      rfc6874: "‹{text}› is a zone as in RFC 6874, which RFC 9844 withdrew",
      other: "‹{text}› is a zone, which isn’t allowed here",
    },
    "encoded-slash": "‹{text}› is data, not a ‹/›",
    "encoded-dots": "This spec keeps ‹{text}›",
    "dots-with-parameter": "‹{text}› isn’t ‹..› and is kept",
    "look-alike": "{character|character} isn’t ‹{like}›",
    unseen: "{character|character} is invisible",
    "right-to-left": "Shown right to left",
    "base-fragment": "The base’s ‹{text}› is ignored",
    "opaque-base": "The base is opaque",
    "flat-base": "The base has no directories",
    "same-scheme": "Some software treats this as relative",
    suffix: "‹{text}› is a path, not a host",
    "above-root": "Too many ‹..›",
    reread: "The target changes when parsed again",
  },

  /** How sure it is that a note applies, and what that means. */
  sure: { certain: "certain", likely: "likely", possible: "possible" },
  means: {
    certain: "The note applies to every program that follows the spec.",
    likely: "The note applies to many programs or readers.",
    possible: "Whether the note applies depends on the program, or on what the author meant.",
  },

  /** The notes; text is the part of the text that a note is about. */
  findings: {
    "user-name": {
      by: "edition",
      "url-standard":
        "‹{text}›, before the ‹@›, is a user name. A browser shouldn’t show it, because it can be mistaken for the host. A valid URL doesn’t have one.",
      other: {
        by: "colon",
        yes: "‹{text}›, before the ‹@›, is a user name. The spec discourages user names, and also adding a password after a colon. Under the rule ‹user›, this ‹:› is part of the name.",
        other: "‹{text}›, before the ‹@›, is a user name. The spec discourages user names.",
      },
    },
    userinfo:
      "The host is ‹{host}›. ‹{text}›, before the ‹@›, is only a user name, and may be meant to look like the host.",
    password: {
      by: "edition",
      rfc3986:
        "The text between the user name’s colon and the ‹@› is meant as a password, and anyone can read it in browsers, bookmarks, and logs (section 7.5). Passwords in URIs are deprecated. An application should hide this one: ‹{hidden}›.",
      "url-standard":
        "The text between the colon and the ‹@› is a password. A browser should show neither it nor the user name. With the password hidden: ‹{hidden}›.",
      other:
        "The text between the colon and the ‹@› is a password that anyone can read. With the password hidden: ‹{hidden}›.",
    },
    "reserved-port": {
      by: "service",
      empty:
        "Port ‹{text}› isn’t the port of ‹{scheme}›, and ports below 1024 are reserved for known services. A different kind of server may read parts of the address as commands.",
      other:
        "Port ‹{text}› belongs to a different service, ‹{service}›, not to ‹{scheme}›. The server there may read parts of the address as commands.",
    },
    "unusual-port":
      "Port ‹{text}› isn’t the usual port of ‹{scheme}›, ‹{usual}›. The spec asks for caution: another port may belong to a different kind of server.",
    "empty-host": "The host is missing, but ‹{scheme}› requires one.",
    "rare-address":
      "According to the grammar, ‹{text}› is just a host name, but many systems read it as the address ‹{address}›. If you block addresses, check ‹{address}›, not the text.",
    "numeric-name": {
      by: "because",
      dot: "‹{text}› looks like an IPv4 address but is a name: an address doesn’t end in a dot. Other software may read it as an address anyway.",
      zero: "‹{text}› looks like an IPv4 address but is a name: the numbers of an address have no leading zeros. Other software may read it as an address anyway.",
      other:
        "‹{text}› looks like an IPv4 address but is a name: an address has four numbers from 0 to 255. Other software may read it as an address anyway.",
    },
    "shown-host":
      "A browser should show the host as ‹{shown}›, its Unicode form. Compare it with the ASCII form to spot characters that aren’t what they look like.",
    "host-not-utf-8":
      "In the host, the octets of ‹{text}› aren’t UTF-8. A host may percent-encode only characters in UTF-8.",
    "long-name": "The host has {length} characters. A name should have at most 255, which is the limit of the DNS.",
    zone: {
      by: "form",
      rfc6874:
        "‹{text}› is the zone of an IPv6 address: the network interface through which a machine reaches it. The syntax doesn’t allow zones. RFC 6874 did from 2013, but RFC 9844 withdrew it in 2025.",
      other:
        "‹{text}› is meant as the zone of an IPv6 address: the network interface through which a machine reaches it. The syntax doesn’t allow zones.",
    },
    "encoded-crlf":
      "‹{text}› is an encoded end of line. If it’s decoded before it’s sent, the text after it can become a command of its own.",
    "encoded-nul":
      "‹{text}› is an encoded zero octet. Many programs end a string there, and see less of it than others.",
    "encoded-slash": {
      by: "edition",
      rfc1630:
        "‹{text}› isn’t the same as ‹/›: it doesn’t separate levels. Software that decodes before it splits sees a ‹/›.",
      rfc1738: "‹{text}› isn’t the same as ‹/›: an encoded reserved character may mean something else.",
      other: "‹{text}› is data and doesn’t separate segments. Software that decodes before it splits sees a ‹/›.",
    },
    "encoded-backslash": {
      by: "in",
      host: "‹{text}› in the host is an encoded ‹\\›. Software that decodes first reads it as ‹/› and ends the host there.",
      other: "‹{text}› is an encoded ‹\\›. Some file systems use it to separate the names of directories.",
    },
    "encoded-sign":
      "‹{text}› is encoded data. Once decoded, ‹:›, ‹[›, and ‹]› can mark a drive or a file stream, for example, in some file systems.",
    "double-encoded":
      "‹{text}› decodes to ‹{once}›, which is data. Decode it only once: decoding it again gives {twice|character}, which is no longer data.",
    "encoded-dots": {
      by: "edition",
      rfc3986:
        "According to section 2.3, ‹{text}› means the same as plain dots. But section 5.2.4 removes dot segments without decoding, so ‹{text}› is kept. Software that decodes first removes it.",
      other:
        "According to section 2.3, ‹{text}› means the same as plain dots. But the spec’s algorithm doesn’t decode, so ‹{text}› is kept. Software that decodes first removes it.",
    },
    "dots-with-parameter":
      "With a parameter after the ‹;›, ‹{text}› isn’t a dot segment and is kept. A server that removes parameters finds ‹..›, and may leave the intended directory.",
    "not-utf-8":
      "The bytes of ‹{text}› aren’t UTF-8. Percent-encoded bytes should be. A browser shows these as written, not decoded.",
    "encoded-unseen": {
      by: "edition",
      "url-standard":
        "‹{text}›, decoded as UTF-8, is {character|character}, which is invisible. A browser that shows text decoded should leave this encoded.",
      other:
        "‹{text}›, decoded as UTF-8, is {character|character}: it’s invisible, and may change how other text is shown.",
    },
    "device-name":
      "‹{text}› is the name of a device in some systems. A server that looks for such a file may wait forever, or get something it shouldn’t.",
    "look-alike": {
      by: "script",
      cyrillic: "{character|character} is a Cyrillic letter, {code}, not the ‹{like}› it looks like.",
      greek: "{character|character} is a Greek letter, {code}, not the ‹{like}› it looks like.",
      armenian: "{character|character} is an Armenian letter, {code}, not the ‹{like}› it looks like.",
      wide: {
        by: "edition",
        "url-standard":
          "{character|character} is a wide character, {code}, not the ‹{like}› it looks like. In a domain, browsers turn it into ‹{like}›.",
        other: "{character|character} is a wide character, {code}, not the ‹{like}› it looks like.",
      },
      mathematical: {
        by: "edition",
        "url-standard":
          "{character|character} is a mathematical symbol, {code}, not the ‹{like}› it looks like. In a domain, browsers turn it into ‹{like}›.",
        other: "{character|character} is a mathematical symbol, {code}, not the ‹{like}› it looks like.",
      },
      other: "{character|character} is a different character, {code}, not the ‹{like}› it looks like.",
    },
    unseen: "This is {character|character}, which is invisible. With it or without it, the text looks the same.",
    unreported: {
      by: "condition",
      "ends-in-a-number":
        "This isn’t a valid URL, though the parser doesn’t report an error: the host becomes an IPv4 address, which should have only ASCII digits and dots.",
      other: "This isn’t a valid URL, though the parser doesn’t report an error: it doesn’t match ‹{rule}›.",
    },
    "right-to-left":
      "This is {character|character}, which makes text run from right to left. The text that you see at the end may not be the end.",
    "base-fragment": "‹{text}› is a fragment. It’s ignored, because a base is used without its fragment.",
    "opaque-base":
      "The base is opaque: no host, and no ‹/› at the start of its path. The spec doesn’t allow relative references with it, but its algorithm gives a target.",
    "flat-base": {
      by: "edition",
      rfc1738: "Relative links need a base with a hierarchy, such as directories, but this one is flat.",
      rfc1808:
        "Without a hierarchy (no ‹/›) in the base, a relative URL is useless. Some schemes, such as ‹mailto›, are never used with relative URLs.",
      "url-syntax-05":
        "The base has no hierarchy (no ‹/›). The prose says that you can’t use a relative URL with it, though the grammar would allow it.",
      other:
        "The base has no ‹/›, and so no directories. A relative reference gets a target, but rarely the one you want.",
    },
    "same-scheme": {
      by: "edition",
      rfc2396:
        "‹{text}› is also the base’s scheme. For a validating parser, such a reference needs no base. But a program may remove the scheme and treat the rest as relative, as uriscope does without the option “validating”.",
      "rfc2396bis-01":
        "‹{text}› is also the base’s scheme. For a validating parser, such a reference needs no base. Another parser may ignore the scheme and treat the rest as relative, as uriscope does without the option “validating”.",
      rfc1808:
        "‹{text}› is also the base’s scheme. Such a reference needs no base, but some older parsers ignore that scheme and treat the rest as relative.",
      "url-syntax-05":
        "‹{text}› is also the base’s scheme. Such a reference needs no base, but some parsers ignore that scheme and treat the rest as relative.",
      other:
        "‹{text}› is also the base’s scheme. According to the spec, such a reference needs no base. Older software ignores the scheme anyway, and browsers do so for ‹http› and similar schemes. To see the effect, turn off the option “strict”.",
    },
    suffix:
      "‹{text}› looks like a host, but without ‹//› before it, it’s a path. An address bar may turn it into ‹{guess}›. If you mean the site, write ‹{guess}›.",
    "above-root": {
      by: "edition",
      rfc1808: {
        by: "levels",
        1: "The path tries to go one level above the root, where there’s nothing. The extra ‹..› is kept.",
        other: "The path tries to go {ui:levels} above the root, where there’s nothing. Each extra ‹..› is kept.",
      },
      "url-syntax-05": {
        by: "levels",
        1: "The path tries to go one level above the root, where there’s nothing, but the extra ‹..› is kept.",
        other: "The path tries to go {ui:levels} above the root, where there’s nothing, but each extra ‹..› is kept.",
      },
      rfc2396: {
        by: "levels",
        1: "The path tries to go one level above the root, which is an error. The software may keep the extra ‹..›, remove it, or not follow the reference.",
        other:
          "The path tries to go {ui:levels} above the root, which is an error. The software may keep each extra ‹..›, remove it, or not follow the reference.",
      },
      "rfc2396bis-01": {
        by: "levels",
        1: "The path tries to go one level above the root, which is an error. The software may keep the extra ‹..›, remove it, or not follow the reference.",
        other:
          "The path tries to go {ui:levels} above the root, which is an error. The software may keep each extra ‹..›, remove it, or not follow the reference.",
      },
      other: {
        by: "levels",
        1: "The path tries to go one level above the root, but nothing is there, so the extra ‹..› is ignored.",
        other: "The path tries to go {ui:levels} above the root, but nothing is there, so each extra ‹..› is ignored.",
      },
    },
    reread:
      "Read literally, the rules make ‹{text}› the path, but splitting the target again gives different components.",
  },
};
