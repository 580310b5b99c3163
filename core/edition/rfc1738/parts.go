package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
)

// names are the names of the components. Without "//", the path is called schemepart.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "login", Role: edition.Authority},
	{Name: "user", Role: edition.Userinfo, Inner: true},
	{Name: "password", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "url-path", Role: edition.Path},
	{Name: "search", Role: edition.Query},
	{Name: "fragment identifier", Role: edition.Fragment},
}

// split returns the components of any text: the components of the common Internet scheme syntax (RFC 1738,
// section 3.1) if "//" follows the scheme, or else, and without a scheme, a schemepart.
func split(text string) []edition.Part {
	at, end := 0, len(cut.BeforeFragment(text))
	scheme, login, search, fragment := edition.Absent, edition.Absent, edition.Absent, edition.Absent
	var path edition.Span
	if end < len(text) {
		fragment = edition.Span{Start: end + len("#"), End: len(text)}
	}
	if colon := schemeLength(text[:end]); colon > 0 {
		scheme = edition.Span{Start: 0, End: colon}
		at = colon + len(":")
	}
	common := scheme != edition.Absent && strings.HasPrefix(text[at:end], "//")
	if common {
		login, path, search = splitCommon(text[:end], at+len("//"), hasSearch(text[:scheme.End]))
	} else {
		path = edition.Span{Start: at, End: end}
	}
	user, host, port := cut.Login(text, login)
	user, password := cut.Password(text, user) // user and password can't contain a colon (RFC 1738, section 3.1)
	parts := edition.PartsAt(names, scheme, login, user, password, host, port, path, search, fragment)
	edition.SetKind(parts, edition.Host, hosts.Kind(text, host, isHostname))
	if !common {
		parts[6].Name = "schemepart"
	}
	return parts
}

// schemeLength returns the length of the scheme at the start of a text, or 0 (RFC 1738, section 2.1; uppercase
// letters are accepted for resiliency).
func schemeLength(text string) int {
	colon := max(0, strings.IndexByte(text, ':'))
	if !octets.Are(text[:colon], schemeOctets) {
		return 0
	}
	return colon
}

const schemeOctets = octets.Lower + octets.Upper + octets.Digits + "+.-"

// hasSearch reports whether "?" begins a search in the scheme's URLs. In other schemes it is an ordinary
// character.
func hasSearch(scheme string) bool {
	scheme = strings.ToLower(scheme)
	return scheme == "http" || scheme == "wais"
}

// splitCommon splits the text after "//". The login ends at the first "/", which is part of neither the login
// nor the url-path. In schemes with a search, which have no user and password, the login also ends at a "?",
// although the grammar doesn't allow one there (RFC 1738, section 3.3). In other schemes, user and password can
// contain "?".
func splitCommon(text string, at int, hasSearch bool) (login, path, search edition.Span) {
	login, path, search = edition.Span{Start: at, End: len(text)}, edition.Absent, edition.Absent
	if hasSearch {
		if i := strings.IndexByte(text[at:], '?'); i >= 0 {
			search = edition.Span{Start: at + i + len("?"), End: len(text)}
			login.End = at + i
		}
	}
	if i := strings.IndexByte(text[at:login.End], '/'); i >= 0 {
		path = edition.Span{Start: at + i + len("/"), End: login.End}
		login.End = at + i
	}
	return login, path, search
}

// isHostname reports whether a host matches the rule hostname of RFC 1738, section 5.
func isHostname(host string) bool {
	const inner = alphadigits + "-"
	for {
		label, rest, more := strings.Cut(host, ".")
		if !octets.Are(label, inner) || label == "" ||
			strings.IndexByte(alphadigits, label[0]) < 0 || strings.IndexByte(alphadigits, label[len(label)-1]) < 0 {
			return false
		}
		if !more {
			return octets.IsLetter(label[0])
		}
		host = rest
	}
}

const alphadigits = octets.Upper + octets.Lower + octets.Digits

// productionFor returns the production for the text's scheme, otherurl if the spec doesn't define the scheme,
// or url without a scheme. A fragment identifier can follow a URL but isn't part of it. A reference without a
// scheme matches nothing, because the spec defines no such references.
func productionFor(_ edition.Use, text string) (production string, length int) {
	length = len(cut.BeforeFragment(text))
	name := text[:schemeLength(text[:length])]
	if name == "" {
		return "url", length
	}
	if s := edition.SchemeOf(schemes, name); s != nil {
		return s.Production, length
	}
	return "otherurl", length
}
