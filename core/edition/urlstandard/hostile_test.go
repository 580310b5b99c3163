package urlstandard

import (
	"runtime"
	"strings"
	"testing"
	"unicode/utf8"

	"uriscope/core/trace"
)

// hostile are texts of any length.
var hostile = map[string]func(n int) (base, reference string){
	"letters":          func(n int) (string, string) { return "http://h/", strings.Repeat("a", n) },
	"a host":           func(n int) (string, string) { return "", "http://" + strings.Repeat("a", n) },
	"a host of labels": func(n int) (string, string) { return "", "http://" + strings.Repeat("a.", n/2) },
	"an opaque host":   func(n int) (string, string) { return "", "x://" + strings.Repeat("\x7f", n) },
	"brackets":         func(n int) (string, string) { return "", "http://" + strings.Repeat("[", n) },
	"colons":           func(n int) (string, string) { return "", "http://[" + strings.Repeat(":", n) + "]" },
	"zeros":            func(n int) (string, string) { return "", "http://" + strings.Repeat("0", n) },
	"numbers":          func(n int) (string, string) { return "", "http://" + strings.Repeat("1.", n/2) },
	"user names":       func(n int) (string, string) { return "", "http://" + strings.Repeat("@", n) + "h" },
	"passwords":        func(n int) (string, string) { return "", "http://" + strings.Repeat(":@", n/2) + "h" },
	"a port":           func(n int) (string, string) { return "", "http://h:" + strings.Repeat("0", n) },
	"segments":         func(n int) (string, string) { return "http://h/", strings.Repeat("a/", n/2) },
	"up and down":      func(n int) (string, string) { return "http://h/", strings.Repeat("a/../", n/5) },
	"up": func(n int) (string, string) {
		return "http://h/" + strings.Repeat("a/", n/4), strings.Repeat("../", n/6)
	},
	"encoded dots": func(n int) (string, string) { return "http://h/", strings.Repeat("%2e%2E/", n/7) },
	"slashes":      func(n int) (string, string) { return "http://h/", "http:" + strings.Repeat("\\/", n/2) },
	"blanks": func(n int) (string, string) {
		return "http://h/", strings.Repeat(" ", n) + "a" + strings.Repeat(" ", n)
	},
	"tabs":               func(n int) (string, string) { return "http://h/", strings.Repeat("\t^", n/2) },
	"a query":            func(n int) (string, string) { return "http://h/", "?" + strings.Repeat("'é", n/3) },
	"a fragment":         func(n int) (string, string) { return "http://h/", "#" + strings.Repeat("`", n) },
	"an opaque path":     func(n int) (string, string) { return "mailto:" + strings.Repeat(" ", n), "#" },
	"no UTF-8":           func(n int) (string, string) { return "http://h/\xff", strings.Repeat("\xed\xa0\x80", n/3) },
	"a scheme":           func(n int) (string, string) { return "http://h/", strings.Repeat("A", n) + ":" },
	"no scheme":          func(n int) (string, string) { return "http://h/", strings.Repeat("A", n) },
	"drive letters":      func(n int) (string, string) { return "file:///C:/", strings.Repeat("C|/", n/3) },
	"percent and no hex": func(n int) (string, string) { return "http://h/", strings.Repeat("%", n) },
}

// spent returns what a run spends: allocated bytes, which include every copy of a text.
func spent(act func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	act()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// A run's cost grows linearly with its texts, not quadratically, whether or not it is recorded, and the limit
// bounds the size of the record.
func TestHostileTextsAreLinear(t *testing.T) {
	const n, more, limit = 4_000, 4, 50
	for name, text := range hostile {
		watched := func(n int) (steps int, bytes uint64) {
			base, reference := text(n)
			run := trace.New(listing, limit, base, reference)
			run.Fold(base, reference)
			bytes = spent(func() { Resolve(base, reference, run) })
			if groups, _ := run.Groups(); len(groups) > limit {
				t.Errorf("%s: %d groups are recorded", name, len(groups))
			}
			all := trace.New(listing, 0, base, reference)
			Resolve(base, reference, all)
			return all.Total(), bytes
		}
		plain := func(n int) uint64 {
			base, reference := text(n)
			return spent(func() { Resolve(base, reference, nil) })
		}
		steps, bytes := watched(n)
		moreSteps, moreBytes := watched(more * n)
		// A fixed cost is the same for all texts.
		const fixed = 100_000
		if limit := (more + 2) * (steps + 500); moreSteps > limit {
			t.Errorf("%s: %d steps for %d, %d for %d times as much", name, steps, n, moreSteps, more)
		}
		if moreBytes > (more+2)*(bytes+fixed) {
			t.Errorf("%s: watched, it takes %d bytes for %d, %d for %d times as much", name, bytes, n, moreBytes, more)
		}
		if a, b := plain(n), plain(more*n); b > (more+2)*(a+fixed) {
			t.Errorf("%s: it takes %d bytes for %d, %d for %d times as much", name, a, n, b, more)
		}
	}
}

// With a limit, recording a run adds hardly any time, whatever the text: the limit also applies to pieces,
// including the base's and the pieces of a single long component.
func TestWatchingCostsWhatTheLimitAllows(t *testing.T) {
	const limit = 50
	n := 40_000
	if testing.Short() {
		n = 10_000
	}
	const fixed, perByte = 1_000_000, 10
	for name, text := range hostile {
		base, reference := text(n)
		plain := spent(func() { Resolve(base, reference, nil) })
		if most := uint64(500 * n); plain > most {
			t.Errorf("%s: unwatched, %d bytes are spent, more than %d", name, plain, most)
		}
		var groups []trace.Group
		var total int
		watched := spent(func() {
			run := trace.New(listing, limit, base, reference)
			run.Fold(base, reference)
			Resolve(base, reference, run)
			groups, total = run.Groups()
		})
		if most := plain + fixed + perByte*uint64(len(base)+len(reference)); watched > most {
			t.Errorf("%s: watched, %d bytes are spent, more than %d", name, watched, most)
		}
		pieces := 0
		for _, g := range groups {
			for _, e := range g.Edits {
				pieces += len(e.Pieces)
			}
		}
		if pieces > 2_500 {
			t.Errorf("%s: %d groups of %d have %d pieces", name, len(groups), total, pieces)
		}
	}
}

// The largest texts of the kind have an answer, which is UTF-8.
func TestHugeTexts(t *testing.T) {
	for name, want := range map[string]bool{"letters": true, "segments": true, "no UTF-8": true, "brackets": false, "user names": true} {
		n := map[string]int{"letters": 1 << 20, "segments": 200_000, "brackets": 10_000}[name]
		base, reference := hostile[name](max(n, 30_000))
		r := Resolve(base, reference, nil)
		if (r.Failure == "") != want || !utf8.ValidString(r.Href) || len(r.Problems) > mostProblems {
			t.Errorf("%s: %q, %d bytes, %d problems", name, r.Failure, len(r.Href), len(r.Problems))
		}
	}
}
