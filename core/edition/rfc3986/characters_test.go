package rfc3986_test

import (
	"testing"

	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc3986"
)

// Each octet is in the class to which RFC 3986, section 2 assigns it.
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
		if got := editiontest.ClassOf(t, &rfc3986.Edition, octet); got != want {
			t.Errorf("%q: %q, want %q", rune(octet), got, want)
		}
	}
}

// An octet is in the first class whose rule in the grammar matches it.
func TestRFC3986CharactersAreTheGrammars(t *testing.T) {
	e := &rfc3986.Edition
	for octet := range 256 {
		want := ""
		for _, class := range e.Classes {
			if e.Syntax.Grammar().Match(class.Name, string([]byte{byte(octet)})).OK {
				want = class.Name
				break
			}
		}
		if got := editiontest.ClassOf(t, e, octet); got != want {
			t.Errorf("%#x: %q, by the grammar %q", octet, got, want)
		}
	}
}

// A "%" belongs to a percent-encoding if two hexadecimal digits follow it, and to no class
// if not.
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
