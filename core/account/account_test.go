package account_test

import (
	"flag"
	"fmt"
	"math/rand"
	"reflect"
	"strings"
	"testing"
	"time"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/editions"
	"uriscope/core/trace"
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

// The deciding line is the one that a reader would expect.
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

// The clauses mention what a reader would miss, three at most.
func TestClauses(t *testing.T) {
	for _, c := range []struct{ id, base, reference, want string }{
		{"rfc3986", "http://h/docs/guide?q", "../x", "climbs: path=../x directory=/docs/ dropped=guide dots=yes; parents: nth=1 dots=../ taken=docs/ count=1; query-lost: query=q"},
		{"rfc3986", "file:///./../", "b", "appends: path=b directory=/./../ dropped= dots=; here: nth=1 dots=./ taken= count=1; excess: nth=2 dots=../ taken= count=1"},
		{"rfc1808", "http://h/a;p?q", "b", "replaces-last: path=b directory=/ dropped=a dots=; query-lost: params=p query=q"},
		{"rfc1808", "http://h/a;p", "b", "replaces-last: path=b directory=/ dropped=a dots=; query-lost: params=p"},
		{"rfc1808", "http://h/./b/?q", "c/.", "appends: path=c/. directory=/./b/ dropped= dots=; here: nth=1 dots=./ taken= count=1; query-lost: query=q"},
		{"url-standard", "http://h/a/b/.", "../c", "here: nth=1 in=base dots=. taken= count=1; relative-path: path=../c directory=/a/b/ dropped= dots=yes; parents: nth=2 dots=../ taken=b/ count=1"},
		{"url-standard", "http://h/a/..", "c", "parents: nth=1 in=base dots=.. taken=a/ count=1; relative-path: path=c directory=/ dropped= dots="},
		{"url-standard", "http://h/../b", "../c", "relative-path: path=../c directory=/ dropped=b dots=yes; excess: nth=1 in=base dots=../ taken= count=1; excess: nth=2 dots=../ taken= count=1"},
		{"url-standard", "http://h/a/../b", "c", "relative-path: path=c directory=/ dropped=b dots=; parents: nth=1 in=base dots=../ taken=a/ count=1"},
		{"rfc1808", "http://h/a/b", "../../c", "merged: path=../../c directory=/a/ dropped=b dots=yes; parents: nth=1 dots=../ taken=a/ count=1; excess-kept: path=../../c directory=/a/"},
		{"rfc1630", "http://h/a/", "../../c/../d", "merged: path=../../c/../d directory=/a/ dropped= dots=yes; parents: nth=1 dots=../ taken=a/ count=1; climbs-out: path=../../c/../d directory=/a/ levels=2 rest=c/../d depth=1"},
		{"rfc1630", "http://h/a/b", "c/../../../../d", "replaces-last: path=c/../../../../d directory=/a/ dropped=b dots=; parents: nth=1 dots=../../ taken=a/c/ count=2; kept-dots: dots=../../"},
		{"url-1993", "x:", "./../y", "no-directory: path=./../y directory= dropped= dots=; kept-dots: dots=./../"},
		{"rfc3986", "http://h/a", "b?../c", "replaces-last: path=b directory=/ dropped=a dots=; dots-in-query: query=../c"},
		{"url-syntax-05", "http://h/a", "?./c", "query-only: query=./c last=a directory=/"},
		{"url-standard", "http://h/?x/y", "b", "relative-path: path=b directory=/ dropped= dots=; query-lost: query=x/y"},
		{"rfc3986", "http://h/?q", "//i/b", "own-authority: authority=i scheme=http"},
		{"rfc2396", "http://h/", "x:a/../b", "own-scheme: scheme=x dots=yes"},
		{"rfc2396", "http://h/", "x:a/b", "own-scheme: scheme=x"},
		{"rfc3986", "http://h/", "x:a/../b", "own-scheme: scheme=x; parents: nth=1 dots=.. taken=a/ count=1"},
		{"url-standard", "http://h/", "http://f\t:00080/x", "tabs: read=http://f:00080/x; own-scheme: scheme=http base=http; port-lost: port=00080 scheme=http"},
		{"url-standard", "HTTPS://H:443/a", "b", "relative-path: path=b directory=/ dropped=a dots=; port-lost: port=443 scheme=https"},
		{"url-standard", "http://h:80/a", "//i/b", "own-host: host=i"},
		{"url-standard", "x:/a/b", "..//c", "relative-path: path=..//c directory=/a/ dropped=b dots=yes; parents: nth=1 dots=../ taken=a/ count=1; guarded: "},
		{"url-standard", "file:///a?b", "file:?x", "same-scheme: scheme=file; query-only: query=x"},
		{"url-standard", "file://lion/", `\//pig`, "backslash: scheme=file host=; own-host: host="},
		{"url-standard", "http://h/", `\\x/`, "backslash: scheme=http host=x"},
	} {
		a, _ := account.Of(editions.ByID(c.id), c.base, c.reference, nil)
		var all []string
		for _, clause := range a.Why {
			var args []string
			for i := 0; i < len(clause.Args); i += 2 {
				args = append(args, clause.Args[i]+"="+clause.Args[i+1])
			}
			all = append(all, clause.ID+": "+strings.Join(args, " "))
		}
		if got := strings.Join(all, "; "); got != c.want {
			t.Errorf("%s: %q + %q:\n%s, not\n%s", c.id, c.base, c.reference, got, c.want)
		}
	}
}

// The account covers both texts, and its claims about the target are true.
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

// The pieces of a recorded run are the account's, whether the whole run or only a part of it is recorded.
func TestPiecesOf(t *testing.T) {
	for _, e := range editions.All {
		random := rand.New(rand.NewSource(2))
		for range *many / 5 {
			base, reference := text(random, true), text(random, false)
			want, _ := account.Of(e, base, reference, nil)
			for _, limit := range []int{-1, 3} {
				run := trace.New(e.Listing, limit, base, reference)
				result := e.Resolve(base, reference, nil, run)
				if got := account.PiecesOf(e, base, reference, nil, run, result); !reflect.DeepEqual(got, want.Pieces) {
					t.Fatalf("%s: %q + %q, limit %d: %v, want %v", e.ID, base, reference, limit, got, want.Pieces)
				}
			}
		}
	}
}

// The account is true: without the text that is unused or removed, the target doesn't change. If leaving it out
// gives a text of another form, such as an empty reference, the test claims nothing.
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

// Changing a letter that is kept changes the target in that place only. It skips schemes, which decide more
// than that, and letters of a percent-encoding.
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
