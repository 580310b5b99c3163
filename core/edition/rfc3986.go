package edition

// RFC 3986, Uniform Resource Identifier (URI): Generic Syntax, January 2005.
//
// This is section 5.2 and 5.3 as they stand there, readable beside the document;
// uri.Resolve is the fast way to the same answer, and fuzzing holds one against
// the other.

import (
	"bytes"
	"strings"

	"uriscope/core/grammar"
	"uriscope/core/trace"
	"uriscope/core/uri"
)

// RFC3986 is the standard of 2005.
var RFC3986 = Edition{
	ID:          "rfc3986",
	Year:        2005,
	Title:       "Uniform Resource Identifier (URI): Generic Syntax",
	Document:    "RFC 3986",
	Listing:     &rfc3986Listing,
	Grammar:     grammar.RFC3986,
	Productions: []string{"URI-reference", "URI", "absolute-URI", "relative-ref"},
	Choices:     []Choice{Strict},
	Classes:     rfc3986Classes,
	Expression:  &Expression{"RFC 3986, Appendix B", fiveParts, fivePartsGroups},
	Hold:        rfc3986Hold,
	Split:       func(text string) []Part { return rfc3986Parts(uri.Split(text)) },
	Resolve:     rfc3986Resolve,
	validate:    rfc3986Validate,
}

// rfc3986Run is one resolution: the algorithm's variables, and who watches.
type rfc3986Run struct {
	*trace.Trace
	base, r, t uri.Components
}

// rfc3986Resolve is RFC 3986, section 5.2, followed by section 5.3.
func rfc3986Resolve(base, reference string, o Options, t *trace.Trace) Result {
	run := rfc3986Run{Trace: t}
	run.split(base, reference)
	run.transform(o)
	target := run.recompose()
	result := Result{
		Outcome: Target,
		Target:  target,
		Parts:   rfc3986TargetParts(run.t),
		Why:     rfc3986Why(run.base, run.r),
	}
	switch {
	case !run.t.Scheme.IsDefined():
		result.Outcome = Failed
	case withoutFragment(target) == withoutFragment(base): // RFC 3986, section 4.4
		result.Outcome = SameDocument
	}
	return result
}

// split is RFC 3986, section 5.2.1, and the first lines of section 5.2.2. A fragment
// of the base is no part of it (RFC 3986, section 5.1).
func (run *rfc3986Run) split(base, reference string) {
	run.base = run.components(lSplitBase, rBase, base, rBaseScheme, fiveComponents[:4])
	run.r = run.components(lSplitR, rR, reference, rRScheme, fiveComponents[:])
}

// components splits a text, which is in the register of. It goes into the registers
// from first on, which are in the order of RFC 3986, section 3.
func (run *rfc3986Run) components(line, of int, text string, first int, which []uri.Component) uri.Components {
	split := uri.Split(text)
	run.Do(line)
	for i, component := range which {
		if start, end, ok := split.Span(component); ok {
			run.Set(first+i, trace.From(of, start, end))
		}
	}
	return split.Components()
}

// transform is RFC 3986, section 5.2.2.
func (run *rfc3986Run) transform(o Options) {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask(lNonStrict, o.NonStrict && r.Scheme.IsDefined() && r.Scheme == base.Scheme) {
		r.Scheme = uri.Optional{}
		run.Do(lForgetScheme)
		run.Undefine(rRScheme)
	}
	if run.Ask(lHasScheme, r.Scheme.IsDefined()) {
		run.take(lSchemeOfR, rTScheme, rRScheme, &t.Scheme, r.Scheme)
		run.take(lSchemeAuthority, rTAuthority, rRAuthority, &t.Authority, r.Authority)
		t.Path = run.removeDotSegments(lSchemePath, rRPath, r.Path)
		run.take(lSchemeQuery, rTQuery, rRQuery, &t.Query, r.Query)
	} else {
		if run.Ask(lHasAuthority, r.Authority.IsDefined()) {
			run.take(lAuthorityOfR, rTAuthority, rRAuthority, &t.Authority, r.Authority)
			t.Path = run.removeDotSegments(lAuthorityPath, rRPath, r.Path)
			run.take(lAuthorityQuery, rTQuery, rRQuery, &t.Query, r.Query)
		} else {
			run.transformPath()
			run.take(lAuthorityOfBase, rTAuthority, rBaseAuthority, &t.Authority, base.Authority)
		}
		run.take(lSchemeOfBase, rTScheme, rBaseScheme, &t.Scheme, base.Scheme)
	}
	run.take(lFragment, rTFragment, rRFragment, &t.Fragment, r.Fragment)
}

// transformPath is the inner part of RFC 3986, section 5.2.2: the reference has
// neither a scheme nor an authority.
func (run *rfc3986Run) transformPath() {
	base, r, t := &run.base, &run.r, &run.t
	if run.Ask(lEmptyPath, r.Path == "") {
		t.Path = base.Path
		run.Do(lPathOfBase)
		run.Copy(rTPath, rBasePath, true)
		if run.Ask(lHasQuery, r.Query.IsDefined()) {
			run.take(lEmptyQueryOfR, rTQuery, rRQuery, &t.Query, r.Query)
		} else {
			run.take(lQueryOfBase, rTQuery, rBaseQuery, &t.Query, base.Query)
		}
		return
	}
	if run.Ask(lAbsolutePath, strings.HasPrefix(r.Path, "/")) {
		t.Path = run.removeDotSegments(lPathOfR, rRPath, r.Path)
	} else {
		t.Path = run.merge(lMerge)
		t.Path = run.removeDotSegments(lMergedPath, rTPath, t.Path)
	}
	run.take(lQueryOfR, rTQuery, rRQuery, &t.Query, r.Query)
}

