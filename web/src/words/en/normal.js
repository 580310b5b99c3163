/**
 * The way of a text to its normal form, line by line: what an edition has of its own under its
 * id, and under "run" what several have in common. The notation is that of web/src/words/words.js;
 * what a sentence of a step may speak of stands in web/src/views/stage/step.js, and in
 * web/src/cases/compare.js: count, from and to are the places that a step changes, the first of
 * them as it was, and as it is then.
 */
export default {
  result: "The normal form is ‹{text}›.",
  run: {
    lines: {
      begin: "normal form ← URI",
      "upper-digits": "normal form ← normal form, with these digits in upper case",
      unescape: "normal form ← normal form, with these characters as they are",
      "scheme-case": "if the scheme of normal form has letters in upper case",
      "lower-scheme": "normal form ← normal form, with the scheme in lower case",
      "host-case": "if the host of normal form has letters in upper case",
      "lower-host": "normal form ← normal form, with the host in lower case",
      digits: "if an escape in normal form has digits in lower case",
      escaped: "if an unreserved character is escaped in normal form",
      "default-port": "if the port of normal form is what its scheme has by default",
      "drop-port": 'normal form ← normal form, without the port and its ":"',
      "drop-host": "normal form ← normal form, without the host",
      "take-path": "path ← normal form, only its path",
      misread: "if path would be read as an authority in normal form",
      guard: 'path ← "/." + path',
      "put-path": "normal form ← normal form, with path in the place of its own",
    },
    steps: {
      begin: "It begins as it is: ‹{set}›.",
      digits: {
        by: "answer",
        yes: "Some hexadecimal digits after a ‹%› are small letters.",
        no: "No hexadecimal digit after a ‹%› is a small letter.",
      },
      "upper-digits": "{normal:run:becomes}",
      escaped: {
        by: "answer",
        yes: "Something is escaped that means the same as it is.",
        no: "Nothing is escaped that could as well stand as it is.",
      },
      unescape: "{normal:run:becomes}",
      "scheme-case": {
        by: "answer",
        yes: "The scheme has capital letters, which mean the same as small ones.",
        no: "The scheme has no capital letters.",
      },
      "lower-scheme": "{normal:run:becomes}",
      "host-case": {
        by: "answer",
        yes: "The host has capital letters, which mean the same as small ones.",
        no: "The host has no capital letters.",
      },
      "lower-host": "{normal:run:becomes}",
      "default-port": {
        by: "answer",
        yes: "The port is the one that the scheme has anyway.",
        no: "There is no port that could be left out.",
      },
      "drop-port": "‹{from}› goes.",
      "drop-host": "‹{from}› goes, and leaves an empty host.",
      "take-path": "Its path is taken by itself: ‹{set}›.",
      misread: {
        by: "answer",
        yes: "There is no authority, and the path would begin with ‹//›: what follows would be read as one.",
        no: "The path will still be read as a path.",
      },
      guard: "A ‹/.› before the path keeps it a path: ‹{set}›.",
      "put-path": "The path takes the place of the one that was there: ‹{register path}›.",
    },
    becomes: {
      by: "count",
      one: "‹{from}› becomes ‹{to}›.",
      other: "It changes in {count} places. In the first, ‹{from}› becomes ‹{to}›.",
    },
    decisions: {},
  },

  rfc3986: {
    lines: {
      "default-port": "if the port of normal form is empty or what its scheme has by default",
      "local-host": "if the host of normal form is what its scheme has by default",
      absolute: "if normal form has a scheme",
      "remove-dots": "path ← remove_dot_segments(path)",
      "no-path": "if normal form has an authority and an empty path",
      root: 'normal form ← normal form, with "/" as its path',
      "mail-case": "if a mail address in normal form has a host with letters in upper case",
      "lower-mail": "normal form ← normal form, with these hosts in lower case",
      1: "{rfc3986:lines:1}",
      2: "{rfc3986:lines:2}",
      "2A": "{rfc3986:lines:2A}",
      "2B": "{rfc3986:lines:2B}",
      "2C": "{rfc3986:lines:2C}",
      "2D": "{rfc3986:lines:2D}",
      "2E": "{rfc3986:lines:2E}",
      3: "{rfc3986:lines:3}",
    },
    steps: {
      absolute: {
        by: "answer",
        yes: "It has a scheme, so dot segments in its path mean nothing any more.",
        no: "It has no scheme: its dot segments are still to be resolved, and stay.",
      },
      "remove-dots": "Dot segments, ‹.› and ‹..›, are to be removed from the path: ‹{register path}›.",
      "default-port": {
        by: "answer",
        yes: "The port is empty, or the one that its scheme has without it.",
        no: "There is no port that could be left out.",
      },
      "local-host": {
        by: "answer",
        yes: "A ‹file› whose host is ‹localhost› is on the machine itself, as one without a host is.",
        no: "The host is not one that the scheme has by default.",
      },
      "no-path": { by: "answer", yes: "After the authority there is no path.", no: "No path is missing." },
      root: "An empty path after an authority is written as ‹/›.",
      "mail-case": {
        by: "answer",
        yes: "A mail address has a host with capital letters.",
        no: "There is no mail address whose host has capital letters.",
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
        "A letter that comes out of an escape in the host is written small at once, as the host has no case: otherwise the rung of the letters would have to be climbed a second time. In a relative reference ‹%2E%2E› stays: as ‹..› it would climb, and resolving does not take it for that.",
      misread:
        "The document forbids such a path where there is no authority (section 3.3), but does not say what becomes of one that the removal leaves. With ‹/.› before it, the text still names the same.",
      "default-port":
        "Which ports a scheme has by default stands in the schemes' own documents. Those of the registered schemes whose documents have one are known here, from ‹http› and ‹ftp› to ‹coap› and ‹vnc›. An empty port goes whatever the scheme.",
      "local-host":
        "Only of ‹file› is a host by default known here, and it goes where neither a port nor a user stands beside it.",
      "mail-case":
        "Only of ‹mailto› is it known here that a host stands in the path. What is before the ‹@› stays as it is.",
    },
  },

  "rfc2396bis-01": {
    lines: {
      "local-host": 'if normal form is a file URI with the host "localhost" alone in its authority',
      escaped: 'if a letter, a digit, "_" or "~" is escaped in normal form',
      "default-port": "if the port of normal form is what its scheme has by default, or that of http empty",
      "new-host": "if the authority of normal form is a host now, with letters in upper case",
      "lower-new-host": "normal form ← normal form, with the host in lower case",
      absolute: 'if normal form has a scheme and a path that begins with "/"',
      "merge-path": 'path ← merge("/", the rest of path)',
      2: "buffer ← path",
      3: "{rfc2396bis-01:lines:3}",
      4: "{rfc2396bis-01:lines:4}",
      5: "{rfc2396bis-01:lines:5}",
      6: "{rfc2396bis-01:lines:6}",
      7: "{rfc2396bis-01:lines:7}",
      "7a": "{rfc2396bis-01:lines:7a}",
      "7b": "{rfc2396bis-01:lines:7b}",
      "7c": "{rfc2396bis-01:lines:7c}",
      8: "{rfc2396bis-01:lines:8}",
    },
    steps: {
      "local-host": {
        by: "answer",
        yes: "The host of ‹file› is ‹localhost› where none is given, so it can be left out.",
        no: "It is no ‹file› URI with the host ‹localhost› alone.",
      },
      "new-host": {
        by: "answer",
        yes: "Without its escapes, the authority is a host, and has capital letters.",
        no: "No host with capital letters has come out of the escapes.",
      },
      "lower-new-host": "{normal:run:becomes}",
      absolute: {
        by: "answer",
        yes: "It has a scheme, and a path that begins with ‹/›: its dot segments mean nothing any more.",
        no: "It has no scheme, or no path that begins with ‹/›: what looks like dot segments stays.",
      },
      "merge-path":
        "What follows the ‹/› that begins the path is taken for a reference, and merged with that ‹/›: ‹{register path}›.",
      2: "Merged, they are the path as it was: ‹{set}›.",
      3: "{rfc2396bis-01:steps:3}",
      4: "{rfc2396bis-01:steps:4}",
      5: "{rfc2396bis-01:steps:5}",
      6: "{rfc2396bis-01:steps:6}",
      7: "{rfc2396bis-01:steps:7}",
      "7a": "{rfc2396bis-01:steps:7a}",
      "7b": "{rfc2396bis-01:steps:7b}",
      "7c": "The path is not merged, and stays as it was.",
      8: "{rfc2396bis-01:steps:8}",
    },
    decisions: {
      escaped:
        "Section 2.3 has these characters undone “without fear of creating a conflict”, and calls it “usually counterproductive” with the other unreserved ones, the marks ‹-.!*'()›. So ‹%2E%2E› never becomes ‹..›.",
      "new-host":
        "The document has letters before escapes. An authority that is a name from a registry may become a host when its escapes go, and then its letters mean the same in either case, so this is asked once more.",
      "merge-path":
        "The document says to resolve the rest of the path against what is before it. Here the merging is carried out on the path with its own ‹/›, so that a rest with a colon or slashes at its beginning is not taken for something else. What becomes of a ‹..› for which no segment is left goes by the option for resolving, too.",
      "7c": "The document speaks of references here, which are then not followed. That the path stays as it was, with all of its dot segments, is decided here.",
      misread:
        "By the document a path without an authority cannot begin with ‹//› (section 3); it does not say what becomes of one that merging leaves. With ‹/.› before it, the text still names the same.",
      "default-port":
        "Which ports a scheme has by default stands elsewhere: here they are those that RFC 1738 gives for ‹http›, ‹ftp›, ‹gopher›, ‹nntp›, ‹telnet›, ‹wais› and ‹prospero›. An empty port goes for ‹http›, which by section 6.2.3 “defines an empty port component as being equivalent to the default TCP port”; of the other schemes the document does not say that, so theirs stays.",
      5: "{rfc2396bis-01:decisions:5}",
      6: "{rfc2396bis-01:decisions:6}",
    },
  },

  rfc2396: {
    lines: {},
    steps: {},
    decisions: {
      escaped:
        "Section 2.3 says that escaping an unreserved character changes nothing; section 2.4.2 leaves undoing it to the scheme, with ‹%7e› and ‹~› in ‹http› as its example. Here that goes for each unreserved character, but not for the dots of ‹%2E%2E› as a segment: resolving takes ‹..› away, and leaves this.",
      "default-port":
        "Which ports a scheme has by default stands elsewhere: here they are those that RFC 1738 gives for ‹http›, ‹ftp›, ‹gopher›, ‹nntp›, ‹telnet›, ‹wais› and ‹prospero›. Of an empty port nothing is said, so it stays.",
    },
  },

  "url-syntax-05": {
    lines: { begin: "normal form ← URL" },
    steps: {},
    decisions: {
      escaped:
        "The document calls this safe within a URL, with ‹%7e› and ‹~› as its example. Here that goes for each of its unreserved characters, but not for the dots of ‹%2E%2E› as a segment: resolving takes ‹..› away, and leaves this.",
      "default-port":
        "Which ports a scheme has by default stands elsewhere: here they are those that RFC 1738 gives for ‹http›, ‹ftp›, ‹gopher›, ‹nntp›, ‹telnet›, ‹wais› and ‹prospero›. Of an empty port nothing is said, so it stays.",
    },
  },

  rfc1738: {
    lines: {
      begin: "normal form ← URL",
      digits: "if an encoding in normal form has digits in lower case",
      escaped: "if a character that is neither unsafe nor reserved is encoded in normal form",
      elsewhere: "if a character is encoded in the path of normal form that its scheme does not reserve",
      "unescape-elsewhere": "normal form ← normal form, with these characters as they are",
      "http-root": "if normal form is an http URL without path and search",
      "add-root": 'normal form ← normal form, with "/" behind the login',
      menu: "if normal form is a gopher URL without a gopher-path",
      "add-menu": 'normal form ← normal form, with "/1" behind the login',
      "telnet-root": 'if normal form is a telnet URL without the final "/"',
      "add-final": 'normal form ← normal form, with "/" behind the login',
      "local-host": 'if normal form is a file URL with the host "localhost"',
    },
    steps: {
      elsewhere: {
        by: "answer",
        yes: "A character is encoded that other schemes reserve, and this one does not.",
        no: "No character is encoded that only other schemes reserve.",
      },
      "unescape-elsewhere": "{normal:run:becomes}",
      "http-root": {
        by: "answer",
        yes: "In ‹http› the ‹/› may be left out where nothing follows it.",
        no: "It is no ‹http› URL without the ‹/›.",
      },
      "add-root": "With it, it means the same.",
      menu: {
        by: "answer",
        yes: "Where no gopher-path is given, the ‹/› may be left out, and the gophertype is ‹1›.",
        no: "It is no ‹gopher› URL without a gopher-path.",
      },
      "add-menu": "Written out, it means the same.",
      "telnet-root": {
        by: "answer",
        yes: "In ‹telnet› the final ‹/› may be left out.",
        no: "It is no ‹telnet› URL without the ‹/›.",
      },
      "add-final": "With it, it means the same.",
      escaped: {
        by: "answer",
        yes: "A character is encoded that means the same as it is.",
        no: "Nothing is encoded that could as well stand as it is.",
      },
      "local-host": {
        by: "answer",
        yes: "A file on ‹localhost› is on the machine itself, as one without a host is.",
        no: "It is no ‹file› URL with the host ‹localhost›.",
      },
    },
    decisions: {
      escaped:
        "The document says that encoding usually changes nothing, but for reserved characters. Here letters, digits and ‹$-_.+!*'(),› lose their encodings; ‹~› is unsafe, and keeps its own.",
      elsewhere:
        "By sections 3.4.1, 3.5 and 3.6, ‹gopher› and ‹mailto› reserve nothing, and ‹news› nothing but ‹@›. Two characters keep their encodings all the same: ‹?›, and but for ‹gopher› also ‹/›, at which other programs would split.",
      "default-port": "By the sections of the schemes, from 3.2 to 3.11.",
    },
  },

  rfc1630: {
    lines: {
      begin: "normal form ← URI",
      digits: "if an encoded character in normal form has digits in lower case",
      escaped: "if a character without another meaning is encoded in normal form",
      void: "if the fragment-id of normal form is void",
      "drop-hash": 'normal form ← normal form, without the "#"',
      local: 'if normal form is of the scheme file and has the host "localhost"',
      "drop-host": "normal form ← normal form, with a void host",
    },
    steps: {
      escaped: {
        by: "answer",
        yes: "A character is encoded that means the same as it is.",
        no: "Nothing is encoded that could as well stand as it is.",
      },
      void: {
        by: "answer",
        yes: "Nothing follows the ‹#›, so it means the whole object.",
        no: "There is no ‹#› with nothing after it.",
      },
      "drop-hash": "‹{from}› goes.",
      local: {
        by: "answer",
        yes: "In ‹file› the host ‹localhost› is whatever machine one is on, as a void host is.",
        no: "It is no ‹file› URI with the host ‹localhost›.",
      },
      "drop-host": "{normal:run:becomes}",
    },
    decisions: {
      "default-port":
        "The document gives the port of ‹http›, 80, by an example, and says of ‹ftp› that a port is given if it is not that of FTP, which is 21. It names no others.",
      escaped:
        "The document asks for the same level of encoding, and leaves open which. Here letters, digits and ‹$-_&\"'(),› stand as they are, which the grammar allows everywhere. ‹*› and ‹!› are reserved for single schemes, a dot and ‹@› may mean something else, and ‹~› the grammar lacks.",
    },
  },

  "url-1993": {
    lines: {
      begin: "normal form ← URL",
      digits: "if an encoded character in normal form has digits in lower case",
      escaped: "if a character without another meaning is encoded in normal form",
      void: "if the fragment-id of normal form is void",
      "drop-hash": 'normal form ← normal form, without the "#"',
    },
    steps: {
      escaped: {
        by: "answer",
        yes: "A character is encoded that means the same as it is.",
        no: "Nothing is encoded that could as well stand as it is.",
      },
      void: {
        by: "answer",
        yes: "Nothing follows the ‹#›, so it means the whole object.",
        no: "There is no ‹#› with nothing after it.",
      },
      "drop-hash": "‹{from}› goes.",
    },
    decisions: {
      "default-port":
        "The port is given “if it is not the default number for the protocol”. Which that is, the document does not print; here it is what RFC 1738 gives.",
      escaped:
        "The document does not say which: here they are letters, digits and ‹$-_&!*'()›, which the grammar allows everywhere, and which mean nothing else. A dot stays encoded, as ‹..› is a path element that the partial form takes away; ‹~› the grammar lacks.",
    },
  },
};
