package urlstandard

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriscope/core/trace"
)

func TestWhy(t *testing.T) {
	for _, test := range []struct{ base, reference, want string }{
		{"", "http://a/b", "own-scheme scheme http base "},
		{"http://x/y", "https://a/b", "own-scheme scheme https base http"},
		{"http://x/y", "http://a/b", "own-scheme scheme http base http"},
		{"file:///x", "file://a/b", "own-scheme scheme file base file"},
		{"http://a/b", "images/x.png", "relative-path path /images/x.png"},
		{"http://a/b", "/x", "absolute-path path /x"},
		{"http://a/b", "//x", "own-host host x"},
		{"x://a/b", "//", "own-host host "},
		{"file:///a", "//x/y", "own-host host x"},
		{"http://a/b", "?q", "query-only query q"},
		{"http://a/b", " ", "empty"},
		{"http://a/b", "#f", "fragment-only fragment f"},
		{"file:///a/b", "", "empty"},
		{"file:///a/b", "?", "query-only query "},
		{"file:///a/b", "#f", "fragment-only fragment f"},
		{"file:///a/b", "c", "relative-path path /a/c"},
		{"file:///a/b", "/c", "absolute-path path /c"},

		{"urn:a:b", "#f", "fragment-only fragment f"},
		{"about:blank", "#f", "fragment-only fragment f"},
		{"mailto:a@b", "#", "fragment-only fragment "},
		{"data:,x", "#f", "fragment-only fragment f"},
		{"urn:a:b", "f", "opaque-base scheme urn"},

		{"file://host/dir/a", "file:b", "same-scheme scheme file"},
		{"file://host/dir/a", "file:", "same-scheme scheme file"},
		{"file://host/dir/a", "file:?q", "same-scheme scheme file"},
		{"file://host/dir/a", "file:#x", "same-scheme scheme file"},
		{"file://host/dir/a", "file:/x", "same-scheme scheme file"},
		{"http://a/b", "http:g", "same-scheme scheme http"},
		{"http://a/b", "HTTP:/g", "same-scheme scheme http"},
		{"http://a/b", `http:\\g`, "backslash scheme http host g"},

		{"file:///a/b", "C|/x", "drive-letter path /C:/x"},
		{"file:///a/b", "//C|/x", "drive-letter-host path /C:/x"},
		{"file:///C:/a", "../../g", "drive-letter-kept path /C:/g"},
		{"file:///C:/a", "/g", "drive-letter-kept path /C:/g"},

		{"", "http://good.example@evil.example/", "userinfo user good.example name good.example password  host evil.example"},
		{"", "http://u:p:q@h@i", "userinfo user u:p:q@h name u password p%3Aq%40h host i"},
		{"", "http://@h", "userinfo user  name  password  host h"},
		{"", "http://:@h", "userinfo user  name  password  host h"},
		{"", "http://:p@h", "userinfo user :p name  password p host h"},
		{"", "http://u:@h", "userinfo user u name u password  host h"},
		{"", "http://h%41/", "host-decoded written h%41 host ha"},
		{"", "http://0x7f.1/", "ipv4 written 0x7f.1 host 127.0.0.1"},
		{"", "http://127.0.0.1/", "own-scheme scheme http base "},
		{"", "https:example.org", "slashes scheme https host example.org"},
		{"", "https:////example.org", "slashes scheme https host example.org"},
		{"http://a/", "///x", "slashes scheme  host x"},
		{"file:///a", "//LOCALHOST/x", "localhost written LOCALHOST"},
		{"file:///a", "//%6cocalhost/x", "localhost written %6cocalhost"},
		{"http://a/b/c", `..\x`, "backslash scheme http host "},
		{"https://a/b", `/\evil.example`, "backslash scheme https host evil.example"},
		{"https://a/b", `\x`, "backslash scheme https host "},
		{"x://a/b/c", `..\x`, `relative-path path /b/..\x`},
		{"http://a/b/c", "x\ty", "tabs read xy"},
		{"http://a/b/c", "%2e./x", "encoded-dots path /x"},
		{"http://a/b/c", "//é", "host-ascii written é host xn--9ca"},
		{`http:\\a/%2e/b`, "c", "relative-path path /c"},

		{"http://a b/", "c", "base-fails error domain-to-ASCII"},
		{"", "c", "no-base"},
		{"http://a/", "//a b/", "fails error domain-to-ASCII"},
	} {
		r := Resolve(test.base, test.reference, nil)
		why := r.why(test.reference)
		if got := strings.Join(append([]string{why.ID}, why.Args...), " "); got != test.want {
			t.Errorf("%q + %q: %s, want %s", test.base, test.reference, got, test.want)
		}
	}
}

// The line that a reason names has run.
func TestWhyIsInTheRun(t *testing.T) {
	check := func(base, reference string) {
		run := trace.New(listing, -1, base, reference)
		r := Resolve(base, reference, run)
		why := r.why(reference)
		if why.ID == "" {
			t.Errorf("%q + %q has no reason", base, reference)
		}
		for _, step := range run.Steps() {
			if listing.Lines[step.Line].ID == why.Line {
				return
			}
		}
		t.Errorf("%q + %q: %s has not run, but %s", base, reference, why.Line, why.ID)
	}
	for _, c := range suite[wptCase](t, "wpt-2026-07-urltestdata.json") {
		check(c.base(), c.Input)
	}
	r := rand.New(rand.NewPCG(41, 1))
	for range 500 {
		check(random(r), random(r))
	}
}
