package rfc1630

// What several schemes share.
const (
	registers = `
URL
rest
fragmentid: fragmentid of URL
search: search of URL
`
	hostRegisters = `
login: login of URL
path: path of URL
host: host of URL
port: port of URL
connection
`
	userRegisters = hostRegisters + `
user: user of URL
password: password of URL
hostport
`
	sent = `
sent[>]
`
	beginLines = `
# parts: RFC 1630, URI syntax
split-scheme: rest ← URL after its first ":"
# parts: RFC 1630, Fragment-id
split-fragmentid: rest, fragmentid ← rest, at its first "#"
# parts: RFC 1630, Reserved characters
split-search: rest, search ← rest, at its first "?"
`
	slashLines = `
# parts: RFC 1630, BNF for specific URL schemes
no-slashes[rest]? if rest does not begin with "//"
	no-login: no result: the URLs of this scheme have "//" and a host
split-login: login, path ← rest after its first "//", at the first "/"
`
	hostLines = `
split-host-port: host, port ← login, at its last ":"
` + noHostLines
	userLines = slashLines + `
has-user[login]? if "@" is in login
	split-user: user, hostport ← login, at its last "@"
	split-password: user, password ← user, at its first ":"
no-user| else
	only-host: hostport ← login
split-port: host, port ← hostport, at its last ":"
` + noHostLines
	noHostLines = `
no-host[host]? if host is empty
	nowhere: no result: the URL has no host to connect to
`
	decodeUserLines = `
# decode: RFC 1630, Encoding reserved characters
decode-login*: decode user, password, but for CR and LF
`
	connectLines = `
# dialogue: RFC 1630, BNF for specific URL schemes
no-port[port]? if port is undefined or empty
	connect*: connection ← host
has-port| else
	connect-port: connection ← host + ":" + port
`
)

var http = &scheme{
	name: "http", section: "HTTP", production: "httpaddress", port: "80", login: slashLines + hostLines,
	registers: hostRegisters + `
request
` + sent,
	lines: `
# dialogue: RFC 1630, HTTP
has-fragmentid[fragmentid]? if fragmentid is defined
	keep-fragmentid: the fragmentid is not sent: keep it for the object
` + connectLines + `
# dialogue: RFC 1630, HTTP
no-path[path]? if path is undefined
	no-slash*: request ← "GET /"
has-path| else
	path*: request ← "GET /" + path
has-search[search]? if search is defined
	add-search: request ← request + "?" + search
send-request*: send request + CR LF
`,
}

var ftp = &scheme{
	name: "ftp", section: "FTP", production: "ftpaddress", login: userLines,
	registers: userRegisters + `
type-code: type-code of URL
cwd
` + sent,
	lines: `
# parts: RFC 1630, FTP
has-type[path]? if ";type=" is in path
	split-type*: path, type-code ← path, at its first ";type="
` + decodeUserLines + connectLines + `
# dialogue: RFC 1630, FTP
named[user]? if user is defined
	send-user*: send "USER " + user + CR LF
	has-password[password]? if password is defined
		send-password: send "PASS " + password + CR LF
not-named| else
	send-anonymous: send "USER anonymous" + CR LF
	send-address*: send "PASS user@client.example" + CR LF
no-path[path]? if path is undefined
	no-file: no result: the URL names no file
cwds+[path]? while "/" is in path
	next-cwd: cwd, path ← path, at its first "/"
	decode-cwd*: decode cwd, but for CR and LF
	send-cwd: send "CWD " + cwd + CR LF
directory[path]? if path is empty
	send-nlst: send "NLST" + CR LF
file| else
	decode-name*: decode path, but for CR and LF
	has-type-code[type-code]? if type-code is defined
		send-type: send "TYPE " + type-code + CR LF
	send-retr*: send "RETR " + path + CR LF
`,
	inner: "name: path ;type=, type-code: params",
}

var gopher = &scheme{
	name: "gopher", section: "Gopher", production: "gopheraddress", login: slashLines + hostLines,
	registers: hostRegisters + `
gtype: gtype of URL
gcommand: gcommand of URL
` + sent,
	lines: `
# parts: RFC 1630, Gopher
no-command[path]? if path is undefined or empty
	menu: gtype ← "1"; gcommand ← ""
command| else
	split-gtype: gtype, gcommand ← the first character of path, and the rest
# decode: RFC 1630, Gopher
decode-command*: decode gcommand
` + connectLines + `
# dialogue: RFC 1630, Gopher
send-command: send gcommand + CR LF
`,
	inner: "gtype: params 1, gcommand: path",
}

var mailto = &scheme{
	name: "mailto", section: "Mailto", production: "mailtoaddress",
	registers: `
addr-spec: addr-spec of URL
`,
	lines: `
# parts: RFC 1630, Mailto
address: addr-spec ← rest
# decode: RFC 1630, Mailto
decode-address*: decode addr-spec, but for CR and LF
# dialogue: RFC 1630, Mailto
no-object*: no result: nothing is fetched from a mail address
`,
	inner: "addr-spec: path",
}

