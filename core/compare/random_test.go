package compare_test

import (
	"math/rand/v2"
	"strings"
)

// random generates texts with many potential problems: dots, escapes, empty parts, and parts that are easily
// mistaken for something else.
type random struct{ *rand.Rand }

func (r random) one(of ...string) string { return of[r.IntN(len(of))] }

// reference returns a URI or a relative reference; one in eight is arbitrary text.
func (r random) reference() string {
	switch r.IntN(8) {
	case 0:
		return r.any()
	case 1, 2, 3:
		return r.authority() + r.path(5) + r.tail()
	default:
		return r.uri()
	}
}

// uri returns a text with a scheme.
func (r random) uri() string {
	scheme := r.one("http:", "http:", "http:", "HTTP:", "f:", "f:", "file:", "FILE:", "mailto:", "ftp:", "x-A:", "wais:", "s:")
	return scheme + r.authority() + r.path(5) + r.tail()
}

// target returns a URI that has much in common with another one.
func (r random) target(base string) string {
	if r.IntN(4) == 0 {
		return r.uri()
	}
	if end := strings.IndexAny(base, "?#"); end >= 0 {
		if r.IntN(8) == 0 {
			return base[:end] + r.tail()
		}
		base = base[:end]
	}
	for range r.IntN(3) {
		if slash := strings.LastIndexByte(base, '/'); slash >= 0 {
			base = base[:slash]
		}
	}
	return base + r.one("", "/") + r.path(3) + r.tail()
}

func (r random) authority() string {
	if r.IntN(5) < 2 {
		return ""
	}
	if r.IntN(2) == 0 {
		return r.one("//a", "//A.b")
	}
	host := r.one("a", "a", "A.b", "", "localhost", "LocalHost", "%6cocalhost", "[::1]", "[V1.A]", "1.2.3.4", "%41.b", "h%C3%a9", "%2E", "A:b@C", "a-B")
	return "//" + r.one("", "", "", "u@", "U%3a@", "u:P@", "%7e@", "@") + host + r.one("", "", "", ":", ":80", ":080", ":21", ":8080")
}

func (r random) path(most int) string {
	var b strings.Builder
	b.WriteString(r.one("/", "/", "/", ""))
	easy := r.IntN(3) == 0
	for n := r.IntN(most + 1); n > 0; n-- {
		if easy {
			b.WriteString(r.one("a", "b", "B", "..", "."))
		} else {
			b.WriteString(r.one("a", "a", "b", "B", ".", "..", "..", "", "%2e", "%2E%2e", ".%2E", "...", "%41", "%7e~", "%2f", "x:y", "@@", "a@B,c", "p;q", ";..", "!*'()", "+$,", "%c3%A9", "=&"))
		}
		if n > 1 || r.IntN(3) == 0 {
			b.WriteByte('/')
		}
	}
	return b.String()
}

func (r random) tail() string {
	return r.one("", "", "", "", "", "", "?", "?q", "?%7e/../x", "?a/%2e%2E/B", "?../%2e") + r.one("", "", "", "", "", "", "#", "#f", "#%41/../x")
}

// any returns any text of a few characters.
func (r random) any() string {
	var b strings.Builder
	for range r.IntN(12) {
		b.WriteString(r.one("a", "B", ":", "/", "/", "?", "#", "@", "[", "]", ".", "..", "%", "%2e", "%2F", "%41", "1", "~", "é", " "))
	}
	return b.String()
}
