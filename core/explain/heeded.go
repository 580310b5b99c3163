package explain

import (
	"strconv"
	"strings"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/lens"
)

// heeded keeps only the findings that the run confirms, by the fate of the characters concerned. For example,
// it drops a password in an unused part of the base, or in a value that a setter ignores. Most texts have no
// findings, so it computes an account only if there are some.
func (x *Explanation) heeded(e *edition.Edition, result edition.Result, found []lens.Finding) []lens.Finding {
	if len(found) == 0 || x.Outcome == edition.NoSetters {
		return nil
	}
	var uses uses
	if x.Outcome.HasTarget() && len(x.Base.Text)+len(x.Reference.Text) <= account.Longest {
		uses.pieces = account.PiecesOf(e, x.Base.Text, x.Reference.Text, x.Options, x.Run, result)
		uses.known = true
	}
	kept := found[:0]
	for _, f := range found {
		if x.heeds(&uses, f) {
			if f.ID == edition.AboveRoot && uses.known {
				levels := x.levels(&uses)
				if levels == 0 {
					continue
				}
				f.Args = []string{"levels", strconv.Itoa(levels)}
			}
			if f.On == edition.AsReference && x.setsPart() {
				f.Args = x.argsOfValue(f)
			}
			kept = append(kept, f)
		}
	}
	return kept
}

// setsPart reports whether the reference is an attribute's value rather than a URL.
func (x *Explanation) setsPart() bool {
	set := x.Options[edition.Set]
	return set != "" && set != "none" && set != "href"
}

// argsOfValue returns the args of a finding on an attribute's value: other parts that it names are in the
// target, not in the value.
func (x *Explanation) argsOfValue(f lens.Finding) []string {
	part := func(name string) edition.Span {
		for _, p := range x.Result.Parts {
			if p.Name == name {
				return p.Span
			}
		}
		return edition.Absent
	}
	switch f.ID {
	case edition.ClearPassword:
		if at := part("password"); at != edition.Absent {
			return []string{"hidden", lens.Hide(x.Target, at)}
		}
	case edition.HostLikeUser:
		return []string{"host", part("host").Of(x.Target)}
	}
	return f.Args
}

// heeds reports whether the run confirms a finding.
func (x *Explanation) heeds(u *uses, f lens.Finding) bool {
	switch f.ID {
	case edition.OpaqueBase, edition.FlatBase, edition.LeftOutScheme, edition.AboveRoot, edition.Reread:
		return true // about the run itself
	case edition.Unreported, edition.BaseFragment: // about a whole text
		if f.ID == edition.Unreported && f.On == edition.AsReference && x.setsPart() {
			return false // an attribute's value needn't be a URL
		}
		f.Span = edition.Span{Start: 0, End: len([...]*Text{edition.AsBase: &x.Base, edition.AsReference: &x.Reference}[f.On].Text)}
	}
	if !x.Outcome.HasTarget() {
		switch f.ID {
		case edition.LookAlike, edition.Unseen, edition.RightToLeft: // possible reasons why resolution fails
			return x.Outcome == edition.Failed || f.On == edition.AsReference
		}
		return x.Outcome == edition.CurrentDocument && f.On == edition.AsReference
	}
	if !u.known {
		return true
	}
	switch f.ID {
	case edition.EmptyHost:
		return f.On == edition.AsReference || !u.has(edition.AsReference, edition.Scheme, edition.Authority)
	case edition.Unseen: // removing it is also a use
		return u.of(f.On, f.Span, account.Kept, account.Changed, account.Removed) || f.On == edition.AsReference && u.of(f.On, f.Span, account.Dropped)
	case edition.EncodedDots, edition.DotsWithParameter, edition.WebSuffix, edition.DeviceName: // these say that it is kept
		return u.of(f.On, f.Span, account.Kept, account.Changed)
	}
	return u.of(f.On, f.Span, account.Kept, account.Changed, account.Removed)
}

// uses are the fates of a run's characters.
type uses struct {
	pieces []account.Piece
	known  bool
}

// levels returns how many ".." segments of the reference's path have nothing to remove, and so are kept or
// removed alone.
func (x *Explanation) levels(u *uses) (n int) {
	kept := x.Edition.WaysWith(x.Options)[edition.ExcessDots] == edition.Kept
	taking := map[int]bool{} // steps that remove a segment
	for i := range u.pieces {
		if p := &u.pieces[i]; p.By != nil {
			taking[p.Step] = true
		}
	}
	for i := range u.pieces {
		p := &u.pieces[i]
		if p.Use != edition.AsReference || p.Role.Name() != edition.Path {
			continue
		}
		switch text := p.Span.Of(x.Reference.Text); {
		case p.Fate == account.Kept:
			for segment := range strings.SplitSeq(text, "/") {
				if segment == ".." {
					n++
				}
			}
		case !kept && p.Fate == account.Removed && p.By == nil && !taking[p.Step] && (text == ".." || text == "../"):
			n++
		}
	}
	return n
}

// of reports whether any character in a span has one of the fates.
func (u *uses) of(use edition.Use, span edition.Span, fates ...account.Fate) bool {
	for i := range u.pieces {
		p := &u.pieces[i]
		if p.Use != use || p.Span.End <= span.Start || p.Span.Start >= span.End {
			continue
		}
		for _, fate := range fates {
			if p.Fate == fate {
				return true
			}
		}
	}
	return false
}

// has reports whether the target contains one of a text's components.
func (u *uses) has(use edition.Use, roles ...edition.Role) bool {
	for i := range u.pieces {
		p := &u.pieces[i]
		for _, role := range roles {
			if p.Use == use && p.Role.Name() == role && p.Fate != account.Unused && p.Fate != account.Dropped {
				return true
			}
		}
	}
	return false
}
