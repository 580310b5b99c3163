package urlsyntax05

import (
	"bytes"
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/stringbuffer"
	"uriscope/core/trace"
)

// A resolution is one run: the components of the base and the reference, in which the
// document's site is the Authority, and the trace that records it. The steps change the
// reference until it is absolute.
type resolution struct {
	components.Run
	base, r uri.Components
}

// resolve is draft-fielding-url-syntax-05, section 5.2.
func resolve(base, reference string, _ edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Run: components.Run{Trace: t}}
	run.base = components.ParseInto(t, "parse-base", rBase, base, rBaseScheme, components.Five[:3])
	// 1.
	run.r = components.ParseInto(t, "1", rR, reference, rScheme, components.Five[:])
	given := run.r
	r := &run.r

	// 2.
	if run.Ask("2", r.Path == "" && !r.Scheme.IsDefined() && !r.Authority.IsDefined() && !r.Query.IsDefined()) {
		run.Do("current-document")
		return components.Composition{Run: t, Result: rResult}.CurrentDocument("2", rFragment, r.Fragment)
	}
	// 3.
	if run.Ask("3", r.Scheme.IsDefined()) {
		run.Do("absolute-url")
		run.Copy(rResult, rR, true)
		return edition.Result{Outcome: edition.Target, Target: reference, Parts: split(reference), Why: why(run.base, given, given)}
	}
	run.Take("inherit-scheme", rScheme, rBaseScheme, &r.Scheme, run.base.Scheme)
	// 4.
	if !run.Ask("4", r.Authority.IsDefined()) {
		run.Take("inherit-site", rSite, rBaseSite, &r.Authority, run.base.Authority)
		// 5.
		if !run.Ask("5", strings.HasPrefix(r.Path, "/")) {
			// 6.
			run.merge()
		}
	}
	// 7.
	target := run.recombine()
	result := edition.Result{
		Outcome: edition.Target,
		Target:  target,
		Parts:   parts(target, components.Placed(*r)),
		Why:     why(run.base, given, *r),
	}
	if !r.Scheme.IsDefined() {
		result.Outcome = edition.Failed
	}
	return result
}

// merge is draft-fielding-url-syntax-05, section 5.2, step 6.
func (run *resolution) merge() {
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
	// c.
	if query, ok := r.Query.Get(); run.Ask("6c", ok) {
		b.Append("?", trace.Text("?"))
		b.Append(query, trace.From(rQuery, 0, len(query)))
	}
	b.RemoveDots("6d")
	b.RemoveLastDot("6e")
	b.RemoveParents("6f")
	b.RemoveLastParent("6g")

	// h.
	path := len(b.Text)
	merged := string(b.Text)
	r.Query = uri.Optional{}
	if mark := bytes.IndexByte(b.Text, '?'); run.Ask("6h", mark >= 0) {
		path = mark
		r.Query = uri.Defined(merged[mark+len("?"):])
		run.Set(rQuery, trace.From(rBuffer, mark+len("?"), len(merged)))
	} else {
		run.Undefine(rQuery)
	}
	// i.
	r.Path = merged[:path]
	run.Do("6i")
	run.Set(rPath, trace.From(rBuffer, 0, path))
}

// recombine is draft-fielding-url-syntax-05, section 5.2, step 7.
func (run *resolution) recombine() string {
	registers := [5]int{rScheme, rSite, rPath, rQuery, rFragment}
	return components.Composition{Run: run.Trace, Result: rResult}.All(run.r, registers, components.Site)
}
