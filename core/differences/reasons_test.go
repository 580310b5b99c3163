package differences

import (
	"slices"
	"testing"

	"uriscope/core/edition"
	"uriscope/core/edition/urlstandard"
	"uriscope/core/editions"
	"uriscope/core/host"
)

// reasonsAgainst2005 returns the names of the reasons why the URL Standard's answer differs from RFC 3986's.
func reasonsAgainst2005(base, reference string) []string {
	d := Depart(&urlstandard.Edition, base, reference)
	var names []string
	for _, c := range d.Causes(d.plain.as(editions.Standard), nil, true) {
		names = append(names, c.Name())
	}
	return names
}

// one provides ToASCII for the only domain beyond ASCII in these tests.
func one(t *testing.T) {
	before := host.Set(host.Host{ToASCII: func(domain string) (string, bool) { return "xn--9ca", domain == "é" }})
	t.Cleanup(func() { host.Set(before) })
}

// deviating are texts for which the URL Standard deviates in a single way: its name, base, and reference.
var deviating = [][3]string{
	{"refusing", "", "http://h:99999/"},
	{"base-read", "//x", "http://h/"},
	{"blanks", "http://h/", " g "},
	{"tabs", "http://h/", "g\th"},
	{"scheme-form", "http://h/a", "1s:g"},
	{"same-special-scheme", "http://h/a/b", "http:g"},
	{"slashes", "", "http:///h/x"},
	{"backslash", "http://h/a/b", `..\g`},
	{"file-host", "", "file:/x"},
	{"drive-letter", "", "file:///C|/x"},
	{"opaque-path", "", "mailto:a/../b"},
	{"base-dots", "http://h/a/../b", "?q"},
	{"encoded-dots", "http://h/a/b", "%2e%2E/g"},
	{"empty-path", "", "http://h"},
	{"guard", "", "x:/.//y"},
	{"userinfo", "", "http://@h/"},
	{"host-decoded", "", "http://h%65/"},
	{"host-ascii", "", "http://é/"},
	{"host-case", "", "http://H/"},
	{"ipv4", "", "http://127.1/"},
	{"ipv6", "", "http://[0::1]/"},
	{"localhost", "", "file://localhost/x"},
	{"empty-port", "", "http://h:/"},
	{"default-port", "", "http://h:80/"},
	{"port-number", "", "http://h:0081/"},
	{"scheme-case", "", "HTTP://h/"},
	{"encoding", "http://h/", "é"},
}

// Each deviation is the only reason for something.
func TestEachDeviationAlone(t *testing.T) {
	one(t)
	for i, deviation := range urlstandard.Edition.Deviating.Deviations {
		name, base, reference := deviating[i][0], deviating[i][1], deviating[i][2]
		if got := reasonsAgainst2005(base, reference); name != deviation.Name || !slices.Equal(got, []string{name}) {
			t.Errorf("%q + %q: because of %q, want %q; %q is next", base, reference, got, name, deviation.Name)
		}
	}
	if len(deviating) != len(urlstandard.Edition.Deviating.Deviations) {
		t.Errorf("%d examples", len(deviating))
	}
}

// Any two deviations that concern different parts of a URL are found together.
func TestDeviationsInPairs(t *testing.T) {
	one(t)
	type choice struct{ name, text string }
	slots := [][]choice{
		{{"", "http"}, {"scheme-case", "Http"}},
		{{"", "://"}},
		{{"", ""}, {"userinfo", ":@"}},
		{{"", "h"}, {"host-case", "H"}, {"host-ascii", "é"}, {"host-decoded", "h%65"}, {"ipv4", "127.1"}, {"ipv6", "[0::1]"}},
		{{"", ":1"}, {"empty-port", ":"}, {"default-port", ":80"}, {"port-number", ":01"}},
		{{"", "/p"}, {"empty-path", ""}, {"encoded-dots", "/%2e/p"}, {"backslash", `/p\q`}},
		{{"", "?q"}, {"encoding", "?é"}},
		{{"", ""}, {"tabs", "#a\tb"}, {"blanks", "#a "}},
	}
	n := 0
	for i := range slots {
		for j := range i {
			for _, a := range slots[i][1:] {
				for _, b := range slots[j][1:] {
					text := ""
					for k, choices := range slots {
						switch k {
						case i:
							text += a.text
						case j:
							text += b.text
						default:
							text += choices[0].text
						}
					}
					want := []string{a.name, b.name}
					got := reasonsAgainst2005("", text)
					slices.Sort(want)
					slices.Sort(got)
					if n++; !slices.Equal(got, want) {
						t.Errorf("%q: because of %q, want %q", text, got, want)
					}
				}
			}
		}
	}
	t.Logf("%d pairs", n)
}

// No reason has the name of a clause, so the name determines its words.
func TestDeviationsAreNoClauses(t *testing.T) {
	for _, deviation := range urlstandard.Edition.Deviating.Deviations {
		if slices.Contains(clauseNames(), deviation.Name) {
			t.Errorf("%s is a clause, too", deviation.Name)
		}
		if urlstandard.Edition.SectionOfLine(deviation.Line) == "" {
			t.Errorf("%s: there is no line %q", deviation.Name, deviation.Line)
		}
	}
}

func clauseNames() (names []string) {
	for c := range edition.Clauses {
		names = append(names, c.String())
	}
	return names
}
