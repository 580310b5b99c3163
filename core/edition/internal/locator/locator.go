// Package locator has what RFC 1630 and URL draft 1993 have in common: splitting a text into the components of
// a URL, and recomposing them.
package locator

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/hosts"
	"uriscope/core/internal/octets"
	"uriscope/core/listing"
)

// A Locator is a text and the spans of its components. The path is always present. In the schemes of the
// Internet, the login is between "//" and the path.
type Locator struct {
	Text                                    string
	Scheme, Login, Path, Search, Fragmentid edition.Span
}

// Split splits any text, in absolute or partial form. The login ends at the next "/", or at an earlier "?",
// which the rule httpaddress allows to follow it.
func Split(text string) Locator {
	l := Locator{Text: text, Scheme: edition.Absent, Login: edition.Absent, Fragmentid: edition.Absent}
	at, end := 0, len(cut.BeforeFragment(text))
	if end < len(text) {
		l.Fragmentid = edition.Span{Start: end + len("#"), End: len(text)}
	}
	if colon := SchemeLength(text); colon > 0 {
		l.Scheme = edition.Span{Start: 0, End: colon}
		at = colon + len(":")
	}
	if strings.HasPrefix(text[at:end], "//") {
		at += len("//")
		l.Login = edition.Span{Start: at, End: end}
		if i := strings.IndexAny(text[at:end], "/?"); i >= 0 {
			l.Login.End = at + i
		}
		at = l.Login.End
	}
	l.setPath(edition.Span{Start: at, End: end})
	return l
}

// setPath sets path and search, which share a span.
func (l *Locator) setPath(at edition.Span) {
	l.Path, l.Search = at, edition.Absent
	if i := strings.IndexByte(at.Of(l.Text), '?'); i >= 0 {
		l.Path.End = at.Start + i
		l.Search = edition.Span{Start: l.Path.End + len("?"), End: at.End}
	}
}

// SchemeLength returns the length in bytes of the scheme of a text in absolute form, and 0 for any other text.
// In both specs, the colon must come before any slash. Two points are our decision: it must also come before
// any "?" and "#", and a scheme begins with a letter, as in both grammars.
func SchemeLength(text string) int {
	i := strings.IndexAny(text, ":/?#")
	if i <= 0 || text[i] != ':' || !octets.IsLetter(text[0]) {
		return 0
	}
	return i
}

// Parts returns the components of a split text, and the parts of its login, with the spec's names. A hostname
// is a letter followed by characters of xalpha or encodings; xalpha includes the dot between names.
func (l *Locator) Parts(names []edition.Part, xalpha string) []edition.Part {
	user, host, port := cut.Login(l.Text, l.Login)
	parts := edition.PartsAt(names, l.Scheme, l.Login, user, host, port, l.Path, l.Search, l.Fragmentid)
	edition.SetKind(parts, edition.Host, hosts.Kind(l.Text, host, func(host string) bool {
		return host != "" && octets.IsLetter(host[0]) && octets.AreOrEncoded(host, xalpha)
	}))
	return parts
}

// Composed returns the spans of a target's components: where recomposing put them, if the target is composed of
// them, or else where splitting the target finds them. Their path includes the search. In a composed target, a
// path that begins with "//" is still the path.
func Composed(target string, t uri.Components) Locator {
	if components.Text(&t) != target {
		return Split(target)
	}
	at := components.Placed(t)
	l := Locator{Text: target, Scheme: at[0], Login: at[1], Fragmentid: at[4]}
	l.setPath(at[2])
	return l
}

// Splitting returns the verb that splits a text. second is the spec's name for the login. The path doesn't
// include the search: the URI of the searched object ends at the "?" (RFC 1630, Reserved characters), and the
// draft's rules are about the last part of the path, which a search isn't (URL draft 1993, HTTP).
func Splitting(second string) listing.Verb {
	return listing.Verb{
		Name:       "split",
		Components: []string{"scheme", second, "path", "search", "fragmentid"},
		Split: func(text string, spans []listing.Span) {
			l := Split(text)
			for i, at := range [...]edition.Span{l.Scheme, l.Login, l.Path, l.Search, l.Fragmentid} {
				spans[i] = listing.Span(at)
			}
		},
	}
}
