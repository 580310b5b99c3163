/**
 * What the Schemes room says, and the views of a scheme. The words for what a client does are
 * in files of their own, one for each edition that tells. The notation is that of
 * web/src/words/words.js.
 */
export default {
  title: "Schemes: what a client does with a URL",
  /** An element, to whoever listens. */
  label: "What a client does with “{reference}”",

  /** What an edition makes of a name, in a word. */
  standings: {
    none: "no scheme",
    defined: "defined",
    named: "named only",
    reserved: "reserved",
    experimental: "experimental",
    unknown: "not defined",
  },
  /** The same in a sentence. */
  why: {
    empty: "Type a URL, or take one of the examples.",
    none: "A URL begins with the name of its scheme and a colon. This text begins with none, so there is nothing that a client could do with it alone.",
    defined: "{document} defines ‹{name}›: what its URLs are made of, and what they mean.",
    named: "{document} names ‹{name}›, but does not define what its URLs are made of.",
    reserved: "{document} keeps the name ‹{name}› for a use to come, and defines nothing for it.",
    experimental:
      "Names that begin with ‹x-› are free for experiments, and ‹{name}› is one: whoever uses it agrees with others on what it means.",
    unknown: "{document} defines no scheme with the name ‹{name}›. What it means is up to others.",
  },
  /** What each edition says of the names of schemes. */
  names: "Names of schemes in {document}",
  "names-label": "What the edition says of names",
  says: {
    "url-1993":
      "A name stands for a protocol, and is registered. Who registers one shows how to get at what its URLs point to. Names that begin with ‹x-› are for experiments, by agreement. ‹urn:› is kept for names that last longer than addresses, so that both can be told apart. Of capital letters nothing is said, and ‹HTTP› is not taken for ‹http›.",
    rfc1630:
      "A name begins with a letter, and anything may follow that the grammar allows elsewhere in a URI. It stands for a protocol or a space of names. New ones are to be registered, with a way to get at the object; those that begin with ‹x-› are for experiments, by agreement, and ‹urn:› is kept for names that last. ‹afs› has a rule that is kept as a historical note. Of capital letters nothing is said, and ‹HTTP› is not taken for ‹http›.",
    rfc1738:
      "A name is made of small letters, digits, ‹+›, ‹.› and ‹-›; programs should take capital letters for small ones. New names are registered, with a way to get at what they point to. Those that begin with ‹x-› are for experiments, and some that had been proposed are kept: ‹afs›, ‹mid›, ‹cid›, ‹nfs›, ‹tn3270›, ‹mailserver› and ‹z39.50›.",
    rfc1808:
      "Names are letters, digits, ‹+›, ‹.› and ‹-›. The document sorts those of RFC 1738 by what relative URLs can do with them: ‹mailto›, ‹news› and ‹telnet› never have any; ‹gopher›, ‹prospero› and ‹wais› may use the signs for something else; ‹file›, ‹ftp›, ‹http› and ‹nntp› always have these components. What they mean stands in RFC 1738.",
    "url-syntax-05":
      "A name is made of letters, digits, ‹+›, ‹.› and ‹-›; programs should take capital letters for small ones. This document describes what all URLs have in common. What each scheme means is left to documents of its own, and so is how new names are registered.",
    rfc2396:
      "A name begins with a letter; letters, digits, ‹+›, ‹.› and ‹-› follow, and programs should take capital letters for small ones. The document leaves out what RFC 1738 says of single schemes: documents of their own are to replace it, and to say how new names are registered. ‹urn:› is kept for names that last.",
    "rfc2396bis-01":
      "A name begins with a letter; letters, digits, ‹+›, ‹.› and ‹-› follow, and programs should take capital letters for small ones. What a scheme means, and how new names are registered, stands in other documents: the schemes of RFC 1738 were left out on purpose.",
    rfc3986:
      "A name begins with a letter; letters, digits, ‹+›, ‹.› and ‹-› follow. Capital and small letters are the same, and small ones are to be written. No single scheme is specified here: each has a document of its own, which may only make the rules narrower, and a register leads from names to documents.",
  },
  "no-dialogue": "There is no dialogue: this edition does not say what a client does with such a text.",
  /** What is known of a scheme all the same: today's document, and where a client would turn to. */
  known: {
    title: "What can be said",
    today: {
      by: "port",
      empty: "‹{name}› is described by a document of its own today.",
      other: "‹{name}› is described by a document of its own today; a URL without a port means ‹{port}›.",
    },
    host: "This URL names the host ‹{host}›, so a client would connect to it, at port ‹{port}›.",
    resolve: "See its parts, and what relative links in it mean",
  },
  elsewhere: "What a client would do is said in",
  gateways:
    "Where a client can fetch by URL, it should have a setting for gateways, to which it turns for schemes that it does not know.",

  /** The views. */
  "client-does": "What a client does",
  panes: { components: "Parts", buffers: "Dialogue" },
  "no-name": "No scheme",
  port: "port {port}",
  "port-given": "Its port is all the same given here: without one, ‹{port}› is meant.",
  parts: "The parts of the URL",
  written: "In the URL",
  used: "For the client",
  generic: "As any URL it is split into",
  dialogue: "What is sent",
  messages: "What the client sends, line by line",
  client: "Client",
  server: "Server",
  rows: { connection: "connection to", advice: "the user is told:" },
  "from-url": "from the URL",
  "from-client": "decoded, or the client's own",
  ours: "Our reading: the document does not say exactly what is sent.",
  "nothing-sent": "Nothing is sent.",
  /** Said of a message with a line break or a NUL that comes from the URL, and at it. */
  injected: {
    mark: "not to be sent",
    why: "A line break or a NUL in this comes from the URL. By the letter of the document it is sent; a client of today must not: the server could take what follows for a command of its own, or the text to end there.",
  },
  steps: { by: "count", one: "What a client does takes one step.", other: "What a client does takes {count} steps." },
  /** Octets that have no picture, by their hexadecimal numbers. */
  controls: { "00": "NUL", "09": "TAB", "0A": "LF", "0D": "CR" },

  "examples-label": "Examples",
  examples: {
    "ftp-plain": "FTP",
    "ftp-encoded": "FTP: %2F first",
    "ftp-empty": "FTP: // first",
    "ftp-list": "FTP: a list",
    gopher: "Gopher: no path",
    "gopher-search": "Gopher search",
    "gopher-ask": "Gopher+ form",
    "gopher-mark": "Gopher search with ?",
    nntp: "An article by NNTP",
    "news-group": "A news group",
    "news-all": "All groups: *",
    "news-article": "A message of the news",
    mailto: "Mail",
    telnet: "Telnet",
    wais: "A WAIS search",
    file: "A file here",
    rlogin: "A session by rlogin",
    mid: "A message by mail",
    cid: "A part of a message",
    "wais-document": "A WAIS document",
    prospero: "Prospero",
    "prospero-version": "Prospero: %00",
    afs: "AFS",
    http: "HTTP",
    "name-http": "http",
    "name-upper": "HTTP in capitals",
    "name-urn": "urn:",
    "name-x": "x- for experiments",
    "name-unknown": "javascript:",
    "name-colon": "1b:c",
  },
};
