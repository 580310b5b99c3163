package rfc1808

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/internal/octets"
)

// A locator is a text and the spans of its components (RFC 1808, section 2.4). The path is always present, and
// includes the "/" before it.
type locator struct {
	text                                          string
	scheme, netLoc, path, params, query, fragment edition.Span
}

// parse follows RFC 1808, section 2.4: it removes components from the end first, then from the beginning. In
// the spec, an empty fragment, query, or params counts as absent. parse keeps its delimiter anyway, so that
// all of the text is shown.
func parse(text string) locator {
	l := locator{text: text, scheme: edition.Absent, netLoc: edition.Absent, params: edition.Absent, query: edition.Absent, fragment: edition.Absent}
	at, end := 0, len(text)
	// tail takes off the text after the first delimiter sign, and the delimiter.
	tail := func(sign byte) edition.Span {
		i := strings.IndexByte(text[at:end], sign)
		if i < 0 {
			return edition.Absent
		}
		span := edition.Span{Start: at + i + 1, End: end}
		end = at + i
		return span
	}
	// 2.4.1.
	l.fragment = tail('#')
	// 2.4.2.
	if n := schemeLength(text[:end]); n > 0 {
		l.scheme = edition.Span{Start: 0, End: n}
		at = n + len(":")
	}
	// 2.4.3.
	if strings.HasPrefix(text[at:end], "//") {
		l.netLoc = edition.Span{Start: at + len("//"), End: end}
		if i := strings.IndexByte(text[l.netLoc.Start:end], '/'); i >= 0 {
			l.netLoc.End = l.netLoc.Start + i
		}
		at = l.netLoc.End
	}
	// 2.4.4 to 2.4.6.
	l.query = tail('?')
	l.params = tail(';')
	l.path = edition.Span{Start: at, End: end}
	return l
}

// schemeLength returns the length of the scheme at the start of a text, or 0 (RFC 1808, section 2.4.2). A colon
// must follow it before any character that isn't allowed in a scheme.
func schemeLength(text string) int {
	for i := range len(text) {
		switch c := text[i]; {
		case c == ':':
			return i
		case !octets.IsLetter(c) && !octets.IsDigit(c) && strings.IndexByte("+.-", c) < 0:
			return 0
		}
	}
	return 0
}

// names are the names of the components. The inner ones, which RFC 1808, section 2.1 takes from RFC 1738,
// section 3.1, follow the component that contains them.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "net_loc", Role: edition.Authority},
	{Name: "user", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "params", Role: edition.Params},
	{Name: "query", Role: edition.Query},
	{Name: "fragment", Role: edition.Fragment},
}

func split(text string) []edition.Part { return parts(parse(text)) }

// parts returns the components of a split text, and the parts of its net_loc.
func parts(l locator) []edition.Part {
	user, host, port := cut.Login(l.text, l.netLoc)
	return edition.PartsAt(names, l.scheme, l.netLoc, user, host, port, l.path, l.params, l.query, l.fragment)
}

// productionFor follows RFC 1808, section 2.2: URL is the rule of a reference. A base must be an absolute URL,
// without its fragment (RFC 1808, section 2.4.1).
var productionFor = components.For("URL", "absoluteURL")
