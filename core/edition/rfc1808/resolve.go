package rfc1808

import (
	"strings"

	"uriscope/core/edition"
	"uriscope/core/edition/internal/cut"
	"uriscope/core/edition/internal/stringbuffer"
	"uriscope/core/trace"
)

// A component is a part of a URL, and whether the signs around it are there.
type component struct {
	text    string
	defined bool
}

// of returns a component of a text.
func (l *locator) of(s edition.Span) component {
	return component{s.Of(l.text), s != edition.Absent}
}

// A resolution is one run: the base, the components of the embedded URL, which the steps change
// until it is absolute, and the trace that records it.
type resolution struct {
	*trace.Trace
	base                                          locator
	scheme, netLoc, path, params, query, fragment component
}

// resolve is RFC 1808, section 4.
func resolve(base, embedded string, _ edition.Options, t *trace.Trace) edition.Result {
	run := resolution{Trace: t, base: parse(base)}
	r := parse(embedded)
	run.scheme, run.netLoc, run.path = r.of(r.scheme), r.of(r.netLoc), r.of(r.path)
	run.params, run.query, run.fragment = r.of(r.params), r.of(r.query), r.of(r.fragment)
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
	if run.Ask("2b", run.scheme.defined) {
		run.Do("absolute-url")
		run.Copy(rResult, rEmbedded, true)
		return as(embedded, split(embedded), run.why(&r))
	}
	run.inherit("2c", rScheme, rBaseScheme, &run.scheme, run.base.scheme)
	// 3.
	if !run.Ask("3", run.netLoc.text != "") {
		run.inherit("inherit-net_loc", rNetLoc, rBaseNetLoc, &run.netLoc, run.base.netLoc)
		run.relative()
	}
	// 7.
	target, l := run.recombine()
	return as(target, parts(l), run.why(&r))
}

// parsed records RFC 1808, section 4, step 2: both URLs have been split.
func (run *resolution) parsed(r *locator) {
	set := func(to, from int, s edition.Span) {
		if s == edition.Absent {
			run.Undefine(to)
		} else {
			run.Set(to, trace.From(from, s.Start, s.End))
		}
	}
	b := &run.base
	run.Do("2-base")
	for i, s := range []edition.Span{b.scheme, b.netLoc, b.path, b.params, b.query} {
		set(rBaseScheme+i, rBase, s)
	}
	run.Do("2-embedded")
	for i, s := range []edition.Span{r.scheme, r.netLoc, r.path, r.params, r.query, r.fragment} {
		set(rScheme+i, rEmbedded, s)
	}
}

// inherit gives the embedded URL a component of the base.
func (run *resolution) inherit(line string, to, from int, c *component, of edition.Span) {
	*c = run.base.of(of)
	run.Do(line)
	run.Copy(to, from, c.defined)
}

// relative is RFC 1808, section 4, steps 4 to 6.
func (run *resolution) relative() {
	// 4.
	if run.Ask("4", strings.HasPrefix(run.path.text, "/")) {
		return
	}
	// 5.
	if !run.Ask("5", run.path.text == "") {
		run.merge()
		return
	}
	run.inherit("inherit-path", rPath, rBasePath, &run.path, run.base.path)
	if run.Ask("5a", run.params.text == "") {
		run.inherit("inherit-params", rParams, rBaseParams, &run.params, run.base.params)
		if run.Ask("5b", run.query.text == "") {
			run.inherit("inherit-query", rQuery, rBaseQuery, &run.query, run.base.query)
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
	b.Append(run.path.text, trace.From(rPath, 0, len(run.path.text)))
	b.RemoveDots("6a")
	b.RemoveLastDot("6b")
	b.RemoveParents("6c")
	b.RemoveLastParent("6d")
	run.path.text = string(b.Text)
	run.Do("put-path")
	run.Set(rPath, trace.From(rNewPath, 0, len(b.Text)))
}

// recombine is RFC 1808, section 4, step 7. It returns the target, and where its components are.
func (run *resolution) recombine() (string, locator) {
	var b strings.Builder
	l := locator{scheme: edition.Absent, netLoc: edition.Absent, params: edition.Absent, query: edition.Absent, fragment: edition.Absent}
	add := func(question, line string, from int, there bool, before, text, after string, at *edition.Span) {
		if run.Ask(question, there) {
			run.Do(line)
			run.Append(rResult, trace.Text(before), trace.From(from, 0, len(text)), trace.Text(after))
			start := b.Len() + len(before)
			*at = edition.Span{Start: start, End: start + len(text)}
			b.WriteString(before + text + after)
		}
	}
	run.Do("result")
	run.Set(rResult)
	add("if-scheme", "add-scheme", rScheme, run.scheme.defined, "", run.scheme.text, ":", &l.scheme)
	add("if-net_loc", "add-net_loc", rNetLoc, run.netLoc.defined, "//", run.netLoc.text, "", &l.netLoc)
	run.Do("add-path")
	run.Append(rResult, trace.From(rPath, 0, len(run.path.text)))
	l.path = edition.Span{Start: b.Len(), End: b.Len() + len(run.path.text)}
	b.WriteString(run.path.text)
	add("if-params", "add-params", rParams, run.params.text != "", ";", run.params.text, "", &l.params)
	add("if-query", "add-query", rQuery, run.query.text != "", "?", run.query.text, "", &l.query)
	add("if-fragment", "add-fragment", rFragment, run.fragment.text != "", "#", run.fragment.text, "", &l.fragment)
	l.text = b.String()
	return l.text, l
}
