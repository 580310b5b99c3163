package explain

import (
	"strconv"
	"strings"

	"uriscope/core/account"
	"uriscope/core/edition"
	"uriscope/core/lens"
)

// heeded keeps the findings that the run bears out, by what became of the characters that they are about.
// A password in a part of the base that is not used, for example, is nobody's business, nor is one in a
// value that a setter ignores. Most texts have no finding, so an account is made only for those that have.
func (x *Explanation) heeded(e *edition.Edition, found []lens.Finding) []lens.Finding {
	if len(found) == 0 || x.Outcome == edition.NoSetters {
		return nil
	}
	var uses uses
	if x.Outcome.HasTarget() && len(x.Base.Text)+len(x.Reference.Text) <= account.Longest {
		a, _ := account.Of(e, x.Base.Text, x.Reference.Text, x.Options)
		uses.pieces, uses.known = a.Pieces, true
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

// setsPart reports whether the reference is the value of an attribute, and no URL.
func (x *Explanation) setsPart() bool {
	set := x.Options[edition.Set]
	return set != "" && set != "none" && set != "href"
}

// argsOfValue returns the args of a finding on the value of an attribute: what it names besides is not in the
// value, but in the target.
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

// heeds reports whether the run bears out a finding.
func (x *Explanation) heeds(u *uses, f lens.Finding) bool {
	switch f.ID {
	case edition.OpaqueBase, edition.FlatBase, edition.LeftOutScheme, edition.AboveRoot, edition.Reread:
		return true // these are about the run
	case edition.Unreported, edition.BaseFragment: // about all of a text
		if f.ID == edition.Unreported && f.On == edition.AsReference && x.setsPart() {
			return false // it has to be no URL
		}
		f.Span = edition.Span{Start: 0, End: len([...]*Text{edition.AsBase: &x.Base, edition.AsReference: &x.Reference}[f.On].Text)}
	}
	if !x.Outcome.HasTarget() {
		switch f.ID {
		case edition.LookAlike, edition.Unseen, edition.RightToLeft: // perhaps they are why there is none
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
	case edition.Unseen: // it may be removed, which is a way to be used
		return u.of(f.On, f.Span, account.Kept, account.Changed, account.Removed) || f.On == edition.AsReference && u.of(f.On, f.Span, account.Dropped)
	case edition.EncodedDots, edition.DotsWithParameter, edition.WebSuffix, edition.DeviceName: // they say that it is kept
		return u.of(f.On, f.Span, account.Kept, account.Changed)
	}
	return u.of(f.On, f.Span, account.Kept, account.Changed, account.Removed)
}

// uses are what became of the characters of a run.
type uses struct {
	pieces []account.Piece
	known  bool
}

// levels returns how many ".." segments of the reference's path have nothing to remove: they are kept, or
// removed alone.
func (x *Explanation) levels(u *uses) (n int) {
	kept := x.Edition.WaysWith(x.Options)[edition.ExcessDots] == edition.Kept
	taking := map[int]bool{} // the steps that remove a segment
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

// of reports whether one of the characters in a span has one of the fates.
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

// has reports whether a text has one of the components in the target.
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
