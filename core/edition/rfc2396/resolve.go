package rfc2396

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/stringbuffer"
	"uriscope/core/trace"
)

// A resolution is one run: the components of the base and the reference, and the trace that
// records it. The steps change the reference until it is absolute.
type resolution struct {
	components.Run
	base, r uri.Components
	excess  bool // there were excess ".." segments
	avoided bool // because of them, the reference is not followed
}

// resolve is RFC 2396, section 5.2.
func resolve(base, reference string, o edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Run: components.Run{Trace: t}}
	run.base = components.ParseInto(t, "parse-base", rBase, base, rBaseScheme, components.Five[:3])
	// 1.
	run.r = components.ParseInto(t, "1", rR, reference, rScheme, components.Five[:])
	r := &run.r

	// 2.
	if run.Ask("2", r.Path == "" && !r.Scheme.IsDefined() && !r.Authority.IsDefined() && !r.Query.IsDefined()) {
		run.Do("current-document")
		return components.Composition{Run: t, Result: rResult}.CurrentDocument("2", rFragment, r.Fragment)
	}
	// 3.
	if run.Ask("not-validating", o.Get(validating) == edition.No && components.SameScheme(run.base, *r)) {
		run.Do("forget-scheme")
		r.Scheme = uri.Optional{}
		run.Undefine(rScheme)
	}
	if run.Ask("3", r.Scheme.IsDefined()) {
		run.Do("absolute-uri")
		run.Copy(rResult, rR, true)
		return edition.Result{Outcome: edition.Target, Target: reference, Parts: parts(reference, components.Spans(uri.Split(reference)), kindBy(o)), Why: run.why(*r, o)}
	}
	given := run.r
	run.Take("inherit-scheme", rScheme, rBaseScheme, &r.Scheme, run.base.Scheme)
	// 4.
	if !run.Ask("4", r.Authority.IsDefined()) {
		run.Take("inherit-authority", rAuthority, rBaseAuthority, &r.Authority, run.base.Authority)
		// 5.
		if !run.Ask("5", strings.HasPrefix(r.Path, "/")) {
			// 6.
			run.merge(o.Get(excess))
		}
	}
	if run.avoided {
		return edition.Result{Outcome: edition.Failed, Why: run.why(given, o)}
	}
	// 7.
	target := run.recombine()
	result := edition.Result{
		Outcome: edition.Target,
		Target:  target,
		Parts:   parts(target, components.Placed(*r), kindBy(o)),
		Why:     run.why(given, o),
	}
	if !r.Scheme.IsDefined() {
		result.Outcome = edition.Failed
	}
	return result
}

// merge is RFC 2396, section 5.2, step 6.
func (run *resolution) merge(excess string) {
	base, r := &run.base, &run.r
	var scratch [256]byte
	b := stringbuffer.New(run.Trace, rBuffer, scratch[:])

	// a.
	kept := cut.Directory(base.Path)
	run.Do("6a")
	b.Set(kept, trace.From(rBasePath, 0, len(kept)))
	// b.
	run.Do("6b")
	b.Append(r.Path, trace.From(rPath, 0, len(r.Path)))
	// c. to f.
	b.RemoveDots("6c")
	b.RemoveLastDot("6d")
	b.RemoveParents("6e")
	b.RemoveLastParent("6f")
	// g.
	run.excess = run.Ask("6g", b.Excess() > 0)
	if run.excess && !b.HandleExcess(excess, "6g1", "6g2", "6g3") {
		run.avoided = true
		return
	}
	// h.
	r.Path = string(b.Text)
	run.Do("6h")
	run.Set(rPath, trace.From(rBuffer, 0, len(b.Text)))
}

// recombine is RFC 2396, section 5.2, step 7.
func (run *resolution) recombine() string {
	registers := [5]int{rScheme, rAuthority, rPath, rQuery, rFragment}
	return components.Composition{Run: run.Trace, Result: rResult}.All(run.r, registers, components.Authority)
}
