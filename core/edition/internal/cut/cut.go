// Package cut splits texts at delimiters, for specs that do so in the same way.
package cut

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
)

// BeforeFragment returns a text without its fragment and "#".
func BeforeFragment(text string) string {
	before, _, _ := strings.Cut(text, "#")
	return before
}

// Directory returns a path up to and including its last "/", or "".
func Directory(path string) string {
	return path[:strings.LastIndexByte(path, '/')+1]
}

// Authority returns the spans of an authority's parts, and the kind of its host under RFC 3986, section 3.2.2.
// "//" must precede the authority in the text.
func Authority(text string, authority edition.Span) (userinfo, host, port edition.Span, kind uri.HostKind) {
	first := authority.Start - len("//")
	r := uri.Split(text[first:authority.End])
	place := func(c uri.Component) edition.Span {
		if start, end, ok := r.Span(c); ok {
			return edition.Span{Start: first + start, End: first + end}
		}
		return edition.Absent
	}
	return place(uri.Userinfo), place(uri.Host), place(uri.Port), r.HostKind()
}

// Login splits a login. The user ends at the last "@", because no spec allows "@" in the host or port after it;
// the host ends at the last ":". All parts are absent if the login is.
func Login(text string, login edition.Span) (user, host, port edition.Span) {
	user, host, port = edition.Absent, login, edition.Absent
	if i := strings.LastIndexByte(host.Of(text), '@'); i >= 0 {
		user, host.Start = edition.Span{Start: host.Start, End: host.Start + i}, host.Start+i+len("@")
	}
	if i := strings.LastIndexByte(host.Of(text), ':'); i >= 0 {
		host.End, port = host.Start+i, edition.Span{Start: host.Start + i + len(":"), End: host.End}
	}
	return user, host, port
}

// Password splits user information at the first colon, before the password.
func Password(text string, userinfo edition.Span) (user, password edition.Span) {
	colon := strings.IndexByte(userinfo.Of(text), ':')
	if colon < 0 {
		return userinfo, edition.Absent
	}
	colon += userinfo.Start
	return edition.Span{Start: userinfo.Start, End: colon}, edition.Span{Start: colon + len(":"), End: userinfo.End}
}

// mostParams is the maximum number of path parameters returned.
const mostParams = 60

// AppendParams appends the text after the first ";" in each segment of a path that has one, as inner parts
// (draft-fielding-url-syntax-05, section 4.3.2, and RFC 2396, section 3.3).
func AppendParams(parts []edition.Part, text string, path edition.Span) []edition.Part {
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
		parts = append(parts, params(edition.Span{Start: start, End: end}))
		at = end
	}
	if len(parts) == found {
		parts = append(parts, params(edition.Absent))
	}
	return parts
}

func params(at edition.Span) edition.Part {
	return edition.Part{Name: "params", Role: edition.Params, Inner: true, Span: at}
}
