package account_test

import (
	"flag"
	"fmt"
	"math/rand"
	"strings"
	"testing"
	"time"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/editions"
)

var many = flag.Int("many", 1500, "how many random pairs each edition is asked")

// pieces are in the words of a test: text>fate, with the ".." that removed it.
func pieces(e *edition.Edition, base, reference string) string {
	texts := [...]string{base, reference}
	a, _ := account.Of(e, base, reference, nil)
	var b strings.Builder
	for i, p := range a.Pieces {
		if i > 0 {
			b.WriteString(" ")
			if p.Use != a.Pieces[i-1].Use {
				b.WriteString("+ ")
			}
		}
		fmt.Fprintf(&b, "%s>%s", p.Span.Of(texts[p.Use]), p.Fate)
		if p.By != nil {
			fmt.Fprintf(&b, "(%s)", p.By.Span.Of(texts[p.By.Use]))
		}
	}
	return b.String()
}

func TestAccount(t *testing.T) {
	const before = "http>kept :>delimiter //>delimiter h>kept "
	for _, c := range []struct{ base, reference, want string }{
		{"http://h/docs/guide", "../img/x", before + "/>kept docs/>removed(../) guide>dropped + ../>removed img/x>kept"},
		{"http://h/b/c", "x", before + "/b/>kept c>dropped + x>kept"},
		{"http://h/b/c", "./x", before + "/b/>kept c>dropped + ./>removed x>kept"},
		{"http://h/b/c", ".", before + "/b/>kept c>dropped + .>removed"},
		{"http://h/b/c", "..", before + "/>kept b/>removed(..) c>dropped + ..>removed"},
		{"http://h/a/b/", "c/../../d", before + "/a/>kept b/>removed(../) + c/>removed(../) ../>removed ../>removed d>kept"},
		{"http://h/c", "../../g", before + "/>kept c>dropped + ../>removed ../>removed g>kept"},
		{"http://h/c", "/ab/../ab/c", before + "/c>unused + />kept ab/>removed(../) ../>removed ab/c>kept"},
		{"http://h/c?q", "?x", before + "/c>kept ?>delimiter q>unused + ?>delimiter x>kept"},
	} {
		for _, id := range []string{"rfc3986", "url-standard"} {
			if got := pieces(editions.ByID(id), c.base, c.reference); got != c.want {
				t.Errorf("%s: %q + %q:\n%s, not\n%s", id, c.base, c.reference, got, c.want)
			}
		}
	}
	for _, c := range []struct{ id, base, reference, want string }{
		{"rfc3986", "http://a/b/c", "http:foo", "http>unused :>delimiter //>delimiter a>unused /b/c>unused + http>kept :>delimiter foo>kept"},
		{"url-standard", "http://a/b/c", "http:foo", "http>kept :>delimiter //>delimiter a>kept /b/>kept c>dropped + http>unused :>delimiter foo>kept"},
		{"url-standard", "", `HTTP://Ex:80/a\..\ü`, `HTTP>changed :>delimiter //>delimiter E>changed x>kept :>delimiter 80>removed />kept a\>removed(..\) ..\>removed ü>changed`},
		{"url-standard", "http://h/", "a\tb", "http>kept :>delimiter //>delimiter h>kept />kept + a>kept \t>removed b>kept"},
		{"url-standard", "foo:a", "../g", "foo:>unused a>unused + ../g>unused"},
		{"rfc3986", "foo:a/b", "../g", "foo>kept :>delimiter a/>removed(..) b>dropped + ..>removed /g>kept"},
	} {
		if got := pieces(editions.ByID(c.id), c.base, c.reference); got != c.want {
			t.Errorf("%s: %q + %q:\n%s, not\n%s", c.id, c.base, c.reference, got, c.want)
		}
	}
}

// The line that decided is the one that a reader would look for.
func TestDeciding(t *testing.T) {
	for _, c := range []struct{ id, base, reference, text, line string }{
		{"rfc3986", "http://h/docs/guide", "../x", "guide", "replace-last"},
		{"rfc3986", "http://h/docs/guide", "../x", "docs/", "2C"},
		{"rfc3986", "http://h/a?q", "x", "q", "empty-path"},
		{"rfc3986", "http://h/a?q", "/x", "/a", "absolute-path"},
		{"rfc3986", "http://h/a#f", "x", "f", "fragment"},
		{"rfc3986", "http://a/b", "http:foo", "a", "has-scheme"},
		{"rfc1808", "http://h/a?q", "x", "q", "5"},
		{"url-standard", "http://a/b", "http:foo", "http", "scheme.2.6"},
		{"url-standard", "http://h/a?q", "x", "q", "relative.5.4"},
		{"url-standard", "http://h/docs/guide", "../x", "guide", "relative.5.4.2"},
		{"url-standard", "http://h/docs/guide", "../x", "docs/", "path.1.2"},
		{"url-standard", "http://h/", "http://h:80/", "80", "port.2.1.3"},
	} {
		e, found := editions.ByID(c.id), false
		a, _ := account.Of(e, c.base, c.reference, nil)
		for _, p := range a.Pieces {
			if text := [...]string{c.base, c.reference}[p.Use]; p.Span.Of(text) == c.text && p.Fate != account.Kept {
				found = true
				if got := e.Listing.Lines[p.Line].ID; got != c.line {
					t.Errorf("%s: %q + %q: %q by %s, not %s", c.id, c.base, c.reference, c.text, got, c.line)
				}
			}
		}
		if !found {
			t.Errorf("%s: %q + %q: no piece %q", c.id, c.base, c.reference, c.text)
		}
	}
}