var news = &scheme{
	name: "news", section: "News", production: "newsaddress",
	registers: `
group: group of URL
article: article of URL
connection
` + sent,
	lines: `
# parts: RFC 1630, News
has-at[rest]? if "@" is in rest
	article: article ← rest
no-at| else
	group: group ← rest
# decode: RFC 1630, Encoding reserved characters
decode-article*: decode article, but for CR and LF
# dialogue: RFC 1630, News
connect-own*: connection ← "news.client.example"
is-article[article]? if article is defined
	send-article*: send "ARTICLE <" + article + ">" + CR LF
is-group| else
	all[group]? if group is "*"
		send-list*: send "LIST" + CR LF
	not-all| else
		send-group*: send "GROUP " + group + CR LF
`,
	inner: "article: path @, group: path -@",
}

var nntp = &scheme{
	name: "nntp", section: "NNTP", production: "nntpaddress",
	registers: `
group: group of URL
digits: digits of URL
connection
` + sent,
	lines: `
# parts: RFC 1630, BNF for specific URL schemes
split-group*: group, digits ← rest, at its first "/"
# dialogue: RFC 1630, NNTP
connect-own*: connection ← "news.client.example"
send-group*: send "GROUP " + group + CR LF
has-digits[digits]? if digits is defined
	send-digits*: send "ARTICLE " + digits + CR LF
`,
	inner: "group: path /, digits: path",
}

// session returns one of the schemes for interactive sessions, which are told of together.
func session(name, production string) *scheme {
	return &scheme{
		name: name, section: "Telnet, rlogin, tn3270", production: production, login: userLines,
		registers: userRegisters + `
advice
`,
		lines: decodeUserLines + connectLines + `
# dialogue: RFC 1630, Telnet, rlogin, tn3270
named[user]? if user is defined
	advise-user*: advice ← "user " + user
	has-password[password]? if password is defined
		advise-password: advice ← advice + ", password " + password
session: the session is the user's from here on: done
`,
	}
}

// Only telnet has a rule of its own.
var (
	telnet = session("telnet", "telnetaddress")
	rlogin = session("rlogin", "")
	tn3270 = session("tn3270", "")
)

var wais = &scheme{
	name: "wais", section: "WAIS", production: "waisaddress", login: slashLines + hostLines,
	registers: hostRegisters + `
database: database of URL
wtype: wtype of URL
wpath: wpath of URL
digits
field
request
` + sent,
	lines: `
# parts: RFC 1630, BNF for specific URL schemes
no-path[path]? if path is undefined
	no-database: no result: the URL names no database
split-database: database, wtype ← path, at its first "/"
split-wtype: wtype, wpath ← wtype, at its first "/"
# decode: RFC 1630, Encoding reserved characters
decode: decode search, database, wtype
` + connectLines + `
# dialogue: RFC 1630, WAIS
document[wpath]? if wpath is defined
	retrieve*: request ← "Retrieve " + wtype + " from " + database
	fields+[wpath]? while "=" is in wpath
		next-field: digits, wpath ← wpath, at its first "="
		split-field: field, wpath ← wpath, at its first ";"
		decode-field: decode field
		add-field*: request ← request + ", " + digits + "=" + field
	send-words*: send request
index| else
	no-search[search]? if search is undefined
		ask-search*: search ← "<search>"
	send-search*: send "Search " + database + " for " + search
`,
	inner: "database: path /, wtype: path /, wpath: path",
}

var file = &scheme{
	name: "file", section: "file", login: slashLines,
	registers: `
login: login of URL
path: path of URL
directory
asked[>]
`,
	lines: `
# dialogue: RFC 1630, file
elsewhere[login]? if login is neither empty nor "localhost"
	no-access*: no result: the file is on another system
no-path[path]? if path is undefined
	no-file: no result: the URL names no file
directories+[path]? while "/" is in path
	next-directory: directory, path ← path, at its first "/"
	decode-directory*: decode directory
	ask-directory*: send "directory " + directory
no-name[path]? if path is empty
	only-directory: the URL names a directory: done
decode-file*: decode path
ask-file*: send "file " + path
`,
}

// own returns one of the two schemes for what has come by mail already.
func own(name, section, production, part, asked string) *scheme {
	return &scheme{
		name: name, section: section, production: production,
		registers: "\n" + part + ": " + part + " of URL\nasked[>]\n",
		lines: "# parts: RFC 1630, " + section + "\n" + name + "-identifier: " + part + " ← rest\n" +
			"# decode: RFC 1630, Encoding reserved characters\n" + name + "-decode*: decode " + part + "\n" +
			"# dialogue: RFC 1630, " + section + "\n" + name + "-look*: send \"" + asked + " <\" + " + part + " + \">\"\n",
		inner: part + ": path",
	}
}

var (
	mid = own("mid", "Message-Id", "midaddress", "addr-spec", "message")
	cid = own("cid", "Content-Id", "cidaddress", "content-identifier", "body part")
)

var prospero = &scheme{
	name: "prospero", section: "Prospero", production: "prosperoaddress", login: slashLines + hostLines,
	registers: hostRegisters + `
hsoname: hsoname of URL
version: version of URL
request
` + sent,
	lines: `
# parts: RFC 1630, Prospero
no-path[path]? if path is undefined
	no-hsoname: no result: the URL names no object
split-version: hsoname, version ← path, at its first "%00"
# decode: RFC 1630, Encoding reserved characters
decode-hsoname*: decode hsoname
` + connectLines + `
# dialogue: RFC 1630, Prospero
object*: request ← "access methods of " + hsoname
has-version[version]? if version is defined
	add-version: request ← request + ", version " + version
send-words*: send request
`,
	inner: "hsoname: path %00, version: params",
}
