package bases_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"uriscope/core/bases"
	"uriscope/core/edition"
	"uriscope/core/edition/editiontest"
	"uriscope/core/editions"
)

// Texts of the four layers.
const (
	embedded = "http://in/a/b"
	nearest  = "http://part/c/d"
	asked    = "http://asked/e/f"
	last     = "http://last/g/h"
	fallback = "app://x/y"
)

func one(text string) []string { return []string{text} }

// full is a request with something in every layer, three entities deep.
func full() bases.Request {
	return bases.Request{
		Embedded: one(embedded),
		Enclosing: []bases.Entity{
			{ContentLocation: one("part.html")},
			{ContentBase: one(nearest), ContentLocation: one("http://location/")},
			{ContentLocation: one("../mail/")},
		},
		Retrieval: []string{asked, last},
		Default:   one(fallback),
	}
}

// Each layer wins once the layers further in are removed.
func TestLayersWinInTurn(t *testing.T) {
	for _, test := range []struct {
		editions string // with a space between them
		without  int    // layers, from the inside
		base     string
		why      bases.Why
	}{
		{"rfc3986 rfc2396bis-01 url-syntax-05", 0, embedded, bases.FromDocument},
		{"rfc3986 rfc2396bis-01 url-syntax-05", 1, "http://part/c/part.html", bases.FromLocation},
		{"rfc3986 rfc2396bis-01 url-syntax-05", 2, nearest, bases.FromBase},
		{"rfc3986 rfc2396bis-01 url-syntax-05", 3, "http://last/mail/", bases.FromLocation},
		{"rfc3986 rfc2396bis-01 url-syntax-05", 4, last, bases.FromRequest},
		{"rfc3986 rfc2396bis-01", 5, fallback, bases.FromDefault},
		{"rfc3986 rfc2396bis-01", 6, "", bases.None},
		{"url-syntax-05", 5, "", bases.EmptyDefault},
		{"url-syntax-05", 6, "", bases.EmptyDefault},
		{"rfc1738", 0, "", bases.NoRelative},
		{"rfc1738", 4, "", bases.NoRelative},
		{"url-1993", 0, embedded, bases.FromDocument},
		{"url-1993", 1, last, bases.FromRequest},
		{"url-1993", 5, "", bases.None},
	} {
		for id := range strings.FieldsSeq(test.editions) {
			a := bases.Find(fullWithout(test.without, id))
			if a.Base != test.base || a.Why != test.why {
				t.Errorf("%s without %d: %q, %s; want %q, %s", id, test.without, a.Base, a.Why, test.base, test.why)
			}
			if wins := a.Wins >= 0; wins != (test.why != bases.None && test.why != bases.NoRelative) {
				t.Errorf("%s without %d: layer %d wins", id, test.without, a.Wins)
			}
		}
	}
}

// fullWithout returns the full request by an edition, without some layers from the inside.
func fullWithout(layers int, id string) bases.Request {
	q := full()
	q.Edition = editions.ByID(id)
	if layers > 0 {
		q.Embedded = nil
	}
	q.Enclosing = q.Enclosing[min(max(0, layers-1), 3):]
	if layers > 4 {
		q.Retrieval = nil
	}
	if layers > 5 {
		q.Default = nil
	}
	return q
}

// A value is resolved against the nearest base further out, whatever lies between.
func TestRelativeIsResolvedFurtherOut(t *testing.T) {
	q := full()
	q.Edition = editions.Standard
	q.Embedded = one("../x")
	q.Enclosing = []bases.Entity{{}, {ContentLocation: one("%")}, {ContentLocation: one("deep/\r\n er/")}}
	a := bases.Find(q)
	if a.Base != "http://last/g/deep/x" {
		t.Errorf("the base is %q", a.Base)
	}
	f := a.Layers[0].Found[0]
	if f.Against != 3 || a.Layers[f.Against].Base != "http://last/g/deep/er/" {
		t.Errorf("it was resolved against layer %d", f.Against)
	}
	if white := a.Layers[3].Found[0]; white.Text != "deep/er/" || !white.Folded {
		t.Errorf("white space in a header field counts: %+v", white)
	}
}

