/**
 * The steps of a client for a URL under the 1993 draft. Lines that several schemes share are
 * under "url". Notation: web/src/words/words.js.
 */
export default {
  url: {
    decoded: {
      by: "changes",
      yes: "Each ‹%› with two digits is decoded once, to a character of ISO Latin 1.",
      no: "Nothing is encoded here.",
    },
    steps: {
      "split-fragmentid": "The URL is split at its first ‹#›, if any: {parts}.",
      "double-slash": {
        by: "answer",
        yes: "‹//› follows the scheme, and then a host part.",
        no: "Without ‹//› after the scheme, the URL has no host part.",
      },
      "host-part": "The host part ends at the next ‹/› or ‹?›: {parts}.",
      "no-host-part": "Without a host part, the client has no server to ask.",
      "if-user": {
        by: "answer",
        yes: "The host part has an ‹@›, with a user name before it.",
        no: "Without an ‹@›, the host part has no user name.",
      },
      "split-user": "The host part is split at its last ‹@›: {parts}.",
      "only-host": "The whole host part is the host: ‹{set}›.",
      "split-port": "A port follows the last ‹:›, if any: {parts}.",
      "split-search": "A search follows the first ‹?›, if any: {parts}.",
      "if-path": {
        by: "answer",
        yes: "A ‹/› follows, so the URL has a path.",
        no: "Without a ‹/›, the URL has no path.",
      },
      path: "The path is the text after that ‹/›: ‹{set}›.",
      "no-host": { by: "answer", yes: "The host is empty.", no: "The host is ‹{host}›." },
      nowhere: "Without a host, the client has no server to connect to.",
      "no-port": {
        by: "answer",
        yes: "The URL gives no port and means the protocol’s usual one.",
        no: "The URL gives a port: ‹{port}›.",
      },
      "connect-port": "The client connects to ‹{set}›.",
      connect: "The client connects to ‹{set}›.",
      words: {
        by: "given",
        no: "Without a search, the URL has no words.",
        other: "The words of the search, with a space for each ‹+›, are ‹{set}›.",
      },
    },
    decisions: {
      "split-fragmentid":
        "In the prose, a ‹#› with nothing after it means the whole object. The BNF requires something after it. We show an empty fragmentid, which doesn’t match.",
      "host-part":
        "In the prose, this part ends at the next slash. In the BNF, a ‹?› can follow it directly. We let either end it.",
      "split-user":
        "In the prose, which we follow, any host part can have a user. In the BNF, only ‹telnet› has one. Only ‹ftp› and ‹telnet› send it, because the spec doesn’t say when others do.",
      path: "In the BNF, the ‹/› comes before the path, which can’t start with a ‹/› of its own. The prose calls all of the remaining text the path.",
      connect:
        "Without a port, the URL means the protocol’s default. The spec doesn’t print default ports; RFC 1738 does.",
      words:
        "In the BNF, a ‹+› separates the words of a search. We read it as a space, but the prose doesn’t say. An encoded one, ‹%2B›, stays a plus.",
    },
  },
  http: {
    steps: {
      "http-request": "The request starts with ‹{set}›.",
      "http-if-path": {
        by: "answer",
        yes: "The URL has a path.",
        no: "Without a path, the request is for ‹/› alone.",
      },
      "http-add-path": "The path is added unchanged, not decoded: ‹{added}›.",
      "http-if-search": { by: "answer", yes: "The URL has a search.", no: "The URL has no search." },
      "http-add-search": "The search is added unchanged: ‹{added}›.",
      "http-send": "The client sends the request: ‹{request}›.",
      "http-if-fragmentid": {
        by: "answer",
        yes: "The fragmentid is absent or empty.",
        no: "The fragmentid is ‹{fragmentid}›.",
      },
      "http-whole": "The URL means the object as a whole.",
      "http-keep-fragmentid":
        "The fragmentid isn’t sent. The client looks for ‹{fragmentid}› in the object once it has arrived.",
    },
    decisions: {
      "http-send":
        "The spec doesn’t print what is sent. ‹GET› and the ‹/› before the path come from the 1991 protocol, to which it refers.",
    },
  },
  ftp: {
    command: "The spec prints no command. This one is from RFC 959, to which it refers.",
    steps: {
      "split-password": "A password follows the first ‹:› of the user, if any: {parts}.",
      name: {
        by: "given",
        no: "Without a path, the URL has no name.",
        empty: "The path ends with ‹/› or is empty, and has no last name.",
        other: "The last name in the path is ‹{set}›.",
      },
      "ftp-decode": "{schemes-url-1993:url:decoded}",
      "ftp-if-user": { by: "answer", yes: "The URL names a user: ‹{user}›.", no: "The URL names no user." },
      "ftp-user": "The client sends the user name: ‹{user}›.",
      "ftp-if-password": {
        by: "answer",
        yes: "The URL has a password, too.",
        no: "Without a password in the URL, the client has to ask its user.",
      },
      "ftp-password": "The client sends the password: ‹{password}›.",
      "ftp-anonymous": "The client logs in as ‹anonymous›, as anybody can.",
      "ftp-mail": "As the password, the client sends its user’s mail address.",
      "ftp-no-name": {
        by: "answer",
        yes: "The path ends without a name and leads to a directory.",
        no: "The path ends with a name and leads to a file.",
      },
      "ftp-no-path": { by: "answer", yes: "The path is absent or empty.", no: "The path is ‹{path}›." },
      "ftp-list": "The client asks for a list of the current directory.",
      "ftp-list-path": "The client asks for a list of ‹{path}›.",
      "ftp-suffix": {
        by: "given",
        no: "The name has no suffix.",
        empty: "The name ends with a dot, so its suffix is empty.",
        other: "The name’s suffix is ‹{set}›.",
      },
      "ftp-text": {
        by: "answer",
        yes: "The suffix shows that the file is text.",
        no: "No suffix shows that the file is text.",
      },
      "ftp-ascii": "The client asks for the file as text.",
      "ftp-image": "The client asks for the file byte by byte.",
      "ftp-retrieve": "The client asks for the file: ‹{path}›.",
    },
    decisions: {
      "split-password":
        "The prose says that the syntax allows a password, but elsewhere that one could be provided for, and advises against it. The rule fileaddress has no user, but its host name may contain ‹@› and ‹:›.",
      "ftp-decode":
        "Decoding can give any character, even a line end, which then ends the message early. The spec doesn’t warn about that, unlike RFC 1738.",
      "ftp-user": "{schemes-url-1993:ftp:command}",
      "ftp-if-password":
        "The spec says what is sent without a user or without a password. It says nothing about a user without a password. We let the client ask its user first.",
      "ftp-password": "{schemes-url-1993:ftp:command}",
      "ftp-anonymous": "{schemes-url-1993:ftp:command}",
      "ftp-mail": "The spec says that the password is the user’s mail address. ‹user@client.example› is a placeholder.",
      "ftp-no-name":
        "The spec speaks only of files. If the path ends without a name, the client can only ask for a list.",
      "ftp-list": "{schemes-url-1993:ftp:command}",
      "ftp-list-path": "{schemes-url-1993:ftp:command}",
      "ftp-text":
        "The spec leaves the meaning of suffixes open, because they aren’t standardized. We let c, h, htm, html, ps, tex, text, and txt mean text.",
      "ftp-ascii": "{schemes-url-1993:ftp:command}",
      "ftp-image": "{schemes-url-1993:ftp:command}",
      "ftp-retrieve":
        "The client chooses the commands and their order. We send the whole path as one name, as on Unix. RFC 1738 has a ‹CWD› for each directory. {schemes-url-1993:ftp:command}",
    },
  },
  afs: {
    steps: {
      "afs-double-slash": {
        by: "answer",
        yes: "‹//› follows the scheme, and then a cell’s name.",
        no: "Without ‹//› after the scheme, the URL doesn’t name a cell.",
      },
      "afs-cellname": "The cell’s name ends at the next ‹/›: {parts}.",
      "afs-no-cellname": "Without a cell, the client has no file to open.",
      "afs-decode": "{schemes-url-1993:url:decoded}",
      "afs-file": "The file’s name starts with the cell: ‹{set}›.",
      "afs-if-path": {
        by: "answer",
        yes: "The URL has a path.",
        no: "Without a path, the URL means the whole cell.",
      },
      "afs-add-path":
        "The path is added: ‹{added}›. The client opens that file. The spec doesn’t mention anything that it sends.",
    },
    decisions: {
      "afs-decode":
        "The spec doesn’t list this scheme among those that use this encoding. But it says that a ‹%› always means an encoded character.",
      "afs-file":
        "The spec has only a grammar rule for this scheme. On a machine with this file system, ‹/afs/›, the cell, and the path usually form the file’s name.",
    },
  },
  news: {
    steps: {
      "news-groupart": "The text after the scheme names a group or an article: ‹{set}›.",
      "news-at": {
        by: "answer",
        yes: "Its ‹@› shows that it identifies an article.",
        no: "Without an ‹@›, it isn’t an article.",
      },
      "news-article": "The article is ‹{set}›.",
      "news-all": {
        by: "answer",
        yes: "It’s ‹*›, which means all groups.",
        no: "It isn’t ‹*›, so it means one group.",
      },
      "news-no-group": "The URL names no single group.",
      "news-group": "The group is ‹{set}›.",
      "news-decode": "{schemes-url-1993:url:decoded}",
      "news-connect": "Without a host in the URL, the client asks its nearest news server, which we call ‹{set}›.",
      "news-if-article": {
        by: "answer",
        yes: "The URL asks for an article.",
        no: "The URL doesn’t ask for an article.",
      },
      "news-send-article": "The client asks for the article: ‹{article}›.",
      "news-if-group": { by: "answer", yes: "The URL asks for one group.", no: "The URL asks for all groups." },
      "news-send-group": "The client asks for the group: ‹{group}›.",
      "news-send-list": "The client asks for the list of all groups.",
    },
    decisions: {
      "news-all": "The BNF has the ‹*›, but the prose doesn’t say what it means. In RFC 1738, it means all groups.",
      "news-decode":
        "The spec doesn’t list this scheme among those that use this encoding. But it says that a ‹%› always means an encoded character.",
      "news-connect":
        "The spec says that each client generally contacts its nearest server. ‹news› is a placeholder for its name.",
      "news-send-article":
        "The spec prints no command. This one is from RFC 977, to which it refers. The URL leaves out the ‹<› and ‹>› around an identifier.",
      "news-send-group": "The spec prints no command. This one is from RFC 977, to which it refers.",
      "news-send-list": "The spec prints no command. This one is from RFC 977, to which it refers.",
    },
  },
  wais: {
    steps: {
      "wais-database": "The database comes before the next ‹/›: {parts}.",
      "wais-if-path": {
        by: "answer",
        yes: "More follows, so the URL means a document.",
        no: "Nothing follows, so the URL means the database itself.",
      },
      "wais-type": "The type of the document comes first: {parts}.",
      "wais-length": "Its length comes next, in digits: {parts}.",
      "wais-decode": "{schemes-url-1993:url:decoded}",
      "wais-no-database": {
        by: "answer",
        yes: "The URL names no database.",
        no: "The URL names a database: ‹{database}›.",
      },
      "wais-nothing": "The client has nothing to ask.",
      "wais-if-document": {
        by: "answer",
        yes: "The URL means a document, because type, length, and identifier are present.",
        no: "Not all parts of a document are present, so the client is to search the database.",
      },
      "wais-retrieve": "The client asks for the document and gives its type and length.",
      "wais-if-words": {
        by: "answer",
        yes: { by: "words", empty: "The search has no words.", other: "The words to search for are ‹{words}›." },
        no: "The URL has no words to search for.",
      },
      "wais-search": "The client searches the database for ‹{words}›.",
      "wais-ask": "First, the user has to say what to search for.",
    },
    decisions: {
      "wais-retrieve":
        "The spec prints no byte of a request. These are its fields, separated by spaces. On the wire, they’re binary.",
      "wais-search":
        "The spec prints no byte of a request. These are its fields, separated by a space. On the wire, they’re binary.",
      "wais-ask": "The spec doesn’t say what a client does with a database but no search.",
    },
  },
  prospero: {
    steps: {
      "prospero-version": "The object’s name ends at the first ‹%00›, an encoded string terminator: {parts}.",
      "prospero-attributes": "A second ‹%00› ends the version, and attributes follow: {parts}.",
      "prospero-decode": "{schemes-url-1993:url:decoded}",
      "prospero-no-path": { by: "answer", yes: "The URL has no path.", no: "The URL names an object." },
      "prospero-nothing": "The URL names no object to ask for.",
      "prospero-request": "The client asks the directory service for the object by its name: ‹{set}›.",
      "prospero-if-version": { by: "answer", yes: "The URL gives a version.", no: "The URL gives no version." },
      "prospero-add-version": {
        by: "version",
        empty: "The version is added after a terminator, NUL. It’s empty.",
        other: "The version is added after a terminator, NUL: ‹{version}›.",
      },
      "prospero-if-attributes": { by: "answer", yes: "The URL has attributes.", no: "The URL has no attributes." },
      "prospero-add-attributes": "The attributes are added, each after a terminator.",
      "prospero-send": "The client sends the request.",
      "prospero-access": "The service says how to access the object. Its response can itself be written as a URL.",
    },
    decisions: {
      "prospero-attributes":
        "In the prose, which we follow, ‹%00› comes before the version and each attribute. In the BNF, nothing separates them: in ‹%005a›, the version is ‹5›, and ‹a› an attribute. A URL matches either way.",
      "prospero-send":
        "The spec prints no byte of a request. This shows what the URL says: strings, separated by a terminator, NUL.",
    },
  },
  telnet: {
    steps: {
      "telnet-decode": "{schemes-url-1993:url:decoded}",
      "telnet-if-user": { by: "answer", yes: "The URL names a user: ‹{user}›.", no: "The URL names no user." },
      "telnet-user": "The client sends the service the user name: ‹{user}›.",
      "telnet-session": "From now on, the user works with the service. Nothing inside it has an address of its own.",
    },
    decisions: {
      "telnet-decode":
        "The spec doesn’t list this scheme among those that use this encoding. But it says that a ‹%› always means an encoded character.",
      "telnet-user":
        "The spec says that the name must be quoted to the server, but not how. A ‹:› is part of the name, because the rule user allows it.",
    },
  },
  gopher: {
    steps: {
      "gopher-no-type": {
        by: "answer",
        yes: "The path is absent or empty, so type and selector are left out.",
        no: "The path is ‹{path}›.",
      },
      "gopher-menu": "Then the type is ‹{set}›.",
      "gopher-top": "Then the selector is empty.",
      "gopher-split": "The first character is the type, and the rest is the selector: {parts}.",
      "gopher-decode": "{schemes-url-1993:url:decoded}",
      "gopher-if-words": {
        by: "answer",
        yes: { by: "words", empty: "The search has no words.", other: "The words to search for are ‹{words}›." },
        no: "The URL has no words to search for.",
      },
      "gopher-search": "The client sends the selector, a tab, and the words.",
      "gopher-selector": {
        by: "selector",
        empty: "The client sends the empty selector: just a line end.",
        other: "The client sends the selector: ‹{selector}›.",
      },
    },
    decisions: {
      "gopher-no-type":
        "In the prose, both can be left out. The BNF then leaves out their ‹/›, too: ‹gopher://h› is a URL, but ‹gopher://h/› isn’t.",
      "gopher-split":
        "In the BNF, the selector is a path, which can’t start with a ‹/›: ‹gopher://h/7/a› isn’t a URL. A slash there would have to be encoded.",
      "gopher-search":
        "The BNF has a search after a ‹?›, but the prose doesn’t mention it. The protocol to which the spec refers has a tab before the words.",
      "gopher-selector":
        "The spec doesn’t say that a line end follows, but the protocol to which it refers does. The type isn’t sent: it tells the client how to treat the response.",
    },
  },
};