// The account covers both texts, and says truly what is in the target.
func TestCovers(t *testing.T) {
	for _, e := range editions.All {
		random := rand.New(rand.NewSource(1))
		for range *many {
			base, reference := text(random, true), text(random, false)
			x, result := account.Of(e, base, reference, nil)
			if want := e.Resolve(base, reference, nil, nil); want.Target != result.Target || want.Outcome != result.Outcome {
				t.Fatalf("%s: %q + %q: %q %s, not %q %s", e.ID, base, reference, result.Target, result.Outcome, want.Target, want.Outcome)
			}
			at, used := [2]int{}, make([]bool, len(x.Target))
			for _, p := range x.Pieces {
				of := [...]string{base, reference}[p.Use]
				if p.Span.Start != at[p.Use] || p.Span.End <= p.Span.Start || p.Step < 0 || p.Line < 0 {
					t.Fatalf("%s: %q + %q: %v after %d", e.ID, base, reference, p, at[p.Use])
				}
				at[p.Use] = p.Span.End
				if p.Fate != account.Kept {
					continue
				}
				if p.To.Of(x.Target) != p.Span.Of(of) {
					t.Fatalf("%s: %q + %q: %q is %q in %q", e.ID, base, reference, p.Span.Of(of), p.To.Of(x.Target), x.Target)
				}
				for i := p.To.Start; i < p.To.End; i++ {
					if used[i] {
						t.Fatalf("%s: %q + %q: byte %d of %q is from two places", e.ID, base, reference, i, x.Target)
					}
					used[i] = true
				}
			}
			if at != [2]int{len(base), len(reference)} {
				t.Fatalf("%s: %q + %q: the account ends at %v", e.ID, base, reference, at)
			}
		}
	}
}

// Without what is unused or removed, the target is the same: the account is true. Where that leaves a
// text of another form, such as an empty reference, nothing is claimed.
func TestCanBeSpared(t *testing.T) {
	for _, e := range editions.All {
		random, tried := rand.New(rand.NewSource(2)), 0
		for range *many {
			base, reference := text(random, true), text(random, false)
			x, result := account.Of(e, base, reference, nil)
			if !result.Outcome.HasTarget() {
				continue
			}
			for i := range x.Pieces {
				with := spared(e, x.Pieces, i)
				if with == nil {
					continue
				}
				without := [2]string{without(base, with[0]), without(reference, with[1])}
				if form(base) != form(without[0]) || form(reference) != form(without[1]) {
					continue
				}
				tried++
				if got := e.Resolve(without[0], without[1], nil, nil); got.Target != x.Target {
					t.Errorf("%s: %q + %q is %q; %q + %q is %q", e.ID, base, reference, x.Target, without[0], without[1], got.Target)
				}
			}
		}
		if tried < *many/3 && e.ID != "rfc1738" {
			t.Errorf("%s: only %d of %d were tried", e.ID, tried, *many)
		}
	}
}

// If a letter that is kept is another one, the target is another one there, and nowhere else. A scheme
// decides more than that, and so does a letter of a percent-encoding.
func TestKept(t *testing.T) {
	for _, e := range editions.All {
		r, tried := rand.New(rand.NewSource(4)), 0
		for range *many {
			texts := [2]string{text(r, true), text(r, false)}
			a, _ := account.Of(e, texts[0], texts[1], nil)
			for _, p := range a.Pieces {
				own := p.Span.Of(texts[p.Use])
				if p.Fate != account.Kept || p.Role.String() == "scheme" || strings.Contains(own, "%") {
					continue
				}
				at := r.Intn(len(own))
				if c := own[at] | 0x20; c < 'a' || c > 'y' {
					continue
				}
				other := texts
				from, to := p.Span.Start+at, p.To.Start+at
				other[p.Use] = texts[p.Use][:from] + "z" + texts[p.Use][from+1:]
				want := a.Target[:to] + "z" + a.Target[to+1:]
				tried++
				if got := e.Resolve(other[0], other[1], nil, nil); got.Target != want {
					t.Errorf("%s: %q: with %q, the target %q is %q, want %q", e.ID, texts, other[p.Use], a.Target, got.Target, want)
				}
			}
		}
		if tried < *many/3 && e.ID != "rfc1738" {
			t.Errorf("%s: only %d letters were tried", e.ID, tried)
		}
	}
}

// An account grows with the texts, however many segments are removed.
func TestLong(t *testing.T) {
	for _, reference := range []string{
		strings.Repeat("a/../b/", 20_000), strings.Repeat("a/", 40_000) + strings.Repeat("../", 40_000), strings.Repeat("ü", 100_000),
	} {
		for _, id := range []string{"rfc3986", "rfc1808", "rfc1630", "url-standard"} {
			begun := time.Now()
			account.Of(editions.ByID(id), "http://h/b/c", reference, nil)
			if took := time.Since(begun); took > 10*time.Second {
				t.Errorf("%s: %.9q, %d bytes, took %v", id, reference, len(reference), took)
			}
		}
	}
}
