package account_test

import (
	"math/rand"
	"strings"
	"testing"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
)

// told is a row in the words of a test: its phase, and its text, in which [-x-] is removed and {+x+} added.
func told(row *account.Row) string {
	var b strings.Builder
	b.WriteString(string(row.Phase) + " ")
	for _, p := range row.Pieces {
		switch p.Kind {
		case account.Stays:
			b.WriteString(p.Text)
		case account.Goes:
			b.WriteString("[-" + p.Text + "-]")
		case account.Comes:
			b.WriteString("{+" + p.Text + "+}")
		}
	}
	return b.String()
}

func TestStory(t *testing.T) {
	for _, c := range []struct{ id, base, reference, want string }{
		{"rfc3986", "https://h/docs/guide?x", "../img/x", "split ../img/x; transform https://h/docs/guide[-?x-]; merge /docs/[-guide-]{+../img/x+}; dots /[-docs/../-]img/x; recompose https{+://+}h/img/x"},
		{"url-standard", "https://h/docs/guide?x", "../img/x", "relative /docs/[-guide-]{+../img/x+}; path /[-docs/../-]img/x; serialize https{+://+}h/img/x"},
		{"rfc3986", "http://a/b/c", "http:foo", "split http[-:-]foo; transform [-http://a/b/c-]{+http:foo+}; recompose http{+:+}foo"},
		{"url-standard", "http://a/b/c", "http:foo", "scheme [-http:-]; relative /b/[-c-]{+foo+}; serialize http{+://+}a/b/foo"},
		{"rfc1808", "http://a/b/c", "//h/x?q", "split [-//-]h/x[-?-]q; transform http:[-//a/b/c-]{+//h/x?q+}; recompose http{+://+}h/x{+?+}q"},
		{"url-standard", "", "HTTP://E:80/\ta/ü", "input HTTP://E:80/[-\t-]a/ü; scheme [-HTTP-]{+http+}[-:-]; host [-//E-]{+e+}[-:80-]; path /a/[-ü-]{+%C3%BC+}; serialize http{+://+}e/a/%C3%BC"},
		{"rfc3986", "foo", "bar", ""},
	} {
		a, _ := account.Of(editions.ByID(c.id), c.base, c.reference, nil)
		var rows []string
		for i := range a.Story {
			rows = append(rows, told(&a.Story[i]))
		}
		if got := strings.Join(rows, "; "); got != c.want {
			t.Errorf("%s: %q + %q:\n%s, not\n%s", c.id, c.base, c.reference, got, c.want)
		}
	}
}

// parts are the texts of a row before and after its phase.
func parts(row *account.Row) (before, after string) {
	for _, p := range row.Pieces {
		if p.Kind != account.Comes {
			before += p.Text
		}
		if p.Kind != account.Goes {
			after += p.Text
		}
	}
	return before, after
}

// One row goes on where the one before has ended, the last one ends with the target, and every clause is
// told by a phase that has run.
func TestRows(t *testing.T) {
	for _, e := range editions.All {
		random := rand.New(rand.NewSource(3))
		for range *many {
			base, reference := text(random, true), text(random, false)
			a, result := account.Of(e, base, reference, nil)
			run := trace.New(e.Listing, -1, base, reference)
			e.Resolve(base, reference, nil, run)
			fail := func(what string) {
				t.Helper()
				t.Fatalf("%s: %q + %q is %q: %s", e.ID, base, reference, result.Target, what)
			}
			if len(a.Story) > 0 != result.Outcome.HasTarget() && reference != "" {
				fail("a story without a target, or a target without one")
			}
			merged := ""
			for i := range a.Story {
				row := &a.Story[i]
				before, after := parts(row)
				switch row.Phase {
				case trace.Merge:
					merged = after
				case trace.Dots:
					if merged != "" && before != merged {
						fail(before + " does not follow " + merged)
					}
				case trace.Recompose, trace.Serialize:
					if after != result.Target {
						fail("it is recomposed as " + after)
					}
				}
				for j, s := range row.Steps {
					if s.Start >= s.End || s.End > run.Total() || j > 0 && s.Start < row.Steps[j-1].End {
						fail("steps are out of order")
					}
				}
			}
			for _, c := range a.Why {
				for _, of := range c.About {
					if whole := [...]string{base, reference}[of.Use]; of.Span.Of(whole) == "" || of.Use != edition.AsBase && of.Use != edition.AsReference {
						fail("the clause " + c.ID + " is about nothing")
					}
				}
			}
		}
	}
}

// What has nothing to remove is told once, and an empty segment is something.
func TestExcessIsToldOnce(t *testing.T) {
	for _, c := range [][3]string{
		{"urn:a:b", "../c/../../d", "climbs-out excess(dots .. taken  count 2 apart yes) parents(dots .. taken c/ count 1)"},
		{"http://x/", "foo://h//..", "own-scheme parents(dots .. taken / count 1)"},
		{"http://x/", "/../../a", "absolute-path excess(dots ../../ taken  count 2)"},
	} {
		a, _ := account.Of(editions.Standard, c[0], c[1], nil)
		var said []string
		for i, clause := range a.Why {
			if said = append(said, clause.ID); i > 0 {
				said[i] += "(" + strings.Join(clause.Args[2:], " ") + ")"
			}
		}
		if got := strings.Join(said, " "); got != c[2] {
			t.Errorf("%q + %q: %s, want %s", c[0], c[1], got, c[2])
		}
	}
}
