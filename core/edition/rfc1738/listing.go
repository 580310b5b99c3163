package rfc1738

import (
	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/listing"
	"uriscope/core/trace"
)

// The registers that make up a run's result.
const (
	rScheme = 6
	rResult = 8
)

var program = &edition.Program{
	Program: listing.MustCompile(lines, listing.Words{Verbs: []listing.Verb{splitting}}),
	Finish:  finish,
}

var lines = trace.NewListing(trace.Registers(`
base
reference
base.scheme: scheme of base
base.scheme-specific-part: scheme-specific-part of base
URL: URL of reference
fragment identifier: fragment identifier of reference
scheme: scheme of reference
scheme-specific-part: scheme-specific-part of reference
result: result of target
`), trace.Lines(`
# split: RFC 1738, section 2.1
split-base: base.scheme, base.scheme-specific-part ← split(base)
# split: RFC 1738, section 2.2
split-fragment: URL, fragment identifier ← reference, at its first "#"
# transform: RFC 1738, section 2.1
has-scheme? if URL has a scheme
	split-url: scheme, scheme-specific-part ← split(URL)
	absolute*: result ← reference
# transform: RFC 1738, section 2.3
no-scheme| else
	no-relative-form*: no result: the document does not describe relative links
`))

// splitting is the verb of RFC 1738, section 2.1: the scheme's name is before the ":", and the rest, without a
// fragment identifier, is after it. A text without a scheme has neither.
var splitting = listing.Verb{
	Name:       "split",
	Components: []string{"scheme", "scheme-specific-part"},
	Split: func(text string, spans []listing.Span) {
		url := cut.BeforeFragment(text)
		spans[0], spans[1] = listing.Span(edition.Absent), listing.Span(edition.Absent)
		if colon := schemeLength(url); colon > 0 {
			spans[0] = listing.Span{Start: 0, End: colon}
			spans[1] = listing.Span{Start: colon + len(":"), End: len(url)}
		}
	},
}

// finish returns the result of a run. A reference that isn't a URL is a relative link.
func finish(run *listing.Run, _, _ string, _ edition.Options) edition.Result {
	if run.Refused() {
		return edition.Result{Outcome: edition.NoRelativeForm, Why: edition.NewWhy("no-relative-form", "no-relative-form")}
	}
	scheme, _ := run.Text(rScheme)
	target, _ := run.Text(rResult)
	result := edition.Result{
		Outcome: edition.Target, Target: target, Parts: split(target),
		Why: edition.NewWhy("absolute", "has-scheme", "scheme", scheme),
	}
	if result.Parts[0].Span == edition.Absent { // only with a changed listing
		result.Outcome = edition.Failed
	}
	return result
}
