package rfc3986

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/trace"
)

// A resolution is one run: the variables of the algorithm, and the trace that records it.
type resolution struct {
	components.Run
	base, r, t uri.Components
}

// resolve is RFC 3986, section 5.2, followed by RFC 3986, section 5.3.
func resolve(base, reference string, o edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Run: components.Run{Trace: t}}
	run.split(base, reference)
	run.transform(o)
	target := run.recompose()
	result := edition.Result{
		Outcome: edition.Target,
		Target:  target,
		Parts:   targetParts(run.t),
		Why:     why(run.base, run.r),
	}
	switch {
	case !run.t.Scheme.IsDefined():
		result.Outcome = edition.Failed
	case cut.BeforeFragment(target) == cut.BeforeFragment(base): // RFC 3986, section 4.4
		result.Outcome = edition.SameDocument
	}
	return result
}

// split is RFC 3986, section 5.2.1, and the first lines of RFC 3986, section 5.2.2. A
// fragment of the base is ignored (RFC 3986, section 5.1).
func (run *resolution) split(base, reference string) {
	run.base = components.ParseInto(run.Trace, "split-base", rBase, base, rBaseScheme, components.Five[:4])
	run.r = components.ParseInto(run.Trace, "split-r", rR, reference, rRScheme, components.Five[:])
}

// transform is RFC 3986, section 5.2.2.
func (run *resolution) transform(o edition.Options) {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask("non-strict", o.Get(strict) == edition.No && components.SameScheme(*base, *r)) {
		r.Scheme = uri.Optional{}
		run.Do("forget-scheme")
		run.Undefine(rRScheme)
	}
	if run.Ask("has-scheme", r.Scheme.IsDefined()) {
		run.Take("scheme-of-r", rTScheme, rRScheme, &t.Scheme, r.Scheme)
		run.Take("scheme-authority", rTAuthority, rRAuthority, &t.Authority, r.Authority)
		t.Path = run.removeDotSegments("scheme-path", rRPath, r.Path)
		run.Take("scheme-query", rTQuery, rRQuery, &t.Query, r.Query)
	} else {
		if run.Ask("has-authority", r.Authority.IsDefined()) {
			run.Take("authority-of-r", rTAuthority, rRAuthority, &t.Authority, r.Authority)
			t.Path = run.removeDotSegments("authority-path", rRPath, r.Path)
			run.Take("authority-query", rTQuery, rRQuery, &t.Query, r.Query)
		} else {
			run.transformPath()
			run.Take("authority-of-base", rTAuthority, rBaseAuthority, &t.Authority, base.Authority)
		}
		run.Take("scheme-of-base", rTScheme, rBaseScheme, &t.Scheme, base.Scheme)
	}
	run.Take("fragment", rTFragment, rRFragment, &t.Fragment, r.Fragment)
}

// transformPath is the inner part of RFC 3986, section 5.2.2: the reference has
// neither a scheme nor an authority.
func (run *resolution) transformPath() {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask("empty-path", r.Path == "") {
		t.Path = base.Path
		run.Do("path-of-base")
		run.Copy(rTPath, rBasePath, true)
		if run.Ask("has-query", r.Query.IsDefined()) {
			run.Take("empty-query-of-r", rTQuery, rRQuery, &t.Query, r.Query)
		} else {
			run.Take("query-of-base", rTQuery, rBaseQuery, &t.Query, base.Query)
		}
		return
	}
	if run.Ask("absolute-path", strings.HasPrefix(r.Path, "/")) {
		t.Path = run.removeDotSegments("path-of-r", rRPath, r.Path)
	} else {
		t.Path = run.merge("merge")
		t.Path = run.removeDotSegments("merged-path", rTPath, t.Path)
	}
	run.Take("query-of-r", rTQuery, rRQuery, &t.Query, r.Query)
}

// merge is RFC 3986, section 5.2.3.
func (run *resolution) merge(line string) string {
	run.Do(line)
	run.Call()
	defer run.Return()
	base, r := &run.base, &run.r
	if run.Ask("no-base-path", base.Authority.IsDefined() && base.Path == "") {
		run.Do("root")
		run.Set(rTPath, trace.Text("/"), trace.From(rRPath, 0, len(r.Path)))
		return "/" + r.Path
	}
	directory := cut.Directory(base.Path)
	run.Do("replace-last")
	run.Set(rTPath, trace.From(rBasePath, 0, len(directory)), trace.From(rRPath, 0, len(r.Path)))
	return directory + r.Path
}

// removeDotSegments is RFC 3986, section 5.2.4. The line calls it with the path, which is in
// the register from.
func (run *resolution) removeDotSegments(line string, from int, path string) string {
	run.Do(line)
	run.Call()
	defer run.Return()
	output := buffers{run.Trace, rInput, rOutput}.remove(path, trace.From(from, 0, len(path)))
	run.Do("3")
	run.Set(rTPath, trace.From(rOutput, 0, len(output)))
	return output
}

// recompose is RFC 3986, section 5.3.
func (run *resolution) recompose() string {
	registers := [5]int{rTScheme, rTAuthority, rTPath, rTQuery, rTFragment}
	return components.Composition{Run: run.Trace, Result: rTarget}.All(run.t, registers, components.Authority)
}
