package expect

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/internal/octets"
	"uriscope/core/punycode"
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
	writing := s.ofWriting()
	switch {
	case s.Equivalent || writing != "":
		return writing
	case s.Outcome == edition.CurrentDocument:
		return "current-document"
	case !s.leads && placesOf(base)[afterScheme] == 0:
		return "relative-base"
	case s.expected == reference && reference != "" && !hasScheme:
		return "unresolved"
	case len(kinds) == 2 && kinds[0] == BaseSlash && kinds[1] == NoLeadingSlash:
		return "concatenation"
	case base != "" && reference != "" && s.expected == base+reference && !isTail(reference) && withoutDots(s.expected) != s.Target && (len(kinds) != 1 || ofKind[kinds[0]] == ""):
		return "concatenation"
	case hasDotSegments(s.expected):
		return "kept-dots"
	case s.leads && hasDotSegments(s.Target):
		return "excess-dots"
	case isDrive(reference):
		return "drive"
	case s.leads && s.skipsEmpty():
		return "empty-segment"
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

// ofWriting returns the pattern of what was expected if that is the target written in another way.
func (s *search) ofWriting() Pattern {
	written := func(text string) string { return octets.Decode(withoutPunycode(text)) }
	switch a, b := s.expected, s.Target; {
	case !s.leads:
	case octets.EqualFold(a, b):
		return "letter-case"
	case octets.Decode(a) == octets.Decode(b):
		return "percent-encoding"
	case withoutPunycode(a) == withoutPunycode(b):
		return "punycode"
	case withoutEmptyAuthority(a) == withoutEmptyAuthority(b):
		return "empty-authority"
	case octets.EqualFold(written(a), written(b)):
		return "writing"
	}
	return ""
}

// withoutPunycode returns a text with its host in Unicode.
func withoutPunycode(text string) string {
	at := placesOf(text)
	start := 1 + strings.LastIndexAny(text[:at[afterAuthority]], "/@")
	host, _ := punycode.Unicode(text[start:at[afterAuthority]])
	return text[:start] + host + text[at[afterAuthority]:]
}

// withoutEmptyAuthority returns a text without the "//" of an authority that is empty.
func withoutEmptyAuthority(text string) string {
	at := placesOf(text)
	if text[at[afterScheme]:at[afterAuthority]] != "//" {
		return text
	}
	return text[:at[afterScheme]] + text[at[afterAuthority]:]
}

// withoutDots returns a text without the dot segments of its path.
func withoutDots(text string) string {
	at := placesOf(text)
	return text[:at[afterAuthority]] + uri.RemoveDotSegments(text[at[afterAuthority]:at[afterPath]]) + text[at[afterPath]:]
}

// withoutEmpty returns a text without the empty segments within its path.
func withoutEmpty(text string) string {
	at := placesOf(text)
	path := text[at[afterAuthority]:at[afterPath]]
	for strings.Contains(path, "//") {
		path = strings.ReplaceAll(path, "//", "/")
	}
	return text[:at[afterAuthority]] + path + text[at[afterPath]:]
}

// skipsEmpty reports whether what was expected is the target if empty segments are none: where they are
// resolved, or only there.
func (s *search) skipsEmpty() bool {
	if withoutEmpty(s.expected) == withoutEmpty(s.Target) {
		return true
	}
	base, reference := withoutEmpty(s.q.Base), withoutEmpty(s.q.Reference)
	if base == s.q.Base && reference == s.q.Reference {
		return false
	}
	target, ok := s.resolve(s.edition, base, reference, s.q.Options)
	return ok && withoutEmpty(target) == withoutEmpty(s.expected)
}

// isTail reports whether a reference has a query or a fragment alone, which is appended to the base indeed.
func isTail(reference string) bool { return reference[0] == '?' || reference[0] == '#' }

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
