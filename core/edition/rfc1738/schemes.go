package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/client"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/trace"
)

// schemes are those that RFC 1738, section 3 defines, in its order.
var schemes = []*edition.URLScheme{&ftp}

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
	rPort
	rConnection
	rUser
	rPassword
	rHostport
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

// What the listings begin with. Their words are those of the id "url" in the catalogue.
const (
	beginLines = `
# parts: RFC 1738, section 2.1
split-scheme: scheme-specific-part ← the URL after its first ":"
# parts: RFC 1738, section 2.2
split-fragment: scheme-specific-part, fragment identifier ← scheme-specific-part, at its first "#"
`
	commonLines = `
# parts: RFC 1738, section 3.1
not-common[scheme-specific-part]? if scheme-specific-part does not begin with "//"
	no-login: there is no result: schemes that have a host begin with "//"
split-login: login, url-path ← scheme-specific-part after its first "//", at the first "/"
`
	userLines = `
has-user[login]? if "@" is in login
	split-user: user, hostport ← login, at its last "@"
	split-password: user, password ← user, at its first ":"
no-user| else
	only-host: hostport ← login
split-port: host, port ← hostport, at its last ":"
`
)

// hostLines returns the lines that end with a connection. The section is the one that gives the
// default port.
func hostLines(section, port string) string {
	return `
no-host[host]? if host is empty
	nowhere: there is no result: there is no host to connect to
# parts: RFC 1738, section ` + section + `
no-port[port]? if port is undefined or empty
	default-port: port ← "` + port + `"
# dialogue: RFC 1738, section ` + section + `
connect*: connection ← host + ":" + port
`
}

// A url is a URL that a client goes through, with the parts that it has found.
type url struct {
	client.Client
	part, fragment             edition.Span // the scheme-specific-part, without the fragment identifier
	login, path                edition.Span
	user, password, host, port edition.Span
}

// begin carries out the lines that all listings begin with.
func begin(text string, t *trace.Trace) *url {
	u := &url{Client: client.Client{URL: text, Run: t}, fragment: edition.Absent}
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

// common carries out the lines on the common Internet scheme syntax (RFC 1738, section 3.1).
// It reports whether the URL has it.
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

// splitUser carries out the lines on a login that may have a user.
func (u *url) splitUser() {
	hostport := u.login
	if u.Run.Ask("has-user", u.user != edition.Absent) {
		user, rest := cut.User(u.URL, u.login)
		hostport = rest
		u.Run.Do("split-user")
		u.Set(rUser, user)
		u.Set(rHostport, hostport)
		u.Run.Do("split-password")
		u.SetAll(rUser, u.user, u.password)
	} else {
		u.Run.Do("only-host")
		u.Set(rHostport, hostport)
	}
	u.Run.Do("split-port")
	u.SetAll(rHost, u.host, u.port)
}

// connect carries out the lines that end with a connection. It reports whether there is a host
// to connect to.
func (u *url) connect(port string) bool {
	if u.Run.Ask("no-host", u.host.Of(u.URL) == "") {
		u.Run.Do("nowhere")
		return false
	}
	if u.Run.Ask("no-port", u.port.Of(u.URL) == "") {
		u.Run.Do("default-port")
		u.Run.Set(rPort, trace.Text(port))
	}
	u.Run.Do("connect")
	u.Run.Set(rConnection, u.Whole(rHost), trace.Text(":"), u.Whole(rPort))
	return true
}

// own returns the components of a URL with inner parts after the url-path. The name is what the
// document calls the url-path of the scheme, "" where it has no word of its own.
func own(text, name string, inner func(path edition.Span) []edition.Part) []edition.Part {
	var parts []edition.Part
	for _, p := range split(text) {
		if p.Role == edition.Path && name != "" {
			p.Name = name
		}
		parts = append(parts, p)
		if p.Role == edition.Path {
			parts = append(parts, inner(p.Span)...)
		}
	}
	return parts
}