func TestUnusable(t *testing.T) {
	for _, test := range []struct {
		edition string
		q       bases.Request
		layer   int
		state   bases.State
		at      int // of the mismatch, -1 for none
		base    string
	}{
		{"rfc3986", bases.Request{Embedded: one("a/b")}, 0, bases.NoOuter, -1, ""},
		{"rfc3986", bases.Request{Embedded: one("http://a b/"), Retrieval: one(last)}, 0, bases.Malformed, 8, last},
		{"rfc3986", bases.Request{Embedded: one("http://a/b#c")}, 0, bases.Used, -1, "http://a/b"},
		{"rfc3986", bases.Request{Embedded: one("#c"), Retrieval: one(last)}, 0, bases.Used, -1, last},
		{"rfc3986", bases.Request{Embedded: []string{"http://a/", "http://b/"}}, 0, bases.Used, -1, "http://a/"},
		{"rfc3986", bases.Request{Embedded: []string{"%", "http://b/"}}, 0, bases.Malformed, 1, ""},
		{"rfc3986", bases.Request{Enclosing: []bases.Entity{{ContentBase: one("a/b")}}, Retrieval: one(last)}, 1, bases.NotAbsolute, -1, last},
		{"rfc3986", bases.Request{Embedded: one("http://a/" + strings.Repeat("a", bases.MaxText)), Retrieval: one(last)}, 0, bases.TooLong, -1, last},
		{"rfc3986", bases.Request{Embedded: one(""), Retrieval: one(last)}, 0, bases.Used, -1, last},
		{"url-syntax-05", bases.Request{Embedded: one(""), Retrieval: one(last)}, 0, bases.NoTarget, -1, last},
		{"rfc2396bis-01", bases.Request{Embedded: one("#x"), Retrieval: one(last)}, 0, bases.NoTarget, -1, last},
		{"url-syntax-05", bases.Request{Default: one(fallback)}, 3, bases.Overruled, -1, ""},
		// The official name: any scheme, completely specified.
		{"url-1993", bases.Request{Embedded: one(embedded), Retrieval: one(last)}, 0, bases.Used, -1, embedded},
		{"url-1993", bases.Request{Embedded: one("x-name:a/b/c"), Retrieval: one(last)}, 0, bases.Used, -1, "x-name:a/b/c"},
		{"url-1993", bases.Request{Embedded: one("news:comp.infosystems")}, 0, bases.Used, -1, "news:comp.infosystems"},
		{"url-1993", bases.Request{Embedded: one("a/b"), Retrieval: one(last)}, 0, bases.NotAbsolute, -1, last},
		{"url-1993", bases.Request{Embedded: one("/a/b"), Retrieval: one(last)}, 0, bases.NotAbsolute, -1, last},
		{"url-1993", bases.Request{Embedded: one("a/b")}, 0, bases.NotAbsolute, -1, ""},
		{"url-1993", bases.Request{Enclosing: []bases.Entity{{ContentBase: one(embedded)}}, Retrieval: one(last)}, 1, bases.NotKnown, -1, last},
		{"rfc1738", bases.Request{Retrieval: one(last)}, 2, bases.NotKnown, -1, ""},
	} {
		test.q.Edition = editions.ByID(test.edition)
		a := bases.Find(test.q)
		f := a.Layers[test.layer].Found[0]
		at := -1
		if len(f.Problems) > 0 {
			at = f.Problems[0].At
		}
		if f.State != test.state || at != test.at || a.Base != test.base {
			t.Errorf("%s: %.60q: %s at %d, base %q; want %s at %d, base %q", test.edition, f.Text, f.State, at, a.Base, test.state, test.at, test.base)
		}
	}
}

// A Content-Base is also the base for the header fields next to it: a relative Content-Location, which is the
// document's own place, is resolved against it. As a base, the Content-Base takes precedence.
func TestWithinHeaders(t *testing.T) {
	for _, test := range []struct{ base, location, self, found string }{
		{"http://a/b/c", "d", "http://a/b/d", "http://a/b/d"},
		{"http://a/b/c", "../d?q", "http://a/d?q", "http://a/d?q"},
		{"http://a/b/c", "/d", "http://a/d", "http://a/d"},
		{"http://a/b/c", "//e/d", "http://e/d", "http://e/d"},
		{"http://a/b/c", "http://e/f", "http://e/f", "http://e/f"},
		{" http:// a/b/c", "d e", "http://a/b/de", "http://a/b/de"},
		{"b/c", "d", "http://last/g/d", "http://last/g/d"}, // no Content-Base, as it is relative
		{"%", "d", "http://last/g/d", "http://last/g/d"},
	} {
		for _, id := range []string{"url-syntax-05", "rfc2396bis-01", "rfc3986"} {
			q := bases.Request{Edition: editions.ByID(id), Enclosing: []bases.Entity{{ContentBase: one(test.base), ContentLocation: one(test.location)}}, Retrieval: one(last)}
			a := bases.Find(q)
			f := a.Layers[1].Found[1]
			usable := a.Layers[1].Found[0].State == bases.Used
			wantAgainst, wantBase := 2, f.Base
			if usable {
				wantAgainst, wantBase = 1, a.Layers[1].Found[0].Base
			}
			if strings.HasPrefix(test.location, "http:") {
				wantAgainst = -1
			}
			if a.Self != test.self || f.Base != test.found || f.Against != wantAgainst || a.Base != wantBase {
				t.Errorf("%s: %q, %q: the document is %q, the location %q against layer %d, the base %q", id, test.base, test.location, a.Self, f.Base, f.Against, a.Base)
			}
		}
	}
}

