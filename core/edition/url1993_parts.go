package edition

import "strings"

// A locator1993 is a text and where its components are (URL draft 1993, Full form and
// what follows it). The path is always there.
type locator1993 struct {
	text                                       string
	scheme, hostPart, path, search, fragmentid Span
}

// of returns a component, and whether it is there.
func (l *locator1993) of(s Span) (text string, ok bool) {
	if s == Absent {
		return "", false
	}
	return l.text[s.Start:s.End], true
}

// splitURL1993 splits any text, a partial form too.
func splitURL1993(text string) locator1993 {
	l := locator1993{text: text, scheme: Absent, hostPart: Absent, search: Absent, fragmentid: Absent}
	at, end := 0, len(withoutFragment(text))
	if end < len(text) {
		l.fragmentid = Span{end + len("#"), len(text)}
	}
	if colon := schemeOf1993(text); colon > 0 {
		l.scheme = Span{0, colon}
		at = colon + len(":")
	}
	if strings.HasPrefix(text[at:end], "//") {
		l.hostPart = Span{at + len("//"), at + endOfHostPart(text[at:end])}
		at = l.hostPart.End
	}
	l.path = Span{at, end}
	if i := strings.IndexByte(text[at:end], '?'); i >= 0 {
		l.path.End = at + i
		l.search = Span{at + i + len("?"), end}
	}
	return l
}

// schemeOf1993 returns the length of the scheme of a text in full form, 0 for any
// other. URL draft 1993, Partial form: the colon comes before any slash. That the
// "?" and the "#" end the search for it, and that a scheme begins with a letter, as
// in the BNF syntax, is decided here.
func schemeOf1993(text string) int {
	if i := strings.IndexAny(text, ":/?#"); i > 0 && text[i] == ':' && isLetter(text[0]) {
		return i
	}
	return 0
}

// endOfHostPart returns where the host part of a text ends that begins with "//": at
// the next "/" (URL draft 1993, Internet protocol parts), or at a "?", which follows
// it in the BNF's httpaddress.
func endOfHostPart(text string) int {
	if i := strings.IndexAny(text[len("//"):], "/?"); i >= 0 {
		return len("//") + i
	}
	return len(text)
}

// url1993Names are the names of the components.
var url1993Names = []Part{
	{Name: "scheme", Role: Scheme},
	{Name: "host part", Role: Authority},
	{Name: "user", Role: Userinfo, Inner: true},
	{Name: "host", Role: Host, Inner: true},
	{Name: "port", Role: Port, Inner: true},
	{Name: "path", Role: Path},
	{Name: "search", Role: Query},
	{Name: "fragmentid", Role: Fragment},
}

// url1993Parts lists the components of a text that was split, and what is in its
// host part.
func url1993Parts(l locator1993) []Part {
	user, host, port := Absent, l.hostPart, Absent
	if l.hostPart != Absent {
		user, host = cutUser(l.text, l.hostPart)
		host, port = cutPort(l.text, host)
	}
	parts := partsAt(url1993Names, l.scheme, l.hostPart, user, host, port, l.path, l.search, l.fragmentid)
	setKind(parts, Host, kindOfHost(l.text, host, isHostname1993))
	return parts
}

// cutUser cuts what is before the last "@" of a part of the text from the host and
// port after it: those have no "@" in any document.
func cutUser(text string, s Span) (user, rest Span) {
	if i := strings.LastIndexByte(text[s.Start:s.End], '@'); i >= 0 {
		return Span{s.Start, s.Start + i}, Span{s.Start + i + len("@"), s.End}
	}
	return Absent, s
}

// cutPort cuts the host from the port, at the last ":".
func cutPort(text string, s Span) (host, port Span) {
	if i := strings.LastIndexByte(text[s.Start:s.End], ':'); i >= 0 {
		return Span{s.Start, s.Start + i}, Span{s.Start + i + len(":"), s.End}
	}
	return s, Absent
}

// kindOfHost returns the rule that a host matches, or "".
func kindOfHost(text string, s Span, isHostname func(string) bool) string {
	switch {
	case s == Absent:
		return ""
	case isHostnumber(text[s.Start:s.End]):
		return "hostnumber"
	case isHostname(text[s.Start:s.End]):
		return "hostname"
	}
	return ""
}

// isHostnumber reports whether a host is four groups of digits (URL draft 1993, BNF
// syntax, and RFC 1738, section 5).
func isHostnumber(host string) bool {
	dots := 0
	for i := range len(host) {
		switch {
		case host[i] >= '0' && host[i] <= '9':
		case host[i] != '.' || i == 0 || host[i-1] == '.':
			return false
		default:
			dots++
		}
	}
	return dots == 3 && host[len(host)-1] != '.'
}

// isHostname1993 is hostname of URL draft 1993, BNF syntax, which comes down to
// ialpha: the dot between the names is also a letter of them.
func isHostname1993(host string) bool {
	if host == "" || !isLetter(host[0]) {
		return false
	}
	for i := 0; i < len(host); i++ {
		switch {
		case host[i] == '%' && isEncoding(host[i:]):
			i += len("20")
		case strings.IndexByte(xalpha1993, host[i]) < 0:
			return false
		}
	}
	return true
}

// parts lists the components of the result where they were put. A path that begins
// with "//" is still the path here.
func (run *url1993Run) parts(target string) []Part {
	l := locator1993{text: target, scheme: Absent, hostPart: Absent, search: Absent, fragmentid: Absent}
	at := 0
	if run.context.scheme != Absent {
		l.scheme = Span{0, len(run.scheme)}
		at = len(run.scheme) + len(":")
	}
	if run.hasHostPart {
		l.hostPart = Span{at + len("//"), at + len("//") + len(run.hostPart)}
		at = l.hostPart.End
	}
	l.path = Span{at, at + len(run.path)}
	if i := strings.IndexByte(run.path, '?'); i >= 0 {
		l.search = Span{at + i + len("?"), l.path.End}
		l.path.End = at + i
	}
	if run.hasFragmentid {
		l.fragmentid = Span{len(target) - len(run.fragmentid), len(target)}
	}
	return url1993Parts(l)
}

// url1993Hold holds a text in full form against URL draft 1993, BNF syntax. It has no
// production for the partial form.
func url1993Hold(use Use, text string) (production string, length int) {
	switch {
	case use != AsReference:
		return "url", len(withoutFragment(text))
	case schemeOf1993(text) > 0:
		return "fragmentaddress", len(text)
	}
	return "", 0
}
