package rfc1630

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
)

// A locator is a text and the spans of its components: the scheme and the path (RFC 1630, URI
// syntax), the search and the fragmentid (RFC 1630, Reserved characters), and what stands between
// "//" and the path in the schemes of the Internet, which is the rule login in its longest form.
// The path is always present.
type locator struct {
	text                                    string
	scheme, login, path, search, fragmentid edition.Span
}

// of returns a component, and whether it is present.
func (l *locator) of(s edition.Span) (text string, ok bool) { return s.Of(l.text), s != edition.Absent }

// splitLocator splits any text, in absolute form or in partial form.
func splitLocator(text string) locator {
	l := locator{text: text, scheme: edition.Absent, login: edition.Absent, search: edition.Absent, fragmentid: edition.Absent}
	at, end := 0, len(cut.BeforeFragment(text))
	if end < len(text) {
		l.fragmentid = edition.Span{Start: end + len("#"), End: len(text)}
	}
	if colon := schemeLength(text); colon > 0 {
		l.scheme = edition.Span{Start: 0, End: colon}
		at = colon + len(":")
	}
	if strings.HasPrefix(text[at:end], "//") {
		at += len("//")
		l.login = edition.Span{Start: at, End: end}
		if i := strings.IndexAny(text[at:end], "/?"); i >= 0 {
			l.login.End = at + i
		}
		at = l.login.End
	}
	l.setPath(at, end)
	return l
}

// setPath sets path and search, which are between two offsets.
func (l *locator) setPath(at, end int) {
	l.path = edition.Span{Start: at, End: end}
	if i := strings.IndexByte(l.text[at:end], '?'); i >= 0 {
		l.path.End = at + i
		l.search = edition.Span{Start: at + i + len("?"), End: end}
	}
}

// schemeLength returns the length of the scheme of a text in absolute form, in bytes, and 0 for
// any other text. By RFC 1630, Partial (relative) form, the colon must come before any slash. Two
// things are decided here: it must also come before any "?" and "#", and a scheme begins with a
// letter, as in RFC 1630, BNF of Generic URI Syntax.
func schemeLength(text string) int {
	i := strings.IndexAny(text, ":/?#")
	if i <= 0 || text[i] != ':' || !octets.IsLetter(text[0]) {
		return 0
	}
	return i
}

// names are the names of the components. Inner components follow the one that they are part of.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "login", Role: edition.Authority},
	{Name: "user", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "search", Role: edition.Query},
	{Name: "fragmentid", Role: edition.Fragment},
}

// parts returns the components of a text that was split, and those of its login.
func parts(l locator) []edition.Part {
	user, host, port := cut.Login(l.text, l.login)
	parts := edition.PartsAt(names, l.scheme, l.login, user, host, port, l.path, l.search, l.fragmentid)
	edition.SetKind(parts, edition.Host, hosts.Kind(l.text, host, isHostname))
	return parts
}

// isHostname reports whether a host matches hostname of RFC 1630, BNF for specific URL schemes.
// That is the same as ialpha, because the dot between names is also a character of a name.
func isHostname(host string) bool {
	return host != "" && octets.IsLetter(host[0]) && octets.AreOrEncoded(host, xalpha)
}

// productionFor returns what a text in absolute form has to match: the production of its scheme
// where RFC 1630, BNF for specific URL schemes has one, as the format is a function of the scheme
// (RFC 1630, URI syntax); for any other, that of all URIs. fragmentaddress only adds the fragmentid
// to what matches. There is no production for the partial form.
func productionFor(use edition.Use, text string) (production string, length int) {
	length = len(cut.BeforeFragment(text))
	name := text[:schemeLength(text)]
	hasFragment := use == edition.AsReference && length < len(text)
	if s := edition.SchemeOf(schemes, name); s != nil && s.Name == name && s.Production != "" {
		if !hasFragment || !source.Grammar().Check(s.Production, text[:length]).OK {
			return s.Production, length
		}
	}
	switch {
	case use != edition.AsReference || name != "" && !hasFragment:
		return "uri", length
	case name != "":
		return "fragmentaddress", len(text)
	}
	return "", 0
}

// productionOf returns what a whole text has to match: what a reference has to, and uri if there is
// nothing for that.
func productionOf(text string) string {
	if production, length := productionFor(edition.AsReference, text); length == len(text) && production != "" {
		return production
	}
	return "uri"
}
