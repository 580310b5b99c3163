package compare

import (
	"slices"

	"uriscope/core/edition"
	"uriscope/core/uri"
)

// relativizeParsed answers a request by a document whose parser says which texts are URLs: the
// reference leads from the URL that the base is to the one that the target is.
func (a *Relative) relativizeParsed(q RelativeRequest) {
	e := a.Edition
	base, target := e.Normal.Run(q.Base, true, nil, nil), e.Normal.Run(q.Target, true, nil, nil)
	if base == "" || target == "" {
		a.Why = NoBase
		return
	}
	q = RelativeRequest{Base: base, Target: target}
	known := e.Resolve("", target, nil, nil).Problems
	from, to := uri.Split(base), uri.Split(target)
	for _, reference := range append(candidates(from, to), parsedCandidates(to)...) {
		if a.Found && len(reference) > len(a.Reference) {
			continue
		}
		result := e.Resolve(base, reference, nil, nil)
		if result.Target == target && !slices.ContainsFunc(result.Problems, func(p edition.Problem) bool { return isNew(p, known) }) {
			a.Reference, a.Found = reference, true
		}
	}
	a.Why = a.shape(q)
}

// isNew reports whether a validation error of a reference is none that the target has in any case.
func isNew(p edition.Problem, known []edition.Problem) bool {
	return p.On == edition.AsReference && !slices.ContainsFunc(known, func(one edition.Problem) bool { return one.ID == p.ID })
}

// parsedCandidates returns more references that may lead to a URL: without the "/" that a parser adds
// behind an authority, and without the drive letter that it takes from the base.
func parsedCandidates(target uri.Reference) (all []string) {
	text, path := target.String(), target.Path()
	start, end, _ := target.Span(uri.Path)
	if hasAuthority(target) && path == "/" {
		begin, _, _ := target.Span(uri.Authority)
		all = append(all, text[:start]+text[end:], text[begin-len("//"):start]+text[end:])
	}
	if drive := len("/C:"); len(path) > drive && path[drive-1] == ':' {
		all = append(all, path[drive:]+text[end:])
	}
	return all
}
