package compare

import (
	"slices"
	"strings"

	"uriscope.example/core/uri"
	"uriscope/core/edition"
)

// A RelativeRequest asks for the reference that leads from a base to a target.
type RelativeRequest struct {
	Base, Target string
	Edition      string // id; the standard if empty
	Options      edition.Options
}

// A Relative is the answer to a [RelativeRequest].
type Relative struct {
	Edition   *edition.Edition
	Reference string // the shortest one
	Found     bool   // whether there is one
	Why       Shape
	tried     []string          // the references that have been resolved
	misread   bool              // whether one of them gives the target's text, but with other components
	known     []edition.Problem // the target's errors, if a parser reported any
}

// A Shape is the reason for the form of the shortest reference, or for its absence.
type Shape string

const (
	Empty      Shape = "empty"       // nothing, or just a fragment
	OnlyQuery  Shape = "only-query"  // the base's path is used
	Down       Shape = "path"        // continues from the base's directory
	Dot        Shape = "dot"         // ".", "./" or "/.": without it, the path would be empty or parsed as something else
	Up         Shape = "up"          // ".." to a directory above
	Root       Shape = "root"        // the whole path, which is no longer than the relative one
	Host       Shape = "authority"   // "//": another authority, or an empty path
	Whole      Shape = "whole"       // another scheme, or nothing shorter works
	DotsInside Shape = "dot-segment" // none: the target has dot segments, which resolving removes
	Misread    Shape = "misread"     // none: no components compose to the target
	NoRelative Shape = "no-relative" // only the URI itself: the edition has no relative references
	Invalid    Shape = "invalid"     // none: the target doesn't match the grammar
	NoBase     Shape = "no-base"     // none: base or target isn't a URI
)

// Relativize answers a request. It fails only if the edition is unknown.
func Relativize(q RelativeRequest) (*Relative, error) {
	e, err := lookUp(q.Edition, q.Options)
	if err != nil {
		return nil, err
	}
	a := &Relative{Edition: e}
	parses := e.Normal != nil && e.Normal.Refuses != nil
	if parses { // replace base and target by the URLs that they parse to
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
	// In RFC 1808, an empty reference is the base with its fragment, which the components don't show.
	if r := e.Resolve(q.Base, "", q.Options, nil); q.Base == q.Target && r.Outcome.HasTarget() && r.Target == q.Target {
		a.try(q, "")
	}
	a.Why = a.shape(q)
	return a, nil
}

// try resolves a candidate and accepts it if it is shorter than the best so far, or as short but takes more
// from the base.
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

// isWrong reports whether a reference has an error that its target doesn't have.
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