// A base without a hierarchy still wins, and is marked. By the words of 1997 and 2003, a base whose only
// slashes are after its scheme has none, although their algorithms use it.
func TestFlat(t *testing.T) {
	flat := map[string]bool{"mailto:a@b": true, "urn:a:b": true, "http://a": false, "file:/a": false, "x:": false}
	for base, want := range flat {
		for _, e := range editiontest.With(edition.OfBases) {
			if e.Bases.NoRelative {
				continue
			}
			a := bases.Find(bases.Request{Edition: e, Retrieval: one(base)})
			if f := a.Layers[2].Found[0]; f.State == bases.Used && (f.Flat != want || a.Base != base) {
				t.Errorf("%s: %q: flat is %v, the base %q", e.ID, base, f.Flat, a.Base)
			}
		}
	}
	for id, want := range map[string]bool{"url-1993": false, "url-syntax-05": true, "rfc2396bis-01": true, "rfc3986": false} {
		a := bases.Find(bases.Request{Edition: editions.ByID(id), Retrieval: one("x:a/b/c")})
		if f := a.Layers[2].Found[0]; f.State != bases.Used || f.Flat != want {
			t.Errorf("%s: x:a/b/c: %s, flat is %v", id, f.State, f.Flat)
		}
	}
}

// The rules of 1997 for forms and images, and of 2003 for forms.
func TestRequest(t *testing.T) {
	q := bases.Request{Embedded: one(embedded), Retrieval: one(last)}
	for _, test := range []struct{ edition, place, uri, section string }{
		{"url-syntax-05", "form action", last, "section 3"},
		{"url-syntax-05", "img src", last, "section 3"},
		{"url-syntax-05", "a href", "", ""},
		{"rfc2396bis-01", "form action", embedded, "section 4.2"},
		{"rfc2396bis-01", "img src", "", ""},
		{"rfc3986", "form action", "", ""},
	} {
		q.Edition = editions.ByID(test.edition)
		uri, section := bases.Find(q).Request(test.place)
		if uri != test.uri || !strings.HasSuffix(section, test.section) || (section == "") != (test.section == "") {
			t.Errorf("%s: %s: %q, %q", test.edition, test.place, uri, section)
		}
	}
	q.Enclosing = []bases.Entity{{ContentBase: one("http://b/"), ContentLocation: one("page")}}
	q.Edition = editions.ByID("url-syntax-05")
	if a := bases.Find(q); a.Self != "http://b/page" {
		t.Errorf("the document itself is %q", a.Self)
	}
	q.Enclosing = []bases.Entity{{}}
	if a := bases.Find(q); a.Self != "" {
		t.Errorf("a part without a location is %q", a.Self)
	}
}

// The limits hold, and what is left out is counted.
func TestLimits(t *testing.T) {
	q := bases.Request{Edition: editions.Standard, Retrieval: one(last)}
	for range bases.MaxEntities + 3 {
		q.Enclosing = append(q.Enclosing, bases.Entity{ContentLocation: one("x/")})
	}
	q.Enclosing[bases.MaxEntities].ContentLocation = one("http://left/out/")
	for range bases.MaxFound + 2 {
		q.Embedded = append(q.Embedded, "y")
		q.Retrieval = append([]string{"http://first/"}, q.Retrieval...)
	}
	a := bases.Find(q)
	if a.Omitted != 3 || a.Layers[0].More != 2 || len(a.Layers[0].Found) != bases.MaxFound {
		t.Errorf("%d entities and %d values were left out", a.Omitted, a.Layers[0].More)
	}
	if want := "http://last/g/" + strings.Repeat("x/", bases.MaxEntities) + "y"; a.Base != want {
		t.Errorf("the base is %q", a.Base)
	}
}

