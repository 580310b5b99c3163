/**
 * What the page says of what a client does with a URL by the URL draft of July 1993: of the
 * lines that several schemes have, under "url", and of those of each scheme. The notation is
 * that of web/src/words/words.js.
 */
export default {
  url: {
    decoded: {
      by: "changes",
      yes: "Each ‹%› with its two digits becomes the character of ISO Latin 1 that it stands for, once.",
      no: "Nothing is encoded here.",
    },
    lines: {
      "split-fragmentid": 'locator, fragmentid ← URL, at its first "#"',
      "double-slash": 'if locator after its first ":" begins with "//"',
      "host-part": 'host part, rest ← locator after its first "//", up to its first "/" or "?"',
      "no-double-slash": "else",
      "no-host-part": "there is no host part, and so nobody to ask: done",
      "if-user": 'if "@" is in host part',
      "split-user": 'user, host ← host part, at its last "@"',
      "no-user": "else",
      "only-host": "host ← host part",
      "split-port": 'host, port ← host, at its last ":"',
      "split-search": 'rest, search ← rest, at its first "?"',
      "if-path": 'if rest begins with "/"',
      path: 'path ← rest after its first "/"',
      "no-host": "if host is empty",
      nowhere: "there is nobody to connect to: done",
      "no-port": "if port is undefined or empty",
      "if-port": "else",
      "connect-port": 'connection ← host + ":" + port',
      connect: "connection ← host",
      words: 'words ← search, with " " for each "+"',
    },
    steps: {
      "split-fragmentid": "The URL is split at its first ‹#›, if it has one: {parts}.",
      "double-slash": {
        by: "answer",
        yes: "‹//› follows the scheme: a host part comes next.",
        no: "No ‹//› follows the scheme: there is no host part.",
      },
      "host-part": "The host part ends at the next ‹/› or ‹?›: {parts}.",
      "no-host-part": "Without a host part there is nobody to ask.",
      "if-user": {
        by: "answer",
        yes: "An ‹@› is in the host part: the name of a user comes before it.",
        no: "No ‹@› is in the host part: there is no name of a user.",
      },
      "split-user": "The host part is split at its last ‹@›: {parts}.",
      "only-host": "All of the host part is the host: ‹{set}›.",
      "split-port": "A port follows the last ‹:›, if there is one: {parts}.",
      "split-search": "A search follows the first ‹?›, if there is one: {parts}.",
      "if-path": { by: "answer", yes: "A ‹/› follows: there is a path.", no: "No ‹/› follows: there is no path." },
      path: "The path is what comes after that ‹/›: ‹{set}›.",
      "no-host": { by: "answer", yes: "The host is empty.", no: "There is a host: ‹{host}›." },
      nowhere: "There is nobody to connect to.",
      "no-port": {
        by: "answer",
        yes: "The URL gives no port: the usual one of the protocol is meant.",
        no: "The URL gives a port: ‹{port}›.",
      },
      "connect-port": "The client connects to ‹{set}›.",
      connect: "The client connects to ‹{set}›.",
      words: {
        by: "given",
        no: "There is no search, so there are no words.",
        other: "The words of the search, with a space in place of each ‹+›: ‹{set}›.",
      },
    },
    decisions: {
      "split-fragmentid":
        "By the prose a ‹#› with nothing after it means the whole object, as no ‹#› does. By the BNF something has to follow it. Here the fragmentid is then empty, and such a text does not match.",
      "host-part":
        "The prose ends this part at the next slash; in the BNF a ‹?› can follow it directly. Either ends it here.",
      "split-user":
        "By the prose any host part can have a user, “if this must be quoted to the server”. In the BNF only ‹telnet› has one; but ‹@› and ‹:› are also characters of a host name there. The prose is followed. For schemes other than ‹ftp› and ‹telnet› nothing says when the name is sent, and it is not.",
      path: "In the BNF the ‹/› comes before the path and is no part of it, and no path begins with a ‹/› of its own. The prose calls all that is left the path.",
      connect: "Where no port is given, the default of the protocol is meant. The document prints none; RFC 1738 does.",
      words:
        "In the BNF a ‹+› is between the words of a search. The prose does not say what it stands for. It is taken for a space; an encoded one, ‹%2B›, stays a plus.",
    },
  },
  http: {
    lines: {
      "http-request": 'request ← "GET /"',
      "http-if-path": "if path is defined",
      "http-add-path": "request ← request + path",
      "http-if-search": "if search is defined",
      "http-add-search": 'request ← request + "?" + search',
      "http-send": "send request + CR LF",
      "http-if-fragmentid": "if fragmentid is empty",
      "http-whole": "the object as a whole is meant: keep it whole",
      "http-part": "else",
      "http-keep-fragmentid": "fragmentid is not sent: keep it for the object",
    },
    steps: {
      "http-request": "The request begins with ‹{set}›.",
      "http-if-path": { by: "answer", yes: "There is a path.", no: "There is no path: ‹/› alone is asked for." },
      "http-add-path": "The path follows as it stands, not decoded: ‹{added}›.",
      "http-if-search": { by: "answer", yes: "There is a search.", no: "There is no search." },
      "http-add-search": "The search follows as it stands: ‹{added}›.",
      "http-send": "The request is sent: ‹{request}›.",
      "http-if-fragmentid": {
        by: "answer",
        yes: "There is no fragmentid, or an empty one.",
        no: "There is a fragmentid: ‹{fragmentid}›.",
      },
      "http-whole": "The URL means the object as a whole.",
      "http-keep-fragmentid":
        "The fragmentid is not sent. The client looks for ‹{fragmentid}› in the object when it has come.",
    },
    decisions: {
      "http-send":
        "The document says what is sent, but prints no byte of it. ‹GET› and the ‹/› before the path are those of the protocol of 1991 to which it refers. A URL without a path asks for ‹/›.",
    },
  },
  ftp: {
    command: "The document prints no command. This one is of RFC 959, to which it refers.",
    lines: {
      "split-password": 'user, password ← user, at its first ":"',
      name: 'name ← path, from behind its last "/"',
      "ftp-decode": "decode user, password, path, name",
      "ftp-if-user": "if user is defined",
      "ftp-user": 'send "USER " + user + CR LF',
      "ftp-if-password": "if password is defined",
      "ftp-password": 'send "PASS " + password + CR LF',
      "ftp-no-user": "else",
      "ftp-anonymous": 'send "USER anonymous" + CR LF',
      "ftp-mail": 'send "PASS user@client.example" + CR LF',
      "ftp-no-name": "if name is empty",
      "ftp-no-path": "if path is empty",
      "ftp-list": 'send "NLST" + CR LF',
      "ftp-path": "else",
      "ftp-list-path": 'send "NLST " + path + CR LF',
      "ftp-name": "else",
      "ftp-suffix": 'suffix ← name, from behind its last ".", if any',
      "ftp-text": 'if suffix is one of "c h htm html ps tex text txt", in either case',
      "ftp-ascii": 'send "TYPE A" + CR LF',
      "ftp-binary": "else",
      "ftp-image": 'send "TYPE I" + CR LF',
      "ftp-retrieve": 'send "RETR " + path + CR LF',
    },
    steps: {
      "split-password": "A password follows the first ‹:› of the user, if there is one: {parts}.",
      name: {
        by: "given",
        no: "There is no path, and so no name.",
        empty: "The path ends with ‹/›, or is empty: no name comes last.",
        other: "The last name in the path is ‹{set}›.",
      },
      "ftp-decode": "{schemes-url-1993:url:decoded}",
      "ftp-if-user": { by: "answer", yes: "The URL names a user: ‹{user}›.", no: "The URL names no user." },
      "ftp-user": "The client tells the name of the user: ‹{user}›.",
      "ftp-if-password": {
        by: "answer",
        yes: "The URL has a password, too.",
        no: "The URL has no password: the person has to be asked for it.",
      },
      "ftp-password": "The client tells the password: ‹{password}›.",
      "ftp-anonymous": "The client logs in as ‹anonymous›, which everybody may.",
      "ftp-mail": "In place of a password it tells the person's mail address.",
      "ftp-no-name": {
        by: "answer",
        yes: "No name comes last in the path: it leads to a directory.",
        no: "The path ends with a name: it leads to a file.",
      },
      "ftp-no-path": { by: "answer", yes: "There is no path, or an empty one.", no: "There is a path: ‹{path}›." },
      "ftp-list": "The client asks what is in the directory that it is in.",
      "ftp-list-path": "The client asks what is in ‹{path}›.",
      "ftp-suffix": {
        by: "given",
        no: "The name has no suffix.",
        empty: "The name ends with a dot: its suffix is empty.",
        other: "The suffix of the name is ‹{set}›.",
      },
      "ftp-text": {
        by: "answer",
        yes: "By its suffix the file is a text.",
        no: "By its suffix, or without one, the file is not known to be a text.",
      },
      "ftp-ascii": "The file is to be sent as text.",
      "ftp-image": "The file is to be sent byte by byte.",
      "ftp-retrieve": "The client asks for the file: ‹{path}›.",
    },
    decisions: {
      "split-password":
        "Here the prose says that the syntax allows a password. Under “Internet protocol parts” it says that one could be provided for after a colon, and advises against it. The rule fileaddress has neither user nor port, but ‹@› and ‹:› can be read as part of its host name.",
      "ftp-decode":
        "Any character can come out of this, a line end, too, which then ends the message early. The document does not warn of that; RFC 1738 does.",
      "ftp-user": "{schemes-url-1993:ftp:command}",
      "ftp-if-password":
        "The document says what is sent if there is no user or password. Of a user without a password it says nothing. Here nothing is sent until the person has been asked.",
      "ftp-password": "{schemes-url-1993:ftp:command}",
      "ftp-anonymous": "{schemes-url-1993:ftp:command}",
      "ftp-mail":
        "The document says that the password is the user's mail address. ‹user@client.example› stands for it.",
      "ftp-no-name":
        "The document speaks of files only. If no name comes last in the path, all that is left to ask for is a list.",
      "ftp-list": "{schemes-url-1993:ftp:command}",
      "ftp-list-path": "{schemes-url-1993:ftp:command}",
      "ftp-text":
        "The document leaves it open which suffix means what: that is not standardised. Here c, h, htm, html, ps, tex, text and txt are those of texts.",
      "ftp-ascii": "{schemes-url-1993:ftp:command}",
      "ftp-image": "{schemes-url-1993:ftp:command}",
      "ftp-retrieve":
        "The document leaves it to the client which commands it sends in which sequence. Here the whole path is one name, as Unix would have it; RFC 1738 has a ‹CWD› for each directory. {schemes-url-1993:ftp:command}",
    },
  },
  afs: {
    lines: {
      "afs-double-slash": 'if locator after its first ":" begins with "//"',
      "afs-cellname": 'cellname, rest ← locator after its first "//", up to its first "/"',
      "afs-no-double-slash": "else",
      "afs-no-cellname": "there is no cellname: done",
      "afs-decode": "decode path",
      "afs-file": 'file ← "/afs/" + cellname',
      "afs-if-path": "if path is defined",
      "afs-add-path": 'file ← file + "/" + path',
    },
    steps: {
      "afs-double-slash": {
        by: "answer",
        yes: "‹//› follows the scheme: the name of a cell comes next.",
        no: "No ‹//› follows the scheme: no cell is named.",
      },
      "afs-cellname": "The name of the cell ends at the next ‹/›: {parts}.",
      "afs-no-cellname": "Without a cell there is no file to open.",
      "afs-decode": "{schemes-url-1993:url:decoded}",
      "afs-file": "The name of the file begins with the cell: ‹{set}›.",
      "afs-if-path": { by: "answer", yes: "There is a path.", no: "There is no path: the cell as a whole is meant." },
      "afs-add-path":
        "The path follows: ‹{added}›. The client opens that file; it sends nothing that the document speaks of.",
    },
    decisions: {
      "afs-decode":
        "The schemes for which this way of encoding is said to be used do not include this one. But a ‹%› always means an encoded character, the document says.",
      "afs-file":
        "Of this scheme the document has a rule and nothing else. ‹/afs/›, the cell and the path are what such a file is usually called on a machine that has this file system.",
    },
  },
  news: {
    lines: {
      "news-groupart": 'groupart ← locator after its first ":"',
      "news-at": 'if "@" is in groupart',
      "news-article": "article ← groupart",
      "news-no-at": "else",
      "news-all": 'if groupart is "*"',
      "news-no-group": "group ← undefined",
      "news-not-all": "else",
      "news-group": "group ← groupart",
      "news-decode": "decode article, group",
      "news-connect": 'connection ← "news"',
      "news-if-article": "if article is defined",
      "news-send-article": 'send "ARTICLE <" + article + ">" + CR LF',
      "news-no-article": "else",
      "news-if-group": "if group is defined",
      "news-send-group": 'send "GROUP " + group + CR LF',
      "news-all-groups": "else",
      "news-send-list": 'send "LIST" + CR LF',
    },
    steps: {
      "news-groupart": "What follows the scheme is the name of a group or of an article: ‹{set}›.",
      "news-at": {
        by: "answer",
        yes: "An ‹@› is in it, so it is the identifier of an article.",
        no: "No ‹@› is in it, so it is no article.",
      },
      "news-article": "The article is ‹{set}›.",
      "news-all": { by: "answer", yes: "It is ‹*›: all groups are meant.", no: "It is not ‹*›: one group is meant." },
      "news-no-group": "No single group is meant.",
      "news-group": "The group is ‹{set}›.",
      "news-decode": "{schemes-url-1993:url:decoded}",
      "news-connect": "The URL has no host. The client asks the server of news that is nearest, here called ‹{set}›.",
      "news-if-article": { by: "answer", yes: "It is about an article.", no: "It is not about an article." },
      "news-send-article": "The client asks for the article: ‹{article}›.",
      "news-if-group": { by: "answer", yes: "It is about one group.", no: "It is about all groups." },
      "news-send-group": "The client asks for the group: ‹{group}›.",
      "news-send-list": "The client asks for the list of all groups.",
    },
    decisions: {
      "news-all": "The BNF has the ‹*›, and the prose does not say what it means. By RFC 1738 it is all groups.",
      "news-decode":
        "The schemes for which this way of encoding is said to be used do not include this one. But a ‹%› always means an encoded character, the document says.",
      "news-connect":
        "The document says that each client generally contacts its nearest server. ‹news› stands for the name of that.",
      "news-send-article":
        "The document prints no command. This one is of RFC 977, to which it refers. The URL leaves out the ‹<› and ‹>› that are around an identifier.",
      "news-send-group": "The document prints no command. This one is of RFC 977, to which it refers.",
      "news-send-list": "The document prints no command. This one is of RFC 977, to which it refers.",
    },
  },
  wais: {
    lines: {
      "wais-database": 'database, path ← path, at its first "/"',
      "wais-if-path": "if path is defined",
      "wais-type": 'wtype, path ← path, at its first "/"',
      "wais-length": 'digits, path ← path, at its first "/"',
      "wais-decode": "decode database, wtype, digits, path, words",
      "wais-no-database": "if database is empty",
      "wais-nothing": "there is no database to ask: done",
      "wais-if-document": "if path is defined",
      "wais-retrieve": 'send database + " " + wtype + " " + digits + " " + path',
      "wais-index": "else",
      "wais-if-words": "if words is defined",
      "wais-search": 'send database + " " + words',
      "wais-no-words": "else",
      "wais-ask": "the user is asked for words, and nothing is sent before: done",
    },
    steps: {
      "wais-database": "The database is what comes before the next ‹/›: {parts}.",
      "wais-if-path": {
        by: "answer",
        yes: "More follows: a document is meant.",
        no: "Nothing follows: the database itself is meant.",
      },
      "wais-type": "The type of the document comes first: {parts}.",
      "wais-length": "Its length comes next, in digits: {parts}.",
      "wais-decode": "{schemes-url-1993:url:decoded}",
      "wais-no-database": { by: "answer", yes: "No database is named.", no: "A database is named: ‹{database}›." },
      "wais-nothing": "There is nothing to ask.",
      "wais-if-document": {
        by: "answer",
        yes: "Type, length and identifier are there: a document is meant.",
        no: "No whole document is named: the database is to be searched.",
      },
      "wais-retrieve": "The client asks for the document, and says its type and length.",
      "wais-if-words": {
        by: "answer",
        yes: "There are words to look for: ‹{words}›.",
        no: "There are no words to look for.",
      },
      "wais-search": "The client asks the database for ‹{words}›.",
      "wais-ask": "First the person has to say what to look for.",
    },
    decisions: {
      "wais-retrieve":
        "The document prints no byte of a request. This shows the fields of one, with spaces between them; on the line they are binary.",
      "wais-search":
        "The document prints no byte of a request. This shows the fields of one, with a space between them; on the line they are binary.",
      "wais-ask": "The document does not say what a client does with a database and no search.",
    },
  },
  prospero: {
    lines: {
      "prospero-version": 'hsoname, version ← path, at its first "%00"',
      "prospero-attributes": 'version, attributes ← version, at its first "%00"',
      "prospero-decode": "decode hsoname, attributes",
      "prospero-no-path": "if path is undefined",
      "prospero-nothing": "there is no object to ask for: done",
      "prospero-request": "request ← hsoname",
      "prospero-if-version": "if version is defined",
      "prospero-add-version": "request ← request + NUL + version",
      "prospero-if-attributes": "if attributes is defined",
      "prospero-add-attributes": "request ← request + NUL + attributes",
      "prospero-send": "send request",
      "prospero-access": "what comes back says how to get at the object, and may be another URL: done",
    },
    steps: {
      "prospero-version": "The name of the object ends at the first ‹%00›, an encoded end of a string: {parts}.",
      "prospero-attributes": "A second ‹%00› ends the version, and attributes follow: {parts}.",
      "prospero-decode": "{schemes-url-1993:url:decoded}",
      "prospero-no-path": { by: "answer", yes: "The URL has no path.", no: "The URL names an object." },
      "prospero-nothing": "There is no object to ask for.",
      "prospero-request": "The directory service is asked for the object by its name: ‹{set}›.",
      "prospero-if-version": { by: "answer", yes: "There is a version.", no: "No version is named." },
      "prospero-add-version": {
        by: "version",
        empty: "The version follows, after the end of a string, NUL. It is empty.",
        other: "The version follows, after the end of a string, NUL: ‹{version}›.",
      },
      "prospero-if-attributes": { by: "answer", yes: "There are attributes.", no: "There are no attributes." },
      "prospero-add-attributes": "The attributes follow, each after an end of a string.",
      "prospero-send": "The request is sent.",
      "prospero-access": "The service answers how to get at the object. That answer can itself be written as a URL.",
    },
    decisions: {
      "prospero-attributes":
        "By the prose ‹%00› is before the version and before each attribute, and the version may be empty. By the BNF nothing is between them: in ‹%005a› the version is ‹5›, and ‹a› is an attribute. The prose is followed. A text matches the BNF either way, because a path may have ‹%00› in it, too.",
      "prospero-send":
        "The document prints no byte of a request. This shows what the URL says: strings, with the end of a string, NUL, between them.",
    },
  },
  telnet: {
    lines: {
      "telnet-decode": "decode user",
      "telnet-if-user": "if user is defined",
      "telnet-user": "send user + CR LF",
      "telnet-session": "the session is the user's from here on: done",
    },
    steps: {
      "telnet-decode": "{schemes-url-1993:url:decoded}",
      "telnet-if-user": { by: "answer", yes: "The URL names a user: ‹{user}›.", no: "The URL names no user." },
      "telnet-user": "The service is told the name of the user: ‹{user}›.",
      "telnet-session": "From here on the person works with the service. Nothing in it has an address of its own.",
    },
    decisions: {
      "telnet-decode":
        "The schemes for which this way of encoding is said to be used do not include this one. But a ‹%› always means an encoded character, the document says.",
      "telnet-user":
        "The document says that the name must be quoted to the server, and not how. A ‹:› in it belongs to the name: the rule user allows it, and a password is only something that could be provided for.",
    },
  },
  gopher: {
    lines: {
      "gopher-no-type": "if path is empty",
      "gopher-menu": 'gtype ← "1"',
      "gopher-top": 'selector ← ""',
      "gopher-type": "else",
      "gopher-split": "gtype, selector ← the first character of path, and the rest",
      "gopher-decode": "decode gtype, selector, words",
      "gopher-if-words": "if words is defined",
      "gopher-search": "send selector + HT + words + CR LF",
      "gopher-no-words": "else",
      "gopher-selector": "send selector + CR LF",
    },
    steps: {
      "gopher-no-type": {
        by: "answer",
        yes: "There is no path, or an empty one: type and selector are left out.",
        no: "There is a path: ‹{path}›.",
      },
      "gopher-menu": "The type is then ‹{set}›.",
      "gopher-top": "The selector is then empty.",
      "gopher-split": "The first character is the type, the rest is the selector: {parts}.",
      "gopher-decode": "{schemes-url-1993:url:decoded}",
      "gopher-if-words": {
        by: "answer",
        yes: "There are words to look for: ‹{words}›.",
        no: "There is nothing to look for.",
      },
      "gopher-search": "The client sends the selector, a tab and the words.",
      "gopher-selector": {
        by: "selector",
        empty: "The client sends the empty selector: a line end alone.",
        other: "The client sends the selector: ‹{selector}›.",
      },
    },
    decisions: {
      "gopher-no-type":
        "By the prose both can be left out. By the BNF their ‹/› then goes, too: ‹gopher://h› is a URL, ‹gopher://h/› is none.",
      "gopher-split":
        "The selector is whatever a server gives out. In the BNF it is a path, which cannot begin with a ‹/›: ‹gopher://h/7/a› is no URL. A slash there would have to be encoded.",
      "gopher-search":
        "The BNF has a search after a ‹?›, and the prose does not mention it. A tab before the words is what the protocol has to which the document refers.",
      "gopher-selector":
        "The document does not say that a line end follows; the protocol does to which it refers. The type is not sent: it says what to make of the answer.",
    },
  },
};
