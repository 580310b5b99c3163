/**
 * What a client does with the URLs that RFC 1738 defines, line by line: for each scheme, and
 * under "url" for what several have in common. A line whose words are not with its scheme has
 * them there: schemes-rfc1738:ftp:lines:cwds, but schemes-rfc1738:url:lines:split-login. The
 * notation is that of web/src/words/words.js; what a sentence of a step may speak of stands in
 * web/src/views/stage/step.js.
 */
export default {
  url: {
    lines: {
      "split-scheme": 'scheme-specific-part ← URL after its first ":"',
      "split-fragment": 'scheme-specific-part, fragment identifier ← scheme-specific-part, at its first "#"',
      "not-common": 'if scheme-specific-part does not begin with "//"',
      "no-login": 'there is no result: the URLs of this scheme have "//" and a host',
      "split-login": 'login, url-path ← scheme-specific-part after its first "//", at the first "/"',
      "has-user": 'if "@" is in login',
      "split-user": 'user, hostport ← login, at its last "@"',
      "split-password": 'user, password ← user, at its first ":"',
      "no-user": "else",
      "only-host": "hostport ← login",
      "no-host": "if host is empty",
      nowhere: "there is no result: there is no host to connect to",
      "no-port": "if port is undefined or empty",
      "decode-login": "decode user, password, but for CR and LF",
      connect: 'connection ← host + ":" + port',
      named: "if user is defined",
      "no-path": "if url-path is undefined",
      "no-file": "there is no result: the URL names no file",
      "split-name": "name ← url-path",
      "split-search": 'scheme-specific-part, search ← scheme-specific-part, at its first "?"',
      "user-given": 'if "@" is in login',
      "user-refused": "there is no result: no user name is allowed",
      "split-port": 'host, port ← login, at its last ":"',
      "no-search": "if search is undefined",
      "send-group": 'send "GROUP " + newsgroup-name + CR LF',
    },
    steps: {
      "split-scheme": "The scheme ends at the first colon. What follows is read as this scheme has it: ‹{set}›.",
      "split-fragment": "A ‹#› and what follows it are not part of a URL: {parts}.",
      "not-common": {
        by: "answer",
        yes: "No ‹//› follows, so there is no host.",
        no: "Two slashes follow, so a host comes next.",
      },
      "no-login": "URLs of this scheme have ‹//› and a host: with this text, a client can do nothing.",
      "split-login": "The next slash ends the host and what belongs to it: {parts}.",
      "has-user": {
        by: "answer",
        yes: "There is an ‹@›: a user name stands before the host.",
        no: "There is no ‹@›, so no user name.",
      },
      "split-user": "The last ‹@› divides the user from the host: {parts}.",
      "split-password": "A colon would begin a password: {parts}.",
      "only-host": "All of it is the host, perhaps with a port: ‹{set}›.",
      "split-port": "The last colon would begin a port: {parts}.",
      "no-host": { by: "answer", yes: "The host is empty.", no: "There is a host, ‹{register host}›." },
      nowhere: "Without a host, there is nothing to connect to.",
      "no-port": { by: "answer", yes: "No port is given.", no: "The port is given: ‹{register port}›." },
      "default-port": "So it is the one that this scheme has when none is given: ‹{set}›.",
      connect: "The client connects to ‹{set}›.",
      "user-given": {
        by: "answer",
        yes: "There is an ‹@›, for a user name.",
        no: "There is no ‹@›, and none is allowed.",
      },
      "user-refused": "User names are not allowed in URLs of this scheme: the client stops.",
      "decode-login": {
        by: "changes",
        yes: "Now the parts are decoded, after the split and once: {parts}.",
        no: "Nothing is encoded in user name and password.",
      },
      named: { by: "answer", yes: "The URL names a user: ‹{register user}›.", no: "The URL names no user." },
      "no-path": { by: "answer", yes: "The URL has no path.", no: "There is a path: ‹{register url-path}›." },
      "split-search": "The first ‹?› begins the search: {parts}.",
      "split-name": "What is left is the name: ‹{set}›.",
      "no-file": "There is nothing that the client is to fetch.",
      "decode-name": {
        by: "changes",
        yes: "The name is decoded, once: ‹{set}›.",
        no: "Nothing in the name is encoded.",
      },
      "send-group": "The client asks for the group: it sends ‹GROUP› and its name, ‹{register newsgroup-name}›.",
      "no-search": { by: "answer", yes: "There is no search.", no: "There is a search: ‹{register search}›." },
    },
    decisions: {
      "decode-login":
        "An encoded line break would end the command and begin another one (section 6), so it stays encoded.",
    },
  },
  ftp: {
    lines: {
      "split-port": 'host, port ← hostport, at its last ":"',
      "has-type": 'if url-path has ";type=" in either case',
      "split-type": 'url-path, typecode ← url-path, at its last ";type="',
      "default-port": 'port ← "21"',
      "send-user": 'send "USER " + user + CR LF',
      "no-password": "if password is undefined",
      "ask-password": 'password ← "<password>"',
      "send-password": 'send "PASS " + password + CR LF',
      "not-named": "else",
      "send-anonymous": 'send "USER anonymous" + CR LF',
      "send-address": 'send "PASS user@client.example" + CR LF',
      cwds: 'while "/" is in url-path',
      "next-cwd": 'cwd, url-path ← url-path, at its first "/"',
      "decode-cwd": "decode cwd, but for CR and LF",
      "send-cwd": 'send "CWD " + cwd + CR LF',
      "decode-name": "decode name, but for CR and LF",
      directory: 'if typecode is "d" in either case',
      "send-nlst": 'send "NLST " + name + CR LF',
      file: "else",
      "has-typecode": "if typecode is defined",
      "send-type": 'send "TYPE " + typecode + CR LF',
      "no-typecode": "else",
      "guess-mode": 'typecode ← "<guessed>"',
      "send-retr": 'send "RETR " + name + CR LF',
    },
    steps: {
      "has-type": {
        by: "answer",
        yes: "The path says at its end how the file is to be sent.",
        no: "The path does not say how the file is to be sent.",
      },
      "split-type": "That comes after ‹;type=›: {parts}.",
      named: {
        by: "answer",
        yes: "The URL names a user: ‹{register user}›.",
        no: "The URL names no user, so the client logs in as anybody can.",
      },
      "send-user": "The client sends ‹USER› and the name: ‹{register user}›.",
      "no-password": {
        by: "answer",
        yes: "The URL has no password.",
        no: "The URL has a password, for everybody to read.",
      },
      "ask-password": "The client asks its user for one.",
      "send-password": "The client sends ‹PASS› and the password: ‹{register password}›.",
      "send-anonymous": "By convention, the user name is ‹anonymous›.",
      "send-address": "By the same convention, the password is the user's mail address.",
      "no-file": "The client is logged in, and there is nothing that it is to fetch.",
      cwds: {
        by: "answer",
        yes: "A slash is left in the path: a directory comes before it.",
        no: "No slash is left: the rest of the path is the name.",
      },
      "next-cwd": "The directory, and what is left of the path: {parts}.",
      "decode-cwd": {
        by: "changes",
        yes: "Only now, after the split, is it decoded: ‹{set}›.",
        no: "Nothing in it is encoded.",
      },
      "send-cwd": {
        by: "cwd",
        empty: "The client sends ‹CWD› with no name at all.",
        other: "The client changes the directory: it sends ‹CWD› and ‹{register cwd}›.",
      },
      directory: {
        by: "answer",
        yes: "The type is ‹d›: a list of names is wanted.",
        no: "The type is not ‹d›: a file is wanted.",
      },
      "send-nlst": "The client asks for the list: it sends ‹NLST› and the name, ‹{register name}›.",
      "has-typecode": {
        by: "answer",
        yes: "A type is given.",
        no: "No type is given.",
      },
      "send-type": "The client sends ‹TYPE› and the type: ‹{register typecode}›.",
      "guess-mode":
        "The client has to guess how the file is sent, as a rule from the end of its name: ‹{register name}›.",
      "send-retr": "The client asks for the file: it sends ‹RETR› and the name, ‹{register name}›.",
    },
    decisions: {
      named:
        "The document names the commands and what goes with them, as in ‹CWD /etc›. That ‹CR› ‹LF› ends each is FTP's, RFC 959. An empty user name is still a name, and is sent.",
      "ask-password":
        "By the document, the client asks the user for a password if the server wants one. What the user then types is not in the URL; ‹<password>› stands for it.",
      "send-address":
        "The address is that of whoever asks; ‹user@client.example› stands for it. Both are sent only if the server asks for them, as every server does.",
      "no-file": "The document lets all of the path be absent, and does not say what is fetched then.",
      cwds: "For a second file of this server a client may keep the connection, as some servers let it (section 3.2.5). Once it has changed the directory, FTP has no common way to another one from there: then it can rely only on closing the connection and opening a new one.",
      "decode-cwd":
        "Each directory is decoded by itself, after the split: an encoded slash is part of a name. An encoded line break would end the command and begin another one (section 6), so it stays encoded.",
      "split-name":
        "The document lets the name be empty, and does not say what a client does then. Here the command goes without one, as ‹CWD› does.",
      "decode-name":
        "An encoded line break would end the command and begin another one (section 6), so it stays encoded.",
      "guess-mode":
        "Section 3.2.3 has the type guessed from the content of the file, and that from its name; section 3.2.2 prints the commands for such URLs without ‹TYPE›. What a client guesses is not shown.",
    },
  },
  http: {
    lines: {
      "default-port": 'port ← "80"',
      "has-path": "if url-path is defined",
      path: 'request ← "GET /" + url-path',
      "no-path": "else",
      "no-slash": 'request ← "GET /"',
      "has-search": "if search is defined",
      "add-search": 'request ← request + "?" + search',
      "send-request": "send request + CR LF",
      "has-fragment": "if fragment identifier is defined",
      "keep-fragment": "the fragment identifier is not sent: keep it",
    },
    steps: {
      "has-path": { by: "answer", yes: "There is a path.", no: "There is no path." },
      path: "The server is asked for that path, as it stands: ‹{set}›.",
      "no-slash": "The slash may be left out in the URL; the server is asked for ‹/› all the same.",
      "has-search": { by: "answer", yes: "There is a search.", no: "There is no search." },
      "add-search": "The search goes with it: ‹{set}›.",
      "send-request": "The client sends the request, ‹{register request}›.",
      "has-fragment": { by: "answer", yes: "There is a fragment identifier.", no: "There is no fragment identifier." },
      "keep-fragment": "The client keeps it for itself: the server never sees ‹{register fragment identifier}›.",
    },
    decisions: {
      "split-search":
        "By section 3.1 the search is part of the url-path, which ends the host. The search is taken off first, so that one directly after the host, which no rule allows, is seen as what it is.",
      path: "The document leaves the protocol to HTTP. This is its shortest request, ‹GET› and the path. The path is sent as the URL has it, encoded.",
      "no-slash": "That the slash may be left out is the document's; that a request has one is HTTP's.",
      "send-request":
        "The document leaves the protocol to HTTP. A request of a later version has more after this line.",
    },
  },
  gopher: {
    lines: {
      "default-port": 'port ← "70"',
      "no-gopher-path": "if url-path is undefined or empty",
      "default-type": 'gophertype ← "1"; selector ← ""',
      "gopher-path": "else",
      "split-type": "gophertype, selector ← the first character of url-path, and the rest",
      "split-search": 'selector, search ← selector, at its first "%09"',
      "split-gopher-plus": 'search, gopher+_string ← search, at its first "%09"',
      decode: "decode selector, search, but for CR and LF",
      "filled-out": 'if gopher+_string decoded begins with "+" + HT + "1" + CR LF + "+-1" + CR LF',
      "decode-filled": "decode gopher+_string",
      "not-filled-out": "else",
      "decode-gopher-plus": "decode gopher+_string, but for CR and LF",
      "send-selector": "send selector + CR LF",
      "has-search": "else",
      "no-gopher-plus": "if gopher+_string is undefined",
      "send-search": "send selector + HT + search + CR LF",
      "has-gopher-plus": "else",
      form: 'if gopher+_string is "?"',
      "send-ask": 'send selector + HT + search + HT + "!+ASK" + CR LF',
      reconnect: 'connection ← host + ":" + port',
      "no-form-words": "if search is empty",
      "form-words": "else",
      "send-responses-search":
        'send selector + HT + search + HT + "+" + HT + "1" + CR LF + "+-1" + CR LF + "<ask_item1_value>" + CR LF + "." + CR LF',
      "send-responses":
        'send selector + HT + "+" + HT + "1" + CR LF + "+-1" + CR LF + "<ask_item1_value>" + CR LF + "." + CR LF',
      "no-form": "else",
      filled: 'if gopher+_string begins with "+" + HT + "1" + CR LF + "+-1" + CR LF',
      "no-words": "if search is empty",
      "send-filled": "send selector + HT + gopher+_string",
      words: "else",
      "send-filled-search": "send selector + HT + search + HT + gopher+_string",
      "not-filled": "else",
      default: 'if gopher+_string is "+"',
      "default-view": 'view_name ← ""',
      "no-default": "else",
      view: 'if gopher+_string begins with "+"',
      "split-view": 'view_name, language_name ← gopher+_string after its first "+", at its first " "',
      item: 'if gopher+_string begins with "!"',
      "item-attributes": 'attributes ← gopher+_string after its first "!"',
      directory: 'if gopher+_string begins with "$"',
      "directory-attributes": 'attributes ← gopher+_string after its first "$"',
      "send-gopher-plus": "send selector + HT + search + HT + gopher+_string + CR LF",
    },
    steps: {
      "no-gopher-path": {
        by: "answer",
        yes: "The path is missing, or empty.",
        no: "There is a path: ‹{register url-path}›.",
      },
      "default-type": "The type is then ‹1›, a menu, and the selector is empty.",
      "split-type": "The first character is the type, and stays with the client: {parts}.",
      "split-search": "An encoded tab, ‹%09›, would begin a search: {parts}.",
      "split-gopher-plus": "A second one would begin a Gopher+ string: {parts}.",
      decode: {
        by: "changes",
        yes: "Now the parts are decoded, once: {parts}.",
        no: "Nothing is encoded in selector and search.",
      },
      "filled-out": {
        by: "answer",
        yes: "The Gopher+ string, decoded, begins as a form that is filled out does.",
        no: "There is no form that is filled out.",
      },
      "decode-filled": "It is decoded with its line breaks, which such a form consists of: ‹{set}›.",
      "decode-gopher-plus": {
        by: "changes",
        yes: "The Gopher+ string is decoded, but for line breaks: ‹{set}›.",
        no: "Nothing that may be decoded stands in a Gopher+ string.",
      },
      "no-search": { by: "answer", yes: "There is no search.", no: "A search is there, be it an empty one." },
      "send-selector": "The client sends the selector, ‹{register selector}›, and ends the line.",
      "no-gopher-plus": { by: "answer", yes: "There is no Gopher+ string.", no: "There is a Gopher+ string." },
      "send-search": "The client sends the selector, a tab, and the search: ‹{register search}›.",
      form: {
        by: "answer",
        yes: "The Gopher+ string is ‹?›: the item has a form.",
        no: "The Gopher+ string is not a ‹?›.",
      },
      "send-ask": "The client first asks for the form, which is the attribute ‹+ASK›.",
      reconnect: "The server closes after each answer, so the client connects once more: ‹{set}›.",
      "no-form-words": { by: "answer", yes: "The search is empty.", no: "The search is not empty." },
      "send-responses": "The user has filled out the form, and the client sends what was written.",
      "send-responses-search":
        "The user has filled out the form, and the client sends the search, ‹{register search}›, and what was written.",
      filled: {
        by: "answer",
        yes: "The Gopher+ string is that of a form that is filled out.",
        no: "The Gopher+ string is not that of a form that is filled out.",
      },
      "send-filled": "The client sends the selector, a tab, and the filled form, line by line.",
      default: {
        by: "answer",
        yes: "The Gopher+ string is a ‹+› alone.",
        no: "The Gopher+ string is more than a ‹+›.",
      },
      "default-view": "So the item is meant as it comes: in its default view.",
      view: {
        by: "answer",
        yes: "It begins with a ‹+›: one of several views of the item is meant.",
        no: "It does not begin with a ‹+›, so no view is named.",
      },
      "split-view": "The name of the view comes first, and behind a space its language: {parts}.",
      item: {
        by: "answer",
        yes: "It begins with a ‹!›: attributes of the item are meant, and not the item.",
        no: "It does not begin with a ‹!›, so no attributes of the item are meant.",
      },
      "item-attributes": {
        by: "attributes",
        empty: "None is named, so all attributes of the item are meant.",
        other: "Of the item, these are meant: ‹{set}›.",
      },
      directory: {
        by: "answer",
        yes: "It begins with a ‹$›: attributes of all items in a directory are meant.",
        no: "It does not begin with a ‹$›, so no attributes of a directory are meant.",
      },
      "directory-attributes": {
        by: "attributes",
        empty: "None is named, so all attributes of all its items are meant.",
        other: "Of each of its items, these are meant: ‹{set}›.",
      },
      "send-gopher-plus": "The client sends the selector, the search and the Gopher+ string, with tabs between them.",
      "no-words": { by: "answer", yes: "The search is empty.", no: "The search is not empty." },
      "send-filled-search": "The client sends the selector, the search, and the filled form, with tabs between them.",
    },
    decisions: {
      decode:
        "The document says it of the selector; the search is decoded as well, as what is encoded stands for octets. A selector can have no tab and no line break, so an encoded line break stays encoded.",
      "send-selector":
        "That a selector ends with ‹CR› ‹LF› is Gopher's, RFC 1436; here it is printed only for forms (section 3.4.9).",
      "send-search":
        "That a selector ends with ‹CR› ‹LF› is Gopher's, RFC 1436; here it is printed only for forms (section 3.4.9).",
      "send-ask":
        "That the attribute is fetched is the document's, and so is the form ‹!+…› for a single one (section 3.4.7). It does not print the two together.",
      reconnect: "A Gopher server closes the connection after each answer (RFC 1436).",
      "send-responses":
        "Sent as section 3.4.9 prints it. What the user writes is not in the URL; ‹<ask_item1_value>›, the document's own words, stand for it.",
      "filled-out":
        "Only the form that section 3.4.9 prints is made of lines, so only there are encoded line breaks decoded. It is recognized by how it begins.",
      "decode-filled":
        "Section 3.4.9 has these line breaks sent. Where the URL leads to another kind of server, it may take the lines for commands: section 6 warns of exactly this, with a gopher URL and a server for mail.",
      "decode-gopher-plus":
        "An encoded line break would end what the client sends and begin a command (section 6), so it stays encoded. No Gopher+ string needs one but that of a form that is filled out.",
      "send-responses-search":
        "The document prints a form without a search only. Here the search comes before it, as section 3.4.3 says. What the user writes is not in the URL; ‹<ask_item1_value>› stands for it.",
      "send-filled":
        "By section 3.4.3, the search and its tab come first, even if the search is empty. What is printed here has neither. The printed text is followed, and no ‹CR› ‹LF› added, as the form ends with one.",
      "send-gopher-plus":
        "Read to the letter: the tab and the search come first even if the search is empty (section 3.4.3), unlike in what section 3.4.9 prints. That a selector ends with ‹CR› ‹LF› is Gopher's, RFC 1436; here it is printed only for forms (section 3.4.9).",
      "send-filled-search":
        "The document prints a form without a search only. Here the search comes before it, as section 3.4.3 says.",
    },
  },
  mailto: {
    lines: {
      address: "rfc822-addr-spec ← scheme-specific-part",
      "decode-address": "decode rfc822-addr-spec, but for CR and LF",
      "no-object": "there is no result: nothing is fetched from an address",
    },
    steps: {
      address: "All of it is one address for mail: ‹{set}›.",
      "decode-address": {
        by: "changes",
        yes: "The address is decoded, once: ‹{set}›.",
        no: "Nothing in the address is encoded.",
      },
      "no-object": "An address is nothing to be fetched: the client sends nothing, and its user may write.",
    },
    decisions: {
      "decode-address":
        "An encoded line break would begin another line of the message's header (section 6), so it stays encoded.",
    },
  },
  news: {
    lines: {
      "has-at": 'if "@" is in scheme-specific-part',
      article: "message-id ← scheme-specific-part",
      "no-at": "else",
      group: "newsgroup-name ← scheme-specific-part",
      "decode-message-id": "decode message-id, but for CR and LF",
      connect: 'connection ← "news.client.example:119"',
      "is-article": "if message-id is defined",
      "send-article": 'send "ARTICLE <" + message-id + ">" + CR LF',
      "is-group": "else",
      all: 'if newsgroup-name is "*"',
      "send-list": 'send "LIST" + CR LF',
      "not-all": "else",
    },
    steps: {
      "has-at": {
        by: "answer",
        yes: "There is an ‹@›, which no group has: this is one message.",
        no: "There is no ‹@›: this is a group.",
      },
      article: "The identifier of the message is ‹{set}›.",
      group: "The name of the group is ‹{set}›.",
      "decode-message-id": {
        by: "changes",
        yes: "The identifier is decoded, once: ‹{set}›.",
        no: "There is nothing to decode.",
      },
      connect: "The URL names no server, so the client asks its own: ‹{set}›.",
      "is-article": { by: "answer", yes: "A single message is wanted.", no: "No single message is wanted." },
      "send-article": "The client asks for the message: it sends ‹ARTICLE› and the identifier in angle brackets.",
      all: { by: "answer", yes: "The name is ‹*›: all groups are meant.", no: "One group is meant." },
      "send-list": "The client asks for a list of all groups: ‹LIST›.",
    },
    decisions: {
      "decode-message-id":
        "An encoded line break would end the command and begin another one (section 6), so it stays encoded.",
      connect:
        "By the document, such a URL says nothing of where the article is. How a client gets it is its own affair; here it asks a server by NNTP, for which ‹news.client.example› stands.",
      "send-article": "The document names no command. This one is of NNTP, RFC 977.",
      "send-list": "The document names no command. This one is of NNTP, RFC 977.",
      "send-group":
        "The document names no command. This one is of NNTP, RFC 977. The name is sent as it stands: the grammar lets nothing in it be encoded.",
    },
  },
  nntp: {
    lines: {
      "no-group": "there is no result: the URL names no group",
      "split-group": 'newsgroup-name, article-number ← url-path, at its first "/"',
      "default-port": 'port ← "119"',
      "has-article": "if article-number is defined",
      "send-article": 'send "ARTICLE " + article-number + CR LF',
    },
    steps: {
      "no-group": "Without a group, the client has nothing to ask for.",
      "split-group": "Group and article are divided by a slash: {parts}.",
      "has-article": { by: "answer", yes: "An article is given by its number.", no: "No article is given." },
      "send-article":
        "The client asks for that article of the group: it sends ‹ARTICLE› and the number, ‹{register article-number}›.",
    },
    decisions: {
      "send-group":
        "The document names no command. This one is of NNTP, RFC 977. The name is sent as it stands: the grammar lets nothing in it be encoded.",
      "has-article":
        "In the form that the document describes there is always a number. In the grammar it may be absent.",
      "send-article": "The document names no command. This one is of NNTP, RFC 977.",
    },
  },
  telnet: {
    lines: {
      "split-port": 'host, port ← hostport, at its last ":"',
      "default-port": 'port ← "23"',
      "advise-user": 'advice ← "user " + user',
      "has-password": "if password is defined",
      "advise-password": 'advice ← advice + ", password " + password',
      session: "the session is the user's from here on: done",
    },
    steps: {
      "advise-user": "The client does not log in by itself. It shows its user what the URL suggests: ‹{set}›.",
      "has-password": { by: "answer", yes: "A password is suggested, too.", no: "No password is suggested." },
      "advise-password": "It shows the password, too: ‹{set}›.",
      session: "From here on the session with ‹{register connection}› is the user's.",
    },
    decisions: {
      "advise-user":
        "The document calls them advisory only. The client sends neither: it tells the user, who then logs in. The words are ours.",
      "advise-password":
        "The document calls them advisory only. The client sends neither: it tells the user, who then logs in. The words are ours.",
    },
  },
  wais: {
    lines: {
      "no-database": "there is no result: the URL names no database",
      "split-database": 'database, wtype ← url-path, at its first "/"',
      "split-wtype": 'wtype, wpath ← wtype, at its first "/"',
      "default-port": 'port ← "210"',
      decode: "decode search, database, wtype, wpath",
      document: "if wpath is defined",
      "send-retrieve": 'send "Retrieve " + wpath + " of type " + wtype + " from " + database',
      "no-document": "else",
      "ask-search": 'search ← "<search>"',
      "send-search": 'send "Search " + database + " for " + search',
    },
    steps: {
      "no-database": "Without a database, there is nothing to be asked.",
      "split-database": "The database ends at the first slash: {parts}.",
      "split-wtype": "Then come the type and, after a slash, the path of a document: {parts}.",
      decode: { by: "changes", yes: "Now the parts are decoded, once: {parts}.", no: "Nothing is encoded." },
      document: { by: "answer", yes: "One document is wanted.", no: "No single document is wanted." },
      "send-retrieve": "The client asks for the document, by the type and the path that a search has given before.",
      "ask-search": "The database can be searched, so the client asks its user what to search for.",
      "send-search": "The client has the database searched for ‹{register search}›.",
    },
    decisions: {
      "split-search":
        "By section 3.1 the search is part of the url-path, which ends the host. The search is taken off first, so that one directly after the host, which no rule allows, is seen as what it is.",
      "send-retrieve":
        "The protocol is not one of texts (RFC 1625), and the document prints nothing of it. These are words for what is asked.",
      "send-search":
        "The protocol is not one of texts (RFC 1625), and the document prints nothing of it. These are words for what is asked.",
      "ask-search":
        "By the document, such a URL means a database that can be searched. What a client does with it is not said; here it asks for words, for which ‹<search>› stands.",
    },
  },
  file: {
    lines: {
      "no-login": 'there is no result: the URLs of this scheme have "//" and a path',
      "split-host": 'host, url-path ← scheme-specific-part after its first "//", at the first "/"',
      elsewhere: 'if host is neither empty nor "localhost" in either case',
      "no-access": "there is no result: how a client reaches files of another host is not said",
      directories: 'while "/" is in url-path',
      "next-directory": 'directory, url-path ← url-path, at its first "/"',
      "decode-directory": "decode directory",
      "ask-directory": 'send "directory " + directory',
      "decode-name": "decode name",
      "no-name": "if name is empty",
      "only-directory": "the URL names a directory: done",
      "ask-file": 'send "file " + name',
    },
    steps: {
      "no-login": "URLs of this scheme have ‹//› and a path: with this text, a client can do nothing.",
      "split-host": "The host ends at the next slash: {parts}.",
      elsewhere: {
        by: "answer",
        yes: "The file is on another host: ‹{register host}›.",
        no: "The file is on this machine.",
      },
      "no-access": "The document does not say how a client gets at files there.",
      directories: {
        by: "answer",
        yes: "A slash is left in the path: a directory comes before it.",
        no: "No slash is left.",
      },
      "next-directory": "The directory, and what is left of the path: {parts}.",
      "decode-directory": {
        by: "changes",
        yes: "Only now, after the split, is it decoded: ‹{set}›.",
        no: "Nothing in it is encoded.",
      },
      "ask-directory": "The client goes into the directory ‹{register directory}›.",
      "no-name": {
        by: "answer",
        yes: "The path ends with a slash, so the name is empty.",
        no: "There is a name: ‹{register name}›.",
      },
      "only-directory": "So the URL names the directory itself.",
      "ask-file": "The client opens the file ‹{register name}›.",
    },
    decisions: {
      "decode-directory":
        "The document does not say when a path is decoded. Here each directory is, by itself, after the split: an encoded slash is part of a name.",
      "ask-directory":
        "Nothing is sent over a network. How directories and names are written down is the machine's affair: the document's example, a file of VMS, is ‹DISK$USER:[MY.NOTES]NOTE123456.TXT› there, and ‹note12345.txt› in the URL, which lost a digit.",
      "decode-name":
        "The document does not say when a path is decoded. Here the name is, by itself, after the split: an encoded slash is part of it.",
      "no-name":
        "By the grammar the name may be empty. The document does not say what the URL then means; here it is the directory.",
      "ask-file":
        "Nothing is sent over a network. How directories and names are written down is the machine's affair: the document's example, a file of VMS, is ‹DISK$USER:[MY.NOTES]NOTE123456.TXT› there, and ‹note12345.txt› in the URL, which lost a digit.",
    },
  },
  prospero: {
    lines: {
      "no-hsoname": "there is no result: the URL names no object",
      "split-hsoname": 'hsoname, fields ← url-path, at its first ";"',
      "default-port": 'port ← "1525"',
      "decode-hsoname": "decode hsoname, but for CR and LF",
      object: 'request ← "access methods of " + hsoname',
      "more-fields": "while fields is defined",
      "next-field": 'field, fields ← fields, at its first ";"',
      "split-field": 'field, value ← field, at its first "="',
      "no-value": "if value is undefined",
      "empty-value": 'value ← ""',
      "decode-field": "decode field, value, but for CR and LF",
      "add-field": 'request ← request + "; " + field + "=" + value',
      "send-request": "send request",
    },
    steps: {
      "no-hsoname": "Without the name of an object, there is nothing to be asked.",
      "split-hsoname": "A semicolon would end the name and begin fields: {parts}.",
      "decode-hsoname": {
        by: "changes",
        yes: "The name is decoded, once: ‹{set}›.",
        no: "Nothing in the name is encoded.",
      },
      object: "The server is asked how that object can be had: its name is ‹{register hsoname}›.",
      "more-fields": { by: "answer", yes: "A field follows.", no: "No field is left." },
      "next-field": "The field ends at the next semicolon: {parts}.",
      "split-field": "Name and value are divided by ‹=›: {parts}.",
      "no-value": { by: "answer", yes: "The field has no value.", no: "The field has a value: ‹{register value}›." },
      "empty-value": "It is taken for an empty one.",
      "decode-field": {
        by: "changes",
        yes: "Name and value are decoded, once: {parts}.",
        no: "Nothing in them is encoded.",
      },
      "add-field": "The field helps to tell which object is meant: ‹{register field}› is ‹{register value}›.",
      "send-request":
        "The client sends the request. What comes back may be URLs of other schemes, by which the object can be had.",
    },
    decisions: {
      "decode-hsoname":
        "The document says that the name is “suitably encoded”, and that only the server interprets it. An encoded line break would end the request and begin another one (section 6), so it stays encoded.",
      object: "The document does not say how a server is asked. These are words for what is asked.",
      "empty-value": "By the grammar each field has a value, if only an empty one.",
      "decode-field":
        "An encoded line break would end the request and begin another one (section 6), so it stays encoded.",
      "add-field":
        "By the document, fields serve to identify what is meant. How they are sent is not said; these are words for it.",
      "send-request": "The document says that the client contacts the server, and no more.",
    },
  },
};
