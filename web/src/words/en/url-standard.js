/**
 * The words of the URL Standard: why the target is what it is, what each step does, what was decided. For the notation see web/src/words/words.js.
 */
export default {
  "base-without-scheme": "A base must start with a scheme, such as ‹https:›.",

  options: {
    set: {
      label: "set a property",
      says: "Assigns the reference to a property of the URL object for the base, such as ‹hash›. The target is the URL afterwards. No other spec has setters.",
    },
  },
  values: {
    set: {
      none: "none",
      href: "href",
      protocol: "protocol",
      username: "username",
      password: "password",
      host: "host",
      hostname: "hostname",
      port: "port",
      pathname: "pathname",
      search: "search",
      hash: "hash",
    },
  },

  /** Why the target is what it is. */
  why: {
    "base-fails": "The reference has no target, because the base can’t be parsed. {problem}",
    "no-base": "The reference has no scheme, and the base is empty.",
    "opaque-base":
      "Only a fragment can be added, because the text after ‹{scheme}:› in the base isn’t a path with directories.",
    fails: "The reference has no target, because it can’t be parsed. {problem}",
    "own-scheme": {
      by: "base",
      empty: "The reference has its own scheme, ‹{scheme}›, and needs no base.",
      other: "The reference has its own scheme, ‹{scheme}›, so the base isn’t used.",
    },
    "same-scheme": "The reference repeats the base’s scheme, ‹{scheme}›, without ‹//›. That makes it relative.",
    "own-host": {
      by: "host",
      empty: "‹//› starts an empty host. Only the scheme comes from the base.",
      other: "‹//› starts a new host, ‹{host}›. Only the scheme comes from the base.",
    },
    empty: "Nothing is left of the reference to parse, so the target is the base, without a fragment.",
    "query-only": {
      by: "query",
      empty:
        "The reference has a query, though an empty one: ‹?›. The base’s path is kept, and the query becomes empty.",
      other: "The reference has a query but no path. The base’s path is kept, and the query becomes ‹{query}›.",
    },
    "fragment-only": "The reference is only a fragment: the target is the base with ‹#{fragment}› as its fragment.",
    "absolute-path": "The base’s path isn’t used, because the reference starts at the root.",
    "relative-path": "{ui:reason:merged}",
    userinfo: {
      by: "password",
      empty: {
        by: "name",
        empty: "The ‹@› is removed, because no user name or password comes before it. The host is ‹{host}›.",
        other: "The text before ‹@›, ‹{user}›, is a user name. The host is ‹{host}›.",
      },
      other: {
        by: "name",
        empty: "The text before ‹@›, ‹{user}›, is a password without a user name. The host is ‹{host}›.",
        other: "The text before ‹@›, ‹{user}›, is a user name and a password. The host is ‹{host}›.",
      },
    },
    "host-decoded": "The host ‹{written}› is percent-decoded first, to ‹{host}›.",
    ipv4: "The host ‹{written}› ends in a number and becomes an IPv4 address: ‹{host}›.",
    "host-ascii": "The host ‹{written}› is stored in its ASCII form, ‹{host}›.",
    "drive-letter":
      "The reference starts with a Windows drive letter. The base’s path isn’t used: the path is ‹{path}›.",
    "drive-letter-host": "A Windows drive letter is where a host would be. It starts the path: ‹{path}›.",
    "drive-letter-kept":
      "In a ‹file› URL, a Windows drive letter is the root of the path and is kept: the path is ‹{path}›.",
    slashes: {
      by: "scheme",
      empty: "Slashes after the first two are ignored, so the host is ‹{host}›.",
      other: "However many slashes follow ‹{scheme}:›, a host comes next: ‹{host}›.",
    },
    backslash: {
      by: "host",
      undefined: "‹\\› is treated as ‹/›, because the scheme is ‹{scheme}›.",
      empty: "‹\\› is treated as ‹/›, because the scheme is ‹{scheme}›.",
      other:
        "‹\\› is treated as ‹/›, because the scheme is ‹{scheme}›. That makes two slashes, which start a new host, ‹{host}›.",
    },
    tabs: "Tabs and line breaks are removed first, which leaves the reference ‹{read}›.",
    "encoded-dots": "‹%2e› is treated as a dot, so a segment of encoded dots is a dot segment.",
    localhost: "In a ‹file› URL, the host ‹{written}› is stored as an empty host.",

    set: {
      by: "value",
      empty: "‹{set}› is empty now.",
      other: "‹{set}› is now ‹{value}›.",
    },
    "set-same": {
      by: "value",
      empty: "‹{set}› stays empty.",
      other: "Nothing changes: ‹{set}› already was ‹{value}›.",
    },
    "set-partly": "Only the first part of the value is used: ‹{set}› is now ‹{value}›.",
    "set-ignored": {
      by: "at",
      "scheme-start.3a": "The scheme is kept: a scheme starts with a letter, and the value doesn’t.",
      "scheme.4a": "The scheme is kept, because the value has a character that isn’t allowed in a scheme.",
      "scheme.2.1.1": "The scheme is kept, because only a special scheme can replace a special one, such as ‹http›.",
      "scheme.2.1.2": "The scheme is kept, because a special scheme, such as ‹http›, can replace only a special one.",
      "scheme.2.1.3":
        "The scheme is kept: a ‹file› URL can’t have a user name, password, or port, and this URL has one.",
      "scheme.2.1.4": "A ‹file› URL without a host keeps its scheme, because other special schemes need a host.",
      "username-setter.1":
        "The value is ignored, because a URL without a host, or a ‹file› URL, can’t have a user name.",
      "password-setter.1":
        "The value is ignored, because a URL without a host, or a ‹file› URL, can’t have a password.",
      "port-setter.1": "The value is ignored, because a URL without a host, or a ‹file› URL, can’t have a port.",
      "host-setter.1": "The value is ignored, because a URL with an opaque path can’t have a host.",
      "hostname-setter.1": "The value is ignored, because a URL with an opaque path can’t have a host.",
      "pathname-setter.1": "The value is ignored, because an opaque path can’t be set.",
      "host.2.2": "The value is ignored, because it has a port: ‹hostname› is the host without one.",
      "host.3.2": "The empty value is ignored, because a URL with a user name, a password, or a port needs a host.",
      "port.2.2": "The port is kept, because the value doesn’t start with a digit.",
      other: "The value is rejected, and ‹{set}› is kept. {problem}",
    },
    "set-throws": "The value can’t be parsed, and the assignment throws an error. {problem}",
    "set-no-url": "The base can’t be parsed, so there’s no URL to set a property of. {problem}",
  },

  /** How it differs from RFC 3986. Also said of editions that it differs from, so each sentence names the URL Standard. */
  because: {
    refusing:
      "The URL Standard rejects a URL whose host or port is invalid, or that doesn’t have a host it needs. By RFC 3986, even such a reference has a target.",
    "base-read": "The URL Standard rejects a base that can’t be parsed, even if nothing is relative to it.",
    blanks: "The URL Standard first removes spaces and control characters at both ends.",
    tabs: "The URL Standard removes all tabs and line breaks.",
    "scheme-form":
      "In the URL Standard, a scheme is a letter followed by letters, digits, ‹+›, ‹-›, and ‹.›. Other text before a colon belongs to the path.",
    "same-special-scheme":
      "The URL Standard ignores a scheme such as ‹http› that repeats the base’s without ‹//› after it. The rest is relative.",
    slashes: "In the URL Standard, a host follows a scheme such as ‹http›, after any number of slashes or none.",
    backslash: "The URL Standard treats ‹\\› as ‹/› in a special scheme, such as ‹http›.",
    "file-host":
      "In the URL Standard, a ‹file› URL always has a host, even an empty one. ‹//› is written even if it wasn’t there.",
    "drive-letter":
      "In the URL Standard, a Windows drive letter, as in ‹C:› or ‹C|›, is a root of its own in a ‹file› URL.",
    "opaque-path":
      "In the URL Standard, a path without a leading ‹/›, as in ‹mailto:›, has no segments. No dots are removed, and only a fragment can be relative to it.",
    "base-dots": "The URL Standard parses the base by itself first, which removes the base’s own dot segments.",
    "encoded-dots": "The URL Standard treats ‹%2e› as a dot, so a segment of encoded dots is a dot segment.",
    "empty-path": "The URL Standard writes an empty path as ‹/› in a special scheme, such as ‹http›.",
    guard:
      "The URL Standard puts ‹/.› before a path that starts with ‹//›, to keep its beginning from being parsed as a host.",
    userinfo: "The URL Standard removes an empty user name or password.",
    "host-decoded": "The URL Standard percent-decodes the host in a special scheme, such as ‹http›.",
    "host-ascii":
      "The URL Standard writes a non-ASCII host in ASCII, as names are looked up, in a special scheme, such as ‹http›.",
    "host-case": "The URL Standard writes the host in lowercase in a special scheme, such as ‹http›.",
    ipv4: "The URL Standard turns a host that ends in a number into an IPv4 address, four decimal numbers.",
    ipv6: "The URL Standard writes every IPv6 address in one form: ‹::› replaces its longest run of two or more zero pieces.",
    localhost: "The URL Standard removes ‹localhost› from a ‹file› URL.",
    "empty-port": "The URL Standard removes the colon before an empty port.",
    "default-port": "The URL Standard removes the scheme’s default port.",
    "port-number": "The URL Standard stores a port as a number, without leading zeros.",
    "scheme-case": "The URL Standard writes the scheme in lowercase.",
    encoding: "The URL Standard percent-encodes characters that aren’t allowed where they are.",
  },

  /** The names of groups of lines, each one step, and of parsers in which a run may end. */
  groups: {
    setter: "assign the value",
    base: "parse the base",
    input: "prepare the input",
    equals: "normal form",
    "host parser": "host parser",
    "domain parser": "domain parser",
    "IPv4 parser": "IPv4 parser",
    "IPv6 parser": "IPv6 parser",
    "opaque-host parser": "opaque-host parser",
    scheme: "write the scheme",
    authority: "write the host",
    path: "write the path",
    query: "write the query",
    fragment: "write the fragment",
    "scheme start state": "scheme start",
    "scheme state": "scheme",
    "no scheme state": "no scheme",
    "special relative or authority state": "special relative or authority",
    "path or authority state": "path or authority",
    "relative state": "relative",
    "relative slash state": "relative slash",
    "special authority slashes state": "special authority slashes",
    "special authority ignore slashes state": "special authority ignore slashes",
    "authority state": "authority",
    "host state": "host",
    "port state": "port",
    "file state": "file",
    "file slash state": "file slash",
    "file host state": "file host",
    "path start state": "path start",
    "path state": "path",
    "opaque path state": "opaque path",
    "query state": "query",
    "fragment state": "fragment",
  },

  /** The registers of the machine. */
  registers: {
    override: "state override",
    attribute: "property",
    atSignSeen: "at-sign seen",
    insideBrackets: "inside brackets",
    passwordTokenSeen: "password token seen",
    asciiDomain: "ASCII domain",
    endsInNumber: "ends in a number",
    nonDecimal: "not decimal",
    pieceIndex: "piece index",
    numbersSeen: "numbers seen",
    ipv4Piece: "IPv4 piece",
  },

  /** The validation errors, by their names in the document. */
  problems: {
    /** Conditions of rules, which a grammar cannot state. */
    "valid-domain":
      "This isn’t a valid domain: labels have letters, digits, and inner hyphens, are 1 to 63 characters long, and follow rules for scripts.",
    "ends-in-a-number":
      "A host that ends in a number must be an IPv4 address: four decimal numbers from 0 to 255 in ASCII digits.",
    "shortest-digits": "A number in an address must have no leading zeros.",
    "0-to-255": "A number in an IPv4 address is at most 255.",
    "16-bit": "A port is at most 65535.",
    "effective-piece-length":
      "An IPv6 address has eight pieces, or at most seven beside ‹::›. An IPv4 address in it counts as two.",
    /** Validation errors. */
    "domain-to-ASCII":
      "This breaks a rule for domain names: labels have letters, digits, and inner hyphens, are 1 to 63 characters long, and follow rules for scripts.",
    "domain-percent-encoded": "A domain should be written without percent-encoding.",
    "host-invalid-code-point": "The host has a character that isn’t allowed in any host.",
    "IPv4-empty-part": "An IPv4 address shouldn’t end in a dot.",
    "IPv4-too-few-parts": "An IPv4 address should have four parts.",
    "IPv4-too-many-parts": "An IPv4 address has at most four parts.",
    "IPv4-non-numeric-part":
      "The host ends in a number and is parsed as an IPv4 address, but this part isn’t a number.",
    "IPv4-non-decimal-part":
      "This part of an IPv4 address is written in octal (it starts with ‹0›) or hexadecimal (with ‹0x›).",
    "IPv4-out-of-range-part": "This part of an IPv4 address is greater than 255.",
    "IPv6-unclosed": "A host that starts with ‹[› must end with ‹]›.",
    "IPv6-invalid-compression": "An IPv6 address can’t start with a single colon.",
    "IPv6-too-many-pieces": "An IPv6 address has at most eight pieces.",
    "IPv6-multiple-compression": "Only one ‹::› is allowed in an IPv6 address.",
    "IPv6-invalid-code-point": "An IPv6 address has a character that isn’t allowed in it, or ends too early.",
    "IPv6-too-few-pieces": "An IPv6 address without ‹::› has eight pieces.",
    "IPv6-piece-leading-zero": "A piece of an IPv6 address shouldn’t have leading zeros.",
    "IPv4-in-IPv6-too-many-pieces": "The IPv6 address has no room for the IPv4 address at its end.",
    "IPv4-in-IPv6-invalid-code-point":
      "The IPv4 address within the IPv6 address has an empty part, a leading zero, or a character that isn’t a digit.",
    "IPv4-in-IPv6-out-of-range-part": "A part of the IPv4 address within the IPv6 address is greater than 255.",
    "IPv4-in-IPv6-too-few-parts": "The IPv4 address within the IPv6 address has fewer than four parts.",
    "invalid-URL-unit": {
      by: "found",
      empty: "A character here should be percent-encoded or removed.",
      "“%”": "A ‹%› must be followed by two hexadecimal digits; for a literal ‹%›, write ‹%25›.",
      other: "{found|capital} isn’t allowed here; percent-encode it, or remove it.",
    },
    "special-scheme-missing-following-solidus": "Exactly two slashes should follow a scheme such as ‹https:›.",
    "missing-scheme-non-relative-URL":
      "The text has no scheme (such as ‹https:›) and no base that it can be relative to.",
    "invalid-reverse-solidus": "A backslash replaces a slash, and is treated as one.",
    "invalid-credentials": "A URL shouldn’t have a user name or password, nor an ‹@› before its host.",
    "host-missing": "The host is missing. A scheme such as ‹http› needs one, and so does an ‹@› or a port.",
    "port-out-of-range": "A port is at most 65535.",
    "port-invalid": "A port can contain only digits.",
    "file-invalid-Windows-drive-letter":
      "The reference starts with a Windows drive letter, so the base’s path isn’t used.",
    "file-invalid-Windows-drive-letter-host":
      "A Windows drive letter is where a host would be. It’s treated as part of the path.",
  },

  /** The sentence of a step, by its most telling line. */
  steps: {
    "constructor.3": "First, the base is parsed. It’s the URL whose property is set.",
    "url.8": {
      by: "ran url.2",
      yes: "All tabs and line breaks are removed from the value. Spaces at its ends are kept.",
      no: "The value has no tabs or line breaks to remove. Spaces at its ends are kept.",
    },
    "scheme-start.3a": "The scheme is kept: a scheme starts with a letter, and this value doesn’t.",
    "scheme.1": {
      by: "ran scheme.2.1.1",
      yes: "The scheme is kept: it’s special, and the new one isn’t.",
      no: {
        by: "ran scheme.2.1.2",
        yes: "The scheme is kept: it isn’t special, and the new one is.",
        no: {
          by: "ran scheme.2.1.3",
          yes: "The scheme is kept: a ‹file› URL can’t have a user name, password, or port, and this URL has one.",
          no: "The scheme is kept: this ‹file› URL has no host, and other special schemes need one.",
        },
      },
    },
    "scheme.2.3.1": "The scheme is replaced. The URL’s port is its default port, so the port is removed.",
    "scheme.4a": "The scheme is kept, because the value has a character that isn’t allowed in a scheme.",
    "host.1": "This is a ‹file› URL: the value is parsed as the host of a file.",
    "host.2.2": "A port starts here, but ‹hostname› is only the host. The value is ignored.",
    "host.3.2": "The value is ignored: it’s an empty host, but the URL has a user name, a password, or a port.",
    "path-start.5": "With an empty value and no host in the URL, the path is one empty segment.",
    "port.2.2": "The port is kept, because the value doesn’t start with a digit.",
    "href-setter.1": "The value is parsed as a whole URL, without a base.",
    "href-setter.2": {
      by: "ran href-setter.2",
      yes: "The value isn’t a URL, and the assignment throws an error.",
      no: "The value is a URL. It replaces the old one.",
    },
    "protocol-setter.1": "A colon is appended to the value, and the result is parsed as a scheme.",
    "username-setter.1": "The value is ignored: a URL without a host, or a ‹file› URL, can’t have a user name.",
    "username-setter.2": "The value is the new user name, percent-encoded where needed.",
    "password-setter.1": "The value is ignored: a URL without a host, or a ‹file› URL, can’t have a password.",
    "password-setter.2": "The value is the new password, percent-encoded where needed.",
    "host-setter.1": "The value is ignored: a URL with an opaque path can’t have a host.",
    "host-setter.2": "The value is parsed as a host, and a port if it has one.",
    "hostname-setter.1": "The value is ignored: a URL with an opaque path can’t have a host.",
    "hostname-setter.2": "The value is parsed as a host without a port.",
    "port-setter.1": "The value is ignored: a URL without a host, or a ‹file› URL, can’t have a port.",
    "port-setter.2": "The value is empty, which removes the port.",
    "port-setter.3a": "The value is parsed as a port.",
    "pathname-setter.1": "The value is ignored: an opaque path can’t be set.",
    "pathname-setter.2": "The old path is removed, and the value is parsed as a path.",
    "search-setter.2": "The value is empty, which removes the query.",
    "search-setter.4": "The old query is removed. The value is parsed as a query, without a ‹?› at its start.",
    "hash-setter.1": "The value is empty, which removes the fragment.",
    "hash-setter.3": "The old fragment is removed. The value is parsed as a fragment, without a ‹#› at its start.",
    "api.2.2a": "First, the base is parsed into its parts, by the same rules. The reference may take parts from it.",
    "url.7": {
      by: "ran url.1.2",
      yes: {
        by: "ran url.2",
        yes: "Spaces or control characters at the ends are removed, and all tabs and line breaks. Parsing starts at the first character that is left.",
        no: "Spaces or control characters at the ends are removed. Parsing starts at the first character that is left.",
      },
      no: {
        by: "ran url.2",
        yes: "All tabs and line breaks are removed. Parsing starts at the first character that is left.",
        no: "Nothing has to be stripped: there are no spaces or control characters at the ends, and no tabs or line breaks. Parsing starts at the first character.",
      },
    },
    "scheme-start.1": "The first character is a letter, which may start a scheme.",
    "scheme-start.2": "The text doesn’t start with a letter, so it has no scheme.",
    "scheme.2.2": "The text before the colon is the scheme. It’s stored in lowercase.",
    "scheme.2.9a":
      "A colon ends the scheme. Without a slash after it, the path is opaque: a single string without segments.",
    "scheme.3": "Without a colon after it, this isn’t a scheme. Parsing starts again at the first character.",
    "no-scheme.1": {
      by: "register base.opaque",
      true: "The text has no scheme, and the base’s path is opaque. Only a fragment can be relative to it.",
      other: "Without a scheme, the text needs a base, and there’s none.",
    },
    "no-scheme.2": "The base has an opaque path. The base is kept up to its fragment, and a new fragment starts.",
    "no-scheme.3": "Without a scheme, the reference is relative to the base.",
    "no-scheme.4a": "The reference has no scheme, and the base is a ‹file› URL.",
    "special-relative-or-authority.1": "Two slashes follow the scheme, and then a host.",
    "special-relative-or-authority.2a":
      "The scheme is the base’s, and no ‹//› follows it. That makes the reference relative.",
    "path-or-authority.1": "A second slash follows, and then a host.",
    "path-or-authority.2a": "There’s only one slash, which starts the path.",
    "relative.2": "The scheme is the base’s.",
    "relative.3": "The scheme is the base’s, and a slash comes next.",
    "relative.4": "The scheme is the base’s, and a backslash comes next, which is treated as a slash.",
    "relative.5.1": "Nothing follows, so everything but the fragment comes from the base.",
    "relative.5.2": "Everything before the query comes from the base, the query from the reference.",
    "relative.5.3": "Everything but the fragment comes from the base, and a new fragment starts.",
    "relative.5.4.1": "Everything but the query comes from the base.",
    "relative-slash.1.2": {
      by: "ran relative-slash.1.1",
      yes: "A backslash follows and is treated as a second slash. Next comes a host.",
      no: "A second slash follows, and then a host.",
    },
    "relative-slash.2": "A second slash follows, and then a host.",
    "relative-slash.3a": {
      by: "register base.host",
      undefined: "There’s one slash, not two, so the path starts at the root. The base doesn’t have a host to give.",
      other: "There’s one slash, not two, so the host comes from the base, and the path starts at the root.",
    },
    "special-authority-slashes.1": "Two slashes follow the scheme, and then a host.",
    "special-authority-slashes.2a": "Two slashes should follow the scheme, but a host comes next anyway.",
    "special-authority-ignore-slashes.1": {
      by: "ran special-authority-ignore-slashes.2a",
      yes: "Slashes after the first two are ignored. A host starts after them.",
      no: "No more slashes follow, so a host starts here.",
    },
    "special-authority-ignore-slashes.2a": "Slashes after the first two are ignored.",
    "authority.2.1": "No host follows the ‹@›.",
    "authority.2.2":
      "The text up to here is the host, and a port if it has one. Next, the host is parsed from its first character.",
    "authority.1.4.3": {
      by: "after url.username",
      empty: "The text before ‹@› is a password without a user name, percent-encoded where needed.",
      other: {
        by: "ran authority.1.2",
        yes: "The text before the last ‹@› is a user name and a password, percent-encoded where needed.",
        no: "The text before ‹@› is a user name and a password, percent-encoded where needed.",
      },
    },
    "authority.1.4.4a": {
      by: "ran authority.1.2",
      yes: "The text before the last ‹@› is a user name, percent-encoded where needed.",
      no: "The text before ‹@› is a user name, percent-encoded where needed.",
    },
    "host.2.1": "A port starts without a host before it.",
    "host.2.5": {
      by: "ran ipv6.9",
      yes: "The host is an IPv6 address. It’s stored in its standard form: ‹{after url.host}›.",
      no: {
        by: "ran ipv4.10",
        yes: "The host ends in a number, which makes it an IPv4 address. It’s stored as four decimal numbers: ‹{after url.host}›.",
        no: {
          by: "ran opaque-host.4",
          yes: {
            by: "after url.host",
            empty: "The host is empty, which is allowed because the scheme isn’t special.",
            other:
              "The scheme isn’t special, so the host isn’t parsed as a domain. It’s stored as written, percent-encoded where needed: ‹{after url.host}›.",
          },
          no: {
            by: "ran domain-parser.6.1",
            yes: "The host is a domain with characters beyond ASCII. It’s stored in its ASCII form: ‹{after url.host}›.",
            no: {
              by: "ran host-parser.4",
              yes: "The host is a domain. It’s percent-decoded and stored in lowercase: ‹{after url.host}›.",
              no: "The host is a domain. It’s stored in lowercase: ‹{after url.host}›.",
            },
          },
        },
      },
    },
    "host.3": "The host is parsed up to its end.",
    "host.3.1": "The host is missing, but the scheme needs one.",
    "host.3.5": {
      by: "ran ipv6.9",
      yes: "The host is an IPv6 address. It’s stored in its standard form: ‹{after url.host}›.",
      no: {
        by: "ran ipv4.10",
        yes: "The host ends in a number, which makes it an IPv4 address. It’s stored as four decimal numbers: ‹{after url.host}›.",
        no: {
          by: "ran opaque-host.4",
          yes: {
            by: "after url.host",
            empty: "The host is empty, which is allowed because the scheme isn’t special.",
            other:
              "The scheme isn’t special, so the host isn’t parsed as a domain. It’s stored as written, percent-encoded where needed: ‹{after url.host}›.",
          },
          no: {
            by: "ran domain-parser.6.1",
            yes: "The host is a domain with characters beyond ASCII. It’s stored in its ASCII form: ‹{after url.host}›.",
            no: {
              by: "ran host-parser.4",
              yes: "The host is a domain. It’s percent-decoded and stored in lowercase: ‹{after url.host}›.",
              no: "The host is a domain. It’s stored in lowercase: ‹{after url.host}›.",
            },
          },
        },
      },
    },
    "host.4.3": "The algorithm moves through the host, character by character.",
    "port.1": "The algorithm collects the digits of the port.",
    "port.2.1.2": "The port is too large.",
    "port.2.1.3": {
      by: "ran port.2.1.3",
      yes: "This is the scheme’s default port, and isn’t stored.",
      no: "The port is stored as a number: ‹{after url.port}›.",
    },
    "port.2.3": {
      by: "worked",
      empty: "The port is empty, and isn’t stored.",
      other: "The port ends here.",
    },
    "port.3a": "The port has characters that aren’t digits.",
    "file.1": "This is a ‹file› URL, and the scheme is set.",
    "file.2": "In a ‹file› URL, the host is empty unless another one follows.",
    "file.4.1": "Host, path, and query come from the base.",
    "file.4.2": "Host and path come from the base, and a query starts.",
    "file.4.3": "Host, path, and query come from the base, and a fragment starts.",
    "file.4.4.1": "Host and path come from the base.",
    "file.4.4.3.2": "A Windows drive letter starts the path, so the base’s isn’t used.",
    "file-slash.1.2": {
      by: "ran file-slash.1.1",
      yes: "A backslash is treated as a second slash. A host may come next.",
      no: "A second slash follows, and then perhaps a host.",
    },
    "file-slash.2.1.1": "With only one slash, the host comes from the base.",
    "file-slash.2.1.2": "With only one slash, the host and the drive letter come from the base.",
    "file-slash.2.2": "There’s only one slash, which starts the path.",
    "file-host.1": "The file’s host ends here.",
    "file-host.1.1": "A Windows drive letter is where a host would be. It’s part of the path.",
    "file-host.1.2.1": "The file’s host is empty.",
    "file-host.1.3.4": {
      by: "ran file-host.1.3.3",
      yes: "The host is ‹localhost›, which a ‹file› URL stores as an empty host.",
      no: "The host is stored: ‹{after url.host}›.",
    },
    "file-host.2a": "The algorithm moves through the file’s host, character by character.",
    "path-start.1.2": {
      by: "ran path-start.1.1",
      yes: "A backslash starts the path, and is treated as a slash.",
      no: "A slash starts the path.",
    },
    "path-start.1.3": "The path is empty, but the special scheme makes it start with a slash.",
    "path-start.1": "The URL has no path.",
    "url.1.1": {
      by: "ran url.1.2",
      yes: {
        by: "ran url.2",
        yes: "Spaces or control characters at the ends are removed, and all tabs and line breaks. Parsing starts at the first character that is left.",
        no: "Spaces or control characters at the ends are removed. Parsing starts at the first character that is left.",
      },
      no: {
        by: "ran url.2",
        yes: "All tabs and line breaks are removed. Parsing starts at the first character that is left.",
        no: "Nothing has to be stripped: there are no spaces or control characters at the ends, and no tabs or line breaks. Parsing starts at the first character.",
      },
    },
    "path-start.2": "The URL has no path, and a query starts.",
    "path-start.3": "The URL has no path, and a fragment starts.",
    "path-start.4": "The URL has no path.",
    "path-start.4.1": "The path starts.",
    "path-start.4.2": "The path starts.",
    "path.1.1": "A backslash ends the segment, like a slash.",
    "path.1.2.2": {
      by: "gone",
      empty: {
        by: "shape of url.path",
        blank: "‹{worked}› is at the end, and there’s no segment for it to remove. An empty segment takes its place.",
        other:
          "‹{worked}› is at the end. It can’t remove a drive letter, ‹{last of url.path}›, that is alone. An empty segment is added.",
      },
      other:
        "‹{worked}› is at the end. It removes the segment before it, ‹{last of url.path}›, and leaves an empty segment.",
    },
    "path.1.3": "An empty segment replaces ‹{worked}› at the end.",
    "path.1.4.2": {
      by: "worked",
      empty: "An empty segment is added to the path.",
      other: "The segment ‹{worked}› is added to the path.",
    },
    "path.1.5": {
      by: "ran shorten.3",
      yes: "‹{worked}› can’t remove a drive letter, ‹{last of url.path}›, that is alone in the path. Nothing is removed.",
      no: "‹{worked}› means the same directory, and is removed.",
    },
    "path.1.6": "The path ends, and a query starts.",
    "path.1.7": "The path ends, and a fragment starts.",
    "path.2.3": "A segment is collected, and percent-encoded where needed.",
    "shorten.4": {
      by: "caller",
      "path.1.2.1": {
        by: "shape of url.path",
        blank: "‹{worked}› has no segment to remove: the path is empty.",
        directory: "‹{worked}› removes the segment before it, which is empty.",
        other: "‹{worked}› removes the segment before it, ‹{last of url.path}›.",
      },
      other: {
        by: "shape of base.path",
        absent: "The base’s path is taken without its last segment.",
        blank: "The base is kept up to its path, which is empty.",
        directory: "The base is kept up to the last slash of its path.",
        other: "Everything in the base before ‹{last of base.path}›, the last segment of its path, is kept.",
      },
    },
    "opaque-path.1": {
      by: "ran opaque-path.1",
      yes: "The opaque path ends, and a query starts.",
      no: "The opaque path is empty.",
    },
    "opaque-path.2": "The opaque path ends, and a fragment starts.",
    "opaque-path.3.2": "A space at the end of the opaque path is encoded.",
    "opaque-path.3.3a": "The opaque path is kept unchanged, with its spaces.",
    "opaque-path.4": "The opaque path is empty.",
    "opaque-path.4.3":
      "The opaque path is kept unchanged, except that control characters and characters beyond ASCII are percent-encoded.",
    "query.2.2": {
      by: "after url.query",
      empty: "The query is empty.",
      other: "The query is stored, percent-encoded where needed.",
    },
    "query.2.4": {
      by: "after url.query",
      empty: "The query is empty, and a fragment starts.",
      other: "The query is stored, percent-encoded where needed, and a fragment starts.",
    },
    "fragment.1": "The fragment is empty.",
    "fragment.1.3": "The fragment is stored, percent-encoded where needed.",
    "serializer.1": "Now the target is written. First come the scheme and a colon.",
    "serializer.2.1": "Two slashes and the host are written.",
    "serializer.2.2.1": "Two slashes, the user name, and the host are written.",
    "serializer.2.2.2": {
      by: "register url.username",
      empty: "Two slashes and the password are written.",
      other: "Two slashes, the user name, and the password are written.",
    },
    "serializer.2.2.3": "Two slashes, the user name, ‹@›, and the host are written.",
    "serializer.2.3": {
      by: "ran serializer.2.2.2",
      yes: {
        by: "register url.username",
        empty: "Two slashes, the password, ‹@›, and the host are written.",
        other: "Two slashes, the user name and password, ‹@›, and the host are written.",
      },
      no: {
        by: "ran serializer.2.2",
        yes: "Two slashes, the user name, ‹@›, and the host are written.",
        no: {
          by: "register url.host",
          empty: "Two slashes are written. The host after them is empty.",
          other: "Two slashes and the host are written.",
        },
      },
    },
    "serializer.2.4": {
      by: "ran serializer.2.2.2",
      yes: {
        by: "register url.username",
        empty: "Two slashes, the password, ‹@›, the host, and its port are written.",
        other: "Two slashes, the user name and password, ‹@›, the host, and its port are written.",
      },
      no: {
        by: "ran serializer.2.2",
        yes: "Two slashes, the user name, ‹@›, the host, and its port are written.",
        no: "Two slashes, the host, and its port are written.",
      },
    },
    "serializer.3": "‹/.› is written, because the path’s two slashes would otherwise start a host.",
    "serializer.4": {
      by: "ran serializer.3",
      yes: "‹/.› is written before the path, because its two slashes would otherwise start a host.",
      no: {
        by: "register url.path",
        empty: "The path is empty, so nothing is written.",
        other: "The path is written.",
      },
    },
    "serializer.5a": "A question mark and the query are written.",
    "serializer.6a": "A number sign and the fragment are written.",
    "host-parser.1.1": "The host starts with ‹[› but doesn’t end with ‹]›.",
    "host-parser.9": "The host is a domain, which is decoded and written in lowercase ASCII.",
    "domain-parser.6.2": "The domain has no ASCII form.",
    "domain-parser.7": "Nothing is left of the domain in ASCII.",
    "domain-parser.8": "The domain has a character that isn’t allowed in any domain.",
    "ipv4.4": "The host ends in a number, but has too many parts for an IPv4 address.",
    "ipv4.6.2": "The host ends in a number, but one of its parts isn’t a number.",
    "ipv4.8": "A part of the IPv4 address is too large.",
    "ipv4.9": "The last part of the IPv4 address is too large.",
    "ipv4.10": "The host ends in a number, which makes it an IPv4 address, written as four decimal numbers.",
    "ipv6.9": "The host is an IPv6 address, written in its standard form.",
    "opaque-host.1": "The host has a character that isn’t allowed in any host.",
    "opaque-host.4":
      "The scheme isn’t special, so the host is stored as written, with characters encoded where needed.",
    "ipv6.5.1": "Not an IPv6 address: it starts with a single colon.",
    "ipv6.6.1": "Not an IPv6 address: it has too many pieces.",
    "ipv6.6.2.1": "Not an IPv6 address: it has two gaps.",
    "ipv6.6.5.1": "Not an IPv6 address: a dot is where a number should be.",
    "ipv6.6.5.3": "Not an IPv6 address: no room is left for an IPv4 address.",
    "ipv6.6.5.5.2.2a": "Not an IPv6 address: a character of the IPv4 address should be a dot.",
    "ipv6.6.5.5.3": "Not an IPv6 address: a part of the IPv4 address is missing.",
    "ipv6.6.5.5.4.2": "Not an IPv6 address: a part of the IPv4 address starts with zero.",
    "ipv6.6.5.5.4.3": "Not an IPv6 address: a part of the IPv4 address is too large.",
    "ipv6.6.5.6": "Not an IPv6 address: the IPv4 address has too few parts.",
    "ipv6.6.6.2": "Not an IPv6 address: it ends in a single colon.",
    "ipv6.6.7": "Not an IPv6 address: it has a character that isn’t allowed in it.",
    "ipv6.8": "Not an IPv6 address: it has too few pieces.",
  },

  /** Our decisions where the document leaves something open, by line. */
  decisions: {
    "domain-parser.6.1":
      "This needs large Unicode tables. uriscope uses the ‹URL› of the browser or Node, with its own Unicode version, and checks the Bidi rule, which some leave out.",
    "valid-URL-string":
      "The rules for a relative URL depend on the base’s path (opaque or not) and scheme (‹file›, special, or neither). Without a base, only an absolute URL is valid.",
    "special-URL-scheme-string": "The name is ours. ‹file› has rules of its own.",
    "other-URL-scheme-string":
      "The name is ours, for “not an ASCII case-insensitive match for a special scheme”. The rule lists, letter by letter, how a scheme can differ from the six.",
    "URL-port-string": "The number must also be less than 65536.",
    "decimal-byte": "The name is ours. The number must also be at most 255, without leading zeros.",
    "path-absolute-non-authority-URL-string": "Its first segment isn’t empty, which keeps it from starting with ‹//›.",
    "path-relative-scheme-less-URL-string":
      "The URL Standard excludes anything that starts with a scheme and a colon. We have a rule for the first segment that can’t start like that.",
    "first-URL-path-segment-string": "The name is ours.",
    "scheme-less-URL-path-segment-string": "The name is ours.",
    "segment-unit": "The name is ours: URL units without ‹/› and ‹?›.",
    "other-unit": "The name is ours: URL units that are neither in a scheme nor ‹/›, ‹?›, or ‹:›.",
    "valid-domain-string":
      "The strict domain parser must also accept the domain, which must not end in a number. With a combining mark after it, ‹<›, ‹=›, or ‹>› can be part of a character.",
    "valid-IPv6-address-string": "There must also be eight pieces, or at most seven beside ‹::›.",
    "valid-IPv6-piece-string": "There must also be no leading zeros.",
  },

  /** Said of the rules: the document has sentences instead. */
  notation:
    "The URL Standard states its rules for writing URLs in sentences. This notation, ABNF, says the same, with hyphens for the spaces in the rules’ names.",

  /** Terminals as a sentence names them. */
  terminals: {
    "ASCII-alpha": "a letter",
    "ASCII-digit": "a digit",
    "ASCII-hex-digit": "a hexadecimal digit",
    "scheme-code-point": "a letter, digit, or one of ‹+-.›",
    "sign-in-scheme": "a digit or one of ‹+-.›",
    "other-sign": "one of ‹!$&'()*,;=_~›",
    "code-point-beyond-ASCII": "a character beyond ASCII",
    "%x3C-3E": "‹<›, ‹=›, or ‹>› before a combining mark",
  },
};
