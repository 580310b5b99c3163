// Package bare has an edition with only what every edition has. Tests use it to find code that requires more of
// an edition.
package bare

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/trace"
)

// Edition belongs to no spec: it has an algorithm with a listing, a record, and problems, and nothing else. Its
// target is the reference, or the base if that is empty, up to the first "!"; the rest is an error, and "!!" is
// fatal.
var Edition = edition.Edition{
	ID:       "bare",
	Dated:    edition.Dated{Year: 2026, Commit: "0123456", Day: "2026-07-01"},
	Document: "Bare",
	Listing: trace.NewListing(trace.Registers(`
base
reference
target
`), trace.Lines(`
# split: Bare, section 1
empty[reference]? if reference is empty
	take-base: target ← base
else| else
	take-reference: target ← reference
# recompose: Bare, section 2
cut*[target]? if target has "!"
	drop: target ← target, up to it
`)),
	Resolve: resolve,
}

func resolve(base, reference string, _ edition.Options, t *trace.Trace) edition.Result {
	const rBase, rReference, rTarget = 0, 1, 2
	on, register, text := edition.AsReference, rReference, reference
	if t.Ask("empty", reference == "") {
		on, register, text = edition.AsBase, rBase, base
		t.Do("take-base")
	} else {
		t.Do("take-reference")
	}
	t.Set(rTarget, trace.From(register, 0, len(text)))
	r := edition.Result{Outcome: edition.Target, Why: edition.NewWhy("taken", "cut")}
	for i := range len(text) {
		if text[i] == '!' {
			r.Problems = append(r.Problems, edition.Problem{
				On: on, At: i, ID: "exclamation", State: "cut", Section: "Bare, section 2", Fatal: strings.HasPrefix(text[i:], "!!"),
			})
		}
	}
	if at := strings.IndexByte(text, '!'); t.Ask("cut", at >= 0) {
		t.Do("drop")
		t.Replace(rTarget, at, len(text))
		text = text[:at]
	}
	r.Target = text
	r.Parts = []edition.Part{{Name: "all", Span: edition.Span{Start: 0, End: len(text)}}, {Name: "none", Span: edition.Absent}}
	if strings.Contains(base+reference, "!!") {
		r.Outcome, r.Why = edition.Failed, edition.NewWhy("refused", "cut")
	}
	return r
}
