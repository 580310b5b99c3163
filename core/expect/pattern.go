package expect

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/internal/octets"
)

// A Pattern is a known way to expect another target than a document gives; it is empty where none is
// known. web/src/run/engine.d.ts has all of them and says what each means.
type Pattern string

// ofKind are the patterns that a kind of change shows.
var ofKind = [...]Pattern{
	Exchanged: "exchanged", Trimmed: "trimmed", Backslash: "backslash", Decoded: "decoded", BaseOrigin: "relative-base", BaseSlash: "base-slash",
	NoBaseSlash: "extra-slash", NoScheme: "same-scheme", NoLeadingSlash: "leading-slash", NoDots: "no-dots", Dot: "double-slash", Up: "more-dots",
	Slash: "from-root", DotSlash: "scheme-like", Slashes: "missing-slashes", Scheme: "missing-slashes", NoEndSlash: "directory", Shortest: "",
}

// pattern returns the pattern that applies.
func (s *search) pattern() Pattern {
	var kinds []Kind
	if len(s.Changes) > 0 {
		kinds = s.Changes[0].Kinds
	}
	base, reference := s.q.Base, s.q.Reference
	hasScheme := placesOf(reference)[afterScheme] > 0
	switch {
	case s.Equivalent:
		return ""
	case !s.leads && placesOf(base)[afterScheme] == 0:
		return "relative-base"
	case s.expected == reference && reference != "" && !hasScheme:
		return "unresolved"
	case len(kinds) == 2 && kinds[0] == BaseSlash && kinds[1] == NoLeadingSlash:
		return "concatenation"
	case base != "" && reference != "" && s.expected == base+reference && (len(kinds) != 1 || ofKind[kinds[0]] == ""):
		return "concatenation"
	case hasDotSegments(s.expected):
		return "kept-dots"
	case s.leads && hasDotSegments(s.Target):
		return "excess-dots"
	case isDrive(reference):
		return "drive"
	}
	if p := s.ofTail(); p != "" {
		return p
	}
	for _, kind := range kinds {
		switch {
		case kind == NoLeadingSlash && strings.HasPrefix(reference, "//"):
			kind = Dot
		case kind == DotSlash && strings.HasPrefix(reference, "?"):
			return "query-only"
		case kind == DotSlash && !hasScheme, kind == Scheme && !strings.Contains(s.Changes[0].Texts[1], "://"):
			continue
		}
		if p := ofKind[kind]; p != "" {
			return p
		}
	}
	if s.Differs.Start == len(s.expected) && s.Instead.Of(s.Target) == "/" {
		return "directory"
	}
	return ""
}

// isDrive reports whether a text begins with a drive letter of Windows and a slash of either kind.
func isDrive(text string) bool {
	return len(text) >= len(`C:\`) && text[1] == ':' && (text[2] == '\\' || text[2] == '/') && octets.IsLetter(text[0])
}

// ofTail returns the pattern of what was expected if that differs from the target in query or fragment alone.
func (s *search) ofTail() Pattern {
	var head, query, fragment [3]string
	for i, text := range [...]string{s.expected, s.Target, s.q.Base} {
		at := placesOf(text)
		head[i], query[i], fragment[i] = text[:at[afterPath]], text[at[afterPath]:at[afterQuery]], text[at[afterQuery]:]
	}
	const expected, target, base = 0, 1, 2
	switch {
	case !s.leads || head[expected] != head[target]:
	case query[expected]+fragment[expected] == strings.TrimSuffix(query[target], "?")+strings.TrimSuffix(fragment[target], "#"):
		return "empty-part"
	case query[expected] == query[target]:
		if fragment[base] != "" && fragment[expected] == fragment[base] {
			return "kept-fragment"
		}
	case query[expected] == uri.RemoveDotSegments(query[target]):
		return "dots-in-query"
	case query[base] == "":
	case query[expected] == query[base]:
		return "kept-query"
	case strings.Contains(query[expected], query[base][len("?"):]):
		return "merged-query"
	}
	return ""
}
