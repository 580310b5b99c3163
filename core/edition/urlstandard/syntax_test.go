package urlstandard

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// The texts that the rules of URL Standard, 4.3 and 3.4 derive, and for other texts the first place and
// condition or rule that fails.
func TestSyntax(t *testing.T) {
	const http, file, opaque, other = "http://a/b", "file:///C:/x", "mailto:a@b", "x://h/p"
	for _, c := range []struct {
		base, text string
		at         int // -1: valid
		name       string
	}{
		{"", "http://a", -1, ""}, {"", "HTTPS://A.b-c/d//e/..?f?#g/?", -1, ""}, {"", "ws://h:/", -1, ""}, {"", "wss://h:00065535", -1, ""},
		{"", "ftp://1.2.3.4/%2e%2E/.%2e", -1, ""}, {"", "http://é.例/é?é#é", -1, ""}, {"", "http://[::]/", -1, ""}, {"", "http://[1:2:3:4:5:6:1.2.3.4]", -1, ""},
		{"", "http://[::2:3:4:5:6:7:8]", -1, ""}, {"", "http://[1::8]:80/", -1, ""},
		{"", "x:", -1, ""}, {"", "x:/", -1, ""}, {"", "x://", -1, ""}, {"", "x:///a", -1, ""}, {"", "x:a/b//c?d", -1, ""}, {"", "x://%zz", 5, "percent-encoded-byte"},
		{"", "x://H%41:1/..", -1, ""}, {"", "x://[::1]/", -1, ""}, {"", "file:///", -1, ""}, {"", "file://", -1, ""}, {"", "file://h", -1, ""}, {"", "file://h/C:/x", -1, ""},
		{"", "a", 1, "other-URL-scheme-string"}, {"", "", 0, "special-URL-scheme-string"}, {"", "http:a", 5, "scheme-relative-special-URL-string"}, {"", "http:///a", 7, "decimal-byte"},
		{"", "file:a", 5, "scheme-relative-file-URL-string"}, {"", "file:/a", 6, "scheme-relative-file-URL-string"}, {"", "file://h:1/", 8, "valid-domain-string"}, {"", "file://C|/", 8, "valid-domain-string"},
		{"", "http://u@h/", 8, "valid-domain-string"}, {"", "http://h%41/", 8, "valid-domain-string"}, {"", "x://u@h/", 5, "host-code-point"},
		{"", "http://a/ ", 9, "single-dot-URL-path-segment"}, {"", "http://a/b|", 10, "host-code-point"}, {"", "http://a/b#c#", 12, "host-code-point"}, {"", "http://a/\\", 9, "single-dot-URL-path-segment"},
		{"", "http://-a/", 7, validDomain}, {"", "http://a./", 9, validDomain}, {"", "http://a_b/", 8, "valid-domain-string"}, {"", "http://xn--a/", 7, validDomain}, {"", "http://a.0x1/", 9, endsInNumber},
		{"", "http://1.2.3/", 11, endsInNumber}, {"", "http://１.2.3.4/", 15, endsInNumber}, {"", "http://1。2", 11, endsInNumber},
		{"", "http://1.2.3.04/", 13, shortestDigits}, {"", "http://1.2.256.4/", 11, decimalByte}, {"", "http://h:65536/", 9, decimalPort}, {"", "x://h:70000", 6, decimalPort},
		{"", "http://[::01]/", 10, shortestDigits}, {"", "http://[::1.2.3.04]/", 16, shortestDigits}, {"", "http://[1:2]/", 11, pieceLength}, {"", "http://[1:2:3:4::5:6:7:8]/", 23, pieceLength},
		{"", "http://[1:2:3:4:5:6:7:1.2.3.4]/", 22, pieceLength}, {"", "http://[12345::]/", 13, "decimal-byte"},
		{"", "http://a/\u0085", 9, "single-dot-URL-path-segment"}, {"", "http://a/b\ufdd0", 10, "host-code-point"}, {"", "x:a\xff", 3, "host-code-point"},

		{http, "", -1, ""}, {http, "a:b", -1, ""}, {http, "1:b", -1, ""}, {http, "./a:b", -1, ""}, {http, "http:b", 5, "scheme-relative-special-URL-string"}, {http, "//h", -1, ""},
		{http, "//", 2, "decimal-byte"}, {http, "///a", 2, "decimal-byte"}, {http, "?", -1, ""}, {http, "#", -1, ""}, {http, ":", -1, ""}, {http, "a?b#c", -1, ""}, {http, "/a//b", -1, ""},
		{file, "//", -1, ""}, {file, "///a", -1, ""}, {file, "//h/a", -1, ""}, {file, "//h:1", 3, "valid-domain-string"}, {file, "C|", 1, "scheme-less-URL-path-segment-string"}, {file, "/C:/", -1, ""},
		{other, "//", -1, ""}, {other, "//h%41:1", -1, ""}, {other, "///a", -1, ""}, {other, "a", -1, ""}, {other, "//a:99999/", 4, decimalPort},
		{opaque, "#a", -1, ""}, {opaque, "", 0, ""}, {opaque, "?a", 0, ""}, {opaque, "x:y", -1, ""}, {"http://a b", "c", 1, ""}, {"relative", "c", 1, ""},
	} {
		m := Edition.On(c.base).Validate(production, c.text)
		switch {
		case m == nil && c.at >= 0:
			t.Errorf("%q on %q is valid, want a mismatch at %d", c.text, c.base, c.at)
		case m != nil && (m.At != c.at || c.name != "" && m.Rule != c.name && m.Condition != c.name):
			t.Errorf("%q on %q: at %d, %s %s, want %d, %s", c.text, c.base, m.At, m.Rule, m.Condition, c.at, c.name)
		}
	}
}

// The scheme of a URL that isn't special is any but the special ones, in any case.
func TestOtherSchemes(t *testing.T) {
	for _, text := range strings.Fields("a z1 f fi fil filex fil+ file- ft ftps fto h ht htt httpx httpss http- https1 ht-p w ws1 wsss w-s wss. xhttp A+-. F Hi Gopher wt") {
		if m := Edition.Validate("other-URL-scheme-string", text); m != nil {
			t.Errorf("%q is no other scheme: %+v", text, m)
		}
	}
	for _, text := range strings.Fields("http HTTPS fTp File ws WSS 1a +a a_ é") {
		if m := Edition.Validate("other-URL-scheme-string", text); m == nil {
			t.Errorf("%q is another scheme", text)
		}
	}
}

// A URL code point is the same for the grammar as for the parser.
func TestURLCodePoints(t *testing.T) {
	for c := rune(0); c <= utf8.MaxRune; c++ {
		if c >= 0x3000 && testing.Short() && c&0xFFFF > 0x40 && c&0xFFFF < 0xFD00 || c >= 0xD800 && c < 0xE000 {
			continue
		}
		if got := Edition.Syntax.Grammar().Check("URL-code-point", string(c)).OK; got != isURLCodePoint(c) {
			t.Fatalf("%U: %v", c, got)
		}
	}
}
