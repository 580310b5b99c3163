package edition_test

import (
	"strings"
	"testing"

	"uriscope/core/edition"
)

// classOf returns the name of the class that an edition gives an octet that stands
// alone, or "".
func classOf(t *testing.T, e *edition.Edition, octet int) string {
	t.Helper()
	found := e.Characters(string([]byte{byte(octet)}))
	if len(found) != 1 || found[0].Start != 0 || found[0].End != 1 {
		t.Fatalf("%s: octet %#x: %+v", e.ID, octet, found)
	}
	if found[0].Class < 0 {
		return ""
	}
	return e.Classes[found[0].Class].Name
}

// Each octet is in the class of RFC 3986, section 2 that has it.
func TestRFC3986Characters(t *testing.T) {
	for octet := range 256 {
		want := ""
		switch c := rune(octet); {
		case c >= 'A' && c <= 'Z', c >= 'a' && c <= 'z':
			want = "ALPHA"
		case c >= '0' && c <= '9':
			want = "DIGIT"
		case c == '-', c == '.', c == '_', c == '~':
			want = "unreserved"
		case c == ':', c == '/', c == '?', c == '#', c == '[', c == ']', c == '@':
			want = "gen-delims"
		case c == '!', c == '$', c == '&', c == '\'', c == '(', c == ')', c == '*', c == '+', c == ',', c == ';', c == '=':
			want = "sub-delims"
		}
		if got := classOf(t, &edition.RFC3986, octet); got != want {
			t.Errorf("%q: %q, want %q", rune(octet), got, want)
		}
	}
}

// An octet is in a class if and only if the grammar's rule of that name has it, unless
// an earlier class does.
func TestRFC3986CharactersAreTheGrammars(t *testing.T) {
	e := &edition.RFC3986
	for octet := range 256 {
		want := ""
		for _, class := range e.Classes {
			if e.Grammar().Match(class.Name, string([]byte{byte(octet)})).OK {
				want = class.Name
				break
			}
		}
		if got := classOf(t, e, octet); got != want {
			t.Errorf("%#x: %q, by the grammar %q", octet, got, want)
		}
	}
}

// A "%" is of a percent-encoding with two hexadecimal digits after it, or of none.
func TestPercentEncodings(t *testing.T) {
	for text, want := range map[string]string{
		"%41": "%", "%aF": "%", "a%20b": "a%a", "%": "-", "%4": "-d", "%zz": "-a", "%4z": "-da", "%%41": "-%", "%41%42": "%", "%412": "%d", "%G0%0G": "-ad-da",
	} {
		letters := map[string]string{"pct-encoded": "%", "ALPHA": "a", "DIGIT": "d"}
		got := ""
		for _, s := range edition.RFC3986.Characters(text) {
			if s.Class < 0 {
				got += "-"
			} else {
				got += letters[edition.RFC3986.Classes[s.Class].Name]
			}
		}
		if got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// The stretches of a text are all of it, none is empty, and neighbours differ.
func TestStretchesAreTheText(t *testing.T) {
	every := make([]byte, 256)
	for i := range every {
		every[i] = byte(i)
	}
	texts := []string{"", "a", "http://a/%20%zz%", "例え/😀", string(every), strings.Repeat("a/%20", 10_000)}
	for _, pair := range hard {
		texts = append(texts, pair[0], pair[1])
	}
	for _, e := range edition.All {
		for _, text := range texts {
			at, class := 0, -2
			for _, s := range e.Characters(text) {
				if s.Start != at || s.End <= s.Start || s.Class == class || s.Class < -1 || s.Class >= len(e.Classes) {
					t.Fatalf("%s: %.60q: %+v after %d, class %d", e.ID, text, s, at, class)
				}
				at, class = s.End, s.Class
			}
			if at != len(text) {
				t.Errorf("%s: %.60q: the stretches end at %d of %d", e.ID, text, at, len(text))
			}
		}
	}
}

// Octets beyond US-ASCII are of one class, or none: core/explain relies on that.
func TestOctetsBeyondASCIIAreAlike(t *testing.T) {
	for _, e := range edition.All {
		for octet := 0x81; octet < 256; octet++ {
			if got, want := classOf(t, e, octet), classOf(t, e, 0x80); got != want {
				t.Errorf("%s: octet %#x is of class %q, 0x80 of %q", e.ID, octet, got, want)
			}
		}
	}
}
