/**
 * The words of the Schemes room and of the views of a scheme. What a client does has files of its
 * own, one for each edition that says so. Notation: web/src/words/words.js.
 */
export default {
  title: "What would a client send?",
  /** The label for screen readers of an element in another page. */
  label: "What a client does with “{reference}”",

  /** The status of a scheme name in a spec, in a word. */
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
    none: "A URL starts with a scheme name and a colon. This text doesn’t, so a client can’t do anything with it alone.",
    defined: "{ui:spec-first} defines the parts of ‹{name}› URLs and what they mean.",
    named: "{ui:spec-first} names ‹{name}›, but doesn’t define the parts of its URLs.",
    reserved: "{ui:spec-first} reserves the name ‹{name}› for future use and defines nothing for it.",
    experimental:
      "Names that start with ‹x-› are for experiments. ‹{name}› is one: its users agree among themselves on what it means.",
    unknown: "{ui:spec-first} doesn’t define a scheme named ‹{name}›. Others decide what it means.",
    special: "In the {document}, ‹{name}› is one of six special schemes, whose URLs are parsed by rules of their own.",
    "not-special": "In the {document}, ‹{name}› isn’t a special scheme. Its URLs follow the general rules.",
  },
  /** Each spec's rules about scheme names. */
  names: "Scheme names in {ui:spec}",
  "names-label": "What the spec says about scheme names",
  says: {
    "url-1993":
      "A name identifies a protocol and is registered, with a way to access what its URLs point to. ‹x-› starts names for experiments, and ‹urn:› is reserved for names that outlast addresses. The spec says nothing about uppercase letters: ‹HTTP› isn’t ‹http›.",
    rfc1630:
      "A name identifies a protocol or a space of names. It starts with a letter, and is registered with a way to access the object. ‹x-› starts names for experiments, and ‹urn:› is reserved for lasting names. The spec says nothing about uppercase letters: ‹HTTP› isn’t ‹http›.",
    rfc1738:
      "A name has lowercase letters, digits, ‹+›, ‹.›, and ‹-›. Programs should ignore case. New names are registered, and ‹x-› starts names for experiments. Reserved: ‹afs›, ‹mid›, ‹cid›, ‹nfs›, ‹tn3270›, ‹mailserver›, and ‹z39.50›.",
    rfc1808:
      "A name has letters, digits, ‹+›, ‹.›, and ‹-›. ‹mailto›, ‹news›, and ‹telnet› never allow relative URLs. ‹gopher›, ‹prospero›, and ‹wais› may use the delimiters for something else. ‹file›, ‹ftp›, ‹http›, and ‹nntp› can always be parsed with its syntax.",
    "url-syntax-05":
      "A name has letters, digits, ‹+›, ‹.›, and ‹-›. Programs should treat uppercase letters as lowercase. Other specs define what each scheme means and how new names are registered.",
    rfc2396:
      "A name is a letter, then letters, digits, ‹+›, ‹.›, and ‹-›. Programs should ignore case. Other specs are to define the schemes and how to register new ones. ‹urn:› is reserved for lasting names.",
    "rfc2396bis-01":
      "A name is a letter, then letters, digits, ‹+›, ‹.›, and ‹-›. Programs should ignore case. Other specs define what a scheme means and how new names are registered.",
    "url-standard":
      "A scheme is a letter, then letters, digits, ‹+›, ‹-›, and ‹.›, and is stored in lowercase. Six schemes are special, and all others are parsed alike.",
    rfc3986:
      "A name is a letter, then letters, digits, ‹+›, ‹.›, and ‹-›. Letter case doesn’t matter, but write names in lowercase. Each scheme has a spec of its own, which may only narrow the rules. A registry leads from names to specs.",
  },
  /** The URL Standard’s answer in the place of messages: the origin. */
  origin: {
    title: "Origin",
    about:
      "A browser keeps pages with different origins apart: it compares the scheme, the host, and the port. An opaque origin is never the same as another one.",
    none: "Only a URL has an origin, and this text isn’t one.",
    is: { by: "origin", null: "The origin is opaque, and is written ‹null›.", other: "The origin is ‹{origin}›." },
    client:
      "No messages: the URL Standard doesn’t say what a client sends. For ‹http› and ‹https›, the Fetch Standard does.",
  },
  "no-dialogue": "No messages: this spec doesn’t say what a client does with it.",
  /** Facts about schemes that the spec doesn't define. */
  known: {
    title: "What is known",
    today: {
      by: "port",
      empty: "Today, ‹{name}› has a spec of its own.",
      other: "Today, ‹{name}› has a spec of its own. A URL without a port means port ‹{port}›.",
    },
    host: "A client would connect to this URL’s host, ‹{host}›, at port ‹{port}›.",
    resolve: "See its components, and resolve references against it",
  },
  elsewhere: "These specs say what a client does:",
  gateways: "Clients should let users set a gateway for schemes they don’t support.",

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
  ours: "Our reading: the spec doesn’t say exactly what the client sends.",
  "nothing-sent": "Nothing is sent.",
  /** For a message with a line break or a NUL that comes from the URL. */
  injected: {
    mark: "must not be sent",
    why: "A line break or a NUL in this message comes from the URL. Read literally, the spec sends it. A modern client must not, because the server could take the text after it for a command, or end the text there.",
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
