package url1993

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
)

// A locator is a text and the spans of its components (URL draft 1993, Full form, and the
// headings after it). The path is always present.
type locator struct {
	text                                       string
	scheme, hostPart, path, search, fragmentid edition.Span
}

// of returns a component, and whether it is present.
func (l *locator) of(s edition.Span) (text string, ok bool) {
	if s == edition.Absent {
		return "", false
	}
	return l.text[s.Start:s.End], true
}

// splitLocator splits any text, in full form or in partial form.
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

// schemeLength returns the length of the scheme of a text in full form, in bytes, and 0 for
// any other text. By URL draft 1993, Partial form, the colon must come before any slash. Two
// things are decided here: it must also come before any "?" and "#", and a scheme begins
// with a letter, as in URL draft 1993, BNF syntax.
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

// endOfHostPart returns the end of the host part of a text that begins with "//": the next
// "/" (URL draft 1993, Internet protocol parts), or a "?" before that, which may follow the
// host part in the rule httpaddress (URL draft 1993, BNF syntax).
func endOfHostPart(text string) int {
	end := len("//")
	for end < len(text) && text[end] != '/' && text[end] != '?' {
		end++
	}
	return end
}

// names are the names of the components. Inner components follow the one that they are part
// of.
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

// parts returns the components of a text that was split, and those of its host part.
func parts(l locator) []edition.Part {
	user, host, port := cut.Login(l.text, l.hostPart)
	parts := edition.PartsAt(names, l.scheme, l.hostPart, user, host, port, l.path, l.search, l.fragmentid)
	edition.SetKind(parts, edition.Host, hosts.Kind(l.text, host, isHostname))
	return parts
}

// isHostname reports whether a host matches hostname of URL draft 1993, BNF syntax. That is
// the same as ialpha, because the dot between names is also a character of a name.
func isHostname(host string) bool {
	return host != "" && octets.IsLetter(host[0]) && octets.AreOrEncoded(host, xalpha)
}

// parts returns the components of the result where they were put. If the text were split
// again, the components could be others: here, a path that begins with "//" is still the
// path.
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

// productionFor returns what URL draft 1993, BNF syntax has for a text in full form. It has
// no production for the partial form.
//
// The rule url lists the rule generic first, which matches "http:g" and every URL of news, too.
// But generic is a framework for new schemes (URL draft 1993, Recommendations), and the format of
// a URL is a function of its scheme (URL draft 1993, Full form). So the production is that of the
// scheme if the document defines it; fragmentaddress only adds the fragmentid to one that matches.
func productionFor(use edition.Use, text string) (production string, length int) {
	length = len(cut.BeforeFragment(text))
	name := text[:schemeLength(text)]
	if s := edition.SchemeOf(schemes, name); s != nil && s.Name == name {
		hasFragment := use == edition.AsReference && length < len(text)
		if !hasFragment || !source.Grammar().Check(s.Production, text[:length]).OK {
			return s.Production, length
		}
	}
	switch {
	case use != edition.AsReference:
		return "url", length
	case name != "":
		return "fragmentaddress", len(text)
	}
	return "", 0
}
