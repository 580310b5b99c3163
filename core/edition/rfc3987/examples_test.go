package rfc3987_test

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/idna"
	"golang.org/x/text/unicode/norm"

	"uriscope/core/edition"
	"uriscope/core/edition/rfc3987"
	"uriscope/core/host"
	"uriscope/core/punycode"
	"uriscope/core/trace"
	"uriscope/core/trace/tracetest"
)

func init() {
	profile := idna.New(idna.MapForLookup(), idna.BidiRule(), idna.Transitional(false), idna.StrictDomainName(false))
	host.Set(host.Host{
		ToASCII: func(label string) (string, bool) {
			ascii, err := profile.ToASCII(label)
			return ascii, err == nil
		},
		NFC: norm.NFC.String,
	})
}

var reference = regexp.MustCompile("&#x([0-9A-F]+);")

// xml reads the notation of RFC 3987, section 1.4.
func xml(text string) string {
	return reference.ReplaceAllStringFunc(text, func(found string) string {
		code, err := strconv.ParseInt(found[len("&#x"):len(found)-1], 16, 32)
		if err != nil {
			panic(err)
		}
		return string(rune(code))
	})
}

// toURI maps a text in both ways, and checks the run against its listing.
func toURI(t *testing.T, text string, o rfc3987.Options) *rfc3987.Answer {
	t.Helper()
	a := rfc3987.MapToURI(text, o, -1)
	if fast := rfc3987.ToURI(text, o); fast != a.Result {
		t.Errorf("%q becomes %q with a trace, and %q fast", text, a.Result, fast)
	}
	check(t, a)
	return a
}

// toIRI is the reverse. With names, labels in Punycode are converted.
func toIRI(t *testing.T, text string, names bool) *rfc3987.Answer {
	t.Helper()
	var decode func(string) (string, bool)
	if names {
		decode = punycode.Decode
	}
	a := rfc3987.MapToIRI(text, decode, -1)
	if fast := rfc3987.ToIRI(text); len(a.Labels) == 0 && fast != a.Result {
		t.Errorf("%q becomes %q with a trace, and %q fast", text, a.Result, fast)
	}
	check(t, a)
	return a
}

// check checks that a run follows its listing and ends with the result, and that the rows cover the whole text
// and describe the changes to it.
func check(t *testing.T, a *rfc3987.Answer) {
	t.Helper()
	if err := tracetest.Check(a.Listing, a.Run, a.Text); err != nil {
		t.Errorf("%q: %v", a.Text, err)
	}
	if got := last(a); got != a.Result {
		t.Errorf("%q: the run ends with %q, and the answer is %q", a.Text, got, a.Result)
	}
	var from, to strings.Builder
	for _, row := range a.Rows {
		if row.Start != from.Len() {
			t.Errorf("%q: a row begins at %d, and the one before it ends at %d", a.Text, row.Start, from.Len())
		}
		from.WriteString(a.Given[row.Start:row.End])
		to.WriteString(row.To)
	}
	if from.String() != a.Given || to.String() != a.Result && len(a.Labels) == 0 {
		t.Errorf("the rows of %q lead from %q to %q", a.Text, from.String(), to.String())
	}
}

// last returns the final content of the last register.
func last(a *rfc3987.Answer) string {
	state := trace.NewState(a.Listing, a.Text)
	for i := range a.Run.Steps() {
		state.Apply(a.Run.Edits(i))
	}
	text, _ := state.Text(len(a.Listing.Registers) - 1)
	return text
}

