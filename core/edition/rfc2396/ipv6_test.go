package rfc2396_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc2396"
)

// addresses are hosts in brackets under RFC 2732, section 3, and invalid ones.
var addresses = []struct {
	host  string
	valid bool
}{
	// RFC 2732, section 2 prints these.
	{"[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]", true}, {"[1080:0:0:0:8:800:200C:417A]", true}, {"[3ffe:2a00:100:7031::1]", true},
	{"[1080::8:800:200C:417A]", true}, {"[::192.9.5.5]", true}, {"[::FFFF:129.144.52.38]", true}, {"[2010:836B:4179::836B:4179]", true},
	{"[::]", true}, {"[1:2]", true}, {"[a::1.2.3.4]", true}, {"[1::2:3.4.5.999]", true}, {"1.2.3.4", true}, {"h.example.", true}, {"", false},
	{"[]", false}, {"[:]", false}, {"[1::2::3]", false}, {"[12345::]", false}, {"[::1", false}, {"::1]", false}, {"[::g]", false},
	{"[::1.2.3]", false}, {"[::1.2.3.4444]", false}, {"[v1.x]", false}, {"[::1%25eth0]", false}, {"[[::1]]", false}, {"[::1]x", false},
}

// With the option of RFC 2732 a host can be a literal address; without it, a host can't contain brackets. The
// components have the kinds that the rules give.
func TestLiteralAddresses(t *testing.T) {
	with := edition.Options{"ipv6": edition.Yes}
	amended := rfc2396.Edition.With(with)
	if amended.ID != rfc2396.Edition.ID || rfc2396.Edition.With(nil) != &rfc2396.Edition || amended != rfc2396.Edition.With(with) {
		t.Error("the edition is amended where nobody asked for it, or anew each time")
	}
	for _, a := range addresses {
		for _, text := range []string{"http://" + a.host + ":80/index.html", "http://" + a.host + "/ipng", "//u@" + a.host + "?q"} {
			if a.host == "" {
				continue
			}
			bracket := strings.ContainsAny(a.host, "[]")
			if got := amended.Validate("URI-reference", text) == nil; got != a.valid {
				t.Errorf("%q is valid with addresses: %v", text, got)
			}
			if got := rfc2396.Edition.Validate("URI-reference", text) == nil; got != (a.valid && !bracket) {
				t.Errorf("%q is valid without addresses: %v", text, got)
			}
			host, kind := "", ""
			for _, p := range amended.Split(text) {
				if p.Role == edition.Host && p.Span != edition.Absent {
					host, kind = p.Span.Of(text), p.Kind
				}
			}
			if a.valid != (host == a.host && kind != "") || a.valid && bracket != (kind == "IPv6reference") {
				t.Errorf("%q: the host is %q, of kind %q", text, host, kind)
			}
			r, plain := rfc2396.Edition.Resolve("x://a/b", text, with, nil), rfc2396.Edition.Resolve("x://a/b", text, nil, nil)
			if r.Target != plain.Target || r.Outcome != plain.Outcome {
				t.Errorf("%q has another target with addresses: %q", text, r.Target)
			}
			if !slices.Equal(r.Parts, amended.Split(r.Target)) {
				t.Errorf("%q: the record of the target is not split as its text", text)
			}
		}
	}
	// "[" and "]" are then reserved, so anything that consists of uric can contain them; nothing else can.
	for text, valid := range map[string]bool{"a?[x]": true, "#[x]": true, "x:y[z]": true, "[x]": false, "/[x]": false, "//u[v]@h": false} {
		if (amended.Validate("URI-reference", text) == nil) != valid || rfc2396.Edition.Validate("URI-reference", text) == nil {
			t.Errorf("%q: %v, %v", text, amended.Validate("URI-reference", text), rfc2396.Edition.Validate("URI-reference", text))
		}
	}
	for text, class := range map[string]string{"[": "reserved", "]": "reserved", "|": "unwise", ";": "reserved"} {
		if got := amended.Characters(text); amended.Classes[got[0].Class].Name != class {
			t.Errorf("%q is not in the class %s", text, class)
		}
	}
}

// A text without brackets and long numbers is as valid with the option as without.
func TestAddressesChangeNothingElse(t *testing.T) {
	random := rand.New(rand.NewPCG(27, 32))
	amended := rfc2396.Edition.With(edition.Options{"ipv6": edition.Yes})
	signs := []string{"a", "x:", "//", "/", ":", "@", "?", "#", ".", "1", ";", "%2e", "%", " ", "|", "é", "b-", "+"}
	for range 5_000 {
		text := ""
		for range random.IntN(9) {
			text += signs[random.IntN(len(signs))]
		}
		if (rfc2396.Edition.Validate("URI-reference", text) == nil) != (amended.Validate("URI-reference", text) == nil) && !strings.Contains(text, "1111") {
			t.Errorf("%q", text)
		}
		if !slices.Equal(rfc2396.Edition.Split(text), amended.Split(text)) && !strings.Contains(text, "1111") {
			t.Errorf("%q is split otherwise", text)
		}
	}
}
