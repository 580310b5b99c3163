/**
 * The words of notes on a text and its target. For the notation see web/src/words/words.js.
 */
export default {
  title: "Notes",
  unrecorded: "The run took {total} steps; only the first {recorded} are shown. The target is complete.",
  more: { by: "more", one: "There is one more such place.", other: "There are {more} more such places." },

  /** Short forms of notes that are certain or likely: the first is shown beside the why, with the number of others, or the browser’s host. */
  brief: {
    "user-name": "‹{text}› is a user name",
    userinfo: "‹{text}› is a user name, not the host",
    password: "A password that anyone can read",
    "empty-host": "No host",
    "rare-address": "‹{text}› may be read as ‹{address}›",
    "numeric-name": "‹{text}› is a name, not an IPv4 address",
    "shown-host": "A browser shows ‹{shown}›",
    "host-not-utf-8": "‹{text}› is not UTF-8",
    "not-utf-8": "‹{text}› is not UTF-8",
    unreported: "Not a valid URL, though without an error",
    "long-name": "The host is too long",
    zone: {
      by: "form",
      rfc6874: "‹{text}› is a zone as in RFC 6874, which RFC 9844 withdrew",
      other: "‹{text}› is a zone, which is not allowed here",
    },
    "encoded-slash": "‹{text}› is data, not a ‹/›",
    "encoded-dots": "‹{text}› means dots but is kept",
    "dots-with-parameter": "‹{text}› is not ‹..› and is kept",
    "look-alike": "{character|character} is not ‹{like}›",
    unseen: "{character|character} is invisible",
    "right-to-left": "Shown right to left",
    "base-fragment": "The base’s ‹{text}› is ignored",
    "opaque-base": "The base is opaque",
    "flat-base": "The base has no directories",
    "same-scheme": "Older software treats this as relative",
    suffix: "‹{text}› is a path, not a host",
    "above-root": "It goes above the root",
    reread: "It changes when parsed again",
  },

  /** How often it happens that a note is right to warn, and what that means. */
  sure: { certain: "always applies", likely: "often applies", possible: "sometimes applies" },
  means: {
    certain: "true whenever the text is used as the spec says.",
    likely: "true of many programs or readers.",
    possible: "depends on the program, or on what was intended; you cannot tell from the text.",
  },

  /** The notes; text is the part of the text that a note is about. */
  findings: {
    "user-name": {
      by: "edition",
      "url-standard":
        "‹{text}›, before the ‹@›, is a user name. A browser should not show it, because it can be mistaken for the host. A valid URL has none.",
      other: {
        by: "colon",
        yes: "‹{text}›, before the ‹@›, is a user name. The spec discourages user names, and also adding a password after a colon. Under the rule ‹user›, this ‹:› is part of the name.",
        other: "‹{text}›, before the ‹@›, is a user name. The spec discourages user names.",
      },
    },
    userinfo:
      "The host is ‹{host}›. ‹{text}›, before the ‹@›, is only a user name, perhaps there to be mistaken for the host.",
    password: {
      by: "edition",
      rfc3986:
        "The text between the colon and the ‹@› would be a password that anyone can read in browsers, bookmarks, and logs (section 7.5). That form is deprecated. An application should hide it: ‹{hidden}›.",
      "url-standard":
        "The text between the colon and the ‹@› is a password. A browser should show neither it nor the user name. A valid URL has none. With the password hidden: ‹{hidden}›.",
      other:
        "The text between the colon and the ‹@› is a password that anyone can read. With the password hidden: ‹{hidden}›.",
    },
    "reserved-port": {
      by: "service",
      empty:
        "Port ‹{text}› is not the port of ‹{scheme}›, and ports below 1024 are reserved for known services. A different kind of server may read parts of the address as commands.",
      other:
        "Port ‹{text}› belongs to a different service, ‹{service}›, not to ‹{scheme}›. The server there may read parts of the address as commands.",
    },
    "unusual-port":
      "Port ‹{text}› is not the usual port of ‹{scheme}›, ‹{usual}›. The spec asks for caution with any other port: it may belong to a different kind of server.",
    "empty-host": "The host is missing, but ‹{scheme}› requires one.",
    "rare-address":
      "By its syntax, ‹{text}› is only a host name, but many systems read it as the address ‹{address}›, written differently. If you block addresses, check that one, not this text.",
    "numeric-name": {
      by: "because",
      dot: "‹{text}› looks like an IPv4 address but is a name: an address does not end in a dot. Other software may read it as an address anyway.",
      zero: "‹{text}› looks like an IPv4 address but is a name: the numbers of an address have no leading zeros. Other software may read it as an address anyway.",
      other:
        "‹{text}› looks like an IPv4 address but is a name: an address has four numbers from 0 to 255. Other software may read it as an address anyway.",
    },
    "shown-host":
      "A browser should show the host as ‹{shown}›, its Unicode form. Compare it with the ASCII form to see whether characters are not what they look like.",
    "host-not-utf-8":
      "In the host, the octets of ‹{text}› are not UTF-8. A host may percent-encode only characters in UTF-8.",
    "long-name": "The host has {length} characters. A name should have at most 255, which is the limit of the DNS.",
    zone: {
      by: "form",
      rfc6874:
        "‹{text}› is the zone of an IPv6 address: it names the network interface through which a machine reaches the address. RFC 6874 allowed it from 2013; RFC 9844 withdrew that in 2025, because hardly any program supported it. The syntax does not allow zones.",
      other:
        "‹{text}› is meant as the zone of an IPv6 address: it names the network interface through which a machine reaches the address. The syntax does not allow zones.",
    },
    "encoded-crlf":
      "‹{text}› is an encoded end of line. If it is decoded before it is sent, the text after it can become a command of its own.",
    "encoded-nul":
      "‹{text}› is an encoded zero octet. Many programs end a string there, so one program sees more of it than another.",
    "encoded-slash": {
      by: "edition",
      rfc1630:
        "‹{text}› is not the same as ‹/›: it has no hierarchical meaning. Software that decodes before it splits sees a ‹/›.",
      rfc1738: "‹{text}› is not the same as ‹/›: an encoded reserved character may mean something else.",
      other: "‹{text}› is data and does not separate segments. Software that decodes before it splits sees a ‹/›.",
    },
    "encoded-backslash": {
      by: "in",
      host: "‹{text}› in the host is an encoded ‹\\›. Software that decodes before it splits reads it as ‹/›, so its host ends there.",
      other: "‹{text}› is an encoded ‹\\›. Some file systems use it to separate the names of directories.",
    },
    "encoded-sign":
      "‹{text}› is encoded data. Once decoded, ‹:›, ‹[›, and ‹]› have a meaning in some file systems, where they can mark a drive or a file stream, for example.",
    "double-encoded":
      "‹{text}› decodes to ‹{once}›, which is data. It must be decoded only once: a program that decodes it again gets {twice|character}, which is no longer data.",
    "encoded-dots": {
      by: "edition",
      rfc3986:
        "Under section 2.3, ‹{text}› means the same as with plain dots. But dot segments are removed without decoding (section 5.2.4), so it is kept. Software that decodes first would remove it.",
      other:
        "Under section 2.3, ‹{text}› means the same as with plain dots. But the spec’s algorithm does not decode, so it is kept. Software that decodes first would remove it.",
    },
    "dots-with-parameter":
      "The text after the ‹;› is a parameter of its segment, so ‹{text}› is not a dot segment and is kept. A server that removes parameters finds ‹..› there, and may leave the intended directory.",
    "not-utf-8":
      "The bytes of ‹{text}› are not UTF-8. It is better if percent-encoded bytes are; a browser shows these as they are written, not decoded.",
    "encoded-unseen": {
      by: "edition",
      "url-standard":
        "‹{text}›, decoded as UTF-8, is {character|character}, which is invisible. A browser that shows text decoded should leave this encoded.",
      other:
        "‹{text}›, decoded as UTF-8, is {character|character}: it is invisible, and may change how other text is shown.",
    },
    "device-name":
      "‹{text}› is the name of a device in some systems. A server that looks for such a file may wait forever, or get something it should not.",
    "look-alike": {
      by: "script",
      cyrillic: "{character|character} is a Cyrillic letter, {code}, not the ‹{like}› it looks like.",
      greek: "{character|character} is a Greek letter, {code}, not the ‹{like}› it looks like.",
      armenian: "{character|character} is an Armenian letter, {code}, not the ‹{like}› it looks like.",
      wide: {
        by: "edition",
        "url-standard":
          "{character|character} is a wide character, {code}, not the ‹{like}› it looks like. In a domain, it is read as that.",
        other: "{character|character} is a wide character, {code}, not the ‹{like}› it looks like.",
      },
      mathematical: {
        by: "edition",
        "url-standard":
          "{character|character} is a mathematical symbol, {code}, not the ‹{like}› it looks like. In a domain, it is read as that.",
        other: "{character|character} is a mathematical symbol, {code}, not the ‹{like}› it looks like.",
      },
      other: "{character|character} is a different character, {code}, not the ‹{like}› it looks like.",
    },
    unseen: "This is {character|character}, which is invisible. With it or without it, the text looks the same.",
    unreported: {
      by: "condition",
      "ends-in-a-number":
        "This is not a valid URL, though the parser has no error for it: the host is read as an IPv4 address, which should be written in ASCII digits and dots only.",
      other: "This is not a valid URL, though the parser has no error for it: it does not match ‹{rule}›.",
    },
    "right-to-left":
      "This is {character|character}: it appears, or makes other text appear, from right to left. What appears last may not be last.",
    "base-fragment": "‹{text}› is ignored: a fragment, ‹#› and the text after it, is not part of a base.",
    "opaque-base":
      "The base has no host, and its path does not start with ‹/›; such a base is called opaque. The spec says that a relative reference cannot be used with it, but its algorithm gives a target anyway.",
    "flat-base": {
      by: "edition",
      rfc1738: "A relative link needs a base with a hierarchy, such as directories, and this base has none.",
      rfc1808:
        "The base has no hierarchy (no ‹/›), so a relative URL is useless with it. Some schemes, such as ‹mailto›, are never used with relative URLs.",
      "url-syntax-05":
        "The base has no hierarchy (no ‹/›), so according to the prose a relative URL cannot be used with it; the grammar would allow it.",
      other:
        "The base has no ‹/› and so no directories; a relative reference makes little sense with it. The rules give a target, but it is hardly ever what was intended.",
    },
    "same-scheme": {
      by: "edition",
      rfc2396:
        "‹{text}› is also the base’s scheme. For a validating parser, such a reference needs no base; for backwards compatibility, a program may remove that scheme and treat the rest as relative. To see that, switch off the option “validating”.",
      "rfc2396bis-01":
        "‹{text}› is also the base’s scheme. For a validating parser, such a reference needs no base; another parser may ignore that scheme and treat the rest as relative. To see that, switch off the option “validating”.",
      rfc1808:
        "‹{text}› is also the base’s scheme. Such a reference needs no base, but some older parsers ignore that scheme and treat the rest as relative.",
      "url-syntax-05":
        "‹{text}› is also the base’s scheme. Such a reference needs no base, but some parsers ignore that scheme and treat the rest as relative.",
      other:
        "‹{text}› is also the base’s scheme. Strictly, such a reference needs no base. Older software ignores that scheme and treats the rest as relative, and so do browsers for ‹http› and a few others. To see that, switch off the option “strict”.",
    },
    suffix:
      "‹{text}› looks like a host, but without ‹//› before it, it is a path. An address bar may turn it into ‹{guess}›, but do not rely on that. If you mean the site, write the scheme and ‹//›, too.",
    "above-root": {
      by: "edition",
      rfc1808: {
        by: "levels",
        1: "One ‹..› has no directory left to go up from, because nothing is above the root. It is kept.",
        other: "The path goes up {ui:levels} above the root, where there is nothing, so each extra ‹..› is kept.",
      },
      "url-syntax-05": {
        by: "levels",
        1: "One ‹..› has no directory left to go up from, but it is kept.",
        other: "The path goes up {ui:levels} above the root, where there is nothing, but each extra ‹..› is kept.",
      },
      rfc2396: {
        by: "levels",
        1: "One ‹..› has no directory left to go up from, which is an error. The software may keep it, remove it, or not follow the reference.",
        other:
          "The path goes up {ui:levels} above the root, which is an error. The software may keep each extra ‹..›, remove it, or not follow the reference.",
      },
      "rfc2396bis-01": {
        by: "levels",
        1: "One ‹..› has no directory left to go up from, which is an error. The software may keep it, remove it, or not follow the reference.",
        other:
          "The path goes up {ui:levels} above the root, which is an error. The software may keep each extra ‹..›, remove it, or not follow the reference.",
      },
      other: {
        by: "levels",
        1: "One ‹..› has no directory left to go up from. It is ignored, because nothing is above the root.",
        other: "The path goes up {ui:levels} above the root, where there is nothing, so each extra ‹..› is ignored.",
      },
    },
    reread:
      "Read literally, the rules make ‹{text}› the path, but splitting the target again gives different components.",
  },
};
