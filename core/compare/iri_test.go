package compare_test

import (
	"testing"

	"golang.org/x/net/idna"
	"golang.org/x/text/unicode/norm"

	"uriscope/core/compare"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/edition/rfc3987"
	"uriscope/core/host"
	"uriscope/core/trace/tracetest"
)

func init() {
	host.Set(host.Host{
		ToASCII: func(label string) (string, bool) {
			ascii, err := idna.Lookup.ToASCII(label)
			return ascii, err == nil
		},
		NFC: norm.NFC.String,
	})
}

// The examples of RFC 3987, section 5.3, and what follows from it where it is silent.
func TestIRIs(t *testing.T) {
	normalized := edition.Options{rfc3987.CharactersOption: edition.Yes}
	for _, c := range []struct {
		section, a, b string
		meet          string // the rung, "" if there is none
		o             edition.Options
	}{
		{"5.3.1", "http://例え.example/納豆", "http://例え.example/納豆", "string", nil},
		{"5.3.2", "example://a/b/c/%7Bfoo%7D/ros\u00e9", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d/ros%C3%A9", "dots", nil},
		{"5.3.2.1", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "case", nil},
		{"5.3.2.1", "http://a/%3a", "http://a/%3A", "case", nil},
		{"5.3.2.1", "x://\u00c9/", "x://\u00e9/", "", nil}, // only hosts of US-ASCII have no case
		{"5.3.2.2", "http://www.example.org/r\u00e9sum\u00e9.html", "http://www.example.org/re\u0301sume\u0301.html", "", nil},
		{"5.3.2.2", "http://www.example.org/r\u00e9sum\u00e9.html", "http://www.example.org/re\u0301sume\u0301.html", "characters", normalized},
		{"5.3.2.3", "http://example.org/~user", "http://example.org/%7euser", "escapes", nil},
		{"5.3.2.3", "http://example.org/~user", "http://example.org/%7Euser", "escapes", nil},
		{"5.3.2.3", "http://example.org/%7euser", "http://example.org/%7Euser", "case", nil},
		{"3.1", "http://www.example.org/ros\u00e9", "http://www.example.org/ros%C3%A9", "escapes", nil},
		{"3.2", "http://www.example.org/r%E9sum%E9.html", "http://www.example.org/r%C3%A9sum%C3%A9.html", "", nil},
		{"5.3.2.4", "http://a/.//b", "http://a//b", "dots", nil}, // behind a host, "//" needs no guard
		{"5.3.2.4", "x:/././/b", "x:/.//b", "dots", nil},
		{"5.3.3", "http://example.com", "http://example.com/", "scheme", nil},
		{"5.3.3", "http://example.com:/", "http://example.com/", "scheme", nil},
		{"5.3.3", "http://example.com:80/", "http://example.com/", "scheme", nil},
		{"5.3.3", "http://example.com/?", "http://example.com/", "", nil},
		{"5.3.3", "http://example.com/#", "http://example.com/", "", nil},
		{"5.3.3", "http://r\u00e9sum\u00e9.example.org", "http://xn--rsum-bpad.example.org", "scheme", nil},
		{"5.3.3", "http://R\u00c9SUM\u00c9.example.org", "http://xn--rsum-bpad.example.org", "scheme", nil},
		{"5.3.4", "http://example.com/data", "http://example.com/data/", "", nil},
		{"8", "http://big.example.com/PopularPage.html", "http://big.example.com/popularpage.html", "", nil},
	} {
		q := compare.Request{A: c.a, B: c.b, Edition: "rfc3987", Options: c.o, Limit: -1}
		a, err := compare.Compare(q)
		if err != nil {
			t.Fatal(err)
		}
		meet := ""
		if a.Meet >= 0 {
			meet = a.Rungs[a.Meet].ID
		}
		if meet != c.meet {
			t.Errorf("section %s: %s and %s meet at %q, want %q", c.section, c.a, c.b, meet, c.meet)
		}
		for _, side := range []compare.Side{a.A, a.B} {
			if len(side.Problems) > 0 {
				t.Errorf("%s: %+v", side.Text, side.Problems)
			}
			if err := tracetest.Check(a.Edition.Normal.Listing, side.Run, side.Target); err != nil {
				t.Errorf("%s: %v", side.Text, err)
			}
		}
	}
}

// A relative IRI is resolved first (RFC 3987, sections 5.1 and 6.5), and a text that isn't an IRI is compared
// unchanged.
func TestRelativeIRIs(t *testing.T) {
	a, err := compare.Compare(compare.Request{A: "../書籍", B: "http://例え.example/書籍", Base: "http://例え.example/a/b", Edition: "rfc3987", Limit: -1})
	if err != nil || a.Meet != 0 || !a.A.Resolved || a.A.Target != "http://例え.example/書籍" {
		t.Errorf("%+v, %v", a, err)
	}
	a, err = compare.Compare(compare.Request{A: "http://h/\u202e", B: "http://h/", Edition: "rfc3987", Limit: -1})
	if err != nil || len(a.A.Problems) != 1 || !a.Rungs[1].Skipped || a.A.Production != "IRI-reference" {
		t.Errorf("a formatting character is in an IRI: %+v, %v", a, err)
	}
}

// An IRI's normal form is its own normal form, and names the same resource.
func FuzzIRINormal(f *testing.F) {
	for _, pair := range editiontest.Hard {
		f.Add(pair[0])
		f.Add(pair[1])
	}
	for _, s := range []string{"http://R\u00c9%C3%A9.example", "http://%C3%A9:80", "f:/a/..//\u00e9", "//%E9.%C3%A9/", "http://\u3002/", "http://xn--99zt52a/%%411"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		form := rfc3987.Edition.Normal.Run(text, true, nil, nil)
		if again := rfc3987.Edition.Normal.Run(form, true, nil, nil); again != form && rfc3987.Edition.Validate("IRI-reference", text) == nil {
			t.Errorf("%q becomes %q, and that %q", text, form, again)
		}
		if rfc3987.Edition.Validate("IRI-reference", text) == nil && rfc3987.Edition.Validate("IRI-reference", form) != nil {
			t.Errorf("%q becomes %q, which is no IRI", text, form)
		}
	})
}
