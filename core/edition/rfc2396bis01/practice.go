package rfc2396bis01

import (
	"strings"
	"unicode/utf8"

	"uriscope/core/edition"
	"uriscope/core/internal/octets"
)

// practices are the six points of draft-fielding-uri-rfc2396bis-01, section 6.3, in its order.
var practices = []edition.Practice{
	{ID: "lower-scheme", Section: document + "6.3", Broken: func(text string) edition.Span {
		return withUpper(text, edition.Scheme)
	}},
	{ID: "lower-host", Section: document + "6.3", Broken: func(text string) edition.Span {
		return withUpper(text, edition.Host)
	}},
	{ID: "essential-escapes", Section: document + "6.3", Broken: func(text string) edition.Span {
		return firstEscape(text, func(octet byte, _ string) bool { return strings.IndexByte(unreserved, octet) >= 0 })
	}},
	{ID: "upper-digits", Section: document + "6.3", Broken: func(text string) edition.Span {
		return firstEscape(text, func(_ byte, escape string) bool { return escape != strings.ToUpper(escape) })
	}},
	{ID: "utf-8", Section: document + "6.3", Broken: notUTF8},
	{ID: "no-dots", Section: document + "6.3", Broken: dotSegment},
}

// withUpper returns a component if it has letters in uppercase.
func withUpper(text string, role edition.Role) edition.Span {
	for _, p := range split(text) {
		if of := p.Span.Of(text); p.Role == role && of != strings.ToLower(of) {
			return p.Span
		}
	}
	return edition.Absent
}

// firstEscape returns the first escape of a kind.
func firstEscape(text string, is func(octet byte, escape string) bool) edition.Span {
	for i := 0; i < len(text); i++ {
		if text[i] != '%' || !octets.BeginEncoding(text[i:]) {
			continue
		}
		if is(octets.Encoded(text[i:]), text[i:i+len("%20")]) {
			return edition.Span{Start: i, End: i + len("%20")}
		}
		i += len("20")
	}
	return edition.Absent
}

// notUTF8 returns the first run of escaped octets beyond US-ASCII that isn't UTF-8.
func notUTF8(text string) edition.Span {
	var run []byte
	start := 0
	for i := 0; i <= len(text); i++ {
		if i < len(text) && text[i] == '%' && octets.BeginEncoding(text[i:]) {
			if len(run) == 0 {
				start = i
			}
			run = append(run, octets.Encoded(text[i:]))
			i += len("20")
			continue
		}
		if !utf8.Valid(run) {
			return edition.Span{Start: start, End: i}
		}
		run = run[:0]
	}
	return edition.Absent
}

// dotSegment returns the first "." or ".." that is a segment of the path of an absolute URI.
func dotSegment(text string) edition.Span {
	path, absolute := edition.Absent, false
	for _, p := range split(text) {
		switch p.Role {
		case edition.Scheme:
			absolute = p.Span != edition.Absent
		case edition.Path:
			path = p.Span
		}
	}
	if !absolute {
		return edition.Absent
	}
	for at := path.Start; at < path.End; {
		segment, _, _ := strings.Cut(text[at:path.End], "/")
		if segment == "." || segment == ".." {
			return edition.Span{Start: at, End: at + len(segment)}
		}
		at += len(segment) + len("/")
	}
	return edition.Absent
}
