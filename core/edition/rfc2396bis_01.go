package edition

// draft-fielding-uri-rfc2396bis-01, Uniform Resource Identifier (URI): Generic
// Syntax, March 2003.
//
// This is the pseudocode of section 5.2 and its merge routine in eight steps.

import (
	"strings"

	"uriscope/core/grammar"
	"uriscope/core/trace"
	"uriscope/core/uri"
)

// RFC2396bis01 is the draft of 2003 on the way from RFC 2396 to RFC 3986.
var RFC2396bis01 = Edition{
	ID:          "rfc2396bis-01",
	Year:        2003,
	Title:       "Uniform Resource Identifier (URI): Generic Syntax",
	Document:    "draft-fielding-uri-rfc2396bis-01",
	Listing:     &rfc2396bis01Listing,
	Grammar:     grammar.RFC2396bis01,
	Productions: []string{"URI-reference", "absolute-URI-reference", "absolute-URI", "relative-URI"},
	Choices:     []Choice{Validating, ExcessDots},
	Classes:     rfc2396bis01Classes,
	Expression:  &Expression{"draft-fielding-uri-rfc2396bis-01, Appendix B", fiveParts, fivePartsGroups},
	Hold:        rfc2396bis01Hold,
	Split:       rfc2396bis01Split,
	Resolve:     rfc2396bis01Resolve,
}

// rfc2396bis01Run is one resolution: the variables of the pseudocode, and who watches.
// The fragment of r is the one that is returned beside T.
type rfc2396bis01Run struct {
	*trace.Trace
	base, r, t uri.Components
	current    bool // the target is the current document
	excess     bool // the buffer began with ".." in the end
	refused    bool // and so the reference is not followed
}

// rfc2396bis01Resolve is draft-fielding-uri-rfc2396bis-01, section 5.2.
func rfc2396bis01Resolve(base, reference string, o Options, t *trace.Trace) Result {
	run := rfc2396bis01Run{Trace: t}
	run.base = parseInto(t, biParseBase, biBase, base, biBaseScheme, fiveComponents[:3])
	run.r = parseInto(t, biParse, biR, reference, biRScheme, fiveComponents[:])
	run.transform(o)
	switch {
	case run.current:
		return composition{t, biResult}.currentDocument(biFragment, run.r.Fragment)
	case run.refused:
		return Result{Outcome: Failed, Why: run.why(o)}
	}
	run.t.Fragment = run.r.Fragment
	target := run.recombine()
	result := Result{
		Outcome: Target,
		Target:  target,
		Parts:   rfc2396bis01Parts(target, placed(run.t)),
		Why:     run.why(o),
	}
	if !run.t.Scheme.IsDefined() {
		result.Outcome = Failed
	}
	return result
}

// transform is the pseudocode, except for its first line.
func (run *rfc2396bis01Run) transform(o Options) {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask(biNotValidating, o.NonValidating && r.Scheme.IsDefined() && r.Scheme == base.Scheme) {
		r.Scheme = uri.Optional{}
		run.Do(biForgetScheme)
		run.Undefine(biRScheme)
	}
	if run.Ask(biHasScheme, r.Scheme.IsDefined()) {
		run.take(biSchemeOfR, biTScheme, biRScheme, &t.Scheme, r.Scheme)
		run.take(biSchemeAuthority, biTAuthority, biRAuthority, &t.Authority, r.Authority)
		run.takePath(biSchemePath, biRPath, r.Path)
		run.take(biSchemeQuery, biTQuery, biRQuery, &t.Query, r.Query)
	} else {
		if run.Ask(biHasAuthority, r.Authority.IsDefined()) {
			run.take(biAuthorityOfR, biTAuthority, biRAuthority, &t.Authority, r.Authority)
			run.takePath(biAuthorityPath, biRPath, r.Path)
			run.take(biAuthorityQuery, biTQuery, biRQuery, &t.Query, r.Query)
		} else {
			run.transformPath(o)
			if run.current || run.refused {
				return
			}
			run.take(biAuthorityOfBase, biTAuthority, biBaseAuthority, &t.Authority, base.Authority)
		}
		run.take(biSchemeOfBase, biTScheme, biBaseScheme, &t.Scheme, base.Scheme)
	}
	run.Do(biReturn)
}

