package rfc3986_test

import (
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3986"
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
		if got := classOf(t, &rfc3986.Edition, octet); got != want {
			t.Errorf("%q: %q, want %q", rune(octet), got, want)
		}
	}
}

// An octet is in a class if and only if the grammar's rule of that name has it, unless
// an earlier class does.
func TestRFC3986CharactersAreTheGrammars(t *testing.T) {
	e := &rfc3986.Edition
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
		for _, s := range rfc3986.Edition.Characters(text) {
			if s.Class < 0 {
				got += "-"
			} else {
				got += letters[rfc3986.Edition.Classes[s.Class].Name]
			}
		}
		if got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}