// take is an assignment of one component to one of the target's.
func (run *rfc3986Run) take(line, to, from int, t *uri.Optional, c uri.Optional) {
	*t = c
	run.Do(line)
	run.Copy(to, from, c.IsDefined())
}

// merge is RFC 3986, section 5.2.3.
func (run *rfc3986Run) merge(line int) string {
	run.Do(line)
	run.Call(line)
	defer run.Return()
	base, r := &run.base, &run.r
	if run.Ask(lNoBasePath, base.Authority.IsDefined() && base.Path == "") {
		run.Do(lRoot)
		run.Set(rTPath, trace.Text("/"), trace.From(rRPath, 0, len(r.Path)))
		return "/" + r.Path
	}
	directory := strings.LastIndexByte(base.Path, '/') + 1 // 0 where there is no "/"
	run.Do(lReplaceLast)
	run.Set(rTPath, trace.From(rBasePath, 0, directory), trace.From(rRPath, 0, len(r.Path)))
	return base.Path[:directory] + r.Path
}

// removeDotSegments is RFC 3986, section 5.2.4, called by line on the path in the
// register from.
func (run *rfc3986Run) removeDotSegments(line, from int, path string) string {
	run.Do(line)
	run.Call(line)
	defer run.Return()

	// 1.
	input, output := path, make([]byte, 0, len(path))
	run.Do(l1)
	run.Set(rOutput)
	run.Set(rInput, trace.From(from, 0, len(path)))

	// 2. Each rule drops a prefix of the input; 2B and 2C leave a "/" of it, which
	// is the one that stood behind the dots or, at the end, the one before them.
	drop := func(rule, start, end int) {
		run.Do(rule)
		run.Replace(rInput, start, end)
		input = input[:start] + input[end:]
	}
	for len(input) > 0 {
		switch {
		// A.
		case strings.HasPrefix(input, "../"):
			drop(l2A, 0, len("../"))
		case strings.HasPrefix(input, "./"):
			drop(l2A, 0, len("./"))
		// B.
		case strings.HasPrefix(input, "/./"):
			drop(l2B, 0, len("/."))
		case input == "/.":
			drop(l2B, len("/"), len("/."))
		// C.
		case strings.HasPrefix(input, "/../"):
			drop(l2C, 0, len("/.."))
			output = run.removeLastSegment(output)
		case input == "/..":
			drop(l2C, len("/"), len("/.."))
			output = run.removeLastSegment(output)
		// D.
		case input == "." || input == "..":
			drop(l2D, 0, len(input))
		// E.
		default:
			end := firstSegment(input)
			run.Do(l2E)
			run.Append(rOutput, trace.From(rInput, 0, end))
			run.Replace(rInput, 0, end)
			output, input = append(output, input[:end]...), input[end:]
		}
	}

	// 3.
	run.Do(l3)
	run.Set(rTPath, trace.From(rOutput, 0, len(output)))
	return string(output)
}

// firstSegment returns where the first segment of a path ends, in bytes: before the
// next "/", an initial one apart (RFC 3986, section 5.2.4, 2E).
func firstSegment(path string) int {
	if end := strings.IndexByte(path[1:], '/'); end >= 0 {
		return end + 1
	}
	return len(path)
}

// removeLastSegment takes the last segment and the "/" before it, if there is one,
// from the output buffer (RFC 3986, section 5.2.4, 2C).
func (run *rfc3986Run) removeLastSegment(output []byte) []byte {
	last := max(0, bytes.LastIndexByte(output, '/'))
	run.Replace(rOutput, last, len(output))
	return output[:last]
}

// recompose is RFC 3986, section 5.3.
func (run *rfc3986Run) recompose() string {
	t := &run.t
	run.Do(lResult)
	run.Set(rTarget)
	run.compose(lIfScheme, lAddScheme, rTScheme, t.Scheme, "", ":")
	run.compose(lIfAuthority, lAddAuthority, rTAuthority, t.Authority, "//", "")
	run.Do(lAddPath)
	run.Append(rTarget, trace.From(rTPath, 0, len(t.Path)))
	run.compose(lIfQuery, lAddQuery, rTQuery, t.Query, "?", "")
	run.compose(lIfFragment, lAddFragment, rTFragment, t.Fragment, "#", "")
	return t.String()
}

// compose is one question of RFC 3986, section 5.3, and what follows a yes.
func (run *rfc3986Run) compose(question, line, from int, c uri.Optional, before, after string) {
	if run.Ask(question, c.IsDefined()) {
		run.Do(line)
		run.Append(rTarget, trace.Text(before), trace.From(from, 0, len(c.String())), trace.Text(after))
	}
}