// transformPath is the inner part of the pseudocode: the reference has neither a
// scheme nor an authority.
func (run *rfc2396bis01Run) transformPath(o Options) {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask(biEmptyPath, r.Path == "") {
		if run.Ask(biHasQuery, r.Query.IsDefined()) {
			run.takePath(biPathOfBase, biBasePath, base.Path)
			run.take(biEmptyQueryOfR, biTQuery, biRQuery, &t.Query, r.Query)
			return
		}
		run.Do(biCurrent)
		run.current = true
		return
	}
	if run.Ask(biAbsolutePath, strings.HasPrefix(r.Path, "/")) {
		run.takePath(biPathOfR, biRPath, r.Path)
	} else {
		run.merge(biMerge, o.Excess)
		if run.refused {
			return
		}
	}
	run.take(biQueryOfR, biTQuery, biRQuery, &t.Query, r.Query)
}

// take is an assignment of one component to one of the target's.
func (run *rfc2396bis01Run) take(line, to, from int, t *uri.Optional, c uri.Optional) {
	*t = c
	run.Do(line)
	run.Copy(to, from, c.IsDefined())
}

// takePath is an assignment to the target's path, which is never undefined.
func (run *rfc2396bis01Run) takePath(line, from int, path string) {
	run.t.Path = path
	run.Do(line)
	run.Copy(biTPath, from, true)
}

// merge is the merge routine of draft-fielding-uri-rfc2396bis-01, section 5.2.
func (run *rfc2396bis01Run) merge(line int, excess Excess) {
	run.Do(line)
	run.Call(line)
	defer run.Return()
	base, r := &run.base, &run.r
	var room [256]byte
	b := buffer{Trace: run.Trace, register: biBuffer, text: room[:0]}

	// 1.
	kept := directory(base.Path)
	run.Do(bi1)
	b.set(kept, trace.From(biBasePath, 0, len(kept)))
	if run.Ask(bi1Root, base.Path == "") {
		b.append("/", trace.Text("/"))
	}
	// 2.
	run.Do(bi2)
	b.append(r.Path, trace.From(biRPath, 0, len(r.Path)))
	// 3. to 6.
	b.removeDots(bi3)
	b.removeLastDot(bi4)
	b.removeParents(bi5)
	b.removeLastParent(bi6)
	// 7.
	run.excess = run.Ask(bi7, b.excess() > 0)
	if run.excess && !run.handle(&b, excess) {
		run.refused = true
		return
	}
	// 8.
	run.t.Path = string(b.text)
	run.Do(bi8)
	run.Set(biTPath, trace.From(biBuffer, 0, len(b.text)))
}

// handle is what draft-fielding-uri-rfc2396bis-01, section 5.2 allows in step 7 of
// merging. It reports whether there is a path in the end.
func (run *rfc2396bis01Run) handle(b *buffer, excess Excess) bool {
	switch excess {
	case Remove:
		b.removeExcess(bi7Remove)
	case Refuse:
		run.Do(bi7Refuse)
		return false
	default:
		run.Do(bi7Keep)
	}
	return true
}

// recombine is the pseudocode at the end of draft-fielding-uri-rfc2396bis-01,
// section 5.2.
func (run *rfc2396bis01Run) recombine() string {
	t, r := &run.t, &run.r
	result := composition{run.Trace, biResult}
	run.Do(biNothing)
	run.Set(biResult)
	result.add(biIfScheme, biAddScheme, biTScheme, t.Scheme, "", ":")
	result.add(biIfAuthority, biAddAuthority, biTAuthority, t.Authority, "//", "")
	run.Do(biAddPath)
	run.Append(biResult, trace.From(biTPath, 0, len(t.Path)))
	result.add(biIfQuery, biAddQuery, biTQuery, t.Query, "?", "")
	result.add(biIfFragment, biAddFragment, biFragment, r.Fragment, "#", "")
	return composed(*t)
}
