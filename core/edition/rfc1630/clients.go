package rfc1630

import "uriscope/core/edition/internal/client"

// Registers and lines that several schemes share.
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
no-slashes? if rest does not start with "//"
	no-login: no result: the URLs of this scheme have "//" and a host
split-login: login, path ← rest after its first "//", at the first "/"
`
	hostLines = `
split-host-port: host, port ← login, at its last ":"
` + client.NoHostLines
	userLines       = slashLines + client.LoginLines
	decodeUserLines = `
# decode: RFC 1630, Encoding reserved characters
decode-login*: decode user, password, except CR and LF
`
	connectLines = `
# dialogue: RFC 1630, BNF for specific URL schemes
no-port? if port is undefined or empty
	connect*: connection ← host
has-port| else
	connect-port: connection ← host + ":" + port
`
)

var http = client.Scheme{
	Name: "http", Section: document + "HTTP", Production: "httpaddress", Port: "80",
	Components: split,
	Registers: registers + hostRegisters + `
request
` + sent,
	Lines: beginLines + slashLines + hostLines + `
# dialogue: RFC 1630, HTTP
has-fragmentid? if fragmentid is defined
	keep-fragmentid: the fragmentid is not sent: keep it for the object
` + connectLines + `
# dialogue: RFC 1630, HTTP
no-path? if path is undefined
	no-slash*: request ← "GET /"
has-path| else
	path*: request ← "GET /" + path
has-search? if search is defined
	add-search: request ← request + "?" + search
send-request*: send request + CR LF
`,
}

var ftp = client.Scheme{
	Name: "ftp", Section: document + "FTP", Production: "ftpaddress",
	Components: split,
	Registers: registers + userRegisters + `
type-code: type-code of URL
cwd
` + sent,
	Lines: beginLines + userLines + `
# parts: RFC 1630, FTP
has-type? if ";type=" is in path
	split-type*: path, type-code ← path, at its first ";type="
` + decodeUserLines + connectLines + `
# dialogue: RFC 1630, FTP
named? if user is defined
	send-user*: send "USER " + user + CR LF
	has-password? if password is defined
		send-password: send "PASS " + password + CR LF
not-named| else
	send-anonymous: send "USER anonymous" + CR LF
	send-address*: send "PASS user@client.example" + CR LF
no-path? if path is undefined
	no-file: no result: the URL names no file
cwds+? while "/" is in path
	next-cwd: cwd, path ← path, at its first "/"
	decode-cwd*: decode cwd, except CR and LF
	send-cwd: send "CWD " + cwd + CR LF
directory? if path is empty
	send-nlst: send "NLST" + CR LF
file| else
	decode-name*: decode path, except CR and LF
	has-type-code? if type-code is defined
		send-type: send "TYPE " + type-code + CR LF
	send-retr*: send "RETR " + path + CR LF
`,
	Own: "name = path: path, type-code: params",
}

var gopher = client.Scheme{
	Name: "gopher", Section: document + "Gopher", Production: "gopheraddress",
	Components: split,
	Registers: registers + hostRegisters + `
gtype: gtype of URL
gcommand: gcommand of URL
` + sent,
	Lines: beginLines + slashLines + hostLines + `
# parts: RFC 1630, Gopher
no-command? if path is undefined or empty
	menu: gtype ← "1"; gcommand ← ""
command| else
	split-gtype: gtype, gcommand ← the first character of path, and the rest
# decode: RFC 1630, Gopher
decode-command*: decode gcommand
` + connectLines + `
# dialogue: RFC 1630, Gopher
send-command: send gcommand + CR LF
`,
	Own: "gtype: params, gcommand: path",
}

var mailto = client.Scheme{
	Name: "mailto", Section: document + "Mailto", Production: "mailtoaddress",
	Components: split,
	Registers: registers + `
addr-spec: addr-spec of URL
`,
	Lines: beginLines + `
# parts: RFC 1630, Mailto
address: addr-spec ← rest
# decode: RFC 1630, Mailto
decode-address*: decode addr-spec, except CR and LF
# dialogue: RFC 1630, Mailto
no-object*: no result: nothing is fetched from a mail address
`,
	Own: "addr-spec: path",
}

var news = client.Scheme{
	Name: "news", Section: document + "News", Production: "newsaddress",
	Components: split,
	Registers: registers + `
group: group of URL
article: article of URL
connection
` + sent,
	Lines: beginLines + `
# parts: RFC 1630, News
has-at? if "@" is in rest
	article: article ← rest
no-at| else
	group: group ← rest
# decode: RFC 1630, Encoding reserved characters
decode-article*: decode article, except CR and LF
# dialogue: RFC 1630, News
connect-own*: connection ← "news.client.example"
is-article? if article is defined
	send-article*: send "ARTICLE <" + article + ">" + CR LF
is-group| else
	all? if group is "*"
		send-list*: send "LIST" + CR LF
	not-all| else
		send-group*: send "GROUP " + group + CR LF
`,
	Own: "article: path, group: path",
}

var nntp = client.Scheme{
	Name: "nntp", Section: document + "NNTP", Production: "nntpaddress",
	Components: split,
	Registers: registers + `
