package account_test

import (
	"math/rand"
	"slices"
	"sort"
	"strings"
	"testing"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/listing"
	"uriscope/core/mutation"
	"uriscope/core/trace"
)

// told formats a row: its phase, and its text, with [-x-] for removed and {+x+} for added text.
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
		if got := toldAll(a.Story); got != c.want {
			t.Errorf("%s: %q + %q:\n%s, not\n%s", c.id, c.base, c.reference, got, c.want)
		}
	}
}

// toldAll writes a story as its rows, separated by semicolons.
func toldAll(story []account.Row) string {
	var rows []string
	for i := range story {
		rows = append(rows, told(&story[i]))
	}
	return strings.Join(rows, "; ")
}

// A row has no step of the group in which the next row begins.
func TestRowsEndWithTheirGroups(t *testing.T) {
	for _, reference := range []string{"?q", "#f", "//h", "x/../y", "http:///z"} {
		a, _ := account.Of(editions.ByID("url-standard"), "http://a/b", reference, nil)
		group := func(step int) int {
			return sort.Search(len(a.Groups), func(i int) bool { return a.Groups[i].First > step }) - 1
		}
		for i := 1; i < len(a.Story); i++ {
			before, row := a.Story[i-1], a.Story[i]
			if last, first := group(before.Steps[len(before.Steps)-1].End-1), group(row.Steps[0].Start); last >= first {
				t.Errorf("%q: %s ends in group %d, and %s begins in group %d", reference, before.Phase, last, row.Phase, first)
			}
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

// A story shows the text that a line adds, and with changed lines it also shows phases without an effect.
func TestStoryOfChangedLines(t *testing.T) {
	const up = `else if output buffer is not empty and output buffer does not end with "/.." and input buffer starts with "/../" or is "/..": replace that with "/"; remove the last /segment of output buffer`
	for _, c := range []struct {
		base, reference string
		change          listing.Change
		want            string
	}{
		{"http://a", "../g", listing.Change{}, "split ../g; merge {+/../g+}; dots /[-../-]g; recompose http{+://+}a/g"},
		{"http://a", "g/./h/..", listing.Change{}, "split g/./h/..; merge {+/g/./h/..+}; dots /g/[-./h/..-]; recompose http{+://+}a{+/+}g/"},
		{"http://a/b/c", "g", listing.Change{Line: "replace-last", Text: `return Base.path + "/" + R.path`}, "split g; transform http://a/b/c; merge /b/c{+/g+}; dots /b/c/g; recompose http{+://+}a/b/c{+/+}g"},
		{"http://a/b/c?q", "?", listing.Change{Line: "has-scheme", Before: "if R.query is empty\n\tR.query ← undefined"}, "split [-?-]; transform http://a/b/c?q; recompose http{+://+}a/b/c{+?+}q"},
		{"http://a/b", "../../g", listing.Change{Line: "2C", Text: up}, "split ../../g; transform http://a/b; merge /[-b-]{+../../g+}; dots /../../g; recompose http{+://+}a/../../g"},
	} {
		e := editions.ByID("rfc3986")
		if c.change.Line != "" {
			var err error
			if e, err = e.Changed([]listing.Change{c.change}); err != nil {
				t.Fatal(err)
			}
		}
		a, _ := account.Of(e, c.base, c.reference, nil)
		if got := toldAll(a.Story); got != c.want {
			t.Errorf("%q + %q, %v:\n%s, not\n%s", c.base, c.reference, c.change, got, c.want)
		}
	}
}

// In every known change of RFC 3986 and every misreading, what a row of the path leaves is the path as the run has
// left it, and the rest of the story follows from it.
func TestStoryIsTheRun(t *testing.T) {
	own := editions.ByID("rfc3986")
	path := slices.IndexFunc(own.Listing.Registers, func(r trace.Register) bool { return r.Name == "T.path" })
	all := []*edition.Edition{own}
	for _, m := range mutation.All(own.Program.Program) {
		e, err := own.Changed(m.Changes)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, e)
	}
	for _, m := range own.Misreadings.All {
		if e, err := own.Changed(m.Lines); err == nil {
			all = append(all, e)
		}
	}
	rows := 0
	for _, e := range all {
		random := rand.New(rand.NewSource(9))
		for range 100 {
			base, reference := text(random, true), text(random, false)
			a, result := account.Of(e, base, reference, nil)
			if result.Endless {
				continue
			}
			run := trace.New(e.Listing, -1, base, reference)
			e.Resolve(base, reference, nil, run)
			for i := range a.Story {
				row := &a.Story[i]
				_, after := parts(row)
				want := result.Target
				switch row.Phase {
				case trace.Merge, trace.Dots:
					state := trace.NewState(e.Listing, base, reference)
					for i := range row.Steps[len(row.Steps)-1].End {
						state.Apply(run.Edits(i))
					}
					want, _ = state.Text(path)
				case trace.Recompose:
				default:
					continue
				}
				if rows++; len(row.Steps) == 1 && after != want {
					t.Fatalf("%v: %q + %q is %q: %s, not %q", e.ChangedLines, base, reference, result.Target, told(row), want)
				}
			}
		}
	}
	if rows < 10_000 {
		t.Errorf("only %d rows in %d runs", rows, 100*len(all))
	}
}

// Each row begins where the one before it ends, the last one ends with the target, and a phase that has run
// tells every clause.
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

// A superfluous ".." gets one row, and an empty segment counts as a segment.
func TestExcessIsToldOnce(t *testing.T) {
	for _, c := range [][3]string{
		{"urn:a:b", "../c/../../d", "climbs-out parents(dots .. taken c/ count 1) excess(dots .. taken  count 2 apart yes)"},
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
