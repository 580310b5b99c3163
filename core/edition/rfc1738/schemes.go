package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/trace"
)

// schemes are those that RFC 1738, section 3 defines, in its order. This file has what several
// of them share, mostly RFC 1738, section 3.1.
var schemes = []*edition.URLScheme{&ftp, &http, &gopher, &mailto, &news, &nntp, &telnet, &wais, &file, &prospero}

// schemeNames are the names that RFC 1738, section 4 speaks of.
var schemeNames = []edition.SchemeName{
	{Names: "afs mid cid nfs tn3270 mailserver z39.50", Standing: edition.ReservedScheme, Section: section4},
	{Names: "x-*", Standing: edition.ExperimentalScheme, Section: section4},
	{Names: "*", Standing: edition.UnknownScheme, Section: section4},
}

const section4 = "RFC 1738, section 4"

// The registers that every listing begins with; from rLogin on, those of URLs in the common
// Internet scheme syntax; from rUser on, those of URLs that may have a user.
const (
	rSchemePart = iota + 1
	rFragmentIdentifier
	rLogin
	rURLPath
	rHost
	rPortNumber
	rConnection
	rUser
	rPassword
	rHostport

	rOwnOfPart = rLogin        // the first one of a scheme without that syntax
	rOwnOfHost = rUser         // of one without a user
	rOwnOfUser = rHostport + 1 // of one with a user
)

const (
	registers = `
URL
scheme-specific-part: scheme-specific-part of URL
fragment identifier: fragment identifier of URL
`
	hostRegisters = registers + `
login: login of URL
url-path: url-path of URL
host: host of URL
port: port of URL
connection
`
	userRegisters = hostRegisters + `
user: user of URL
password: password of URL
hostport
`
)

// What listings begin with.
const (
	beginLines = `
# parts: RFC 1738, section 2.1
split-scheme: scheme-specific-part ← URL after its first ":"
# parts: RFC 1738, section 2.2
split-fragment: scheme-specific-part, fragment identifier ← scheme-specific-part, at its first "#"
`
	commonLines = `
# parts: RFC 1738, section 3.1
not-common[scheme-specific-part]? if scheme-specific-part does not begin with "//"
	no-login: there is no result: the URLs of this scheme have "//" and a host
split-login: login, url-path ← scheme-specific-part after its first "//", at the first "/"
`
	userLines = `
has-user[login]? if "@" is in login
	split-user: user, hostport ← login, at its last "@"
	split-password: user, password ← user, at its first ":"
no-user| else
	only-host: hostport ← login
split-port: host, port ← hostport, at its last ":"
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
`
	decodeUserLines = `
# decode: RFC 1738, section 2.2
decode-login*: decode user, password, but for CR and LF
`
)

// noUserLines returns the lines on a login that has no user. The section is the one that says so.
func noUserLines(section string) string {
	return `
# parts: RFC 1738, section ` + section + `
user-given[login]? if "@" is in login
	user-refused: there is no result: no user name is allowed
# parts: RFC 1738, section 3.1
split-port: host, port ← login, at its last ":"
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
`
}

// searchLines returns the line on a search, which comes before [commonLines].
func searchLines(section string) string {
	return `
# parts: RFC 1738, section ` + section + `
split-search*: scheme-specific-part, search ← scheme-specific-part, at its first "?"
`
}

func portLines(section, port string) string {
	return `
# parts: RFC 1738, section ` + section + `
no-port[port]? if port is undefined or empty
	default-port: port ← "` + port + `"
`
}

// connectLines returns the line that opens a connection, and a heading for those after it.
func connectLines(section string) string {
	return `
# dialogue: RFC 1738, section ` + section + `
connect: connection ← host + ":" + port
`
}

// A url is a URL that a client goes through, with the parts that it has found.
type url struct {
	client.Client
	part, fragment             edition.Span // part is the scheme-specific-part, without a search that was cut off
	login, path, search        edition.Span
	user, password, host, port edition.Span
}

// begin carries out the lines that all listings begin with.
func begin(text string, t *trace.Trace) *url {
	u := &url{Client: client.Client{URL: text, Run: t}, fragment: edition.Absent, search: edition.Absent}
	u.part = edition.Span{Start: strings.IndexByte(text, ':') + len(":"), End: len(text)}
	t.Do("split-scheme")
	u.Set(rSchemePart, u.part)
	if end := len(cut.BeforeFragment(text)); end < len(text) {
		u.fragment = edition.Span{Start: end + len("#"), End: len(text)}
		u.part.End = end
	}
	t.Do("split-fragment")
	u.SetAll(rSchemePart, u.part, u.fragment)
	return u
}

