// Package locator has what RFC 1630 and URL draft 1993 do in the same way: they split a text into
// the components of a URL, and put these together again.
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

// A Locator is a text and the spans of its components. The path is always present. In the schemes
// of the Internet, the login stands between "//" and the path.
type Locator struct {
	Text                                    string
	Scheme, Login, Path, Search, Fragmentid edition.Span
}

// Split splits any text, in absolute form or in partial form. The login ends at the next "/", or at
// a "?" before that, which may follow it in the rule httpaddress.
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

// setPath sets path and search, which are in a span.
func (l *Locator) setPath(at edition.Span) {
	l.Path, l.Search = at, edition.Absent
	if i := strings.IndexByte(at.Of(l.Text), '?'); i >= 0 {
		l.Path.End = at.Start + i
		l.Search = edition.Span{Start: l.Path.End + len("?"), End: at.End}
	}
}

// SchemeLength returns the length of the scheme of a text in absolute form, in bytes, and 0 for
// any other text. By both documents, the colon must come before any slash. Two things are decided
// here: it must also come before any "?" and "#", and a scheme begins with a letter, as in the
// grammars of both.
func SchemeLength(text string) int {
	i := strings.IndexAny(text, ":/?#")
	if i <= 0 || text[i] != ':' || !octets.IsLetter(text[0]) {
		return 0
	}
	return i
}

// Parts returns the components of a text that was split, and those of its login, by the names of
// the document. A hostname is a letter, followed by characters of xalpha or encodings: the dot between
// names is one of these characters.
func (l *Locator) Parts(names []edition.Part, xalpha string) []edition.Part {
	user, host, port := cut.Login(l.Text, l.Login)
	parts := edition.PartsAt(names, l.Scheme, l.Login, user, host, port, l.Path, l.Search, l.Fragmentid)
	edition.SetKind(parts, edition.Host, hosts.Kind(l.Text, host, func(host string) bool {
		return host != "" && octets.IsLetter(host[0]) && octets.AreOrEncoded(host, xalpha)
	}))
	return parts
}

// Composed returns where the components of a target are: where they were put, if the target is composed
// of them, and else where they are in the target by itself. Their path includes the search. Composed,
// a path that begins with "//" is still the path.
func Composed(target string, t uri.Components) Locator {
	if components.Text(&t) != target {
		return Split(target)
	}
	at := components.Placed(t)
	l := Locator{Text: target, Scheme: at[0], Login: at[1], Fragmentid: at[4]}
	l.setPath(at[2])
	return l
}

// Splitting returns the verb that splits a text. second is what a document calls the login. The path
// does not include the search: the URI of what is asked ends at the "?" (RFC 1630, Reserved
// characters), and the rules of the draft speak of the last part of the path, and a search is no such
// part (URL draft 1993, HTTP).
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
