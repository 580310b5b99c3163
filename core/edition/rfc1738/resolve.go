package rfc1738

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/internal/octets"
	"uriscope/core/trace"
)

// resolve checks whether the reference is a URL, which needs no base.
func resolve(base, reference string, _ edition.Options, t *trace.Trace) edition.Result {
	url := cut.BeforeFragment(base)
	t.Do("split-base")
	if colon := schemeLength(url); colon > 0 {
		t.Set(rBaseScheme, trace.From(rBase, 0, colon))
		t.Set(rBasePart, trace.From(rBase, colon+len(":"), len(url)))
	} else {
		t.Undefine(rBaseScheme)
		t.Undefine(rBasePart)
	}

	url = cut.BeforeFragment(reference)
	t.Do("split-fragment")
	t.Set(rURL, trace.From(rReference, 0, len(url)))
	if len(url) < len(reference) {
		t.Set(rFragment, trace.From(rReference, len(url)+len("#"), len(reference)))
	} else {
		t.Undefine(rFragment)
	}

	colon := schemeLength(url)
	if t.Ask("has-scheme", colon > 0) {
		t.Do("split-url")
		t.Set(rScheme, trace.From(rURL, 0, colon))
		t.Set(rPart, trace.From(rURL, colon+len(":"), len(url)))
		t.Do("absolute")
		t.Set(rResult, trace.From(rReference, 0, len(reference)))
		return edition.Result{
			Outcome: edition.Target, Target: reference, Parts: split(reference),
			Why: edition.NewWhy("absolute", "has-scheme", "scheme", url[:colon]),
		}
	}
	t.Do("no-relative-form")
	return edition.Result{Outcome: edition.NoRelativeForm, Why: edition.NewWhy("no-relative-form", "no-relative-form")}
}

// schemeLength returns the length of the scheme that a text begins with, 0 where there
// is none (RFC 1738, section 2.1; letters of either case, for resiliency).
func schemeLength(text string) int {
	colon := max(0, strings.IndexByte(text, ':'))
	if !octets.Are(text[:colon], schemeOctets) {
		return 0
	}
	return colon
}

const schemeOctets = octets.Lower + octets.Upper + octets.Digits + "+.-"
