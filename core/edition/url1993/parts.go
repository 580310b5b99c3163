package url1993

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/edition/internal/octets"
)

// A locator is a text and where its components are (URL draft 1993, Full form and
// what follows it). The path is always there.
type locator struct {
	text                                       string
	scheme, hostPart, path, search, fragmentid edition.Span
}

// of returns a component, and whether it is there.
func (l *locator) of(s edition.Span) (text string, ok bool) {
	if s == edition.Absent {
		return "", false
	}
	return l.text[s.Start:s.End], true
}

// splitLocator splits any text, a partial form too.
func splitLocator(text string) locator {
	l := locator{text: text, scheme: edition.Absent, hostPart: edition.Absent, search: edition.Absent, fragmentid: edition.Absent}
	at, end := 0, len(cut.BeforeFragment(text))
	if end < len(text) {
		l.fragmentid = edition.Span{Start: end + len("#"), End: len(text)}
	}
	if colon := schemeLength(text); colon > 0 {
		l.scheme = edition.Span{Start: 0, End: colon}
		at = colon + len(":")
	}
	if strings.HasPrefix(text[at:end], "//") {
		l.hostPart = edition.Span{Start: at + len("//"), End: at + endOfHostPart(text[at:end])}
		at = l.hostPart.End
	}
	l.path = edition.Span{Start: at, End: end}
	if i := strings.IndexByte(text[at:end], '?'); i >= 0 {
		l.path.End = at + i
		l.search = edition.Span{Start: at + i + len("?"), End: end}
	}
	return l
}

// schemeLength returns the length of the scheme of a text in full form, 0 for any
// other. URL draft 1993, Partial form: the colon comes before any slash. That the
// "?" and the "#" end the search for it, and that a scheme begins with a letter, as
// in the BNF syntax, is decided here.
func schemeLength(text string) int {
	i := 0
	for i < len(text) && strings.IndexByte(":/?#", text[i]) < 0 {
		i++
	}
	if i > 0 && i < len(text) && text[i] == ':' && octets.IsLetter(text[0]) {
		return i
	}
	return 0
}

// endOfHostPart returns where the host part of a text ends that begins with "//": at
// the next "/" (URL draft 1993, Internet protocol parts), or at a "?", which follows
// it in the BNF's httpaddress.
func endOfHostPart(text string) int {
	end := len("//")
	for end < len(text) && text[end] != '/' && text[end] != '?' {
		end++
	}
	return end
}

// names are the components, an outer one before its inner ones.
var names = []edition.Part{
	{Name: "scheme", Role: edition.Scheme},
	{Name: "host part", Role: edition.Authority},
	{Name: "user", Role: edition.Userinfo, Inner: true},
	{Name: "host", Role: edition.Host, Inner: true},
	{Name: "port", Role: edition.Port, Inner: true},
	{Name: "path", Role: edition.Path},
	{Name: "search", Role: edition.Query},
	{Name: "fragmentid", Role: edition.Fragment},
}

// parts lists the components of a text that was split, and what is in its
// host part.
func parts(l locator) []edition.Part {
	user, host, port := edition.Absent, l.hostPart, edition.Absent
	if l.hostPart != edition.Absent {
		user, host = cut.User(l.text, l.hostPart)
		host, port = cut.Port(l.text, host)
	}
	parts := edition.PartsAt(names, l.scheme, l.hostPart, user, host, port, l.path, l.search, l.fragmentid)
	edition.SetKind(parts, edition.Host, hosts.Kind(l.text, host, isHostname))
	return parts
}

// isHostname is hostname of URL draft 1993, BNF syntax. That comes down to ialpha, because
// the dot between the names is also a character of a name.
func isHostname(host string) bool {
	if host == "" || !octets.IsLetter(host[0]) {
		return false
	}
	for i := 0; i < len(host); i++ {
		switch {
		case host[i] == '%' && octets.BeginEncoding(host[i:]):
			i += len("20")
		case strings.IndexByte(xalpha, host[i]) < 0:
			return false
		}
	}
	return true
}

// parts lists the components of the result where they were put. A path that begins
// with "//" is still the path here.
func (run *resolution) parts(target string) []edition.Part {
	l := locator{text: target, scheme: edition.Absent, hostPart: edition.Absent, search: edition.Absent, fragmentid: edition.Absent}
	at := 0
	if run.context.scheme != edition.Absent {
		l.scheme = edition.Span{Start: 0, End: len(run.scheme)}
		at = len(run.scheme) + len(":")
	}
	if run.hasHostPart {
		l.hostPart = edition.Span{Start: at + len("//"), End: at + len("//") + len(run.hostPart)}
		at = l.hostPart.End
	}
	l.path = edition.Span{Start: at, End: at + len(run.path)}
	if i := strings.IndexByte(run.path, '?'); i >= 0 {
		l.search = edition.Span{Start: at + i + len("?"), End: l.path.End}
		l.path.End = at + i
	}
	if run.hasFragmentid {
		l.fragmentid = edition.Span{Start: len(target) - len(run.fragmentid), End: len(target)}
	}
	return parts(l)
}

// productionFor requires what URL draft 1993, BNF syntax has for a text in full form. It
// has no production for the partial form.
func productionFor(use edition.Use, text string) (production string, length int) {
	switch {
	case use != edition.AsReference:
		return "url", len(cut.BeforeFragment(text))
	case schemeLength(text) > 0:
		return "fragmentaddress", len(text)
	}
	return "", 0
}
