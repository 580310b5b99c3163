/**
 * The steps from a text to its normal form. Each edition has its own words under its id; those that
 * several share are under "run". Notation: web/src/words/words.js. Arguments of a step's sentence:
 * web/src/views/stage/step.js, and in web/src/cases/compare.js count, from and to: how many places
 * the step changes, and the first of them before and after.
 */
export default {
  result: "The normal form is ‹{text}›.",
  run: {
    steps: {
      begin: "The run starts with the text as it is: ‹{set}›.",
      digits: {
        by: "answer",
        yes: "Some hexadecimal digits after a ‹%› are lowercase.",
        no: "No hexadecimal digit after a ‹%› is lowercase.",
      },
      "upper-digits": "{normal:run:becomes}",
      escaped: {
        by: "answer",
        yes: "A percent-encoded character would mean the same unencoded.",
        no: "No percent-encoded character would mean the same unencoded.",
      },
      unescape: "{normal:run:becomes}",
      "scheme-case": {
        by: "answer",
        yes: "The scheme has uppercase letters, which mean the same as lowercase ones.",
        no: "The scheme has no uppercase letters.",
      },
      "lower-scheme": "{normal:run:becomes}",
      "host-case": {
        by: "answer",
        yes: "The host has uppercase letters, which mean the same as lowercase ones.",
        no: "The host has no uppercase letters.",
      },
      "lower-host": "{normal:run:becomes}",
      "default-port": {
        by: "answer",
        yes: "The port is the scheme’s default, so it can be left out.",
        no: "No port can be left out.",
      },
      "drop-port": "‹{from}› is removed.",
      "drop-host": "‹{from}› is removed, which leaves an empty host.",
      "take-path": "The path is taken on its own: ‹{set}›.",
      misread: {
        by: "answer",
        yes: "The path starts with ‹//› and has no authority before it, so its start would be parsed as one.",
        no: "The path will still be parsed as a path.",
      },
      guard: "‹/.› in front keeps it a path: ‹{set}›.",
      "put-path": "This path replaces the old one: ‹{register path}›.",
    },
    becomes: {
      by: "count",
      one: "‹{from}› becomes ‹{to}›.",
      other: "The text changes in {count} places. In the first, ‹{from}› becomes ‹{to}›.",
    },
    decisions: {},
  },

  rfc3986: {
    steps: {
      absolute: {
        by: "answer",
        yes: "It has a scheme, so dot segments in its path can be removed.",
        no: "It has no scheme. Its dot segments still have to be resolved, so they are kept.",
      },
      "remove-dots": "Next, the dot segments ‹.› and ‹..› are removed from the path: ‹{register path}›.",
      "default-port": {
        by: "answer",
        yes: "The port is empty or the scheme’s default, so it can be left out.",
        no: "No port can be left out.",
      },
      "local-host": {
        by: "answer",
        yes: "In ‹file›, the host ‹localhost› means the machine itself, as an empty host does.",
        no: "The host is not the scheme’s default host.",
      },
      "no-authority": {
        by: "answer",
        yes: "In ‹file›, no authority means the same as an empty host: the machine itself.",
        no: "It is not a ‹file› URI to which an empty host can be added.",
      },
      "add-authority": "‹//› is written, which is an empty host.",
      "no-path": {
        by: "answer",
        yes: "No path follows the authority.",
        no: "There is a path, or no authority before it.",
      },
      root: "An empty path after an authority is written as ‹/›.",
      "mail-case": {
        by: "answer",
        yes: "A mail address has a host with uppercase letters.",
        no: "No mail address has a host with uppercase letters.",
      },
      "lower-mail": "{normal:run:becomes}",
      1: "{rfc3986:steps:1}",
      "2A": "{rfc3986:steps:2A}",
      "2B": "{rfc3986:steps:2B}",
      "2C": "{rfc3986:steps:2C}",
      "2D": "{rfc3986:steps:2D}",
      "2E": "{rfc3986:steps:2E}",
      3: "{rfc3986:steps:3}",
    },
    decisions: {
      escaped:
        "A letter decoded in the host is lowercased at once, because hosts are case-insensitive. Otherwise letter case would have to be checked a second time. In a relative reference, ‹%2E%2E› stays encoded: decoded to ‹..›, it would go up a level, which resolving does not do for it.",
      misread:
        "The spec forbids such a path without an authority (section 3.3). It does not say what to do when removing dot segments leaves one. With ‹/.› in front, the text still names the same thing.",
      "default-port":
        "Default ports are defined in the schemes’ own specs. Known here are the ports of the registered schemes whose specs define one, from ‹http› and ‹ftp› to ‹coap› and ‹vnc›. An empty port is removed for every scheme.",
      "local-host":
        "‹file› is the only scheme known here to have a default host. The host is removed only if it has neither a port nor a user beside it.",
      "no-authority":
        "Section 3.2.2 says that no authority, an empty host, and ‹localhost› mean the same in ‹file›. It does not say which is normal; here it is the empty host. A path that does not start with ‹/› cannot follow a host.",
      "mail-case":
        "‹mailto› is the only scheme known here whose path contains a host. The text before the ‹@› is kept as it is.",
    },
  },

  "rfc2396bis-01": {
    steps: {
      "local-host": {
        by: "answer",
        yes: "‹localhost› is the default host of ‹file›, so it can be left out.",
        no: "It is not a ‹file› URI with ‹localhost› alone as its authority.",
      },
      "new-host": {
        by: "answer",
        yes: "After decoding, the authority is a host with uppercase letters.",
        no: "Decoding has produced no host with uppercase letters.",
      },
      "lower-new-host": "{normal:run:becomes}",
      absolute: {
        by: "answer",
        yes: "It has a scheme and a path that starts with ‹/›, so dot segments can be removed.",
        no: "It has no scheme, or its path does not start with ‹/›. Anything that looks like a dot segment is kept.",
      },
      "merge-path":
        "The text after the path’s first ‹/› is treated as a reference and merged with that ‹/›: ‹{register path}›.",
      2: "Merging them gives the path as it was: ‹{set}›.",
      3: "{rfc2396bis-01:steps:3}",
      4: "{rfc2396bis-01:steps:4}",
      5: "{rfc2396bis-01:steps:5}",
      6: "{rfc2396bis-01:steps:6}",
      7: "{rfc2396bis-01:steps:7}",
      "7a": "{rfc2396bis-01:steps:7a}",
      "7b": "{rfc2396bis-01:steps:7b}",
      "7c": "The path is not merged; it is kept as it was.",
      8: "{rfc2396bis-01:steps:8}",
    },
    decisions: {
      escaped:
        "Section 2.3 lets these characters be decoded “without fear of creating a conflict”. It calls this “usually counterproductive” for the other unreserved characters, the marks ‹-.!*'()›. So ‹%2E%2E› never becomes ‹..›.",
      "new-host":
        "The spec checks letter case before percent-encoding. Decoding may turn a registry’s name into a host, whose letter case does not matter. So letter case is checked once more here.",
      "merge-path":
        "The spec says to resolve the rest of the path against the part before it. Here they are merged as one path with its own ‹/›. That way, a colon or slashes at the start of the rest cannot be taken for delimiters. For a ‹..› without a segment to remove, the option for resolving applies here, too.",
      "7c": "The spec speaks of references here, and of not following them. Keeping the path as it was, with all of its dot segments, is our choice.",
      misread:
        "The spec forbids a path that starts with ‹//› and has no authority (section 3). It does not say what to do when merging leaves one. With ‹/.› in front, the text still names the same thing.",
      "default-port":
        "The spec does not list default ports. Here they are the ones that RFC 1738 gives for ‹http›, ‹ftp›, ‹gopher›, ‹nntp›, ‹telnet›, ‹wais›, and ‹prospero›. An empty port is removed for ‹http›, which according to section 6.2.3 “defines an empty port component as being equivalent to the default TCP port”. The spec does not say this about other schemes, so their empty ports are kept.",
      5: "{rfc2396bis-01:decisions:5}",
      6: "{rfc2396bis-01:decisions:6}",
    },
  },

  rfc2396: {
    steps: {
      "default-port": {
        by: "answer",
        yes: "The port is empty or the scheme’s default, so it can be left out.",
        no: "No port can be left out.",
      },
    },
    decisions: {
      escaped:
        "Section 2.3 says that escaping an unreserved character changes nothing. Section 2.4.2 leaves decoding it to the scheme, with ‹%7e› and ‹~› in ‹http› as its example. Here every unreserved character is decoded, except the dots of a ‹%2E%2E› segment: resolving removes ‹..›, but not this.",
      "default-port":
        "The spec does not list default ports. Here they are the ones that RFC 1738 gives for ‹http›, ‹ftp›, ‹gopher›, ‹nntp›, ‹telnet›, ‹wais›, and ‹prospero›. An empty port is removed for every scheme: programs have to handle a colon without a port (section G.3), which leaves the port out.",
    },
  },

  "url-syntax-05": {
    steps: {
      "default-port": {
        by: "answer",
        yes: "The port is empty or the scheme’s default, so it can be left out.",
        no: "No port can be left out.",
      },
    },
    decisions: {
      escaped:
        "The spec calls this safe within a URL, with ‹%7e› and ‹~› as its example. Here every unreserved character is decoded, except the dots of a ‹%2E%2E› segment: resolving removes ‹..›, but not this.",
      "default-port":
        "The spec does not list default ports. Here they are the ones that RFC 1738 gives for ‹http›, ‹ftp›, ‹gopher›, ‹nntp›, ‹telnet›, ‹wais›, and ‹prospero›. An empty port is removed for every scheme: programs have to handle a colon without a port (section F.3), which leaves the port out.",
    },
  },

  "url-standard": {
    steps: {
      "equals.0": "The run starts with the text as it is: ‹{set}›.",
      "equals.1d": "The serialized URL is the normal form: ‹{set}›.",
    },
    decisions: {},
  },

  rfc1738: {
    steps: {
      elsewhere: {
        by: "answer",
        yes: "An encoded character is reserved by other schemes, but not by this one.",
        no: "No encoded character is reserved only by other schemes.",
      },
      "unescape-elsewhere": "{normal:run:becomes}",
      "http-root": {
        by: "answer",
        yes: "In ‹http›, the ‹/› may be left out if nothing follows it.",
        no: "It is not an ‹http› URL without the ‹/›.",
      },
      "add-root": "Adding the ‹/› does not change the meaning.",
      menu: {
        by: "answer",
        yes: "Without a gopher-path, the ‹/› may be left out, and the gophertype is ‹1›.",
        no: "It is not a ‹gopher› URL without a gopher-path.",
      },
      "add-menu": "Writing out both does not change the meaning.",
      "telnet-root": {
        by: "answer",
        yes: "In ‹telnet›, the final ‹/› may be left out.",
        no: "It is not a ‹telnet› URL without the ‹/›.",
      },
      "add-final": "Adding the ‹/› does not change the meaning.",
      escaped: {
        by: "answer",
        yes: "An encoded character would mean the same unencoded.",
        no: "No encoded character would mean the same unencoded.",
      },
      "local-host": {
        by: "answer",
        yes: "A file on ‹localhost› is on the machine itself, as it is without a host.",
        no: "It is not a ‹file› URL with the host ‹localhost›.",
      },
    },
    decisions: {
      escaped:
        "The spec says that encoding usually changes nothing, except for reserved characters. Here letters, digits, and ‹$-_.+!*'(),› are decoded; ‹~› is unsafe and stays encoded.",
      elsewhere:
        "Under sections 3.4.1, 3.5, and 3.6, ‹gopher› and ‹mailto› reserve nothing, and ‹news› reserves only ‹@›. Two characters stay encoded anyway, because other programs would split at them: ‹?› and, except in ‹gopher›, ‹/›.",
      "default-port": "The default ports are those in the sections on the schemes, 3.2 to 3.11.",
    },
  },

  rfc1630: {
    steps: {
      escaped: {
        by: "answer",
        yes: "An encoded character would mean the same unencoded.",
        no: "No encoded character would mean the same unencoded.",
      },
      void: {
        by: "answer",
        yes: "Nothing follows the ‹#›, so it means the whole object.",
        no: "It does not end in a bare ‹#›.",
      },
      "drop-hash": "‹{from}› is removed.",
      local: {
        by: "answer",
        yes: "In ‹file›, the host ‹localhost› means the client’s own machine, as an empty host does.",
        no: "It is not a ‹file› URI with the host ‹localhost›.",
      },
      "drop-host": "{normal:run:becomes}",
    },
    decisions: {
      "default-port":
        "The spec shows the port of ‹http›, 80, in an example. In ‹ftp›, it says, a port is given if it is not FTP’s own, which is 21. It names no others.",
      escaped:
        "The spec says that both URIs must be brought to the same level of encoding, but not to which level. Here letters, digits, and ‹$-_&\"'(),› are not encoded, which the grammar allows everywhere. ‹*› and ‹!› are reserved for particular schemes, a dot and ‹@› may mean something else, and the grammar lacks ‹~›.",
    },
  },

  "url-1993": {
    steps: {
      escaped: {
        by: "answer",
        yes: "An encoded character would mean the same unencoded.",
        no: "No encoded character would mean the same unencoded.",
      },
      void: {
        by: "answer",
        yes: "Nothing follows the ‹#›, so it means the whole object.",
        no: "It does not end in a bare ‹#›.",
      },
      "drop-hash": "‹{from}› is removed.",
    },
    decisions: {
      "default-port":
        "The port is given “if it is not the default number for the protocol”. The spec does not print these numbers; here they come from RFC 1738.",
      escaped:
        "The spec does not say which characters have no other meaning. Here they are letters, digits, and ‹$-_&!*'()›, which the grammar allows everywhere, and which mean nothing else. A dot stays encoded, because ‹..› is a path element that resolving a partial form removes. The grammar lacks ‹~›.",
    },
  },
};
