/**
 * The steps of a client for the URLs that RFC 1738 defines, line by line. Words that several schemes
 * share are under "url": schemes-rfc1738:ftp:lines:cwds, but schemes-rfc1738:url:lines:split-login.
 * Notation: web/src/words/words.js. Arguments of a step's sentence: web/src/views/stage/step.js.
 */
export default {
  url: {
    steps: {
      "split-scheme":
        "The scheme ends at the first colon. The text after it is parsed by this scheme’s rules: ‹{set}›.",
      "split-fragment": "A ‹#› and the text after it aren’t part of a URL: {parts}.",
      "not-common": {
        by: "answer",
        yes: "Without ‹//›, the URL has no host.",
        no: "Two slashes follow, and then a host.",
      },
      "no-login": "A client can’t do anything with this text, because URLs of this scheme have ‹//› and a host.",
      "split-login": "The next slash ends the host and the parts around it: {parts}.",
      "has-user": {
        by: "answer",
        yes: "It has an ‹@›, with a user name before it.",
        no: "Without an ‹@›, it has no user name.",
      },
      "split-user": "The last ‹@› separates the user from the host: {parts}.",
      "split-password": "The first colon, if any, begins a password: {parts}.",
      "only-host": "All of it is the host, perhaps with a port: ‹{set}›.",
      "split-port": "The last colon, if any, begins a port: {parts}.",
      "no-host": { by: "answer", yes: "The host is empty.", no: "The host is ‹{register host}›." },
      nowhere: "Without a host, the client has nothing to connect to.",
      "no-port": { by: "answer", yes: "The URL gives no port.", no: "The port is ‹{register port}›." },
      "default-port": "The port is then the scheme’s default: ‹{set}›.",
      connect: "The client connects to ‹{set}›.",
      "user-given": {
        by: "answer",
        yes: "Its ‹@› shows that it has a user name.",
        no: "It has no ‹@›, and none is allowed.",
      },
      "user-refused": "The client stops, because URLs of this scheme can’t have user names.",
      "decode-login": {
        by: "changes",
        yes: "Now, after the split, the parts are decoded once: {parts}.",
        no: "Nothing in the user name or password is encoded.",
      },
      named: { by: "answer", yes: "The URL names a user: ‹{register user}›.", no: "The URL names no user." },
      "no-path": {
        by: "answer",
        yes: "The URL has no path.",
        no: { by: "url-path", empty: "The path is empty.", other: "The path is ‹{register url-path}›." },
      },
      "split-search": "The first ‹?›, if any, begins a search: {parts}.",
      "split-name": "The rest of the path is the name: ‹{set}›.",
      "no-file": "The URL names nothing for the client to fetch.",
      "decode-name": {
        by: "changes",
        yes: "The name is decoded, once: ‹{set}›.",
        no: "Nothing in the name is encoded.",
      },
      "send-group": "The client asks for the group: it sends ‹GROUP› and its name, ‹{register newsgroup-name}›.",
      "no-search": {
        by: "answer",
        yes: "The URL has no search.",
        no: { by: "search", empty: "The search is empty.", other: "The search is ‹{register search}›." },
      },
    },
    decisions: {
      "decode-login":
        "An encoded line break stays encoded: decoded, it would end the command and begin another one (section 6).",
    },
  },
  ftp: {
    steps: {
      "has-type": {
        by: "answer",
        yes: "The end of the path says how the file is to be sent.",
        no: "The path doesn’t say how the file is to be sent.",
      },
      "split-type": "The type comes after ‹;type=›: {parts}.",
      named: {
        by: "answer",
        yes: "The URL names a user: ‹{register user}›.",
        no: "The URL doesn’t name a user, and the client logs in as anybody can.",
      },
      "send-user": "The client sends ‹USER› and the name: ‹{register user}›.",
      "no-password": {
        by: "answer",
        yes: "The URL has no password.",
        no: "The URL has a password, which anybody can read.",
      },
      "ask-password": "The client asks its user for a password.",
      "send-password": "The client sends ‹PASS› and the password: ‹{register password}›.",
      "send-anonymous": "By convention, the user name is ‹anonymous›.",
      "send-address": "Under the same convention, the password is the user’s mail address.",
      "no-file": "The client is logged in, but the URL names nothing to fetch.",
      cwds: {
        by: "answer",
        yes: "The path still has a slash, with a directory before it.",
        no: "The path has no slash left, so the rest of it is the name.",
      },
      "next-cwd": "This gives the directory and the rest of the path: {parts}.",
      "decode-cwd": {
        by: "changes",
        yes: "Only now, after the split, is the directory decoded: ‹{set}›.",
        no: "Nothing in it is encoded.",
      },
      "send-cwd": {
        by: "cwd",
        empty: "The client sends ‹CWD› without a name.",
        other: "The client changes the directory: it sends ‹CWD› and ‹{register cwd}›.",
      },
      directory: {
        by: "answer",
        yes: "The type is ‹d›, so the URL asks for a list of names.",
        no: "The type isn’t ‹d›, so the URL asks for a file.",
      },
      "send-nlst": "The client asks for the list: it sends ‹NLST› and the name, ‹{register name}›.",
      "has-typecode": { by: "answer", yes: "The URL gives a type.", no: "The URL gives no type." },
      "send-type": "The client sends ‹TYPE› and the type: ‹{register typecode}›.",
      "guess-mode":
        "The client has to guess how to send the file, usually from the end of its name: ‹{register name}›.",
      "send-retr": "The client asks for the file: it sends ‹RETR› and the name, ‹{register name}›.",
    },
    decisions: {
      named:
        "The spec names the commands and their arguments, as in ‹CWD /etc›. In FTP, RFC 959, ‹CR› ‹LF› ends each. Even an empty user name is sent.",
      "ask-password":
        "Under the spec, the client asks its user for a password if the server requires one. The user’s input isn’t in the URL. ‹<password>› is a placeholder.",
      "send-address":
        "The address is the user’s own. ‹user@client.example› is a placeholder. User name and password are sent only if the server asks for them, as every server does.",
      "no-file": "The spec allows the whole path to be absent, but doesn’t say what is fetched then.",
      cwds: "For a second file, a client may keep the connection (section 3.2.5). But FTP has no common way back from a directory. Only a new connection is sure to work.",
      "decode-cwd":
        "Each directory is decoded by itself, after the split. An encoded slash is then part of a name. A line break stays encoded: decoded, it would begin another command (section 6).",
      "split-name":
        "The spec allows an empty name, but doesn’t say what a client does then. We send the command without a name, like ‹CWD›.",
      "decode-name":
        "An encoded line break stays encoded: decoded, it would end the command and begin another one (section 6).",
      "guess-mode":
        "Under section 3.2.3, the client guesses the type from the file’s name. Section 3.2.2 prints the commands for such URLs without ‹TYPE›. We don’t show the guess.",
    },
  },
  http: {
    steps: {
      "has-path": { by: "answer", yes: "The URL has a path.", no: "The URL has no path." },
      path: "The client asks the server for that path, unchanged: ‹{set}›.",
      "no-slash": "A URL may leave out the slash, but the client asks the server for ‹/› anyway.",
      "has-search": { by: "answer", yes: "The URL has a search.", no: "The URL has no search." },
      "add-search": "The search is added: ‹{set}›.",
      "send-request": "The client sends the request: ‹{register request}›.",
      "has-fragment": {
        by: "answer",
        yes: "The URL has a fragment identifier.",
        no: "The URL has no fragment identifier.",
      },
      "keep-fragment": "The client keeps it to itself: the server never sees ‹{register fragment identifier}›.",
    },
    decisions: {
      "split-search":
        "Under section 3.1, the search is part of the url-path. We split it off first, to show it as a search even directly after the host, where no rule allows one.",
      path: "The spec leaves the protocol to HTTP. This is its shortest request: ‹GET› and the path, encoded as in the URL.",
      "no-slash": "The spec allows the slash to be left out, but HTTP requires one in a request.",
      "send-request": "The spec leaves the protocol to HTTP. Later versions send more after this line.",
    },
  },
  gopher: {
    steps: {
      "no-gopher-path": { by: "answer", yes: "The path is absent or empty.", no: "The path is ‹{register url-path}›." },
      "default-type": "The type is then ‹1›, for a menu, and the selector is empty.",
      "split-type": "The first character is the type, which the client keeps: {parts}.",
      "split-search": "The first encoded tab, ‹%09›, if any, begins a search: {parts}.",
      "split-gopher-plus": "A second encoded tab, if any, begins a Gopher+ string: {parts}.",
      decode: {
        by: "changes",
        yes: "Now the parts are decoded, once: {parts}.",
        no: "Nothing in the selector or search is encoded.",
      },
      "filled-out": {
        by: "answer",
        yes: "The decoded Gopher+ string begins like a completed form.",
        no: "The URL has no completed form.",
      },
      "decode-filled": "It’s decoded with its line breaks, because such a form consists of lines: ‹{set}›.",
      "decode-gopher-plus": {
        by: "changes",
        yes: "The Gopher+ string is decoded, except for line breaks: ‹{set}›.",
        no: "There’s no Gopher+ string, or nothing in it is encoded.",
      },
      "no-search": {
        by: "answer",
        yes: "The URL has no search.",
        no: { by: "search", empty: "The search is empty.", other: "The search is ‹{register search}›." },
      },
      "send-selector": {
        by: "selector",
        empty: "The client sends an empty selector: just a line end.",
        other: "The client sends the selector ‹{register selector}› and ends the line.",
      },
      "no-gopher-plus": { by: "answer", yes: "The URL has no Gopher+ string.", no: "The URL has a Gopher+ string." },
      "send-search": "The client sends the selector, a tab, and the search: ‹{register search}›.",
      form: {
        by: "answer",
        yes: "The Gopher+ string is ‹?›, so the item has a form.",
        no: "The Gopher+ string isn’t a ‹?›.",
      },
      "send-ask": "The client first asks for the form, which is the attribute ‹+ASK›.",
      reconnect: "The server closes the connection after each response. The client connects again: ‹{set}›.",
      "no-form-words": { by: "answer", yes: "The search is empty.", no: "The search isn’t empty." },
      "send-responses": "The user has completed the form, and the client sends the user’s input.",
      "send-responses-search":
        "The user has completed the form. The client sends the search, ‹{register search}›, and the user’s input.",
      filled: {
        by: "answer",
        yes: "The Gopher+ string is a completed form.",
        no: "The Gopher+ string isn’t a completed form.",
      },
      "send-filled": "The client sends the selector, a tab, and the completed form, line by line.",
      default: { by: "answer", yes: "The Gopher+ string is just a ‹+›.", no: "The Gopher+ string is more than a ‹+›." },
      "default-view": "The client asks for the item in its default view.",
      view: {
        by: "answer",
        yes: "It starts with a ‹+›, which asks for one of several views of the item.",
        no: "Without a ‹+› at its start, it doesn’t name a view.",
      },
      "split-view": "The name of the view comes first, then a space and its language: {parts}.",
      item: {
        by: "answer",
        yes: "It starts with a ‹!›, which asks for attributes of the item, not for the item.",
        no: "Without a ‹!› at its start, it doesn’t ask for attributes of the item.",
      },
      "item-attributes": {
        by: "given",
        empty: "It names none, which asks for all attributes of the item.",
        other: "It asks for these attributes of the item: ‹{set}›.",
      },
      directory: {
        by: "answer",
        yes: "It starts with a ‹$›, which asks for attributes of all items in a directory.",
        no: "Without a ‹$› at its start, it doesn’t ask for attributes of a directory.",
      },
      "directory-attributes": {
        by: "given",
        empty: "It names none, which asks for all attributes of all items.",
        other: "It asks for these attributes of each item: ‹{set}›.",
      },
      "send-gopher-plus": "The client sends the selector, the search, and the Gopher+ string, separated by tabs.",
      "no-words": { by: "answer", yes: "The search is empty.", no: "The search isn’t empty." },
      "send-filled-search": "The client sends the selector, the search, and the completed form, separated by tabs.",
    },
    decisions: {
      decode:
        "The spec says that the selector is decoded. We decode the search, too, because encodings represent octets. A selector can’t contain a line break, which stays encoded.",
      "send-selector":
        "In Gopher, RFC 1436, ‹CR› ‹LF› ends a selector. This spec prints it only for forms (section 3.4.9).",
      "send-search":
        "In Gopher, RFC 1436, ‹CR› ‹LF› ends a selector. This spec prints it only for forms (section 3.4.9).",
      "send-ask":
        "The spec says that the attribute is fetched, and prints ‹!+…› for a single one (section 3.4.7), but never the two together.",
      reconnect: "A Gopher server closes the connection after each response (RFC 1436).",
      "send-responses":
        "It’s sent as section 3.4.9 prints it. The user’s input isn’t in the URL. ‹<ask_item1_value>›, the spec’s own words, is a placeholder.",
      "filled-out":
        "Only the form that section 3.4.9 prints consists of lines. We recognize it by its beginning, and decode line breaks only there.",
      "decode-filled":
        "Under section 3.4.9, these line breaks are sent. Another kind of server may take the lines for commands, as section 6 warns about a gopher URL and a mail server.",
      "decode-gopher-plus":
        "An encoded line break stays encoded: decoded, it would end the message and begin a command (section 6). Only a completed form needs line breaks in its Gopher+ string.",
      "send-responses-search":
        "The spec prints only a form without a search. We put the search before it, as section 3.4.3 says. ‹<ask_item1_value>› is a placeholder for the user’s input.",
      "send-filled":
        "Under section 3.4.3, the search and its tab come first, even if empty. The printed text has neither. We follow it, without another ‹CR› ‹LF›, because the form ends with one.",
      "send-gopher-plus":
        "Section 3.4.3 puts the tab and the search first, even if empty. Section 3.4.9 prints neither. In Gopher, RFC 1436, ‹CR› ‹LF› ends a selector. This spec prints it only for forms.",
      "send-filled-search":
        "The spec prints only a form without a search. We put the search before it, as section 3.4.3 says.",
    },
  },
  mailto: {
    steps: {
      address: "All of it is one mail address: ‹{set}›.",
      "decode-address": {
        by: "changes",
        yes: "The address is decoded, once: ‹{set}›.",
        no: "Nothing in the address is encoded.",
      },
      "no-object": "An address can’t be fetched: the client sends nothing, and its user may write a message.",
    },
    decisions: {
      "decode-address":
        "An encoded line break stays encoded: decoded, it would begin another line of the message’s header (section 6).",
    },
  },
  news: {
    steps: {
      "has-at": {
        by: "answer",
        yes: "Its ‹@›, which no group has, makes it one message.",
        no: "Without an ‹@›, it’s a group.",
      },
      article: "The message’s identifier is ‹{set}›.",
      group: "The group’s name is ‹{set}›.",
      "decode-message-id": {
        by: "changes",
        yes: "The identifier is decoded, once: ‹{set}›.",
        no: "It has nothing to decode.",
      },
      connect: "The URL doesn’t name a server, and the client asks its own: ‹{set}›.",
      "is-article": {
        by: "answer",
        yes: "The URL asks for a single message.",
        no: "The URL doesn’t ask for a single message.",
      },
      "send-article": "The client asks for the message: it sends ‹ARTICLE› and the identifier in angle brackets.",
      all: { by: "answer", yes: "The name is ‹*›, which means all groups.", no: "The name means one group." },
      "send-list": "The client asks for a list of all groups: ‹LIST›.",
    },
    decisions: {
      "decode-message-id":
        "An encoded line break stays encoded: decoded, it would end the command and begin another one (section 6).",
      connect:
        "The URL doesn’t say where the article is, and a client may get it in its own way. We let it ask a server by NNTP. ‹news.client.example› is a placeholder.",
      "send-article": "The spec names no command. This one is from NNTP, RFC 977.",
      "send-list": "The spec names no command. This one is from NNTP, RFC 977.",
      "send-group":
        "The spec names no command. This one is from NNTP, RFC 977. The name is sent unchanged: the grammar doesn’t allow anything in it to be encoded.",
    },
  },
  nntp: {
    steps: {
      "no-group": "Without a group, the client has nothing to ask for.",
      "split-group": "A slash separates group and article: {parts}.",
      "has-article": { by: "answer", yes: "The URL gives an article by its number.", no: "The URL gives no article." },
      "send-article":
        "The client asks for that article of the group: it sends ‹ARTICLE› and the number, ‹{register article-number}›.",
    },
    decisions: {
      "send-group":
        "The spec names no command. This one is from NNTP, RFC 977. The name is sent unchanged: the grammar doesn’t allow anything in it to be encoded.",
      "has-article": "The spec describes a form that always has a number. In the grammar, it may be absent.",
      "send-article": "The spec names no command. This one is from NNTP, RFC 977.",
    },
  },
  telnet: {
    steps: {
      "advise-user": "The client doesn’t log in by itself. It shows its user the name from the URL: ‹{set}›.",
      "has-password": { by: "answer", yes: "The URL suggests a password, too.", no: "The URL suggests no password." },
      "advise-password": "It shows the password, too: ‹{set}›.",
      session: "From now on, the user works in the session with ‹{register connection}›.",
    },
    decisions: {
      "advise-user":
        "The spec calls user name and password advisory only. The client sends neither: it shows them to its user, who then logs in. The words are ours.",
      "advise-password":
        "The spec calls user name and password advisory only. The client sends neither: it shows them to its user, who then logs in. The words are ours.",
    },
  },
  wais: {
    steps: {
      "no-database": "Without a database, the client has nothing to ask.",
      "split-database": "The database ends at the first slash: {parts}.",
      "split-wtype": "The type and, after a slash, the path of a document come next: {parts}.",
      decode: { by: "changes", yes: "Now the parts are decoded, once: {parts}.", no: "Nothing is encoded." },
      document: {
        by: "answer",
        yes: "The URL asks for one document.",
        no: "The URL doesn’t ask for a single document.",
      },
      "send-retrieve": "The client asks for the document by its type and path, which come from an earlier search.",
      "ask-search": "The client asks its user for search words, because the database can be searched.",
      "send-search": "The client searches the database for ‹{register search}›.",
    },
    decisions: {
      "split-search":
        "Under section 3.1, the search is part of the url-path. We split it off first, to show it as a search even directly after the host, where no rule allows one.",
      "send-retrieve":
        "The protocol isn’t text-based (RFC 1625), and the spec doesn’t print it. These words say what is requested.",
      "send-search":
        "The protocol isn’t text-based (RFC 1625), and the spec doesn’t print it. These words say what is requested.",
      "ask-search":
        "The spec says that you can search the database, but not what a client does. We let it ask for search words. ‹<search>› is a placeholder.",
    },
  },
  file: {
    steps: {
      "no-login": "A client can’t do anything with this text, because URLs of this scheme have ‹//› and a path.",
      "split-host": "The host ends at the next slash: {parts}.",
      elsewhere: {
        by: "answer",
        yes: "The file is on a different host: ‹{register host}›.",
        no: "The file is on this machine.",
      },
      "no-access": "The spec doesn’t say how a client accesses files there.",
      directories: {
        by: "answer",
        yes: "The path still has a slash, with a directory before it.",
        no: "The path has no slash left.",
      },
      "next-directory": "This gives the directory and the rest of the path: {parts}.",
      "decode-directory": {
        by: "changes",
        yes: "Only now, after the split, is the directory decoded: ‹{set}›.",
        no: "Nothing in it is encoded.",
      },
      "ask-directory": "The client enters the directory ‹{register directory}›.",
      "no-name": {
        by: "answer",
        yes: "The path ends with a slash, so the name is empty.",
        no: "The name is ‹{register name}›.",
      },
      "only-directory": "The URL names the directory itself.",
      "ask-file": "The client opens the file ‹{register name}›.",
    },
    decisions: {
      "decode-directory":
        "The spec doesn’t say when a path is decoded. We decode each directory by itself, after the split. That way, an encoded slash is part of a name.",
      "ask-directory":
        "Nothing is sent over a network. The machine decides how to write directories and names. The URL of the spec’s example, the VMS file ‹DISK$USER:[MY.NOTES]NOTE123456.TXT›, has ‹note12345.txt›, one digit short.",
      "decode-name":
        "The spec doesn’t say when a path is decoded. We decode the name by itself, after the split. That way, an encoded slash is part of it.",
      "no-name":
        "The grammar allows an empty name. The spec doesn’t say what the URL then means. We read it as the directory.",
      "ask-file":
        "Nothing is sent over a network. The machine decides how to write directories and names. The URL of the spec’s example, the VMS file ‹DISK$USER:[MY.NOTES]NOTE123456.TXT›, has ‹note12345.txt›, one digit short.",
    },
  },
  prospero: {
    steps: {
      "no-hsoname": "Without an object’s name, the client has nothing to ask for.",
      "split-hsoname": "The first semicolon, if any, ends the name and begins fields: {parts}.",
      "decode-hsoname": {
        by: "changes",
        yes: "The name is decoded, once: ‹{set}›.",
        no: "Nothing in the name is encoded.",
      },
      object: "The client asks the server how to access the object named ‹{register hsoname}›.",
      "more-fields": { by: "answer", yes: "A field follows.", no: "No field is left." },
      "next-field": "The field ends at the next semicolon: {parts}.",
      "split-field": "A ‹=› separates name and value: {parts}.",
      "no-value": {
        by: "answer",
        yes: "The field has no value.",
        no: {
          by: "value",
          empty: "The field has an empty value.",
          other: "The field has the value ‹{register value}›.",
        },
      },
      "empty-value": "It’s treated as an empty value.",
      "decode-field": {
        by: "changes",
        yes: "Name and value are decoded, once: {parts}.",
        no: "Nothing in them is encoded.",
      },
      "add-field": "The field helps to identify the object: ‹{register field}› is ‹{register value}›.",
      "send-request":
        "The client sends the request. The server may respond with URLs of other schemes that give access to the object.",
    },
    decisions: {
      "decode-hsoname":
        "The spec says that the name is “suitably encoded”, for the server to interpret. A line break stays encoded: decoded, it would begin another request (section 6).",
      object: "The spec doesn’t say how to ask a server. These words say what is requested.",
      "empty-value": "In the grammar, each field has a value, which may be empty.",
      "decode-field":
        "An encoded line break stays encoded: decoded, it would end the request and begin another one (section 6).",
      "add-field":
        "According to the spec, fields identify the object that is meant. It doesn’t say how they’re sent: these words are ours.",
      "send-request": "The spec says only that the client contacts the server.",
    },
  },
};
