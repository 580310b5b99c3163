package compare

import (
	"slices"
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
)

// A RelativeRequest asks which reference leads from a base to a target.
type RelativeRequest struct {
	Base, Target string
	Edition      string // id; the standard if it is empty
	Options      edition.Options
}

// A Relative is the answer to a [RelativeRequest].
type Relative struct {
	Edition   *edition.Edition
	Reference string // the shortest one
	Found     bool   // whether there is one
	Why       Shape
	tried     []string          // the references that were resolved
	misread   bool              // whether one of them leads to the target only as a text, which is read as other components
	known     []edition.Problem // of the target, where a parser has said that
}

// A Shape is the reason for how the shortest reference looks, or why there is none.
type Shape string

const (
	Empty      Shape = "empty"       // nothing is left to say but maybe a fragment
	OnlyQuery  Shape = "only-query"  // the path is the base's
	Down       Shape = "path"        // it goes on from the directory of the base
	Dot        Shape = "dot"         // ".", "./" or "/.": without it the path would be read as something else, or be nothing
	Up         Shape = "up"          // ".." for a directory above
	Root       Shape = "root"        // the whole path is no longer than the way there
	Host       Shape = "authority"   // "//": another authority, or an empty path
	Whole      Shape = "whole"       // another scheme, or nothing shorter leads there
	DotsInside Shape = "dot-segment" // none: the target has dot segments, which a resolution takes away
	Misread    Shape = "misread"     // none: the target is a text that no components give
	NoRelative Shape = "no-relative" // none but the URI itself: the edition has no relative references
	Invalid    Shape = "invalid"     // none: the target does not match the grammar
	NoBase     Shape = "no-base"     // none: base or target is no URI
)

// Relativize answers a request. It fails only if the edition is unknown.
func Relativize(q RelativeRequest) (*Relative, error) {
	e, err := lookUp(q.Edition, q.Options)
	if err != nil {
		return nil, err
	}
	a := &Relative{Edition: e}
	parses := e.Normal != nil && e.Normal.Refuses != nil
	if parses { // from the URL that the base is to the one that the target is
		q.Base, q.Target = e.Normal.Run(q.Base, true, nil, nil), e.Normal.Run(q.Target, true, nil, nil)
		a.known = e.Resolve("", q.Target, nil, nil).Problems
	}
	if !e.IsAbsolute(q.Base) || !e.IsAbsolute(q.Target) {
		a.Why = NoBase
		return a, nil
	}
	all := candidates(uri.Split(q.Base), uri.Split(q.Target))
	if parses {
		all = append(all, parsedCandidates(q.Target)...)
	}
	for _, reference := range all {
		a.try(q, reference)
	}
	switch way := e.WaysWith(q.Options)[edition.SlashRuns]; way {
	case edition.AsMany, edition.FirstAsMany:
		for _, reference := range slashCandidates(q.Base, q.Target, way == edition.AsMany) {
			a.try(q, reference)
		}
	}
	// To RFC 1808 an empty reference is the base with its fragment, which the components do not show.
	if r := e.Resolve(q.Base, "", q.Options, nil); q.Base == q.Target && r.Outcome.HasTarget() && r.Target == q.Target {
		a.try(q, "")
	}
	a.Why = a.shape(q)
	return a, nil
}

// try resolves a candidate, and takes it if it is shorter than what was found, or as short and
// relative to more.
func (a *Relative) try(q RelativeRequest, reference string) {
	if slices.Contains(a.tried, reference) {
		return
	}
	if a.Found && len(reference) > len(a.Reference) {
		return
	}
	parses := a.Edition.Normal != nil && a.Edition.Normal.Refuses != nil
	if _, problems := a.Edition.Check(edition.AsReference, reference); len(problems) > 0 && !parses {
		return
	}
	result := a.Edition.Resolve(q.Base, reference, q.Options, nil)
	a.tried = append(a.tried, reference)
	if !result.Outcome.HasTarget() || result.Target != q.Target || parses && a.isWrong(result.Problems) {
		return
	}
	if a.Edition.Components != nil && a.Edition.PartOf(result.Target, edition.Path) != pathOf(result.Parts) {
		a.misread = true
		return
	}
	a.Reference, a.Found = reference, true
}

// isWrong reports whether a reference has an error that its target has not in any case.
func (a *Relative) isWrong(problems []edition.Problem) bool {
	for i := range problems {
		known := problems[i].On == edition.AsBase
		for j := range a.known {
			known = known || a.known[j].ID == problems[i].ID
		}
		if !known {
			return true
		}
	}
	return false
}

func pathOf(parts []edition.Part) edition.Span {
	for _, p := range parts {
		if p.Role == edition.Path {
			return p.Span
		}
	}
	return edition.Absent
}

// shape returns the reason for the answer.
func (a *Relative) shape(q RelativeRequest) Shape {
	if !a.Found {
		if a.misread {
			return Misread
		}
		if _, problems := a.Edition.Check(edition.AsReference, q.Target); len(problems) > 0 {
			return Invalid
		}
		return DotsInside
	}
	r := uri.Split(a.Reference)
	path := r.Path()
	switch _, hasQuery := r.Query(); {
	case len(a.tried) == 1 && a.Edition.Resolve(q.Base, ".", q.Options, nil).Outcome == edition.NoRelativeForm:
		return NoRelative
	case !r.IsRelative():
		return Whole
	case hasAuthority(r):
		return Host
	case path == "" && hasQuery:
		return OnlyQuery
	case path == "":
		return Empty
	case path == "." || strings.HasPrefix(path, "./") || strings.HasPrefix(path, "/.//"):
		return Dot
	case path[0] == '/':
		return Root
	case path == ".." || len(path) > 2 && path[:3] == "../":
		return Up
	}
	return Down
}

func hasAuthority(r uri.Reference) bool {
	_, ok := r.Authority()
	return ok
}
