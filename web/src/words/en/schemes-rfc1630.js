/**
 * The steps of a client for the schemes of RFC 1630, line by line. A line with the same id
 * is the same for every scheme, so all are under "url". Notation: web/src/words/words.js. Arguments of
 * a step's sentence: web/src/views/stage/step.js.
 */
export default {
  url: {
    steps: {
      "split-scheme":
        "The scheme ends at the first colon. The text after it is parsed by this scheme’s rules: ‹{set}›.",
      "split-fragmentid": "A ‹#› and the text after it aren’t part of the object’s own URI: {parts}.",
      "split-search": "The first ‹?›, if any, ends the URI of the object and begins a search: {parts}.",
      "no-slashes": {
        by: "answer",
        yes: "Without ‹//›, the URI has no host.",
        no: "Two slashes follow, and then a host.",
      },
      "no-login": "A client can’t do anything with this text, because URIs of this scheme have ‹//› and a host.",
      "split-login": "The next slash ends the host and the parts around it: {parts}.",
      "split-host-port": "The last colon, if any, begins a port: {parts}.",
      "no-host": { by: "answer", yes: "The host is empty.", no: "The host is ‹{register host}›." },
      nowhere: "Without a host, the client has nothing to connect to.",
      "no-port": { by: "answer", yes: "The URI gives no port.", no: "The port is ‹{register port}›." },
      connect: "The client connects to ‹{set}›, at the default port of the protocol.",
      "connect-port": "The client connects to ‹{set}›.",
      "no-path": {
        by: "answer",
        yes: "The URI has no path.",
        no: { by: "path", empty: "The path is empty.", other: "The path is ‹{register path}›." },
      },
      "no-slash": "The client asks the server for ‹/›: ‹{set}›.",
      path: "The client asks the server for the path, unchanged: ‹{set}›.",
      "has-search": { by: "answer", yes: "The URI has a search.", no: "The URI has no search." },
      "add-search": "The search is added, as part of the path: ‹{set}›.",
      "send-request": "The client sends the request: ‹{register request}›.",
      "has-fragmentid": { by: "answer", yes: "The URI has a fragmentid.", no: "The URI has no fragmentid." },
      "keep-fragmentid": "The client keeps it until it has the object: the server never sees ‹{register fragmentid}›.",
      "has-user": {
        by: "answer",
        yes: "It has an ‹@›, with a user name before it.",
        no: "Without an ‹@›, it has no user name.",
      },
      "split-user": "The last ‹@› separates the user from the host: {parts}.",
      "split-password": "The first colon, if any, begins a password: {parts}.",
      "only-host": "All of it is the host, perhaps with a port: ‹{set}›.",
      "split-port": "The last colon, if any, begins a port: {parts}.",
      "has-type": {
        by: "answer",
        yes: "The end of the path says how the file is to be sent.",
        no: "The path doesn’t say how the file is to be sent.",
      },
      "split-type": "The type comes after ‹;type=›: {parts}.",
      "decode-login": {
        by: "changes",
        yes: "Now, after the split, the parts are decoded once: {parts}.",
        no: "Nothing in the user name or password is encoded.",
      },
      named: { by: "answer", yes: "The URI names a user: ‹{register user}›.", no: "The URI names no user." },
      "send-user": "The client sends ‹USER› and the name: ‹{register user}›.",
      "has-password": {
        by: "answer",
        yes: "The URI has a password, which anybody can read.",
        no: "The URI has no password.",
      },
      "send-password": "The client sends ‹PASS› and the password: ‹{register password}›.",
      "send-anonymous": "By convention, the user name is ‹anonymous›.",
      "send-address": "Under the same convention, the password is the user’s mail address.",
      "no-file": "The URI names nothing for the client to fetch.",
      cwds: {
        by: "answer",
        yes: "The path still has a slash, with a directory before it.",
        no: "The path has no slash left.",
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
        yes: "Nothing follows the last slash, so the URI asks for the directory itself.",
        no: "A name follows the last slash, so the URI asks for a file.",
      },
      "send-nlst": "The client asks for the list of names: ‹NLST›.",
      "decode-name": {
        by: "changes",
        yes: "The name is decoded, once: ‹{set}›.",
        no: "Nothing in the name is encoded.",
      },
      "has-type-code": { by: "answer", yes: "The URI gives a type.", no: "The URI gives no type." },
      "send-type": "The client sends ‹TYPE› and the type: ‹{register type-code}›.",
      "send-retr": "The client asks for the file: it sends ‹RETR› and the name, ‹{register path}›.",
      "no-command": { by: "answer", yes: "The path is absent or empty.", no: "The path is ‹{register path}›." },
      menu: "The type is then ‹1›, for a menu, and the command is empty.",
      "split-gtype": "The first character is the type, which the client keeps: {parts}.",
      "decode-command": {
        by: "changes",
        yes: "The command is decoded, once: ‹{set}›.",
        no: "Nothing in the command is encoded.",
      },
      "send-command": {
        by: "gcommand",
        empty: "The client sends an empty command: just a line end.",
        other: "The client sends the command ‹{register gcommand}› and ends the line.",
      },
      address: "All of it is one mail address: ‹{set}›.",
      "decode-address": {
        by: "changes",
        yes: "The address is decoded, once: ‹{set}›.",
        no: "Nothing in the address is encoded.",
      },
      "no-object": "An address can’t be fetched: the client sends nothing, and its user may write a message.",
      "has-at": {
        by: "answer",
        yes: "Its ‹@›, which no group has, makes it one article.",
        no: "Without an ‹@›, it’s a group.",
      },
      article: "The article’s identifier is ‹{set}›.",
      group: "The group’s name is ‹{set}›.",
      "decode-article": {
        by: "changes",
        yes: "The identifier is decoded, once: ‹{set}›.",
        no: "It has nothing to decode.",
      },
      "connect-own": "The URI doesn’t name a server, and the client asks its own: ‹{set}›.",
      "is-article": {
        by: "answer",
        yes: "The URI asks for a single article.",
        no: "The URI doesn’t ask for a single article.",
      },
      "send-article": "The client asks for the article: it sends ‹ARTICLE› and the identifier in angle brackets.",
      all: { by: "answer", yes: "The name is ‹*›, which means all groups.", no: "The name means one group." },
      "send-list": "The client asks for a list of all groups: ‹LIST›.",
      "send-group": "The client asks for the group: it sends ‹GROUP› and its name, ‹{register group}›.",
      "advise-user": "The session is for a person, who sees the name from the URI: ‹{set}›.",
      "advise-password": "It shows the password, too: ‹{set}›.",
      session: "From now on, the user works in the session. Nothing inside it has an address.",
      "no-database": "Without a database, the client has nothing to ask.",
      "split-database": "The database ends at the first slash: {parts}.",
      "split-wtype": "The type and, after a slash, the path of a document come next: {parts}.",
      decode: { by: "changes", yes: "Now these parts are decoded, once: {parts}.", no: "Nothing in them is encoded." },
      document: {
        by: "answer",
        yes: "The URI asks for one document.",
        no: "The URI doesn’t ask for a single document.",
      },
      retrieve: "The client must know the type before it asks. The URI gives it: ‹{set}›.",
      fields: { by: "answer", yes: "The document’s identifier has another field.", no: "No field is left." },
      "next-field": "The field’s number comes before the ‹=›: {parts}.",
      "split-field": "A ‹;› ends the field: {parts}.",
      "decode-field": {
        by: "changes",
        yes: "The field is decoded by itself: ‹{set}›.",
        no: "Nothing in it is encoded.",
      },
      "add-field": "The field is added to the request: ‹{set}›.",
      "send-words": "The client sends the request: ‹{register request}›.",
      "no-search": {
        by: "answer",
        yes: "The URI has no search.",
        no: { by: "search", empty: "The search is empty.", other: "The search is ‹{register search}›." },
      },
      "ask-search": "The client asks its user for search words, because the database can be searched.",
      "send-search": "The client searches the database for ‹{register search}›.",
      elsewhere: {
        by: "answer",
        yes: "The host is neither empty nor ‹localhost›: ‹{register login}›.",
        no: "The host is empty or ‹localhost›, which means the client’s own machine.",
      },
      "no-access": "The host tells clients elsewhere that they can’t access the file.",
      directories: {
        by: "answer",
        yes: "The path still has a slash, with a directory before it.",
        no: "The path has no slash left.",
      },
      "next-directory": "This gives the directory and the rest of the path: {parts}.",
      "decode-directory": {
        by: "changes",
        yes: "It’s decoded by itself, after the split: ‹{set}›.",
        no: "Nothing in it is encoded.",
      },
      "ask-directory": "The client enters the directory ‹{register directory}›.",
      "no-name": {
        by: "answer",
        yes: "Nothing follows the last slash.",
        no: "The remaining name is ‹{register path}›.",
      },
      "only-directory": "The URI means a directory, not a file.",
      "decode-file": {
        by: "changes",
        yes: "The name is decoded, once: ‹{set}›.",
        no: "Nothing in the name is encoded.",
      },
      "ask-file": "The client opens the file ‹{register path}›, by its machine’s own names.",
      "mid-identifier": "All of it is a message’s identifier, without the angle brackets: ‹{set}›.",
      "mid-decode": { by: "changes", yes: "It’s decoded, once: ‹{set}›.", no: "Nothing in it is encoded." },
      "mid-look": "The client looks for the message ‹{register addr-spec}› in mail that has already arrived.",
      "cid-identifier": "All of it is a body part’s identifier: ‹{set}›.",
      "cid-decode": { by: "changes", yes: "It’s decoded, once: ‹{set}›.", no: "Nothing in it is encoded." },
      "cid-look":
        "The client looks for the part ‹{register content-identifier}› in the message that contains the reference.",
      "split-group": "A slash separates group and article: {parts}.",
      "has-digits": { by: "answer", yes: "The URI gives an article by its number.", no: "The URI gives no article." },
      "send-digits":
        "The client asks for that article of the group: it sends ‹ARTICLE› and the number, ‹{register digits}›.",
      "no-hsoname": "The URI names no object to ask for.",
      "split-version": "The first ‹%00›, if any, begins a version: {parts}.",
      "decode-hsoname": {
        by: "changes",
        yes: "The object’s name is decoded, once: ‹{set}›.",
        no: "Nothing in the name is encoded.",
      },
      object: "The client asks the server how to access the object: ‹{set}›.",
      "has-version": { by: "answer", yes: "The URI gives a version.", no: "The URI gives no version." },
      "add-version": "The version is added to the request: ‹{set}›.",
    },
    decisions: {
      connect:
        "The spec says that a URI gives a port if it isn’t the protocol’s own. It prints only one default port, 80 for ‹http›.",
      "no-slash":
        "Under the spec, the string that is sent starts with the slash after the host. Without that slash, ‹/› is sent, as HTTP requires.",
      path: "The spec says that the path is sent unchanged. The ‹GET› before it comes from HTTP.",
      "send-request": "The spec leaves the protocol to HTTP. Later versions send more after this line.",
      "split-type":
        "The spec prints ‹;type = <type-code>› and says that the space is left out. Its grammar has no ‹;type=›: the type follows the path directly.",
      "decode-login":
        "An encoded line break stays encoded: decoded, it would end the command and begin another one. The spec doesn’t discuss security.",
      "send-user":
        "The spec names the commands ‹CWD›, ‹TYPE›, ‹RETR›, and ‹NLIST›. It leaves the rest to FTP, RFC 959: the commands sent before them, and the ‹CR› ‹LF› that ends each.",
      "send-address": "The address is the user’s own. ‹user@client.example› is a placeholder.",
      "decode-cwd":
        "Each directory is decoded by itself, after the split. An encoded slash is then part of a name. A line break stays encoded: decoded, it would end the command and begin another one.",
      "decode-name":
        "An encoded line break stays encoded: decoded, it would end the command and begin another one. The spec doesn’t discuss security.",
      "send-retr":
        "The spec names the commands ‹CWD›, ‹TYPE›, ‹RETR›, and ‹NLIST›. It leaves the rest to FTP, RFC 959: the commands sent before them, and the ‹CR› ‹LF› that ends each.",
      "decode-command":
        "The spec encodes line breaks and tabs in a command, and we decode them. A modern client must not send a line break that comes from a URI.",
      "decode-address":
        "An encoded line break stays encoded: decoded, it would begin another line of the message’s header.",
      "no-object":
        "The spec doesn’t say what a client does. You send mail to an address, but can’t fetch anything from it.",
      "decode-article":
        "An encoded line break stays encoded: decoded, it would end the command and begin another one. The spec doesn’t discuss security.",
      "connect-own":
        "The URI doesn’t say where the article is. The client asks its user’s own news host; ‹news.client.example› is a placeholder.",
      "send-article": "The spec names the ARTICLE command and leaves the rest to NNTP, RFC 977.",
      "send-list": "The spec names the ARTICLE command and leaves the rest to NNTP, RFC 977.",
      "send-group": "The spec names the ARTICLE command and leaves the rest to NNTP, RFC 977.",
      "advise-user":
        "The spec doesn’t say what to do with user and password. We let the client tell its user, who logs in. The words are ours.",
      retrieve: "The spec doesn’t print the protocol. These words say what is requested.",
      "add-field": "The spec doesn’t print the protocol. These words say what is requested.",
      "send-words": "The spec doesn’t print the protocol. These words say what is requested.",
      "ask-search":
        "The spec doesn’t say what a client does with a database alone. We let it ask for search words, with ‹<search>› as a placeholder.",
      "send-search": "The spec doesn’t print the protocol. These words say what is requested.",
      "no-access": "The spec lets a client access the file in another way, if it has one.",
      "decode-directory":
        "The client turns the URI into a file name of its own machine. The spec leaves it to the client how. We decode each name by itself.",
      "ask-directory": "Nothing is sent to another machine. The words are ours.",
      "decode-file":
        "The client turns the URI into a file name of its own machine. The spec leaves it to the client how. We decode each name by itself.",
      "ask-file": "Nothing is sent to another machine. The words are ours.",
      "mid-decode": "The spec doesn’t print an encoding for this scheme. We use its conventional one.",
      "mid-look": "Clients don’t fetch messages: they look in mail that has already arrived. The words are ours.",
      "cid-decode": "The spec doesn’t print an encoding for this scheme. We use its conventional one.",
      "cid-look": "Under the spec, such an identifier is unique only within one message. The words are ours.",
      "split-group":
        "In the prose, such a URI has the name of a news server. The grammar rule has none, and we follow the rule.",
      "send-digits": "The spec names the ARTICLE command and leaves the rest to NNTP, RFC 977.",
      "decode-hsoname":
        "The spec says that the encoded null separates name and version. The name is decoded with the spec’s conventional encoding.",
      object: "The spec doesn’t print the protocol. These words say what is requested.",
    },
  },
};
