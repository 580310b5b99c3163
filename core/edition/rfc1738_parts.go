package edition

import "strings"

// rfc1738Names are the names of the components. Without a "//" the path is a
// schemepart.
var rfc1738Names = []Part{
	{Name: "scheme", Role: Scheme},
	{Name: "login", Role: Authority},
	{Name: "user", Role: Userinfo, Inner: true},
	{Name: "password", Role: Userinfo, Inner: true},
	{Name: "host", Role: Host, Inner: true},
	{Name: "port", Role: Port, Inner: true},
	{Name: "url-path", Role: Path},
	{Name: "search", Role: Query},
	{Name: "fragment identifier", Role: Fragment},
}

// rfc1738Parts lists the components of any text: those of the common Internet scheme
// syntax (RFC 1738, section 3.1) where a "//" follows the scheme, and a schemepart
// where none does, or where there is no scheme.
func rfc1738Parts(text string) []Part {
	at, end := 0, len(withoutFragment(text))
	scheme, login, path, search, fragment := Absent, Absent, Absent, Absent, Absent
	if end < len(text) {
		fragment = Span{end + len("#"), len(text)}
	}
	if colon := schemeOf1738(text[:end]); colon > 0 {
		scheme = Span{0, colon}
		at = colon + len(":")
	}
	common := scheme != Absent && strings.HasPrefix(text[at:end], "//")
	if common {
		login, path, search = splitCommon1738(text[:end], at+len("//"), hasSearch1738(text[:scheme.End]))
	} else {
		path = Span{at, end}
	}
	user, password, host, port := splitLogin1738(text, login)
	parts := partsAt(rfc1738Names, scheme, login, user, password, host, port, path, search, fragment)
	setKind(parts, Host, kindOfHost(text, host, isHostname1738))
	if !common {
		parts[6].Name = "schemepart"
	}
	return parts
}

// hasSearch1738 reports whether a "?" begins a search in URLs of the scheme. In those
// of other schemes it is an ordinary character.
func hasSearch1738(scheme string) bool {
	scheme = strings.ToLower(scheme)
	return scheme == "http" || scheme == "wais"
}

// splitCommon1738 splits what follows "//". The slash between login and url-path
// belongs to neither. The login ends at the first of them, for a user and a password
// may have a "?" in them; but in the schemes with a search, which have neither, at a
// "?" as well, although none can stand there (RFC 1738, section 3.3).
func splitCommon1738(text string, at int, hasSearch bool) (login, path, search Span) {
	login, path, search = Span{at, len(text)}, Absent, Absent
	if hasSearch {
		if i := strings.IndexByte(text[at:], '?'); i >= 0 {
			search = Span{at + i + len("?"), len(text)}
			login.End = at + i
		}
	}
	if i := strings.IndexByte(text[at:login.End], '/'); i >= 0 {
		path = Span{at + i + len("/"), login.End}
		login.End = at + i
	}
	return login, path, search
}

// splitLogin1738 splits a login. The password follows the first colon: neither it nor
// the user has one (RFC 1738, section 3.1).
func splitLogin1738(text string, login Span) (user, password, host, port Span) {
	user, password, host, port = Absent, Absent, login, Absent
	if login != Absent {
		user, host = cutUser(text, login)
		host, port = cutPort(text, host)
	}
	if user != Absent {
		if i := strings.IndexByte(text[user.Start:user.End], ':'); i >= 0 {
			password = Span{user.Start + i + len(":"), user.End}
			user.End = user.Start + i
		}
	}
	return user, password, host, port
}

// isHostname1738 is hostname of RFC 1738, section 5.
func isHostname1738(host string) bool {
	const inner = alphadigits + "-"
	for {
		label, rest, more := strings.Cut(host, ".")
		if strings.Trim(label, inner) != "" || label == "" ||
			strings.IndexByte(alphadigits, label[0]) < 0 || strings.IndexByte(alphadigits, label[len(label)-1]) < 0 {
			return false
		}
		if !more {
			return isLetter(label[0])
		}
		host = rest
	}
}

const alphadigits = upperCase + lowerCase + digits

// rfc1738Hold holds every text against url, without the identifier that may follow a
// URL but is no part of it. A reference without a scheme does not match: there are no
// others here.
func rfc1738Hold(_ Use, text string) (production string, length int) {
	return "url", len(withoutFragment(text))
}