// The examples of RFC 3987, section 3.1, and of the other sections about the mapping.
func TestToURI(t *testing.T) {
	for _, c := range []struct {
		section, iri, uri string
		o                 rfc3987.Options
	}{
		{"3.1", "http://r&#xE9;sum&#xE9;.example.org", "http://r%C3%A9sum%C3%A9.example.org", rfc3987.Options{}},
		{"3.1", "http://r&#xE9;sum&#xE9;.example.org", "http://xn--rsum-bpad.example.org", rfc3987.Options{Names: true}},
		{"3.1", "http://validator.w3.org/check?uri=http%3A%2F%2Fr&#xE9;sum&#xE9;.example.org", "http://validator.w3.org/check?uri=http%3A%2F%2Fr%C3%A9sum%C3%A9.example.org", rfc3987.Options{Names: true}},
		{"3.1", "http://www.example.org/red%09ros&#xE9;#red", "http://www.example.org/red%09ros%C3%A9#red", rfc3987.Options{}},
		{"3.1", "http://example.com/&#x10300;&#x10301;&#x10302;", "http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82", rfc3987.Options{}},
		{"3.1", "Vi&#xEA;&#x323;t%20Nam", "Vi%E1%BB%87t%20Nam", rfc3987.Options{Normalize: true}}, // the note on variants b and c
		{"3.1", "Vi&#x1EC7;t%20Nam", "Vi%E1%BB%87t%20Nam", rfc3987.Options{Normalize: true}},
		{"3.1", "Vi&#xEA;&#x323;t%20Nam", "Vi%C3%AA%CC%A3t%20Nam", rfc3987.Options{}},
		{"3.1", "a<>\" {}|\\^`b#c", "a%3C%3E%22%20%7B%7D%7C%5C%5E%60b#c", rfc3987.Options{Excluded: true}},
		{"3.2", "http://www.example.org/r&#xE9;sum&#xE9;.html", "http://www.example.org/r%C3%A9sum%C3%A9.html", rfc3987.Options{}},
		{"6.4", "http://www.example.org/r%E9sum%E9.xml#r&#xE9;sum&#xE9;", "http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9", rfc3987.Options{}},
		{"7.4", "r&#xE9;sum&#xE9;.html", "r%C3%A9sum%C3%A9.html", rfc3987.Options{}},
		{"Authors", "http://www.w3.org/People/D&#xFC;rst/", "http://www.w3.org/People/D%C3%BCrst/", rfc3987.Options{}},
		{"Appendix A.4", "http://www.example.org/ros&#xE9;", "http://www.example.org/ros%C3%A9", rfc3987.Options{}},
	} {
		a := toURI(t, xml(c.iri), c.o)
		if a.Result != c.uri || len(a.Problems) > 0 {
			t.Errorf("section %s: %s becomes %s, want %s; %v", c.section, c.iri, a.Result, c.uri, a.Problems)
		}
	}
}

// RFC 3987, section 3.2.1 prints the text after each of the steps.
func TestToIRI(t *testing.T) {
	for _, c := range []struct {
		names bool
		steps [5]string
	}{
		{steps: [5]string{
			"http://www.example.org/D%C3%BCrst",
			"http://www.example.org/D<c3><bc>rst",
			"http://www.example.org/D<c3><bc>rst",
			"http://www.example.org/D<c3><bc>rst",
			"http://www.example.org/D&#xFC;rst",
		}},
		{steps: [5]string{
			"http://www.example.org/D%FCrst",
			"http://www.example.org/D<fc>rst",
			"http://www.example.org/D%FCrst",
			"http://www.example.org/D%FCrst",
			"http://www.example.org/D%FCrst",
		}},
		{steps: [5]string{
			"http://xn--99zt52a.example.org/%e2%80%ae",
			"http://xn--99zt52a.example.org/<e2><80><ae>",
			"http://xn--99zt52a.example.org/<e2><80><ae>",
			"http://xn--99zt52a.example.org/%E2%80%AE",
			"http://xn--99zt52a.example.org/%E2%80%AE",
		}},
		{names: true, steps: [5]string{
			"http://xn--99zt52a.example.org/%e2%80%ae",
			"http://xn--99zt52a.example.org/<e2><80><ae>",
			"http://xn--99zt52a.example.org/<e2><80><ae>",
			"http://xn--99zt52a.example.org/%E2%80%AE",
			"http://&#x7D0D;&#x8C46;.example.org/%E2%80%AE",
		}},
	} {
		a := toIRI(t, c.steps[0], c.names)
		state := trace.NewState(a.Listing, a.Text)
		for i := range a.Run.Steps() {
			state.Apply(a.Run.Edits(i))
		}
		for i, want := range c.steps {
			if got, _ := state.Text(i + 1); got != xml(want) {
				t.Errorf("%s: after step %d there is %s, want %s", c.steps[0], i+1, got, want)
			}
		}
	}
	for _, c := range [][2]string{
		{"http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%E9sum%E9.html"},                                 // 3.2
		{"http://www.example.org/r%C3%A9sum%C3%A9.html", "http://www.example.org/r&#xE9;sum&#xE9;.html"},                     // 3.2, 6.4
		{"http://www.example.org/r%E9sum%E9.xml#r%C3%A9sum%C3%A9", "http://www.example.org/r%E9sum%E9.xml#r&#xE9;sum&#xE9;"}, // 6.4
		{"http://www.w3.org/People/D%C3%BCrst/", "http://www.w3.org/People/D&#xFC;rst/"},                                     // Authors' Addresses
		{"/%C0%AF..", "/%C0%AF.."},                     // 8
		{"%41%7e%2F%25%20%3C%0A", "A~%2F%25%20%3C%0A"}, // 3.2, step 2
		{"http://example.com/%F0%90%8C%80%F0%90%8C%81%F0%90%8C%82", "http://example.com/&#x10300;&#x10301;&#x10302;"},                          // 3.1, back
		{"?%EE%80%80#%EE%80%80", "?&#xE000;#%EE%80%80"},                                                                                        // 2.2: iprivate
		{"%EF%BF%BD%C2%80%ED%A0%80%F4%90%80%80%E2%81%A6%E3%80%80", "%EF%BF%BD%C2%80%ED%A0%80%F4%90%80%80%E2%81%A6%E3%80%80"},                   // 2.2, 3.2, 4.1, 6.1
		{"%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AB%E2%80%AC%E2%80%AD%E2%80%AE", "%E2%80%8E%E2%80%8F%E2%80%AA%E2%80%AB%E2%80%AC%E2%80%AD%E2%80%AE"}, // 4.1: all seven
	} {
		if a := toIRI(t, c[0], false); a.Result != xml(c[1]) {
			t.Errorf("%s becomes %s, want %s", c[0], a.Result, c[1])
		}
	}
}