// Half a million of anything takes linear time: quadratic time would be minutes, longer than the test runner
// waits. The part that is kept grows linearly, too.
func TestLinear(t *testing.T) {
	for name, make := range map[string]func(n int) bases.Request{
		"entities": func(n int) (q bases.Request) {
			for range n {
				q.Enclosing = append(q.Enclosing, bases.Entity{ContentLocation: one("../x/")})
			}
			return q
		},
		"white space": func(n int) (q bases.Request) {
			q.Enclosing = []bases.Entity{{ContentLocation: one(strings.Repeat(" a", n))}}
			return q
		},
		"values": func(n int) (q bases.Request) {
			for range n {
				q.Embedded = append(q.Embedded, "../x/")
			}
			return q
		},
		"one value": func(n int) bases.Request {
			return bases.Request{Embedded: one(strings.Repeat("../", n)), Retrieval: one(last)}
		},
	} {
		allocated := func(n int) uint64 {
			q := make(n)
			q.Edition = editions.Standard
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			bases.Find(q)
			runtime.ReadMemStats(&after)
			return after.TotalAlloc - before.TotalAlloc
		}
		small, large := allocated(50_000), allocated(500_000)
		if large > 15*small+1<<20 {
			t.Errorf("%s: %d bytes for 50,000, %d for 500,000", name, small, large)
		}
	}
}

// Nothing panics, and the base is absolute, without a fragment, and the winning layer's.
func FuzzFind(f *testing.F) {
	f.Add("http://a/b", "c", "../d", "http://e", "x:")
	f.Add("", "#", "%", "//", "mailto:a@b")
	f.Add("a b", " a\r\n b", "http://h:x/", "?", "é")
	f.Fuzz(func(t *testing.T, embedded, base, location, retrieval, fallback string) {
		for _, e := range editiontest.With(edition.OfBases) {
			q := bases.Request{
				Edition: e, Embedded: one(embedded), Retrieval: one(retrieval), Default: one(fallback),
				Enclosing: []bases.Entity{{ContentLocation: one(location)}, {ContentBase: one(base), ContentLocation: one(embedded)}},
			}
			a := bases.Find(q)
			if a.Wins < 0 {
				continue
			}
			if l := a.Layers[a.Wins]; !l.Defined || l.Base != a.Base || l.Section == "" {
				t.Errorf("%s: %+v wins with %q", e.ID, l, a.Base)
			}
			for _, l := range a.Layers[:a.Wins] {
				if l.Defined {
					t.Errorf("%s: %s has a base, and does not win", e.ID, l.ID)
				}
			}
			for _, p := range e.Split(a.Base) {
				if p.Role == edition.Scheme && p.Span == edition.Absent && a.Why != bases.EmptyDefault || p.Role == edition.Fragment && p.Span != edition.Absent {
					t.Errorf("%s: %q is no base", e.ID, a.Base)
				}
			}
		}
	})
}

func ExampleFind() {
	a := bases.Find(bases.Request{
		Edition:   editions.Standard,
		Embedded:  []string{"../figures/"},
		Retrieval: []string{"http://example.com/old", "http://example.com/docs/guide"},
	})
	fmt.Println(a.Base, a.Layers[a.Wins].Section)
	// Output: http://example.com/figures/ RFC 3986, section 5.1.1
}

// A mail message: the part has a relative location, the message around it a base.
func ExampleFind_mail() {
	a := bases.Find(bases.Request{
		Edition: editions.ByID("url-syntax-05"),
		Enclosing: []bases.Entity{
			{ContentLocation: []string{"news/today.html"}},
			{ContentBase: []string{"http://www.ics.uci.edu/Test/a/b/c"}},
		},
	})
	for _, l := range a.Layers {
		fmt.Printf("%s %q\n", l.ID, l.Base)
	}
	fmt.Println(a.Why)
	// Output:
	// embedded ""
	// enclosing "http://www.ics.uci.edu/Test/a/b/news/today.html"
	// enclosing "http://www.ics.uci.edu/Test/a/b/c"
	// retrieval ""
	// default ""
	// content-location
}

// Without any base, 1997 takes the empty string; later editions leave it to the application.
func ExampleAnswer() {
	for _, id := range []string{"url-syntax-05", "rfc3986"} {
		a := bases.Find(bases.Request{Edition: editions.ByID(id), Default: []string{"app://home/"}})
		fmt.Printf("%q %s\n", a.Base, a.Why)
	}
	// Output:
	// "" empty-default
	// "app://home/" default
}
