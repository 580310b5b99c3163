package edition

// draft-fielding-url-syntax-05, Uniform Resource Locators (URL): Generic Syntax and
// Semantics, May 1997.
//
// This is section 5.2, step by step, including what later documents call a mistake: a
// base without a path has the reference put right behind its site, the query of a
// relative path goes through the buffer, and only that buffer loses dot segments.

import (
	"bytes"
	"strings"

	"uriscope/core/grammar"
	"uriscope/core/trace"
	"uriscope/core/uri"
)

// URLSyntax05 is the draft of 1997 that merged RFC 1738 and RFC 1808.
var URLSyntax05 = Edition{
	ID:          "url-syntax-05",
	Year:        1997,
	Title:       "Uniform Resource Locators (URL): Generic Syntax and Semantics",
	Document:    "draft-fielding-url-syntax-05",
	Listing:     &urlSyntax05Listing,
	Grammar:     grammar.URLSyntax05,
	Productions: []string{"URL-reference", "absoluteURL", "relativeURL", "generic-URL", "opaque-URL"},
	Classes:     urlSyntax05Classes,
	Expression:  &Expression{"draft-fielding-url-syntax-05, Appendix B", fiveParts, fivePartsGroups},
	Hold:        urlSyntax05Hold,
	Split:       urlSyntax05Split,
	Resolve:     urlSyntax05Resolve,
}

// urlSyntax05Run is one resolution: what the base and the reference consist of, the
// document's site being the Authority, and who watches. The steps change the
// reference until it is absolute.
type urlSyntax05Run struct {
	*trace.Trace
	base, r uri.Components
}

// urlSyntax05Resolve is draft-fielding-url-syntax-05, section 5.2.
func urlSyntax05Resolve(base, reference string, _ Options, t *trace.Trace) Result {
	run := urlSyntax05Run{Trace: t}
	run.base = parseInto(t, usParseBase, usBase, base, usBaseScheme, fiveComponents[:3])
	// 1.
	run.r = parseInto(t, us1, usR, reference, usScheme, fiveComponents[:])
	given := run.r
	r := &run.r

	// 2.
	if run.Ask(us2, r.Path == "" && !r.Scheme.IsDefined() && !r.Authority.IsDefined() && !r.Query.IsDefined()) {
		run.Do(usCurrent)
		return composition{t, usResult}.currentDocument(usFragment, r.Fragment)
	}
	// 3.
	if run.Ask(us3, r.Scheme.IsDefined()) {
		run.Do(usAbsolute)
		run.Copy(usResult, usR, true)
		return Result{Outcome: Target, Target: reference, Parts: urlSyntax05Split(reference), Why: urlSyntax05Why(run.base, given, given)}
	}
	run.inherit(usInheritScheme, usScheme, usBaseScheme, &r.Scheme, run.base.Scheme)
	// 4.
	if !run.Ask(us4, r.Authority.IsDefined()) {
		run.inherit(usInheritSite, usSite, usBaseSite, &r.Authority, run.base.Authority)
		// 5.
		if !run.Ask(us5, strings.HasPrefix(r.Path, "/")) {
			// 6.
			run.merge()
		}
	}
	// 7.
	target := run.recombine()
	result := Result{
		Outcome: Target,
		Target:  target,
		Parts:   urlSyntax05Parts(target, placed(*r)),
		Why:     urlSyntax05Why(run.base, given, *r),
	}
	if !r.Scheme.IsDefined() {
		result.Outcome = Failed
	}
	return result
}

// inherit gives the reference a component of the base.
func (run *urlSyntax05Run) inherit(line, to, from int, r *uri.Optional, c uri.Optional) {
	*r = c
	run.Do(line)
	run.Copy(to, from, c.IsDefined())
}

// merge is draft-fielding-url-syntax-05, section 5.2, step 6.
func (run *urlSyntax05Run) merge() {
	base, r := &run.base, &run.r
	var room [256]byte
	b := buffer{Trace: run.Trace, register: usBuffer, text: room[:0]}

	// a.
	kept := directory(base.Path)
	run.Do(us6a)
	b.set(kept, trace.From(usBasePath, 0, len(kept)))
	// b.
	run.Do(us6b)
	b.append(r.Path, trace.From(usPath, 0, len(r.Path)))
	// c.
	if query, ok := r.Query.Get(); run.Ask(us6c, ok) {
		b.append("?", trace.Text("?"))
		b.append(query, trace.From(usQuery, 0, len(query)))
	}
	b.removeDots(us6d)
	b.removeLastDot(us6e)
	b.removeParents(us6f)
	b.removeLastParent(us6g)

	// h.
	path := len(b.text)
	merged := string(b.text)
	r.Query = uri.Optional{}
	if mark := bytes.IndexByte(b.text, '?'); run.Ask(us6h, mark >= 0) {
		path = mark
		r.Query = uri.Defined(merged[mark+len("?"):])
		run.Set(usQuery, trace.From(usBuffer, mark+len("?"), len(merged)))
	} else {
		run.Undefine(usQuery)
	}
	// i.
	r.Path = merged[:path]
	run.Do(us6i)
	run.Set(usPath, trace.From(usBuffer, 0, path))
}

// recombine is draft-fielding-url-syntax-05, section 5.2, step 7.
func (run *urlSyntax05Run) recombine() string {
	r := &run.r
	result := composition{run.Trace, usResult}
	run.Do(usNothing)
	run.Set(usResult)
	result.add(usIfScheme, usAddScheme, usScheme, r.Scheme, "", ":")
	result.add(usIfSite, usAddSite, usSite, r.Authority, "//", "")
	run.Do(usAddPath)
	run.Append(usResult, trace.From(usPath, 0, len(r.Path)))
	result.add(usIfQuery, usAddQuery, usQuery, r.Query, "?", "")
	result.add(usIfFragment, usAddFragment, usFragment, r.Fragment, "#", "")
	return composed(*r)
}