group: group of URL
digits: digits of URL
connection
` + sent,
	Lines: beginLines + `
# parts: RFC 1630, BNF for specific URL schemes
split-group*: group, digits ← rest, at its first "/"
# dialogue: RFC 1630, NNTP
connect-own*: connection ← "news.client.example"
send-group*: send "GROUP " + group + CR LF
has-digits? if digits is defined
	send-digits*: send "ARTICLE " + digits + CR LF
`,
	Own: "group: path, digits: path",
}

// session returns a scheme for interactive sessions, which the spec describes together.
func session(name, production string) client.Scheme {
	return client.Scheme{
		Name: name, Section: document + "Telnet, rlogin, tn3270", Production: production,
		Components: split,
		Registers: registers + userRegisters + `
advice
`,
		Lines: beginLines + userLines + decodeUserLines + connectLines + `
# dialogue: RFC 1630, Telnet, rlogin, tn3270
named? if user is defined
	advise-user*: advice ← "user " + user
	has-password? if password is defined
		advise-password: advice ← advice + ", password " + password
session: the session is the user's from here on: done
`,
	}
}

// Only telnet has its own grammar rule.
var (
	telnet = session("telnet", "telnetaddress")
	rlogin = session("rlogin", "")
	tn3270 = session("tn3270", "")
)

var wais = client.Scheme{
	Name: "wais", Section: document + "WAIS", Production: "waisaddress",
	Components: split,
	Registers: registers + hostRegisters + `
database: database of URL
wtype: wtype of URL
wpath: wpath of URL
digits
field
request
` + sent,
	Lines: beginLines + slashLines + hostLines + `
# parts: RFC 1630, BNF for specific URL schemes
no-path? if path is undefined
	no-database: no result: the URL names no database
split-database: database, wtype ← path, at its first "/"
split-wtype: wtype, wpath ← wtype, at its first "/"
# decode: RFC 1630, Encoding reserved characters
decode: decode search, database, wtype
` + connectLines + `
# dialogue: RFC 1630, WAIS
document? if wpath is defined
	retrieve*: request ← "Retrieve " + wtype + " from " + database
	fields+? while "=" is in wpath
		next-field: digits, wpath ← wpath, at its first "="
		split-field: field, wpath ← wpath, at its first ";"
		decode-field: decode field
		add-field*: request ← request + ", " + digits + "=" + field
	send-words*: send request
index| else
	no-search? if search is undefined
		ask-search*: search ← "<search>"
	send-search*: send "Search " + database + " for " + search
`,
	Own: "database: path, wtype: path, wpath: path",
}

var file = client.Scheme{
	Name: "file", Section: document + "file",
	Components: split,
	Registers: registers + `
login: login of URL
path: path of URL
directory
asked[>]
`,
	Lines: beginLines + slashLines + `
# dialogue: RFC 1630, file
elsewhere? if login is neither empty nor "localhost"
	no-access*: no result: the file is on another system
no-path? if path is undefined
	no-file: no result: the URL names no file
directories+? while "/" is in path
	next-directory: directory, path ← path, at its first "/"
	decode-directory*: decode directory
	ask-directory*: send "directory " + directory
no-name? if path is empty
	only-directory: the URL names a directory: done
decode-file*: decode path
ask-file*: send "file " + path
`,
}

// own returns one of the two schemes for items that have already arrived by mail.
func own(name, section, production, part, asked string) client.Scheme {
	return client.Scheme{
		Name: name, Section: document + section, Production: production,
		Components: split,
		Registers:  registers + "\n" + part + ": " + part + " of URL\nasked[>]\n",
		Lines: beginLines + "# parts: RFC 1630, " + section + "\n" + name + "-identifier: " + part + " ← rest\n" +
			"# decode: RFC 1630, Encoding reserved characters\n" + name + "-decode*: decode " + part + "\n" +
			"# dialogue: RFC 1630, " + section + "\n" + name + "-look*: send \"" + asked + " <\" + " + part + " + \">\"\n",
		Own: part + ": path",
	}
}

var (
	mid = own("mid", "Message-Id", "midaddress", "addr-spec", "message")
	cid = own("cid", "Content-Id", "cidaddress", "content-identifier", "body part")
)

var prospero = client.Scheme{
	Name: "prospero", Section: document + "Prospero", Production: "prosperoaddress",
	Components: split,
	Registers: registers + hostRegisters + `
hsoname: hsoname of URL
version: version of URL
request
` + sent,
	Lines: beginLines + slashLines + hostLines + `
# parts: RFC 1630, Prospero
no-path? if path is undefined
	no-hsoname: no result: the URL names no object
split-version: hsoname, version ← path, at its first "%00"
# decode: RFC 1630, Encoding reserved characters
decode-hsoname*: decode hsoname
` + connectLines + `
# dialogue: RFC 1630, Prospero
object*: request ← "access methods of " + hsoname
has-version? if version is defined
	add-version: request ← request + ", version " + version
send-words*: send request
`,
	Own: "hsoname: path, version: params",
}
