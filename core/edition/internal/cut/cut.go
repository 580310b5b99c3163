// Package cut splits texts at their delimiters, where several documents do it in the same
// way.
package cut

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/uri"
)

// BeforeFragment returns a text without its fragment and the "#" before that.
func BeforeFragment(text string) string {
	before, _, _ := strings.Cut(text, "#")
	return before
}

// Directory returns a path up to and including its last "/", "" if it has none.
func Directory(path string) string {
	return path[:strings.LastIndexByte(path, '/')+1]
}

// FirstSegment returns the length in bytes of the first segment of a path that is not empty,
// including the "/" before it, if there is one, and not the "/" after it.
func FirstSegment(path string) int {
	if end := strings.IndexByte(path[1:], '/'); end >= 0 {
		return end + 1
	}
	return len(path)
}

// Authority returns where the parts of an authority are, and what kind of host it has by
// RFC 3986, section 3.2.2. In the text, the authority must follow "//".
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

// User splits a span of the text at its last "@": in no document does the host or the port,
// which follow, have an "@".
func User(text string, s edition.Span) (user, rest edition.Span) {
	if i := strings.LastIndexByte(text[s.Start:s.End], '@'); i >= 0 {
		return edition.Span{Start: s.Start, End: s.Start + i}, edition.Span{Start: s.Start + i + len("@"), End: s.End}
	}
	return edition.Absent, s
}

// Port splits host and port at the last ":".
func Port(text string, s edition.Span) (host, port edition.Span) {
	if i := strings.LastIndexByte(text[s.Start:s.End], ':'); i >= 0 {
		return edition.Span{Start: s.Start, End: s.Start + i}, edition.Span{Start: s.Start + i + len(":"), End: s.End}
	}
	return s, edition.Absent
}

// mostParams is how many parameters of a path are returned at most.
const mostParams = 60

// AppendParams appends what follows the first ";" in each segment of a path that has one, as inner
// parts (draft-fielding-url-syntax-05, section 4.3.2, and RFC 2396, section 3.3).
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
