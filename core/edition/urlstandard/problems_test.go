package urlstandard

import (
	"fmt"
	"strings"
	"testing"
)

// The validation errors of a text, where they are, and which of them prevents a URL. Offsets count characters
// that are ASCII.
func TestProblems(t *testing.T) {
	long := strings.Repeat("a", 64)
	for _, test := range []struct{ text, want string }{
		{"http://a b/", "domain-to-ASCII 8 fatal"},
		{"http://256.1.1.1/", "IPv4-out-of-range-part 7 fatal"},
		{"http://1.2.3.256/", "IPv4-out-of-range-part 13 fatal"},
		{"http://1.256/", "IPv4-too-few-parts 7, IPv4-out-of-range-part 9"},
		{"wss:|", "special-scheme-missing-following-solidus 4, domain-to-ASCII 4 fatal"},
		{"file:x", "special-scheme-missing-following-solidus 5"},
		{"http://%00/", "domain-percent-encoded 7, domain-to-ASCII 7 fatal"},
		{"http://a%zz%41_/", "domain-percent-encoded 11, domain-to-ASCII 8 fatal"},
		{"http://ex_ample.com/", "domain-to-ASCII 9"},
		{" http://a.ex\n_ample.com/", "invalid-URL-unit 0, invalid-URL-unit 12, domain-to-ASCII 13"},
		{"http://é.a%5fb/", "domain-percent-encoded 11, domain-to-ASCII 11"},

		// CheckHyphens
		{"http://-a/", "domain-to-ASCII 7"},
		{"http://b.a-/", "domain-to-ASCII 10"},
		{"http://a.ab--c/", "domain-to-ASCII 11"},
		{"http://é-/", "domain-to-ASCII 9"},
		{"http://a.éb--c/", "domain-to-ASCII 12"},
		{"http://xn----9fa/", "domain-to-ASCII 7"},
		{"http://a-b/", ""},
		// UseSTD3ASCIIRules, for the mapped domain
		{"http://a=\u0338b/", ""},
		{"http://é=/", "domain-to-ASCII 9"},
		{"http://é℀/", "domain-to-ASCII 7 fatal"},
		// VerifyDnsLength
		{"http://a../", "domain-to-ASCII 9"},
		{"http://a./", "domain-to-ASCII 9"},
		{"http://b." + long + "/", "domain-to-ASCII 72"},
		{"http://b." + long[1:] + "/", ""},
		// Punycode must be what the domain itself would be converted to
		{"ws:/xn--a", "special-scheme-missing-following-solidus 3, special-scheme-missing-following-solidus 3, domain-to-ASCII 4"},
		{"http://a.xn--/", "domain-to-ASCII 9"},
		{"http://xn--8i7caa/", "domain-to-ASCII 7"},
		{"http://XN--bcher-kva.de/", ""},
		{"http://xn--a-/", "domain-to-ASCII 7"},
		// CheckBidi
		{"http://٣/", "domain-to-ASCII 7 fatal"},
		{"http://א.-a/", "domain-to-ASCII 10 fatal"},
		{"http://א.09/", "domain-to-ASCII 7 fatal"},
		{"http://א.a/", ""},
		{"http://אa/", "domain-to-ASCII 7 fatal"},
		{"http://xn--4db.0a/", "domain-to-ASCII 7"},
		// CheckJoiners
		{"http://a\u200db/", "domain-to-ASCII 8 fatal"},

		{"http://1.2.3.4./", "domain-to-ASCII 15, IPv4-empty-part 14"},
		{"http://1.2.3.4.5/", "IPv4-too-many-parts 15 fatal"},
		{"http://1.x.3/", "IPv4-too-few-parts 7, IPv4-non-numeric-part 9 fatal"},
		{"http://1.2.0x3.04/", "IPv4-non-decimal-part 11, IPv4-non-decimal-part 15"},
		{"http://[1:02::]/", "IPv6-piece-leading-zero 10"},
		{"http://[::1", "IPv6-unclosed 11 fatal"},
		{"x://a%zb%/", "invalid-URL-unit 5"},
		{"http://h:x/", "port-invalid 9 fatal"},
	} {
		var all []string
		for _, p := range Resolve("", test.text, nil).Problems {
			said := fmt.Sprint(p.ID, " ", p.At)
			if p.Fatal {
				said += " fatal"
			}
			all = append(all, said)
		}
		if got := strings.Join(all, ", "); got != test.want {
			t.Errorf("%q: %s, want %s", test.text, got, test.want)
		}
	}
}

// The error that makes parsing fail is reported, however many others precede it.
func TestFailureAfterManyProblems(t *testing.T) {
	r := Resolve("", "http://"+strings.Repeat("@", 200)+"a b/", nil)
	last := r.Problems[len(r.Problems)-1]
	if len(r.Problems) != mostProblems || last.ID != r.Failure || !last.Fatal {
		t.Errorf("%d problems, the last %+v, failure %q", len(r.Problems), last, r.Failure)
	}
}

// The reason that a text cannot be parsed cites the step that returns failure, not one that noted the error before.
func TestFailureCitesItsStep(t *testing.T) {
	for text, want := range map[string]string{
		"http://4294967296":      "ipv4.9",
		"http://1.256.0.1":       "ipv4.8",
		"http://1.2.3.4.5":       "ipv4.4",
		"http://a:99999":         "port.2.1.2",
		"http://[":               "host-parser.1.1",
		"http://a b/":            "domain-parser.8",
		"x":                      "no-scheme.1",
		"http://[1:2:3:4:5:6:7]": "ipv6.8",
	} {
		if r := Resolve("", text, nil); r.why(text).Line != want {
			t.Errorf("%q: %s, not %s", text, r.why(text).Line, want)
		}
	}
}

// Domains that a lax implementation of domain to ASCII accepts are refused.
func TestChecked(t *testing.T) {
	lax := func(domain string) (string, bool) {
		forms := map[string]string{"é": "xn--9ca", "אa": "xn--a-zhc", "xn--a.é": "xn--a.xn--9ca", "xn--4db--.é": "xn--4db--.xn--9ca", "x.ß": "x.ss", "％４１.é": "a.xn--9ca"}
		if ascii, ok := forms[domain]; ok {
			return ascii, true
		}
		return domain, true
	}
	toASCII := Checked(lax, func(domain string) bool { return !strings.ContainsRune(domain, 'א') })
	for domain, want := range map[string]string{"é": "xn--9ca", "אa": "", "xn--a.é": "", "xn--4db--.é": "", "x.ß": "x.ss", "％４１.é": ""} {
		if got, ok := toASCII(domain); got != want || ok != (want != "") {
			t.Errorf("%q: %q, want %q", domain, got, want)
		}
	}
}
