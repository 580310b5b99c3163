package edition

import (
	"strings"

	"uriscope/core/uri"
)

// urlSyntax05Split is the regular expression of draft-fielding-url-syntax-05,
// Appendix B, and what section 4.3 says of the components.
func urlSyntax05Split(text string) []Part {
	return urlSyntax05Parts(text, spans(uri.Split(text)))
}

// urlSyntax05Names are the names of the components.
var urlSyntax05Names = []Part{
	{Name: "scheme", Role: Scheme},
	{Name: "site", Role: Authority},
	{Name: "user", Role: Userinfo, Inner: true},
	{Name: "password", Role: Userinfo, Inner: true},
	{Name: "host", Role: Host, Inner: true},
	{Name: "port", Role: Port, Inner: true},
	{Name: "path", Role: Path},
	{Name: "query", Role: Query}, // the parameters of the path come before it
	{Name: "fragment", Role: Fragment},
}

// urlSyntax05Parts lists the components of a text by draft-fielding-url-syntax-05,
// section 4.3, whose outer ones stand at the given places.
func urlSyntax05Parts(text string, at [5]Span) []Part {
	user, password, host, port := Absent, Absent, Absent, Absent
	kind := ""
	if site := at[1]; site != Absent {
		var userinfo Span
		userinfo, host, port, _ = splitAuthority(text, site)
		user, password = splitUserinfo(text, userinfo)
		if site.Start == site.End {
			host = Absent // "[ … hostport ]": the whole of it may be left out
		} else {
			kind = urlSyntax05HostKind(text[host.Start:host.End])
		}
	}
	parts := partsAt(urlSyntax05Names, at[0], at[1], user, password, host, port, at[2], at[3], at[4])
	setKind(parts, Host, kind)
	before := len(parts) - 2 // query and fragment
	return append(appendParams(parts[:before:before], text, at[2]), parts[before:]...)
}

// splitAuthority returns where the parts of an authority are that stands behind "//"
// in a text, and what kind of host RFC 3986 has there.
func splitAuthority(text string, authority Span) (userinfo, host, port Span, kind uri.HostKind) {
	first := authority.Start - len("//")
	r := uri.Split(text[first:authority.End])
	place := func(c uri.Component) Span {
		if start, end, ok := r.Span(c); ok {
			return Span{first + start, first + end}
		}
		return Absent
	}
	return place(uri.Userinfo), place(uri.Host), place(uri.Port), r.HostKind()
}

// splitUserinfo tells user and password apart (draft-fielding-url-syntax-05, section
// 4.3.1). Without a user there is no password.
func splitUserinfo(text string, userinfo Span) (user, password Span) {
	if userinfo == Absent {
		return Absent, Absent
	}
	colon := strings.IndexByte(text[userinfo.Start:userinfo.End], ':')
	if colon < 0 {
		return userinfo, Absent
	}
	colon += userinfo.Start
	return Span{userinfo.Start, colon}, Span{colon + len(":"), userinfo.End}
}

// mostParams is the number of parameters that are listed of one path.
const mostParams = 60

// appendParams lists what follows the first ";" of each segment of a path that has
// one (draft-fielding-url-syntax-05, section 4.3.2).
func appendParams(parts []Part, text string, path Span) []Part {
	found := len(parts)
	for at := path.Start; len(parts)-found < mostParams; {
		mark := strings.IndexByte(text[at:path.End], ';')
		if mark < 0 {
			break
		}
		start := at + mark + len(";")
		end := path.End
		if length := strings.IndexByte(text[start:path.End], '/'); length >= 0 {
			end = start + length
		}
		parts = append(parts, params(Span{start, end}))
		at = end
	}
	if len(parts) == found {
		parts = append(parts, params(Absent))
	}
	return parts
}

func params(at Span) Part { return Part{Name: "params", Role: Params, Inner: true, Span: at} }

// urlSyntax05HostKind returns which alternative of <host> a text is
// (draft-fielding-url-syntax-05, section 4.3.1), "" if none. It is what the grammar
// says, in a fraction of its time.
func urlSyntax05HostKind(host string) string {
	labels, numbers, last := 0, true, ""
	for more := true; more; labels++ {
		last, host, more = strings.Cut(host, ".")
		if !isLabel(last) {
			return ""
		}
		numbers = numbers && strings.Trim(last, digits) == ""
	}
	switch {
	case isLetter(last[0]):
		return "hostname"
	case numbers && labels == 4:
		return "hostnumber"
	}
	return ""
}

// isLabel reports whether a text is a domainlabel of draft-fielding-url-syntax-05,
// section 4.3.1: letters and digits, and "-" between them.
func isLabel(label string) bool {
	for i := range len(label) {
		if c := label[i]; !isLetter(c) && !isDigit(c) && (c != '-' || i == 0 || i == len(label)-1) {
			return false
		}
	}
	return label != ""
}

func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isDigit(c byte) bool  { return '0' <= c && c <= '9' }

// urlSyntax05Hold is draft-fielding-url-syntax-05, section 3: the fragment of a
// reference is no part of the URL.
func urlSyntax05Hold(use Use, text string) (production string, length int) {
	if use == AsReference {
		return "URL-reference", len(text)
	}
	return "absoluteURL", len(withoutFragment(text))
}
