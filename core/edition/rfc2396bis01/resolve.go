package rfc2396bis01

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/stringbuffer"
	"uriscope/core/trace"
)

// A resolution is one run: the variables of the pseudocode, and the trace that records it.
// The fragment of r is the one that the pseudocode returns beside T.
type resolution struct {
	components.Run
	base, r, t uri.Components
	current    bool // the target is the current document
	excess     bool // there were excess ".." segments
	refused    bool // because of them, the reference is not followed
}

// resolve is draft-fielding-uri-rfc2396bis-01, section 5.2.
func resolve(base, reference string, o edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Run: components.Run{Trace: t}}
	run.base = components.ParseInto(t, "split-base", rBase, base, rBaseScheme, components.Five[:3])
	run.r = components.ParseInto(t, "split-r", rR, reference, rRScheme, components.Five[:])
	run.transform(o)
	switch {
	case run.current:
		return components.Composition{Run: t, Result: rResult}.CurrentDocument("current-document", rFragment, run.r.Fragment)
	case run.refused:
		return edition.Result{Outcome: edition.Failed, Why: run.why(o)}
	}
	run.t.Fragment = run.r.Fragment
	target := run.recombine()
	result := edition.Result{
		Outcome: edition.Target,
		Target:  target,
		Parts:   parts(target, components.Placed(run.t)),
		Why:     run.why(o),
	}
	if !run.t.Scheme.IsDefined() {
		result.Outcome = edition.Failed
	}
	return result
}

// transform is the pseudocode, except for its first line.
func (run *resolution) transform(o edition.Options) {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask("not-validating", o.Get(validating) == edition.No && components.SameScheme(*base, *r)) {
		r.Scheme = uri.Optional{}
		run.Do("forget-scheme")
		run.Undefine(rRScheme)
	}
	if run.Ask("has-scheme", r.Scheme.IsDefined()) {
		run.Take("scheme-of-r", rTScheme, rRScheme, &t.Scheme, r.Scheme)
		run.Take("scheme-authority", rTAuthority, rRAuthority, &t.Authority, r.Authority)
		run.takePath("scheme-path", rRPath, r.Path)
		run.Take("scheme-query", rTQuery, rRQuery, &t.Query, r.Query)
	} else {
		if run.Ask("has-authority", r.Authority.IsDefined()) {
			run.Take("authority-of-r", rTAuthority, rRAuthority, &t.Authority, r.Authority)
			run.takePath("authority-path", rRPath, r.Path)
			run.Take("authority-query", rTQuery, rRQuery, &t.Query, r.Query)
		} else {
			run.transformPath(o)
			if run.current || run.refused {
				return
			}
			run.Take("authority-of-base", rTAuthority, rBaseAuthority, &t.Authority, base.Authority)
		}
		run.Take("scheme-of-base", rTScheme, rBaseScheme, &t.Scheme, base.Scheme)
	}
	run.Do("return")
}

// transformPath is the inner part of the pseudocode: the reference has neither a
// scheme nor an authority.
func (run *resolution) transformPath(o edition.Options) {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask("empty-path", r.Path == "") {
		if run.Ask("has-query", r.Query.IsDefined()) {
			run.takePath("path-of-base", rBasePath, base.Path)
			run.Take("empty-query-of-r", rTQuery, rRQuery, &t.Query, r.Query)
			return
		}
		run.Do("current-document")
		run.current = true
		return
	}
	if run.Ask("absolute-path", strings.HasPrefix(r.Path, "/")) {
		run.takePath("path-of-r", rRPath, r.Path)
	} else {
		run.merge("merge", o.Get(excess))
		if run.refused {
			return
		}
	}
	run.Take("query-of-r", rTQuery, rRQuery, &t.Query, r.Query)
}

// takePath assigns a path to the target.
func (run *resolution) takePath(line string, from int, path string) {
	run.t.Path = path
	run.Do(line)
	run.Copy(rTPath, from, true)
}

// merge is the merge routine of draft-fielding-uri-rfc2396bis-01, section 5.2.
func (run *resolution) merge(line, excess string) {
	run.Do(line)
	run.Call()
	defer run.Return()
	base, r := &run.base, &run.r
	var scratch [256]byte
	b := stringbuffer.New(run.Trace, rBuffer, scratch[:])

	// 1.
	kept := cut.Directory(base.Path)
	run.Do("1")
	b.Set(kept, trace.From(rBasePath, 0, len(kept)))
	if run.Ask("1a", base.Path == "") {
		b.Append("/", trace.Text("/"))
	}
	// 2.
	run.Do("2")
	b.Append(r.Path, trace.From(rRPath, 0, len(r.Path)))
	// 3. to 6.
	b.RemoveDots("3")
	b.RemoveLastDot("4")
	b.RemoveParents("5")
	b.RemoveLastParent("6")
	// 7.
	run.excess = run.Ask("7", b.Excess() > 0)
	if run.excess && !b.HandleExcess(excess, "7a", "7b", "7c") {
		run.refused = true
		return
	}
	// 8.
	run.t.Path = string(b.Text)
	run.Do("8")
	run.Set(rTPath, trace.From(rBuffer, 0, len(b.Text)))
}

// recombine is the pseudocode at the end of draft-fielding-uri-rfc2396bis-01,
// section 5.2.
func (run *resolution) recombine() string {
	registers := [5]int{rTScheme, rTAuthority, rTPath, rTQuery, rFragment}
	return components.Composition{Run: run.Trace, Result: rResult}.All(run.t, registers, components.Authority)
}
