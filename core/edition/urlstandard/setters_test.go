package urlstandard

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// A setterCase is a record of the setters of web-platform-tests.
type setterCase struct {
	Property string
	Href     string
	NewValue string `json:"new_value"`
	Expected map[string]string
}

// setterCases returns some cases that the suite leaves out, and the suite's own.
func setterCases(t testing.TB) []wptCase {
	base := func(text string) *string { return &text }
	cases := []wptCase{
		{Set: "href", Base: base("http://a/"), Input: "http://b/"},
		{Set: "href", Base: base("http://a/"), Input: "b"},
		{Set: "hash", Base: base("a"), Input: "b"},
		{Set: "protocol", Base: base("http://a:443/"), Input: "https"},
	}
	for _, c := range suite[setterCase](t, "wpt-2026-07-setters.json") {
		cases = append(cases, wptCase{Set: c.Property, Base: &c.Href, Input: c.NewValue})
	}
	return cases
}

func TestSetters(t *testing.T) {
	cases := suite[setterCase](t, "wpt-2026-07-setters.json")
	if len(cases) != 278 {
		t.Errorf("%d cases", len(cases))
	}
	for _, c := range cases {
		got := setAttribute(c.Property, c.Href, c.NewValue, nil, nil)
		for name, want := range c.Expected {
			if is := got.attribute(name); is != want {
				t.Errorf("%s of %q, set to %q: %s is %q, want %q", c.Property, c.Href, c.NewValue, name, is, want)
			}
		}
	}
}

func TestWhySet(t *testing.T) {
	for _, test := range []struct{ set, base, value, want string }{
		{"pathname", "http://a/b?q", "c d", "set pathname-setter.3 set pathname value /c%20d"},
		{"search", "http://a/b?q", "", "set search-setter.2 set search value "},
		{"hash", "http://a/#x", "#x", "set-same hash-setter.4 set hash value #x"},
		{"port", "http://a:8/", "80", "set port-setter.3a set port value "},
		{"port", "http://a:8/", "", "set port-setter.2 set port value "},
		{"port", "http://a:8/", "9x", "set port-setter.3a set port value 9"},
		{"port", "http://a:8/", "x", "set-ignored port.2.2 set port at port.2.2 error failure"},
		{"port", "http://a:8/", "65536", "set-ignored port.2.1.2 set port at port.2.1.2 error port-out-of-range"},
		{"port", "file:///", "1", "set-ignored port-setter.1 set port at port-setter.1 error "},
		{"protocol", "http://a/", "x", "set-ignored scheme.2.1.1 set protocol at scheme.2.1.1 error "},
		{"protocol", "x://a/", "http", "set-ignored scheme.2.1.2 set protocol at scheme.2.1.2 error "},
		{"protocol", "http://u@a/", "file", "set-ignored scheme.2.1.3 set protocol at scheme.2.1.3 error "},
		{"protocol", "file:///", "http", "set-ignored scheme.2.1.4 set protocol at scheme.2.1.4 error "},
		{"protocol", "http://a/", "é", "set-ignored scheme-start.3a set protocol at scheme-start.3a error failure"},
		{"protocol", "http://a/", "h é", "set-ignored scheme.4a set protocol at scheme.4a error failure"},
		{"protocol", "http://a/", "https://b/", "set protocol-setter.1 set protocol value https:"},
		{"username", "mailto:a", "u", "set-ignored username-setter.1 set username at username-setter.1 error "},
		{"password", "http://a/", "p:@", "set password-setter.2 set password value p%3A%40"},
		{"host", "mailto:a", "h", "set-ignored host-setter.1 set host at host-setter.1 error "},
		{"host", "http://a/", "b:99999", "set-partly port.2.1.2 set host value b"},
		{"host", "http://a/", "b c", "set-ignored host.3.4 set host at host.3.4 error domain-to-ASCII"},
		{"host", "http://a/", "", "set-ignored host.3.1 set host at host.3.1 error host-missing"},
		{"host", "file:///", "b c", "set-ignored file-host.1.3.2 set host at file-host.1.3.2 error domain-to-ASCII"},
		{"hostname", "http://a/", "b:8", "set-ignored host.2.2 set hostname at host.2.2 error failure"},
		{"hostname", "x://u@a/", "", "set-ignored host.3.2 set hostname at host.3.2 error failure"},
		{"href", "http://a/", "http://b/", "set href-setter.1 set href value http://b/"},
		{"href", "http://a/", "b", "set-throws set.1a error missing-scheme-non-relative-URL"},
		{"hash", "a", "b", "set-no-url constructor.2 error missing-scheme-non-relative-URL"},
	} {
		r := setAttribute(test.set, test.base, test.value, nil, nil)
		why := r.whySet()
		if got := strings.Join(append([]string{why.ID, why.Line}, why.Args...), " "); got != test.want {
			t.Errorf("%s of %q, set to %q: %s, want %s", test.set, test.base, test.value, got, test.want)
		}
	}
}

// The line that a reason names has run, and the record is the run's result.
func TestSettersOfRandomTexts(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 8))
	n := 5_000
	if testing.Short() {
		n = 1_000
	}
	for i := range n {
		base, value, attribute := random(r), random(r), setOption.Values[1+r.IntN(len(setOption.Values)-1)]
		c := wptCase{Set: attribute, Base: &base, Input: value}
		if i%50 > 0 { // it takes milliseconds
		} else if err := watch(listing, c); err != nil {
			t.Fatalf("%s of %q, set to %q: %v", attribute, base, value, err)
		}
		run := trace.New(listing, -1, base, value)
		got := c.run(run)
		why := got.whySet()
		ran := false
		for _, step := range run.Steps() {
			ran = ran || listing.Lines[step.Line].ID == why.Line
		}
		if !ran {
			t.Errorf("%s of %q, set to %q: %s has not run, but %s", attribute, base, value, why.Line, why.ID)
		}
		if plain := c.run(nil); plain.Href != got.Href {
			t.Errorf("%s of %q, set to %q: recorded %q, and else %q", attribute, base, value, got.Href, plain.Href)
		}
		if why.ID == "set-ignored" && got.Href != Resolve("", base, nil).Href {
			t.Errorf("%s of %q, set to %q: it is ignored, and %q comes of it", attribute, base, value, got.Href)
		}
	}
}

// The marked parts of a value are within it.
func TestWhatValuesAreTakenFor(t *testing.T) {
	for _, test := range []struct{ set, value, want string }{
		{"host", "b:80", "host=b port=80"},
		{"host", "b:80/x", "host=b port=80"},
		{"host", "[::1]", "host=[::1]"},
		{"hash", "#x", "fragment=#x"},
		{"href", "http://b/c", "scheme=http host=b path=/c"},
	} {
		r := setAttribute(test.set, "http://a/", test.value, nil, nil)
		if got := said(test.value, r.Taken[1]); got != test.want {
			t.Errorf("%s set to %q: %s, want %s", test.set, test.value, got, test.want)
		}
	}
	for _, p := range setAttribute("host", "http://a/", "b\t:8\n0", nil, nil).Taken[1] {
		if p.Span == edition.Absent {
			t.Errorf("%s is absent", p.Name)
		}
	}
}
