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
      begin: "The run starts with the text, unchanged: ‹{set}›.",
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
        no: "The scheme doesn’t have uppercase letters.",
      },
      "lower-scheme": "{normal:run:becomes}",
      "host-case": {
        by: "answer",
        yes: "The host has uppercase letters, which mean the same as lowercase ones.",
        no: "The host doesn’t have uppercase letters.",
      },
      "lower-host": "{normal:run:becomes}",
      "default-port": {
        by: "answer",
        yes: "The port is the scheme’s default, and can be left out.",
        no: "No port can be left out.",
      },
      "drop-port": "‹{from}› is removed.",
      "drop-host": "‹{from}› is removed, which leaves an empty host.",
      "take-path": "The path is taken on its own: ‹{set}›.",
      misread: {
        by: "answer",
        yes: "The path starts with ‹//› without an authority before it, so its start would become one.",
        no: "Parsed again, the path stays a path.",
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
        no: "Without a scheme, its dot segments still have to be resolved. They’re kept.",
      },
      "remove-dots": "Next, the dot segments ‹.› and ‹..› are removed from the path: ‹{register path}›.",
      "default-port": {
        by: "answer",
        yes: "The port can be left out, because it’s empty or the scheme’s default.",
        no: "No port can be left out.",
      },
      "local-host": {
        by: "answer",
        yes: "In ‹file›, the host ‹localhost› means the machine itself, as an empty host does.",
        no: "The host isn’t the scheme’s default host.",
      },
      "no-authority": {
        by: "answer",
        yes: "In ‹file›, no authority means the same as an empty host: the machine itself.",
        no: "It isn’t a ‹file› URI that can get an empty host.",
      },
      "add-authority": "‹//› is added: an empty host.",
      "no-path": {
        by: "answer",
        yes: "No path follows the authority.",
        no: "There’s a path, or no authority before it.",
      },
      root: "An empty path after an authority becomes ‹/›.",
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
        "A letter decoded in the host is lowercased at once. In a relative reference, ‹%2E%2E› stays encoded: decoded to ‹..›, it would go up a level, which it doesn’t now.",
      misread:
        "The spec forbids such a path without an authority (section 3.3), but removing dot segments may leave one. With ‹/.› in front, the text still names the same thing.",
      "default-port":
        "The schemes’ own specs define default ports. We know the registered schemes’ ports, from ‹http› to ‹vnc›, and remove an empty port for every scheme.",
      "local-host":
        "‹file› is the only scheme that we know to have a default host. The host is removed only if it has neither a port nor a user beside it.",
      "no-authority":
        "In ‹file›, no authority, an empty host, and ‹localhost› mean the same (section 3.2.2). We chose the empty host. A path that doesn’t start with ‹/› can’t follow a host.",
      "mail-case":
        "‹mailto› is the only scheme that we know to have a host in its path. The text before the ‹@› is kept unchanged.",
    },
  },

  "rfc2396bis-01": {
    steps: {
      "local-host": {
        by: "answer",
        yes: "‹localhost› is the default host of ‹file›, and can be left out.",
        no: "It isn’t a ‹file› URI with ‹localhost› alone as its authority.",
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
        no: "It has no scheme, or its path doesn’t start with ‹/›. Anything that looks like a dot segment is kept.",
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
      "7c": "The path isn’t merged, but kept as it was.",
      8: "{rfc2396bis-01:steps:8}",
    },
    decisions: {
      escaped:
        "Section 2.3 lets these characters be decoded “without fear of creating a conflict”, but calls that “usually counterproductive” for the marks ‹-.!*'()›. ‹%2E%2E› then never becomes ‹..›.",
      "new-host":
        "The spec checks letter case before percent-encoding. Decoding may turn a registry’s name into a host, whose letter case doesn’t matter. We check letter case once more.",
      "merge-path":
        "The spec says to resolve the rest of the path against the part before it. We merge them as one path, or its colons and slashes might become delimiters. The option for an extra ‹..› applies, too.",
      "7c": "The spec speaks of references, and of not following them. Keeping the path as it was, with all of its dot segments, is our choice.",
      misread:
        "The spec forbids a path that starts with ‹//› without an authority (section 3), but merging may leave one. With ‹/.› in front, the text still names the same thing.",
      "default-port":
        "The spec doesn’t list default ports. We use RFC 1738’s, from ‹http› and ‹ftp› to ‹prospero›. An empty port is removed for ‹http› (section 6.2.3), but not for other schemes.",
      5: "{rfc2396bis-01:decisions:5}",
      6: "{rfc2396bis-01:decisions:6}",
    },
  },

  rfc2396: {
    steps: {
      "default-port": {
        by: "answer",
        yes: "The port can be left out, because it’s empty or the scheme’s default.",
        no: "No port can be left out.",
      },
    },
    decisions: {
      escaped:
        "Escaping an unreserved character changes nothing (section 2.3), but the scheme decides on decoding (2.4.2). We decode all, except the dots of ‹%2E%2E›, which resolving doesn’t remove.",
      "default-port":
        "The spec doesn’t list default ports. We use RFC 1738’s, and remove an empty port for every scheme: programs have to handle a colon without a port (section G.3).",
    },
  },

  "url-syntax-05": {
    steps: {
      "default-port": {
        by: "answer",
        yes: "The port can be left out, because it’s empty or the scheme’s default.",
        no: "No port can be left out.",
      },
    },
    decisions: {
      escaped:
        "The spec calls this safe within a URL, with ‹%7e› and ‹~› as its example. We decode every unreserved character, except the dots of ‹%2E%2E›, which resolving doesn’t remove.",
      "default-port":
        "The spec doesn’t list default ports. We use RFC 1738’s, and remove an empty port for every scheme: programs have to handle a colon without a port (section F.3).",
    },
  },

  "url-standard": {
    steps: {
      "equals.0": "The run starts with the text, unchanged: ‹{set}›.",
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
        no: "It isn’t an ‹http› URL without the ‹/›.",
      },
      "add-root": "Adding the ‹/› doesn’t change the meaning.",
      menu: {
        by: "answer",
        yes: "Without a gopher-path, the ‹/› may be left out, and the gophertype is ‹1›.",
        no: "It isn’t a ‹gopher› URL without a gopher-path.",
      },
      "add-menu": "Writing out both doesn’t change the meaning.",
      "telnet-root": {
        by: "answer",
        yes: "In ‹telnet›, the final ‹/› may be left out.",
        no: "It isn’t a ‹telnet› URL without the ‹/›.",
      },
      "add-final": "Adding the ‹/› doesn’t change the meaning.",
      escaped: {
        by: "answer",
        yes: "An encoded character would mean the same unencoded.",
        no: "No encoded character would mean the same unencoded.",
      },
      "local-host": {
        by: "answer",
        yes: "A file on ‹localhost› is on the machine itself, like one without a host.",
        no: "It isn’t a ‹file› URL with the host ‹localhost›.",
      },
    },
    decisions: {
      escaped:
        "The spec says that encoding usually changes nothing, except for reserved characters. We decode letters, digits, and ‹$-_.+!*'(),›. ‹~› is unsafe and stays encoded.",
      elsewhere:
        "‹gopher› and ‹mailto› reserve nothing, and ‹news› only ‹@› (sections 3.4.1, 3.5, 3.6). We keep ‹?› encoded anyway and, except in ‹gopher›, ‹/›: other programs would split at them.",
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
        no: "It doesn’t end in a bare ‹#›.",
      },
      "drop-hash": "‹{from}› is removed.",
      local: {
        by: "answer",
        yes: "In ‹file›, the host ‹localhost› means the client’s own machine, as an empty host does.",
        no: "It isn’t a ‹file› URI with the host ‹localhost›.",
      },
      "drop-host": "{normal:run:becomes}",
    },
    decisions: {
      "default-port":
        "The spec shows the port of ‹http›, 80, in an example. It says that ‹ftp› has a port if it isn’t FTP’s own, which is 21.",
      escaped:
        "The spec wants one level of encoding, but doesn’t say which. We leave letters, digits, and ‹$-_&\"'(),› unencoded. A dot, ‹*›, ‹!›, and ‹@› may mean something else.",
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
        no: "It doesn’t end in a bare ‹#›.",
      },
      "drop-hash": "‹{from}› is removed.",
    },
    decisions: {
      "default-port":
        "The port is given “if it is not the default number for the protocol”. The spec doesn’t print these numbers. We take them from RFC 1738.",
      escaped:
        "The spec doesn’t say which characters have no other meaning. We chose letters, digits, and ‹$-_&!*'()›. A dot stays encoded, because resolving removes ‹..›. The grammar doesn’t have ‹~›.",
    },
  },
};
