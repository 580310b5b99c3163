package rfc1808

import (
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
	"uriscope/core/edition/internal/components"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/stringbuffer"
	"uriscope/core/trace"
)

// of returns a component of a text.
func (l *locator) of(s edition.Span) uri.Optional { return components.Of(l.text, s) }

// A resolution is one run: the base, the components of the embedded URL, which the steps change
// until it is absolute, and the trace that records it.
type resolution struct {
	components.Run
	base   locator
	t      uri.Components // the authority is the net_loc
	params uri.Optional
}

// resolve is RFC 1808, section 4.
func resolve(base, embedded string, _ edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Run: components.Run{Trace: t}, base: parse(base)}
	r := parse(embedded)
	run.t = uri.Components{Scheme: r.of(r.scheme), Authority: r.of(r.netLoc), Path: r.path.Of(embedded), Query: r.of(r.query), Fragment: r.of(r.fragment)}
	run.params = r.of(r.params)
	as := func(target string, parts []edition.Part, why edition.Why) edition.Result {
		result := edition.Result{Outcome: edition.Target, Target: target, Parts: parts, Why: why}
		if len(parts) == 0 || parts[0].Span == edition.Absent {
			result.Outcome = edition.Failed
		}
		return result
	}
	// 1.
	if run.Ask("1", base == "") {
		run.Copy(rResult, rEmbedded, true)
		return as(embedded, split(embedded), run.why(&r))
	}
	// 2.
	run.parsed(&r)
	if run.Ask("2a", embedded == "") {
		run.Do("whole-base")
		run.Copy(rResult, rBase, true)
		return as(base, split(base), run.why(&r))
	}
	if run.Ask("2b", run.t.Scheme.IsDefined()) {
		run.Do("absolute-url")
		run.Copy(rResult, rEmbedded, true)
		return as(embedded, split(embedded), run.why(&r))
	}
	run.Take("2c", rScheme, rBaseScheme, &run.t.Scheme, run.base.of(run.base.scheme))
	// 3.
	if !run.Ask("3", run.t.Authority.String() != "") {
		run.Take("inherit-net_loc", rNetLoc, rBaseNetLoc, &run.t.Authority, run.base.of(run.base.netLoc))
		run.relative()
	}
	// 7.
	l := run.recombine()
	return as(l.text, parts(l), run.why(&r))
}

// parsed records RFC 1808, section 4, step 2: both URLs have been split.
func (run *resolution) parsed(r *locator) {
	b := &run.base
	run.Do("2-base")
	for i, s := range []edition.Span{b.scheme, b.netLoc, b.path, b.params, b.query} {
		run.Put(rBaseScheme+i, rBase, s)
	}
	run.Do("2-embedded")
	for i, s := range []edition.Span{r.scheme, r.netLoc, r.path, r.params, r.query, r.fragment} {
		run.Put(rScheme+i, rEmbedded, s)
	}
}

// relative is RFC 1808, section 4, steps 4 to 6.
func (run *resolution) relative() {
	// 4.
	if run.Ask("4", strings.HasPrefix(run.t.Path, "/")) {
		return
	}
	// 5.
	if !run.Ask("5", run.t.Path == "") {
		run.merge()
		return
	}
	run.t.Path = run.base.path.Of(run.base.text)
	run.Do("inherit-path")
	run.Copy(rPath, rBasePath, true)
	if run.Ask("5a", run.params.String() == "") {
		run.Take("inherit-params", rParams, rBaseParams, &run.params, run.base.of(run.base.params))
		if run.Ask("5b", run.t.Query.String() == "") {
			run.Take("inherit-query", rQuery, rBaseQuery, &run.t.Query, run.base.of(run.base.query))
		}
	}
}

// merge is RFC 1808, section 4, step 6.
func (run *resolution) merge() {
	var scratch [256]byte
	b := stringbuffer.New(run.Trace, rNewPath, scratch[:])
	kept := cut.Directory(run.base.path.Of(run.base.text))
	run.Do("6")
	b.Set(kept, trace.From(rBasePath, 0, len(kept)))
	run.Do("append")
	b.Append(run.t.Path, trace.From(rPath, 0, len(run.t.Path)))
	b.RemoveDots("6a")
	b.RemoveLastDot("6b")
	b.RemoveParents("6c")
	b.RemoveLastParent("6d")
	run.t.Path = string(b.Text)
	run.Do("put-path")
	run.Set(rPath, trace.From(rNewPath, 0, len(b.Text)))
}

// recombine is RFC 1808, section 4, step 7. It returns where the components of the target are.
func (run *resolution) recombine() locator {
	t := run.t
	c := components.Composition{Run: run.Trace, Result: rResult}
	c.Begin(&t, [3]int{rScheme, rNetLoc, rPath}, [2]string{"if-net_loc", "add-net_loc"})
	for _, empty := range []*uri.Optional{&run.params, &t.Query, &t.Fragment} { // they are as good as none
		if empty.String() == "" {
			*empty = uri.Optional{}
		}
	}
	c.Add("if-params", "add-params", rParams, run.params, ";", "")
	c.Add("if-query", "add-query", rQuery, t.Query, "?", "")
	c.Add("if-fragment", "add-fragment", rFragment, t.Fragment, "#", "")
	params, withParams := run.params.Get()
	if withParams {
		t.Path += ";" + params
	}
	at := components.Placed(t)
	l := locator{text: components.Text(&t), scheme: at[0], netLoc: at[1], path: at[2], params: edition.Absent, query: at[3], fragment: at[4]}
	if withParams {
		l.params = edition.Span{Start: l.path.End - len(params), End: l.path.End}
		l.path.End = l.params.Start - len(";")
	}
	return l
}
