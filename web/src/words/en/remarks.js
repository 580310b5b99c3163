/**
 * What the remarks say. The notation is that of web/src/words/words.js.
 */
export default {
  title: "Remarks",
  unrecorded: "The run took {total} steps; the first {recorded} are shown. The target is whole.",
  more: { by: "more", one: "There is one more such place.", other: "There are {more} more such places." },

  /** The first of those that are certain or likely, in the line of why; how many more there are; and where the browser would go. */
  and: { by: "more", one: " · and {more} more", other: " · and {more} more" },
  browser: "This browser goes to ‹{host}›",
  brief: {
    "user-name": "‹{text}› is a user name",
    userinfo: "‹{text}› is a user name, not the host",
    password: "A password that everybody can read",
    "empty-host": "There is no host",
    "rare-address": "‹{text}› may be read as ‹{address}›",
    "numeric-name": "‹{text}› is a name, no IPv4 address",
    "host-not-utf-8": "‹{text}› is no UTF-8",
    "long-name": "The host is too long",
    zone: {
      by: "form",
      rfc6874: "‹{text}› is a zone of RFC 6874, which RFC 9844 has withdrawn",
      other: "‹{text}› is a zone, which has no place here",
    },
    "encoded-slash": "‹{text}› is data, no ‹/›",
    "encoded-dots": "‹{text}› means dots, and yet stays",
    "dots-with-parameter": "‹{text}› is no ‹..›, and stays",
    "look-alike": "{character|character} is not ‹{like}›",
    unseen: "{character|character} cannot be seen",
    "right-to-left": "Shown from right to left",
    "base-fragment": "The base's ‹{text}› is set aside",
    "opaque-base": "The base is opaque",
    "flat-base": "The base has no hierarchy",
    "same-scheme": "Older software takes this as relative",
    suffix: "‹{text}› is a path, not a host",
    "above-root": "It climbs above the root",
    reread: "Split again, it reads otherwise",
  },

  /** How sure a remark is, and what that means. */
  sure: { certain: "always", likely: "often", possible: "sometimes" },
  means: {
    certain: "comes about whenever the text is used as the document says.",
    likely: "comes about with many programs or readers.",
    possible: "depends on a program, or on what is meant, and the text shows neither.",
  },

  /** What deserves a remark; text is what stands at its place. */
  findings: {
    "user-name": {
      by: "colon",
      yes: "‹{text}›, before the ‹@›, is a user name. The document discourages giving one, and to provide for a password after a colon: by the rule ‹user›, this ‹:› belongs to the name.",
      other: "‹{text}›, before the ‹@›, is a user name. The document discourages giving one.",
    },
    userinfo:
      "‹{text}›, before the ‹@›, is a user name and not the host, which is ‹{host}›. It may be there to be mistaken for one.",
    password: {
      by: "edition",
      rfc3986:
        "Between the colon and the ‹@› there would be a password that everybody can read, in browsers, bookmarks and logs (section 7.5); that form is no longer to be used. An application should hide it: ‹{hidden}›.",
      other: "Between the colon and the ‹@› there is a password that everybody can read. With it hidden: ‹{hidden}›.",
    },
    "reserved-port": {
      by: "service",
      empty:
        "Port ‹{text}› is not that of ‹{scheme}›, and is one of those below 1024, which are kept for known services. Another kind of server may take parts of the address for commands.",
      other:
        "Port ‹{text}› belongs to another service, ‹{service}›, and not to ‹{scheme}›. The server there may take parts of the address for commands.",
    },
    "unusual-port":
      "Port ‹{text}› is not the usual one of ‹{scheme}›, ‹{usual}›. The document asks for caution with any other: it may be that of another kind of server.",
    "empty-host": "There is no host, and ‹{scheme}› does not do without one.",
    "rare-address":
      "‹{text}› is a name, but many systems read it as the address ‹{address}›. Whoever lets only some addresses through has to look at that one.",
    "numeric-name": {
      by: "because",
      dot: "‹{text}› looks like an IPv4 address but is a name: an address has no dot at its end. Other software may take it for an address all the same.",
      zero: "‹{text}› looks like an IPv4 address but is a name: the numbers of an address have no zeros before them. Other software may take it for an address all the same.",
      other:
        "‹{text}› looks like an IPv4 address but is a name: an address has four numbers from 0 to 255. Other software may take it for an address all the same.",
    },
    "host-not-utf-8":
      "In the host, the octets in ‹{text}› are no UTF-8. Percent-encodings may stand in a host only for characters in UTF-8.",
    "long-name":
      "The host has {length} characters. A name should have no more than 255, which is all that the DNS takes.",
    zone: {
      by: "form",
      rfc6874:
        "‹{text}› is the zone of an IPv6 address, that is, which network of the machine it is reached by, as RFC 6874 let one write it from 2013 on. RFC 9844 has withdrawn that in 2025: hardly any program took it, and the syntax has no place for zones.",
      other:
        "‹{text}› is meant to be the zone of an IPv6 address, that is, which network of the machine it is reached by. The syntax has no place for zones.",
    },
    "encoded-crlf":
      "‹{text}› is the end of a line, encoded. If it is decoded before it is sent, what follows it can become a command of its own.",
    "encoded-nul":
      "‹{text}› is the octet zero, encoded. For many programs a text ends there, so that one sees more of it than the other.",
    "encoded-slash": {
      by: "edition",
      rfc1630:
        "‹{text}› is not the same as ‹/›: it has no hierarchical significance. Software that decodes before it splits sees a ‹/›.",
      rfc1738: "‹{text}› is not the same as ‹/›: a reserved character that is encoded may mean something else.",
      other: "‹{text}› is data, and separates no segments. Software that decodes before it splits sees a ‹/›.",
    },
    "encoded-backslash":
      "‹{text}› is a ‹\\›, encoded. Some file systems take it for what separates the names of folders.",
    "encoded-sign":
      "‹{text}› is data, encoded. Some file systems give ‹:›, ‹[› and ‹]› a meaning, such as a drive or a stream of a file, once they are decoded.",
    "double-encoded":
      "‹{text}› is ‹{once}› as data. That is decoded once and no more: whoever decodes it again gets {twice|character}, which is no data then.",
    "encoded-dots": {
      by: "edition",
      rfc3986:
        "By section 2.3, ‹{text}› means the same as with dots that are not encoded. But dot segments are removed without decoding anything (section 5.2.4), so it stays. Software that decodes it first would remove it.",
      other:
        "By section 2.3, ‹{text}› means the same as with dots that are not encoded. But its algorithm decodes nothing, so it stays. Software that decodes it first would remove it.",
    },
    "dots-with-parameter":
      "What follows the ‹;› is a parameter of its segment, so ‹{text}› is no dot segment, and stays. A server that takes parameters off finds ‹..› there, and may leave the folder that was meant.",
    "encoded-unseen":
      "‹{text}›, decoded as UTF-8, is {character|character}: it is not seen itself, and may change how the rest is shown.",
    "device-name":
      "‹{text}› is the name of a device in some systems. A server that looks for such a file may wait for ever, or get what it should not.",
    "look-alike": {
      by: "script",
      cyrillic: "{character|character} is a Cyrillic letter, {code}, and not the ‹{like}› that it looks like.",
      greek: "{character|character} is a Greek letter, {code}, and not the ‹{like}› that it looks like.",
      armenian: "{character|character} is an Armenian letter, {code}, and not the ‹{like}› that it looks like.",
      wide: "{character|character} is a wide character, {code}, and not the ‹{like}› that it looks like.",
      mathematical: "{character|character} is a mathematical symbol, {code}, and not the ‹{like}› that it looks like.",
      other: "{character|character} is another character, {code}, than the ‹{like}› that it looks like.",
    },
    unseen: "Here stands {character|character}, which cannot be seen. Texts with it and without it look the same.",
    "right-to-left":
      "Here stands {character|character}: it is shown, or has others shown, from right to left. What is seen at the end need not be the end.",
    "base-fragment": "‹{text}› is set aside: a fragment, ‹#› and what follows, is no part of a base.",
    "opaque-base":
      "The base has no host, and its path does not begin with ‹/›: it is opaque. By the words of the document a relative reference cannot be used with it; its algorithm gives an answer all the same.",
    "flat-base": {
      by: "edition",
      rfc1738: "A relative link needs a hierarchy to be relative to, and this base has none.",
      rfc1808:
        "The base has no hierarchy, so a relative URL is of no use with it; some schemes, such as ‹mailto›, are never used with relative URLs.",
      "url-syntax-05":
        "The base has no hierarchy, so a relative URL cannot be used with it: so the prose, though the grammar would let it pass.",
      other:
        "The base has no ‹/›, so there is no hierarchy to be relative to. The rules give a target, which hardly anybody means.",
    },
    "same-scheme": {
      by: "edition",
      rfc2396:
        "‹{text}› is also the base's scheme. For a validating parser, such a reference is complete; for backwards compatibility a program may remove that scheme, and take the rest as relative. The option “validating” shows both.",
      "rfc2396bis-01":
        "‹{text}› is also the base's scheme. For a validating parser, such a reference is complete; another one may ignore that scheme, and take the rest as relative. The option “validating” shows both.",
      rfc1808:
        "‹{text}› is also the base's scheme. Such a reference is complete; but some older parsers ignore that scheme, and take the rest as relative.",
      "url-syntax-05":
        "‹{text}› is also the base's scheme. Such a reference is complete; but some parsers ignore that scheme, and take the rest as relative.",
      other:
        "‹{text}› is also the base's scheme. Strictly, such a reference is complete; older software ignores that scheme and takes the rest as relative. The option “strict” shows both.",
    },
    suffix:
      "‹{text}› looks like a host, but no ‹//› stands before it: it is a path. A program that guesses makes ‹{guess}› of it; another one, at another time, something else.",
    "above-root": {
      by: "edition",
      rfc1808: "The path climbs {ui:levels} above the root. Nothing is left there to take away, so the ‹..› stays.",
      "url-syntax-05":
        "The path climbs {ui:levels} above the root. Nothing is left there to take away, so the ‹..› stays, for the server to interpret.",
      rfc2396:
        "The path climbs {ui:levels} above the root. That is an error; whether the ‹..› stays, goes, or the reference is not followed, is left to the software.",
      "rfc2396bis-01":
        "The path climbs {ui:levels} above the root. That is an error; whether the ‹..› stays, goes, or the reference is not followed, is left to the software.",
      other: "The path climbs {ui:levels} above the root, where there is nothing: each such ‹..› is dropped.",
    },
    reread:
      "‹{text}› is the path, by the letter of the rules; but whoever splits the target anew gets other components.",
  },
};
