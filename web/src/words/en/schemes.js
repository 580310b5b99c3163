/**
 * The words of the Schemes room and of the views of a scheme. What a client does has files of its
 * own, one for each edition that says so. Notation: web/src/words/words.js.
 */
export default {
  title: "What would a client send?",
  /** The label for screen readers of an element in another page. */
  label: "What a client does with “{reference}”",

  /** What an edition says about a name, in a word. */
  standings: {
    none: "no scheme",
    defined: "defined",
    named: "named only",
    reserved: "reserved",
    experimental: "experimental",
    unknown: "not defined",
    special: "special",
    "not-special": "not special",
  },
  /** The same in a sentence. */
  why: {
    empty: "Type a URL, or choose an example.",
    none: "A URL starts with a scheme name and a colon. This text does not, so a client can do nothing with it alone.",
    defined: "{ui:spec-first} defines ‹{name}›: the parts of its URLs and what they mean.",
    named: "{ui:spec-first} names ‹{name}›, but does not define the parts of its URLs.",
    reserved: "{ui:spec-first} reserves the name ‹{name}› for future use and defines nothing for it.",
    experimental:
      "Names that start with ‹x-› are for experiments. ‹{name}› is one: its users agree among themselves on what it means.",
    unknown: "{ui:spec-first} does not define a scheme named ‹{name}›. Others decide what it means.",
    special: "In the {document}, ‹{name}› is one of six special schemes, whose URLs are parsed by rules of their own.",
    "not-special": "In the {document}, ‹{name}› is not a special scheme, so its URLs follow the general rules.",
  },
  /** What each edition says about scheme names. */
  names: "Scheme names in {ui:spec}",
  "names-label": "What the spec says about scheme names",
  says: {
    "url-1993":
      "A name identifies a protocol and is registered. Registering one means showing how to access what its URLs point to. Names that start with ‹x-› are for experiments, by agreement. ‹urn:› is reserved for names that outlast addresses, so that both can be told apart. The spec says nothing about uppercase letters, so ‹HTTP› is not taken for ‹http›.",
    rfc1630:
      "A name starts with a letter, followed by anything that the grammar allows elsewhere in a URI. It identifies a protocol or a space of names. New names are to be registered, with a way to access the object. Names that start with ‹x-› are for experiments, by agreement, and ‹urn:› is reserved for lasting names. ‹afs› has a rule that is kept as a historical note. The spec says nothing about uppercase letters, so ‹HTTP› is not taken for ‹http›.",
    rfc1738:
      "A name consists of lowercase letters, digits, ‹+›, ‹.›, and ‹-›; programs should treat uppercase letters as lowercase. New names are registered, with a way to access what they point to. Names that start with ‹x-› are for experiments. Some proposed names are reserved: ‹afs›, ‹mid›, ‹cid›, ‹nfs›, ‹tn3270›, ‹mailserver›, and ‹z39.50›.",
    rfc1808:
      "Names consist of letters, digits, ‹+›, ‹.›, and ‹-›. The spec groups the schemes of RFC 1738 by how they work with relative URLs. ‹mailto›, ‹news›, and ‹telnet› never allow relative URLs. ‹gopher›, ‹prospero›, and ‹wais› may use the delimiters for something else. ‹file›, ‹ftp›, ‹http›, and ‹nntp› can always be parsed with the spec’s syntax. RFC 1738 says what the schemes mean.",
    "url-syntax-05":
      "A name consists of letters, digits, ‹+›, ‹.›, and ‹-›; programs should treat uppercase letters as lowercase. This spec describes what all URLs have in common. Other specs define what each scheme means and how new names are registered.",
    rfc2396:
      "A name starts with a letter; letters, digits, ‹+›, ‹.›, and ‹-› follow, and programs should treat uppercase letters as lowercase. The spec leaves out what RFC 1738 says about particular schemes. Separate specs are to replace that, and to say how new names are registered. ‹urn:› is reserved for lasting names.",
    "rfc2396bis-01":
      "A name starts with a letter; letters, digits, ‹+›, ‹.›, and ‹-› follow, and programs should treat uppercase letters as lowercase. Other specs define what a scheme means and how new names are registered: the schemes of RFC 1738 were left out on purpose.",
    "url-standard":
      "A scheme is a letter, followed by letters, digits, ‹+›, ‹-›, and ‹.›, and is stored in lowercase. Six schemes are special, and all others are parsed alike.",
    rfc3986:
      "A name starts with a letter; letters, digits, ‹+›, ‹.›, and ‹-› follow. Letter case does not matter, and names are to be written in lowercase. The spec does not specify any particular scheme. Each has a spec of its own, which may only narrow the rules, and a registry leads from names to specs.",
  },
  /** The URL Standard’s answer in the place of messages: the origin. */
  origin: {
    title: "Origin",
    about:
      "A browser keeps pages with different origins apart: it compares the scheme, the host, and the port. An opaque origin is the same as no other.",
    none: "The text is not a URL, so it has no origin.",
    is: { by: "origin", null: "The origin is opaque, and is written ‹null›.", other: "The origin is ‹{origin}›." },
    client:
      "No messages: the URL Standard does not say what a client sends. The Fetch Standard does, for ‹http› and ‹https›.",
  },
  "no-dialogue": "No messages: this spec does not say what a client does with it.",
  /** What is known of a scheme that the edition does not define. */
  known: {
    title: "What is known",
    today: {
      by: "port",
      empty: "Today, ‹{name}› has a spec of its own.",
      other: "Today, ‹{name}› has a spec of its own. A URL without a port means port ‹{port}›.",
    },
    host: "This URL names the host ‹{host}›, so a client would connect to it at port ‹{port}›.",
    resolve: "See its components, and resolve references against it",
  },
  elsewhere: "These specs say what a client does:",
  gateways: "A client that fetches URLs should have a setting for gateways, to use for schemes that it does not know.",

  /** The views. */
  "client-does": "What a client does",
  "standard-says": "Scheme and origin",
  panes: { components: "Parts", buffers: "Messages", origin: "Origin" },
  "no-name": "No scheme",
  port: "port {port}",
  "port-given": "The spec does give the scheme’s default port: ‹{port}›.",
  parts: "The parts of the URL",
  written: "In the URL",
  used: "For the client",
  recorded: "In the record",
  generic: "Like any URL, it splits into",
  dialogue: "Messages",
  messages: "What the client sends, line by line",
  client: "Client",
  server: "Server",
  rows: { connection: "connection to", advice: "the user is told:" },
  "from-url": "from the URL",
  "from-client": "decoded, or added by the client",
  ours: "Our reading: the spec does not say exactly what is sent.",
  "nothing-sent": "Nothing is sent.",
  /** For a message with a line break or a NUL that comes from the URL. */
  injected: {
    mark: "must not be sent",
    why: "A line break or a NUL in this message comes from the URL. Read literally, the spec requires the client to send it. A modern client must not send it: the server could take the text after it for a command, or end the text there.",
  },
  steps: { by: "count", one: "A client needs one step.", other: "A client needs {count} steps." },
  /** Invisible octets, by their hexadecimal numbers. */
  controls: { "00": "NUL", "09": "TAB", "0A": "LF", "0D": "CR" },

  examples: {
    "ftp-plain": "FTP",
    "ftp-encoded": "FTP: %2F first",
    "ftp-empty": "FTP: // first",
    "ftp-list": "FTP: list",
    gopher: "Gopher: no path",
    "gopher-search": "Gopher search",
    "gopher-ask": "Gopher+ form",
    "gopher-mark": "Gopher search with ?",
    nntp: "Article by NNTP",
    "news-group": "News group",
    "news-all": "All groups: *",
    "news-article": "News article",
    mailto: "Mail",
    telnet: "Telnet",
    wais: "WAIS search",
    file: "Local file",
    rlogin: "Rlogin session",
    mid: "Mail message",
    cid: "Message part",
    "wais-document": "WAIS document",
    prospero: "Prospero",
    "prospero-version": "Prospero: %00",
    afs: "AFS",
    http: "HTTP",
    "name-http": "http",
    "name-upper": "HTTP in uppercase",
    "name-urn": "urn:",
    "name-x": "x- for experiments",
    "name-unknown": "javascript:",
    "name-colon": "1b:c",
    "own-port": "Own port",
    socket: "WebSocket",
    blob: "Blob",
    "blob-opaque": "Blob: no http",
    relative: "Not a URL",
  },
};