// splitSearch carries out the line of [searchLines].
func (u *url) splitSearch(register int) {
	u.part, u.search = splitAt(u.URL, u.part, "?")
	u.Run.Do("split-search")
	u.Set(rSchemePart, u.part)
	u.Set(register, u.search)
}

// common carries out [commonLines], and reports whether the URL has the common Internet scheme
// syntax.
func (u *url) common() bool {
	if u.Run.Ask("not-common", !strings.HasPrefix(u.part.Of(u.URL), "//")) {
		u.Run.Do("no-login")
		return false
	}
	u.login, u.path, _ = splitCommon(u.URL[:u.part.End], u.part.Start+len("//"), false)
	u.user, u.password, u.host, u.port = splitLogin(u.URL, u.login)
	u.Run.Do("split-login")
	u.SetAll(rLogin, u.login, u.path)
	return true
}

// splitUser carries out [userLines], and reports whether there is a host.
func (u *url) splitUser() bool {
	if u.Run.Ask("has-user", u.user != edition.Absent) {
		user, hostport := cut.User(u.URL, u.login)
		u.Run.Do("split-user")
		u.Set(rUser, user)
		u.Set(rHostport, hostport)
		u.Run.Do("split-password")
		u.SetAll(rUser, u.user, u.password)
	} else {
		u.Run.Do("only-host")
		u.Set(rHostport, u.login)
	}
	return u.splitPort()
}

// splitHost carries out the lines of [noUserLines], and reports whether there is a host and no
// user.
func (u *url) splitHost() bool {
	if u.Run.Ask("user-given", u.user != edition.Absent) {
		u.Run.Do("user-refused")
		return false
	}
	return u.splitPort()
}

func (u *url) splitPort() bool {
	u.Run.Do("split-port")
	u.SetAll(rHost, u.host, u.port)
	if u.Run.Ask("no-host", u.host.Of(u.URL) == "") {
		u.Run.Do("nowhere")
		return false
	}
	return true
}

// defaultPort carries out [portLines].
func (u *url) defaultPort(port string) {
	if u.Run.Ask("no-port", u.port.Of(u.URL) == "") {
		u.Run.Do("default-port")
		u.Run.Set(rPortNumber, trace.Text(port))
	}
}

// connect carries out a line that opens a connection.
func (u *url) connect(line string) {
	u.Run.Do(line)
	u.Run.Set(rConnection, u.Whole(rHost), trace.Text(":"), u.Whole(rPortNumber))
}

// A held is a register and the part of the URL that it holds.
type held struct {
	register int
	span     edition.Span
}

// decode carries out a line that decodes parts, except for what ends a message (RFC 1738,
// section 6).
func (u *url) decode(line string, parts ...held) {
	u.Run.Do(line)
	for _, p := range parts {
		u.Decode(p.register, p.span, client.CRLF)
	}
}

// decodeAll carries out a line that decodes parts.
func (u *url) decodeAll(line string, parts ...held) {
	u.Run.Do(line)
	for _, p := range parts {
		u.Decode(p.register, p.span, "")
	}
}

// ends carries out a line that ends a run.
func (u *url) ends(line string) { u.Run.Do(line) }

var crlf = trace.Text(client.CRLF)

// splitAt splits a part of a text at the first delimiter. Without one, the second span is absent;
// both are if the part is.
func splitAt(text string, s edition.Span, delimiter string) (before, after edition.Span) {
	i := strings.Index(s.Of(text), delimiter)
	if i < 0 {
		return s, edition.Absent
	}
	return edition.Span{Start: s.Start, End: s.Start + i}, edition.Span{Start: s.Start + i + len(delimiter), End: s.End}
}

// own returns the components of a text with those that its scheme has within the url-path.
// hasSearch says whether there can be a search beside that.
func own(text string, hasSearch bool, inner func(path edition.Span) []edition.Part) []edition.Part {
	var parts []edition.Part
	for _, p := range split(text) {
		if p.Role != edition.Query || hasSearch {
			parts = append(parts, p)
		}
		if p.Role != edition.Path {
			continue
		}
		if p.Name != "url-path" { // without "//" there is none
			p.Span = edition.Absent
		}
		parts = append(parts, inner(p.Span)...)
	}
	return parts
}

// within returns a part of a url-path.
func within(name string, role edition.Role, s edition.Span) edition.Part {
	return edition.Part{Name: name, Role: role, Inner: true, Span: s}
}