// A label in Punycode that also has letters of US-ASCII is converted like any other.
func TestLabelsWithASCII(t *testing.T) {
	for from, to := range map[string]string{"xn--bcher-kva": "bücher", "xn--mnchen-3ya": "münchen", "xn--99zt52a": "納豆"} {
		if a := toIRI(t, "http://"+from+".example/", true); a.Result != "http://"+to+".example/" {
			t.Errorf("%s becomes %s, want %s", from, a.Result, to)
		}
	}
}

// Texts that are IRIs, and others: RFC 3987, section 2.2.
func TestGrammar(t *testing.T) {
	for _, c := range []struct {
		text string
		at   int // of the first fault, -1 if there is none
		rule string
	}{
		{"http://例え.テスト/引き割り?納豆#é", -1, ""},
		{"//r\u00e9sum\u00e9:80/", -1, ""},
		{"?\ue000\U000f0000\U0010fffd", -1, ""},
		{"\ud7ff\uf900\ufdcf\ufdf0\uffef\U00010000\U0001fffd\U000e1000\U000efffd\u00a0", -1, ""},
		{"a\ue000", 1, "ipath-noscheme"}, {"#\ue000", 1, "ifragment"}, // private, and not in a query
		{"é:b", 2, "ipath-noscheme"}, // no scheme has such a character
		{"http://h:8\u0660/", 10, "port"},
		{"http://[::1\u00e9]/", 11, "IP-literal"},
		{"\u0080", 0, ""}, {"\ufdd0", 0, ""}, {"\ufff0", 0, ""}, {"\U0001fffe", 0, ""}, {"\U000e0001", 0, ""},
		{"a\u202eb", 1, ""}, // 4.1
		{"\u200e", 0, ""}, {"\u00e9 b", 2, ""},
	} {
		m := rfc3987.Edition.Validate("IRI-reference", c.text)
		if c.at < 0 != (m == nil) || m != nil && (m.At != c.at || c.rule != "" && m.Rule != c.rule) {
			t.Errorf("%q: %+v, want a fault at %d by %s", c.text, m, c.at, c.rule)
		}
	}
	if m := rfc3987.Edition.Validate("IRI-reference", "a\u202e"); m.Section != "RFC 3987, section 4.1" {
		t.Errorf("formatting characters are refused by %s", m.Section)
	}
	if m := rfc3987.Edition.Validate("absolute-IRI", "é"); m == nil || m.Section != "RFC 3987, section 2.2" {
		t.Errorf("a relative reference is an absolute IRI: %+v", m)
	}
}

// A text that isn't an IRI isn't mapped to a URI: the answer says why.
func TestNoIRI(t *testing.T) {
	for _, text := range []string{"a b", "a\ufffe", "%zé", "é#é#", "\ue000"} {
		if a := toURI(t, text, rfc3987.Options{}); len(a.Problems) != 1 || a.Problems[0].On != edition.AsReference {
			t.Errorf("%q has no problems", text)
		}
	}
	if a := toURI(t, "é b#é#", rfc3987.Options{Excluded: true}); len(a.Problems) != 1 || a.Problems[0].At != len("é b#é") {
		t.Errorf("a space is encoded, and a second # is not: %+v", a.Problems)
	}
}

// A label that begins or ends with a hyphen has no DNS form (RFC 3490, section 4.1, step 3b), even though the
// hyphen is inside in Punycode.
func TestOuterHyphens(t *testing.T) {
	for _, text := range []string{"http://-é/", "http://é-.example/"} {
		a := toURI(t, text, rfc3987.Options{Names: true})
		if strings.Contains(a.Result, "xn--") {
			t.Errorf("%q becomes %q", text, a.Result)
		}
	}
	if a := toURI(t, "http://a-é/", rfc3987.Options{Names: true}); a.Result != "http://xn--a--cja/" {
		t.Errorf("a hyphen inside: %q", a.Result)
	}
}
